/// A deterministic automaton, built when the pattern is compiled.
///
/// Each scalar of the text takes one lookup in its table.
///
/// Each of its states represents a set of places (Rabin and Scott's subset construction; Russ Cox,
/// "Regular Expression Matching Can Be Simple And Fast", section "Caching the NFA to build a DFA").
/// There can be exponentially many such sets, so building stops at a limit.
struct RegexTable: Sendable {
  /// A row for each state: the state that each class of scalars leads to, followed by 1 if the text
  /// can end in this state.
  ///
  /// A state is represented by the index where its row begins. State 0 is for texts that can't
  /// match any more, and nothing leads out of it.
  private let rows: [UInt16]
  private let start: Int
  private let classCount: Int

  /// The maximum number of entries in a table, whose indices fit into 16 bits.
  private static let largestTable = 16_384
  /// The maximum number of words of sets to look at, which bounds the time.
  ///
  /// Places that fit into a word match by themselves, so only a table that's soon built is worth it.
  private static func mostWords(for places: RegexPlaces) -> Int {
    places.words == 1 ? 1_500 : 50_000
  }

  /// Builds the table for a pattern's places, or returns nil if it's too large.
  init?(_ places: RegexPlaces) {
    classCount = places.classCount
    let width = classCount + 1
    start = width
    var rows = [UInt16](repeating: 0, count: width)
    var sets = [places.start]
    var rowsBySet = [places.start: width]
    var next = places.start
    var words = 0
    var index = 0
    while index < sets.count {
      let set = sets[index]
      for scalarClass in 0..<classCount {
        let looks = places.follow(set, reading: scalarClass, into: &next)
        words += looks + places.words
        guard words <= Self.mostWords(for: places) else { return nil }
        guard looks > 0 else {
          rows.append(0)
          continue
        }
        let row = rowsBySet[next] ?? (sets.count + 1) * width
        if row == (sets.count + 1) * width {
          guard row + width <= Self.largestTable else { return nil }
          rowsBySet[next] = row
          sets.append(next)
        }
        rows.append(UInt16(row))
      }
      rows.append(places.isEnd(set) ? 1 : 0)
      index += 1
    }
    self.rows = rows
  }

  /// Returns whether the text from `position` to its end matches.
  @inline(__always)
  func matches(
    _ text: Span<UInt8>, from position: Int, _ alphabet: borrowing RegexAlphabet
  ) -> Bool {
    var position = position
    var row = start
    while position < text.count {
      row = Int(rows[row &+ alphabet.readClass(text, at: &position)])
      if row == 0 { return false }
    }
    return rows[row &+ classCount] != 0
  }

  /// The approximate size of the table in bytes.
  var size: Int { 2 * rows.capacity }
}
