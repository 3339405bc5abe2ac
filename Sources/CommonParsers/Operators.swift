/// The precedence of composing isomorphisms, which binds more tightly than joining parsers.
precedencegroup IsoCompositionPrecedence {
  associativity: left
  higherThan: ParserJoinPrecedence
}

/// The precedence of joining parsers.
///
/// It binds more tightly than mapping, so that an isomorphism applies to a whole row of parsers.
precedencegroup ParserJoinPrecedence {
  associativity: left
  higherThan: ParserMapPrecedence
}

/// The precedence of mapping a parser.
///
/// It binds more tightly than alternation, so that each alternative is mapped.
precedencegroup ParserMapPrecedence {
  associativity: right
  higherThan: ParserAlternationPrecedence
}

/// The precedence of alternatives, which binds most loosely.
precedencegroup ParserAlternationPrecedence {
  associativity: left
  higherThan: TernaryPrecedence
}

/// Joins two values of a monoid.
infix operator <> : AdditionPrecedence

/// Composes two isomorphisms, the left one first.
infix operator >>> : IsoCompositionPrecedence

/// Composes two isomorphisms, the right one first.
infix operator <<< : IsoCompositionPrecedence

/// Joins two parsers, and captures the values of both.
infix operator <%> : ParserJoinPrecedence

/// Joins two parsers, and captures the value of the right one.
infix operator %> : ParserJoinPrecedence

/// Joins two parsers, and captures the value of the left one.
infix operator <% : ParserJoinPrecedence

/// Converts what a parser captures with an isomorphism.
infix operator <¢> : ParserMapPrecedence

/// Matches the left parser, or else the right one.
infix operator <|> : ParserAlternationPrecedence
