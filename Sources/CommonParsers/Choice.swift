/// Rules to try in order.
///
/// All of them yield a value of the same type, as one.
final class Choice: Rule, @unchecked Sendable {
  let rules: [Rule]
  private let types: Types
  private let index = Once<AlternativeIndex>()
  private let valueAlignment: Int

  /// What depends on the types of the parser.
  private struct Types: Sendable {
    let copyingInput: Copying
    let copyingOutput: Copying
    let pieces: (@Sendable (Place) -> ArraySlice<String>)?
    let enumWitnesses: EnumWitnesses?
    let stored: [Stored]
  }

  convenience init<Input: Monoid & Sendable, A>(
    _ rules: [Rule], _ input: Input.Type, _ type: A.Type
  ) {
    self.init(
      rules,
      Types(
        copyingInput: Copying(Input.self), copyingOutput: Copying(Printed<Input>.self),
        pieces: piecesOf(Input.self),
        enumWitnesses: rules.contains { $0.caseMark != nil } ? EnumWitnesses(type) : nil,
        stored: Stored.whole(type)))
  }

  private init(_ rules: [Rule], _ types: Types) {
    self.rules = rules.map(\.fresh)
    self.types = types
    valueAlignment = types.stored.alignment
    super.init(
      isStraight: false, stored: types.stored, parts: rules,
      space: types.stored.space + (rules.map(\.space).max() ?? 0),
      rowCount: rules.reduce(0) {
        let (sum, isTooLarge) = $0.addingReportingOverflow($1.rowCount)
        return isTooLarge ? .max : sum
      })
  }

  override var fresh: Rule { Choice(rules, types) }

  override func match(_ input: Place, _ values: inout Values, then rest: Rest) -> Bool {
    let start = values.position
    // The value is to lie as one, whatever rows the alternatives are.
    values.align(to: valueAlignment)
    if matchFirst(input, &values, then: rest) { return true }
    values.position = start
    return false
  }

  private func matchFirst(_ input: Place, _ values: inout Values, then rest: Rest) -> Bool {
    let count = values.choices.count
    let isLast = values.following == 0
    var next = candidates(for: input, from: 0, isLast)
    guard let only = next.first else { return false }
    guard next.second != nil else {
      values.choices.record(only, at: count)
      return rules[only].match(input, &values, then: rest)
    }
    return types.copyingInput.copy(input) { start in
      while let index = next.first {
        values.choices.record(index, at: count)
        if rules[index].match(input, &values, then: rest) { return true }
        guard let second = next.second else { break }
        types.copyingInput.restore(input, from: start)
        next = candidates(for: input, from: second, isLast)
      }
      return false
    }
  }

  private func candidates(for input: Place, from first: Int, _ isLast: Bool) -> Candidates {
    guard let pieces = types.pieces else { return Candidates(from: first, of: rules.count) }
    // Made only now, as chains of alternatives are made one by one.
    let index = index.value { AlternativeIndex(rules) }
    let texts = pieces(input)
    var found = Candidates(from: first)
    index.collect(texts, from: texts.startIndex, areAll: isLast, into: &found)
    return found
  }

  override func print(
    _ values: inout Given, _ output: Place, then rest: (Place, inout Given) -> Bool
  ) -> Bool {
    values.position = values.position.aligned(to: valueAlignment)
    let start = values
    let caseNumber = types.enumWitnesses?.caseNumber(of: values.memory + values.position)
    return types.copyingOutput.copy(output) { before in
      for index in rules.indices {
        let mark = rules[index].caseMark
        if let mark, let caseNumber, mark.excludes(caseNumber) { continue }
        values.choices.record(index, at: start.choices.count)
        if rules[index].print(&values, output, then: rest) {
          if let mark, let caseNumber { mark.learn(caseNumber) }
          return true
        }
        if values.progress != start.progress { types.copyingOutput.restore(output, from: before) }
        values = start
      }
      return false
    }
  }

  override func rows() -> [Row] {
    rules.enumerated().flatMap { index, rule in
      rule.rows().map { Row(leaves: $0.leaves, choices: [index] + $0.choices, outline: $0.outline) }
    }
  }
}
