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

  /// Whether what is left may stay unread; nil when all of the texts have to be read.
  @usableFromInline let isComplete: ((Input) -> Bool)?

  /// What has failed; nil as long as there was no second way to go.
  @usableFromInline var memory: ReadingMemory?

  @inlinable
  package init(
    _ input: Input, isRecording: Bool = false, isComplete: ((Input) -> Bool)? = nil
  ) {
    self.input = input
    self.isComplete = isComplete
    choices = isRecording ? [] : nil
  }
}

/// An input that consists of texts, as a path does of elements.
///
/// Alternatives are found by the texts, and what has failed where so many texts were left is not tried
/// there again. What a grammar reads must therefore depend on nothing else that it has read.
package protocol TextInput: Monoid, Sendable {
  /// The texts that have not been read.
  var texts: ArraySlice<String> { get }
}

extension Array: TextInput where Element == String {
  /// The elements.
  package var texts: ArraySlice<String> { self[...] }
}

/// How the texts of an input are had; it is asked for once, when code is made.
@usableFromInline
struct Texts<Input>: Sendable {
  @usableFromInline let of: @Sendable (Input) -> ArraySlice<String>

  /// Nil where the type of input does not consist of texts.
  @usableFromInline
  init?(_ type: Input.Type) {
    func open<T: TextInput & SendableMetatype>(_ type: T.Type) -> Any {
      Texts<T>(of: { $0.texts })
    }
    guard let type = type as? any (TextInput & SendableMetatype).Type,
      let texts = open(type) as? Texts
    else { return nil }
    self = texts
  }

  private init(of texts: @escaping @Sendable (Input) -> ArraySlice<String>) {
    of = texts
  }
}

/// What is known, while readers are made, of the place in the grammar.
@usableFromInline
struct ReaderContext<Input> {
  /// How the texts of the input are had; nil when it has none.
  @usableFromInline let texts: Texts<Input>?

  /// Whether nothing comes after the grammar.
  @usableFromInline var isLast = true

  /// The conversions within which the grammar stands, by their numbers.
  @usableFromInline var enclosing: [Int] = []

  @usableFromInline private(set) var count = 0

  @usableFromInline
  init(texts: Texts<Input>?) {
    self.texts = texts
  }

  /// A number that no other place in the grammar has.
  @usableFromInline
  mutating func number() -> Int {
    count += 1
    return count
  }
}

extension Grammar {
  /// What reads the grammar, and then goes on with `next`.
  @inlinable
  func reader(_ context: inout ReaderContext<Input>, then next: @escaping Reader<Input>)
    -> Reader<Input>
  {
    switch self {
    case .piece(let piece):
      return { $0.read(piece) && next(&$0) }

    case .row(let parts):
      let isLast = context.isLast
      defer { context.isLast = isLast }
      var reader = next
      for part in parts.reversed() {
        reader = part.reader(&context, then: reader)
        context.isLast = false
      }
      return reader

    case .converted(let grammar, let conversion):
      let number = context.number()
      context.enclosing.append(number)
      defer { context.enclosing.removeLast() }
      return grammar.reader(&context) { reading in
        if conversion.apply(&reading.values) { return next(&reading) }
        reading.memory?.noteRefusal(by: number)
        return false
      }

    case .choice(let alternatives):
      let place = PlaceInGrammar(&context)
      let isLast = context.isLast
      let readers = alternatives.map { AlternativeReader(read: $0.reader(&context, then: next)) }
      guard let texts = context.texts else {
        return { $0.readFirst(of: readers.indices, readers) }
      }
      let index = AlternativeIndex(alternatives)
      return { reading in
        let candidates = index.candidates(
          for: texts.of(reading.input), areAll: isLast && reading.isComplete == nil)
        guard candidates.areSeveral else {
          return candidates.first.map { reading.take($0, readers) } ?? false
        }
        return reading.tryOnce(place, remaining: texts.of(reading.input).count) {
          $0.readFirst(of: candidates.all, readers)
        }
      }

    case .skip(_, let skip):
      let place = PlaceInGrammar(&context)
      return { reading in
        for _ in 0..<skip.minimum {
          guard skip.advance(&reading.input) else { return false }
        }
        return reading.search(from: place, skip, next)
      }

    case .repetition(let grammar, let repetition):
      let isLast = context.isLast
      context.isLast = false
      defer { context.isLast = isLast }
      let round = grammar.reader(&context) { _ in true }
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
        reading.values = values
        reading.values.append(repetition.gather(rounds))
        // The number of rounds stands before the choices made in them.
        if let count { reading.choices?.insert(rounds.count, at: count) }
        return next(&reading)
      }
    }
  }
}

