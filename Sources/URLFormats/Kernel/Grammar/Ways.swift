extension Grammar {
  /// The largest number of ways that are told apart.
  private static var maximumWays: Int { 64 }

  /// The pieces on each way to take alternatives, in the order in which they're tried.
  ///
  /// A part with too many ways counts as one piece.
  package var ways: [[Piece<Input>]] {
    switch self {
    case .piece(let piece): return [[piece]]
    case .converted(let grammar, _): return grammar.ways
    case .choice(let alternatives), .table(let alternatives):
      var ways: [[Piece<Input>]] = []
      for alternative in alternatives {
        ways += alternative.ways
        if ways.count > Self.maximumWays { return [[Piece(oneOf: ways)]] }
      }
      return ways
    case .sequence(let parts):
      var all: [[Piece<Input>]] = [[]]
      for part in parts {
        var ways = part.ways
        if all.count * ways.count > Self.maximumWays { ways = [[Piece(oneOf: ways)]] }
        if ways.count == 1 {
          for index in all.indices { all[index] += ways[0] }
        } else {
          all = all.flatMap { start in ways.map { start + $0 } }
        }
      }
      return all
    }
  }
}

extension Grammar {
  /// Calls a function with the patterns of the pieces on each way.
  func forEachWay(_ body: ([TextPattern]) -> Void) {
    var patterns: [TextPattern] = []
    // Most rows have one way.
    if appendPatterns(to: &patterns) { return body(patterns) }
    for way in ways { body(way.flatMap { $0.patterns }) }
  }

  /// Appends the patterns of the only way, or returns false if there may be several.
  private func appendPatterns(to patterns: inout [TextPattern]) -> Bool {
    switch self {
    // Nearly all have one, which is faster to append than an array.
    case .piece(let piece): for pattern in piece.patterns { patterns.append(pattern) }
    case .converted(let grammar, _): return grammar.appendPatterns(to: &patterns)
    case .sequence(let parts):
      patterns.reserveCapacity(patterns.count + parts.count)
      return parts.allSatisfy { $0.appendPatterns(to: &patterns) }
    case .choice, .table: return false
    }
    return true
  }
}

extension Piece {
  /// Creates a piece that stands for several ways, with the template of the first one.
  fileprivate convenience init(oneOf ways: [[Piece]]) {
    let patterns = ways.flatMap { $0.flatMap { $0.patterns } }
    // If a way changes the texts, the index has to know that (`.changed`). Apple's file ignores it,
    // and takes those of all ways as any texts. A `.turn` is lost, but no texts come after it.
    self.init(
      patterns: patterns.contains(.changed)
        ? [.changed, .anyTexts] : patterns.isEmpty ? [] : [.anyTexts],
      template: { _ in ways[0].map(\.template).joined })
  }
}
