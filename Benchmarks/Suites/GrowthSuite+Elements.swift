import Foundation
import URLPatterns

/// Matchers for an element, each on a long element that it has to read.
let elementGrowth: [Benchmark] = [
  growth("literal", of: "ü") { text in text + "a" ~= text + "b" },
  growth("Exactly", of: "ü") { Exactly($0 + "a") ~= $0 + "b" },
  growth("IgnoringCase of ASCII", of: "Ab") { IgnoringCase($0) ~= $0.lowercased() },
  growth("IgnoringCase of letters", of: "Ü", 500) { IgnoringCase($0) ~= $0.lowercased() },
  growth("IgnoringCase in many rows", 100) { count in
    // A text that's too long to match isn't folded for each row.
    let text = String(repeating: "ü", count: count)
    return { for _ in 0..<count { consume(IgnoringCase("Ü") ~= text) } }
  },
  growth("OneOf", of: "a") { OneOf("a", IgnoringCase("b"), Exactly("c")) ~= $0 },
  growth("Split", of: "ü-") { Split(Capture(Int.self), Capture(Int.self), by: "-") ~= $0 },
  growth("four times Split in Split", of: "a-", 10) { text in
    let pattern = (0..<4).reduce(AnyPattern("b")) { inner, _ in
      AnyPattern(Split(inner, Regex(".*"), by: "-"))
    }
    return pattern ~= text
  },
  growth("four times Split in Split, where the rest is split", of: "a-", 10) { text in
    let pattern = (0..<4).reduce(AnyPattern("b")) { inner, _ in
      AnyPattern(Split(Regex(".*"), inner, by: "-"))
    }
    return pattern ~= text
  },
  growth("Split into three", of: "a--") {
    Split(Capture(Int.self), Capture(Int.self), Capture(Int.self), by: "--") ~= $0
  },
  growth("Split into ten", of: "ü", after: "1-2-3-4-5-6-7-8-9-") {
    Split("1", "2", "3", "4", "5", "6", "7", "8", "9", Capture(String.self), by: "-") ~= $0
  },
  growth("Split into ten, separators", of: "1-") {
    Split("1", "2", "3", "4", "5", "6", "7", "8", "9", Capture(String.self), by: "-") ~= $0
  },
  growth("Prefixed and Suffixed", of: "ü") {
    Prefixed("ü", Suffixed(Capture(String.self), "ü")) ~= $0
  },
  growth("Capture(URL)", of: "a", after: "s://") { Capture(URL.self) ~= $0 },
  growth("Capture(URL) of a host with marks", of: "\u{301}", after: "https://a") {
    Capture(URL.self) ~= $0
  },
  growth("Capture(UUID)", of: "a") { Capture(UUID.self) ~= $0 },
  growth("Capture(Int)", of: "1") { Capture(Int.self) ~= $0 },
  growth("Capture(Double)", of: "1") { Capture(Double.self) ~= $0 },
  growth("Capture(Bool)", of: "true") { Capture(Bool.self) ~= $0 },
  growth("Capture(Character)", of: "a") { Capture(Character.self) ~= $0 },
]

/// A matcher whose type doesn't tell what's in it.
private struct AnyPattern: PatternMatching, Sendable {
  let matches: @Sendable (String) -> Bool

  init<Pattern: PatternMatching & Sendable>(_ pattern: Pattern) { matches = { pattern ~= $0 } }

  static func ~= (pattern: AnyPattern, element: String) -> Bool { pattern.matches(element) }
}

/// Combining marks in text that a stranger writes.
let markGrowth: [Benchmark] =
  ["", "user"].flatMap { beginning in
    [
      marks("literals", beginning) { text in
        let path = Counted(path: "/\(text)/x")
        if case .N2("users", "x") = path { return true }
        if case .N2("é", "x") = path { return true }
        return Begins("users") ~= path || Contains("users", "x") ~= path
      },
      marks("OneOf", beginning) { OneOf("users", "é", Exactly("e")) ~= $0 },
      marks("IgnoringCase", beginning) {
        IgnoringCase("Users") ~= $0 || IgnoringCase("É") ~= $0
      },
      marks("Capture", beginning) {
        Capture(Bool.self) ~= $0 || Capture(Character.self) ~= $0 || Capture(Int.self) ~= $0
      },
      marks("raw values", beginning) {
        Capture(Meal.self) ~= $0
          || QueryArguments(percentEncoded: "x=\($0)")["x", as: Meal.self] != nil
      },
      marks("names of arguments", beginning) { text in
        var query = QueryArguments(percentEncoded: "\(text)=1&\(text)&user=2")
        query["user"] = "3"
        return query["users"] == nil && query.contains(named: "é")
          && query.ignoringCase().contains(named: "USERS")
      },
      marks("queries", beginning) { text in
        let queries = ["\u{301}", "\u{316}"].map {
          QueryArguments(percentEncoded: "\(text)\($0)=\(text)\($0)")
        }
        return Set(queries).count
      },
      marks("values of arguments", beginning) {
        QueryArguments(percentEncoded: "x=\($0)")["x", as: Bool.self]
      },
      marks("Regex", beginning) { Regex(".*z") ~= $0 },
      marks("pattern", beginning) { try Regex(validating: "(\($0)") },
      marks("patterns in a set", beginning) {
        (Set([try Regex(validating: "[\($0)]")]), Set([Exactly($0)]))
      },
      marks("property", beginning) { try Regex(validating: "\\p{\($0)}") },
      marks("flag", beginning) { try Regex(validating: "(?\($0))") },
    ]
  }

