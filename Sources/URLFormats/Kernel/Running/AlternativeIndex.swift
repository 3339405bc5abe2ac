/// A trie for looking up the alternatives that may read an input, by the texts that they read.
///
/// Alternatives that begin with the same texts share a branch, and finding the branch for a literal
/// is fast even if there are many. An alternative with a gap is listed where the gap begins.
final class AlternativeIndex: Sendable {
  typealias Entry = (alternative: Int, patterns: ArraySlice<TextPattern>)

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

  // The branches for literals. Comparing a few of them takes less time than hashing one.
  private let few: [(text: String, branch: AlternativeIndex)]
  private let many: [String: AlternativeIndex]

  /// The number of bytes of the longest of these literals.
  private let longest: Int

  /// The branches for texts that are matched in any case, folded.
  private let folded: [String: AlternativeIndex]

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
  init(_ entries: [Entry], depth: Int = 0) {
    var (literals, folded): ([String: [Entry]], [String: [Entry]]) = ([:], [:])
    var (others, turning): ([Entry], [Entry]) = ([], [])
    var closed: [Int] = []
    var open: [Open] = []
    func add(_ alternative: Int, _ first: TextPattern?, _ rest: ArraySlice<TextPattern>) {
      switch first {
      case nil: closed.append(alternative)
      case .anyTexts: open.append(Open(alternative, rest))
      case .changed: open.append(Open(alternative, []))
      case .turn: turning.append((alternative, rest))
      // Lookup uses `==`, so an alternative that requires exact bytes can still refuse the text it
      // finds.
      case .literal(let text), .exactly(let text):
        literals[text, default: []].append((alternative, rest))
      case .ignoringCase(let text):
        folded[text.caseFolded, default: []].append((alternative, rest))
      case .oneOf(let patterns): for pattern in patterns { add(alternative, pattern, rest) }
      case .between, .matching, .someText, .anyText: others.append((alternative, rest))
      }
    }
    for (alternative, patterns) in entries {
      if depth < Self.maximumDepth {
        add(alternative, patterns.first, patterns.dropFirst())
      } else {
        open.append(Open(alternative, patterns))
      }
    }
    let branches = literals.mapValues { AlternativeIndex($0, depth: depth + 1) }
    longest = (Array(literals.keys) + folded.keys).map { $0.utf8.count }.max() ?? 0
    self.folded = folded.mapValues { AlternativeIndex($0, depth: depth + 1) }
    let areFew = branches.count <= 12
    few = areFew ? branches.map { (text: $0, branch: $1) } : []
    many = areFew ? [:] : branches
    anyText = others.isEmpty ? nil : AlternativeIndex(others, depth: depth + 1)
    turn = turning.isEmpty ? nil : AlternativeIndex(turning, depth: depth + 1)
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
    branch(for: texts[position])?.collect(texts, from: position + 1, readsAll, into: &found)
    // A folded text has at least a third of its bytes.
    if !folded.isEmpty, texts[position].mayEqual(textOf: 3 * longest) {
      let branch = folded[texts[position].caseFolded]
      branch?.collect(texts, from: position + 1, readsAll, into: &found)
    }
    anyText?.collect(texts, from: position + 1, readsAll, into: &found)
  }

  private func branch(for text: String) -> AlternativeIndex? {
    guard text.mayEqual(textOf: longest) else { return nil }
    if !many.isEmpty { return many[text] }
    for index in few.indices where few[index].text == text { return few[index].branch }
    return nil
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
