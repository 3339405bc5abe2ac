extension Parser {
  /// Parses the front of `input`.
  ///
  /// ```swift
  /// int.parse(["7", "x"])?.match  // 7
  /// int.parse(["7", "x"])?.rest   // ["x"]
  /// int.parse(["x"])              // nil
  /// ```
  ///
  /// - Returns: The rest of the input and the value, or nil if the input doesn't match.
  public func parse(_ input: Input) -> (rest: Input, match: A)? {
    var rest = input
    guard let match = parse(&rest, while: { _ in true }) else { return nil }
    return (rest, match)
  }

  /// Parses the front of `input` in place, leaving a rest that satisfies `isComplete`.
  ///
  /// If one alternative leaves a rest that doesn't, the parser tries the next one. If nothing
  /// matches, the contents of `input` are unspecified.
  package func parse(_ input: inout Input, while isComplete: (Input) -> Bool) -> A? {
    withoutActuallyEscaping(isComplete) { isComplete in
      var reading = Reading(input, isComplete: isComplete)
      let isRead = code.read(&reading)
      input = reading.input
      return isRead ? shape.top(reading.values) : nil
    }
  }

  /// Returns an input that parses as `value`, or nil if there isn't one.
  ///
  /// The parser tries its alternatives in order. It parses the output of each one again, compares
  /// the result with `value` piece by piece, and returns the first output that gives the same
  /// value. Only a conversion whose two directions don't undo each other, such as
  /// `PartialIso(apply: { $0 }, unapply: { _ in 0 })`, can break this.
  ///
  /// Alternatives can combine in a great many ways. If none of the first few hundred outputs gives
  /// the same value, the result is nil.
  public func print(_ value: A) -> Input? {
    print(value, while: { _ in true })
  }

  /// Returns an input that parses as `value` and leaves a rest that satisfies `isComplete`, or nil
  /// if there isn't one.
  package func print(_ value: A, while isComplete: (Input) -> Bool) -> Input? {
    written(value, withTemplate: false, while: isComplete)?.output
  }

  /// Returns a description of what ``print(_:)`` prints.
  public func template(_ value: A) -> Input.Template? {
    template(value, while: { _ in true })
  }

  /// Returns a description of what ``print(_:while:)`` prints.
  package func template(_ value: A, while isComplete: (Input) -> Bool) -> Input.Template? {
    written(value, withTemplate: true, while: isComplete)?.template
  }

  /// A description of each alternative, in the order in which they're tried.
  ///
  /// If the optional parts of an alternative combine in more than 64 ways, some of them are always
  /// listed.
  public var templates: [Input.Template] {
    grammar.patterns.flatMap(\.ways).map { $0.map(\.template).joined }
  }

  private func written(
    _ value: A, withTemplate: Bool, while isComplete: (Input) -> Bool
  ) -> Writing<Input>? {
    withoutActuallyEscaping(isComplete) { isComplete in
      code.written(
        Array(value, as: shape), wantsTemplate: withTemplate, isComplete: isComplete)
    }
  }
}
