extension Parser {
  /// Parses the front of `input`.
  ///
  /// ```swift
  /// int.parse(["7", "x"])?.match  // 7
  /// int.parse(["7", "x"])?.rest   // ["x"]
  /// int.parse(["x"])              // nil
  /// ```
  ///
  /// - Returns: The rest of the input, and the value, or nil if the input does not match.
  public func parse(_ input: Input) -> (rest: Input, match: A)? {
    var rest = input
    guard let match = parse(&rest, while: { _ in true }) else { return nil }
    return (rest, match)
  }

  /// Parses the front of `input` in place, so that `isComplete` holds for the rest.
  ///
  /// If it does not hold after one alternative, the next one is tried. If nothing matches, the state of
  /// `input` is unspecified.
  ///
  /// ```swift
  /// var words = ["7", "x"]
  /// int.parse(&words, while: \.isEmpty)  // nil ("x" would be left)
  /// ```
  public func parse(_ input: inout Input, while isComplete: (Input) -> Bool) -> A? {
    withoutActuallyEscaping(isComplete) { isComplete in
      var reading = Reading(input, isComplete: isComplete)
      let isRead = code.read(&reading)
      input = reading.input
      return isRead ? shape.top(reading.values) : nil
    }
  }

  /// What is parsed as `value`, or nil if there is none.
  public func print(_ value: A) -> Input? {
    print(value, while: { _ in true })
  }

  /// What is parsed as `value`, with `isComplete` holding after it, or nil if there is none.
  ///
  /// It is the output of the first alternative from which the same value comes back: what was printed is
  /// parsed again, and both values have to be taken apart into the same pieces. Only a conversion that
  /// doesn't undo itself, such as `PartialIso(apply: { $0 }, unapply: { _ in 0 })`, can break this.
  ///
  /// A value may be printed in as many ways as alternatives can be combined. If none of the first few
  /// hundred comes back, the result is nil.
  public func print(_ value: A, while isComplete: (Input) -> Bool) -> Input? {
    written(value, withTemplate: false, while: isComplete)?.output
  }

  /// A description of what ``print(_:)`` prints, in the form of an input.
  public func template(_ value: A) -> Input? {
    template(value, while: { _ in true })
  }

  /// A description of what ``print(_:while:)`` prints, in the form of an input.
  public func template(_ value: A, while isComplete: (Input) -> Bool) -> Input? {
    written(value, withTemplate: true, while: isComplete)?.template
  }

  /// A description of each alternative, in the order in which they are tried.
  ///
  /// If optional parts and alternatives can be combined in more than 1,000 ways, only the first
  /// 1,000 are listed.
  public var templates: [Input] { grammar.ways(atMost: 1_000).map(\.template) }

  private func written(
    _ value: A, withTemplate: Bool, while isComplete: (Input) -> Bool
  ) -> Writing<Input>? {
    withoutActuallyEscaping(isComplete) { isComplete in
      code.written(wantsTemplate: withTemplate, isComplete: isComplete) {
        $0.push(value, as: shape)
      }
    }
  }
}

extension Writing {
  /// Makes a value the next one to be written.
  package mutating func push<A>(_ value: A, as shape: Shape<A>) {
    shape.push(value, &values)
    values.reverse(last: shape.count)
  }
}
