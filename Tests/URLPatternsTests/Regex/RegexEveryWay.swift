@testable import URLPatterns

/// A pattern compiled for every way to match it, so that tests reach all of them.
struct RegexEveryWay {
  let program: RegexProgram
  private let automaton: RegexAutomaton
  private let origin: RegexOrigin
  private let table: RegexTable?
  private let bits: RegexBits?

  init(_ pattern: String, _ options: Regex.Options = []) throws(Regex.InvalidPattern) {
    program = try RegexProgram(pattern, options)
    automaton = RegexAutomaton(try RegexParser.parse(pattern, options))
    origin = RegexOrigin(state: automaton.start, before: .edge)
    table = RegexTable(automaton, from: origin)
    bits = RegexBits(automaton, from: origin)
  }

  /// Returns the result of each way, by its name.
  func matches(_ text: String) -> [(way: String, result: Bool)] {
    [(program.strategy, program.matches(text))] + text.withUTF8Span { matches($0) }
  }

  /// Returns the result of each way that takes the bytes of a text.
  func matches(_ bytes: Span<UInt8>) -> [(way: String, result: Bool)] {
    var results = [("automaton", automaton.matches(bytes, from: 0, in: origin))]
    if let table { results.append(("table", table.matches(bytes, from: 0, automaton.alphabet))) }
    if let bits { results.append(("bits", bits.matches(bytes, from: 0, automaton.alphabet))) }
    return results
  }
}
