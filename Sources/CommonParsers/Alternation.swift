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
  ///
  /// ```swift
  /// (word("a") <|> word("b")).parse(["b"]) != nil  // true
  /// ```
  public static func <|> (lhs: Parser, rhs: Parser) -> Parser {
    choice([lhs, rhs])
  }

  /// The first of `parsers` that matches.
  ///
  /// ```swift
  /// let vowel: Parser<[String], Void> = .choice(["a", "e"].map(word))
  /// vowel.print(())  // ["a"]
  /// ```
  public static func choice(_ parsers: some Sequence<Parser>) -> Parser {
    let rules = alternatives(of: parsers)
    return Parser(rule: rules.count == 1 ? rules[0] : Choice(rules, Input.self, A.self))
  }

  /// The first of `parsers` that matches, where even of a single one it is checked that it reads what
  /// it prints.
  package static func table(_ parsers: some Sequence<Parser>) -> Parser {
    Parser(rule: Choice(alternatives(of: parsers), Input.self, A.self))
  }

  private static func alternatives(of parsers: some Sequence<Parser>) -> [Rule] {
    parsers.flatMap { ($0.rule as? Choice)?.rules ?? [$0.rule] }
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
  /// ```swift
  /// int.repeated().parse(["1", "2", "x"])?.match  // [1, 2]
  /// ```
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
  ///
  /// ```swift
  /// (word("v1").optional() %> word("users")).print(())  // ["v1", "users"]
  /// ```
  public func optional() -> Parser {
    self <|> .nothing
  }
}
