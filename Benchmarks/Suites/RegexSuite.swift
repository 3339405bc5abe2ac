import Foundation
import URLPatterns

/// A pattern against an element: this package's regex, the standard library's, and Foundation's.
///
/// Inline, a pattern is written in the `case`, so the others compile it each time, while this
/// package's regex finds it in a cache. A new pattern isn't in the cache yet, because the name of
/// its group is new.
let regexSuite: [Benchmark] =
  [
    ("prefix", "contact-us.*", "contact-us_gbr"),
    ("class", "[a-z][a-z0-9_]*", "john_morgan_1985"),
    ("alternation", "en|de|fr|it|es", "it"),
    ("ignoring case", "(?i)profile", "PROFILE"),
    ("non-ASCII", "\\w+", "jürgen_müller"),
    ("no match", "[0-9]{4}-[0-9]{2}-[0-9]{2}", "2026-11-2x"),
    ("digest", "[0-9a-f]{64}", String(repeating: "0123456789abcdef", count: 4)),
    // There are too many cases for a table.
    ("slug", "[a-z0-9-]+-[A-Za-z0-9_-]{21}", "hello-world-V1StGXR8_Z5jdHi6B-myT"),
    // The others' time doubles with each letter, and at twelve letters they still answer.
    ("hostile", "(a+)+b", String(repeating: "a", count: 12) + "!"),
  ].flatMap { name, pattern, element in
    let ours = URLPatterns.Regex(pattern)
    let foundations = try! NSRegularExpression(pattern: pattern)
    // Not marked as sendable, but never changed after it's created.
    nonisolated(unsafe) let swifts = try! Swift.Regex(pattern)
    let number = Lock(0)
    @Sendable func new() -> String {
      "(?<n\(number.withLock { $0 += 1; return $0 })>\(pattern))"
    }
    return [
      regex(
        "\(name), inline", allocations: 0,
        { URLPatterns.Regex(pattern) ~= element },
        { try! NSRegularExpression(pattern: pattern).matchesWhole(element) },
        { try! Swift.Regex(pattern).wholeMatch(in: element) != nil }),
      regex(
        "\(name), compiled ahead", allocations: 0,
        { ours ~= element },
        { foundations.matchesWhole(element) },
        { try! swifts.wholeMatch(in: element) != nil }),
      regex(
        "\(name), new pattern", allocations: nil,
        { URLPatterns.Regex(new()) ~= element },
        { try! NSRegularExpression(pattern: new()).matchesWhole(element) },
        { try! Swift.Regex(new()).wholeMatch(in: element) != nil }),
    ]
  }

private func regex(
  _ name: String, allocations: Double?, _ ours: @escaping @Sendable () -> Bool,
  _ foundations: @escaping @Sendable () -> Bool, _ swifts: @escaping @Sendable () -> Bool
) -> Benchmark {
  Benchmark(
    "regex", name,
    [
      Contestant("URLPatterns.Regex", allocations: allocations) { consume(ours()) },
      Contestant("NSRegularExpression") { consume(foundations()) },
      Contestant("Swift.Regex") { consume(swifts()) },
    ])
}

extension NSRegularExpression {
  fileprivate func matchesWhole(_ text: String) -> Bool {
    let whole = NSRange(location: 0, length: text.utf16.count)
    return firstMatch(in: text, options: .anchored, range: whole)?.range == whole
  }
}
