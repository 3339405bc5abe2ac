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
    let parsers = Array(parsers)
    guard let first = parsers.first else { return Parser(.choice([]), .whole) }
    guard parsers.count > 1 else { return first }
    return Parser(
      .choice(parsers.flatMap { $0.grammar(as: first.shape).alternatives }), first.shape)
  }

  /// The parser's value where it matches, and nil, consuming nothing, where it does not.
  ///
  /// ```swift
  /// (word("page") %> int).optional()  // Parser<[String], Int?>
  /// ```
  public func optional() -> Parser<Input, A?> {
    optional(unless: .nothing)
  }

  /// The parser's value where it matches, and nil where `none` does.
  package func optional(unless none: Parser<Input, Void>) -> Parser<Input, A?> {
    let some = PartialIso<A, A?>(domain: .all, apply: { .some($0) }, unapply: { $0 })
    let isNil = PartialIso<Void, A?>(
      domain: .all, apply: { .some(nil) }, unapply: { $0 == nil ? unit : nil })
    return (some <¢> self) <|> (isNil <¢> none)
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
    let repetition = Repetition(limit: limit) { [shape] rounds in
      rounds.map(shape.top)
    } spread: { [shape] all in
      // What is spread was pushed as an array of this type.
      (all as! [A]).map { value in
        var values: [Any] = []
        shape.push(value, &values)
        values.reverse(last: shape.count)
        return values
      }
    }
    return Parser<Input, [A]>(.repetition(grammar, repetition), .whole)
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
