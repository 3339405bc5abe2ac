import TestSupport
import Testing

@testable import URLFormats

/// Words whose parsers have outlines, so that alternatives are found by them.
private struct Path: Monoid, Hashable {
  var words: ArraySlice<String> = []
  var texts: ArraySlice<String>? { words }
  static var empty: Path { Path() }
  static func <> (lhs: Path, rhs: Path) -> Path { Path(words: lhs.words + rhs.words) }
}

/// A part of a random parser.
private enum Part: CaseIterable {
  case a, b, string, int, anything, maybe, either

  func parser(isKnown: Bool) -> Parser<Path, String> {
    func outline(_ known: Outline) -> Outline { isKnown ? known : .unknown }
    func word(_ word: String) -> Parser<Path, String> {
      value(outline(Outline([.literal(word)]))) { $0 == word }
    }
    func value(
      _ outline: Outline, _ isValue: @escaping @Sendable (String) -> Bool
    ) -> Parser<Path, String> {
      Parser(
        template: .empty, outline: outline,
        consume: { path in
          guard let first = path.words.first, isValue(first) else { return nil }
          return path.words.popFirst()
        },
        print: { text, path in
          path.words.append(text)
          return isValue(text)
        })
    }
    switch self {
    case .a: return word("a")
    case .b: return word("b")
    case .string: return value(outline(Domain.all.outline)) { _ in true }
    case .int: return value(outline(Domain.int.outline)) { Int($0) != nil }
    case .anything:
      return .skipping(
        atLeast: 0, template: .empty, outline: outline(Outline([.gap])),
        skip: { $0.words.popFirst() != nil }, remaining: { $0.words.count }, print: { _ in true })
        %> word("b")
    case .maybe: return orNothing <¢> word("a").optional()
    case .either: return word("a") <|> word("b")
    }
  }
}

private let orNothing = PartialIso<String?, String>(
  apply: { $0 ?? "" }, unapply: { .some($0.isEmpty ? nil : $0) })

private let pair = PartialIso<(String, String), [String]>(
  apply: { [$0, $1] }, unapply: { $0.count == 2 ? ($0[0], $0[1]) : nil })

private let triple = PartialIso<(String, String, String), [String]>(
  apply: { [$0, $1, $2] }, unapply: { $0.count == 3 ? ($0[0], $0[1], $0[2]) : nil })

private func alternative(_ parts: [Part], isKnown: Bool) -> Parser<Path, [String]> {
  let parsers = parts.map { $0.parser(isKnown: isKnown) }
  return parts.count == 2
    ? pair <¢> (parsers[0] <%> parsers[1])
    : triple <¢> (parsers[0] <%> (parsers[1] <%> parsers[2]))
}

@Test func `alternatives in an index match and print like those that are tried in order`() {
  var random = SeededGenerator()
  for _ in 0..<(runsLongTests ? 300 : 40) {
    let table = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      (0..<Int.random(in: 2...3, using: &random)).map { _ in
        Part.allCases.randomElement(using: &random)!
      }
    }
    let known = Parser.choice(table.map { alternative($0, isKnown: true) })
    let tried = Parser.choice(table.map { alternative($0, isKnown: false) })
    for _ in 0..<40 {
      let words = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        ["a", "b", "c", "1"].randomElement(using: &random)!
      }
      let path = Path(words: words[...])
      var (one, other) = (path, path)
      let value = known.parse(&one, while: \.words.isEmpty)
      #expect(
        value == tried.parse(&other, while: \.words.isEmpty),
        "\(table) \(words), seed \(random.seed)")
      #expect(known.parse(path)?.match == tried.parse(path)?.match, "seed \(random.seed)")
      #expect(
        known.print(words, while: \.words.isEmpty) == tried.print(words, while: \.words.isEmpty),
        "seed \(random.seed)")
      if let value {
        #expect(
          known.print(value, while: \.words.isEmpty) == tried.print(value, while: \.words.isEmpty),
          "seed \(random.seed)")
      }
    }
  }
}

@Test func `a nested table is found by the elements before it`() {
  let looks = Lock(0)
  func literal(_ word: String) -> Parser<Path, Void> {
    Parser(
      template: .empty, outline: Outline([.literal(word)]),
      consume: { path in
        looks.withLock { $0 += 1 }
        guard path.words.first == word else { return false }
        return path.words.popFirst() != nil
      },
      print: { path in
        path.words.append(word)
        return true
      })
  }
  func table(_ parser: (String) -> Parser<Path, Void>) -> Parser<Path, Void> {
    .choice((0..<100).map { parser("\($0)") })
  }
  let inner = table(literal)
  let outer = table { literal("part") %> literal($0) %> inner } <|> table(literal)
  for (words, count) in [(["part", "99", "98"], 3), (["97"], 1), (["part", "99", "100"], 2)] {
    var path = Path(words: words[...])
    #expect((outer.parse(&path, while: \.words.isEmpty) != nil) == (words.last != "100"))
    #expect(looks.withLock { $0 } == count, "\(words)")
    looks.withLock { $0 = 0 }
  }
}

@Test func `many literals are looked up like a few`() {
  let words = (0..<100).map { "word\($0)" }
  let table = Parser.choice(
    words.map { word in
      Parser<Path, Void>(
        template: .empty, outline: Outline([.literal(word)]),
        consume: { $0.words.popFirst() == word },
        print: { path in
          path.words.append(word)
          return true
        }
      ).map(PartialIso(apply: { word }, unapply: { $0 == word ? unit : nil }))
    })
  for word in words {
    var path = Path(words: [word])
    #expect(table.parse(&path, while: \.words.isEmpty) == word)
    #expect(table.print(word, while: \.words.isEmpty)?.words == [word])
  }
  var path = Path(words: ["word100"])
  #expect(table.parse(&path, while: \.words.isEmpty) == nil)
}
