extension Grammar {
  /// The rows of the tables in the grammar, in order; without a table, the grammar is the only one.
  ///
  /// If a sequence has several tables, its rows are those of the last one. The earlier tables
  /// become ordinary choices, whose alternatives are tried for each of these rows. A choice has no
  /// rows, even if it has a table in it.
  @_semantics("optimize.sil.specialize.generic.never")
  package var rows: [Grammar] {
    switch self {
    case .table(let alternatives): return alternatives.flatMap { $0.rows }
    case .converted(let grammar, let conversion):
      return grammar.rows.map { .converted($0, conversion) }
    case .sequence(let parts):
      guard let table = parts.lastIndex(where: { $0.hasTable }) else { return [self] }
      let start = parts[..<table].map { $0.withoutTables }
      return parts[table].rows.map { .sequence(start + $0.parts + parts[(table + 1)...]) }
    case .piece, .choice: return [self]
    }
  }

  /// Whether the grammar contains a table, whose rows are its rows.
  var hasTable: Bool {
    switch self {
    case .table: true
    case .converted(let grammar, _): grammar.hasTable
    case .sequence(let parts): parts.contains { $0.hasTable }
    case .piece, .choice: false
    }
  }

  /// The same grammar with ordinary choices instead of tables.
  private var withoutTables: Grammar {
    switch self {
    case .table(let alternatives): .choice(alternatives.map { $0.withoutTables })
    case .sequence(let parts): .sequence(parts.map { $0.withoutTables })
    case .converted(let grammar, let conversion): .converted(grammar.withoutTables, conversion)
    case .piece, .choice: self
    }
  }

  /// The grammar as it runs.
  ///
  /// The rows of a table are tried in order whatever comes before it. Where that can be read in
  /// only one way, a choice does this, since going back to it tries the next row. Otherwise, going
  /// back would try another way before the table first, so each row is written out in full. The
  /// same goes for a table beside a piece that depends on others, which each row has its own of.
  ///
  /// - Parameter others: The roles of the pieces around the grammar.
  func expanded(among others: [Input._Role] = []) -> Grammar {
    if isExpanded { return self }
    switch self {
    case .piece(let piece):
      return .piece(piece.role.flatMap { piece.amongOthers?($0, others) } ?? piece)
    case .converted(let grammar, let conversion):
      return .converted(grammar.expanded(among: others), conversion)
    case .choice(let alternatives):
      return .choice(alternatives.map { $0.expanded(among: others) })
    case .table(let alternatives):
      return .table(alternatives.map { $0.expanded(among: others) })
    case .sequence(let parts):
      if let table = parts.lastIndex(where: { $0.hasTable }),
        !parts[..<table].allSatisfy({ $0.readsInOneWay })
          || parts.indices.contains(where: { $0 != table && parts[$0].dependsOnOthers })
      {
        return .table(rows.map { $0.expanded(among: others) })
      }
      return .sequence(
        parts.indices.map { index in
          guard parts[index].dependsOnOthers else { return parts[index].expanded() }
          let beside = parts[..<index] + parts[(index + 1)...]
          return parts[index].expanded(
            among: others + beside.flatMap { $0.pieces.compactMap(\.role) })
        })
    }
  }

  /// Whether nothing has to be written out, as in nearly all tables: no piece depends on others,
  /// and what comes before a table is read in one way.
  private var isExpanded: Bool {
    switch self {
    case .piece(let piece): return piece.amongOthers == nil
    case .converted(let grammar, _): return grammar.isExpanded
    case .choice(let all), .table(let all): return all.allSatisfy { $0.isExpanded }
    case .sequence(let parts):
      let table = parts.lastIndex { $0.hasTable } ?? 0
      return parts.allSatisfy { $0.isExpanded } && parts[..<table].allSatisfy { $0.readsInOneWay }
    }
  }

  private var dependsOnOthers: Bool { contains { $0.amongOthers != nil } }

  /// Whether the grammar reads an input in at most one way, unlike a choice or a wildcard.
  private var readsInOneWay: Bool {
    switch self {
    case .piece(let piece): piece.skipOne == nil
    case .sequence(let parts): parts.allSatisfy { $0.readsInOneWay }
    case .converted(let grammar, _): grammar.readsInOneWay
    case .choice, .table: false
    }
  }
}
