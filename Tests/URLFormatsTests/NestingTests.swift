import Foundation
import Testing
import URLFormats

private enum UserLink: Hashable, Matchable {
  case list(page: Int?, tags: [String])
  case me
  case profile(name: String)
  case photo(name: String, Int, size: String)
}

private enum TeamLink: Hashable, Matchable {
  case home
  case member(Int, UserLink)
}

private enum Site: Hashable, Matchable {
  case home
  case users(UserLink)
  case team(Int, TeamLink)
  case help
}

private let users = URLFormat<UserLink> {
  iso(UserLink.list) <¢> root </> query(opt: "page", .int) </> query(all: "tag", .string)
  iso(UserLink.me) <¢> path("me")
  iso(UserLink.profile) <¢> path(.string)
  iso(UserLink.photo)
    <¢> path(.string) </> path("photos") </> path(.int) </> query("size", .string)
}

private let teams = URLFormat<TeamLink> {
  iso(TeamLink.home) <¢> root
  iso(TeamLink.member) <¢> path("members") </> path(.int) </> users
}

private let site =
  scheme("https") </> host("me.com")
  </> URLFormat<Site> {
    iso(Site.home) <¢> root
    iso(Site.users) <¢> path("users") </> users
    iso(Site.team) <¢> path("teams") </> path(.int) </> teams
  }

/// The same format below a base path.
private let below = path("app") </> path("v2") </> site

private let links: [(link: Site, path: String)] = [
  (.home, ""),
  (.users(.list(page: nil, tags: [])), "/users"),
  (.users(.list(page: 2, tags: ["a", "&"])), "/users?page=2&tag=a&tag=%26"),
  (.users(.me), "/users/me"),
  (.users(.profile(name: "a/b")), "/users/a%2Fb"),
  (.users(.photo(name: "ü", 7, size: "l")), "/users/%C3%BC/photos/7?size=l"),
  (.team(3, .home), "/teams/3"),
  (.team(3, .member(7, .list(page: nil, tags: []))), "/teams/3/members/7"),
  (.team(3, .member(7, .list(page: 2, tags: []))), "/teams/3/members/7?page=2"),
  (.team(3, .member(7, .me)), "/teams/3/members/7/me"),
  (.team(-3, .member(7, .profile(name: "me?"))), "/teams/-3/members/7/me%3F"),
  (.team(3, .member(7, .photo(name: "x", 1, size: "&"))), "/teams/3/members/7/x/photos/1?size=%26"),
]

@Test(arguments: links)
private func `a link of a nested format is matched and printed`(link: Site, path: String) {
  for (format, prefix) in [(site, ""), (below, "/app/v2")] {
    let url = url("https://me.com" + prefix + path)
    #expect(format.match(url) == link)
    #expect(format.url(for: link) == url)
    #expect(format.explain(url).isMatch)
    #expect(format.explain(printing: link).url == url.absoluteString)
  }
  #expect(below.match("https://me.com" + path) == nil)
  #expect(site.match("https://me.com/app/v2" + path) == nil)
}

@Test func `each alternative of a nested format has a template, and is explained`() {
  #expect(
    below.description == """
      https://me.com/app/v2
      https://me.com/app/v2/users?(page=:int)&(tag=:string)*
      https://me.com/app/v2/users/me
      https://me.com/app/v2/users/:string
      https://me.com/app/v2/users/:string/photos/:int?size=:string
      https://me.com/app/v2/teams/:int
      https://me.com/app/v2/teams/:int/members/:int?(page=:int)&(tag=:string)*
      https://me.com/app/v2/teams/:int/members/:int/me
      https://me.com/app/v2/teams/:int/members/:int/:string
      https://me.com/app/v2/teams/:int/members/:int/:string/photos/:int?size=:string
      """)
  #expect(
    site.explain("https://me.com/teams/3/members/7/a/b").description == """
      https://me.com/teams/3/members/7/a/b matches none of the 10 alternatives.
        https://me.com: found "teams" after the end
        https://me.com/users?(page=:int)&(tag=:string)*: found "teams" instead of /users
        https://me.com/users/me: found "teams" instead of /users
        https://me.com/users/:string: found "teams" instead of /users
        https://me.com/users/:string/photos/:int?size=:string: found "teams" instead of /users
        https://me.com/teams/:int: found "members" after the end
        https://me.com/teams/:int/members/:int?(page=:int)&(tag=:string)*: found "a" after the end
        https://me.com/teams/:int/members/:int/me: found "a" instead of /me
      > https://me.com/teams/:int/members/:int/:string: found "b" after the end
      > https://me.com/teams/:int/members/:int/:string/photos/:int?size=:string: \
      found "b" instead of /photos
      """)
  let printing = site.explain(printing: .team(3, .member(7, .profile(name: "me"))))
  #expect(
    printing.alternatives[8].reason
      == "https://me.com/teams/3/members/7/me is matched by "
      + "https://me.com/teams/:int/members/:int/me first")
}

