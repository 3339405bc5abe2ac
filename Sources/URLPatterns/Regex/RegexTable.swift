/// A table of the sets of places that a match of ASCII text can be in, so that each scalar takes
/// one lookup: a DFA.
///
/// There can be exponentially many such sets (Rabin and Scott's subset construction), so only a
/// pattern with few of them has a table.
struct RegexTable: Sendable {
  /// A row for each set of places: 1 if the text can end there, then for each class of ASCII
  /// scalars, where the row begins that it leads to.
  ///
  /// Row 0 is for texts that can't match any more, and nothing leads out of it.
  private let rows: [UInt16]
  private let start: Int
  private let classes: [UInt8]

  /// The maximum number of entries in a table.
  private static let largestTable = 16_384

  /// Creates the table for the places of a pattern, or returns nil if it would be too large.
  init?(_ places: RegexPlaces) {
    let (words, width) = (places.words, places.classCount)
    // A table that's worth it has about as many rows as there are places, and few places in each.
    var work = 64 * (places.graph.sets.count + width + 16)
    var state = [UInt64](repeating: 0, count: words)
    state[0] = 1
    var (states, next) = (state, state)
    var rows = [UInt16](repeating: 0, count: 2 * width)
    var rowsByHash: [UInt64: Int] = [:]
    rowsByHash.reserveCapacity(places.graph.sets.count)
    var index = 0
    while index * words < states.count {
      for word in 0..<words { state[word] = states[index * words + word] }
      index += 1
      work -= width + 4 * state.reduce(0) { $0 + $1.nonzeroBitCount }
      guard work >= 0 else { return nil }
      state.withUnsafeMutableBufferPointer { state in
        next.withUnsafeMutableBufferPointer { next in
          if places.graph.endsIn(state.baseAddress!) { rows[index * width] = 1 }
          places.graph.follow(state.baseAddress!, words: words, into: next.baseAddress!)
        }
      }
      for scalarClass in 1..<width {
        let readers = places.reading(scalarClass)
        var (any, hash): (UInt64, UInt64) = (0, 0)
        for word in 0..<words {
          state[word] = next[word] & readers[readers.startIndex + word]
          any |= state[word]
          hash = (hash ^ state[word] ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15
        }
        guard any != 0 else { continue }
        let row = rowsByHash[hash] ?? rows.count
        if row == rows.count {
          guard row + width <= Self.largestTable else { return nil }
          rowsByHash[hash] = row
          states += state
          rows += repeatElement(0, count: width)
        } else {
          // Another state with the same hash takes a hostile pattern.
          let known = (row / width - 1) * words
          guard state.indices.allSatisfy({ state[$0] == states[known + $0] }) else { return nil }
        }
        rows[index * width + scalarClass] = UInt16(row)
      }
    }
    self.rows = rows
    start = width
    classes = places.classes
  }

  /// The approximate size of the table in bytes.
  var size: Int { 2 * rows.count }

  /// Returns whether the text matches, or nil if that takes scalars outside ASCII to know.
  func matches(_ text: Span<UInt8>) -> Bool? {
    var row = start
    for position in text.indices {
      let byte = text[position]
      guard byte < 0x80 else { return nil }
      row = Int(rows[row &+ Int(classes[Int(byte)])])
      if row == 0 { return false }
    }
    return rows[row] != 0
  }
}
