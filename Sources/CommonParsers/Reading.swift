/// Reads something, and then what comes after it; false when that cannot be done.
///
/// When it returns false, the reading is in no particular state.
@usableFromInline
package typealias Reader<Input: Monoid & Sendable> = @Sendable (inout Reading<Input>) -> Bool

/// How far an input has been read.
///
/// It is a value: a copy is the place to come back to.
@usableFromInline
package struct Reading<Input: Monoid & Sendable> {
  /// What is left to read.
  @usableFromInline package var input: Input

  /// What has been read, the latest value last.
  @usableFromInline package var values: [Any] = []

  /// Which alternative was taken at each choice; nil when nobody wants to know.
  @usableFromInline package var choices: [Int]?

  /// Whether what is left may stay unread; nil when all texts of the input have to be read.
  @usableFromInline let isComplete: ((Input) -> Bool)?

  /// What has failed; nil as long as there was one way to go.
  @usableFromInline var memory: ReadingMemory?

  @inlinable
  package init(
    _ input: consuming Input, isRecording: Bool = false, isComplete: ((Input) -> Bool)? = nil
  ) {
    self.input = input
    self.isComplete = isComplete
    choices = isRecording ? [] : nil
  }
}

extension Grammar {
  /// What reads the grammar, and then goes on with `next`.
  ///
  /// - Parameters:
  ///   - isLast: Whether nothing comes after the grammar.
  ///   - places: How many places there are so far from which a reading may go on in several ways.
  @inlinable
  func reader(isLast: Bool, places: inout Int, then next: @escaping Reader<Input>) -> Reader<Input>
  {
    switch self {
    case .piece, .row, .converted:
      var isLast = isLast
      var run = [Action(next)]
      for step in steps(conversionsFirst: false).reversed() {
        switch step {
        case .piece(let piece):
          // Only what is needed is captured: large tables stay in the processor's cache.
          run.append(Action { [read = piece.read] in read(&$0.input, &$0.values) })
          isLast = false
        case .conversion(let conversion):
          run.append(Action { [apply = conversion.apply] in $0.convert(apply) })
        case .branch(let grammar):
          let next = Action(run.reversed()[...]).run
          run = [Action(grammar.reader(isLast: isLast, places: &places, then: next))]
          isLast = false
        }
      }
      return Action(run.reversed()[...]).run

    case .choice(let alternatives):
      places += 1
      let place = places
      var readers: [Action<Reading<Input>>] = []
      for alternative in alternatives {
        let reader = alternative.reader(isLast: isLast, places: &places, then: next)
        readers.append(Action(reader))
      }
      let index = AlternativeIndex(alternatives)
      return { [readers] reading in
        guard let texts = reading.input.texts else {
          return reading.readFirst(of: Array(readers.indices), readers, at: place, remaining: nil)
        }
        let candidates = index.candidates(
          for: texts, areAll: isLast && reading.isComplete == nil)
        guard candidates.areSeveral else {
          guard let only = candidates.first else { return false }
          reading.choices?.append(only)
          return readers[only].run(&reading)
        }
        return reading.readFirst(
          of: candidates.all, readers, at: place, remaining: texts.count)
      }

    case .skip(_, let skip):
      places += 1
      let place = places
      return { reading in
        for _ in 0..<skip.minimum {
          guard skip.advance(&reading.input) else { return false }
        }
        return reading.search(from: place, skip, next)
      }

    case .repetition(let grammar, let repetition):
      let round = grammar.reader(isLast: false, places: &places) { _ in true }
      return { reading in
        let (values, count) = (reading.values, reading.choices?.count)
        var rounds: [[Any]] = []
        while rounds.count < repetition.limit {
          let start = reading
          reading.values = []
          guard round(&reading) else {
            reading = start
            break
          }
          rounds.append(reading.values)
        }
        reading.values = values + [repetition.gather(rounds)]
        // The number of rounds stands before the choices made in them.
        if let count { reading.choices?.insert(rounds.count, at: count) }
        return next(&reading)
      }
    }
  }
}

extension Reading {
  /// Converts what has been read.
  @inlinable
  mutating func convert(_ apply: (inout [Any]) -> Bool) -> Bool {
    if apply(&values) { return true }
    memory?.refusals += 1
    return false
  }

  /// Reads the first of some alternatives that goes through, together with what comes after it.
  ///
  /// It tries none if all have failed in this place with as much left of the input. Each choice of a
  /// pattern is one such call on the stack, so there is one function and not several.
  @inlinable
  mutating func readFirst(
    of candidates: [Int], _ readers: [Action<Self>], at place: Int, remaining: Int?
  ) -> Bool {
    let memory = memory ?? ReadingMemory()
    if let remaining, memory.hasFailed(place, remaining: remaining) { return false }
    self.memory = memory
    let refusals = memory.refusals
    let start = self
    for candidate in candidates {
      choices?.append(candidate)
      if readers[candidate].run(&self) { return true }
      self = start
    }
    memory.noteFailure(
      place, remaining: remaining.map { [$0] } ?? [], refusalsBefore: refusals)
    return false
  }

  /// Skips as little as possible until `next` goes through.
  ///
  /// What is remembered of a place is that the whole search from there on has failed.
  @inlinable
  mutating func search(from place: Int, _ skip: Skip<Input>, _ next: Reader<Input>) -> Bool {
    let memory = memory ?? ReadingMemory()
    self.memory = memory
    let refusals = memory.refusals
    var visited: [Int] = []
    repeat {
      let remaining = skip.remaining(input)
      if memory.hasFailed(place, remaining: remaining) { break }
      let start = self
      if next(&self) { return true }
      self = start
      visited.append(remaining)
    } while skip.advance(&input)
    memory.noteFailure(place, remaining: visited, refusalsBefore: refusals)
    return false
  }
}

/// What has failed where, in the course of one reading.
///
/// What comes after a place in the grammar reads the same wherever as much is left of the input, unless
/// a conversion refuses values, some of which were read before. So each place is tried once with each
/// rest of the input, and reading takes time in proportion to the grammar times the input, however many
/// ways there are through the grammar.
@usableFromInline
final class ReadingMemory {
  // Values may be refused in as many ways as they can be read; nobody waits for all of them.
  private static let maximumUnsettled = 10_000

  private struct Place: Hashable {
    let number: Int
    let remaining: Int
  }

  private var failed: Set<Place> = []
  private var unsettled = 0

  /// How many values conversions have refused.
  @usableFromInline var refusals = 0

  @usableFromInline
  init() {}

  @usableFromInline
  func hasFailed(_ place: Int, remaining: Int) -> Bool {
    unsettled > Self.maximumUnsettled
      || failed.contains(Place(number: place, remaining: remaining))
  }

  @usableFromInline
  func noteFailure(_ place: Int, remaining: [Int], refusalsBefore refusals: Int) {
    guard refusals == self.refusals else {
      unsettled += 1
      return
    }
    for remaining in remaining { failed.insert(Place(number: place, remaining: remaining)) }
  }
}
