/// The places of a pattern, which are the scalars in it, and which of them follow which.
///
/// A match is in several places at once. For each scalar of the text, it moves on to the places
/// that follow one of them and read the scalar. A set of places is a number of words, with a bit
/// for each place, so the time is at most the length of the text times the square of the places,
/// divided by 64.
///
/// The places come from V. M. Glushkov, "The abstract theory of automata" (1961), and the sets of
/// bits from Gonzalo Navarro and Mathieu Raffinot, "Flexible Pattern Matching in Strings" (2002).
struct RegexPlaces: Sendable {
  /// The number of words in a set of places.
  let words: Int
  /// The class of each ASCII scalar.
  ///
  /// Scalars of the same class are read by the same places.
  private(set) var classes: [UInt8] = []
  /// For each class, the set of places that read it.
  private var readers: [UInt64] = []
  /// The number of classes.
  var classCount: Int { readers.count / words }
  /// The sets with scalars outside ASCII, and the places that read them.
  private let otherReaders: [(set: ScalarSet, places: [UInt64])]
  /// For each place, the set of places that follow it, with the highest bit for the end.
  ///
  /// Place 0 is before the first scalar.
  private let followers: [UInt64]
  /// The place where matching starts.
  let start: Int

  /// Finds the places of a pattern, for texts after the literal that it begins with.
  init(_ parser: RegexParser, _ tree: RegexTree, after prefix: [Unicode.Scalar]) {
    var builder = RegexBuilder(places: parser.size + 2)
    builder.build(tree)
    (words, followers) = (builder.words, builder.followers)
    var places = [[UInt64]](
      repeating: [UInt64](repeating: 0, count: words), count: parser.sets.count)
    for (place, set) in builder.sets.enumerated() where set >= 0 {
      places[set][place / 64] |= 1 << UInt64(place % 64)
    }
    otherReaders = zip(parser.sets, places).filter { $0.0.reachesBeyondASCII }
      .map { (set: $0, places: $1) }
    // The literal consists of the first places.
    start = prefix.count
    for scalar in (UInt8(0)..<0x80).map({ Unicode.Scalar($0) }) {
      var read = [UInt64](repeating: 0, count: words)
      for (set, places) in zip(parser.sets, places) where set.contains(scalar) {
        for word in 0..<words { read[word] |= places[word] }
      }
      let known = (0..<classCount).first { readers[$0 * words..<($0 + 1) * words] == read[...] }
      classes.append(UInt8(known ?? classCount))
      if known == nil { readers += read }
    }
  }

  /// The approximate size of the sets in bytes.
  var size: Int {
    8 * (readers.count + followers.count + otherReaders.count * (words + 16)) + classes.count
  }

  /// Returns whether the text from `position` to its end matches.
  func matches(_ text: Span<UInt8>, from position: Int) -> Bool {
    // Most patterns fit into one word, for which the compiler removes the loops over words.
    words == 1
      ? matches(text, from: position, words: 1) : matches(text, from: position, words: words)
  }

  private func matches(_ text: Span<UInt8>, from position: Int, words: Int) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * words) { memory in
      memory.initialize(repeating: 0)
      // The places at the last scalar, and those that follow them.
      let current = memory.baseAddress!
      let next = current + words
      current[start / 64] = 1 << UInt64(start % 64)
      var position = position
      while position < text.count {
        let scalar = text.readScalar(at: &position)
        let scalarClass = scalar < 0x80 ? Int(classes[Int(scalar)]) : -1
        follow(current, words: words, into: next)
        if scalarClass >= 0 {
          for word in 0..<words {
            current[word] = next[word] & readers[scalarClass &* words &+ word]
          }
        } else {
          read(scalar, among: next, into: current)
        }
        var isStuck = true
        for word in 0..<words {
          if current[word] != 0 { isStuck = false }
          next[word] = 0
        }
        if isStuck { return false }
      }
      follow(current, words: words, into: next)
      return next[words &- 1] &>> 63 == 1
    }
  }

  /// Adds the places that follow one of `places` to `next`.
  private func follow(
    _ places: UnsafeMutablePointer<UInt64>, words: Int, into next: UnsafeMutablePointer<UInt64>
  ) {
    for word in 0..<words {
      var rest = places[word]
      while rest != 0 {
        let row = (64 &* word &+ rest.trailingZeroBitCount) &* words
        for word in 0..<words { next[word] |= followers[row &+ word] }
        rest &= rest &- 1
      }
    }
  }

  /// Replaces `current` with the places in `next` that read a scalar outside ASCII.
  @inline(never)
  private func read(
    _ scalar: UInt32, among next: UnsafeMutablePointer<UInt64>,
    into current: UnsafeMutablePointer<UInt64>
  ) {
    for word in 0..<words { current[word] = 0 }
    for reader in otherReaders
    where (0..<words).contains(where: { next[$0] & reader.places[$0] != 0 })
      && reader.set.contains(Unicode.Scalar(scalar)!)
    {
      for word in 0..<words { current[word] |= next[word] & reader.places[word] }
    }
  }

  // MARK: - For the table

  /// Returns the places that follow one of these, with the highest bit for the end.
  func following(_ places: [UInt64]) -> [UInt64] {
    var memory = places + [UInt64](repeating: 0, count: words)
    memory.withUnsafeMutableBufferPointer {
      let places = $0.baseAddress!
      follow(places, words: words, into: places + words)
    }
    return Array(memory[words...])
  }

  /// Returns those of the places that read the scalars of a class.
  func reading(_ scalarClass: Int, among places: [UInt64]) -> [UInt64] {
    (0..<words).map { places[$0] & readers[scalarClass * words + $0] }
  }
}

