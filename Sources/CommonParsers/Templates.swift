extension Grammar {
  /// Returns a description of each way to take alternatives, in the order in which they're tried, for at most
  /// `limit` ways.
  package func templates(atMost limit: Int) -> [Input.Template] {
    switch self {
    case .piece(let piece): return [piece.template]
    case .skip(let skip): return [skip.piece.template]
    case .converted(let grammar, _): return grammar.templates(atMost: limit)
    case .choice(let alternatives), .table(let alternatives):
      var templates: [Input.Template] = []
      for alternative in alternatives where templates.count < limit {
        templates += alternative.templates(atMost: limit - templates.count)
      }
      return templates
    case .row(let parts):
      // Goes from the last part to the first: once there are enough ways, each earlier part contributes
      // only its first way.
      var rows: [[Input.Template]] = [[]]
      for part in parts.reversed() {
        let templates = part.templates(atMost: rows.count < limit ? limit : 1)
        if templates.count == 1 {
          for index in rows.indices { rows[index].append(templates[0]) }
        } else {
          rows = Array(templates.lazy.flatMap { one in rows.lazy.map { $0 + [one] } }.prefix(limit))
        }
      }
      return rows.map { $0.reversed().joined }
    }
  }
}
