import Foundation
import TestSupport
import Testing
import URLFormats

@Suite struct SplitTests {
  /// Checks the template of a format for an element, what it matches, and that it prints that.
  private func check<A>(
    _ format: URLFormat<A>, _ template: String, _ elements: KeyValuePairs<String, String?>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(format.description == "/\(template)", sourceLocation: sourceLocation)
    for (element, values) in elements {
      let found = format.match("/\(element)")
      #expect(found.map { "\($0)" } == values, "\(element)", sourceLocation: sourceLocation)
      let printed = found.flatMap { format.text(for: $0) }
      #expect(printed == values.map { _ in "/\(element)" }, sourceLocation: sourceLocation)
    }
  }

  @Test func `two parts are matched and printed, with text around them`() {
    check(
      path(.split(.int, .int, by: "-L"), prefix: "L"), "L:int-L:int",
      ["L10-L20": "(10, 20)", "L10-20": nil, "10-L20": nil, "L10": nil, "L-1-L-2": "(-1, -2)"])
    check(
      path(.split(.double, .double, by: ",")), ":double,:double",
      ["48.2,16.37": "(48.2, 16.37)", "48.2": nil, "48.2,": nil, "48.2,1,2": nil])
    check(
      path(.split(.string, .string, by: "...")), ":string...:string",
      ["main...feature": #"("main", "feature")"#, "main..feature": nil, "main...": nil])
    check(
      path(.split(.int, .int, by: "-"), suffix: ".pdf"), ":int-:int.pdf",
      ["2026-42.pdf": "(2026, 42)", "2026-42": nil, "2026.pdf": nil])
    check(
      path(.split(.string, .string, by: "@"), prefix: "@"), "@:string@:string",
      ["@user@host": #"("user", "host")"#, "user@host": nil, "@a@b@c": #"("a@b", "c")"#])
    check(
      path(.split(.string, .string, by: ".tar."), suffix: "z"), ":string.tar.:stringz",
      ["name.tar.gz": #"("name", "g")"#, "name.gz": nil])
    check(
      path(.split(.string, .string, by: ".")), ":string.:string",
      ["name.tar.gz": #"("name.tar", "gz")"#, "name": nil, ".gz": nil, "..gz": nil])
  }

  @Test func `either part can contain the separator`() {
    check(
      path(.split(.string, .int, by: "-")), ":string-:int",
      ["my-title-42": #"("my-title", 42)"#, "a--7": #"("a-", 7)"#, "-42": nil, "42": nil])
    check(
      path(.split(.int, .string, by: "-")), ":int-:string",
      ["42-my-title": #"(42, "my-title")"#, "-5-a": #"(-5, "a")"#, "x-42": nil])
  }

  @Test func `three parts need two separators`() {
    check(
      path(.split(.int, .int, .int, by: "."), prefix: "v"), "v:int.:int.:int",
      ["v1.2.3": "(1, 2, 3)", "v1.2": nil, "v1.2.3.4": nil, "v1.2.": nil, "1.2.3": nil])
    check(
      path(.split(.string, .string, .string, by: "--")), ":string--:string--:string",
      ["a--b--c": #"("a", "b", "c")"#, "a----c": nil, "a---b--c": nil, "a--b--c--": nil])
  }

  @Test func `separators and literals are escaped in a template`() {
    check(
      path(.split(.string, .int, by: "/")), ":string%2F:int",
      ["a%2F1": #"("a", 1)"#, "a1": nil])
    check(path(.split("a(", .int, by: "*")), #"a\(\*:int"#, ["a(*1": "((), 1)", "a(1": nil])
    #expect(path(.split(.int, .int, .int, by: "|")).description == #"/:int\|:int\|:int"#)
  }

  @Test func `values that would be read differently aren't printed`() {
    let two = path(.split(.string, .string, by: "-"))
    #expect(two.text(for: ("a-b", "c")) == "/a-b-c")
    #expect(two.text(for: ("a/b", "ü")) == "/a%2Fb-%C3%BC")
    let three = path(.split(.string, .string, .string, by: "-"))
    for (one, other) in [("a", "b-c"), ("", "a"), ("a", ""), (".", "a"), ("a", ".."), ("a", "-b")] {
      #expect(two.url(for: (one, other)) == nil, "\(one), \(other)")
      #expect(three.url(for: (one, other, "d")) == nil, "\(one), \(other)")
      #expect(three.url(for: ("d", one, other)) == nil, "\(one), \(other)")
    }
    #expect(path(.split(.string, .string, by: "")).url(for: ("a", "b")) == nil)
  }

  @Test func `values of an element and of an argument stay flat`() throws {
    let format =
      path("map") </> path(.split(.double, .double, by: ",")) </> path(.string)
      </> query("at", .split(.double, .double, .int(0...20), by: ","))
      </> query(all: "via", .split(.string, .int, by: "-"))
    let url = url("/map/48.2,1e-05/a?at=1.5,2.0,12&via=x-1&via=y-2")
    let values = try #require(format.match(url))
    let via = values.6
    #expect((values.0, values.1, values.2, values.3, values.4) == (48.2, 1e-05, "a", 1.5, 2))
    #expect(values.5 == 12 && via.map(\.0) == ["x", "y"] && via.map(\.1) == [1, 2])
    #expect(format.text(for: values) == "/map/48.2,0.00001/a?at=1.5%2C2.0%2C12&via=x-1&via=y-2")
    #expect(format.match("/map/48.2,1/a?at=1.5,2.0,21") == nil)
    #expect(
      format.description
        == "/map/:double,:double/:string?at=:double,:double,:int(0...20)&(via=:string-:int)*")
  }

  @Test func `values are found inside a case, like those of several elements`() {
    struct Place: Equatable { let latitude, longitude: Double }
    enum Page: Matchable, Equatable { case map(Place, zoom: Int), at(Place), near(Place) }
    let table = URLFormat<Page> {
      iso { Page.map(Place(latitude: $0, longitude: $1), zoom: $2) } <¢> path("map")
        </> path(.split(.double, .double, .int, by: ","), prefix: "@", suffix: "z")
      iso { Page.at(Place(latitude: $0, longitude: $1)) } <¢> path("at")
        </> query("p", .split(.double, .double, by: ","))
      iso { Page.near(Place(latitude: $0, longitude: $1)) } <¢> path("near")
        </> query("p", .split(.double, .double, by: ","), default: (1, 2))
    }
    let place = Place(latitude: 48.2, longitude: 16.5)
    for (page, text) in [
      (.map(place, zoom: 12), "/map/@48.2,16.5,12z"), (.at(place), "/at?p=48.2%2C16.5"),
      (.near(place), "/near?p=48.2%2C16.5"), (.near(Place(latitude: 1, longitude: 2)), "/near"),
    ] as [(Page, String)] {
      #expect(table.text(for: page) == text)
      #expect(table.match(text) == page)
    }
  }

  /// Keeps the second of two values.
  private let second = PartialIso<(String, String), String>(
    apply: { $0.1 }, unapply: { ("a", $0) })

  @Test func `each row of a link in a part tries all of its splits`() {
    let rows = URLFormat<String> {
      for _ in 0..<20 {
        second <¢> path(.split(.string(matching: "no"), .string, by: "-"))
      }
      second <¢> path(.split(.string(matching: "a"), .string, by: "-"))
    }
    let rest = Array(repeating: "b", count: 20).joined(separator: "-")
    #expect(rows.match("/a-\(rest)") == rest)
    let format = path(.split(.link(rows), .string(matching: "c@d"), by: "@"))
    #expect(format.match("/%2Fa-\(rest)@c@d")?.0 == rest)
  }

  @Test func `links in parts of links in parts are tried at ten places each`() {
    let tries = Lock(0)
    let never = PartialIso<String, String>(
      apply: { _ in
        tries.withLock { $0 += 1 }
        return nil
      }, unapply: { _ in nil })
    var format = second <¢> path(.split(never, .string, by: "-"))
    var element = String(repeating: "a-", count: 20)
    for _ in 0..<3 {
      let link: PartialIso<String, String> = .link(format)
      format = second <¢> path(.split(link, .string, by: "@"))
      element = "%2F" + element.replacing("%", with: "%25") + String(repeating: "@x", count: 20)
    }
    #expect(format.match("/" + element) == nil)
    #expect(tries.withLock { $0 } <= 10_000)
  }

  @Test func `a date or a UUID is found at either end of a title of any length`() throws {
    let date: PartialIso<String, (Int, Int, Int)> = .split(.int, .int, .int, by: "-")
    let uuid = try #require(UUID(uuidString: "550E8400-E29B-41D4-A716-446655440000"))
    for count in Array(1...20) + [200] {
      let words = Array(repeating: "a", count: count).joined(separator: "-")
      let first = path(.split(date, .string, by: "-"))
      #expect(
        first.match("/2026-11-29-\(words)").map { $0.0 == (2026, 11, 29) && $0.1 == words } == true)
      #expect(first.text(for: ((2026, 11, 29), words)) == "/2026-11-29-\(words)")
      let last = path(.split(.string, .uuid, by: "-"))
      #expect(last.match("/\(words)-\(uuid)").map { $0 == (words, uuid) } == true)
      #expect(last.text(for: (words, uuid)) == "/\(words)-\(uuid)")
      let title = path(.split(.uuid, .string, by: "-"))
      #expect(title.match("/\(uuid)-\(words)").map { $0 == (uuid, words) } == true)
      #expect(title.text(for: (uuid, words)) == "/\(uuid)-\(words)")
    }
  }

  @Test(arguments: ["-", "--", ".", "é"])
  func `a naive splitter finds the same values, and what's printed reads back`(separator: String) {
    var random = SeededGenerator()
    /// Texts with these lengths, modulo three.
    func lengths(_ lengths: Set<Int>) -> PartialIso<String, String> {
      let convert: @Sendable (String) -> String? = {
        lengths.contains($0.utf8.count % 3) ? $0 : nil
      }
      return PartialIso(apply: convert, unapply: convert)
    }
    let sets: [Set<Int>] = [[0], [1], [2], [0, 1], [1, 2], [0, 1, 2]]
    for _ in 0..<(runsLongTests ? 20_000 : 300) {
      let (one, two) = (sets.randomElement(using: &random)!, sets.randomElement(using: &random)!)
      let format = path(.split(lengths(one), lengths(two), by: separator))
      func naive(_ text: String) -> (String, String)? {
        naiveSplits(of: text, by: separator).first {
          one.contains($0.utf8.count % 3) && two.contains($1.utf8.count % 3)
        }
      }
      let text = random.text(separatedBy: separator)
      let message: Comment = "\(text) by \(separator), \(one) \(two), seed \(random.seed)"
      if let url = URL(path: .N1(text)) {
        let (found, expected) = (format.match(url), naive(text))
        #expect((found == nil) == (expected == nil), message)
        if let found, let expected {
          #expect(found == expected, message)
          #expect(format.url(for: found) == url, message)
        }
      }
      let values = (random.text(separatedBy: separator), random.text(separatedBy: separator))
      let isPrinted = naive(values.0 + separator + values.1).map { $0 == values } ?? false
      #expect((format.url(for: values) != nil) == isPrinted, "\(values), \(message)")
    }
  }
}
