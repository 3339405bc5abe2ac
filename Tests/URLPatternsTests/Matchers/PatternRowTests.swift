import Testing
import URLPatterns

/// Matchers of 1 to 12 patterns.
///
/// Each number of them is written out, because that decides which
/// initializer the compiler chooses, and how it specializes it in release builds.
@Suite struct PatternRowTests {
  typealias PathTest = @Sendable (Counted<String>, [Capture<Int>]) -> Bool
  private typealias E = Exactly
  typealias ElementTest = @Sendable (String, [Capture<Int>]) -> Bool

  private static let textsBegins: [@Sendable (Counted<String>) -> Bool] = [
    { Begins("1") ~= $0 },
    { Begins("1", "2") ~= $0 },
    { Begins("1", "2", "3") ~= $0 },
    { Begins("1", "2", "3", "4") ~= $0 },
    { Begins("1", "2", "3", "4", "5") ~= $0 },
    { Begins("1", "2", "3", "4", "5", "6") ~= $0 },
    { Begins("1", "2", "3", "4", "5", "6", "7") ~= $0 },
    { Begins("1", "2", "3", "4", "5", "6", "7", "8") ~= $0 },
    { Begins("1", "2", "3", "4", "5", "6", "7", "8", "9") ~= $0 },
    { Begins("1", "2", "3", "4", "5", "6", "7", "8", "9", "10") ~= $0 },
    { Begins("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11") ~= $0 },
    { Begins("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12") ~= $0 },
  ]

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  private static let mixedBegins: [PathTest] = [
    { Begins($1[0]) ~= $0 },
    { Begins($1[0], "2") ~= $0 },
    { Begins($1[0], "2", $1[2]) ~= $0 },
    { Begins($1[0], "2", $1[2], "4") ~= $0 },
    { Begins($1[0], "2", $1[2], "4", $1[4]) ~= $0 },
    { Begins($1[0], "2", $1[2], "4", $1[4], "6") ~= $0 },
    { Begins($1[0], "2", $1[2], "4", $1[4], "6", $1[6]) ~= $0 },
    { Begins($1[0], "2", $1[2], "4", $1[4], "6", $1[6], "8") ~= $0 },
    { Begins($1[0], "2", $1[2], "4", $1[4], "6", $1[6], "8", $1[8]) ~= $0 },
    { Begins($1[0], "2", $1[2], "4", $1[4], "6", $1[6], "8", $1[8], "10") ~= $0 },
    { Begins($1[0], "2", $1[2], "4", $1[4], "6", $1[6], "8", $1[8], "10", $1[10]) ~= $0 },
    { Begins($1[0], "2", $1[2], "4", $1[4], "6", $1[6], "8", $1[8], "10", $1[10], "12") ~= $0 },
  ]

  private static let textsContains: [@Sendable (Counted<String>) -> Bool] = [
    { Contains("1") ~= $0 },
    { Contains("1", "2") ~= $0 },
    { Contains("1", "2", "3") ~= $0 },
    { Contains("1", "2", "3", "4") ~= $0 },
    { Contains("1", "2", "3", "4", "5") ~= $0 },
    { Contains("1", "2", "3", "4", "5", "6") ~= $0 },
    { Contains("1", "2", "3", "4", "5", "6", "7") ~= $0 },
    { Contains("1", "2", "3", "4", "5", "6", "7", "8") ~= $0 },
    { Contains("1", "2", "3", "4", "5", "6", "7", "8", "9") ~= $0 },
    { Contains("1", "2", "3", "4", "5", "6", "7", "8", "9", "10") ~= $0 },
    { Contains("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11") ~= $0 },
    { Contains("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12") ~= $0 },
  ]

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  private static let mixedContains: [PathTest] = [
    { Contains($1[0]) ~= $0 },
    { Contains($1[0], "2") ~= $0 },
    { Contains($1[0], "2", $1[2]) ~= $0 },
    { Contains($1[0], "2", $1[2], "4") ~= $0 },
    { Contains($1[0], "2", $1[2], "4", $1[4]) ~= $0 },
    { Contains($1[0], "2", $1[2], "4", $1[4], "6") ~= $0 },
    { Contains($1[0], "2", $1[2], "4", $1[4], "6", $1[6]) ~= $0 },
    { Contains($1[0], "2", $1[2], "4", $1[4], "6", $1[6], "8") ~= $0 },
    { Contains($1[0], "2", $1[2], "4", $1[4], "6", $1[6], "8", $1[8]) ~= $0 },
    { Contains($1[0], "2", $1[2], "4", $1[4], "6", $1[6], "8", $1[8], "10") ~= $0 },
    { Contains($1[0], "2", $1[2], "4", $1[4], "6", $1[6], "8", $1[8], "10", $1[10]) ~= $0 },
    { Contains($1[0], "2", $1[2], "4", $1[4], "6", $1[6], "8", $1[8], "10", $1[10], "12") ~= $0 },
  ]

