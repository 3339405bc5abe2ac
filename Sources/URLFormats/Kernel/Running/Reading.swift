/// The state of reading an input.
package struct Reading<Input: Monoid & Sendable> {
  /// The input left to read.
  package var input: Input

  /// The values read so far, latest last.
  package var values: [Any] = []

  /// The number of the latest row whose end was reached.
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

/// A place from which reading can go on in another way, and the state of the reading there.
struct ReadingFork<Input: Monoid & Sendable> {
  /// The step of the choice.
  let step: Int
  let choice: Choice<Input>
  var reading: Reading<Input>
  /// The positions of the texts that are left (`Failures`), or nil if the input has no texts.
  let positions: Range<Int>?
  /// The alternatives that haven't been tried yet.
  var untried: ArraySlice<Int>
  /// The doubts there were when reading got here (`Failures`).
  let doubts: Int
}

extension Reading {
  /// Runs the steps, going back to the latest fork whenever one fails.
  ///
  /// - Returns: False if every way failed.
  mutating func run(_ steps: [Step<Input>]) -> Bool {
    var forks: [ReadingFork<Input>] = []
    var failures = Failures()
    var next = 0
    while true {
      if next == steps.count {
        // All steps have succeeded. What's left now is left over.
        if !readsAll || input.texts?.isEmpty ?? true { return true }
        fail(.rest)
      } else if run(steps[next], &next, &forks, &failures) {
        continue
      }
      // The step failed, and it may have changed the input and the values. Forks have copies.
      guard goBack(&next, &forks, &failures) else { return false }
    }
  }

  /// Runs a step and makes `next` the one after it, or returns false if it fails.
  @inline(__always)
  mutating func run(
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

    case .unapply:
      next += 1
      return true

    case .apply(let conversion):
      next += 1
      if conversion.apply(&values) { return true }
      // Another way to this place may read other values, so it isn't known to fail.
      failures.refuse()
      fail(.conversion(conversion))
      return false

    case .skip(let skip):
      next += 1
      return skip.read(&input, &values)

    case .wildcardAtEnd(let skip):
      next += 1
      if readsAll { while skip.read(&input, &values) {} }
      return true

    case .endOfRow(let row):
      next += 1
      self.row = row
      return true

    case .jump(let target):
      next = target
      return true

    case .choice(let choice):
      return choose(from: choice, &next, &forks, &failures)
    }
  }

  /// Goes on with the first alternative that may match, and keeps the others in a fork.
  @inline(__always)
  private mutating func choose(
    from choice: Choice<Input>, _ next: inout Int, _ forks: inout [ReadingFork<Input>],
    _ failures: inout Failures
  ) -> Bool {
    let texts = input.texts
    // A trace follows all alternatives, also those that can't match.
    let candidates = choice.candidates(
      for: trace == nil ? texts : nil, then: input.laterTexts, readsAll: readsAll)
    guard let first = candidates.first else { return false }
    // Where several ways lead on, it's worth asking whether all are known to fail, and noting it if
    // they do. (A single way leads straight to the next place where that's done.) A wildcard is
    // such a place even if it can only skip, because ways that have skipped other texts meet here.
    if choice.kind == .wildcard || !candidates.others.isEmpty {
      if failures.excludes(next, texts?.indices) { return false }
      forks.append(
        ReadingFork(
          step: next, choice: choice, reading: self, positions: texts?.indices,
          untried: candidates.others[...], doubts: failures.doubts))
    }
    next = choice.starts[first]
    return true
  }

  /// Goes on with the next alternative of the latest fork that has one, or returns false if none
  /// has.
  private mutating func goBack(
    _ next: inout Int, _ forks: inout [ReadingFork<Input>], _ failures: inout Failures
  ) -> Bool {
    while var fork = forks.popLast() {
      guard let alternative = fork.untried.popFirst() else {
        // Every way on from this fork has failed. After the last one, no place is tried again.
        if !forks.isEmpty { failures.note(fork) }
        continue
      }
      // After the last alternative, the state isn't needed again.
      if fork.untried.isEmpty { swap(&self, &fork.reading) } else { self = fork.reading }
      if fork.choice.areRows { failures.renewBudget() }
      next = fork.choice.starts[alternative]
      forks.append(fork)
      return true
    }
    return false
  }

  /// Records how far reading got, for an explanation.
  private func fail(_ failure: Trace<Input>.Failure) {
    trace?.fail(failure, after: pieces, input)
  }
}
