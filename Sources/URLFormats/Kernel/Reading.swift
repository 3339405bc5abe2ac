/// The state of reading an input.
package struct Reading<Input: Monoid & Sendable> {
  /// The input left to read.
  package var input: Input

  /// The values read so far, latest last.
  package var values: [Any] = []

  /// The choices and values so far, or nil if they aren't recorded.
  ///
  /// While recording, conversions that aren't needed are skipped, which saves 3 % of the
  /// instructions of printing. So `values` may not be converted.
  var record: Record<Input>?

  /// Whether all texts of the input must be read.
  let readsAll: Bool

  /// Records how far reading gets, or nil if nobody wants to know.
  let trace: Trace<Input>?

  /// The pieces read so far, if there's a trace.
  package var pieces: [Piece<Input>] = []

  package init(
    _ input: consuming Input, record: Record<Input>? = nil, trace: Trace<Input>? = nil,
    readsAll: Bool = true
  ) {
    self.input = input
    self.readsAll = readsAll
    self.trace = trace
    self.record = record
  }
}

/// One step of reading a grammar.
enum ReadingStep<Input: Monoid & Sendable>: Sendable {
  case piece(Piece<Input>)
  /// A conversion. It's needed if it may refuse values, or if a later step uses its result.
  case conversion(Conversion, isNeeded: Bool)
  case choice(ReadingChoice)
  /// A piece that skips, without the `Skip`, which would make each step larger and slower.
  case skip(place: Int, Piece<Input>, isLast: Bool)
  case jump(to: Int)
}

/// The alternatives of a choice: where each one starts, and an index to look them up.
final class ReadingChoice: Sendable {
  let place: Int
  let starts: [Int]
  /// Whether nothing comes after the choice.
  private let isLast: Bool
  let isTable: Bool
  private let index: AlternativeIndex
  /// The alternatives that may change the input, or nil if there are none.
  private let changing: AlternativeIndex?

  init(place: Int, starts: [Int], isLast: Bool, isTable: Bool, outlines: [[Outline]]) {
    self.place = place
    self.starts = starts
    self.isLast = isLast
    self.isTable = isTable
    index = AlternativeIndex(outlines)
    let changing = outlines.map { $0.filter { $0.changesInput } }
    self.changing = changing.allSatisfy { $0.isEmpty } ? nil : AlternativeIndex(changing)
  }

  /// Returns the alternatives that may read an input with these texts.
  ///
  /// - Parameters:
  ///   - changed: The texts of the input for alternatives that change it.
  ///   - readsAll: Whether all of the texts must be read.
  func candidates(
    for texts: ArraySlice<String>?, changed: @autoclosure () -> ArraySlice<String>?, readsAll: Bool
  ) -> Candidates {
    guard let texts else { return Candidates(Array(starts.indices)) }
    var found = index.candidates(for: texts, readsAll: readsAll && isLast)
    if let changing, let changed = changed() {
      found.merge(changing.candidates(for: changed, readsAll: readsAll && isLast))
    }
    return found
  }
}

