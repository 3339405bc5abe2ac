/// Composition of functions and isomorphisms: tighter than the joining of parsers.
precedencegroup IsoCompositionPrecedence {
  associativity: left
  higherThan: ParserJoinPrecedence
}

/// One parser after another: tighter than mapping, so that an isomorphism applies to a whole row.
precedencegroup ParserJoinPrecedence {
  associativity: left
  higherThan: ParserMapPrecedence
}

/// Mapping by an isomorphism: tighter than alternation, so that each alternative is mapped.
precedencegroup ParserMapPrecedence {
  associativity: right
  higherThan: ParserAlternationPrecedence
}

/// Alternation: the loosest.
precedencegroup ParserAlternationPrecedence {
  associativity: left
  higherThan: TernaryPrecedence
}

/// Puts two monoid values together.
infix operator <> : AdditionPrecedence

/// Composes two isomorphisms, the left one first.
infix operator >>> : IsoCompositionPrecedence

/// Composes two isomorphisms, the right one first.
infix operator <<< : IsoCompositionPrecedence

/// Runs two parsers in order and keeps the values of both.
infix operator <%> : ParserJoinPrecedence

/// Runs two parsers in order and keeps the value of the right one.
infix operator %> : ParserJoinPrecedence

/// Runs two parsers in order and keeps the value of the left one.
infix operator <% : ParserJoinPrecedence

/// Maps a parser by an isomorphism.
infix operator <¢> : ParserMapPrecedence

/// Tries the left parser, then the right one.
infix operator <|> : ParserAlternationPrecedence
