import TestSupport
import Testing

@testable import FuzzTargets
@testable import URLPatterns

#if DEBUG
  /// Every small pattern against every short text, checked by the definition of the syntax.
  @Suite struct RegexExhaustiveTests {
    private static let leaves: [PatternTree] = [
      .literal("a"), .oneOf([.range("a", "a")], isNegated: true), .empty, .place(.textStart),
      .place(.textEnd), .place(.wordBoundary),
    ]

    private static func repetitions(of tree: PatternTree) -> [PatternTree] {
      [(0, nil), (1, nil), (0, 1), (2, 2), (0, 2), (2, nil), (0, 0)].enumerated().map {
        number, times in
        .repetition(tree, min: times.0, max: times.1, isLazy: number % 3 == 1)
      }
    }

    private static func pairs(_ some: [PatternTree], _ others: [PatternTree]) -> [PatternTree] {
      some.flatMap { one in others.flatMap { [.sequence([one, $0]), .choice([one, $0])] } }
    }

    /// Texts of up to three scalars of two kinds, and of five in the long tests.
    private static let texts: [[Unicode.Scalar]] = (0...(runsLongTests ? 5 : 3)).flatMap { count in
      (0..<(1 << count)).map { bits in (0..<count).map { bits >> $0 & 1 == 0 ? "a" : "-" } }
    }

    @Test func `every small pattern matches what it means`() throws {
      let leaves = Self.leaves
      let repeated = leaves.flatMap(Self.repetitions)
      let paired = Self.pairs(leaves, leaves)
      var trees = leaves + repeated + paired
      trees += paired.flatMap(Self.repetitions) + repeated.flatMap(Self.repetitions)
      trees += Self.pairs(leaves, repeated) + Self.pairs(repeated, leaves)
      trees += Self.pairs(paired, [leaves[0], leaves[1]])
      #expect(trees.count > 1_500)
      var wrong = 0
      for tree in stride(from: 0, to: trees.count, by: runsLongTests ? 1 : 8).map({ trees[$0] }) {
        let regex = try RegexWays(tree.pattern, [])
        for scalars in Self.texts where wrong < 20 {
          let text = String(String.UnicodeScalarView(scalars))
          let expected = PlainMatcher(text: scalars, ignoresCase: false).matches(tree)
          for (way, result) in regex.matches(text) where result != expected {
            wrong += 1
            Issue.record("“\(tree.pattern)” against “\(text)”, \(way): not \(expected)")
          }
        }
      }
    }
  }
#endif
