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
      var values = Values()
      let count = Place.with(&rest) { place in
        row.firstIndex { !$0.advance(place, &values) } ?? row.count
      }
      let templates = row.map { $0.template(as: Input.self) }
      return Attempt(
        template: templates.reduce(.empty, <>),
        matched: templates.prefix(count).reduce(.empty, <>),
        expected: count < row.count ? templates[count] : nil,
        rest: rest,
        count: count
      )
    }
  }
}