extension Grammar {
  /// Appends the steps that read the grammar.
  ///
  /// - Parameters:
  ///   - isLast: Whether nothing comes after the grammar.
  ///   - needsValues: Whether another step needs the values of the grammar.
  ///   - places: The number of places so far from which reading can go on in several ways.
  func appendReading(
    to steps: inout [ReadingStep<Input>], isLast: Bool, needsValues: Bool, places: inout Int
  ) {
    switch self {
    case .piece(let piece):
      if piece.skip == nil {
        steps.append(.piece(piece))
      } else {
        places += 1
        steps.append(.skip(place: places, piece, isLast: isLast))
      }
    case .row(let parts):
      for (index, part) in parts.enumerated() {
        part.appendReading(
          to: &steps, isLast: isLast && index == parts.count - 1, needsValues: needsValues,
          places: &places)
      }
    case .converted(let grammar, let conversion):
      let isNeeded = needsValues || !conversion.isTotal
      grammar.appendReading(to: &steps, isLast: isLast, needsValues: isNeeded, places: &places)
      steps.append(.conversion(conversion, isNeeded: isNeeded))
    case .choice(let alternatives), .table(let alternatives):
      let isTable = if case .table = self { true } else { false }
      places += 1
      let (choice, place) = (steps.count, places)
      // This jump, and the one after each alternative, is a placeholder until its target is known.
      steps.append(.jump(to: 0))
      var starts: [Int] = []
      for alternative in alternatives {
        starts.append(steps.count)
        alternative.appendReading(
          to: &steps, isLast: isLast, needsValues: needsValues, places: &places)
        steps.append(.jump(to: 0))
      }
      for end in starts.dropFirst() + [steps.count] { steps[end - 1] = .jump(to: steps.count) }
      steps[choice] = .choice(
        ReadingChoice(
          place: place, starts: starts, isLast: isLast, isTable: isTable,
          outlines: alternatives.map { $0.outlines }))
    }
  }
}

/// A step from which reading can go on in another way, and the state of the reading at that step.
struct ReadingFork<Input: Monoid & Sendable> {
  let step: Int
  var reading: Reading<Input>
  /// The number of values that conversions had refused.
  let refusals: Int
  /// How much input was left: one number for a choice, one for each step of a skip, or none if
  /// unknown.
  var remaining: [Int]
  /// The alternatives of a choice that haven't been tried yet.
  var alternatives: ArraySlice<Int> = []
  /// Whether the alternatives are patterns: those of the first choice, or of a table in one of
  /// them.
  var arePatterns = false
}

extension Reading {
  /// Takes the steps, going back to the latest fork whenever one fails.
  ///
  /// - Returns: False if every way failed.
  mutating func take(_ steps: [ReadingStep<Input>]) -> Bool {
    var forks: [ReadingFork<Input>] = []
    var failures = Failures()
    var next = 0
    while true {
      if next == steps.count {
        if !readsAll || input.texts?.isEmpty ?? true { return true }
        trace?.fail(.rest, after: pieces, input)
      } else if take(steps[next], &next, &forks, &failures) {
        continue
      }
      guard goBack(in: steps, &next, &forks, &failures) else { return false }
    }
  }

  mutating func take(
    _ step: ReadingStep<Input>, _ next: inout Int, _ forks: inout [ReadingFork<Input>],
    _ failures: inout Failures
  ) -> Bool {
    switch step {
    case .piece(let piece):
      next += 1
      guard piece.read(&input, &values) else {
        trace?.fail(.piece(piece), after: pieces, input)
        return false
      }
      if trace != nil { pieces.append(piece) }
      record?.add(piece, values)
      return true

    case .conversion(let conversion, let isNeeded):
      next += 1
      if !isNeeded, record != nil { return true }
      if conversion.apply(&values) { return true }
      failures.refusals += 1
      trace?.fail(.conversion(conversion), after: pieces, input)
      return false

    case .jump(let target):
      next = target
      return true

    case .choice(let choice):
      let texts = input.texts
      // A trace follows all alternatives, also those that can't match.
      let candidates = choice.candidates(
        for: trace == nil ? texts : nil, changed: (input as? any ChangeableInput)?.changedTexts,
        readsAll: readsAll)
      guard let first = candidates.first else { return false }
      if !candidates.others.isEmpty {
        if failures.contains(choice.place, remaining: texts?.count) { return false }
        let arePatterns = forks.last.map { choice.isTable && $0.arePatterns } ?? true
        forks.append(
          ReadingFork(
            step: next, reading: self, refusals: failures.refusals,
            remaining: texts.map { [$0.count] } ?? [], alternatives: candidates.others[...],
            arePatterns: arePatterns))
      }
      record?.choose(first)
      next = choice.starts[first]
      return true

    case .skip(let place, let piece, let isLast):
      guard let skip = piece.skip else { preconditionFailure("the piece doesn't skip") }
      for _ in 0..<skip.minimum {
        guard skip.advance(&input) else {
          trace?.fail(.piece(piece), after: pieces, input)
          return false
        }
      }
      record?.add(piece, values)
      if isLast, readsAll {
        // Nothing but the skip itself can read the rest.
        while skip.advance(&input) {}
      } else {
        let remaining = skip.remaining(input)
        if failures.contains(place, remaining: remaining) { return false }
        forks.append(
          ReadingFork(
            step: next, reading: self, refusals: failures.refusals, remaining: [remaining]))
      }
      if trace != nil { pieces.append(piece) }
      next += 1
      return true
    }
  }