private enum Meal: String { case café, crème }

private func marks<Result>(
  _ name: String, _ beginning: String, _ work: @escaping @Sendable (String) throws -> Result
) -> Benchmark {
  growth("marks after “\(beginning)”: \(name)", 250) { count in
    let text = beginning + marks(count)
    return { consume(try? work(text)) }
  }
}

/// Long elements, with patterns that take other matchers years.
let regexGrowth: [Benchmark] = [
  ("[a-z]+", "a", 1_000), ("(a+)+b", "a", 1_000), ("(a|a)*b", "a", 1_000),
  ("(.*)*\\d", "日", 1_000), ("(\\w+ ?)+!", "ab ", 1_000), ("(?i)(k|\\x{212A})*z", "K", 1_000),
  ("(?:a?){50}a{50}.*b", "a", 200), (".*a.{100}b", "ab", 200),
  ("[a-f]{1,500}|([a-f]{2}|[d-k]{3})*m", "aadef", 50), ("[a-b-]+-[a-b_-]{21}", "a-", 1_000),
].map { pattern, piece, size in
  let regex = Regex(pattern)
  return growth("Regex \(pattern)", of: piece, size) { regex ~= $0 + "!" }
}

/// Patterns with many places and classes.
///
/// For each scalar of a text, a place costs a bit of a word, and a class is only asked if one of
/// its places is next.
let placeGrowth: [Benchmark] =
  ["a", "é"].map { letter in
    growth("places of Regex at \(letter)", 30) { count in
      let regex = Regex(".*\(letter).{\(count)}")
      let text = String(repeating: letter, count: 2_000)
      return { consume(regex ~= text) }
    }
  } + [
    growth("ranges in a class of Regex", 30) { count in
      let letters = (0..<UInt32(count)).map { String(Unicode.Scalar(0x4E00 + 2 * $0)!) }
      let regex = Regex("[\(letters.joined())]+")
      let text = String(repeating: letters.last!, count: count)
      return { consume(regex ~= text) }
    },
    growth("ASCII places of Regex at é", 1) { count in
      let letters = (0..<count).map { "\\x{\(String(0x21 + $0, radix: 16))}" }
      let regex = Regex("(?:\(letters.joined(separator: "|"))|é)*")
      let text = String(repeating: "é", count: 100 * count)
      return { consume(regex ~= text) }
    },
    growth("classes of Regex", 30) { count in
      let classes = (0..<UInt32(count)).map { "[é\(Unicode.Scalar(0x4E00 + $0)!)]" }
      let regex = Regex(classes.joined())
      let text = String(repeating: "é", count: 30)
      return { consume(regex ~= text) }
    },
  ]

/// Patterns from outside the program, within the limits and beyond.
let patternGrowth: [Benchmark] =
  ["a", "[a-z]", "(a)", "a{2}", "(?i)é", "\\u{61}", "a*", "\\w", "日"].map { piece in
    // No pattern is used twice, because it would be in the cache.
    let number = Lock(0)
    return growth("pattern of \(piece)", of: piece, 16) { pattern in
      try Regex(validating: "\(pattern)\(number.withLock { $0 += 1; return $0 })")
    }
  }
  + ["a|", "(", "[", "(?i)[!-\u{10FFFF}]", "a{9}", "\\p{L}", "(?<n", "\\"].map {
    piece in
    growth("refused pattern of \(piece)", of: piece, 10) { try Regex(validating: $0 + "(") }
  }
  + [
    // A class costs as much if case is ignored, however many letters are in it.
    Benchmark(
      "growth", "pattern of large classes", operations: 1_000,
      ["", "(?i)"].map { flag in
        let pattern = flag + String(repeating: "[ā-\u{FFFF}]", count: 1_000) + "("
        return Contestant("\(flag)[ā-\\uFFFF]") { consume(try? Regex(validating: pattern)) }
      })
  ]
