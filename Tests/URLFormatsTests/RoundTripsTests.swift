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
