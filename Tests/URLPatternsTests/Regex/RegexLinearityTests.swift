import Testing

@testable import URLPatterns

private struct StepCounter: RegexStepCounter {
  var steps = 0
  mutating func count() { steps += 1 }
}

/// How many steps a match takes, for patterns that keep other matchers busy for years.
@Suite struct RegexLinearityTests {
  private func steps(_ pattern: String, _ text: String) -> Int {
    var counter = StepCounter()
    _ = RegexProgram(pattern, []).matches(text, counting: &counter)
    return counter.steps
  }

  /// A pattern, a text to repeat, and what makes the match fail at the very end.
  static let hostile: [(pattern: String, unit: String, end: String)] = [
    ("(a+)+b", "a", "!"),
    ("(a|a)*b", "a", "!"),
    ("(a*)*b", "a", "!"),
    ("(.*)*x", "a", "!"),
    ("(.*)*\\d", "日", "!"),
    ("(\\w+\\s?)*$", "a", "!"),
    ("(\\w+\\s?)*$", "word ", "!"),
    ("([a-zA-Z]+)*!", "a", "1"),
    ("(x+x+)+y", "x", "z"),
    ("(a|aa)+$", "a", "b"),
    ("(a|b|ab)*c", "ab", "d"),
    ("(.*a){12}x", "a", "b"),
    ("(?:.*,){8}x", "1,", "2"),
    ("^(([a-z])+.)+[A-Z]([a-z])+$", "a", "!"),
    ("(\\b\\w+\\b ?)+!", "ab ", "?"),
    ("(?i)(k|\\x{212A})*z", "K", "!"),
    ("(?:a?){50}a{50}.*b", "a", "c"),
    (".*a.{20}b", "ab", "c"),
    (".*a.{100}b", "ab", "c"),
    ("\\b.*a\\b.{20}b", "a ", "c"),
    ("(?s).*[^a].{30}x", "ab", "c"),
    ("[a-f]{1,500}|([a-f]{2}|[d-k]{3})*m", "aadef", "n"),
  ]

  @Test(arguments: hostile)
  func `steps grow with the length, not faster`(pattern: String, unit: String, end: String) {
    func text(_ count: Int) -> String { String(repeating: unit, count: count) + end }
    let short = steps(pattern, text(1_000))
    let long = steps(pattern, text(2_000))
    let longest = steps(pattern, text(16_000))
    // What one more unit costs is the same everywhere once all states are in use.
    #expect(long - short <= 1_000 * (longest - long) / 14_000 + 1_000)
    #expect(longest - long <= 14 * (long - short) + 14_000)
    let states = RegexAutomatonSize.states(of: pattern)
    #expect(longest <= (16_000 * unit.unicodeScalars.count + 2) * states)
  }

  @Test func `a megabyte is read once`() {
    let megabyte = String(repeating: "a", count: 1 << 20)
    for pattern in ["(a+)+b", "(a|a)*b", "(a*)*b", "(.*)*x", "(\\w+\\s?)*$", "([a-zA-Z]+)*!"] {
      #expect(steps(pattern, megabyte + "!") <= megabyte.utf8.count + 1, "“\(pattern)”")
    }
  }

  @Test(arguments: [(".*a.{20}b", "bits"), (".*a.{200}b", "automaton")])
  func `a pattern without a table costs its size for each scalar, not more`(
    pattern: String, strategy: String
  ) throws {
    #expect(RegexProgram(pattern, []).strategy == strategy)
    let text = String(repeating: "ab", count: 20_000)
    let states = RegexAutomatonSize.states(of: pattern)
    #expect(steps(pattern, text) <= states * (text.utf8.count + 1))
  }

  @Test func `what cannot match any more is not read to its end`() {
    let text = "b" + String(repeating: "a", count: 100_000)
    #expect(steps("a+", text) == 1)
    #expect(steps("abc.*", text) == 1)
  }

  private enum RegexAutomatonSize {
    static func states(of pattern: String) -> Int {
      RegexAutomaton(try! RegexParser.parse(pattern, [])).steps.count
    }
  }
}
