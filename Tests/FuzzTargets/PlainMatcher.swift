#if DEBUG
  @testable import URLPatterns

  /// Matches by definition, with all places in the text where a match from a place can end.
  struct PlainMatcher {
    /// One bit for each place between two scalars.
    typealias Places = UInt32

    let text: [Unicode.Scalar]
    let ignoresCase: Bool

    func matches(_ tree: PatternTree) -> Bool {
      ends(of: tree, from: 1, ignoresCase) >> text.count & 1 == 1
    }

    private func ends(of tree: PatternTree, from starts: Places, _ ignoresCase: Bool) -> Places {
      switch tree {
      case .literal(let literal):
        return reading(from: starts) { Self.isSame($0, literal, ignoresCase) }
      case .anyScalar(let newlines): return reading(from: starts) { newlines || $0 != "\n" }
      case .kind(let kind, let isNegated):
        return reading(from: starts) { Self.isIn($0, kind, isNegated, ignoresCase) }
      case .oneOf(let items, let isNegated):
        return reading(from: starts) { scalar in
          items.contains { Self.isIn(scalar, $0, ignoresCase) } != isNegated
        }
      case .place(let assertion):
        return (0...text.count).filter { holds(assertion, at: $0) }
          .reduce(0) { $0 | starts & (1 << $1) }
      case .empty: return starts
      case .sequence(let trees):
        return trees.reduce(starts) { ends(of: $1, from: $0, ignoresCase) }
      case .choice(let trees):
        return trees.reduce(0) { $0 | ends(of: $1, from: starts, ignoresCase) }
      case .caseGroup(let tree, let ignoresCase):
        return ends(of: tree, from: starts, ignoresCase)
      case .repetition(let tree, let min, let max, _):
        var reached = starts
        for _ in 0..<min { reached = ends(of: tree, from: reached, ignoresCase) }
        var all = reached
        // After as many rounds as there are places, no new place can be reached.
        for _ in 0..<(max.map { $0 - min } ?? text.count + 1) {
          reached = ends(of: tree, from: reached, ignoresCase)
          if all | reached == all { break }
          all |= reached
        }
        return all
      }
    }

    private func reading(from starts: Places, where reads: (Unicode.Scalar) -> Bool) -> Places {
      text.indices.filter { starts >> $0 & 1 == 1 && reads(text[$0]) }
        .reduce(0) { $0 | 1 << ($1 + 1) }
    }

    private func holds(_ assertion: RegexAssertion, at place: Int) -> Bool {
      let before = place > 0 ? text[place - 1] : nil
      let after = place < text.count ? text[place] : nil
      let isBoundary = before.map(Self.isWord) ?? false != after.map(Self.isWord) ?? false
      return switch assertion {
      case .textStart: before == nil
      case .textEnd: after == nil
      case .lineStart: before == nil || before == "\n"
      case .lineEnd: after == nil || after == "\n"
      case .wordBoundary: isBoundary
      case .notWordBoundary: !isBoundary
      }
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool { isIn(scalar, .w) }

    private static func isIn(_ scalar: Unicode.Scalar, _ kind: PatternTree.Kind) -> Bool {
      switch kind {
      case .d: ["1", "٣"].contains(scalar)
      case .s: ["\n", " "].contains(scalar)
      case .w: !["-", "\n", " ", "/", ".", "😀"].contains(scalar)
      }
    }

    /// Returns the scalars that are equal if case is ignored, by simple folding.
    private static let folds: [[Unicode.Scalar]] = [
      ["a", "A"], ["k", "K", "\u{212A}"], ["s", "S", "ſ"], ["ß", "ẞ"], ["b", "B"], ["é", "É"],
    ]

    private static func isSame(
      _ one: Unicode.Scalar, _ other: Unicode.Scalar, _ ignoresCase: Bool
    ) -> Bool {
      cases(of: one, ignoresCase).contains(other)
    }

    private static func cases(of scalar: Unicode.Scalar, _ ignoresCase: Bool) -> [Unicode.Scalar] {
      ignoresCase ? folds.first { $0.contains(scalar) } ?? [scalar] : [scalar]
    }

    private static func isIn(
      _ scalar: Unicode.Scalar, _ kind: PatternTree.Kind, _ isNegated: Bool, _ ignoresCase: Bool
    ) -> Bool {
      cases(of: scalar, ignoresCase).contains { isIn($0, kind) != isNegated }
    }

    private static func isIn(
      _ scalar: Unicode.Scalar, _ item: PatternTree.ClassItem, _ ignoresCase: Bool
    ) -> Bool {
      switch item {
      case .range(let one, let other):
        cases(of: scalar, ignoresCase).contains { (one...other).contains($0) }
      case .kind(let kind, let isNegated): isIn(scalar, kind, isNegated, ignoresCase)
      }
    }
  }
#endif
