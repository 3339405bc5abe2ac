extension RegexParser {
  /// Reads the repetition after an operand, if there is one, and adds both to the alternative.
  mutating func readRepetitions(
    ofOperandWith states: Int, at start: Int
  ) throws(Regex.InvalidPattern) {
    skipSpace()
    let offset = position
    var states = states
    if let (min, max) = try readRepetition() {
      if scalar() == "?" {
        position += 1  // Lazy, which makes no difference to a whole match.
      } else if scalar() == "+" {
        throw invalid(
          at: position,
          "possessive repetition isn't supported, because this matcher never backtracks")
      }
      let next = position
      if try readRepetition() != nil {
        throw invalid(
          at: next,
          "“\(scalars[next])” repeats a repetition; put the first one into a group: “(?:…)”")
      }
      states = try repeated(states, min: min, max: max, at: offset)
      syntax.operations.append(.repetition(min: min, max: max))
    }
    try concatenate(states: states, at: start)
  }

  /// Returns the number of states of a repetition that is written out, which is how many
  /// `RegexAutomaton` creates for it.
  private func repeated(
    _ states: Int, min: Int, max: Int?, at offset: Int
  ) throws(Regex.InvalidPattern) -> Int {
    let total: Int
    switch (min, max) {
    case (_, 0): return 1
    case (_, nil): total = Swift.max(min, 1) * states + 1
    case (_, let max?): total = max * states + (max > min ? max - min + 1 : 0)
    }
    guard total <= RegexLimits.states else { throw tooLarge(at: offset) }
    return total
  }

  /// Reads `*`, `+`, `?`, `{m}`, `{m,}`, or `{m,n}`, and leaves any other brace as a literal.
  mutating func readRepetition() throws(Regex.InvalidPattern) -> (min: Int, max: Int?)? {
    if skip("*") { return (0, nil) }
    if skip("+") { return (1, nil) }
    if skip("?") { return (0, 1) }
    let start = position
    guard skip("{") else { return nil }
    let min = readCount()
    let hasComma = skip(",")
    let max = hasComma ? readCount() : min
    guard skip("}"), min != nil || max != nil else {
      position = start
      return nil
    }
    guard let min else {
      throw invalid(at: start, "“{,n}” means different things to different engines: write “{0,n}”")
    }
    if let max, max < min { throw invalid(at: start, "the counts are in the wrong order") }
    if Swift.max(min, max ?? 0) > RegexLimits.states { throw tooLarge(at: start) }
    return (min, max)
  }

  /// Reads a decimal number, or the limit plus one for any greater number, to prevent overflow.
  private mutating func readCount() -> Int? {
    var count: Int?
    while let scalar = scalar(), ("0"..."9").contains(scalar) {
      count = Swift.min((count ?? 0) * 10 + Int(scalar.value - 0x30), RegexLimits.states + 1)
      position += 1
    }
    return count
  }
}
