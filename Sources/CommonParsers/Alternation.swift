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
    var rules: [Rule] = []
    for parser in parsers {
      let rule = parser.plain().rule
      if let choice = rule as? Choice {
        rules += choice.rules
      } else {
        rules.append(rule)
      }
    }
    guard rules.count != 1 else { return Parser(rule: rules[0], shape: .plain) }
    let choice = Choice(
      rules, copyInput: copying(Input.self), copyOutput: copying(Printed<Input>.self))
    return Parser(rule: choice, shape: .plain)
  }

  /// The parser's value where it matches, and nil, consuming nothing, where it does not.
  ///
  /// ```swift
  /// (word("page") %> int).optional()  // Parser<[String], Int?>
  /// ```
  public func optional() -> Parser<Input, A?> {
    let some = PartialIso<A, A?>(apply: { .some($0) }, unapply: { $0 })
    let none = PartialIso<Void, A?>(
      apply: { .some(nil) }, unapply: { $0 == nil ? unit : nil })
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
    let parser = plain()
    let shape = parser.shape
    let rule = Repeated(parser.rule, limit: limit, copyInput: copying(Input.self)) {
      values, count in
      values.replaceLast(count * shape.width) { values in
        var all: [A] = []
        for _ in 0..<count {
          guard let value = shape.take(&values) else { return false }
          all.append(value)
        }
        values.append(all)
        return true
      }
    } spread: { values in
      values.take([A].self)?.map { value in
        var own = values.empty
        shape.append(value, &own)
        return own
      }
    }
    return Parser<Input, [A]>(rule: rule, shape: .plain)
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
