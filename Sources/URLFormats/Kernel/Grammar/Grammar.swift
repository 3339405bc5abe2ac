/// A parser as data: what to read and write, without the types of the values.
package enum Grammar<Input: Monoid & Sendable>: Sendable {
  /// One piece of input.
  case piece(Piece<Input>)
  /// Several grammars, one after another.
  case sequence([Grammar])
  /// The first of several grammars that matches together with what comes after it.
  case choice([Grammar])
  /// The first of several grammars that matches together with what comes before and after it.
  case table([Grammar])
  /// A grammar whose values are converted.
  indirect case converted(Grammar, Conversion)

  /// Returns one grammar after another.
  package static func sequence(_ lhs: Grammar, _ rhs: Grammar) -> Grammar {
    if case .sequence(let more) = rhs { return .sequence(lhs.parts + more) }
    guard case .sequence(var parts) = lhs else { return .sequence([lhs, rhs]) }
    parts.append(rhs)
    return .sequence(parts)
  }

  /// The grammars of a sequence; any other grammar counts as a sequence of one.
  package var parts: [Grammar] { if case .sequence(let parts) = self { parts } else { [self] } }

  /// All pieces in the grammar.
  package var pieces: [Piece<Input>] {
    switch self {
    case .piece(let piece): [piece]
    case .sequence(let all), .choice(let all), .table(let all): all.flatMap { $0.pieces }
    case .converted(let grammar, _): grammar.pieces
    }
  }

  /// Returns whether a piece in the grammar satisfies a condition.
  func contains(where condition: (Piece<Input>) -> Bool) -> Bool {
    switch self {
    case .piece(let piece): condition(piece)
    case .sequence(let all), .choice(let all), .table(let all):
      all.contains { $0.contains(where: condition) }
    case .converted(let grammar, _): grammar.contains(where: condition)
    }
  }

  /// Returns the same grammar with other pieces.
  @_semantics("optimize.sil.specialize.generic.never")
  package func map(_ transform: (Piece<Input>) -> Piece<Input>) -> Grammar {
    switch self {
    case .piece(let piece): .piece(transform(piece))
    case .sequence(let parts): .sequence(parts.map { $0.map(transform) })
    case .choice(let alternatives): .choice(alternatives.map { $0.map(transform) })
    case .table(let alternatives): .table(alternatives.map { $0.map(transform) })
    case .converted(let grammar, let conversion): .converted(grammar.map(transform), conversion)
    }
  }
}
