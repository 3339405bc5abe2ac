/// The precedence of joining parsers.
///
/// It's higher than the precedence of mapping, so that an isomorphism applies to a whole row of
/// parsers.
precedencegroup ParserJoinPrecedence {
  associativity: left
  higherThan: ParserMapPrecedence
}

/// The precedence of mapping a parser.
///
/// It's higher than the precedence of alternatives, so that each alternative is mapped separately.
precedencegroup ParserMapPrecedence {
  associativity: right
  higherThan: ParserAlternationPrecedence
}

/// The precedence of alternatives, the lowest of the three.
precedencegroup ParserAlternationPrecedence {
  associativity: left
  higherThan: TernaryPrecedence
}

/// Joins two values of a monoid.
infix operator <> : AdditionPrecedence

/// Joins two parsers, and captures the values of both.
infix operator <%> : ParserJoinPrecedence

/// Joins two parsers, and captures the value of the right one.
infix operator %> : ParserJoinPrecedence

/// Joins two parsers, and captures the value of the left one.
infix operator <% : ParserJoinPrecedence

/// Converts the value that a parser captures with an isomorphism.
infix operator <¢> : ParserMapPrecedence

/// Matches the left parser, or else the right one.
infix operator <|> : ParserAlternationPrecedence
