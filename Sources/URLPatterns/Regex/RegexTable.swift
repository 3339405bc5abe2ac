/// A table of the sets of places that a match of ASCII text can be in, so that each scalar takes
/// one lookup.
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
    let width = places.classCount
    var first = [UInt64](repeating: 0, count: places.words)
    first[places.start / 64] = 1 << UInt64(places.start % 64)
    var states = [first]
    var rowsByState = [first: width]
    var rows = [UInt16](repeating: 0, count: 2 * width)
    // A table that's worth it has about as many rows as there are places, and few places in each.
    // Sets such as `\W` overlap with others, so there are more rows.
    let others = places.sets.count { $0.set.reachesBeyondASCII }
    var work = 64 * (places.graph.sets.count + width + 16 + 16 * others / places.words)
    var index = 0
    while index < states.count {
      var state = states[index]
      var next = state
      index += 1
      work -= width + 4 * state.reduce(0) { $0 + $1.nonzeroBitCount }
      guard work >= 0 else { return nil }
      let endsHere = state.withUnsafeMutableBufferPointer { state in
        next.withUnsafeMutableBufferPointer { next in
          places.graph.follow(state.baseAddress!, words: places.words, into: next.baseAddress!)
        }
        return places.graph.endsIn(state.baseAddress!)
      }
      if endsHere { rows[index * width] = 1 }
      for scalarClass in 1..<width {
        let readers = places.reading(scalarClass)
        let state = next.indices.map { next[$0] & readers[readers.startIndex + $0] }
        guard state.contains(where: { $0 != 0 }) else { continue }
        let row = rowsByState[state] ?? rows.count
        if row == rows.count {
          guard row + width <= Self.largestTable else { return nil }
          rowsByState[state] = row
          states.append(state)
          rows += repeatElement(0, count: width)
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

  /// Returns whether the text from `position` to its end matches, or nil if that takes scalars
  /// outside ASCII to know.
  func matches(_ text: Span<UInt8>, from position: Int) -> Bool? {
    var position = position
    var row = start
    while position < text.count {
      let byte = text[position]
      guard byte < 0x80 else { return nil }
      row = Int(rows[row &+ Int(classes[Int(byte)])])
      if row == 0 { return false }
      position &+= 1
    }
    return rows[row] != 0
  }
}
