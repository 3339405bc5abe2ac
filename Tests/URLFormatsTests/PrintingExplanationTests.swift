import Foundation
import Testing
import URLFormats

private enum Page: Matchable {
  case home, me, user(String), list(Int, page: Int?), odd(Int), files([String], [String]), never
}

private let odd = PartialIso<Int, Int>(
  apply: { $0 % 2 == 1 ? $0 : nil }, unapply: { $0 % 2 == 1 ? $0 : nil })

private let pages =
  scheme("app")
  </> URLFormat<Page> {
    iso(Page.home) <¢> root
    iso(Page.user) <¢> path("users") </> path(.string)
    iso(Page.me) <¢> path("users") </> path("me")
    iso(Page.list) <¢> path("list") </> path(.int) </> query(opt: "page", .int)
    iso(Page.odd) <¢> odd <¢> path("odd") </> path(.int)
    iso(Page.files) <¢> path("files") </> rest </> rest
  }

/// Returns an explanation without alternatives that are rejected immediately.
private func lines(_ explanation: Explanation) -> [Substring] {
  explanation.description.split(separator: "\n").filter {
    !$0.hasSuffix("the value belongs to another case")
  }
}

private let none = "is printed by none of the 6 alternatives."

@Suite struct PrintingExplanationTests {
  @Test(
    arguments: [
      (.home, ["home is printed as app: by app:."]),
      (.user("a/b"), [#"user("a/b") is printed as app:users/a%2Fb by app:users/:string."#]),
      (.user(".."), [#"user("..") \#(none)"#, "> app:users/:string: /:string cannot be written"]),
      (
        .me,
        ["me \(none)", "> app:users/me: app:users/me is matched by app:users/:string first"]
      ),
      (
        .files(["a"], ["b"]),
        [
          #"files(["a"], ["b"]) \#(none)"#,
          "> app:files/:rest/:rest: app:files/a/b comes back as another value",
        ]
      ),
      (.odd(2), ["odd(2) \(none)", "> app:odd/:int: the value was refused"]),
      (.never, ["never \(none)"]),
    ] as [(Page, [String])])
  private func `printing is explained like matching`(page: Page, expected: [String]) {
    #expect(lines(pages.explain(printing: page)) == expected.map { $0[...] })
    #expect(pages.explain(printing: page).url == pages.print(page)?.render())
  }

  @Test func `an explanation lists all alternatives up to the one that prints`() {
    let explanation = pages.explain(printing: .list(7, page: nil))
    #expect(explanation.url == "app:list/7")
    #expect(explanation.alternatives.map(\.template).last == "app:list/:int?(page=:int)")
    #expect(explanation.alternatives.map { $0.reason != nil } == [true, true, true, false])
    #expect(pages.explain(printing: .never).alternatives.count == 6)
    #expect(pages.explain(printing: .odd(2)).alternatives[4].reason == "the value was refused")
  }

  @Test func `the reason is that of the value that's refused, not of those beside it`() {
    enum Tab: Matchable, Equatable { case page(Int), none }
    enum Window: Matchable, Equatable { case tab(Tab, String) }
    let tab = iso(Tab.page) <¢> path(.int)
    let window = iso(Window.tab) <¢> tab </> path(.string)
    #expect(
      window.explain(printing: .tab(.none, "x")).closest
        == "/:int/:string: the value belongs to another case")
  }

  @Test func `the closest alternative is one for the same case, if there's one`() {
    #expect(pages.explain(printing: .odd(2)).closest == "app:odd/:int: the value was refused")
    #expect(
      pages.explain(printing: .never).closest == "app:: the value belongs to another case")
    // A row for another case gets further before its value is refused.
    let table = URLFormat<Page> {
      path("a") </> path("b") </> (iso(Page.user) <¢> path(.string))
      iso(Page.odd) <¢> odd <¢> path("odd") </> path(.int)
    }
    #expect(table.explain(printing: .odd(2)).closest == "/odd/:int: the value was refused")
  }

  @Test func `a case whose parts don't make the values of its row is explained`() {
    enum Search: Matchable, Equatable { case home, text(String, page: Int?), other(String) }
    let table = URLFormat<Search> {
      iso(Search.home) <¢> root
      iso { Search.text($0, page: $1) } <¢> path("s") </> query("q", .string) </> query("p", .int)
      iso(Search.other) <¢> path("o") </> path(.string)
    }
    #expect(table.url(for: .text("a", page: 2))?.absoluteString == "/s?q=a&p=2")
    let explanation = table.explain(printing: .text("a", page: nil))
    #expect(
      explanation.alternatives.map(\.reason) == [
        "the value belongs to another case",
        "a part of the Search is nil where the row needs a value",
        "the value belongs to another case",
      ])
    #expect(explanation.closest.hasPrefix("/s?q=:string&p=:int: a part of the Search is nil"))
  }

  @Test func `a part that can be missing or repeated`() {
    let twice = query("a", .int) </> query("a", .int)
    #expect(twice.print((1, 1))?.render() == "/?a=1")
    #expect(
      lines(twice.explain(printing: (1, 2))) == [
        "(1, 2) is not printed.", "> ?a=:int&a=:int: a=:int cannot be written",
      ])
    let list = path("list") </> path(.int).optional()
    #expect(lines(list.explain(printing: nil)) == ["nil is printed as /list by /list/(:int)."])
    #expect(root.explain(printing: ()).description == "() is printed as / by /.")
  }
}
