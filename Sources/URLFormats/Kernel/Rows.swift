extension Grammar {
  /// The rows of the tables in the grammar, in order; without a table, the grammar is the only one.
  ///
  /// If a sequence has several tables, its rows are those of the last one. The earlier tables
  /// become ordinary choices, whose alternatives are tried for each of these rows.
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
}
