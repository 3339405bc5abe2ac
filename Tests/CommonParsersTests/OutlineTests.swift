import TestSupport
import Testing

@testable import CommonParsers

private typealias Texts = [Outline.Text]

private let texts = ["a", "b", "1", "true"]

/// All rows of up to four texts.
private let rows: [[String]] = (0...4).flatMap { count in
  (0..<count).reduce([[]]) { rows, _ in rows.flatMap { row in texts.map { row + [$0] } } }
}

/// Returns whether a row of texts consists of the pieces, by definition.
private func isOf(_ pieces: ArraySlice<Outline.Text>, _ row: ArraySlice<String>) -> Bool {
  guard let piece = pieces.first else { return row.isEmpty }
  let rest = pieces.dropFirst()
  if piece == .gap { return (0...row.count).contains { isOf(rest, row.dropFirst($0)) } }
  guard let text = row.first else { return false }
  let isOne =
    switch piece {
    case .literal(let literal): literal == text
    case .value(.int): Int(text) != nil
    case .value(.bool): Bool(text) != nil
    default: true
    }
  return isOne && isOf(rest, row.dropFirst())
}

@Test func `an outline covers the same texts as its rows`() {
  let kinds: Texts = [
    .literal("a"), .literal("1"), .value(.int), .value(.bool), .anything, .gap, .gap,
  ]
  var random = SeededGenerator()
  for _ in 0..<100 {
    let (one, other) = (
      (0..<Int.random(in: 0...4, using: &random)).map { _ in kinds.randomElement(using: &random)! },
      (0..<Int.random(in: 0...4, using: &random)).map { _ in kinds.randomElement(using: &random)! }
    )
    let (ofOne, ofOther) = (
      rows.filter { isOf(one[...], $0[...]) }, rows.filter { isOf(other[...], $0[...]) }
    )
    if Outline(one).covers(Outline(other)) {
      #expect(ofOther.allSatisfy(ofOne.contains), "\(one) \(other), seed \(random.seed)")
    }
    #expect(Outline(one).covers(Outline(one)), "\(one), seed \(random.seed)")
    #expect(Outline([.gap]).covers(Outline(one)), "\(one), seed \(random.seed)")
    #expect(!Outline(one, isExact: false).covers(Outline(one)))
  }
}

@Test(
  arguments: [
    ([.gap, .literal("a")], [.literal("b"), .literal("a")], true),
    ([.gap, .literal("a")], [.gap, .anything, .gap, .literal("a")], true),
    ([.anything, .gap], [.anything, .gap, .literal("a")], true),
    ([.anything, .gap], [.gap], false),
    ([.value(.int)], [.literal("1")], true), ([.value(.int)], [.literal("a")], false),
    ([.value(.int)], [.value(.bool)], false), ([.literal("a"), .end], [.literal("a")], true),
    ([.end, .literal("a")], [.literal("a")], false), ([.gap], [.end, .literal("a")], false),
    ([.literal("a"), .end, .gap], [.literal("a")], true),
    ([.literal("a"), .end, .gap], [.literal("a"), .literal("b")], false),
    ([.value(.exactly("7"))], [.literal("7")], false),
    ([.value(.int)], [.value(.exactly("7"))], true),
  ] as [(Texts, Texts, Bool)])
private func `an outline covers another`(one: Texts, other: Texts, covers: Bool) {
  #expect(Outline(one).covers(Outline(other)) == covers)
}

@Test func `an exact literal covers only itself, and equal literals cover it`() {
  let exactly = Domain.exactly("K")
  #expect(!exactly.outline.covers(Outline([.literal("K")])))
  #expect(!exactly.outline.covers(Domain.exactly("\u{212A}").outline))
  #expect(exactly.outline.covers(Domain.exactly("K").outline))
  #expect(Outline([.literal("\u{212A}")]).covers(exactly.outline))
}

@Test func `a parser of several texts is found by its outline`() {
  let user = Parser<[String], String>(
    template: ["users", ":String"], outline: Outline([.literal("users"), .anything]),
    consume: { words in
      guard words.count > 1, words[0] == "users" else { return nil }
      defer { words.removeFirst(2) }
      return words[1]
    },
    print: { name, words in
      words += ["users", name]
      return true
    })
  let table = word("users") %> word("me") %> string <|> user
  #expect(table.parse(["users", "john"])?.match == "john")
  #expect(table.parse(["users", "me", "john"])?.match == "john")
  #expect(user.print("john") == ["users", "john"])
}

@Test func `a conversion about which nothing is known covers no text`() {
  let unknown = Outline([.value(.unknown)])
  #expect(!unknown.covers(Outline([.literal("a")])))
  #expect(!unknown.covers(unknown))
  #expect(Outline([.value(.all)]).covers(Outline([.literal("a")])))
}

@Test func `an outline covers another with the same or more requirements`() {
  let (page, size) = (Outline("page", .int), Outline("size", .int))
  let a = Outline([.literal("a")])
  #expect((a + page).covers(a + page + size) && !(a + page + size).covers(a + page))
  #expect(!(a + page).covers(a) && a.covers(a + page))
  #expect(!page.covers(Outline("page", .double)))
  #expect(!Outline("page", .unknown).covers(Outline("page", .unknown)))
  #expect(!Outline("page", .exactly("K")).covers(Outline("page", .exactly("\u{212A}"))))
  struct Matcher: Hashable { let text: String }
  struct Other { let text: String }
  let outlines = ["a", "a", "b"].map { Domain(matching: Matcher(text: $0)).outline }
  #expect(outlines[0].covers(outlines[1]) && !outlines[0].covers(outlines[2]))
  #expect(Domain(matching: Other(text: "a")) == .unknown)
}
