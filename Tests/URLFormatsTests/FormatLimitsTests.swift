import Foundation
import TestSupport
import Testing
import URLFormats

/// Large tables and inputs on a stack of 512 KiB, far larger ones in the long tests.
@Suite struct LimitsTests {
  private static let routes = runsLongTests ? 10_000 : 400
  private static let elements = runsLongTests ? 500_000 : 25_000

  private static func format(_ number: Int) -> URLFormat<Int> {
    only(number) <¢> path("a\(number)")
  }

  @Test func `a table needs no more stack for many formats than for a few`() async {
    await onSmallStack {
      let built =
        scheme("x") </> host("h")
        </> URLFormat<Int> { for number in 0..<Self.routes { Self.format(number) } }
      let joined = (0..<Self.routes).map(Self.format).reduce(.empty, <|>)
      let last = Self.routes - 1
      for number in [0, 1, last / 2, last] {
        let url = url("x://h/a\(number)")
        #expect(built.match(url) == number && joined.match(url) == number)
        #expect(built.url(for: number) == url)
        #expect(built.template(number)?.render() == "x://h/a\(number)")
      }
      let none = url("x://h/a")
      #expect(built.match(none) == nil && joined.match(none) == nil)
      #expect(built.print(-1) == nil && joined.print(-1) == nil)
      #expect(built.explain(none).alternatives.count == Self.routes)
      #expect(built.templates.count == Self.routes)
    }
  }

  @Test func `a path of more elements than are split off is matched or rejected`() async {
    let text = "x://h" + String(repeating: "/a", count: Self.elements)
    await onSmallStack {
      let url = url(text)
      #expect((path("a") </> rest).match(url)?.count == 1_000)
      #expect((path("a") </> anything).match(url) != nil)
      #expect((anything </> path("b")).match(url) == nil)
      #expect((anything </> path("a") </> anything </> path("b")).match(url) == nil)
      #expect(path("a").match(url) == nil)
      #expect(rest.match(url).flatMap { rest.url(for: $0) }?.pathComponents.count == 1_002)
    }
  }
}

// MARK: - Each limit

/// A limit, with the largest input that's within it.
private struct Limit: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let most: Int
  let isWithin: @Sendable (Int) -> Bool

  init(_ name: String, _ most: Int, isWithin: @escaping @Sendable (Int) -> Bool) {
    (testDescription, self.most, self.isWithin) = (name, most, isWithin)
  }
}

private func elements(_ count: Int, of text: String = "a") -> String {
  String(repeating: "/" + text, count: count)
}

/// Returns a format that reads any of several, none of which is a row with limits of its own.
private func either<A>(_ formats: [URLFormat<A>]) -> URLFormat<A> {
  URLFormat(parser: .choice(formats.map(\.parser)))
}

/// Reads an element `a`, or two of them, in several ways.
private let fork = path("a").optional() </> path("a").optional()

/// A matcher that counts the elements that it's asked about.
private struct Counting: PatternMatching {
  let count = Count()
  let matches: Bool

  final class Count: Sendable { let value = Lock(0) }

  static func ~= (pattern: Counting, element: String) -> Bool {
    pattern.count.value.withLock { $0 += 1 }
    return pattern.matches
  }
}

/// An integer, which another row reads as the next one.
private func number(isRead: Bool) -> PartialIso<String, Int> {
  PartialIso(apply: { Int($0).map { isRead ? $0 : $0 + 1 } }, unapply: { "\($0)" })
}

/// Returns a row of two choices, of which only the last alternatives read what they print.
private func lastOfEach(_ first: Int, _ second: Int) -> URLFormat<(Int, Int)> {
  func choice(_ count: Int) -> URLFormat<Int> {
    either((0..<count).map { path(number(isRead: $0 == count - 1), prefix: "\($0):") })
  }
  return choice(first) </> choice(second)
}

private enum Ten: String, CaseIterable { case a, b, c, d, e, f, g, h, i, j }
private enum Eleven: String, CaseIterable { case a, b, c, d, e, f, g, h, i, j, k }

