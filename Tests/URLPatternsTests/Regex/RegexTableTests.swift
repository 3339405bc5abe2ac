import TestSupport
import Testing

@testable import URLPatterns

/// Random patterns, whose table and literal beginning must give the same answers as their places.
@Suite struct RegexTableTests {
  @Test func `the short ways to match agree with the long one`() throws {
    var random = SeededGenerator()
    let seed = random.seed
    var tables = 0
    var matches = 0
    for _ in 0..<(runsLongTests ? 30_000 : 240) {
      let pattern = pattern(depth: 3, &random)
      // Repeating what's repeated can take too many places.
      guard let program = try? RegexProgram(pattern) else { continue }
      var parser = RegexParser(pattern)
      try parser.parse()
      let places = RegexPlaces(parser, after: 0)
      let table = RegexTable(places)
      if table != nil { tables += 1 }
      for _ in 0..<10 {
        let text = (0..<Int.random(in: 0...9, using: &random)).map { _ in
          ["a", "b", "B", "-", "1", "\n", "é"].randomElement(using: &random)!
        }.joined()
        let (byPlaces, byTable) = text.withUTF8Span {
          (places.matches($0), table?.matches($0))
        }
        if byPlaces { matches += 1 }
        let what = "seed \(seed): “\(pattern)” against \(text.debugDescription)"
        #expect(program.matches(text) == byPlaces, "\(what)")
        #expect((byTable ?? byPlaces) == byPlaces, "\(what), by its table")
      }
    }
    #expect(tables > 10, "seed \(seed)")
    #expect(matches > 20, "seed \(seed)")
  }

  private func pattern(depth: Int, _ random: inout SeededGenerator) -> String {
    let items = (0..<Int.random(in: 0...4, using: &random)).map { _ -> String in
      let item =
        depth > 0 && Int.random(in: 0..<3, using: &random) == 0
        ? "(?:\(pattern(depth: depth - 1, &random))|\(pattern(depth: depth - 1, &random)))"
        : [
          "a", "b", "ab-", "é", ".", "\\w", "[^a]", "(?i:b)", "[a-é]", "\\D", "\\s",
        ].randomElement(using: &random)!
      return item
        + ["", "", "", "*", "+", "?", "{2}", "{0,3}", "{30}"].randomElement(using: &random)!
    }
    return items.joined()
  }

  @Test func `few sets of places have a table, and many don't`() throws {
    for pattern in [
      "", "contact-us", "contact-us.*", "(a+)+b", "[a-z][a-z0-9_]*", "[0-9a-f]{64}", "\\w+-\\w+",
      "^\\d{4}-\\d{2}$", (1...40).map { "item\($0)" }.joined(separator: "|"),
    ] {
      #expect(try RegexProgram(pattern).table != nil, "“\(pattern)”")
    }
    for pattern in ["[a-z0-9-]+-[A-Za-z0-9_-]{21}", ".*a.{100}b", "(?:a?){1999}b"] {
      #expect(try RegexProgram(pattern).table == nil, "“\(pattern)”")
    }
  }

  @Test func `a table answers for every text in ASCII`() {
    for pattern in ["[a-z]+[0-9]", "a|bc?", "\\w+-\\w+", ""] {
      let program = Regex(pattern).program
      for text in ["abc1", "abc", "", "a", "bc", "a-b", "-", "7", "abc1 "] {
        let answer = text.withUTF8Span { program.table?.matches($0) }
        #expect(answer != nil && answer == program.matches(text), "“\(pattern)”, “\(text)”")
      }
    }
  }

  @Test func `scalars that the same places read share a class`() {
    // For the first: letters, digits, everything else in ASCII, and what's outside.
    for (pattern, count) in [("[a-z]+[0-9]", 4), ("[a-z]{40}", 3), ("a", 2)] {
      #expect(Regex(pattern).program.places.classCount == count, "“\(pattern)”")
    }
  }

  @Test func `a table that would be too large isn't made`() throws {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMN")
    let text = String((0..<600).map { letters[$0 % letters.count] })
    let program = try RegexProgram("[01]" + text)
    #expect(program.table == nil)
    #expect(program.matches("0" + text) && !program.matches("0" + text + "a"))
  }
}
