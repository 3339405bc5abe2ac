/// Which places of a pattern follow which.
///
/// Most are followed only by the next place, by themselves, or by both, as in a literal and in
/// `a*b`. The places with other followers are looked up, one after another.
struct RegexGraph: Sendable {
  /// What's known of 64 places, as one bit for each.
  private struct Word {
    /// The places that the next place follows.
    var chain: UInt64 = 0
    /// The places that follow themselves.
    var loops: UInt64 = 0
    /// The places with other followers.
    var branches: UInt64 = 0
    /// The places where the text can end.
    var last: UInt64 = 0
  }

  private var masks: [Word]
  /// For each place with other followers, where their set begins in `followers`.
  private var rows: [Int32]
  private var followers: [UInt64] = []
  /// For each place, the index of the set of scalars that it reads, or -1 for place 0, which is
  /// before the first scalar.
  let sets: [Int16]

  /// The number of words in a set of places.
  var words: Int { masks.count }

  /// Finds the followers of the places after the literals that a pattern begins with.
  init(_ steps: [RegexStep], after literals: Int) {
    // The first place comes before the step after the literals.
    var sets: [Int16] = [-1]
    var places = [literals]
    for (index, step) in steps.enumerated().dropFirst(literals) {
      guard case .scalar(let set) = step else { continue }
      sets.append(Int16(set))
      places.append(index + 1)
    }
    self.sets = sets
    rows = [Int32](repeating: 0, count: sets.count)
    masks = [Word](repeating: Word(), count: (sets.count + 63) / 64)
    // For each step, the places that it leads to, and whether the text can end there.
    var next = [UInt64](repeating: 0, count: (steps.count + 1) * words)
    var ends = [Bool](repeating: false, count: steps.count) + [true]
    for (place, step) in places.enumerated().dropFirst() {
      next[(step - 1) * words + place / 64] = 1 << UInt64(place % 64)
    }
    // Nearly all forks go on to later steps, so a few passes from the end are enough.
    var isChanged = true
    while isChanged {
      isChanged = false
      for (index, step) in steps.enumerated().reversed() {
        guard case .fork(let one, let other) = step else { continue }
        for target in [index + one, index + other] {
          if ends[target] { ends[index] = true }
          for word in 0..<words {
            isChanged = isChanged || next[target * words + word] & ~next[index * words + word] != 0
            next[index * words + word] |= next[target * words + word]
          }
        }
      }
    }
    for (place, step) in places.enumerated() {
      let (row, word, nextWord) = (step * words, place / 64, (place + 1) / 64)
      let (bit, nextBit) =
        (1 << UInt64(place % 64), 1 << UInt64((place + 1) % 64)) as (UInt64, UInt64)
      if ends[step] { masks[word].last |= bit }
      masks[word].loops |= next[row + word] & bit
      next[row + word] &= ~bit
      if nextWord < words, next[row + nextWord] & nextBit != 0 {
        masks[word].chain |= bit
        next[row + nextWord] &= ~nextBit
      }
      let others = next[row..<row + words]
      guard others.contains(where: { $0 != 0 }) else { continue }
      masks[word].branches |= bit
      rows[place] = Int32(followers.count)
      followers += others
    }
  }

  /// The approximate size of the graph in bytes.
  var size: Int { 32 * words + 8 * followers.count + 6 * sets.count }

  /// Replaces `next` with the places that follow one of `places`, where both have `words` words.
  @inline(__always)
  func follow(
    _ places: UnsafeMutablePointer<UInt64>, words: Int, into next: UnsafeMutablePointer<UInt64>
  ) {
    var carry: UInt64 = 0
    var branches: UInt64 = 0
    for word in 0..<words {
      let (current, mask) = (places[word], masks[word])
      let chain = current & mask.chain
      next[word] = chain &<< 1 | carry | current & mask.loops
      carry = chain &>> 63
      branches |= current & mask.branches
    }
    guard branches != 0 else { return }
    for word in 0..<words {
      var rest = places[word] & masks[word].branches
      while rest != 0 {
        let row = Int(rows[64 &* word &+ rest.trailingZeroBitCount])
        for word in 0..<words { next[word] |= followers[row &+ word] }
        rest &= rest &- 1
      }
    }
  }

  /// Returns whether the text can end in one of the places, which have `words` words.
  func endsIn(_ places: UnsafeMutablePointer<UInt64>) -> Bool {
    masks.indices.contains { places[$0] & masks[$0].last != 0 }
  }
}