extension Reading {
  @inlinable
  mutating func read(_ piece: Piece<Input>) -> Bool { piece.read(&input, &values) }

  /// Reads an alternative, and what comes after it.
  @inlinable
  mutating func take(_ alternative: Int, _ readers: [AlternativeReader<Input>]) -> Bool {
    choices?.append(alternative)
    return readers[alternative].read(&self)
  }

  /// Reads the first of some alternatives that goes through.
  @inlinable
  mutating func readFirst(
    of candidates: some Sequence<Int>, _ readers: [AlternativeReader<Input>]
  ) -> Bool {
    let start = self
    for candidate in candidates {
      if take(candidate, readers) { return true }
      let memory = memory
      self = start
      self.memory = memory
    }
    return false
  }

  /// Calls `body`, unless it has already failed in this place with as much left of the input.
  @inlinable
  mutating func tryOnce(
    _ place: PlaceInGrammar, remaining: Int, _ body: (inout Reading) -> Bool
  ) -> Bool {
    guard let memory else {
      // There was no second way before this one, so nothing comes back here.
      memory = ReadingMemory()
      return body(&self)
    }
    guard !memory.hasFailed(place, remaining: remaining) else { return false }
    let refusals = memory.refusals
    if body(&self) { return true }
    memory.noteFailure(place, remaining: [remaining], refusalsBefore: refusals)
    return false
  }

  /// Skips as little as possible until `next` goes through.
  ///
  /// What is remembered of a place is that the whole search from there on has failed.
  @inlinable
  mutating func search(from place: PlaceInGrammar, _ skip: Skip<Input>, _ next: Reader<Input>)
    -> Bool
  {
    let isFirst = memory == nil
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
      if !isFirst { visited.append(remaining) }
    } while skip.advance(&input)
    memory.noteFailure(place, remaining: visited, refusalsBefore: refusals)
    return false
  }
}

/// How one alternative is read.
///
/// A closure alone would be wrapped when it is put into an array.
@usableFromInline
struct AlternativeReader<Input: Monoid & Sendable>: Sendable {
  @usableFromInline let read: Reader<Input>

  @inlinable
  init(read: @escaping Reader<Input>) {
    self.read = read
  }
}

/// A place in a grammar from which there are several ways to go on.
@usableFromInline
struct PlaceInGrammar: Sendable {
  let number: Int

  /// The conversions that end after the place, and take values from before it.
  let enclosing: [Int]

  @usableFromInline
  init<Input>(_ context: inout ReaderContext<Input>) {
    number = context.number()
    enclosing = context.enclosing
  }
}

/// What has failed where, in the course of one reading.
///
/// What comes after a place in the grammar reads the same wherever as much is left of the input, unless
/// a conversion around the place refuses values, some of which were read before. Each place is tried
/// once with each rest of the input, so reading takes time in proportion to the grammar times the input,
/// however many ways there are through the grammar.
@usableFromInline
final class ReadingMemory {
  // Values may be refused in as many ways as they can be read; nobody waits for all of them.
  private static let maximumUnsettled = 10_000

  private struct Place: Hashable {
    let number: Int
    let remaining: Int
  }

  private var failed: Set<Place> = []
  private var latestRefusals: [Int: Int] = [:]
  private var unsettled = 0

  /// How many values were refused by conversions.
  @usableFromInline private(set) var refusals = 0

  @usableFromInline
  init() {}

  @usableFromInline
  func hasFailed(_ place: PlaceInGrammar, remaining: Int) -> Bool {
    unsettled > Self.maximumUnsettled
      || failed.contains(Place(number: place.number, remaining: remaining))
  }

  @usableFromInline
  func noteFailure(_ place: PlaceInGrammar, remaining: [Int], refusalsBefore refusals: Int) {
    if place.enclosing.contains(where: { latestRefusals[$0, default: 0] > refusals }) {
      unsettled += 1
    } else {
      for remaining in remaining {
        failed.insert(Place(number: place.number, remaining: remaining))
      }
    }
  }

  @usableFromInline
  func noteRefusal(by conversion: Int) {
    refusals += 1
    latestRefusals[conversion] = refusals
  }
}
