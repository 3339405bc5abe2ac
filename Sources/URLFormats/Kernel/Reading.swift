/// The state of reading an input.
package struct Reading<Input: Monoid & Sendable> {
  /// The input left to read.
  package var input: Input

  /// The values read so far, latest last.
  package var values: [Any] = []

  /// The number of the row that's being read.
  package private(set) var row = 0

  /// Whether all texts of the input must be read.
  let readsAll: Bool

  /// Records how far reading gets, or nil if nobody wants to know.
  let trace: Trace<Input>?

  /// The pieces read so far, if they're kept, as for a trace.
  package var pieces: [Piece<Input>] = []
  private let keepsPieces: Bool

  package init(
    _ input: consuming Input, trace: Trace<Input>? = nil, readsAll: Bool = true,
    keepsPieces: Bool = false
  ) {
    self.input = input
    (self.readsAll, self.trace, self.keepsPieces) = (readsAll, trace, keepsPieces || trace != nil)
  }
}

/// A choice from which reading can go on in another way, and the state of the reading there.
struct ReadingFork<Input: Monoid & Sendable> {
  let step: Int
  let choice: Choice<Input>
  var reading: Reading<Input>
  /// The number of values that conversions had refused, and of places that weren't tried.
  let refusals: Int
  /// The positions of the texts that were left when reading got here, or nil if the input has none.
  let position: Range<Int>?
  /// The alternatives that haven't been tried yet.
  var untried: ArraySlice<Int>
  /// Whether each alternative may have as many values refused as the first one: those of the first
  /// choice, or of a table directly in it.
  let areRows: Bool
}

extension Reading {
  /// Takes the steps, going back to the latest fork whenever one fails.
  ///
  /// - Returns: False if every way failed.
  mutating func take(_ steps: [Step<Input>]) -> Bool {
    var forks: [ReadingFork<Input>] = []
    var failures = Failures()
    var next = 0
    while true {
      if next == steps.count {
        if !readsAll || input.texts?.isEmpty ?? true { return true }
        fail(.rest)
      } else if take(steps[next], &next, &forks, &failures) {
        continue
      }
      guard goBack(&next, &forks, &failures) else { return false }
    }
  }

  @inline(__always)
  mutating func take(
    _ step: Step<Input>, _ next: inout Int, _ forks: inout [ReadingFork<Input>],
    _ failures: inout Failures
  ) -> Bool {
    switch step {
    case .piece(let piece):
      next += 1
      guard piece.read(&input, &values) else {
        fail(.piece(piece))
        return false
      }
      if keepsPieces { pieces.append(piece) }
      return true

    case .startOfConversion:
      next += 1
      return true

    case .endOfConversion(let conversion):
      next += 1
      if conversion.apply(&values) { return true }
      failures.refuse()
      fail(.conversion(conversion))
      return false

    case .skip(let piece):
      next -= 1
      return piece.read(&input, &values)

    case .skipRest(let piece):
      next += 1
      if readsAll { while piece.read(&input, &values) {} }
      return true

    case .end(let target):
      next = target
      return true

    case .choice(let choice):
      let texts = input.texts
      // A trace follows all alternatives, also those that can't match.
      let candidates = choice.candidates(
        for: trace == nil ? texts : nil, then: input.laterTexts, readsAll: readsAll)
      guard let first = candidates.first else { return false }
      let isSkip = choice.kind == .skip
      if isSkip || !candidates.others.isEmpty, failures.excludes(next, texts?.indices) {
        return false
      }
      // A wildcard begins with a fork even if only one way leads on, so that its failure is noted.
      let begins = isSkip && (forks.isEmpty || forks[forks.count - 1].step != next)
      if begins || !candidates.others.isEmpty {
        let areRows =
          forks.isEmpty
          ? !isSkip : choice.kind == .table && forks[forks.count - 1].areRows
        forks.append(
          ReadingFork(
            step: next, choice: choice, reading: self, refusals: failures.refusals,
            position: texts?.indices, untried: candidates.others[...], areRows: areRows))
      }
      enter(choice, first, &next)
      return true
    }
  }

