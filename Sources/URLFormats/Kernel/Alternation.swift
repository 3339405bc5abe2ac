extension Parser {
  /// A parser that never matches and can't print, for starting a chain of alternatives.
  public static var empty: Parser {
    choice([])
  }

  /// Returns a parser that matches `lhs`, or else `rhs`.
  ///
  /// If `lhs` matches but the parsers after it don't, `rhs` is tried as well.
  public static func <|> (lhs: Parser, rhs: Parser) -> Parser {
    choice([lhs, rhs])
  }

  /// Returns a parser that tries `parsers` in order until one matches.
  ///
  /// ```swift
  /// let vowel: Parser<[String], Void> = .choice(["a", "e"].map(word))
  /// vowel.print(())  // ["a"]
  /// ```
  public static func choice(_ parsers: some Sequence<Parser>) -> Parser {
    let parsers = Array(parsers)
    guard let first = parsers.first else { return Parser(.choice([]), .whole) }
    guard parsers.count > 1 else { return first }
    return Parser(
      .choice(parsers.flatMap { $0.grammar(as: first.shape).alternatives }), first.shape)
  }

  /// Returns a parser that tries `parsers` in order, whatever comes before it.
  package static func table(_ parsers: [Parser]) -> Parser {
    let shape = parsers.first?.shape ?? .whole
    return Parser(
      .table(
        parsers.flatMap { parser -> [Grammar<Input>] in
          switch parser.grammar(as: shape) {
          case .table(let alternatives): alternatives
          case .choice(let none) where none.isEmpty: []
          case let alternative: [alternative]
          }
        }), shape)
  }

  /// Returns a parser that captures nil and consumes nothing if this one doesn't match.
  ///
  /// ```swift
  /// let page = (word("page") %> int).optional()  // Parser<[String], Int?>
  /// page.parse(["page", "7"])!.match  // 7
  /// page.parse(["page", "x"])!.match  // nil
  /// ```
  public func optional() -> Parser<Input, A?> {
    optional(unless: .nothing)
  }

  /// Returns a parser that captures this parser's value, or nil where `none` matches instead.
  package func optional(unless none: Parser<Input, Void>) -> Parser<Input, A?> {
    let some = PartialIso<A, A?>(domain: .all, apply: { .some($0) }, unapply: { $0 })
    let isNil = PartialIso<Void, A?>(
      domain: .all, apply: { .some(nil) }, unapply: { $0 == nil ? unit : nil })
    return (some <¢> self) <|> (isNil <¢> none)
  }
}

extension Parser where A == Void {
  /// Returns a parser that matches even if this one doesn't, and prints what this one prints.
  ///
  /// ```swift
  /// (word("v1").optional() %> word("users")).print(())  // ["v1", "users"]
  /// ```
  public func optional() -> Parser {
    self <|> .nothing
  }
}