@Test func `tables joined to tables grow by their rows`() {
  let table = path("a") <|> path("b")
  let joined = (0..<40).reduce(path("x")) { row, _ in row </> table }
  let url = url("/x" + String(repeating: "/b", count: 40))
  #expect(joined.match(url) != nil)
  #expect(joined.match("/x/a/b/c") == nil)
  #expect(joined.print(())?.path.count == 41)
  #expect(joined.templates.count == 2)
  #expect(joined.explain(url).isMatch)
}

@Test func `the rows of the last table count, whatever comes before it`() {
  let table = URLFormat<[String]> {
    PartialIso(apply: { ["b"] + $0 }, unapply: { Array($0.dropFirst()) }) <¢> path("b") </> rest
    rest
  }
  let joined = (path("a") <|> anything) </> (path("x").optional() </> table)
  // The first row wins after as many elements as it takes.
  #expect(joined.match("/a/x/b/c") == ["b", "c"])
  #expect(joined.match("/y/z/b/c") == ["b", "c"])
  #expect(joined.match("/a/x/c") == ["c"])
  #expect(joined.description == "/(a|(*))/(x)/b/:rest\n/(a|(*))/(x)/:rest")
  // The first row wins, even if it takes the element before it for itself.
  let after = URLFormat<[String]> {
    path("a") </> rest
    PartialIso(apply: { ["b"] }, unapply: { _ in nil }) <¢> path("1")
  }
  let optional = path("a").optional() </> after
  #expect(optional.match("/a/1") == ["1"])
  #expect(optional.match("/1") == ["b"])
  // That's also so where other arguments, which depend on the row, are in the table.
  let others =
    path("a").optional()
    </> URLFormat<QueryArguments> {
      path("a") </> path("x") </> otherArguments
      PartialIso(apply: { (_: String) in [:] }, unapply: { _ in nil })
        <¢> path("x") </> query("q", .string)
    }
  #expect(others.match("/a/x?q=1") == ["q": "1"])
  #expect(others.match("/x?q=1") == [:])
}

@Test func `optional parts in optional parts are no larger than one`() {
  var nested = PartialIso<Int, Void>(apply: { _ in unit }, unapply: { _ in 7 }) <¢> query("q", .int)
  for _ in 0..<60 { nested = nested.optional() }
  let format = path("a") </> nested
  #expect(format.match("/a?q=7") != nil)
  #expect(format.match("/a?q=x") == nil)
  #expect(format.match("/a") != nil)
  #expect(format.parser.grammar.pieces.count == 62)
}

@Test func `other arguments beside a nested table are those that its row doesn't name`() {
  enum Inner: Matchable, Equatable { case a(Int), b(Int) }
  enum Outer: Matchable, Equatable { case nested(Inner, QueryArguments) }
  let inner = URLFormat<Inner> {
    iso(Inner.a) <¢> path("a") </> query("x", .int)
    iso(Inner.b) <¢> path("b") </> query("y", .int)
  }
  for (outer, queries) in [
    (
      iso(Outer.nested) <¢> path("n") </> inner </> otherArguments,
      ["x=1&y=2", "y=1&x=2"]
    ),
    (
      iso(Outer.nested).swapped() <¢> otherArguments </> path("n") </> inner,
      ["y=2&x=1", "x=2&y=1"]
    ),
  ] {
    let url = url("/n/a?x=1&y=2&z=3")
    #expect(outer.match(url) == .nested(.a(1), ["y": "2", "z": "3"]))
    #expect(outer.print(.nested(.a(1), ["y": "2"]))?.render() == "/n/a?" + queries[0])
    #expect(outer.print(.nested(.a(1), ["x": "2"])) == nil)
    #expect(outer.print(.nested(.b(1), ["x": "2"]))?.render() == "/n/b?" + queries[1])
  }
  let alone = iso(Outer.nested) <¢> inner </> otherArguments
  #expect(alone.match("/a?x=1&y=2&z=3") == .nested(.a(1), ["y": "2", "z": "3"]))
}

