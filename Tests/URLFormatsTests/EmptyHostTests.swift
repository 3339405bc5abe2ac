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

  // MARK: Reasons

  private static let emptyHost = "for an empty host, write address(\"things:///\")"
  private static let element = "if the host is the first element, write address(\"things://\")"

  @Test func `a row that fails because of where the host is says which address to write`() {
    let (emptyHost, element) = (Self.emptyHost, Self.element)
    func check(_ row: URLFormat<Void>, _ text: String, _ found: String, _ advice: String) {
      #expect(row.reason(text) == "\(found): \(advice)")
      #expect(
        (address(advice == emptyHost ? "things:///" : "things://") </> rest).match(text) != nil)
      let withoutValues = row.explain(url(text), showingValues: false).closest
      #expect(withoutValues.hasSuffix(advice) && !withoutValues.contains("\"zoom.us\""))
    }
    let add = "things://add"
    check(
      address("things:///") </> path("add"), add, "found \"\(add)\" instead of things:///", element)
    check(
      address("https://me.com", "things:///"), add,
      "found \"\(add)\" instead of https://me.com or things:///", element)
    check(scheme("things") </> host(""), add, "the host is \"add\"", element)
    let empty = "things:///a"
    check(
      address("things://me.com"), empty, "found \"things:///\" instead of things://me.com",
      emptyHost)
    check(scheme("things") </> host("me.com"), empty, "the host is \"\"", emptyHost)
    check(address("things:"), empty, "found \"things:///\" instead of things:", emptyHost)
    check(address("things:/"), add, "found \"\(add)\" instead of things:/", element)
    check(address("things://") </> path("b"), empty, "found \"a\" instead of /b", emptyHost)
    // As in `zoommtg://zoom.us/join`.
    let (start, zoom) = (scheme("things"), "things://zoom.us/join")
    check(start </> path("zoom.us"), zoom, "found \"join\" instead of zoom.us", element)
    check(start </> path("zoom.us"), "things://zoom.us", "zoom.us is missing", element)
    check(start </> root, zoom, "found \"join\" after the end", element)
  }

  @Test func `another reason has no such advice`() {
    func check(_ row: URLFormat<Void>, _ text: String, _ reason: String) {
      #expect(row.reason(text) == reason)
    }
    let (other, empty) = ("found \"b\" instead of /a", "the host is \"\"")
    check(scheme("https") </> path("a"), "https://me.com/b", other)
    check(scheme("https") </> host("me.com"), "https:///b", empty)
    check(address("https://h"), "https:///b", "found \"https:///\" instead of https://h")
    check(scheme("file") </> path("a"), "file://h/b", other)
    check(address("file://"), "file://h/b", "found \"file://h\" instead of file://")
    check(address("app:///"), "other://h", "found \"other://h\" instead of app:///")
    check(address("app://me.com"), "app://h", "found \"app://h\" instead of app://me.com")
    check(address("app:///"), "app:/b", "found \"app:\" instead of app:///")
    let app = scheme("app")
    for text in ["app:/b", "app:///b"] {
      check(app </> path("a"), text, "found \"b\" instead of a")
    }
    check(app </> host("me.com"), "app://h/b", "the host is \"h\"")
    check(app </> host("me.com"), "app:/b", "the host is missing")
    check(app </> host("me.com"), "other:///b", "the scheme is \"other\"")
    check(app </> host("h") </> path("a"), "app://h/b", other)
    check(app </> path("a") </> host("h"), "app://h/b", other)
    check(app </> path("a") </> query("q", "1"), "app://h/a", "q=1 is missing")
    check(host("h") </> app, "other:///a", empty)
    check(path("a"), "app://h/b", other)
    let element = address("app://") </> path("a")
    check(element, "app://b", other)
    check(element, "app:///", "/a is missing")
    check(element </> path("b"), "app:///a/c", "found \"c\" instead of /b")
  }
}
