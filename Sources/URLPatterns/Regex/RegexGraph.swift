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

  /// Finds the followers for a tree with at most this many places.
  init(_ tree: RegexTree, places: Int) {
    var builder = RegexBuilder(places: places)
    var whole = builder.place(reading: -1)
    builder.append(builder.part(tree), to: &whole)
    sets = builder.sets
    rows = [Int32](repeating: 0, count: sets.count)
    masks = whole.last.map { Word(last: $0) }
    for place in sets.indices {
      var row = Array(builder.followers[place * words..<(place + 1) * words])
      let (word, bit) = (place / 64, 1 << UInt64(place % 64) as UInt64)
      let (nextWord, nextBit) = ((place + 1) / 64, 1 << UInt64((place + 1) % 64) as UInt64)
      masks[word].loops |= row[word] & bit
      row[word] &= ~bit
      if nextWord < words, row[nextWord] & nextBit != 0 {
        masks[word].chain |= bit
        row[nextWord] &= ~nextBit
      }
      guard row.contains(where: { $0 != 0 }) else { continue }
      masks[word].branches |= bit
      rows[place] = Int32(followers.count)
      followers += row
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

/// Finds which places follow which, by going through the tree from the leaves up.
private struct RegexBuilder {
  /// The places that can come first and last in a part of the pattern.
  struct Part {
    var first: [UInt64]
    var last: [UInt64]
    /// Whether the part matches the empty text.
    var isEmpty: Bool
  }

  private let nowhere: [UInt64]
  var sets: [Int16] = []
  /// For each place, the set of places that follow it.
  private(set) var followers: [UInt64]

  init(places: Int) {
    nowhere = [UInt64](repeating: 0, count: (places + 63) / 64)
    followers = [UInt64](repeating: 0, count: places * nowhere.count)
  }

  mutating func place(reading set: Int) -> Part {
    var place = nowhere
    place[sets.count / 64] = 1 << UInt64(sets.count % 64)
    sets.append(Int16(set))
    return Part(first: place, last: place, isEmpty: false)
  }

  mutating func part(_ tree: RegexTree) -> Part {
    switch tree {
    case .scalar(let set): return place(reading: set)
    case .sequence(let trees):
      var sequence = Part(first: nowhere, last: nowhere, isEmpty: true)
      for tree in trees { append(part(tree), to: &sequence) }
      return sequence
    case .alternatives(let trees):
      var all = Part(first: nowhere, last: nowhere, isEmpty: false)
      for tree in trees {
        let one = part(tree)
        insert(one.first, into: &all.first)
        insert(one.last, into: &all.last)
        all.isEmpty = all.isEmpty || one.isEmpty
      }
      return all
    case .repetition(let tree, let min, let max):
      var copies: [Part] = []
      for _ in 0..<(max ?? Swift.max(min, 1)) { copies.append(part(tree)) }
      if max == nil { connect(copies.last!.last, to: copies.last!.first) }
      return joined(copies, min: min)
    }
  }

  /// Joins the copies of a part that's repeated, of which at least `min` are matched.
  ///
  /// x{2,4} is xx(x(x)?)?, and x{2,} is xx+. The copies are in the order of the text, so that most
  /// places are followed by the next one.
  private mutating func joined(_ copies: [Part], min: Int) -> Part {
    var rest = Part(first: nowhere, last: nowhere, isEmpty: true)
    for (index, copy) in copies.enumerated().reversed() {
      var copy = copy
      append(rest, to: &copy)
      rest = copy
      rest.isEmpty = rest.isEmpty || index >= min
    }
    return rest
  }

  /// Adds what comes after a part.
  mutating func append(_ next: Part, to part: inout Part) {
    connect(part.last, to: next.first)
    if part.isEmpty { insert(next.first, into: &part.first) }
    if !next.isEmpty { part.last = nowhere }
    insert(next.last, into: &part.last)
    part.isEmpty = part.isEmpty && next.isEmpty
  }

  private func insert(_ places: [UInt64], into set: inout [UInt64]) {
    for word in set.indices { set[word] |= places[word] }
  }

  private mutating func connect(_ last: [UInt64], to first: [UInt64]) {
    for word in last.indices {
      var rest = last[word]
      while rest != 0 {
        let row = (64 * word + rest.trailingZeroBitCount) * first.count
        for word in first.indices { followers[row + word] |= first[word] }
        rest &= rest - 1
      }
    }
  }
}
