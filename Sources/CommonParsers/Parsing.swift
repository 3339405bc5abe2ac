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
    var values = Values()
    let isMatch = Place.with(&input) { place in
      rule.match(place, &values) { place, _ in isComplete(place.of(Input.self).pointee) }
    }
    return isMatch ? shape.take(&values) : nil
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
    printed(value) { isParsed($0, by: $1, while: isComplete) }?.output
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
      isParsed($0, by: $1, while: isComplete)
    }?.template
  }

  /// A description of each alternative, in the order in which they are tried.
  ///
  /// ```swift
  /// (word("a") <|> word("b") %> word("c")).templates  // [["a"], ["b", "c"]]
  /// ```
  public var templates: [Input] {
    rule.rows().map { row in row.reduce(.empty) { $0 <> $1.template(as: Input.self) } }
  }

  private func printed(
    _ value: A, withTemplate: Bool = false, when isAccepted: (Input, [Int]) -> Bool
  ) -> Printed<Input>? {
    var values = Values(isRecording: !rule.isStraight)
    shape.append(value, &values)
    var printed = Printed<Input>()
    if withTemplate { printed.template = .empty }
    var result: Printed<Input>?
    let isPrinted = Place.with(&printed) { place in
      rule.print(&values, place) { place, values in
        let printed = place.of(Printed<Input>.self).pointee
        result = printed
        return rule.isStraight || isAccepted(printed.output, values.choices)
      }
    }
    return isPrinted ? result : nil
  }

  /// Whether `output` is parsed by taking just the alternatives that printed it.
  private func isParsed(
    _ output: Input, by choices: [Int], while isComplete: (Input) -> Bool
  ) -> Bool {
    var input = output
    var values = Values(isRecording: true)
    return Place.with(&input) { place in
      rule.match(place, &values) { place, _ in isComplete(place.of(Input.self).pointee) }
    } && values.choices == choices
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
