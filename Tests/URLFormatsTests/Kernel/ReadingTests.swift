import URLFormats
import TestSupport
import Testing

/// A parser of a word that counts how often it's read.
private func counted(_ text: String, _ count: Counter) -> Words<Void> {
  Parser(
    template: [text], patterns: [.literal(text)],
    consume: { words in
      count.value.withLock { $0 += 1 }
      guard words.first == text else { return nil }
      words.removeFirst()
      return unit
    },
    print: { _, words in
      words.append(text)
      return true
    })
}

private final class Counter: Sendable {
  let value = Lock(0)
}

/// Any words, up to what comes after them.
let skip = Words<Void>.skipping(template: ["*"]) { words in
  guard !words.isEmpty else { return false }
  words.removeFirst()
  return true
}

@Test(.timeLimit(.minutes(5)), arguments: [20, 60]) func `optional parts in a row do not multiply`(
  parts: Int
) {
  let count = Counter()
  let row = (0..<parts).reduce(Words<Void>.nothing) { row, _ in
    row %> counted("a", count).orNothing()
  }
  let words = Array(repeating: "a", count: parts)
  #expect((row %> word("b")).match(words) == nil)
  // Each part is tried once with each rest of the words.
  #expect(count.value.withLock { $0 } <= parts * (parts + 1))
  #expect((row %> word("b")).match(words + ["b"]) != nil)
}

@Test(.timeLimit(.minutes(5))) func `alternatives in a row do not multiply`() {
  let count = Counter()
  let row = (0..<40).reduce(Words<Void>.nothing) { row, _ in
    row %> (counted("a", count) <|> (counted("a", count) %> counted("a", count)))
  }
  #expect((row %> word("b")).match(Array(repeating: "a", count: 60)) == nil)
  #expect(count.value.withLock { $0 } <= 3 * 40 * 61)
}

@Test(.timeLimit(.minutes(5))) func `ten wildcards read each rest of the words once`() {
  let count = Counter()
  let row = (0..<10).reduce(Words<Void>.nothing) { row, _ in row %> skip %> counted("x", count) }
  #expect((row %> word("y")).match(Array(repeating: "x", count: 100)) == nil)
  #expect(count.value.withLock { $0 } <= 10 * 101)
}

@Test(.timeLimit(.minutes(5))) func `a wildcard isn't walked again from where it has failed`() {
  let count = Counter()
  let skip = Words<Void>.skipping(template: []) { words in
    count.value.withLock { $0 += 1 }
    guard !words.isEmpty else { return false }
    words.removeFirst()
    return true
  }
  let number = Words<Void>(
    template: [], patterns: [.anyText],
    consume: { words in
      guard words.first == "1" else { return nil }
      words.removeFirst()
      return unit
    },
    print: { _, _ in true })
  // Each wildcard can end at any word but the last one.
  let row = (0..<4).reduce(Words<Void>.nothing) { row, _ in row %> skip %> number }
  #expect(row.match(Array(repeating: "1", count: 100) + ["x"]) == nil)
  #expect(count.value.withLock { $0 } <= 4 * 101)
}

@Test(.timeLimit(.minutes(5))) func `a wildcard with nothing behind it takes no tries`() {
  let one = PartialIso<(String, String), Void>(
    apply: { $0 == ("q", "z") ? () : nil }, unapply: { _ in ("q", "z") })
  let row = one <¢> (skip %> string) <%> (skip %> string <% skip)
  for count in [200, 900] {
    #expect(row.match(["q"] + Array(repeating: "a", count: count) + ["z", "a"]) != nil)
  }
}

@Test(.timeLimit(.minutes(5)))
func `a conversion that rejects every way to read a row is called only once for each`() {
  let count = Counter()
  let refuse = PartialIso<Void, Int>(
    apply: {
      count.value.withLock { $0 += 1 }
      return nil
    }, unapply: { _ in nil })
  let row = (0..<60).reduce(Words<Void>.nothing) { row, _ in row %> word("a").orNothing() }
  #expect((refuse <¢> row).match(Array(repeating: "a", count: 30)) == nil)
  #expect(count.value.withLock { $0 } <= 20_000)
}

@Test(.timeLimit(.minutes(5)))
func `a row that gives up after too many tries doesn't hide what a later one matches`() {
  let refuse = PartialIso<Void, Void>(apply: { nil }, unapply: { nil })
  let refusing = (0..<16).reduce(word("ok")) { row, _ in (refuse <¢> word("no")) <|> row }
  let table = Words<Int>.table([only(1) <¢> skip %> refusing, only(2) <¢> skip %> word("ok")])
  let behind = (0..<41).reduce(Words<Void>.nothing) { row, _ in
    row %> (word("x") <|> (word("x") %> word("x")))
  }
  let (no, x) = (Array(repeating: "no", count: 124), Array(repeating: "x", count: 60))
  #expect((table <% behind).match(no + ["ok"] + x) == 2)
  #expect((table <% behind).match(["ok"] + x) == 1)
}

