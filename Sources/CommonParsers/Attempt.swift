/// How far one alternative of a parser came with an input; ``Parser/attempts(at:)`` tells.
public struct Attempt<Input: Monoid & Sendable>: Sendable {
  /// The template of the whole alternative.
  public var template: Input

  /// The template of the part that matched.
  public var matched: Input

  /// The template of the piece that did not match; nil when all did.
  public var expected: Input?

  /// What was left of the input then.
  public var rest: Input

  /// How many pieces matched.
  public var count: Int
}

extension Parser {
  /// How far each alternative comes with `input`, in the order in which they are tried.
  ///
  /// An alternative that matched entirely may still have been refused, because its value could
  /// not be converted or because it left input unread.
  ///
  /// ```swift
  /// let attempts = (word("a") %> int <|> word("b") %> int).attempts(at: ["b", "x"])
  /// attempts.map(\.count)     // [0, 1]
  /// attempts.map(\.expected)  // [["a"], [":Int"]]
  /// ```
  public func attempts(at input: Input) -> [Attempt<Input>] {
    rule.rows().map { row in
      var rest = input
      let count = Place.with(&rest) { place in countMatches(row.leaves, at: place) }
      let templates = row.leaves.map { $0.template(as: Input.self) }
      return Attempt(
        template: templates.reduce(.empty, <>),
        matched: templates.prefix(count).reduce(.empty, <>),
        expected: count < templates.count ? templates[count] : nil,
        rest: rest,
        count: count
      )
    }
  }

  private func countMatches(_ leaves: [Leaf], at place: Place) -> Int {
    var count = 0
    withUnsafeTemporaryAllocation(
      byteCount: leaves.reduce(1) { $0 + $1.space }, alignment: rule.alignment
    ) {
      // There is a base address, as there is a byte.
      var values = Values(
        memory: $0.baseAddress!, mayLeaveInput: true, recordsChoices: false)
      count = leaves.firstIndex { !$0.advance(place, &values) } ?? leaves.count
      values.position = 0
      for leaf in leaves[..<count] { values.discard(leaf.stored) }
    }
    return count
  }
}
