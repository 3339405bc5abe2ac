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
  public func parse(_ input: inout Input, while isComplete: (Input) -> Bool) -> A? {
    withoutActuallyEscaping(isComplete) { isComplete in
      var reading = Reading(input, isComplete: isComplete)
      let isRead = code.read(&reading)
      input = reading.input
      return isRead ? shape.top(reading.values) : nil
    }
  }

  /// What the first alternative prints for `value` that also parses it; nil when there is none.
  ///
  /// What was printed is read again, and has to be read by the same alternatives that printed it.
  ///
  /// ```swift
  /// (word("hello") %> int).print(7)  // ["hello", "7"]
  /// ```
  public func print(_ value: A) -> Input? {
    print(value, while: { _ in true })
  }

  /// What parses as `value`, such that `isComplete` holds after it; nil when nothing does.
  ///
  /// Of several alternatives it is the first whose output is parsed by the same alternative
  /// again, so that what was printed never comes back as something else. Where alternatives that
  /// capture nothing can be combined in many ways, no more than 200 ways are tried.
  ///
  /// ```swift
  /// (word("hello") %> int).print(7, while: \.isEmpty)  // ["hello", "7"]
  /// ```
  public func print(_ value: A, while isComplete: (Input) -> Bool) -> Input? {
    written(value, withTemplate: false, while: isComplete)?.output
  }

  /// A description, in the form of the input, of what ``print(_:)`` prints.
  ///
  /// ```swift
  /// (word("hello") %> int).template(7)  // ["hello", ":Int"]
  /// ```
  public func template(_ value: A) -> Input? {
    template(value, while: { _ in true })
  }

  /// A description, in the form of the input, of what ``print(_:while:)`` prints.
  ///
  /// ```swift
  /// (word("hello") %> int).template(7, while: \.isEmpty)  // ["hello", ":Int"]
  /// ```
  public func template(_ value: A, while isComplete: (Input) -> Bool) -> Input? {
    written(value, withTemplate: true, while: isComplete)?.template
  }

  /// A description of each alternative, in the order in which they are tried.
  ///
  /// Where optional parts and alternatives can be combined in more than 1,000 ways, it lists the
  /// first 1,000.
  ///
  /// ```swift
  /// (word("a") <|> word("b") %> word("c")).templates  // [["a"], ["b", "c"]]
  /// ```
  public var templates: [Input] { grammar.ways(atMost: 1_000).map(\.template) }

  private func written(
    _ value: A, withTemplate: Bool, while isComplete: (Input) -> Bool
  ) -> (output: Input, template: Input?)? {
    withoutActuallyEscaping(isComplete) { isComplete in
      var writing = Writing<Input>(wantsTemplate: withTemplate, isComplete: isComplete)
      writing.push(value, as: shape)
      return code.write(&writing) ? (writing.output, writing.template) : nil
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
