extension Parser {
  /// Parses the front of `input`.
  ///
  /// - Returns: What is left of it, and the value; nil when it does not match.
  public func parse(_ input: Input) -> (rest: Input, match: A)? {
    var rest = input
    guard let match = parse(&rest, while: { _ in true }) else { return nil }
    return (rest, match)
  }

  /// Parses the front of `input` in place, such that `isComplete` holds for what is left of it.
  ///
  /// An alternative after which it does not hold is given up for the next one. When nothing
  /// matches, `input` is left in no particular state.
  ///
  /// ```swift
  /// var words = ["a", "b"]
  /// parser.parse(&words, while: \.isEmpty)
  /// ```
  @inlinable
  public func parse(_ input: inout Input, while isComplete: (Input) -> Bool) -> A? {
    parse(&input, mayLeaveInput: true, while: isComplete)
  }

  /// Parses all of `input` in place.
  @inlinable
  package func parse(whole input: inout Input) -> A? where Input: PieceInput {
    parse(&input, mayLeaveInput: false) { $0.pieces.isEmpty }
  }

  @inlinable
  func parse(_ input: inout Input, mayLeaveInput: Bool, while isComplete: (Input) -> Bool) -> A? {
    rule.withValues(mayLeaveInput: mayLeaveInput) { values in
      let isMatch = Place.with(&input) { place in
        rule.match(place, &values) { place, _ in isComplete(place.of(Input.self).pointee) }
      }
      // Alone in the memory, the elements of a tuple lie as the tuple.
      return isMatch ? values.pointer(to: A.self, at: 0).move() : nil
    }
  }

  /// What the first alternative that can prints for `value`; nil when none can.
  public func print(_ value: A) -> Input? {
    printed(value) { _, _ in true }?.output
  }

  /// What parses as `value`, such that `isComplete` holds after it; nil when nothing does.
  ///
  /// Of several alternatives it is the first whose output is parsed by the same alternative
  /// again, so that what was printed never comes back as something else.
  public func print(_ value: A, while isComplete: (Input) -> Bool) -> Input? {
    printed(value) { isParsed($0, by: $1, while: isComplete) }?.output
  }

  /// A description, in the form of the input, of what ``print(_:)`` prints.
  public func template(_ value: A) -> Input? {
    printed(value, withTemplate: true) { _, _ in true }?.template
  }

  /// A description, in the form of the input, of what ``print(_:while:)`` prints.
  public func template(_ value: A, while isComplete: (Input) -> Bool) -> Input? {
    printed(value, withTemplate: true) {
      isParsed($0, by: $1, while: isComplete)
    }?.template
  }

  /// What parses as `value` with nothing left to read; nil when nothing does.
  package func print(whole value: A) -> Input? where Input: PieceInput {
    printed(value, when: isWhollyParsed)?.output
  }

  /// A description of what ``print(whole:)`` prints.
  package func template(whole value: A) -> Input? where Input: PieceInput {
    printed(value, withTemplate: true, when: isWhollyParsed)?.template
  }

  private func isWhollyParsed(_ output: Input, by choices: [Int]) -> Bool where Input: PieceInput {
    rule.proof.holds(for: choices)
      || isParsed(output, by: choices, mayLeaveInput: false) { $0.pieces.isEmpty }
  }

  /// A description of each alternative, in the order in which they are tried.
  ///
  /// ```swift
  /// (word("a") <|> word("b") %> word("c")).templates  // [["a"], ["b", "c"]]
  /// ```
  public var templates: [Input] {
    rule.rows().map { row in row.leaves.reduce(.empty) { $0 <> $1.template(as: Input.self) } }
  }

  private func printed(
    _ value: A, withTemplate: Bool = false, when isAccepted: (Input, [Int]) -> Bool
  ) -> Printed<Input>? {
    var printed = Printed<Input>()
    if withTemplate { printed.template = .empty }
    let isPrinted = withUnsafePointer(to: value) { value in
      var values = Given(at: value, recordsChoices: !rule.isStraight)
      return Place.with(&printed) { place in
        rule.print(&values, place) { place, values in
          rule.isStraight
            || isAccepted(
              place.of(Printed<Input>.self).pointee.output, values.choices.indices)
        }
      }
    }
    return isPrinted ? printed : nil
  }

  /// Whether `output` is parsed by taking just the alternatives that printed it.
  private func isParsed(
    _ output: Input, by choices: [Int], mayLeaveInput: Bool = true,
    while isComplete: (Input) -> Bool
  ) -> Bool {
    var input = output
    return rule.withValues(mayLeaveInput: mayLeaveInput, recordsChoices: true) { values in
      let isMatch = Place.with(&input) { place in
        rule.match(place, &values) { place, _ in isComplete(place.of(Input.self).pointee) }
      }
      guard isMatch else { return false }
      values.position = 0
      values.discard(rule.stored)
      return values.choices.indices == choices
    }
  }
}

/// What has been printed, and its template when one is wanted.
@usableFromInline
struct Printed<Input: Monoid & Sendable> {
  @usableFromInline var output = Input.empty
  @usableFromInline var template: Input?
}

extension Printed {
  mutating func append(_ output: Input, template: @autoclosure () -> Input) {
    self.output = self.output <> output
    describe(template)
  }

  @usableFromInline
  mutating func describe(_ piece: () -> Input) {
    guard let template else { return }
    self.template = template <> piece()
  }
}

extension Leaf {
  func template<Input: Monoid>(as type: Input.Type) -> Input {
    template as? Input ?? .empty
  }
}
