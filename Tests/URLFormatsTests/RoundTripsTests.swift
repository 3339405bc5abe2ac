import Foundation
import Testing
import URLFormats

private enum Page: Matchable, Equatable {
  case home, me, profile(String), search(text: String, page: Int?), score(Int), never
}

/// Divides by two, so that odd numbers get lost.
private let half = PartialIso<Int, Int>(apply: { $0 * 2 }, unapply: { $0 / 2 })

private let pages =
  scheme("https") </> host("me.com")
  </> URLFormat<Page> {
    iso(Page.home) <¢> root
    iso(Page.profile) <¢> path("users") </> path(.string)
    iso(Page.me) <¢> path("users") </> path("me")
    iso(Page.search) <¢> path("search") </> query("q", .string) </> query(opt: "page", .int)
    iso(Page.score) <¢> half <¢> path("scores") </> path(.int)
    iso(Page.score) <¢> path("old") </> path(.int)
  }

@Suite(.timeLimit(.minutes(5))) struct RoundTripsTests {
  @Test func `a table is sound if each value is printed, each link matches, and each row is used`()
    throws
  {
    let sound = URLFormat<Page> {
      iso(Page.me) <¢> path("users") </> path("me")
      iso(Page.profile) <¢> path("users") </> path(.string)
      iso(Page.profile) <¢> path("old") </> path(.string)
    }
    try sound.checkRoundTrips(of: [.me, .profile("a/b")], links: ["https://me.com/old/7"])
    let error = #expect(throws: RoundTripProblems.self) {
      try sound.checkRoundTrips(of: [.me, .profile("a")])
    }
    #expect(error?.problems == ["None of the values and links uses /old/:string."])
    #expect(error?.description.hasPrefix("The table has a problem:\n  None") == true)
    try URLFormat<Page>.empty.checkRoundTrips(of: [])
  }

  @Test func `all problems are listed, each with its reason`() {
    let error = #expect(throws: RoundTripProblems.self) {
      try pages.checkRoundTrips(
        of: [.home, .me, .profile("a"), .profile(".."), .score(2), .never],
        links: ["https://me.com/users/a/b", "", "https://me.com/?x=1"])
    }
    #expect(
      error?.description == """
        The table has 8 problems:
          me isn't printed. https://me.com/users/me: \
        https://me.com/users/me is matched by https://me.com/users/:string first
          profile("..") isn't printed. https://me.com/users/:string: /:string cannot be printed
          never isn't printed. no row prints this case
          https://me.com/users/a/b doesn't match. https://me.com/users/:string: found "b" after the end
          "" isn't a URL.
          None of the values and links uses https://me.com/users/me.
          None of the values and links uses \
        https://me.com/search?q=:string&(page=:int).
          None of the values and links uses https://me.com/old/:int.
        """)
  }

  @Test func `a link that's only matched has a value, which is compared`() throws {
    let places = query("lat", .double) </> query("lon", .double)
    try places.checkRoundTrips(of: [(1, .nan)], matching: ["?lon=nan&lat=1": (1, .nan)])
    let error = #expect(throws: RoundTripProblems.self) {
      try places.checkRoundTrips(of: [], matching: ["?lon=1&lat=2": (1, 2), "?lon=1": (0, 1)])
    }
    #expect(
      error?.problems == [
        "?lon=1 doesn't match. ?lat=:double&lon=:double: lat=:double is missing",
        "?lon=1&lat=2 matches as (2.0, 1.0) instead of (1.0, 2.0).",
      ])
  }

  @Test func `the row that prints a value counts, even if others have the same template`() {
    let twice = URLFormat<Page> {
      iso(Page.profile) <¢> path(.string)
      iso { Page.search(text: $0, page: nil) } <¢> path(.string)
    }
    let error = #expect(throws: RoundTripProblems.self) {
      try twice.checkRoundTrips(of: [.profile("a"), .search(text: "a", page: nil)])
    }
    #expect(
      error?.problems == [
        #"search(text: "a", page: nil) isn't printed. /:string: /a is matched by /:string first"#,
        "None of the values and links uses /:string, row 2, which looks like row 1.",
      ])
  }

  @Test func `a row that's there twice is told from the first one`() {
    let rows = URLFormat<Page> {
      iso(Page.me) <¢> path("me")
      iso(Page.profile) <¢> path("x") </> path(.string)
      iso { Page.profile("\($0)") } <¢> path("x") </> path(.int)
      iso(Page.profile) <¢> path("x") </> path(.string)
    }
    let error = #expect(throws: RoundTripProblems.self) {
      try rows.checkRoundTrips(of: [.profile("a")])
    }
    #expect(
      error?.problems == [
        "None of the values and links uses /me.", "None of the values and links uses /x/:int.",
        "None of the values and links uses /x/:string, row 4, which looks like row 2.",
      ])
  }

  /// A text that counts how often reflection looks at it.
  private struct Counted: CustomReflectable, Equatable, Sendable {
    static let mirrors = Lock(0)
    let text: String
    var customMirror: Mirror {
      Self.mirrors.withLock { $0 += 1 }
      return Mirror(self, children: ["text": text])
    }
  }

  @Test func `a value is taken apart once for all rows`() throws {
    enum Shop: Matchable, Equatable { case number(Int, Int), item(Counted) }
    let table = URLFormat<Shop> {
      for number in 0..<100 {
        iso { Shop.number($0, number) } <¢> path("n\(number)") </> path(.int)
      }
      iso { Shop.item(Counted(text: $0)) } <¢> path("item") </> path(.string)
    }
    let values = (0..<100).map { Shop.number(1, $0) } + [.item(Counted(text: "a"))]
    Counted.mirrors.withLock { $0 = 0 }
    try table.checkRoundTrips(of: values)
    #expect(Counted.mirrors.withLock { $0 } <= 10)
  }
}

