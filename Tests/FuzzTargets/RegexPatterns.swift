#if DEBUG
  @testable import URLPatterns

  extension FuzzTarget {
    /// Reads any text as a pattern, with bytes for options, the pattern, and texts to match.
    static let regexPatterns = FuzzTarget(name: "regex-patterns") { input in
      let options: Regex.Options = input.bool() ? .ignoringCase : []
      let pattern = input.text()
      let ways: RegexWays
      do throws(Regex.InvalidPattern) {
        ways = try RegexWays(pattern, options)
      } catch {
        try expect(
          (0...pattern.unicodeScalars.count).contains(error.offset),
          "an error is somewhere in the pattern: \(error)")
        try expect(!error.reason.isEmpty, "an error has a reason")
        return
      }
      try expect(
        ways.states <= RegexLimits.states + 1, "\(ways.states) states are more than there may be")
      for text in ["", "a", pattern] + input.texts(atMost: 8) {
        let results = ways.matches(text)
        try expect(
          results.allSatisfy { $0.result == results[0].result },
          "all ways to match \(text.debugDescription) agree: \(results)")
      }
      try expectEqual(
        try Regex(validating: pattern, options) ~= pattern, ways.matches(pattern)[0].result,
        "the cache keeps the right program")
    }
  }

  /// A pattern compiled for every way to match it.
  struct RegexWays {
    private let program: RegexProgram
    private let automaton: RegexAutomaton
    private let table: RegexTable?
    private let bits: RegexPlaces?
    private let origin: RegexOrigin

    init(_ pattern: String, _ options: Regex.Options) throws(Regex.InvalidPattern) {
      program = try RegexProgram(pattern, options)
      automaton = RegexAutomaton(try RegexParser.parse(pattern, options))
      origin = RegexOrigin(state: automaton.start, before: .edge)
      let places = RegexPlaces(automaton, from: origin)
      table = places.flatMap(RegexTable.init)
      bits = places.flatMap { $0.words == 1 ? $0 : nil }
    }

    var states: Int { automaton.steps.count }

    /// Returns the result of each way, by its name.
    func matches(_ text: String) -> [(way: String, result: Bool)] {
      text.withUTF8Span { bytes in
        var results = [
          (program.strategy, program.matches(text)),
          ("automaton", automaton.matches(bytes, from: 0, in: origin)),
        ]
        if let table {
          results.append(("table", table.matches(bytes, from: 0, automaton.alphabet)))
        }
        if let bits { results.append(("bits", bits.matches(bytes, from: 0, automaton.alphabet))) }
        return results
      }
    }
  }
#endif