@Test(.timeLimit(.minutes(5)))
func `a value that can't be written isn't tried in every way through optional parts`() {
  // There are 4,096 ways.
  let row = (0..<12).reduce(Words<Void>.nothing) { row, _ in row %> word("a").orNothing() }
  let count = Counter()
  let never = Words<Void>(
    template: [], consume: { _ in nil },
    print: { _, _ in
      count.value.withLock { $0 += 1 }
      return false
    })
  #expect((row %> never).print(()) == nil)
  let lossy = PartialIso<String, String>(
    apply: { _ in nil },
    unapply: {
      count.value.withLock { $0 += 1 }
      return $0
    })
  #expect((row %> value(lossy)).print("x") == nil)
  #expect(count.value.withLock { $0 } < 1_000)
}

@Test(.timeLimit(.minutes(5)))
func `a value that can't be written isn't tried in every way through constants`() {
  let count = Counter()
  func constant(_ text: String) -> Words<String> {
    word(text).map(
      PartialIso(
        apply: { text },
        unapply: { _ in
          count.value.withLock { $0 += 1 }
          return ()
        }))
  }
  let forget = PartialIso<String, Void>(apply: { _ in () }, unapply: { "x" })
  let row = (0..<24).reduce(Words<Void>.nothing) { row, _ in
    row %> (constant("a") <|> constant("b")).map(forget)
  }
  let never = Words<Void>(template: [], consume: { _ in nil }, print: { _, _ in false })
  #expect((row %> never).print(()) == nil)
  #expect(count.value.withLock { $0 } <= 2_000)
}

@Test(.timeLimit(.minutes(5))) func `a row of many optional parts has 64 templates`() {
  let count = runsLongTests ? 1_000 : 20
  let row = (0..<count).reduce(Words<Void>.nothing) { row, _ in row %> word("a").orNothing() }
  #expect(row.ways.count == 64)
  #expect(row.ways[0] == Array(repeating: "a", count: count))
  #expect(row.ways[1] == Array(repeating: "a", count: count - 1))
  #expect(row.ways[63].count == count - 6)  // Six parts are left out, and the others aren't.
  let three = word("a") <|> word("b") <|> word("c")
  let rowOfThree = (0..<10).reduce(Words<Void>.nothing) { row, _ in row %> three }
  #expect(rowOfThree.ways.count == 27)
}

@Test(.timeLimit(.minutes(5))) func `a nested table is found by the elements before it`() {
  let count = Counter()
  func table(_ parser: (String) -> Words<Void>) -> Words<Void> {
    .choice((0..<100).map { parser("\($0)") })
  }
  let inner = table { counted($0, count) }
  let outer =
    table { counted("part", count) %> counted($0, count) %> inner } <|> table { counted($0, count) }
  for (words, reads) in [(["part", "99", "98"], 3), (["97"], 1), (["part", "99", "100"], 2)] {
    #expect((outer.match(words) != nil) == (words.last != "100"))
    #expect(count.value.withLock { $0 } == reads, "\(words)")
    count.value.withLock { $0 = 0 }
  }
}

@Test(.timeLimit(.minutes(5))) func `alternatives around others have separate templates`() {
  let inner = word("b") <|> word("c")
  let row = word("a").orNothing() %> inner %> word("d")
  #expect(row.ways == [["a", "b", "d"], ["a", "c", "d"], ["b", "d"], ["c", "d"]])
}

@Test(.timeLimit(.minutes(5))) func `a rejected row leaves attempts for the next ones`() {
  let refuse = PartialIso<Void, Int>(apply: { nil }, unapply: { _ in nil })
  let five = PartialIso<Void, Int>(apply: { 5 }, unapply: { $0 == 5 ? () : nil })
  let row = (0..<16).reduce(skip) { row, _ in row %> skip %> word("a") }
  let table = Words<Int>.table([refuse <¢> row, five <¢> (skip %> word("a"))])
  #expect(table.match(Array(repeating: "a", count: 30)) == 5)
}

@Test(.timeLimit(.minutes(5)))
func `a search goes on when a conversion rejects the value before it`() {
  let second = PartialIso<(String, Int), Int>(
    apply: { $0.0 == "second" ? $0.1 : nil }, unapply: { ("second", $0) })
  func named(_ name: String) -> Words<String> {
    word("a").map(PartialIso(apply: { name }, unapply: { _ in () }))
  }
  let row = second <¢> (named("first") <|> named("second")) <% skip <%> int
  #expect(row.match(["a", "x", "1"]) == 1)
}

