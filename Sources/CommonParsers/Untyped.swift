/// A parser whose value's type is only asked for when there is a value.
///
/// In a large table, most alternatives fail; looking up their types would cost more than trying them.
package struct UntypedParser: Sendable {
  fileprivate let rule: Rule

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

extension Parser {
  /// Makes a parser of parsers one after another, which yield the elements of the tuple in order.
  package init<each Element>(row: [UntypedParser]) where A == (repeat each Element) {
    self.init(
      rule: Series(row.map(\.rule)), shape: rowShape(repeat (each Element).self))
  }

  /// Makes a parser of parsers one after another, of which just one yields the value.
  package init(single: [UntypedParser]) {
    self.init(rule: Series(single.map(\.rule)), shape: .plain)
  }
}
