/// A trie for looking up the alternatives that may read an input, by the texts that they read.
///
/// Alternatives that begin with the same texts share a branch, and finding the branch for a literal
/// is fast even if there are many. An alternative with a gap is listed where the gap begins.
final class AlternativeIndex: Sendable {
  typealias Way = (alternative: Int, patterns: [TextPattern])

  /// An alternative that reads any number of texts from here on.
  private struct Open: Sendable {
    let alternative: Int
    /// The texts after the last gap, last one first: literals, or nil for any other text.
    let ending: [String?]

    init(_ alternative: Int, _ rest: ArraySlice<TextPattern>) {
      self.alternative = alternative
      let last = rest.contains(.changed) ? [] : rest.prefix { $0 != .turn }
      ending = last.reversed().prefix { $0 != .anyTexts }.map { $0.onlyText }
    }

    /// Returns whether the texts from a position on may end like the alternative.
    func mayEnd(_ texts: ArraySlice<String>, from position: Int) -> Bool {
      if ending.isEmpty { return true }
      var index = texts.endIndex
      for literal in ending {
        guard index > position else { return false }
        index -= 1
        guard let literal else { continue }
        if !texts[index].mayEqual(textOf: literal.utf8.count) || literal != texts[index] {
          return false
        }
      }
      return true
    }
  }

  /// The branches for literals.
  private let literals: Texts<AlternativeIndex>

  /// The number of bytes of the longest of these literals.
  private let longest: Int

  /// The branches for texts that are matched in any case, folded.
  private let folded: Texts<AlternativeIndex>

  /// The branch that any text can take.
  private let anyText: AlternativeIndex?

  /// The branch for the later texts, if all texts are those up to here.
  private let turn: AlternativeIndex?

  /// The alternatives that read no more texts than those up to here.
  private let closed: [Int]

  /// The alternatives that read any number of texts from here on.
  private let open: [Open]

  // Deep enough to tell alternatives apart, and limited because building and freeing the tree
  // recurses.
  private static let maximumDepth = 32

  /// Creates an index from the texts of each way through each alternative.
  convenience init(_ ways: [Way]) { self.init(ways, Array(ways.indices), depth: 0) }

  /// Creates a branch for those of the ways that have read the same texts.
  private init(_ ways: [Way], _ members: [Int], depth: Int) {
    var (literals, folded) = (Texts<[Int]>(), Texts<[Int]>())
    var (others, turning): ([Int], [Int]) = ([], [])
    var closed: [Int] = []
    var open: [Open] = []
    func add(_ member: Int, _ first: TextPattern) {
      let (alternative, patterns) = ways[member]
      switch first {
      case .anyTexts: open.append(Open(alternative, patterns[(depth + 1)...]))
      case .changed: open.append(Open(alternative, []))
      case .turn: turning.append(member)
      // Lookup uses `==`, so an alternative that requires exact bytes can still refuse the text it
      // finds.
      case .literal(let text), .exactly(let text): literals.add(member, to: text)
      case .ignoringCase(let text): folded.add(member, to: text.caseFolded)
      case .oneOf(let patterns): for pattern in patterns { add(member, pattern) }
      case .between, .matching, .someText, .anyText: others.append(member)
      }
    }
    for member in members {
      let (alternative, patterns) = ways[member]
      if depth == Self.maximumDepth {
        open.append(Open(alternative, patterns[depth...]))
      } else if depth == patterns.count {
        closed.append(alternative)
      } else {
        add(member, patterns[depth])
      }
    }
    func branch(_ members: [Int]) -> AlternativeIndex {
      AlternativeIndex(ways, members, depth: depth + 1)
    }
    longest = max(literals.longest, folded.longest)
    self.literals = literals.mapValues(branch)
    self.folded = folded.mapValues(branch)
    anyText = others.isEmpty ? nil : branch(others)
    turn = turning.isEmpty ? nil : branch(turning)
    self.closed = closed
    self.open = open
  }

