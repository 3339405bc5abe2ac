extension Grammar {
  /// Returns a row of two grammars.
  package static func row(_ lhs: Grammar, _ rhs: Grammar) -> Grammar {
    .row(lhs.parts + rhs.parts)
  }

  /// The grammar as it runs, where each piece works beside the others of its pattern.
  ///
  /// The patterns of a table are tried in order whatever comes before it. So if that can be read in
  /// several ways, or if a piece beside the table depends on the pattern, each pattern is written
  /// out in full.
  ///
  /// - Parameter others: The pieces around the grammar.
  package func writtenOut(beside others: [Piece<Input>] = []) -> Grammar {
    guard case .row(let parts) = self else {
      return mapParts({ $0.writtenOut(beside: others) }, piece: { $0.adapt?(others) ?? $0 })
    }
    if let table = parts.lastIndex(where: { $0.hasTable }),
      !parts[..<table].allSatisfy({ $0.hasOneWay })
        || parts.indices.contains(where: { $0 != table && parts[$0].dependsOnOthers }),
      let patterns = patternsOfTable
    {
      return .table(patterns.map { $0.writtenOut(beside: others) })
    }
    return .row(
      parts.indices.map { index in
        guard parts[index].dependsOnOthers else { return parts[index].writtenOut() }
        let siblings = parts.indices.flatMap { $0 == index ? [] : parts[$0].pieces }
        return parts[index].writtenOut(beside: others + siblings)
      })
  }

  private var dependsOnOthers: Bool { pieces.contains { $0.adapt != nil } }

  /// The patterns of the tables in the grammar, in order; without a table, the grammar is the only
  /// one.
  ///
  /// Of several tables in a row, the last one counts. The others are ordinary choices.
  package var patterns: [Grammar] { patternsOfTable ?? [self] }

  /// The patterns, or nil if the grammar doesn't contain a table.
  private var patternsOfTable: [Grammar]? {
    switch self {
    case .table(let alternatives): return alternatives.flatMap { $0.patterns }
    case .choice(let none) where none.isEmpty: return []
    case .converted(let grammar, let conversion):
      return grammar.patternsOfTable?.map { .converted($0, conversion) }
    case .row(let parts):
      for index in parts.indices.reversed() {
        if let patterns = parts[index].patternsOfTable {
          let start = parts[..<index].map { $0.withoutTables }
          return patterns.map { .row(start + $0.parts + parts[(index + 1)...]) }
        }
      }
      return nil
    case .piece, .choice: return nil
    }
  }

  /// The same grammar with ordinary choices instead of tables.
  private var withoutTables: Grammar {
    switch self {
    case .table(let alternatives): .choice(alternatives.map { $0.withoutTables })
    case .row(let parts): .row(parts.map { $0.withoutTables })
    case .converted(let grammar, let conversion): .converted(grammar.withoutTables, conversion)
    case .piece, .choice: self
    }
  }

  private var hasTable: Bool {
    switch self {
    case .table: true
    case .row(let parts): parts.contains { $0.hasTable }
    case .converted(let grammar, _): grammar.hasTable
    case .piece, .choice: false
    }
  }

  /// Whether the grammar reads an input in at most one way.
  private var hasOneWay: Bool {
    switch self {
    case .piece(let piece): piece.skip == nil
    case .row(let parts): parts.allSatisfy { $0.hasOneWay }
    case .converted(let grammar, _): grammar.hasOneWay
    case .choice, .table: false
    }
  }
}
