extension Parser {
  /// Both parsers in order, neither with a value.
  ///
  /// ```swift
  /// word("hello") <%> word("world")  // Parser<[String], Void>
  /// ```
  public static func <%> (lhs: Parser<Input, Void>, rhs: Parser<Input, Void>) -> Parser
  where A == Void {
    Parser(rule: Series.joining(lhs.rule, rhs.rule))
  }

  /// Both parsers in order; only the right one has a value.
  ///
  /// ```swift
  /// word("hello") <%> string  // Parser<[String], String>
  /// ```
  public static func <%> (lhs: Parser<Input, Void>, rhs: Parser) -> Parser { lhs %> rhs }

  /// Both parsers in order; only the left one has a value.
  ///
  /// ```swift
  /// string <%> word("!")  // Parser<[String], String>
  /// ```
  public static func <%> (lhs: Parser, rhs: Parser<Input, Void>) -> Parser { lhs <% rhs }

  /// Both parsers in order, with the value of the right one.
  ///
  /// ```swift
  /// (word("hello") %> string).parse(["hello", "world"])?.match  // "world"
  /// ```
  public static func %> (lhs: Parser<Input, Void>, rhs: Parser) -> Parser {
    Parser(rule: Series.joining(lhs.rule, rhs.rule))
  }

  /// Both parsers in order, with the value of the left one.
  ///
  /// ```swift
  /// (string <% word("!")).parse(["hello", "!"])?.match  // "hello"
  /// ```
  public static func <% (lhs: Parser, rhs: Parser<Input, Void>) -> Parser {
    Parser(rule: Series.joining(lhs.rule, rhs.rule))
  }
}

/// Both parsers in order, with the values of both as one flat tuple.
///
/// ```swift
/// let pair = string <%> int  // Parser<[String], (String, Int)>
/// let row = pair <%> string  // Parser<[String], (String, Int, String)>
/// ```
public func <%> <Input: Monoid & Sendable, each A, each B>(
  lhs: Parser<Input, (repeat each A)>, rhs: Parser<Input, (repeat each B)>
) -> Parser<Input, (repeat each A, repeat each B)> {
  Parser(rule: Series.joining(flatRule(lhs), flatRule(rhs)))
}

/// The rule of `parser` such that the elements of its tuple lie one by one, as in a longer tuple.
///
/// That is the same unless the tuple's alignment is larger than its first element's.
private func flatRule<Input, each A>(_ parser: Parser<Input, (repeat each A)>) -> Rule {
  let elements = storedElements(repeat (each A).self)
  guard parser.rule.stored.count != elements.count else { return parser.rule }
  return Mapped(
    parser.rule, from: (repeat each A).self, to: (repeat each A).self, stored: elements,
    domain: .all, mark: nil
  ) { values, offset, rest in
    let start = values.position
    let tuple = values.pointer(to: (repeat each A).self, at: offset).move()
    for element in repeat each tuple { values.append(element) }
    if rest(&values) { return true }
    values.position = start
    values.discard(elements)
    values.pointer(to: (repeat each A).self, at: offset).initialize(to: tuple)
    return false
  } convertBack: { given, body in
    var given = given
    return withUnsafePointer(to: (repeat given.next((each A).self).pointee)) {
      body(UnsafeRawPointer($0))
    }
  }
}

private func storedElements<each A>(_ types: repeat (each A).Type) -> [Stored] {
  var elements: [Stored] = []
  for type in repeat each types { elements.append(Stored(type)) }
  return elements
}
