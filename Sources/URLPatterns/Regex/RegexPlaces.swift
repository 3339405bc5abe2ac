/// The places of a pattern, which are the scalars in it, and which of them follow which.
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
  private var readers: [UInt64]
  /// For each set of scalars, the words with places that read it, from the first of them on.
  let sets: [(set: ScalarSet, firstWord: Int, places: [UInt64])]
  let graph: RegexGraph
  /// The place where matching starts.
  let start: Int

  /// Finds the places of a pattern, for texts after the literal that it begins with.
  init(_ parser: RegexParser, _ tree: RegexTree, after prefix: [Unicode.Scalar]) {
    let graph = RegexGraph(tree, places: parser.size + 1)
    var sets = parser.sets.map { (set: $0, firstWord: 0, places: [UInt64]()) }
    for (place, set) in graph.sets.enumerated().dropFirst() {
      let (word, set) = (place / 64, Int(set))
      if sets[set].places.isEmpty { sets[set].firstWord = word }
      while sets[set].firstWord + sets[set].places.count <= word { sets[set].places.append(0) }
      sets[set].places[word - sets[set].firstWord] |= 1 << UInt64(place % 64)
    }
    func readers(where isReader: (ScalarSet) -> Bool) -> [UInt64] {
      var readers = [UInt64](repeating: 0, count: graph.words)
      for (set, firstWord, places) in sets where isReader(set) {
        for (word, places) in places.enumerated() { readers[firstWord + word] |= places }
      }
      return readers
    }
    (self.graph, self.sets, self.readers) = (graph, sets, readers { $0.reachesBeyondASCII })
    // The literal consists of the first places.
    start = prefix.count
    for scalar in (UInt8(0)..<0x80).map({ Unicode.Scalar($0) }) {
      let read = readers { $0.contains(scalar) }
      let known = (1..<classCount).first { reading($0) == read[...] }
      classes.append(UInt8(known ?? classCount))
      if known == nil { self.readers += read }
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

  /// The approximate size of the sets in bytes.
  var size: Int {
    graph.size + 8 * readers.count + classes.count
      + sets.reduce(0) { $0 + 64 + $1.set.size + 8 * $1.places.count }
  }

  /// Returns whether the text from `position` to its end matches.
  func matches(_ text: Span<UInt8>, from position: Int) -> Bool {
    // Most patterns fit into one word, for which the compiler removes the loops over words.
    words == 1
      ? matches(text, from: position, words: 1) : matches(text, from: position, words: words)
  }

  @inline(__always)
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
  @inline(never)
  private func keepReaders(
    of scalar: UInt32, among current: UnsafeMutablePointer<UInt64>,
    scratch rest: UnsafeMutablePointer<UInt64>
  ) {
    for word in 0..<words { rest[word] = current[word] }
    for word in 0..<words {
      while rest[word] != 0 {
        let set = Int(graph.sets[64 &* word &+ rest[word].trailingZeroBitCount])
        let isRead = sets[set].set.contains(Unicode.Scalar(scalar)!)
        for index in sets[set].places.indices {
          let (word, places) = (sets[set].firstWord &+ index, sets[set].places[index])
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
