import Synchronization

/// Which alternatives surely read what they print, so that it need not be tried.
///
/// An alternative does if its leaves do, and if no alternative before it can match what it prints.
final class Proof: Sendable {
  private let readsBack: [Bool]

  /// How many rows of a parser are looked at.
  private static let rowLimit = 4_096

  init(_ rule: Rule) {
    let rows = rule.rows(limit: Self.rowLimit) ?? []
    var readsBack: [Bool] = []
    for (index, row) in rows.enumerated() where row.choices.count == 1 {
      // The choice is the row's only one, so it is the first in all rows.
      let isReadBack =
        row.outline.readsBack
        && !rows[..<index].contains { $0.outline.reads.overlaps(row.outline.prints) }
      while readsBack.count <= row.choices[0] { readsBack.append(false) }
      readsBack[row.choices[0]] = isReadBack
    }
    self.readsBack = readsBack
  }

  /// Whether what was printed by these choices will be parsed by them.
  func holds(for choices: Choices) -> Bool {
    guard choices.count == 1, let choice = choices.indices.first else { return false }
    return choice < readsBack.count && readsBack[choice]
  }
}
