#if DEBUG
  @testable import URLPatterns

  extension FuzzTarget {
    /// Matches patterns with a known meaning, with bytes for options, the pattern, and texts.
    static let regexTexts = FuzzTarget(name: "regex-texts") { input in
      let ignoresCase = input.bool()
      let tree = PatternTree(&input, depth: 4)
      let pattern = tree.pattern
      let ways: RegexWays
      do {
        ways = try RegexWays(pattern, ignoresCase ? .ignoringCase : [])
      } catch {
        return try expect(false, "“\(pattern)” is a pattern: \(error)")
      }
      for _ in 0..<6 where !input.isAtEnd {
        var scalars: [Unicode.Scalar] = []
        while !input.isAtEnd, scalars.count < 20, let scalar = PatternTree.scalar(&input) {
          scalars.append(scalar)
        }
        let matcher = PlainMatcher(text: scalars, ignoresCase: ignoresCase)
        let text = String(String.UnicodeScalarView(scalars))
        for (way, result) in ways.matches(text) {
          try expectEqual(
            result, matcher.matches(tree),
            "“\(pattern)”\(ignoresCase ? ", ignoring case," : "") against "
              + "\(text.debugDescription), by \(way)")
        }
      }
    }
  }
#endif
