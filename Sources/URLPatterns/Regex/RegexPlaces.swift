/// The places of a pattern where a scalar is read or the text ends, and which of them follow which.
///
/// A set of places is a number of words, with a bit for each place. If one word is enough, the
/// places are an automaton themselves, for patterns such as `[a-z0-9-]+-[A-Za-z0-9_-]{21}` whose
/// table would be too large: a title, a hyphen, and an identifier that can contain hyphens itself.
/// One step for all places at once replaces a walk over the list of states.
///
/// The places come from V. M. Glushkov, "The abstract theory of automata" (1961), and the bits from
/// Gonzalo Navarro and Mathieu Raffinot, "Flexible Pattern Matching in Strings" (2002).
struct RegexPlaces: Sendable {
  let classCount: Int
  /// The number of words in a set of places.
  let words: Int
  /// The places that can read the first scalar.
  let start: [UInt64]
  /// For each class of scalars, the set of places that read it.
  private let readers: [UInt64]
  /// For each place, the set of places that follow it.
  private let followers: [UInt64]
  /// The place after the last scalar, unless the text never ends.
  private let end: Int

  /// The maximum number of steps of Thompson's automaton to look at, which bounds the time.
  private static let mostSteps = 50_000
  /// The maximum number of places, which bounds the memory.
  private static let mostPlaces = 1_024

  /// Finds the places that `automaton` can reach from `origin`, or returns nil if there are too many
  /// of them, or assertions.
  init?(_ automaton: RegexAutomaton, from origin: RegexOrigin) {
    guard !automaton.hasAssertions else { return nil }
    var lastSeen = [Int](repeating: 0, count: automaton.steps.count)
    var round = 0
    var looks = 0

    /// Returns the states that read or accept among those that `state` leads to, through other
    /// states that read only if `isTransitive` is true.
    func places(
      from state: RegexAutomaton.State, isTransitive: Bool = false
    ) -> [RegexAutomaton.State] {
      var found: [RegexAutomaton.State] = []
      var pending = [state]
      round += 1
      while let state = pending.popLast() {
        if lastSeen[Int(state)] == round { continue }
        lastSeen[Int(state)] = round
        looks += 1
        let step = automaton.steps[Int(state)]
        switch step.action {
        case .read:
          found.append(state)
          if isTransitive { pending.append(step.next) }
        case .accept: found.append(state)
        case .branch(let other):
          pending.append(step.next)
          pending.append(other)
        case .pass, .require: pending.append(step.next)
        }
      }
      return found
    }

    let states = places(from: origin.state, isTransitive: true)
    guard states.count <= Self.mostPlaces else { return nil }
    var numbers = [Int](repeating: 0, count: automaton.steps.count)
    for (place, state) in states.enumerated() { numbers[Int(state)] = place }
    let words = (states.count + 63) / 64
    let classCount = automaton.alphabet.classCount

    var start = [UInt64](repeating: 0, count: words)
    var readers = [UInt64](repeating: 0, count: classCount * words)
    var followers = [UInt64](repeating: 0, count: states.count * words)
    var end = 0
    func insert(_ place: Int, into sets: inout [UInt64], at index: Int) {
      sets[index * words + place / 64] |= 1 << UInt64(place % 64)
    }
    for state in places(from: origin.state) { insert(numbers[Int(state)], into: &start, at: 0) }
    for (place, state) in states.enumerated() {
      let step = automaton.steps[Int(state)]
      guard case .read(let set) = step.action else {
        end = place
        continue
      }
      for scalarClass in 0..<classCount
      where automaton.alphabet.isClass(scalarClass, in: Int(set)) {
        insert(place, into: &readers, at: scalarClass)
      }
      for state in places(from: step.next) {
        insert(numbers[Int(state)], into: &followers, at: place)
      }
      if looks > Self.mostSteps { return nil }
    }
    self.classCount = classCount
    self.words = words
    self.start = start
    self.readers = readers
    self.followers = followers
    self.end = end
  }

  /// The approximate size of the sets in bytes.
  var size: Int { 8 * (start.capacity + readers.capacity + followers.capacity) }

  /// Replaces `next` with the places that can read the scalar after one of this class, and returns
  /// how many words that took.
  func follow(_ set: [UInt64], reading scalarClass: Int, into next: inout [UInt64]) -> Int {
    var looks = 0
    for word in 0..<words { next[word] = 0 }
    for word in 0..<words {
      var reading = set[word] & readers[scalarClass * words + word]
      while reading != 0 {
        let place = word * 64 + reading.trailingZeroBitCount
        reading &= reading &- 1
        for word in 0..<words { next[word] |= followers[place * words + word] }
        looks += words
      }
    }
    return looks
  }

  /// Returns whether the text can end where these places can read.
  func isEnd(_ set: [UInt64]) -> Bool { set[end / 64] & 1 << UInt64(end % 64) != 0 }

  /// Returns whether the text from `position` to its end matches, if a set is one word.
  @inline(__always)
  func matches(
    _ text: Span<UInt8>, from position: Int, _ alphabet: borrowing RegexAlphabet
  ) -> Bool {
    var position = position
    var current = start[0]
    while position < text.count {
      var reading = current & readers[alphabet.readClass(text, at: &position)]
      if reading == 0 { return false }
      current = 0
      while reading != 0 {
        current |= followers[reading.trailingZeroBitCount]
        reading &= reading &- 1
      }
    }
    return current & 1 << UInt64(end) != 0
  }
}
