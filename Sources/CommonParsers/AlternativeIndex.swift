/// An input that begins with a row of texts, as a path does: alternatives are found by them.
@usableFromInline
package protocol PieceInput {
  /// The texts that have not been read of an input.
  ///
  /// It takes a pointer, as a function of the type itself would be given a copy.
  static func pieces(of input: UnsafePointer<Self>) -> ArraySlice<String>
}

/// Where the pieces of an input of a type are; nil when it has none.
func piecesOf<Input>(_ type: Input.Type) -> (@Sendable (Place) -> ArraySlice<String>)? {
  func pieces<P: PieceInput & SendableMetatype>(
    _ type: P.Type
  ) -> @Sendable (Place) -> ArraySlice<String> {
    { P.pieces(of: $0.of(P.self)) }
  }
  guard let type = type as? any (PieceInput & SendableMetatype).Type else { return nil }
  return pieces(type)
}

/// The first two alternatives that may match an input.
struct Candidates {
  fileprivate let from: Int
  private(set) var first: Int?
  private(set) var second: Int?

  /// No alternative yet, of those from a number on.
  init(from: Int) {
    self.from = from
  }

  /// The first two from a number on, of so many of which nothing is known.
  init(from: Int, of count: Int) {
    self.from = from
    first = from < count ? from : nil
    second = from + 1 < count ? from + 1 : nil
  }

  /// - Returns: Whether a higher number could still be among the first two.
  fileprivate mutating func add(_ alternative: Int) -> Bool {
    if let known = first {
      if alternative < known {
        (first, second) = (alternative, known)
      } else if alternative > known, second.map({ alternative < $0 }) ?? true {
        second = alternative
      }
    } else {
      first = alternative
    }
    return second.map { alternative < $0 } ?? true
  }
}

/// Which alternatives can match an input at all: a tree by the pieces that they read.
///
/// Literals are looked up, whatever their number; alternatives that begin with the same pieces share
/// their branch. One with a gap stands where the gap begins.
final class AlternativeIndex: Sendable {
  private typealias Row = (alternative: Int, pieces: ArraySlice<Outline.Piece>)

  /// Where literals lead, by their text; only one of both is used.
  private let few: [(text: String, branch: AlternativeIndex)]
  private let many: [String: AlternativeIndex]

  /// Where any piece leads.
  private let anything: AlternativeIndex?

  /// The alternatives that end here, in order.
  private let closed: [Entry]

  /// The alternatives that may go on from here, in order.
  private let open: [Entry]

  convenience init(_ rules: [Rule]) {
    self.init(
      rules.enumerated().flatMap { alternative, rule in
        (rule.outlines ?? [.unknown]).map { (alternative, $0.reads[...]) }
      })
  }

  private init(_ rows: [Row]) {
    var literals: [String: [Row]] = [:]
    var others: [Row] = []
    var closed: [Entry] = []
    var open: [Entry] = []
    for (alternative, pieces) in rows {
      let rest = pieces.dropFirst()
      switch pieces.first {
      case nil: closed.append(Entry(alternative, rest: []))
      case .gap: open.append(Entry(alternative, rest: rest))
      case .literal(let text): literals[text, default: []].append((alternative, rest))
      case .value, .anything: others.append((alternative, rest))
      }
    }
    let branches = literals.mapValues { AlternativeIndex($0) }
    // Comparing a few takes less than hashing one.
    let areFew = branches.count <= 12
    few = areFew ? branches.map { (text: $0, branch: $1) } : []
    many = areFew ? [:] : branches
    anything = others.isEmpty ? nil : AlternativeIndex(others)
    self.closed = closed
    self.open = open
  }

  /// Adds the alternatives that may match an input whose pieces from a position on are left.
  ///
  /// - Parameter areAll: Whether the alternatives have to match all of them.
  func collect(
    _ pieces: ArraySlice<String>, from position: Int, areAll: Bool, into found: inout Candidates
  ) {
    if !open.isEmpty {
      open.collect(into: &found) { !areAll || $0.mayEnd(pieces, from: position) }
    }
    let isAtEnd = position == pieces.endIndex
    if isAtEnd || !areAll, !closed.isEmpty { closed.collect(into: &found) { _ in true } }
    guard !isAtEnd else { return }
    if let branch = branch(for: pieces[position]) {
      branch.collect(pieces, from: position + 1, areAll: areAll, into: &found)
    }
    anything?.collect(pieces, from: position + 1, areAll: areAll, into: &found)
  }

  private func branch(for text: String) -> AlternativeIndex? {
    if !many.isEmpty { return many[text] }
    for index in few.indices where few[index].text == text { return few[index].branch }
    return nil
  }
}

/// An alternative in the index.
private struct Entry: Sendable {
  let alternative: Int

  /// What is read behind the first gap.
  private let rest: [Outline.Piece]

  init(_ alternative: Int, rest: ArraySlice<Outline.Piece>) {
    self.alternative = alternative
    self.rest = Array(rest)
  }

  /// Whether the last of the pieces may be what is read last.
  func mayEnd(_ pieces: ArraySlice<String>, from position: Int) -> Bool {
    var index = pieces.endIndex
    for piece in rest.reversed() {
      if piece == .gap { return true }
      guard index > position else { return false }
      index -= 1
      if case .literal(let text) = piece, text != pieces[index] { return false }
    }
    return true
  }
}

extension [Entry] {
  fileprivate func collect(
    into found: inout Candidates, where isCandidate: (Entry) -> Bool
  ) {
    // From the first entry that is not below the number.
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].alternative < found.from { low = middle + 1 } else { high = middle }
    }
    for index in low..<count where isCandidate(self[index]) {
      guard found.add(self[index].alternative) else { return }
    }
  }
}
