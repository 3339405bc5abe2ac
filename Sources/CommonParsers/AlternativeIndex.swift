/// Which alternatives can read an input at all: a tree by the texts that they read.
///
/// Literals are looked up, whatever their number; alternatives that begin with the same texts share
/// their branch. An alternative with a gap stands where the gap begins.
@usableFromInline
final class AlternativeIndex: Sendable {
  private typealias Row = (alternative: Int, texts: ArraySlice<Outline.Text>)

  fileprivate struct Open: Sendable {
    let alternative: Int
    /// What the last texts are, the last one first: literals, or nil for any text.
    let ending: [String?]

    init(_ alternative: Int, _ rest: ArraySlice<Outline.Text>) {
      self.alternative = alternative
      ending = rest.reversed().filter { $0 != .end }.prefix { $0 != .gap }.map(\.literal)
    }
  }

  // Where literals lead. Comparing a few of them takes less time than hashing one.
  private let few: [(text: String, branch: AlternativeIndex)]
  private let many: [String: AlternativeIndex]

  /// How many bytes the longest of these literals has.
  private let longest: Int

  /// Where any text leads.
  private let anything: AlternativeIndex?

  /// The alternatives that read no more than the texts up to here.
  private let closed: [Int]

  /// The alternatives that read any number of texts from here on.
  private let open: [Open]

  @usableFromInline
  convenience init<Input>(_ alternatives: [Grammar<Input>]) {
    self.init(
      rows: alternatives.enumerated().flatMap { number, alternative in
        // What has too many ways is looked at as if nothing were known of it.
        (alternative.outlines ?? [.unknown]).compactMap { outline in
          outline.isPossible ? (number, outline.texts[...]) : nil
        }
      })
  }

  // So many texts tell alternatives apart; the tree is made and freed by recursion.
  private static let maximumDepth = 32

  private init(rows: [Row], depth: Int = 0) {
    var literals: [String: [Row]] = [:]
    var others: [Row] = []
    var closed: [Int] = []
    var open: [Open] = []
    for (alternative, texts) in rows {
      let rest = texts.dropFirst()
      switch depth < Self.maximumDepth ? texts.first : .gap {
      case nil, .end: closed.append(alternative)
      case .gap: open.append(Open(alternative, rest))
      // Literals are looked up by `==`: what asks for certain bytes may refuse what is found.
      case .literal(let text), .value(.exactly(let text)):
        literals[text, default: []].append((alternative, rest))
      case .value, .anything: others.append((alternative, rest))
      }
    }
    let branches = literals.mapValues { AlternativeIndex(rows: $0, depth: depth + 1) }
    longest = branches.keys.map(\.utf8.count).max() ?? 0
    let areFew = branches.count <= 12
    few = areFew ? branches.map { (text: $0, branch: $1) } : []
    many = areFew ? [:] : branches
    anything = others.isEmpty ? nil : AlternativeIndex(rows: others, depth: depth + 1)
    self.closed = closed
    self.open = open
  }

  /// The alternatives that may read an input that begins with these texts.
  ///
  /// - Parameter areAll: Whether an alternative has to read all of the texts.
  @usableFromInline
  func candidates(for texts: ArraySlice<String>, areAll: Bool) -> Candidates {
    var found = Candidates()
    collect(texts, from: texts.startIndex, areAll, into: &found)
    found.sort()
    return found
  }

  private func collect(
    _ texts: ArraySlice<String>, from position: Int, _ areAll: Bool, into found: inout Candidates
  ) {
    for one in open where !areAll || one.mayEnd(texts, from: position) {
      found.add(one.alternative)
    }
    if position == texts.endIndex || !areAll {
      for alternative in closed { found.add(alternative) }
    }
    guard position < texts.endIndex else { return }
    branch(for: texts[position])?.collect(texts, from: position + 1, areAll, into: &found)
    anything?.collect(texts, from: position + 1, areAll, into: &found)
  }

  private func branch(for text: String) -> AlternativeIndex? {
    guard text.mayEqual(textOf: longest) else { return nil }
    if !many.isEmpty { return many[text] }
    for index in few.indices where few[index].text == text { return few[index].branch }
    return nil
  }
}

extension AlternativeIndex.Open {
  /// Whether the texts from a position on can end as the alternative does.
  fileprivate func mayEnd(_ texts: ArraySlice<String>, from position: Int) -> Bool {
    var index = texts.endIndex
    for literal in ending {
      guard index > position else { return false }
      index -= 1
      if let literal, !texts[index].mayEqual(textOf: literal.utf8.count) || literal != texts[index]
      {
        return false
      }
    }
    return true
  }
}

extension String {
  /// Whether a text of so many UTF-8 bytes may be canonically equivalent to this one.
  ///
  /// Normalizing a scalar gives a third of its bytes at least, and three times as many at most. What is
  /// too long is neither compared nor hashed: either takes Swift time that grows with the square of the
  /// number of combining marks behind a letter.
  fileprivate func mayEqual(textOf count: Int) -> Bool { utf8.count <= 9 * count }
}

/// Alternatives by their numbers, in order; the first of them needs no room of its own.
@usableFromInline
struct Candidates {
  @usableFromInline private(set) var first: Int?
  @usableFromInline private(set) var others: [Int] = []
  private var areInOrder = true

  init(_ alternatives: [Int] = []) {
    first = alternatives.first
    others = Array(alternatives.dropFirst())
  }

  fileprivate mutating func add(_ alternative: Int) {
    guard let last = others.last ?? first else { return first = alternative }
    // An alternative may be found in several ways.
    if alternative == last { return }
    areInOrder = areInOrder && alternative > last
    others.append(alternative)
  }

  fileprivate mutating func sort() {
    guard !areInOrder, let first else { return }
    self = Candidates(Set(others + [first]).sorted())
  }
}