  private static let textsEnds: [@Sendable (Counted<String>) -> Bool] = [
    { Ends("1") ~= $0 },
    { Ends("1", "2") ~= $0 },
    { Ends("1", "2", "3") ~= $0 },
    { Ends("1", "2", "3", "4") ~= $0 },
    { Ends("1", "2", "3", "4", "5") ~= $0 },
    { Ends("1", "2", "3", "4", "5", "6") ~= $0 },
    { Ends("1", "2", "3", "4", "5", "6", "7") ~= $0 },
    { Ends("1", "2", "3", "4", "5", "6", "7", "8") ~= $0 },
    { Ends("1", "2", "3", "4", "5", "6", "7", "8", "9") ~= $0 },
    { Ends("1", "2", "3", "4", "5", "6", "7", "8", "9", "10") ~= $0 },
    { Ends("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11") ~= $0 },
    { Ends("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12") ~= $0 },
  ]

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  private static let mixedEnds: [PathTest] = [
    { Ends($1[0]) ~= $0 },
    { Ends($1[0], "2") ~= $0 },
    { Ends($1[0], "2", $1[2]) ~= $0 },
    { Ends($1[0], "2", $1[2], "4") ~= $0 },
    { Ends($1[0], "2", $1[2], "4", $1[4]) ~= $0 },
    { Ends($1[0], "2", $1[2], "4", $1[4], "6") ~= $0 },
    { Ends($1[0], "2", $1[2], "4", $1[4], "6", $1[6]) ~= $0 },
    { Ends($1[0], "2", $1[2], "4", $1[4], "6", $1[6], "8") ~= $0 },
    { Ends($1[0], "2", $1[2], "4", $1[4], "6", $1[6], "8", $1[8]) ~= $0 },
    { Ends($1[0], "2", $1[2], "4", $1[4], "6", $1[6], "8", $1[8], "10") ~= $0 },
    { Ends($1[0], "2", $1[2], "4", $1[4], "6", $1[6], "8", $1[8], "10", $1[10]) ~= $0 },
    { Ends($1[0], "2", $1[2], "4", $1[4], "6", $1[6], "8", $1[8], "10", $1[10], "12") ~= $0 },
  ]

