import Testing
import URLPatterns

/// Matchers of up to 12 patterns.
///
/// They're written out, because their number decides which initializer the compiler chooses, and
/// how it specializes it in release builds.
@Suite struct PatternRowTests {
  /// All matchers of the same patterns.
  private struct Matchers {
    let begins, contains, ends: (Counted<String>) -> Bool
    let oneOf: (String) -> Bool

    init<Row: _PatternRow>(_ one: OneOf<Row>) {
      begins = { Begins(_patterns: one.patterns) ~= $0 }
      contains = { Contains(_patterns: one.patterns) ~= $0 }
      ends = { Ends(_patterns: one.patterns) ~= $0 }
      oneOf = { one ~= $0 }
    }
  }

  private static let texts: [@Sendable () -> Matchers] = [
    { Matchers(OneOf("1")) },
    { Matchers(OneOf("1", "2")) },
    { Matchers(OneOf("1", "2", "3")) },
    { Matchers(OneOf("1", "2", "3", "4")) },
    { Matchers(OneOf("1", "2", "3", "4", "5")) },
    { Matchers(OneOf("1", "2", "3", "4", "5", "6", "7", "8")) },
    { Matchers(OneOf("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12")) },
  ]

  private typealias E = Exactly

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  private static let mixed: [@Sendable (Capture<Int>) -> Matchers] = [
    { Matchers(OneOf($0)) },
    { Matchers(OneOf(E("1"), $0)) },
    { Matchers(OneOf(E("1"), "2", $0)) },
    { Matchers(OneOf(E("1"), "2", E("3"), $0)) },
    { Matchers(OneOf(E("1"), "2", E("3"), "4", $0)) },
    { Matchers(OneOf(E("1"), "2", E("3"), "4", E("5"), "6", E("7"), $0)) },
    { Matchers(OneOf(E("1"), "2", E("3"), "4", E("5"), "6", E("7"), "8", E("9"), "10", "11", $0)) },
  ]

  private static let numbers = (1...12).map(String.init)

  /// The number of patterns in each matcher.
  private static let counts = [1, 2, 3, 4, 5, 8, 12]

  @Test(arguments: counts.indices) func `a path matches as many texts as a matcher has`(index: Int)
  {
    let matchers = Self.texts[index]()
    let elements = Self.numbers.prefix(Self.counts[index])
    let whole = Counted(elements)
    let others = elements.indices.map { wrong in
      Counted(elements.enumerated().map { $0.offset == wrong ? "x" : $0.element })
    }
    for matches in [matchers.begins, matchers.contains, matchers.ends] {
      #expect(matches(whole))
      for other in others + [whole.dropFirst(), whole.dropLast()] { #expect(!matches(other)) }
    }
    #expect(matchers.begins(whole + .N1("x")) && !matchers.begins(.N1("x") + whole))
    #expect(matchers.ends(.N1("x") + whole) && !matchers.ends(whole + .N1("x")))
    #expect(matchers.contains(.N1("x") + whole + .N1("x")))
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test(arguments: counts.indices) func `a capture mixes with texts`(index: Int) {
    let count = Self.counts[index]
    let path = Counted(Self.numbers.prefix(count))
    let last = Capture(Int.self)
    let matchers = Self.mixed[index](last)
    for (matches, path) in [
      (matchers.begins, path + .N1("x")), (matchers.ends, .N1("x") + path),
      (matchers.contains, .N1("x") + path + .N1("x")),
    ] {
      #expect(matches(path))
      #expect(last() == count)
      #expect(!matches(path.prefix(count / 2)))
    }
  }

  @Test(arguments: counts.indices) func `an element matches one of the texts`(index: Int) {
    let matchers = Self.texts[index]()
    for (i, number) in Self.numbers.enumerated() {
      #expect(matchers.oneOf(number) == (i < Self.counts[index]))
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test(arguments: counts.indices) func `an element matches one of the patterns`(index: Int) {
    for (i, number) in Self.numbers.enumerated() {
      // The last pattern captures what the others don't match.
      let last = Capture(Int.self)
      let matchers = Self.mixed[index](last)
      #expect(matchers.oneOf(number))
      #expect(last.value == (i < Self.counts[index] - 1 ? nil : i + 1))
      #expect(!matchers.oneOf("x"))
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