@Test(.timeLimit(.minutes(5)))
func `a rejected value doesn't affect the places remembered as failed`() {
  let count = Counter()
  let noted = PartialIso<Int, Int>(
    apply: { number in
      count.value.withLock { $0 += 1 }
      return number.isMultiple(of: 2) ? number : nil
    }, unapply: { $0 })
  let row = (0..<12).reduce(Words<Void>.nothing) { row, _ in
    row %> int.map(noted).map(PartialIso(apply: { _ in () }, unapply: { 0 })).orNothing()
  }
  #expect((row %> word("end")).match(Array(repeating: "2", count: 12) + ["1"]) == nil)
  #expect(count.value.withLock { $0 } <= 20_000)
}

@Test(.timeLimit(.minutes(5)))
func `a thousand optional parts are read, printed, and described on a small stack`() async {
  await onSmallStack {
    let row = (0..<1_000).reduce(Words<Void>.nothing) { row, _ in row %> word("a").orNothing() }
    #expect(row.match(Array(repeating: "a", count: 1_000)) != nil)
    #expect(row.match(["b"]) == nil)
    #expect(row.print(())?.count == 1_000)
    #expect(row.template(())?.count == 1_000)
  }
}

@Test(.timeLimit(.minutes(5))) func `a hundred levels of choices fit on a small stack`() async {
  await onSmallStack {
    var (part, other) = (word("a"), word("a"))
    for _ in 0..<100 {
      part = (word("a") %> part).orNothing()
      other = word("b") <|> (word("a") %> other)
    }
    for (parser, words) in [(part, 101), (other, 101)] {
      #expect(parser.match(Array(repeating: "a", count: words)) != nil)
      #expect(parser.match(["c"]) == nil)
      #expect(parser.print(()) != nil)
      #expect(!parser.ways.isEmpty)
    }
  }
}

// MARK: - URLs

/// A part of a URL that counts how often it's read, and never matches.
private func counted(_ count: Counter) -> URLFormat<Void> {
  URLFormat(
    parser: Parser(
      parse: { _ in
        count.value.withLock { $0 += 1 }
        return nil
      }, print: { _ in nil }, template: { _ in nil }))
}

/// A matcher of an element `a` that counts how often it's asked.
private struct Counted: PatternMatching {
  let count: Counter

  static func ~= (pattern: Counted, element: String) -> Bool {
    pattern.count.value.withLock { $0 += 1 }
    return element == "a"
  }
}

@Test(.timeLimit(.minutes(5))) func `each place in a row is tried once with each rest of a path`() {
  let count = Counter()
  let a = path(Counted(count: count), printing: "a")
  func row(_ parts: Int, of part: URLFormat<Void>, _ end: URLFormat<Void>) -> URLFormat<Void> {
    (0..<parts).reduce(root) { row, _ in row </> part } </> end
  }
  for (row, most) in [
    // A wildcard isn't tried again with fewer elements than it has failed with.
    (row(3, of: any </> path("a"), any </> counted(count)), 61),
    (row(10, of: anything </> a, counted(count)), 11 * 61),
    (row(20, of: a.optional(), path("b")), 20 * 21),
    (row(10, of: URLFormat(parser: a.parser <|> (a </> a).parser), path("b")), 3 * 10 * 20),
    (row(3, of: anything </> (a <|> path("b")), counted(count)), 2 * 4 * 61),
  ] {
    count.value.withLock { $0 = 0 }
    #expect(row.match(String(repeating: "/a", count: 60)) == nil, "\(row)")
    #expect(count.value.withLock { (1...most).contains($0) }, "\(row)")
  }
}

@Test func `pieces aren't kept for a match`() throws {
  let format = path("a") </> path("b")
  for (keepsPieces, count) in [(false, 0), (true, 2)] {
    var reading = Reading(URLParts(url("/a/b")), keepsPieces: keepsPieces)
    #expect(format.parser.program.read(&reading) && reading.pieces.count == count)
  }
}

@Test func `an alternative that gives up after too many tries doesn't hide the next one`() {
  let refuse = PartialIso<Void, Int>(apply: { nil }, unapply: { _ in nil })
  let one = skip %> word("a")
  // Of 30 words, there are 4,060 ways to choose three.
  let (refusing, last) = (refuse <¢> one %> one %> one %> skip, only(2) <¢> one)
  let words = Array(repeating: "a", count: 30)
  for parser in [refusing <|> last, (only(1) <¢> word("b")) <|> refusing <|> last] {
    #expect(parser.parse(words)?.match == 2)
    let table = Words<Int>.table([refusing, parser])
    #expect(table.parse(words)?.match == 2)
    #expect((word("x") %> table).parse(["x"] + words)?.match == 2)
  }
}