  private static let textsOneOf: [@Sendable (String) -> Bool] = [
    { OneOf("1") ~= $0 },
    { OneOf("1", "2") ~= $0 },
    { OneOf("1", "2", "3") ~= $0 },
    { OneOf("1", "2", "3", "4") ~= $0 },
    { OneOf("1", "2", "3", "4", "5") ~= $0 },
    { OneOf("1", "2", "3", "4", "5", "6") ~= $0 },
    { OneOf("1", "2", "3", "4", "5", "6", "7") ~= $0 },
    { OneOf("1", "2", "3", "4", "5", "6", "7", "8") ~= $0 },
    { OneOf("1", "2", "3", "4", "5", "6", "7", "8", "9") ~= $0 },
    { OneOf("1", "2", "3", "4", "5", "6", "7", "8", "9", "10") ~= $0 },
    { OneOf("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11") ~= $0 },
    { OneOf("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12") ~= $0 },
  ]

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  private static let mixedOneOf: [ElementTest] = [
    { OneOf($1[0]) ~= $0 },
    { OneOf(E("1"), $1[1]) ~= $0 },
    { OneOf(E("1"), "2", $1[2]) ~= $0 },
    { OneOf(E("1"), "2", E("3"), $1[3]) ~= $0 },
    { OneOf(E("1"), "2", E("3"), "4", $1[4]) ~= $0 },
    { OneOf(E("1"), "2", E("3"), "4", E("5"), $1[5]) ~= $0 },
    { OneOf(E("1"), "2", E("3"), "4", E("5"), "6", $1[6]) ~= $0 },
    { OneOf(E("1"), "2", E("3"), "4", E("5"), "6", E("7"), $1[7]) ~= $0 },
    { OneOf(E("1"), "2", E("3"), "4", E("5"), "6", E("7"), "8", $1[8]) ~= $0 },
    { OneOf(E("1"), "2", E("3"), "4", E("5"), "6", E("7"), "8", E("9"), $1[9]) ~= $0 },
    { OneOf(E("1"), "2", E("3"), "4", E("5"), "6", E("7"), "8", E("9"), "10", $1[10]) ~= $0 },
    {
      OneOf(E("1"), "2", E("3"), "4", E("5"), "6", E("7"), "8", E("9"), "10", E("11"), $1[11]) ~= $0
    },
  ]

  private static let numbers = (1...12).map(String.init)

  @Test(arguments: 1...12) func `a path matches as many texts as a matcher has`(count: Int) {
    let elements = Self.numbers.prefix(count)
    let whole = Counted(elements)
    let others = elements.indices.map { wrong in
      Counted(elements.enumerated().map { $0.offset == wrong ? "x" : $0.element })
    }
    for matches in [
      Self.textsBegins[count - 1], Self.textsContains[count - 1], Self.textsEnds[count - 1],
    ] {
      #expect(matches(whole))
      for other in others + [whole.dropFirst(), whole.dropLast()] { #expect(!matches(other)) }
    }
    #expect(Self.textsBegins[count - 1](whole + .N1("x")))
    #expect(!Self.textsBegins[count - 1](.N1("x") + whole))
    #expect(Self.textsEnds[count - 1](.N1("x") + whole))
    #expect(!Self.textsEnds[count - 1](whole + .N1("x")))
    #expect(Self.textsContains[count - 1](.N1("x") + whole + .N1("x")))
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test(arguments: 1...12) func `captures mix with texts`(count: Int) {
    let path = Counted(Self.numbers.prefix(count))
    for (matches, path) in [
      (Self.mixedBegins[count - 1], path + .N1("x")), (Self.mixedEnds[count - 1], .N1("x") + path),
      (Self.mixedContains[count - 1], .N1("x") + path + .N1("x")),
    ] {
      let captures = (0..<12).map { _ in Capture(Int.self) }
      #expect(matches(path, captures))
      for i in 0..<12 { #expect(captures[i].value == (i < count && i % 2 == 0 ? i + 1 : nil)) }
      #expect(!matches(path.prefix(count / 2), captures))
    }
  }

  @Test(arguments: 1...12) func `an element matches one of the texts`(count: Int) {
    for (i, number) in Self.numbers.enumerated() {
      #expect(Self.textsOneOf[count - 1](number) == (i < count))
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test(arguments: 1...12) func `an element matches one of the patterns`(count: Int) {
    for (i, number) in Self.numbers.enumerated() {
      // The last pattern captures what the others don't match.
      let captures = (0..<12).map { _ in Capture(Int.self) }
      #expect(Self.mixedOneOf[count - 1](number, captures))
      #expect(captures[count - 1].value == (i < count - 1 ? nil : i + 1))
      #expect(!Self.mixedOneOf[count - 1]("x", captures))
    }
  }

  // In a global scope and in a function, the compiler takes different ways.
  @Test func `five texts in a case decide where the link goes`() {
    func place(_ element: String) -> String {
      switch element {
      case OneOf("docs", "blog", "builds", "collections", "keywords"): "reserved"
      default: "package"
      }
    }
    #expect(["docs", "keywords", "swift"].map(place) == ["reserved", "reserved", "package"])
    #expect(isReserved)
  }
}

private let isReserved = OneOf("a", "b", "c", "d", "e") ~= "e"