  /// Goes on in another way from the latest fork that has one, or returns false if none has.
  mutating func goBack(
    in steps: [ReadingStep<Input>], _ next: inout Int, _ forks: inout [ReadingFork<Input>],
    _ failures: inout Failures
  ) -> Bool {
    while var fork = forks.popLast() {
      let place: Int
      switch steps[fork.step] {
      case .choice(let choice):
        place = choice.place
        if let alternative = fork.alternatives.popFirst() {
          restore(fork.reading)
          record?.choose(alternative)
          next = choice.starts[alternative]
          // Values that one pattern refuses don't count against the next one.
          if fork.arePatterns { failures.forgetRefusals() }
          forks.append(fork)
          return true
        }
      case .skip(let number, let piece, _):
        place = number
        if let skip = piece.skip, skip.advance(&fork.reading.input) {
          let remaining = skip.remaining(fork.reading.input)
          if failures.contains(place, remaining: remaining) { break }
          restore(fork.reading)
          fork.remaining.append(remaining)
          if trace != nil { pieces.append(piece) }
          next = fork.step + 1
          forks.append(fork)
          return true
        }
      case .piece, .conversion, .jump:
        preconditionFailure("only a choice or a skip has a fork")
      }
      failures.note(place, fork.remaining, refusalsBefore: fork.refusals)
    }
    return false
  }

  private mutating func restore(_ earlier: Reading) {
    (input, values) = (earlier.input, earlier.values)
    (record, pieces) = (earlier.record, earlier.pieces)
  }
}

/// The places in a grammar where a reading has failed, and how much input was left there.
///
/// Going on from the same place with the same rest of the input always leads to the same result,
/// unless a conversion refuses values that were read earlier. So each place needs only one try for
/// each rest, and the time to read is proportional to the size of the grammar times the length of
/// the input, even if there are exponentially many ways through the grammar. A place is remembered
/// as failed only once every way on from it has failed.
struct Failures {
  // A failure can't be remembered if a conversion refused a value, because another value might be
  // accepted. So after more refusals, a pattern counts as not matching.
  private static let maximumRefusals = 2_000

  private struct Place: Hashable {
    let number: Int
    let remaining: Int
  }

  private var failed: Set<Place> = []

  /// The number of values that conversions have refused.
  var refusals = 0

  /// The number of values that they refused in earlier patterns.
  private var earlierRefusals = 0

  /// Returns whether a place has failed with this much input left, or there have been too many
  /// refusals to go on.
  func contains(_ place: Int, remaining: Int?) -> Bool {
    if refusals - earlierRefusals > Self.maximumRefusals { return true }
    guard !failed.isEmpty, let remaining else { return false }
    return failed.contains(Place(number: place, remaining: remaining))
  }

  /// Records that every way on from a place has failed.
  mutating func note(_ place: Int, _ remaining: [Int], refusalsBefore refusals: Int) {
    guard refusals == self.refusals else { return }
    for remaining in remaining { failed.insert(Place(number: place, remaining: remaining)) }
  }

  /// Lets conversions refuse as many values in the next pattern as in this one.
  mutating func forgetRefusals() { earlierRefusals = refusals }
}
