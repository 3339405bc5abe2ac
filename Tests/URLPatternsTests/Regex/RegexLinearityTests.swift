import TestSupport
import Testing

@testable import URLPatterns

/// Patterns and texts that keep other matchers busy for years.
///
/// A matcher that backtracks wouldn't finish, and in the long tests, with texts of a megabyte, nor
/// would one whose time grows with the square of their length.
@Suite struct RegexLinearityTests {
  /// A pattern, a text to repeat, and an ending that makes the match fail.
  static let hostile: [(pattern: String, unit: String, end: String)] = [
    ("(a+)+b", "a", "!"),
    ("(a|a)*b", "a", "!"),
    ("(.*)*x", "a", "!"),
    ("(.*)*\\d", "日", "!"),
    ("(\\w+\\s?)*$", "word ", "!"),
    ("(x+x+)+y", "x", "z"),
    ("(.*a){12}x", "a", "b"),
    ("(?:.*,){8}x", "1,", "2"),
    ("^(([a-z])+.)+[A-Z]([a-z])+$", "a", "!"),
    ("(\\w+ ?)+!", "ab ", "?"),
    ("(?i)(k|\\x{212A})*z", "K", "!"),
    ("(?:a?){50}a{50}.*b", "a", "c"),
    (".*a.{100}b", "ab", "c"),
    (".*[^a].{30}x", "ab", "c"),
    (".*é.{1000}x", "éb", "c"),
    ("(?:[éa]?[éb]?){50}x", "é", "c"),
    ("[a-f]{1,500}|([a-f]{2}|[d-k]{3})*m", "aadef", "n"),
  ]

  @Test(arguments: hostile)
  func `a hostile text of any length is answered`(
    pattern: String, unit: String, end: String
  ) throws {
    let program = try RegexProgram(pattern)
    let length = runsLongTests ? 1 << 20 : 1 << 14
    let text = String(repeating: unit, count: length / unit.utf8.count) + end
    #expect(!program.matches(text))
    #expect(!text.withUTF8Span { program.places.matches($0) })
  }
}
