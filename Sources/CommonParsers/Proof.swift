import Synchronization

/// Which alternatives surely read what they print, so that it need not be tried.
///
/// An alternative does if its leaves do, and if no alternative before it can match what it prints.
final class Proof: Sendable {
  /// The rows of the parser; none if there are too many.
  private let rows: [Row]

  /// What has been found out about the alternatives of the first choice.
  private let readsBack = Mutex<[Int: Bool]>([:])

  init(_ rule: Rule) {
    rows = rule.rows(limit: 4_096) ?? []
  }

  /// Whether what was printed by these choices will be parsed by them.
  func holds(for choices: Choices) -> Bool {
    // The choice is the row's only one, so it is the first in all rows.
    guard choices.count == 1, let choice = choices.indices.first else { return false }
    return readsBack.withLock { known in
      if let known = known[choice] { return known }
      let isReadBack = isReadBack(choice)
      known[choice] = isReadBack
      return isReadBack
    }
  }

  private func isReadBack(_ choice: Int) -> Bool {
    guard let index = rows.firstIndex(where: { $0.choices == [choice] }) else { return false }
    let outline = rows[index].outline
    return outline.readsBack
      && !rows[..<index].contains { $0.outline.reads.overlaps(outline.prints) }
  }
}
