/// A parser whose value's type is only asked for when there is a value.
///
/// In a large table, most alternatives fail; looking up their types would cost more than trying them.
package struct UntypedParser: Sendable {
  private let rule: Rule

  package init<Input, A>(_ parser: Parser<Input, A>) {
    rule = parser.plain().rule
  }

  /// Parses the front of `input`, of the type of the parser that this was made of.
  package func parse<Input>(
    _ input: inout Input, while isComplete: (Input) -> Bool
  ) -> ParsedValue? {
    var values = Values()
    let isMatch = Place.with(&input) { place in
      rule.match(place, &values) { place, _ in isComplete(place.of(Input.self).pointee) }
    }
    return isMatch ? ParsedValue(values: values) : nil
  }
}

/// What an ``UntypedParser`` parsed.
package struct ParsedValue {
  fileprivate var values: Values

  /// The value; nil when it is of another type.
  package func value<A>(as type: A.Type) -> A? {
    var values = values
    return values.take(type)
  }
}
