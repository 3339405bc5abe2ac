import TestSupport
import Testing

@testable import URLPatterns

/// Every small pattern against every short text, checked by the definition of the syntax.
@Suite struct RegexExhaustiveTests {
  /// A pattern that can compute the possible ends of a match by definition.
  private indirect enum Tree: Sendable {
    case atom(String, reads: @Sendable (Character) -> Bool)
    case place(String, holds: @Sendable (_ text: [Character], _ place: Int) -> Bool)
    case empty
    case sequence(Tree, Tree)
    case choice(Tree, Tree)
    case repetition(Tree, String, min: Int, max: Int)

    var pattern: String {
      switch self {
      case .atom(let pattern, _), .place(let pattern, _): pattern
      case .empty: "(?:)"
      case .sequence(let first, let second): first.pattern + second.pattern
      case .choice(let first, let second): "(?:\(first.pattern)|\(second.pattern))"
      case .repetition(let tree, let operation, _, _): "(?:\(tree.pattern))\(operation)"
      }
    }

    func ends(_ text: [Character], from starts: Set<Int>) -> Set<Int> {
      switch self {
      case .atom(_, let reads):
        return Set(starts.filter { $0 < text.count && reads(text[$0]) }.map { $0 + 1 })
      case .place(_, let holds): return starts.filter { holds(text, $0) }
      case .empty: return starts
      case .sequence(let first, let second):
        return second.ends(text, from: first.ends(text, from: starts))
      case .choice(let first, let second):
        return first.ends(text, from: starts).union(second.ends(text, from: starts))
      case .repetition(let tree, _, let min, let max):
        var ends = min == 0 ? starts : []
        var reached = starts
        // After as many rounds as there are places, no new place can be reached.
        for round in 1...Swift.max(1, Swift.min(max, min + text.count + 1)) where max > 0 {
          reached = tree.ends(text, from: reached)
          if round >= min { ends.formUnion(reached) }
        }
        return ends
      }
    }
  }

  private static func isWord(_ text: [Character], _ place: Int) -> Bool {
    text.indices.contains(place) && text[place] != "-"
  }

  private static let leaves: [Tree] = [
    .atom("a") { $0 == "a" },
    .atom("[^a]") { $0 != "a" },
    .empty,
    .place("^") { _, place in place == 0 },
    .place("$") { text, place in place == text.count },
    .place("\\b") { isWord($0, $1 - 1) != isWord($0, $1) },
  ]

  private static func repetitions(of tree: Tree) -> [Tree] {
    [
      .repetition(tree, "*", min: 0, max: .max), .repetition(tree, "+?", min: 1, max: .max),
      .repetition(tree, "??", min: 0, max: 1), .repetition(tree, "{2}", min: 2, max: 2),
      .repetition(tree, "{0,2}", min: 0, max: 2), .repetition(tree, "{2,}", min: 2, max: .max),
      .repetition(tree, "{0}", min: 0, max: 0),
    ]
  }

  private static func pairs(_ some: [Tree], _ others: [Tree]) -> [Tree] {
    some.flatMap { one in others.flatMap { [.sequence(one, $0), .choice(one, $0)] } }
  }

  /// Texts of up to three scalars of two kinds, and of five in the long tests.
  private static let texts: [[Character]] = (0...(runsLongTests ? 5 : 3)).flatMap { count in
    (0..<(1 << count)).map { bits in
      (0..<count).map { bits >> $0 & 1 == 0 ? "a" : "-" }
    }
  }

  @Test func `every small pattern matches what it means`() throws {
    let leaves = Self.leaves
    let repeated = leaves.flatMap(Self.repetitions)
    let paired = Self.pairs(leaves, leaves)
    var trees = leaves + repeated + paired
    trees += paired.flatMap(Self.repetitions) + repeated.flatMap(Self.repetitions)
    trees += Self.pairs(leaves, repeated) + Self.pairs(repeated, leaves)
    trees += Self.pairs(paired, [leaves[0], leaves[1]])
    var wrong = 0
    for tree in stride(from: 0, to: trees.count, by: runsLongTests ? 1 : 8).map({ trees[$0] }) {
      let regex = try RegexEveryWay(tree.pattern)
      for text in Self.texts where wrong < 20 {
        let expected = tree.ends(text, from: [0]).contains(text.count)
        for (way, result) in regex.matches(String(text)) where result != expected {
          wrong += 1
          Issue.record("“\(tree.pattern)” against “\(String(text))”, \(way): not \(expected)")
        }
      }
    }
    #expect(trees.count > 1_500)
  }
}
