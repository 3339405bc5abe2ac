extension Grammar {
  /// Returns a row of two grammars.
  ///
  /// If the first one can be read in several ways, each pattern of a table in the second one gets its own
  /// copy, so that the patterns are still tried in order. A table in the first one is then an ordinary choice.
  @inlinable
  package static func row(_ lhs: Grammar, _ rhs: Grammar) -> Grammar {
    if let patterns = rhs.patternsOfTable, !lhs.hasOneWay {
      let start = lhs.withoutTables.parts
      return .table(patterns.map { .row(start + $0.parts) })
    }
    return .row(lhs.parts + rhs.parts)
  }

  /// The patterns of the tables in the grammar, in order; without a table, the grammar is the only one.
  @inlinable
  package var patterns: [Grammar] { patternsOfTable ?? [self] }

  /// The patterns, or nil if the grammar doesn't contain a table.
  @inlinable
  var patternsOfTable: [Grammar]? {
    switch self {
    case .table(let alternatives): return alternatives.flatMap { $0.patterns }
    case .converted(let grammar, let conversion):
      return grammar.patternsOfTable?.map { .converted($0, conversion) }
    case .row(let parts):
      for index in parts.indices.reversed() {
        if let patterns = parts[index].patternsOfTable {
          return patterns.map { .row(parts[..<index] + $0.parts + parts[(index + 1)...]) }
        }
      }
      return nil
    case .piece, .choice, .skip, .repetition: return nil
    }
  }

  /// The same grammar with ordinary choices instead of tables.
  @usableFromInline
  var withoutTables: Grammar {
    switch self {
    case .table(let alternatives): .choice(alternatives)
    case .row(let parts): .row(parts.map { $0.withoutTables })
    case .converted(let grammar, let conversion): .converted(grammar.withoutTables, conversion)
    case .piece, .choice, .skip, .repetition: self
    }
  }

  /// Whether the grammar reads an input in at most one way.
  @inlinable
  var hasOneWay: Bool {
    switch self {
    case .piece, .repetition: true
    case .row(let parts): parts.allSatisfy { $0.hasOneWay }
    case .converted(let grammar, _): grammar.hasOneWay
    case .choice, .table, .skip: false
    }
  }
}