private indirect enum Chain: Equatable { case end(Int), link(Chain) }

/// A value with many parts: texts or numbers, and another number after them.
private struct Wide: CustomReflectable, Equatable {
  let count: Int
  var isOfTexts = false
  let last: Int

  var customMirror: Mirror {
    let parts: [Any] = (1..<count).map { isOfTexts ? "\($0)" : $0 as Any } + [last]
    return Mirror(self, unlabeledChildren: parts, displayStyle: .struct)
  }
}

private enum Page: Matchable, Equatable { case chain(Chain), wide(Wide) }
private enum Plain: Matchable { case wide(Wide), other(Int) }

/// Returns whether a row finds the number from which it creates a page.
private func finds(_ number: Int, in page: @escaping @Sendable (Int) -> Page) -> Bool {
  (iso(page) <¢> path(.int)).text(for: page(number)) == "/\(number)"
}

/// A URL with the numbers below a count as its elements.
private func numbers(_ count: Int) -> URL { url((0..<count).map { "/\($0)" }.joined()) }

private let limits = [
  Limit("elements that are split off, and the rest", 1_001) {
    rest.match(elements($0))?.last == "a"
  },
  Limit("elements that are printed", 1_001) {
    rest.url(for: .init(repeating: "a", count: $0)) != nil
  },
  Limit("elements that are printed in the fragment", 1_001) {
    fragment(rest).url(for: .init(repeating: "a", count: $0)) != nil
  },
  Limit("elements that a part of one's own prints", 1_001) {
    let own = URLFormat<Void>(
      parser: Parser(
        parse: { path("b").parser.parse($0) }, print: { path("b").print($0) },
        template: { _ in nil }))
    return ((1..<$0).reduce(root) { row, _ in row </> path("a") } </> own).url(for: ()) != nil
  },
  Limit("alternatives that are told apart", 64) { count in
    paths(either((0..<count).map { path("\($0)") })).count == count
  },
  Limit("optional parts that are told apart", 6) {
    let row = (0..<$0).reduce(root) { row, part in row </> path("\(part)").optional() }
    return paths(row).allSatisfy { !$0.contains("*") } && row.parser.ways.count == 1 << $0
  },
  Limit("combinations of texts in Apple's file: 16", 4) {
    paths((0..<$0).reduce(root) { row, _ in row </> path("x") </> anything </> path("a") }).count
      == 1 << $0
  },
  Limit("elements by which rows are looked up", 32) { count in
    let tried = Counting(matches: true)
    let row = (2..<count).reduce(path(tried, printing: "x")) { row, _ in row </> path("a") }
    let table = (row </> path("b") </> anything) <|> (row </> path("c") </> anything)
    return table.match("/x" + elements(count - 2) + "/c/d") != nil
      && tried.count.value.withLock { $0 } == 1
  },
  Limit("values that a row refuses", 1_999) { count in
    let refused = PartialIso<Void, Void>(apply: { nil }, unapply: { nil }) <¢> path("a")
    let parts = either(Array(repeating: refused, count: count) + [path("a")])
    return (parts </> fork).match("/a/a") != nil
  },
  Limit("tries after a row has refused a value: 32,000", 780) { count in
    let refused = PartialIso<Void, Void>(apply: { nil }, unapply: { nil }) <¢> path("b")
    let tried = Counting(matches: false)
    let search = path("b") </> anything </> path(tried, printing: "x")
    let parts = either([refused] + Array(repeating: search, count: 41) + [path("b")])
    return (parts </> fork </> anything).match("/b" + elements(count)) != nil
  },
  Limit("ways through two choices that are told apart", 64) { count in
    let choice = { either((0..<$0).map { path("\($0)") }) }
    return paths(count == 64 ? choice(8) </> choice(8) : choice(5) </> choice(13)).count == count
  },
  // There are as many detours as ways but one.
  Limit("detours", 301) { lastOfEach(1, $0).url(for: (1, 2)) != nil },
  Limit("detours of a row in a table", 301) {
    let table = path(.int) </> path(.int(3...4)) <|> lastOfEach(1, $0) <|> lastOfEach(1, 1)
    return table.url(for: (1, 2)) == url("/0:1/\($0 - 1):2")
  },
  Limit("separators that are tried", 10) {
    let tried = Counting(matches: false)
    let row = path(.split(.string, .string(matching: tried), by: "-"))
    return row.match("/a" + String(repeating: "-a", count: $0)) == nil
      && tried.count.value.withLock { $0 } == $0
  },
  Limit("elements that a row with two wildcards divides in every way", 61) { count in
    let last = PartialIso<(Int, Int), Int>(
      apply: { $0 == (count - 2, count - 1) ? count : nil }, unapply: { _ in nil })
    let row = anything </> path(.int) </> anything </> path(.int) </> anything
    return (last <¢> row).match(numbers(count)) != nil
  },
  Limit("elements that a row with three wildcards divides in every way", 23) { count in
    let last = PartialIso<(Int, Int, Int), Int>(
      apply: { $0 == (count - 3, count - 2, count - 1) ? count : nil }, unapply: { _ in nil })
    let row =
      anything </> path(.int) </> anything </> path(.int) </> anything </> path(.int) </> anything
    return (last <¢> row).match(numbers(count)) != nil
  },
  Limit("choices of two alternatives that both take a value back", 8) { count in
    let alternatives = ["a", "b"].map { name in
      (PartialIso(apply: { name }, unapply: { _ in unit }) <¢> path(name)).parser
    }
    let choice = URLFormat(parser: alternatives[0] <|> alternatives[1])
    let none = PartialIso<Void, [String]>(apply: { [] }, unapply: { _ in unit }) <¢> root
    let append = PartialIso<([String], String), [String]>(
      apply: { $0 + [$1] }, unapply: { (Array($0.dropLast()), $0.last ?? "") })
    let row = (0..<count).reduce(none) { row, _ in append <¢> row </> choice }
    return row.url(for: Array(repeating: "b", count: count)) != nil
  },
  Limit("cases in a placeholder", 10) {
    let ten = path(.rawRepresentable(Ten.self)).description
    let eleven = path(.rawRepresentable(Eleven.self)).description
    return ($0 == 10 ? ten : eleven).contains("(a|b|c|d|e|f|g|h|i|j")
  },
  Limit("depth of a value's parts", 30) { depth in
    finds(7) { number in .chain((0..<depth).reduce(.end(number)) { chain, _ in .link(chain) }) }
  },
  Limit("parts of a value", 998) { count in
    finds(7) { .wide(Wide(count: count, isOfTexts: true, last: $0)) }
  },
  Limit("parts that are tried", 100) { count in
    finds(1_000) { .wide(Wide(count: count, last: $0)) }
  },
  Limit("parts that are tried and make another case", 5) { count in
    let page: @Sendable (Int) -> Plain = {
      $0 < 1_000 ? .other($0) : .wide(Wide(count: count, last: $0))
    }
    return (iso(page) <¢> path(.int)).text(for: page(1_000)) == "/1000"
  },
]

@Test(.timeLimit(.minutes(5)), arguments: limits)
private func `the largest input within a limit is, and the next one isn't`(limit: Limit) {
  #expect(limit.isWithin(limit.most))
  #expect(!limit.isWithin(limit.most + 1))
}

@Test(.timeLimit(.minutes(5)))
func `a row that refuses no value takes as many tries as it needs, after other rows, too`() {
  let search = path("a") </> anything </> path(Counting(matches: false), printing: "x")
  let row = either(Array(repeating: search, count: 41) + [path("a")]) </> fork </> anything
  let table = URLFormat<Void> {
    path("a") </> anything </> path(Counting(matches: false), printing: "x")
    row
  }
  #expect(table.match(elements(900)) != nil)
}

@Test func `a long row in any case takes no more stack than others`() async {
  let isMatch = await onSmallStack {
    let row = path(Array(repeating: "a", count: 1_001).joined(separator: "/"))
    let table = row.matching(.ignoringCase).parser <|> path("b").parser
    return table.parse(URLParts(url("/b"))) != nil
  }
  #expect(isMatch)
}
