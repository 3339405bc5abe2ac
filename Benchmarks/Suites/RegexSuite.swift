import Foundation
import SmallLock
import URLPatterns

/// A pattern against an element: this package's regex, the standard library's, and Foundation's,
/// written inline, compiled ahead, and compiled from a text that's new each time.
///
/// Inline, only this package's regex finds the compiled pattern in a cache.
let regexSuite: [Benchmark] =
  [
    ("prefix", "contact-us.*", "contact-us_gbr"),
    ("class", "[a-z][a-z0-9_]*", "john_morgan_1985"),
    ("alternation", "en|de|fr|it|es", "it"),
    ("ignoring case", "(?i)profile", "PROFILE"),
    ("non-ASCII", "\\w+", "jürgen_müller"),
    ("no match", "[0-9]{4}-[0-9]{2}-[0-9]{2}", "2026-11-2x"),
  ].flatMap { name, pattern, element in
    [inline(name, pattern, element), compiledAhead(name, pattern, element)]
  } + [
    compiledAhead(slug.0, slug.1, slug.2), hostile,
    cold("prefix", "contact-us.*", "contact-us_gbr"), cold(slug.0, slug.1, slug.2),
  ]
  + [("ASCII", "profile", "PROFILE"), ("non-ASCII", "jürgen", "JÜRGEN")].map(ignoringCase)

private func inline(_ name: String, _ pattern: String, _ element: String) -> Benchmark {
  Benchmark(
    "regex", "\(name), inline", isSummary: name == "prefix",
    [
      Contestant("URLPatterns.Regex", isOurs: true) {
        consume(URLPatterns.Regex(pattern) ~= element)
      },
      Contestant("NSRegularExpression") {
        consume(try! NSRegularExpression(pattern: pattern).matchesWhole(element))
      },
      Contestant("Swift.Regex") {
        consume(try! Swift.Regex(pattern).wholeMatch(in: element) != nil)
      },
    ])
}

private func compiledAhead(_ name: String, _ pattern: String, _ element: String) -> Benchmark {
  let ours = URLPatterns.Regex(pattern)
  let foundations = try! NSRegularExpression(pattern: pattern)
  // Not marked as sendable, but never changed after it's created.
  nonisolated(unsafe) let swifts = try! Swift.Regex(pattern)
  return Benchmark(
    "regex", "\(name), compiled ahead", isSummary: name == "prefix" || name == "hostile",
    [
      Contestant("URLPatterns.Regex", isOurs: true) { consume(ours ~= element) },
      Contestant("NSRegularExpression") { consume(foundations.matchesWhole(element)) },
      Contestant("Swift.Regex") { consume(try! swifts.wholeMatch(in: element) != nil) },
    ])
}

/// A pattern that no cache knows yet, because a comment makes it new.
private func cold(_ name: String, _ pattern: String, _ element: String) -> Benchmark {
  let number = Lock(0)
  @Sendable func new() -> String {
    "(?x)#\(number.withLock { $0 += 1; return $0 })\n\(pattern)"
  }
  return Benchmark(
    "regex", "\(name), new pattern", isSummary: true,
    [
      // Not marked as ours: how often compiling allocates depends on the hash values of the run.
      Contestant("URLPatterns.Regex") {
        consume(URLPatterns.Regex(new()) ~= element)
      },
      Contestant("NSRegularExpression") {
        consume(try! NSRegularExpression(pattern: new()).matchesWhole(element))
      },
      Contestant("Swift.Regex") {
        consume(try! Swift.Regex(new()).wholeMatch(in: element) != nil)
      },
    ])
}

/// A title with an identifier after its last hyphen, which can contain hyphens itself, so there are
/// too many cases for a table.
private let slug = (
  "slug with identifier", "[a-z0-9-]+-[A-Za-z0-9_-]{21}", "hello-world-V1StGXR8_Z5jdHi6B-myT"
)

/// `IgnoringCase`, created inline, and the code that users write without it.
private func ignoringCase(_ name: String, _ text: String, _ element: String) -> Benchmark {
  Benchmark(
    "regex", "IgnoringCase, \(name)",
    [
      Contestant("IgnoringCase", isOurs: true) { consume(IgnoringCase(text) ~= element) },
      Contestant("lowercased()") { consume(text.lowercased() == element.lowercased()) },
      Contestant("caseInsensitiveCompare") {
        consume(text.caseInsensitiveCompare(element) == .orderedSame)
      },
      Contestant("lowercased().uppercased()") {
        consume(text.lowercased().uppercased() == element.lowercased().uppercased())
      },
    ])
}

/// An element that a stranger can write.
///
/// The others' time doubles with each letter, and at twelve letters they still answer.
private let hostile = compiledAhead(
  "hostile", "(a+)+b", String(repeating: "a", count: 12) + "!")

extension NSRegularExpression {
  fileprivate func matchesWhole(_ text: String) -> Bool {
    let whole = NSRange(location: 0, length: text.utf16.count)
    return firstMatch(in: text, options: .anchored, range: whole)?.range == whole
  }
}