  /// Goes on with the next alternative of the latest fork that has one, or returns false if none
  /// has.
  mutating func goBack(
    _ next: inout Int, _ forks: inout [ReadingFork<Input>], _ failures: inout Failures
  ) -> Bool {
    while var fork = forks.popLast() {
      guard let alternative = fork.untried.popFirst() else {
        // After the last fork, no place is tried again.
        if !forks.isEmpty { failures.note(fork) }
        continue
      }
      // After the last alternative, the state isn't needed again.
      if fork.untried.isEmpty { swap(&self, &fork.reading) } else { self = fork.reading }
      enter(fork.choice, alternative, &next)
      // Values that one row refuses don't count against the next one.
      if fork.areRows { failures.startRow() }
      forks.append(fork)
      return true
    }
    return false
  }

  /// Records how far reading got, for an explanation.
  private func fail(_ failure: Trace<Input>.Failure) {
    trace?.fail(failure, after: pieces, input)
  }

  private mutating func enter(_ choice: Choice<Input>, _ alternative: Int, _ next: inout Int) {
    next = choice.starts[alternative]
    if !choice.rows.isEmpty { row = choice.rows[alternative] }
  }
}

/// The places in a grammar where a reading has failed, and the texts that were left there.
///
/// Going on from the same place with the same texts always leads to the same result, because what's
/// read depends only on the rest of the input (``Monoid/texts``). There's one exception: a
/// conversion can refuse values that were read earlier, and another way to the same place may read
/// others. So a failure isn't remembered if a conversion refused a value on the way. With that,
/// each place needs only one try for the same texts, and the time to read is proportional to the
/// size of the grammar times the length of the input, even if there are exponentially many ways
/// through the grammar. A place is remembered as failed only once every way on from it has failed.
struct Failures {
  // Where failures can't be remembered, tries are limited: a row counts as not matching after 2,000
  // refusals, or 32,000 tries since the first one.
  private static let (costOfRefusal, maximumCost) = (16, 32_000)

  private struct Place: Hashable {
    let step: Int
    let position: Range<Int>
  }

  private var failed: Set<Place> = []

  /// For each step with a skip, the most texts with which it has failed.
  ///
  /// It has failed with fewer texts left, too, because it would have skipped to them. Forks are
  /// noted from the innermost out, so a later failure takes the place of one with fewer texts.
  private var skips: [Int: Range<Int>] = [:]

  /// The number of values that conversions have refused, and of places that weren't tried.
  private(set) var refusals = 0

  /// The cost of the refusals in the current row, and of the tries after the first one.
  private var cost = 0

  /// Counts a try, and returns whether it's useless: the place has failed with these texts left, or
  /// the row has had too many tries since its first refusal.
  mutating func excludes(_ step: Int, _ position: Range<Int>?) -> Bool {
    if cost > 0 {
      cost += 1
      if cost > Self.maximumCost {
        // What isn't tried hasn't failed, so no fork that's open now is noted.
        refusals += 1
        return true
      }
    }
    guard let position else { return false }
    if let most = skips[step], most.lowerBound <= position.lowerBound,
      position.upperBound <= most.upperBound
    {
      return true
    }
    return failed.contains(Place(step: step, position: position))
  }

  /// Records that a conversion refused a value.
  mutating func refuse() {
    refusals += 1
    cost += Self.costOfRefusal
  }

  /// Records that every way on from a fork has failed.
  mutating func note<Input>(_ fork: ReadingFork<Input>) {
    guard fork.refusals == refusals, let position = fork.position else { return }
    if fork.choice.kind == .skip {
      skips[fork.step] = position
    } else {
      failed.insert(Place(step: fork.step, position: position))
    }
  }

  /// Starts the count for the next row.
  mutating func startRow() { cost = 0 }
}
