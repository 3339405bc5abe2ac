/// A memo table of the places in a grammar where a reading has failed, and the texts that were left
/// there.
///
/// Going on from the same place with the same texts always leads to the same result, because what's
/// read depends only on the rest of the input (``Monoid/texts``). There's one exception: a
/// conversion can refuse values that were read earlier, and another way to the same place may read
/// others. So a failure isn't remembered if a conversion refused a value on the way. With that,
/// each place needs only one try for the same texts, and the time to read is proportional to the
/// size of the grammar times the length of the input, even if there are exponentially many ways
/// through the grammar. A place is remembered as failed only once every way on from it has failed.
struct Failures {
  // Where failures can't be remembered, tries are limited by a budget: a row counts as not matching
  // after 2,000 refusals, or 32,000 tries since the first one. The next row has a budget of its
  // own, and so has each parser of a row that's joined by `<|>` (`Choice.areRows`).
  private static let (costOfRefusal, maximumCost) = (16, 32_000)

  private struct Place: Hashable {
    let step: Int
    /// The positions of the texts that are left.
    ///
    /// Turning to later texts appends them, so that only the end is another one.
    let positions: Range<Int>
  }

  private var failed: Set<Place> = []

  /// The number of values that conversions have refused, and of places that weren't tried.
  ///
  /// If it has grown since a fork, the fork isn't known to fail.
  private(set) var doubts = 0

  /// The cost of the refusals since the budget was renewed, and of the tries after the first one.
  private var cost = 0

  /// Counts a try, and returns whether it's useless: the place has failed with these texts left, or
  /// the budget is used up.
  mutating func excludes(_ step: Int, _ positions: Range<Int>?) -> Bool {
    if cost > 0 {
      cost += 1
      if cost > Self.maximumCost {
        // What isn't tried hasn't failed, so no fork that's open now is noted.
        doubts += 1
        return true
      }
    }
    return positions.map { failed.contains(Place(step: step, positions: $0)) } ?? false
  }

  /// Records that a conversion refused a value.
  mutating func refuse() {
    doubts += 1
    cost += Self.costOfRefusal
  }

  /// Records that every way on from a fork has failed.
  mutating func note<Input>(_ fork: ReadingFork<Input>) {
    guard fork.doubts == doubts, let positions = fork.positions else { return }
    failed.insert(Place(step: fork.step, positions: positions))
  }

  /// Forgets the cost so far, for the next row.
  mutating func renewBudget() { cost = 0 }
}
