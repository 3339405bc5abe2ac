extension Parser {
  /// The parser that never matches and prints nothing: the start of a chain of alternatives.
  ///
  /// ```swift
  /// let any = [word("a"), word("b")].reduce(.empty, <|>)
  /// ```
  public static var empty: Parser {
    choice([])
  }

  /// `lhs`, or `rhs` where `lhs` does not match.
  ///
  /// When what comes after the alternatives fails with one of them, the next one is tried.
  public static func <|> (lhs: Parser, rhs: Parser) -> Parser {
    choice([lhs, rhs])
  }

  /// The first of `parsers` that matches.
  public static func choice(_ parsers: some Sequence<Parser>) -> Parser {
    var rules: [Rule] = []
    for parser in parsers {
      rules += (parser.rule as? Choice)?.rules ?? [parser.rule]
    }
    return Parser(rule: rules.count == 1 ? rules[0] : Choice(rules, Input.self, A.self))
  }

  /// The parser's value where it matches, and nil, consuming nothing, where it does not.
  ///
  /// ```swift
  /// (word("page") %> int).optional()  // Parser<[String], Int?>
  /// ```
  public func optional() -> Parser<Input, A?> {
    let some = PartialIso<A, A?>(domain: .all, apply: { .some($0) }, unapply: { $0 })
    let none = PartialIso<Void, A?>(
      domain: .all, apply: { .some(nil) }, unapply: { $0 == nil ? unit : nil })
    return (some <¢> self) <|> (none <¢> .nothing)
  }

  /// The parser as often as it matches, its values in an array.
  ///
  /// It takes all it can and does not give back.
  ///
  /// - Parameter limit: How often it is tried at most, which bounds a parser that consumes nothing.
  public func repeated(atMost limit: Int = 1_000) -> Parser<Input, [A]> {
    Parser<Input, [A]>(
      rule: Repeated(rule, of: A.self, limit: limit, copyingInput: Copying(Input.self)))
  }
}

extension Parser where A == Void {
  /// The parser where it matches, and nothing where it does not.
  ///
  /// Printing includes it.
  public func optional() -> Parser {
    self <|> .nothing
  }
}
