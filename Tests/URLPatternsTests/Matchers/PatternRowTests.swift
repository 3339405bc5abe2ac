import Testing
import URLPatterns

/// Matchers of up to 12 patterns.
///
/// They're written out, because their number decides which initializer the compiler chooses, and
/// how it specializes it in release builds.
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
    { Begins("1", "2", "3", "4", "5", "6", "7", "8") ~= $0 },
    { Begins("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12") ~= $0 },
  ]

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  private static let mixedBegins: [PathTest] = [
    { Begins($1[0]) ~= $0 },
    { Begins($1[0], "2") ~= $0 },
    { Begins($1[0], "2", $1[2]) ~= $0 },
    { Begins($1[0], "2", $1[2], "4") ~= $0 },
    { Begins($1[0], "2", $1[2], "4", $1[4]) ~= $0 },
    { Begins($1[0], "2", $1[2], "4", $1[4], "6", $1[6], "8") ~= $0 },
    { Begins($1[0], "2", $1[2], "4", $1[4], "6", $1[6], "8", $1[8], "10", $1[10], "12") ~= $0 },
  ]

  private static let textsContains: [@Sendable (Counted<String>) -> Bool] = [
    { Contains("1") ~= $0 },
    { Contains("1", "2") ~= $0 },
    { Contains("1", "2", "3") ~= $0 },
    { Contains("1", "2", "3", "4") ~= $0 },
    { Contains("1", "2", "3", "4", "5") ~= $0 },
    { Contains("1", "2", "3", "4", "5", "6", "7", "8") ~= $0 },
    { Contains("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12") ~= $0 },
  ]

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  private static let mixedContains: [PathTest] = [
    { Contains($1[0]) ~= $0 },
    { Contains($1[0], "2") ~= $0 },
    { Contains($1[0], "2", $1[2]) ~= $0 },
    { Contains($1[0], "2", $1[2], "4") ~= $0 },
    { Contains($1[0], "2", $1[2], "4", $1[4]) ~= $0 },
    { Contains($1[0], "2", $1[2], "4", $1[4], "6", $1[6], "8") ~= $0 },
    { Contains($1[0], "2", $1[2], "4", $1[4], "6", $1[6], "8", $1[8], "10", $1[10], "12") ~= $0 },
  ]

  private static let textsEnds: [@Sendable (Counted<String>) -> Bool] = [
    { Ends("1") ~= $0 },
    { Ends("1", "2") ~= $0 },
    { Ends("1", "2", "3") ~= $0 },
    { Ends("1", "2", "3", "4") ~= $0 },
    { Ends("1", "2", "3", "4", "5") ~= $0 },
    { Ends("1", "2", "3", "4", "5", "6", "7", "8") ~= $0 },
    { Ends("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12") ~= $0 },
  ]

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  private static let mixedEnds: [PathTest] = [
    { Ends($1[0]) ~= $0 },
    { Ends($1[0], "2") ~= $0 },
    { Ends($1[0], "2", $1[2]) ~= $0 },
    { Ends($1[0], "2", $1[2], "4") ~= $0 },
    { Ends($1[0], "2", $1[2], "4", $1[4]) ~= $0 },
    { Ends($1[0], "2", $1[2], "4", $1[4], "6", $1[6], "8") ~= $0 },
    { Ends($1[0], "2", $1[2], "4", $1[4], "6", $1[6], "8", $1[8], "10", $1[10], "12") ~= $0 },
  ]

  private static let textsOneOf: [@Sendable (String) -> Bool] = [
    { OneOf("1") ~= $0 },
    { OneOf("1", "2") ~= $0 },
    { OneOf("1", "2", "3") ~= $0 },
    { OneOf("1", "2", "3", "4") ~= $0 },
    { OneOf("1", "2", "3", "4", "5") ~= $0 },
    { OneOf("1", "2", "3", "4", "5", "6", "7", "8") ~= $0 },
    { OneOf("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12") ~= $0 },
  ]

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  private static let mixedOneOf: [ElementTest] = [
    { OneOf($1[0]) ~= $0 },
    { OneOf(E("1"), $1[1]) ~= $0 },
    { OneOf(E("1"), "2", $1[2]) ~= $0 },
    { OneOf(E("1"), "2", E("3"), $1[3]) ~= $0 },
    { OneOf(E("1"), "2", E("3"), "4", $1[4]) ~= $0 },
    { OneOf(E("1"), "2", E("3"), "4", E("5"), "6", E("7"), $1[7]) ~= $0 },
    {
      OneOf(E("1"), "2", E("3"), "4", E("5"), "6", E("7"), "8", E("9"), "10", E("11"), $1[11]) ~= $0
    },
  ]

  private static let numbers = (1...12).map(String.init)

  /// The number of patterns in each matcher.
  private static let counts = [1, 2, 3, 4, 5, 8, 12]

  @Test(arguments: counts.indices) func `a path matches as many texts as a matcher has`(index: Int)
  {
    let count = Self.counts[index]
    let elements = Self.numbers.prefix(count)
    let whole = Counted(elements)
    let others = elements.indices.map { wrong in
      Counted(elements.enumerated().map { $0.offset == wrong ? "x" : $0.element })
    }
    for matches in [
      Self.textsBegins[index], Self.textsContains[index], Self.textsEnds[index],
    ] {
      #expect(matches(whole))
      for other in others + [whole.dropFirst(), whole.dropLast()] { #expect(!matches(other)) }
    }
    #expect(Self.textsBegins[index](whole + .N1("x")))
    #expect(!Self.textsBegins[index](.N1("x") + whole))
    #expect(Self.textsEnds[index](.N1("x") + whole))
    #expect(!Self.textsEnds[index](whole + .N1("x")))
    #expect(Self.textsContains[index](.N1("x") + whole + .N1("x")))
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test(arguments: counts.indices) func `captures mix with texts`(index: Int) {
    let count = Self.counts[index]
    let path = Counted(Self.numbers.prefix(count))
    for (matches, path) in [
      (Self.mixedBegins[index], path + .N1("x")), (Self.mixedEnds[index], .N1("x") + path),
      (Self.mixedContains[index], .N1("x") + path + .N1("x")),
    ] {
      let captures = (0..<12).map { _ in Capture(Int.self) }
      #expect(matches(path, captures))
      for i in 0..<12 { #expect(captures[i].value == (i < count && i % 2 == 0 ? i + 1 : nil)) }
      #expect(!matches(path.prefix(count / 2), captures))
    }
  }

  @Test(arguments: counts.indices) func `an element matches one of the texts`(index: Int) {
    let count = Self.counts[index]
    for (i, number) in Self.numbers.enumerated() {
      #expect(Self.textsOneOf[index](number) == (i < count))
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test(arguments: counts.indices) func `an element matches one of the patterns`(index: Int) {
    let count = Self.counts[index]
    for (i, number) in Self.numbers.enumerated() {
      // The last pattern captures what the others don't match.
      let captures = (0..<12).map { _ in Capture(Int.self) }
      #expect(Self.mixedOneOf[index](number, captures))
      #expect(captures[count - 1].value == (i < count - 1 ? nil : i + 1))
      #expect(!Self.mixedOneOf[index]("x", captures))
    }
  }

  @Test func `a path that is an element too short for many patterns doesn't match`() {
    #expect(!(Begins("a", "b", "c", "d", "e", "f") ~= Counted(path: "/a/b/c/d/e")))
    #expect(!(Begins("a", "b", "c", "d", "e", "f", "g") ~= Counted(path: "/a/b/c/d/e/f")))
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