// MARK: - Without values

private enum Tab: String, CaseIterable, Sendable { case home, search }
private struct ID: Hashable, Sendable { let number: Int }
private enum Site: Matchable, Equatable {
  case home, page(Page), tab(Tab), id(ID), day(Date), size(Int), sizes([Int]), pair(Int, String)
  case text(String?), flag(Bool), others(QueryArguments), uuid(UUID), language(String, String),
    tabs(Tab, Tab?)
}

private func problems<A>(_ format: URLFormat<A>) -> [String] {
  do { try format.checkRoundTrips() } catch {
    return (error as? RoundTripProblems)?.problems ?? ["?"]
  }
  return []
}

@Suite(.timeLimit(.minutes(5))) struct RoundTripsOfExamplesTests {
  @Test func `each row that can print something is sound, without values`() {
    let date = PartialIso<String, Date>(
      apply: { $0.count == 10 ? try? Date($0 + "T00:00:00Z", strategy: .iso8601) : nil },
      unapply: { String($0.formatted(.iso8601).prefix(10)) })
    let table =
      address("https://me.com", "app://")
      </> URLFormat<Site> {
        iso(Site.home) <¢> root
        iso(Site.page)
          <¢> URLFormat<Page> {
            iso(Page.me) <¢> path("me")
            iso(Page.profile) <¢> path("users") </> path(.string)
            iso(Page.profile) <¢> path("old") </> path(.string)
          }
        iso(Site.tab) <¢> path("tabs") </> path(.rawRepresentable(Tab.self))
        iso(Site.tabs) <¢> path("two") </> path(.rawRepresentable(Tab.self))
          </> query(opt: "tab", .rawRepresentable(Tab.self))
        iso(Site.id) <¢> memberwise(ID.init) <¢> path("ids") </> path(.int)
        iso(Site.day) <¢> path("days") </> path(date)
        iso(Site.size) <¢> path("large") </> path(.int(500...2_000))
        iso(Site.sizes) <¢> path("sizes") </> query(all: "size", .int)
        iso(Site.pair) <¢> path("pairs") </> path(.split(.int, .string, by: "-"))
        iso(Site.text) <¢> path("texts") </> fragment(.string).optional()
        iso(Site.flag) <¢> path("flags") </> query(flag: "on")
        iso(Site.others) <¢> path("others") </> anything </> path("x") </> otherArguments
        iso(Site.language)
          <¢> path("in") </> path(.string(matching: OneOf("en", IgnoringCase("de"))))
          </> path(.string, prefix: "v")
        iso(Site.uuid) <¢> path("uuids") </> fragment(path("of") </> path(.uuid))
      }
    #expect(problems(table) == [])
    #expect(problems(path("users") </> path(.int) </> path("x")) == [])
    #expect(problems(URLFormat<Int>.empty) == [])
  }

  @Test func `a row that can't print or match is found without values`() {
    let refusing = PartialIso<String, Int>(apply: { Int($0) }, unapply: { _ in nil })
    let losing = PartialIso<Int, Int>(apply: { $0 / 2 + 7 }, unapply: { $0 })
    let never = PartialIso<String, Date>(apply: { _ in nil }, unapply: { "\($0)" })
    let table = URLFormat<Site> {
      iso(Site.page(.never)) <¢> path("hidden")
      iso(Site.text) <¢> path(.string).optional()
      iso(Site.home) <¢> path("home")
      iso(Site.size) <¢> path("refused") </> path(refusing)
      iso(Site.size) <¢> losing <¢> path("lost") </> path(.int)
      iso(Site.day) <¢> path("days") </> path(never)
    }
    #expect(
      problems(table) == [
        "home isn't printed. /home: /home is matched by /(:string) first",
        "size(1) isn't printed. /refused/:int: /:int cannot be printed",
        "size(7) isn't printed. /lost/:int: /lost/7 comes back as another value",
        "No example is known for /days/:date: pass a value to checkRoundTrips(of:).",
      ])
  }

  @Test func `a row of which no example is known is named`() {
    let rows = URLFormat<Page> {
      iso(Page.profile) <¢> path("x") </> path(.string(matching: Regex("x{7}")))
      iso(Page.me) <¢> path("me")
      iso(Page.profile) <¢> path("y") </> path(.string(matching: Regex("[0-9]")))
    }
    #expect(
      problems(rows) == [
        "No example is known for /x/:string: pass a value to checkRoundTrips(of:)."
      ])
  }
}
