extension Parser {
  /// The parser that never matches and prints nothing, with which a chain of alternatives starts.
  public static var empty: Parser {
    choice([])
  }

  /// Matches `lhs`, or else `rhs`.
  ///
  /// The next alternative is also tried if what comes after the alternatives does not match.
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

  /// Makes a parser that captures nil, and consumes nothing, if this one does not match.
  ///
  /// ```swift
  /// let page = (word("page") %> int).optional()  // Parser<[String], Int?>
  /// page.parse(["page", "7"])!.match  // 7
  /// page.parse(["page", "x"])!.match  // nil
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

  /// Makes a parser that matches as often as this one does, and captures the values in an array.
  ///
  /// It takes as many as it can, and does not give any back.
  ///
  /// - Parameter limit: How often it matches at most, so that a parser that consumes nothing comes
  ///   to an end.
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
  /// Makes a parser that matches even if this one does not, and that prints what this one prints.
  ///
  /// ```swift
  /// (word("v1").optional() %> word("users")).print(())  // ["v1", "users"]
  /// ```
  public func optional() -> Parser {
    self <|> .nothing
  }
}
