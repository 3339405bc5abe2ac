import TestSupport
import Testing

@testable import URLPatterns

/// The work that a match takes, for patterns that keep other matchers busy for years.
///
/// The work is that of Thompson's simulation, which `CountingSimulation` repeats and counts. A
/// table does less work, with a single lookup for each scalar.
@Suite struct RegexLinearityTests {
  /// Returns the steps of a match, and checks that the result is the same as the package's.
  private func steps(_ pattern: String, _ text: String) throws -> Int {
    let simulation = CountingSimulation(of: pattern, against: text)
    #expect(try RegexProgram(pattern, []).matches(text) == simulation.matches, "“\(pattern)”")
    return simulation.steps
  }

  /// A pattern, a text to repeat, and an ending that makes the match fail.
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
  func `the number of steps grows linearly with the length`(
    pattern: String, unit: String, end: String
  ) throws {
    func text(_ count: Int) -> String { String(repeating: unit, count: count) + end }
    let count = runsLongTests ? 4_000 : 100
    let short = try steps(pattern, text(count))
    let long = try steps(pattern, text(2 * count))
    let longest = try steps(pattern, text(8 * count))
    // Each additional unit costs the same once all states are in use.
    #expect(long - short <= (longest - long) / 6 + count)
    #expect(longest - long <= 6 * (long - short) + 6 * count)
    let states = RegexAutomaton(try RegexParser.parse(pattern, [])).steps.count
    #expect(longest <= (8 * count * unit.unicodeScalars.count + 2) * states)
  }

  @Test func `common hostile patterns use a table, with one lookup for each scalar`() throws {
    let text = String(repeating: "a", count: 1 << (runsLongTests ? 20 : 17)) + "!"
    for pattern in ["(a+)+b", "(a|a)*b", "(a*)*b", "(.*)*x", "(\\w+\\s?)*$", "([a-zA-Z]+)*1"] {
      let program = try RegexProgram(pattern, [])
      #expect(program.strategy.hasSuffix("table"))
      #expect(!program.matches(text), "“\(pattern)”")
    }
  }
}

/// A minimal version of Thompson's simulation, which counts the states that it looks at.
private struct CountingSimulation {
  private(set) var matches = false
  private(set) var steps = 0

  init(of pattern: String, against text: String) {
    let automaton = RegexAutomaton(try! RegexParser.parse(pattern, []))
    let classes = text.unicodeScalars.map { automaton.alphabet.class(of: $0.value) }
    var states = [automaton.start]
    var before = RegexNeighbour.edge
    // The index of the last scalar for which each state was looked at, because once for each is
    // enough.
    var lastSeen = [Int?](repeating: nil, count: automaton.steps.count)
    for index in 0...classes.count {
      let scalarClass = index < classes.count ? classes[index] : nil
      let after = scalarClass.map(automaton.neighbour(ofClass:)) ?? .edge
      var following: [RegexAutomaton.State] = []
      while let state = states.popLast() {
        if lastSeen[Int(state)] == index { continue }
        lastSeen[Int(state)] = index
        steps += 1
        let step = automaton.steps[Int(state)]
        switch step.action {
        case .read(let set):
          if let scalarClass, automaton.alphabet.isClass(scalarClass, in: Int(set)) {
            following.append(step.next)
          }
        case .branch(let other): states += [step.next, other]
        case .require(let assertion):
          if assertion.holds(between: before, and: after) { states.append(step.next) }
        case .pass: states.append(step.next)
        case .accept: if scalarClass == nil { matches = true }
        }
      }
      if following.isEmpty { return }
      states = following
      before = after
    }
  }
}