extension PartialIso {
  fileprivate func swapped<X, Y>() -> PartialIso<(Y, X), B> where A == (X, Y) {
    PartialIso<(Y, X), B>(
      apply: { apply(($0.1, $0.0)) }, unapply: { unapply($0).map { ($0.1, $0.0) } })
  }
}

@Test func `one table has two addresses, and tables of several addresses are one`() {
  let links = URLFormat<UserLink> {
    iso(UserLink.me) <¢> path("me")
    iso(UserLink.profile) <¢> path(.string)
  }
  // The same links, to share and to open from a widget.
  let web = address("https://me.com") </> path("users") </> links
  let app = address("users://") </> links
  #expect(web.text(for: .me) == "https://me.com/users/me")
  #expect(app.text(for: .profile(name: "john")) == "users://john")
  let all = URLFormat<UserLink> {
    web
    app
    iso(UserLink.profile) <¢> address("https://old.me.com") </> path("~") </> path(.string)
  }
  for (text, expected) in [
    ("https://me.com/users/me", .me), ("users://me", .me),
    ("https://old.me.com/~/john", .profile(name: "john")), ("https://me.com/~/john", nil),
  ] as [(String, UserLink?)] {
    #expect(all.match(text) == expected)
  }
  #expect(all.templates.count == 5)
}

@Test func `a row is read in one of its last ways, of 1,024`() {
  let count = Lock(0)
  let last = PartialIso<Void, Int>(
    apply: {
      count.withLock {
        $0 += 1; return $0 == 1_020 ? 7 : nil
      }
    }, unapply: { _ in nil })
  let row = (0..<10).reduce(path("p")) { row, _ in row </> path("a").optional() } </> anything
  let url = url("/p" + String(repeating: "/a", count: 10))
  #expect((last <¢> row).match(url) == 7)
}

@Test func `a row that refuses many values leaves attempts for the next one of its table`() {
  func always(_ number: Int?) -> PartialIso<Void, Int> {
    PartialIso(apply: { number }, unapply: { _ in nil })
  }
  let many = (0..<14).reduce(path("p")) { row, _ in row </> path("a").optional() }
  let inner = URLFormat<Int> {
    always(nil) <¢> many
    always(2) <¢> path("p") </> anything </> path("a")
  }
  let outer = URLFormat<Int> {
    path("x") </> inner
    always(3) <¢> path("x") </> anything
  }
  #expect(outer.match("/x/p/a/a/a/a/a/a/a") == 2)
}

@Test func `a row prints behind any number of optional parts`() {
  enum Page: Matchable { case home, page(Int), name(String) }
  let start = (0..<12).reduce(root) { $0 </> path("o\($1)").optional() }
  let table = URLFormat<Page> {
    iso(Page.home) <¢> path("home")
    iso(Page.name) <¢> path("n") </> path(.string)
    iso(Page.page) <¢> path("p") </> path(.int)
  }
  let parts = (0..<12).map { "/o\($0)" }.joined()
  #expect((start </> table).text(for: .page(7)) == parts + "/p/7")
  #expect((start </> table </> path("end")).url(for: .page(7))?.path == parts + "/p/7/end")
  #expect((start </> table).explain(printing: .page(7)).url == parts + "/p/7")
  // A row that's refused in all of its ways leaves the next one as many.
  let shorter = (0..<10).reduce(root) { $0 </> path("o\($1)").optional() }
  let sign = PartialIso<Int, Int>(apply: { abs($0) }, unapply: { $0 })
  let rows = URLFormat<Page> {
    iso(Page.page) <¢> sign <¢> shorter </> path("p") </> path(.int)
    iso(Page.page) <¢> path("q") </> path(.int)
  }
  #expect(rows.text(for: .page(-7)) == "/q/-7")
  #expect((path(opt: .int) </> start </> table).url(for: (nil, .page(7)))?.path == parts + "/p/7")
}

@Test func `an empty table before another doesn't shift the numbers of rows`() throws {
  for none in [URLFormat<Void> {}, .empty, .empty <|> .empty] {
    let table = URLFormat<Int> {
      none </> (only(1) <¢> path("a") <|> only(2) <¢> path("b"))
      only(3) <¢> path("c")
    }
    #expect(table.match("/a") == nil && table.match("/c") == 3)
    #expect(table.template(3)?.render() == "/c")
    #expect(table.template(matching: url("/c"))?.render() == "/c")
    #expect(none.templates.isEmpty && none.explain("/").closest == "there are no alternatives")
  }
  let parser = Parser<URLParts, Void>.choice([.empty, path("a").parser, .empty])
  #expect(URLFormat(parser: parser).text(for: ()) == "/a")
}