extension Span<UInt8> {
  /// Returns the value of the scalar at `position`, and moves on to the next one.
  ///
  /// The text comes from a `String`, so it's valid UTF-8.
  fileprivate func readScalar(at position: inout Int) -> UInt32 {
    let first = UInt32(self[position])
    position &+= 1
    if first < 0x80 { return first }
    let length = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    var value = first & 0x3F &>> UInt32(length)
    for _ in 0..<length {
      value = value << 6 | UInt32(self[position]) & 0x3F
      position &+= 1
    }
    return value
  }
}

/// Finds which places follow which, by going through the tree from the leaves up.
private struct RegexBuilder {
  /// The places that can come first and last in a part of the pattern.
  struct Part {
    var first: [Int] = []
    var last: [Int] = []
    /// Whether the part matches the empty text.
    var isEmpty = true
  }

  let words: Int
  /// For each place, the index of the set of scalars that it reads, or -1.
  var sets = [-1]
  var followers: [UInt64]

  init(places: Int) {
    words = (places + 63) / 64
    followers = [UInt64](repeating: 0, count: places * words)
  }

  mutating func build(_ tree: RegexTree) {
    var whole = Part(first: [0], last: [0], isEmpty: false)
    append(part(tree), to: &whole)
    for place in whole.last { followers[place * words + words - 1] |= 1 << 63 }
  }

  private mutating func part(_ tree: RegexTree) -> Part {
    switch tree {
    case .scalar(let set):
      sets.append(set)
      return Part(first: [sets.count - 1], last: [sets.count - 1], isEmpty: false)
    case .sequence(let trees):
      var sequence = Part()
      for tree in trees { append(part(tree), to: &sequence) }
      return sequence
    case .alternatives(let trees):
      var all = Part(isEmpty: false)
      for tree in trees {
        let one = part(tree)
        all.first += one.first
        all.last += one.last
        all.isEmpty = all.isEmpty || one.isEmpty
      }
      return all
    case .repetition(let tree, let min, let max):
      // x{2,4} is xx(x(x)?)?, and x{2,} is xx+. The optional copies are built from the last one.
      var rest = Part()
      for _ in min..<Swift.max(min, max ?? 0) {
        var copy = part(tree)
        append(rest, to: &copy)
        rest = copy
        rest.isEmpty = true
      }
      var required = Part()
      for index in 0..<(max == nil ? Swift.max(min, 1) : min) {
        let copy = part(tree)
        if max == nil, index >= min - 1 { connect(copy.last, to: copy.first) }
        append(copy, to: &required)
      }
      if min == 0, max == nil { required.isEmpty = true }
      append(rest, to: &required)
      return required
    }
  }

  /// Adds what comes after a part.
  private mutating func append(_ next: Part, to part: inout Part) {
    connect(part.last, to: next.first)
    if part.isEmpty { part.first += next.first }
    part.last = next.isEmpty ? part.last + next.last : next.last
    part.isEmpty = part.isEmpty && next.isEmpty
  }

  private mutating func connect(_ last: [Int], to first: [Int]) {
    guard let lowest = first.min(), let highest = first.max() else { return }
    let range = lowest / 64...highest / 64
    var bits = [UInt64](repeating: 0, count: range.count)
    for place in first { bits[place / 64 - range.lowerBound] |= 1 << UInt64(place % 64) }
    for place in last {
      for word in range { followers[place * words + word] |= bits[word - range.lowerBound] }
    }
  }
}
