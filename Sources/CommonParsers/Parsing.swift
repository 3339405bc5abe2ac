extension Parser {
  /// Parses the front of `input`.
  ///
  /// ```swift
  /// int.parse(["7", "x"])?.match  // 7
  /// int.parse(["7", "x"])?.rest   // ["x"]
  /// int.parse(["x"])              // nil
  /// ```
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
  /// var words = ["7", "x"]
  /// int.parse(&words, while: \.isEmpty)  // nil: "x" would be left
  /// ```
  @inlinable
  public func parse(_ input: inout Input, while isComplete: (Input) -> Bool) -> A? {
    parse(&input, mayLeaveInput: true) { isComplete($0.of(Input.self).pointee) }
  }

  /// Parses all of `input` in place.
  @inlinable
  package func parse(whole input: inout Input) -> A? where Input: PieceInput {
    parse(&input, mayLeaveInput: false) { Input.pieces(of: $0.of(Input.self)).isEmpty }
  }

  @inlinable
  func parse(_ input: inout Input, mayLeaveInput: Bool, while isComplete: (Place) -> Bool) -> A? {
    var value: A?
    _ = Place.with(&input) { place in
      // Alone in the memory, the elements of a tuple lie as the tuple.
      rule.match(place, mayLeaveInput: mayLeaveInput, while: isComplete) { memory, _ in
        value = memory.assumingMemoryBound(to: A.self).move()
      }
    }
    return value
  }

  /// What the first alternative that can prints for `value`; nil when none can.
  ///
  /// ```swift
  /// (word("hello") %> int).print(7)  // ["hello", "7"]
  /// ```
  public func print(_ value: A) -> Input? {
    printed(value) { _, _ in true }?.output
  }

  /// What parses as `value`, such that `isComplete` holds after it; nil when nothing does.
  ///
  /// Of several alternatives it is the first whose output is parsed by the same alternative
  /// again, so that what was printed never comes back as something else.
  ///
  /// ```swift
  /// (word("hello") %> int).print(7, while: \.isEmpty)  // ["hello", "7"]
  /// ```
  public func print(_ value: A, while isComplete: (Input) -> Bool) -> Input? {
    printed(value) { isParsed($0, by: $1, mayLeaveInput: true, while: isComplete) }?.output
  }

  /// What parses as `value` with nothing left to read; nil when nothing does.
  @inlinable
  package func print(whole value: A) -> Input? where Input: PieceInput {
    printed(value, when: isWhollyParsed)?.output
  }

  /// A description, in the form of the input, of what ``print(_:)`` prints.
  ///
  /// ```swift
  /// (word("hello") %> int).template(7)  // ["hello", ":Int"]
  /// ```
  public func template(_ value: A) -> Input? {
    printed(value, withTemplate: true) { _, _ in true }?.template
  }

  /// A description, in the form of the input, of what ``print(_:while:)`` prints.
  ///
  /// ```swift
  /// (word("hello") %> int).template(7, while: \.isEmpty)  // ["hello", ":Int"]
  /// ```
  public func template(_ value: A, while isComplete: (Input) -> Bool) -> Input? {
    printed(value, withTemplate: true) {
      isParsed($0, by: $1, mayLeaveInput: true, while: isComplete)
    }?.template
  }

  /// A description of what ``print(whole:)`` prints.
  package func template(whole value: A) -> Input? where Input: PieceInput {
    printed(value, withTemplate: true, when: isWhollyParsed)?.template
  }

  /// A description of each alternative, in the order in which they are tried.
  ///
  /// ```swift
  /// (word("a") <|> word("b") %> word("c")).templates  // [["a"], ["b", "c"]]
  /// ```
  public var templates: [Input] {
    rule.rows().map { row in row.leaves.reduce(.empty) { $0 <> $1.template(as: Input.self) } }
  }

  @inlinable
  func printed(
    _ value: A, withTemplate: Bool = false, when isAccepted: (Input, Choices) -> Bool
  ) -> Printed<Input>? {
    var printed = Printed<Input>(wantsTemplate: withTemplate)
    let isPrinted = withUnsafePointer(to: value) { value in
      Place.with(&printed) { place in
        rule.print(UnsafeRawPointer(value), place) { place, choices in
          isAccepted(place.of(Printed<Input>.self).pointee.output, choices)
        }
      }
    }
    return isPrinted ? printed : nil
  }

  @usableFromInline
  func isWhollyParsed(_ output: Input, by choices: Choices) -> Bool where Input: PieceInput {
    rule.proof.holds(for: choices)
      || isParsed(output, by: choices, mayLeaveInput: false) {
        withUnsafePointer(to: $0) { Input.pieces(of: $0).isEmpty }
      }
  }

  /// Whether `output` is parsed by taking just the alternatives that printed it.
  private func isParsed(
    _ output: Input, by choices: Choices, mayLeaveInput: Bool, while isComplete: (Input) -> Bool
  ) -> Bool {
    var input = output
    var isSame = false
    _ = Place.with(&input) { place in
      rule.match(
        place, mayLeaveInput: mayLeaveInput, recordsChoices: true,
        while: { isComplete($0.of(Input.self).pointee) },
        take: { memory, taken in
          memory.assumingMemoryBound(to: A.self).deinitialize(count: 1)
          isSame = taken.indices == choices.indices
        })
    }
    return isSame
  }
}

/// What has been printed, and its template when one is wanted.
@usableFromInline
struct Printed<Input: Monoid & Sendable> {
  @usableFromInline var output = Input.empty
  @usableFromInline var template = Input.empty
  @usableFromInline let wantsTemplate: Bool

  @inlinable
  init(wantsTemplate: Bool) {
    self.wantsTemplate = wantsTemplate
  }
}

extension Printed {
  mutating func append(_ output: Input, template: @autoclosure () -> Input) {
    self.output = self.output <> output
    describe(template)
  }

  @inlinable
  mutating func describe(_ piece: () -> Input) {
    if wantsTemplate { template = template <> piece() }
  }
}

extension Leaf {
  func template<Input: Monoid>(as type: Input.Type) -> Input {
    template as? Input ?? .empty
  }
}
