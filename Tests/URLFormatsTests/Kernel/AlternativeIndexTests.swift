import Foundation
import TestSupport
import Testing
import URLFormats

private enum Page: Matchable, Equatable {
  case page(Int), text(String), pair(Int, Int), wild(String), constant
}

/// The letters of which elements are made.
private let letters = ["a", "b", "A", "xa.y", "é", "e\u{301}", "1", "xb"]

extension SeededGenerator {
  private mutating func letter() -> String { letters.randomElement(using: &self)! }

  /// Returns a format that reads nothing, one element, or several.
  fileprivate mutating func part() -> URLFormat<Void> {
    let forget = PartialIso<String, Void>(apply: { _ in () }, unapply: { _ in "x" })
    let forgetNumber = PartialIso<Int, Void>(apply: { _ in () }, unapply: { _ in 1 })
    return switch Int.random(in: 0..<20, using: &self) {
    case 0..<5: path(letter())
    case 5: path(Exactly(letter()))
    case 6: path(IgnoringCase(letter()), printing: "a")
    case 7:
      Bool.random(using: &self)
        ? path(OneOf("a", "b"), printing: "a")
        : path(OneOf("a", Exactly("b"), IgnoringCase("xA.y"), OneOf("é", "1")), printing: "a")
    case 8: path("a", prefix: "x", suffix: ".y")
    case 9: forget <¢> path(.string, prefix: "x")
    case 10: forgetNumber <¢> path(.int)
    case 11: path(printing: "a")
    case 12: forget <¢> path(.string)
    case 13: URLFormats.any
    case 14: anything
    case 15: path(letter()).optional()
    case 16: (path(letter()) <|> path(letter()) </> path(letter())).matching([])
    case 17: Bool.random(using: &self) ? .empty : .empty <|> path(letter())
    default: root
    }
  }

  /// Returns a row of a few parts, and sometimes of many.
  fileprivate mutating func row(_ number: Int) -> URLFormat<Int> {
    var row = (0..<Int.random(in: 0...4, using: &self)).reduce(root) { row, _ in row </> part() }
    if Int.random(in: 0..<20, using: &self) == 0 {
      row = (0..<40).reduce(row) { row, _ in row </> path("a") } </> part()
    }
    if Int.random(in: 0..<8, using: &self) == 0 {
      let forgetAll = PartialIso<[String], Void>(apply: { _ in () }, unapply: { _ in [] })
      row = row </> (forgetAll <¢> rest)
    }
    if Int.random(in: 0..<4, using: &self) == 0 { row = row.matching(.ignoringCase) }
    return only(number) <¢> row
  }

  fileprivate mutating func link() -> URL {
    var elements = (0..<Int.random(in: 0...5, using: &self)).map { _ in letter() }
    if Int.random(in: 0..<10, using: &self) == 0 {
      elements += Array(repeating: "a", count: 39 + Int.random(in: 0...2, using: &self))
    }
    return URL(path: Counted(elements))!
  }
}

@Suite(.timeLimit(.minutes(5))) struct AlternativeIndexTests {
  @Test func `a table gives what its first matching row gives alone`() {
    var random = SeededGenerator()
    for _ in 0..<(runsLongTests ? 50_000 : 500) {
      let rows = (0..<Int.random(in: 2...20, using: &random)).map { random.row($0) }
      let joined = rows.reduce(.empty, <|>)
      let nested = path("n") </> joined
      for _ in 0..<20 {
        let url = random.link()
        let expected = rows.lazy.compactMap { $0.match(url) }.first
        #expect(
          joined.match(url) == expected,
          "\(url) \(rows.map(\.description)), seed \(random.seed)")
        let below = "/n" + url.absoluteString
        #expect(
          nested.match(below) == expected,
          "\(below) \(rows.map(\.description)), seed \(random.seed)")
      }
      let url = random.link()
      let explanation = nested.explain("/n" + url.absoluteString)
      #expect(
        nested.template(matching: URL(string: "/n" + url.absoluteString)!)?.render()
          == (explanation.isMatch ? explanation.alternatives.last?.template : nil),
        "\(url) \(rows.map(\.description)), seed \(random.seed)")
    }
  }

  @Test func `rows with gaps on both sides of a row are tried in order`() {
    // The lookup finds the rows with gaps first, and then the third one.
    let table = URLFormat<Page> {
      iso(Page.page) <¢> anything </> path(.int)
      iso { Page.pair($0, 0) } <¢> anything </> path(.int)
      iso(Page.text) <¢> path("a") </> path(.string)
      iso(Page.wild) <¢> anything </> path(.string)
    }
    #expect(table.match("/a/b") == .text("b"))
    #expect(table.match("/a/b/c") == .wild("c"))
    #expect(table.match("/a/7") == .page(7))
  }

  @Test func `rows that end behind a gap are found in a table that a part follows`() {
    let table =
      URLFormat<Int> {
        only(1) <¢> anything </> path("x")
        only(2) <¢> path("b")
      } </> path("y")
    #expect(table.match("/a/x/y") == 1)
    #expect(table.match("/b/y") == 2)
    #expect(table.match("/a/x") == nil)
  }

  @Test func `a row of a thousand elements of any text fits on a small stack`() async {
    await onSmallStack {
      let row = (0..<1_000).reduce(root) { format, _ in format </> path(printing: "x") }
      let table = URLFormat<Page> {
        iso(Page.constant) <¢> row
        iso(Page.text) <¢> path(.string)
      }
      #expect(table.match("/a") == .text("a"))
      #expect(table.match(String(repeating: "/b", count: 1_000)) == .constant)
      #expect(table.match(String(repeating: "/b", count: 999)) == nil)
    }
  }

  @Test func `a row with a gap before an address is found in a table`() {
    let table = URLFormat<Void> {
      anything </> address("app://") </> path("a")
      path("b")
    }
    #expect(table.match("app://a") != nil)
  }

  @Test func `the rows after a gap are tried in order, each at all places`() {
    let format =
      anything
      </> URLFormat<Int> {
        only(1) <¢> path("b")
        only(2) <¢> path("a") </> path("b")
      }
    #expect(format.match("/a/b") == 1)
    #expect(format.match("/x/b") == 1)
  }
}
