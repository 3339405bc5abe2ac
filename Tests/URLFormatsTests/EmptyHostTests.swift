import Foundation
import Testing
import URLFormats

private enum Link: Matchable, Equatable { case home, add(String), search(String?), vault(String) }

private let rows = URLFormat<Link> {
  iso(Link.home) <¢> root
  iso(Link.add) <¢> path("add") </> path(.string)
  iso(Link.search) <¢> path("search") </> query(opt: "q", .string)
}

@Suite struct EmptyHostTests {
  @Test(arguments: [address("things:///"), scheme("things") </> host("")])
  func `an address with three slashes is that of links with an empty host`(
    start: URLFormat<Void>
  ) throws {
    let things = start </> rows
    for (text, link) in [
      ("things:///add/a%2Fb", .add("a/b")), ("THINGS:////add//a%2Fb/", .add("a/b")),
      ("things:///", .home), ("things://", .home), ("things:///search?q=x", .search("x")),
      ("things://add/a", nil), ("things:/add/a", nil), ("things:add/a", nil), ("///add/a", nil),
      ("/add/a", nil), ("other:///add/a", nil), ("things://me.com/add/a", nil), ("things:", nil),
      ("things:///ad/a", nil),
    ] as [(String, Link?)] {
      #expect(things.match(text) == link, "\(text)")
      #expect(things.match(try #require(URLComponents(string: text))) == link, "\(text)")
      #expect(things.explain(text).isMatch == (link != nil), "\(text)")
    }
    for (link, text) in [
      (.home, "things:///"), (.add("a/b"), "things:///add/a%2Fb"),
      (.add("::1"), "things:///add/::1"),
      (.search(nil), "things:///search"), (.search("x"), "things:///search?q=x"),
    ] as [(Link, String)] {
      #expect(things.text(for: link) == text)
      #expect(things.print(link)?.render() == text)
      #expect(things.print(link).flatMap { things.match($0) } == link)
      #expect(things.explain(printing: link).url == text)
      let slash = text.hasSuffix("/") || text.contains("?") ? text : text + "/"
      #expect(
        things.endingWithSlash().text(for: link) == slash.replacing("search?", with: "search/?"))
      let nested = start </> path("v1") </> rows
      let expected = text == "things:///" ? "things:///v1" : text.replacing(":///", with: ":///v1/")
      #expect(nested.text(for: link) == expected && nested.match(expected) == link)
    }
    #expect(
      things.templates.map { $0.render() }
        == ["things:///", "things:///add/:string", "things:///search?(q=:string)"])
    #expect(things.template(.add("a"))?.render() == "things:///add/:string")
    let names = ["things:///add/a", "things:///"].map { things.template(matching: url($0)) }
    #expect(names.map { $0?.render() } == ["things:///add/:string", "things:///"])
    #expect(names.map { $0?.withoutAddress.render() } == ["/add/:string", "/"])
    try things.checkRoundTrips()
    try things.checkRoundTrips(of: [.home, .add("a/b"), .search("x")])
  }

  @Test func `the root after an empty host is printed with its slash before arguments`() {
    for start in [address("bankid:///"), scheme("bankid") </> host("")] {
      let launch = start </> query("autostarttoken", .string) </> query(opt: "redirect", .string)
      #expect(launch.text(for: ("a", "null")) == "bankid:///?autostarttoken=a&redirect=null")
      #expect(launch.match("bankid:///?autostarttoken=a&redirect=null")! == ("a", "null"))
      #expect(launch.match("bankid://app?autostarttoken=a") == nil)
      #expect(launch.description == "bankid:///?autostarttoken=:string&(redirect=:string)")
      #expect(launch.endingWithSlash().description == launch.description)
      #expect((start </> fragment(.string)).text(for: "a") == "bankid:///#a")
      #expect((start </> root).endingWithSlash().text(for: ()) == "bankid:///")
    }
    let socket = address("unix:///") </> rest
    #expect(socket.text(for: ["var", "run", "docker.sock"]) == "unix:///var/run/docker.sock")
    #expect(socket.match("unix://var/run/docker.sock") == nil)
    // A captured host can be empty, too.
    let any = scheme("app") </> host(.string)
    #expect(any.text(for: "") == "app:///" && any.match("app:///") == "")
  }

  @Test func `an empty host shows in a template`() {
    func check(_ format: URLFormat<Void>, _ template: String) {
      #expect(format.templates.first?.render() == template)
    }
    check(address("x:///"), "x:///")
    check(address("X:///") </> path("a"), "X:///a")
    check(host("") </> path("a"), "///a")
    check(scheme("x") </> host("") </> port(80) </> path("a"), "x://:80/a")
    check(address("x:///") </> port(80), "x://:80/")
    check(address("file:///") </> path("a"), "file:///a")
    check(scheme("file") </> host(""), "file:///")
    check(address("x:///").optional() </> path("a"), "x:///a")
    check(address("x://", "x:///") </> path("a"), "x://a")
    check(address("x:///", "x://"), "x:///")
    check((address("x:///") </> path("a")) <|> path("b"), "x:///a")
  }

  @Test func `an address with an empty host beside one with the first element in its place`() throws
  {
    let table = URLFormat<Link> {
      iso(Link.add) <¢> address("obsidian:///") </> path(.string)
      iso(Link.vault) <¢> address("obsidian://") </> path("vault") </> path(.string)
      iso(Link.home) <¢> address("obsidian://") </> path("home")
    }
    for (link, text) in [
      (.add("vault"), "obsidian:///vault"), (.vault("a"), "obsidian://vault/a"),
      (.home, "obsidian://home"), (.add("home"), "obsidian:///home"),
    ] as [(Link, String)] {
      #expect(table.match(text) == link && table.text(for: link) == text)
    }
    try table.checkRoundTrips()
    let both = address("x:///", "x://") </> rest
    for text in ["x:///a/b", "x://a/b"] { #expect(both.match(text) == ["a", "b"]) }
    #expect(both.text(for: ["a", "b"]) == "x:///a/b" && both.text(for: []) == "x:///")
    #expect((address("x://", "x:///") </> rest).text(for: ["a", "b"]) == "x://a/b")
  }

  @Test func `an address with an empty host is joined, optional, and listed like others`() throws {
    let start = try #require(address("things:///").print(()))
    #expect(start.render() == "things:///")
    #expect((start <> URLParts(url("/add/a"))).render() == "things:///add/a")
    #expect((start <> URLParts(url("?q=1"))).render() == "things:///?q=1")
    #expect((URLParts(url("?q=1")) <> start).render() == "things:///?q=1")
    let optional = address("things:///").optional() </> path("a")
    for text in ["things:///a", "/a"] { #expect(optional.match(text) != nil) }
    for text in ["things://h/a", "other:///a", "things://a"] {
      #expect(optional.match(text) == nil)
    }
    #expect(optional.text(for: ()) == "things:///a")
    let all = address("https://me.com", "things:///") </> rows
    #expect(all.match("things:///add/a") == .add("a"))
    #expect(all.text(for: .home) == "https://me.com")
    #expect(paths(all) == ["/", "/add/?*", "/search"])
    #expect(paths(address("things:///", "https://me.com") </> path("a")) == ["/a"])
  }

  @Test func `a file's address with three slashes needs the empty host`() {
    let format = address("file:///") </> path("a")
    #expect(format.text(for: ()) == "file:///a" && format.match("file:///a") != nil)
    #expect(format.match("file:/a") == nil && format.match("file://h/a") == nil)
  }
}