  /// Returns the alternatives that may read an input that begins with these texts.
  ///
  /// - Parameters:
  ///   - laterTexts: The texts that an alternative can turn to after these.
  ///   - readsAll: Whether an alternative must read all of the texts.
  func candidates(
    for texts: ArraySlice<String>, then laterTexts: @autoclosure () -> ArraySlice<String>,
    readsAll: Bool
  ) -> Candidates {
    var found = Candidates()
    collect(texts, from: texts.startIndex, readsAll, into: &found)
    if !found.turns.isEmpty {
      let texts = laterTexts()
      for turn in found.turns {
        turn.collect(texts, from: texts.startIndex, readsAll, into: &found)
      }
    }
    found.sort()
    return found
  }

  private func collect(
    _ texts: ArraySlice<String>, from position: Int, _ readsAll: Bool, into found: inout Candidates
  ) {
    for index in open.indices where !readsAll || open[index].mayEnd(texts, from: position) {
      found.add(open[index].alternative)
    }
    if position == texts.endIndex || !readsAll {
      for index in closed.indices { found.add(closed[index]) }
    }
    guard position < texts.endIndex else {
      if let turn { found.turns.append(turn) }
      return
    }
    if texts[position].mayEqual(textOf: longest) {
      literals[texts[position]]?.collect(texts, from: position + 1, readsAll, into: &found)
    }
    // A folded text has at least a third of its bytes.
    if !folded.isEmpty, texts[position].mayEqual(textOf: 3 * longest) {
      let branch = folded[texts[position].caseFolded]
      branch?.collect(texts, from: position + 1, readsAll, into: &found)
    }
    anyText?.collect(texts, from: position + 1, readsAll, into: &found)
  }
}

extension String {
  /// Returns whether a text with `count` UTF-8 bytes may be canonically equivalent to this one.
  ///
  /// Normalizing a scalar gives at least a third of its bytes, and at most three times as many.
  /// Texts that are too long aren't compared or hashed, because both take time that grows with the
  /// square of the number of combining marks after a letter.
  fileprivate func mayEqual(textOf count: Int) -> Bool { utf8.count <= 9 * count }
}

/// Values for texts, in the order of these, in which one is found by halving.
///
/// Making a dictionary takes longer than looking up a table's first link.
private struct Texts<Value: Sendable>: Sendable {
  private var all: [(text: String, value: Value)] = []

  var isEmpty: Bool { all.isEmpty }

  /// The number of bytes of the longest text.
  var longest: Int { all.reduce(0) { max($0, $1.text.utf8.count) } }

  subscript(text: String) -> Value? {
    let index = index(of: text)
    return index < all.count && all[index].text == text ? all[index].value : nil
  }

  /// Returns the index of a text, or the one where it belongs.
  private func index(of text: String) -> Int {
    var (start, end) = (0, all.count)
    while start < end {
      let middle = (start + end) / 2
      if all[middle].text < text { start = middle + 1 } else { end = middle }
    }
    return start
  }

  func mapValues<Other>(_ transform: (Value) -> Other) -> Texts<Other> {
    var texts = Texts<Other>()
    texts.all.reserveCapacity(all.count)
    for (text, value) in all { texts.all.append((text, transform(value))) }
    return texts
  }
}

extension Texts<[Int]> {
  mutating func add(_ number: Int, to text: String) {
    let index = index(of: text)
    if index < all.count, all[index].text == text {
      all[index].value.append(number)
    } else {
      all.insert((text, [number]), at: index)
    }
  }
}

/// The numbers of alternatives, in order, with the first one stored inline.
struct Candidates {
  private(set) var first: Int?
  private(set) var others: [Int] = []
  private var areInOrder = true

  /// The branches in which the later texts are to be looked up.
  fileprivate var turns: [AlternativeIndex] = []

  fileprivate init() {}

  init(_ alternatives: [Int]) {
    first = alternatives.first
    others = Array(alternatives.dropFirst())
  }

  fileprivate mutating func add(_ alternative: Int) {
    guard let last = others.last ?? first else { return first = alternative }
    // The same alternative can be found in several ways.
    if alternative == last { return }
    areInOrder = areInOrder && alternative > last
    others.append(alternative)
  }

  fileprivate mutating func sort() {
    guard !areInOrder, let first else { return }
    self = Candidates(Set(others + [first]).sorted())
  }
}
