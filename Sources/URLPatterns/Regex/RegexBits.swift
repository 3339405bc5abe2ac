/// Thompson's automaton in one machine word, with a bit for each place where a scalar is read.
///
/// It's used for patterns without assertions that have at most 64 such places, and whose table
/// would be too large, such as `[a-z0-9-]+-[A-Za-z0-9_-]{21}`: a title, a hyphen, and an identifier
/// that can contain hyphens itself. One step for all places at once replaces a walk over the list of
/// states (`Benchmarks --filter slug`).
///
/// The places come from V. M. Glushkov, "The abstract theory of automata" (1961), and the bits from
/// Gonzalo Navarro and Mathieu Raffinot, "Flexible Pattern Matching in Strings" (2002).
struct RegexBits: Sendable {
  /// For each class of scalars, the places that read it.
  private let readers: [UInt64]
  /// For each place, the places that follow it.
  private let followers: [UInt64]
  private let start: UInt64
  /// The place after the last scalar.
  private let end: UInt64

  /// Assigns a bit to each place that `automaton` can reach from `origin`, or returns nil if there
  /// are assertions or more than 64 places.
  init?(_ automaton: RegexAutomaton, from origin: RegexOrigin) {
    guard !automaton.hasAssertions else { return nil }
    var places: [RegexAutomaton.State] = []
    var bits: [RegexAutomaton.State: Int] = [:]

    /// Returns the places that can read the next scalar when the automaton is in this state.
    func next(from state: RegexAutomaton.State) -> UInt64? {
      var word: UInt64 = 0
      var pending = [state]
      var seen: Set<RegexAutomaton.State> = []
      while let state = pending.popLast() {
        guard seen.insert(state).inserted else { continue }
        let step = automaton.steps[Int(state)]
        switch step.action {
        case .read, .accept:
          let bit = bits[state] ?? places.count
          if bit == places.count {
            if bit == UInt64.bitWidth { return nil }
            bits[state] = bit
            places.append(state)
          }
          word |= 1 << UInt64(bit)
        case .branch(let other): pending += [step.next, other]
        case .pass, .require: pending.append(step.next)
        }
      }
      return word
    }

    guard let start = next(from: origin.state) else { return nil }
    var followers: [UInt64] = []
    var end: UInt64 = 0
    var readers = [UInt64](repeating: 0, count: automaton.alphabet.classCount)
    while followers.count < places.count {
      let bit = UInt64(1) << UInt64(followers.count)
      let step = automaton.steps[Int(places[followers.count])]
      guard case .read(let set) = step.action else {
        end = bit
        followers.append(0)
        continue
      }
      for scalarClass in readers.indices
      where automaton.alphabet.isClass(scalarClass, in: Int(set)) {
        readers[scalarClass] |= bit
      }
      guard let following = next(from: step.next) else { return nil }
      followers.append(following)
    }
    self.start = start
    self.end = end
    self.readers = readers
    self.followers = followers
  }

  /// The approximate size of the words in bytes.
  var size: Int { 8 * (readers.capacity + followers.capacity) }

  /// Returns whether the text from `position` to its end matches.
  @inline(__always)
  func matches(
    _ text: Span<UInt8>, from position: Int, _ alphabet: borrowing RegexAlphabet
  ) -> Bool {
    var position = position
    var current = start
    while position < text.count {
      var reading = current & readers[alphabet.readClass(text, at: &position)]
      if reading == 0 { return false }
      current = 0
      while reading != 0 {
        current |= followers[reading.trailingZeroBitCount]
        reading &= reading &- 1
      }
    }
    return current & end != 0
  }
}
