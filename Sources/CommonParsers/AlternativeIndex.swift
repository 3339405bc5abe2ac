/// An input that begins with a row of texts, as a path does: alternatives are found by them.
@usableFromInline
package protocol PieceInput {
  /// The texts that have not been read.
  var pieces: ArraySlice<String> { get }
}

/// Where the pieces of an input of a type are; nil when it has none.
func piecesOf<Input>(_ type: Input.Type) -> (@Sendable (Place) -> ArraySlice<String>)? {
  func pieces<P: PieceInput & SendableMetatype>(_ type: P.Type)
    -> @Sendable (Place) -> ArraySlice<String>
  {
    { $0.of(P.self).pointee.pieces }
  }
  guard let type = type as? any (PieceInput & SendableMetatype).Type else { return nil }
  return pieces(type)
}

/// Which alternatives can match an input at all: a tree by the pieces that they read.
///
/// Literals are looked up, whatever their number; alternatives that begin with the same pieces share
/// their branch. One with a gap stands where the gap begins.
final class AlternativeIndex: Sendable {
  private let nodes: [Node]

  init(_ rules: [Rule]) {
    var nodes = [Node()]
    for (alternative, rule) in rules.enumerated() {
      for outline in rule.outlines ?? [.unknown] {
        nodes.insert(alternative, outline.reads)
      }
    }
    self.nodes = nodes
  }

  /// The first two alternatives that may match.
  struct Candidates {
    fileprivate let from: Int
    fileprivate let areAll: Bool
    private(set) var first: Int?
    private(set) var second: Int?

    /// The first two alternatives from a number on, of so many of which nothing is known.
    init(from: Int, of count: Int) {
      self.init(from: from, areAll: false)
      first = from < count ? from : nil
      second = from + 1 < count ? from + 1 : nil
    }

    fileprivate init(from: Int, areAll: Bool) {
      self.from = from
      self.areAll = areAll
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

  /// The first two alternatives from a number on that may match the front of an input with these
  /// pieces, or all of it.
  func candidates(
    for pieces: ArraySlice<String>, from first: Int, areAll: Bool
  ) -> Candidates {
    var found = Candidates(from: first, areAll: areAll)
    collect(from: 0, pieces, at: pieces.startIndex, &found)
    return found
  }

  private func collect(
    from node: Int, _ pieces: ArraySlice<String>, at position: Int, _ found: inout Candidates
  ) {
    let areAll = found.areAll
    nodes[node].open.collect(&found) { !areAll || $0.mayEnd(pieces[position...]) }
    if position == pieces.endIndex || !areAll { nodes[node].closed.collect(&found) { _ in true } }
    guard position < pieces.endIndex else { return }
    if !nodes[node].literals.isEmpty, let child = nodes[node].literals[pieces[position]] {
      collect(from: child, pieces, at: position + 1, &found)
    }
    if let child = nodes[node].anything {
      collect(from: child, pieces, at: position + 1, &found)
    }
  }
}

private struct Node: Sendable {
  var literals: [String: Int] = [:]
  var anything: Int?

  /// The alternatives that end here, in order.
  var closed: [Entry] = []

  /// The alternatives that may go on from here, in order.
  var open: [Entry] = []
}

private struct Entry: Sendable {
  let alternative: Int

  /// What is read behind the first gap.
  var rest: [Outline.Piece] = []

  /// Whether the last of the pieces may be what is read last.
  func mayEnd(_ pieces: ArraySlice<String>) -> Bool {
    var count = pieces.count
    for (piece, text) in zip(rest.reversed(), pieces.reversed()) {
      switch piece {
      case .gap: return true
      case .literal(let literal) where literal != text: return false
      default: count -= 1
      }
    }
    return rest.count <= pieces.count
  }
}

extension [Entry] {
  fileprivate func collect(
    _ found: inout AlternativeIndex.Candidates, where isCandidate: (Entry) -> Bool
  ) {
    guard !isEmpty else { return }
    // From the first entry that is not below the number.
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].alternative < found.from { low = middle + 1 } else { high = middle }
    }
    for entry in self[low...] where isCandidate(entry) {
      guard found.add(entry.alternative) else { return }
    }
  }
}

extension [Node] {
  fileprivate mutating func insert(_ alternative: Int, _ pieces: [Outline.Piece]) {
    var node = 0
    let gap = pieces.firstIndex(of: .gap)
    for piece in pieces[..<(gap ?? pieces.endIndex)] {
      let next =
        if case .literal(let text) = piece { self[node].literals[text] } else {
          self[node].anything
        }
      if next == nil {
        append(Node())
        if case .literal(let text) = piece {
          self[node].literals[text] = count - 1
        } else {
          self[node].anything = count - 1
        }
      }
      node = next ?? count - 1
    }
    if let gap {
      self[node].open.append(
        Entry(alternative: alternative, rest: [Outline.Piece](pieces[(gap + 1)...])))
    } else {
      self[node].closed.append(Entry(alternative: alternative))
    }
  }
}
