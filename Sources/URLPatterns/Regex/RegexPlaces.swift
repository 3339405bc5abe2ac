/// The places of a pattern, which are the scalars in it, and which of them follow which: the
/// positions of Glushkov's automaton.
///
/// A match is in several places at once. For each scalar of the text, it moves on to the places
/// that follow one of them and read the scalar. A set of places is a number of words, with a bit
/// for each place. If places are followed only by the next one, by themselves, or by both, one
/// shift does for all places in a word. For the others, the time is at most the length of the text
/// times the square of the places, divided by 64.
///
/// The places come from V. M. Glushkov, "The abstract theory of automata" (1961), and the sets of
/// bits from Gonzalo Navarro and Mathieu Raffinot, "Flexible Pattern Matching in Strings" (2002).
struct RegexPlaces: Sendable {
  /// The class of each ASCII scalar, where those of a class are read by the same places.
  ///
  /// Class 0 is for all other scalars.
  private(set) var classes: [UInt8] = []
  /// For each class, the places that read it, or for class 0, that read any scalar outside ASCII.
  private var readers: [UInt64] = []
  let sets: [ScalarSet]
  /// For each set of scalars, the places that read it.
  private var placesBySet: [UInt64]
  let graph: RegexGraph

  /// Finds the places of a pattern after the literals that it begins with.
  init(_ parser: RegexParser, after literals: Int) {
    sets = parser.sets
    graph = RegexGraph(parser.steps, after: literals)
    placesBySet = [UInt64](repeating: 0, count: sets.count * graph.words)
    for (place, set) in graph.sets.enumerated().dropFirst() {
      placesBySet[Int(set) * words + place / 64] |= 1 << UInt64(place % 64)
    }
    addClass { $0.reachesBeyondASCII }
    // Classes change only where a set begins or ends, which is marked first.
    classes = [1] + [UInt8](repeating: 0, count: 0x7F)
    for set in sets {
      var isRead = false
      let only = set.onlyScalar.map { $0.value...$0.value + 1 } ?? 0...0x7F
      for value in only.clamped(to: 0...0x7F)
      where set.contains(Unicode.Scalar(UInt8(value))) != isRead {
        classes[Int(value)] = 1
        isRead.toggle()
      }
    }
    var current = 0
    for value in UInt8(0)..<0x80 {
      if classes[Int(value)] == 1 {
        addClass { $0.contains(Unicode.Scalar(value)) }
        let last = classCount - 1
        current = (1...last).first { reading($0) == reading(last) }!
        if current < last { readers.removeLast(words) }
      }
      classes[Int(value)] = UInt8(current)
    }
  }

  /// Adds the class of the scalars that are read by the places of these sets.
  private mutating func addClass(where isReader: (ScalarSet) -> Bool) {
    let start = readers.count
    readers += repeatElement(0, count: words)
    for (index, set) in sets.enumerated() where isReader(set) {
      for word in 0..<words { readers[start + word] |= placesBySet[index * words + word] }
    }
  }

  /// The number of words in a set of places.
  var words: Int { graph.words }

  /// The number of classes, including class 0.
  var classCount: Int { readers.count / words }

  /// The places that read the scalars of a class.
  func reading(_ scalarClass: Int) -> ArraySlice<UInt64> {
    readers[scalarClass * words..<(scalarClass + 1) * words]
  }

  /// The approximate size in bytes, without the ranges in sets of scalars.
  var size: Int {
    graph.size + 8 * (readers.count + placesBySet.count) + classes.count + 64 * sets.count
  }

  /// Returns whether the text matches.
  func matches(_ text: Span<UInt8>) -> Bool {
    // Most patterns fit into one word, for which the compiler removes the loops over words.
    words == 1 ? matches(text, words: 1) : matches(text, words: words)
  }

  @inline(__always)
  private func matches(_ text: Span<UInt8>, words: Int) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * words) { memory in
      memory.initialize(repeating: 0)
      // The places at the last scalar, and those that follow them.
      let current = memory.baseAddress!
      let next = current + words
      current[0] = 1
      var position = 0
      while position < text.count {
        let scalar = text.readScalar(at: &position)
        let row = (scalar < 0x80 ? Int(classes[Int(scalar)]) : 0) &* words
        graph.follow(current, words: words, into: next)
        var any: UInt64 = 0
        for word in 0..<words {
          current[word] = next[word] & readers[row &+ word]
          any |= current[word]
        }
        if any == 0 { return false }
        if scalar >= 0x80 { keepReaders(of: scalar, among: current, scratch: next) }
      }
      return graph.endsIn(current)
    }
  }

  /// Removes the places from `current` that don't read a scalar outside ASCII.
  ///
  /// Each set of scalars is asked once at most, and only if one of its places is left.
  private func keepReaders(
    of scalar: UInt32, among current: UnsafeMutablePointer<UInt64>,
    scratch rest: UnsafeMutablePointer<UInt64>
  ) {
    for word in 0..<words { rest[word] = current[word] }
    for word in 0..<words {
      while rest[word] != 0 {
        let set = Int(graph.sets[64 &* word &+ rest[word].trailingZeroBitCount])
        let isRead = sets[set].contains(Unicode.Scalar(scalar)!)
        for word in 0..<words {
          let places = placesBySet[set &* words &+ word]
          rest[word] &= ~places
          if !isRead { current[word] &= ~places }
        }
      }
    }
  }
}

extension Span<UInt8> {
  /// Returns the value of the scalar at `position`, and moves on to the next one.
  ///
  /// The text comes from a `String`, so it's valid UTF-8.
  @inline(__always)
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
