import Foundation
import RoutePatterns
import Testing
import URLFormats
import URLPatterns

/// Links that web frameworks print for their routes, and how they read a request.
@Suite struct ServerLinksTests {
  private enum Page: Matchable, Equatable {
    case user(String, q: String?)
    case path([String])
    case number(Double)
    case root(a: String, fragment: String?)
  }

  private static let format =
    (address("https://h.example", "/")
    </> URLFormat<Page> {
      iso(Page.user) <¢> path("u") </> path(.string) </> query(opt: "q", .string)
      iso(Page.path) <¢> path("p") </> URLFormats.rest
      iso(Page.number) <¢> path("f") </> path(.double)
      iso(Page.root) <¢> path("root") </> query("a", .string) </> fragment(opt: .string)
    }).matching(.plusAsSpace)

  private static func read(_ url: URL) -> Page? {
    let (q, number) = (Capture(String.self).optional(), Capture(Double.self))
    let a = Capture(String.self)
    let path = url.countedPathComponents()
    switch (path, url.queryArguments().readingPlusAsSpace()) {
    case (.N2("u", let name), MayHave("q", q)): return .user(name, q: q())
    case (Begins("p"), _): return .path(path.dropFirst().elements)
    case (.N2("f", number), _): return .number(number())
    case (.N1("root"), Has("a", a)):
      return .root(a: a(), fragment: url.fragment(percentEncoded: false))
    default: return nil
    }
  }

  private static let q = #"a b+c%/:&=#?;'"é"#
  private static let printedQ = "?q=a%20b%2Bc%25%2F%3A%26%3D%23%3F%3B%27%22%C3%A9"

  @Test func `what a route prints is read`() {
    let name = #"a b+c%:&=#?;'"é"#
    let (site, printedName) = ("https://h.example", "/u/a%20b+c%25:&=%23%3F;'%22%C3%A9")
    check(
      [
        .init("Werkzeug 3.1.9", site + printedName, .user(name, q: nil)),
        .init(
          "Werkzeug 3.1.9", "\(site)/u/n?q=a+b%2Bc%25/:%26%3D%23?;'%22%C3%A9",
          .user("n", q: Self.q), prints: "\(site)/u/n\(Self.printedQ)"),
        .init("Werkzeug 3.1.9", "\(site)/p/x/a%20b%3F/%C3%A9", .path(["x", "a b?", "é"])),
        // Its own route `<float:x>` doesn't match that.
        .init(
          "Werkzeug 3.1.9", "\(site)/f/1e-05", .number(1e-05), prints: "\(site)/f/0.00001"),
        .init("Starlette 1.10.0", "\(site)/f/0.00001", .number(1e-05)),
        .init("Sanic 25.12.1", "/f/0.5", .number(0.5), prints: "\(site)/f/0.5"),
        .init(
          "Flask 3.1.3", "\(site)/p/AC/DC%20b%3F%C3%A9?q=a+b#top%20x/%C3%A9",
          .path(["AC", "DC b?é"]), prints: "\(site)/p/AC/DC%20b%3F%C3%A9"),
        .init("Django 5.2.19", printedName + "/", .user(name, q: nil), prints: site + printedName),
        // For `x/a b?/é//..`: Django's route reads all of it, and here, dots are resolved.
        .init(
          "Django 5.2.19", "/p/x/a%20b%3F/%C3%A9//..", .path(["x", "a b?"]),
          prints: "\(site)/p/x/a%20b%3F"),
        .init(
          "aiohttp 3.14.5", "\(printedName)?q=a+b%2Bc%25/:%26%3D%23?%3B'%22%C3%A9",
          .user(name, q: Self.q), prints: site + printedName + Self.printedQ),
        .init("aiohttp 3.14.5", "/p/x/a%20b", .path(["x", "a b"]), prints: "\(site)/p/x/a%20b"),
        .init(
          "Falcon 4.4.0", "/u/a%20b%2Bc%25%2F%3A%26%3D%23%3F%3B%27%22%C3%A9",
          .user(Self.q, q: nil), prints: "\(site)/u/a%20b+c%25%2F:&=%23%3F;'%22%C3%A9"),
        .init(
          "Tornado 6.6.1", "/u/a%20b%2Bc%25%3A%26%3D%23%3F%3B%27%22%C3%A9", .user(name, q: nil),
          prints: site + printedName),
      ], row: Self.format, read: Self.read)
  }

  @Test func `what a route prints without encoding it is read after it's pasted`() {
    let site = "https://h.example"
    check(
      [
        .init(
          "Starlette 1.10.0", #"\#(site)/u/a b+c%:&=;'"é"#, .user(#"a b+c%:&=;'"é"#, q: nil),
          prints: "\(site)/u/a%20b+c%25:&=;'%22%C3%A9"),
        .init(
          "Sanic 25.12.1", "/u/a b+c%:é?q=a+b%2Bc%25%2F%3A%26%3D%23%3F%3B%27%22%C3%A9",
          .user("a b+c%:é", q: Self.q), prints: "\(site)/u/a%20b+c%25:%C3%A9\(Self.printedQ)"),
        .init("Sanic 25.12.1", "/p/x/a b", .path(["x", "a b"]), prints: "\(site)/p/x/a%20b"),
        // For the fragment `top é?#/%20 x`, which reverse() doesn't encode.
        .init(
          "Django 5.2.19", "/root?a=b#top é?#/%20 x", .root(a: "b", fragment: "top é?#/  x"),
          prints: "\(site)/root?a=b#top%20%C3%A9?%23/%20%20x"),
      ], areURLs: false, row: Self.format, read: Self.read)
  }

  @Test func `what a program doesn't read again isn't read as another page`() {
    for (program, link) in [
      // For the name `a/b`.
      ("Werkzeug 3.1.9", "https://h.example/u/a/b"), ("aiohttp 3.14.5", "/u/a/b"),
      ("Tornado 6.6.1", "/u/a%20b%2Bc%25/%3A%26%3D%23%3F%3B%27%22%C3%A9"),
      // For the name `.`. Django reads it itself, but a browser asks for `/u/`.
      ("Django 5.2.19", "/u/./"),
    ] {
      let url = URL(string: link)
      #expect(url.flatMap(Self.read) == nil, "\(program)")
      #expect(url.flatMap(Self.format.match) == nil, "\(program)")
    }
    // For the name `a?b`: these don't encode it, so that the rest is a query.
    for (program, link) in [
      ("Starlette 1.10.0", "https://h.example/u/a?b#c"), ("Sanic 25.12.1", "/u/a?b"),
    ] {
      let url = URL(string: link)
      #expect(url.flatMap(Self.read) == .user("a", q: nil), "\(program)")
      #expect(url.flatMap(Self.format.match) == .user("a", q: nil), "\(program)")
    }
  }

  private struct Target: Equatable {
    let path: [String]
    let query: QueryArguments

    init(_ path: [String], _ query: QueryArguments) { (self.path, self.query) = (path, query) }
  }

  /// Checks how a target is read without and with a table.
  private func checkTarget(_ target: String, _ expected: Target, _ name: Comment) {
    let router = Router<Target>()
    router.add({ Target($0, $1) }, route: rest .? otherArguments)
    let (path, query) = (Counted(path: target), QueryArguments(requestTarget: target))
    #expect(Target(path.elements, query) == expected, name)
    #expect(router.match(requestTarget: target) == expected, name)
    #expect(router.format.match(requestTarget: target) == expected, name)
  }

  @Test func `a client sends the path and the query of a URL`() {
    for (url, target, expected) in [
      (
        "/a%20b/%C3%A9%2F?q=a+b%2Bc%26d#top", "/a%20b/%C3%A9%2F?q=a+b%2Bc%26d",
        Target(["a b", "é/"], ["q": "a+b+c&d"])
      ),
      ("/a//b/../c?x", "/a//b/../c?x", Target(["a", "c"], QueryArguments(percentEncoded: "x"))),
      ("?q=1", "/?q=1", Target([], ["q": "1"])),
      // Foundation encodes the space, and so the escape, too.
      ("/a b/é?q=x y%26", "/a%20b/%C3%A9?q=x%20y%2526", Target(["a b", "é"], ["q": "x y%26"])),
      ("/;p=1:@!$'()*,=", "/;p=1:@!$'()*,=", Target([";p=1:@!$'()*,="], [:])),
    ] { checkTarget(target, expected, "AsyncHTTPClient 1.37.0: \(url)") }
  }

  @Test func `a server can read a target in another way`() {
    for (server, target, expected) in [
      ("Hummingbird 2.28.1: the element is a%2Fb", "/a%2Fb", Target(["a/b"], [:])),
      ("Hummingbird 2.28.1: the elements are u and ..", "/u/..", Target([], [:])),
      ("Hummingbird 2.28.1: the query has the name %71", "/?%71=a+b", Target([], ["q": "a+b"])),
      (
        "Hummingbird 2.28.1: decodeQuery answers 500", "/?q=1&q=2",
        Target([], ["q": "1", "q": "2"])
      ),
      ("Hummingbird 2.28.1: decodeQuery answers 500", "/?q=%zz", Target([], ["q": "%zz"])),
      ("FlyingFox 0.27.1: the path is /a/b", "/a%2Fb", Target(["a/b"], [:])),
      ("FlyingFox 0.27.1: the path is /a%2Fb", "/a%252Fb", Target(["a%2Fb"], [:])),
      ("FlyingFox 0.27.1: the path is /", "//a//b/", Target(["a", "b"], [:])),
      ("FlyingFox 0.27.1: the path is empty", "/u/%FF", Target(["u", "%FF"], [:])),
      ("FlyingFox 0.27.1: the path is *", "*", Target(["*"], [:])),
      ("FlyingFox 0.27.1: the path is /*", "/*", Target(["*"], [:])),
      ("FlyingFox 0.27.1: q is a+b+c&d", "/z?q=a+b%2Bc%26d", Target(["z"], ["q": "a+b+c&d"])),
      (
        "FlyingFox 0.27.1: the path is /admin", "http://e.example/admin?x",
        Target(["admin"], QueryArguments(percentEncoded: "x"))
      ),
    ] { checkTarget(target, expected, Comment(rawValue: server)) }
  }

  /// FlyingFox 0.27.1 answers 500 where the first of two routes `/n/:id` has an `Int`.
  @Test func `where a parameter doesn't convert, the next route is tried`() {
    enum Page: Matchable, Equatable { case number(Int), name(String) }
    let router = Router<Page>()
    router.add(Page.number, route: "n" / int)
    router.add(Page.name, route: "n" / string)
    let number = Capture(Int.self)
    for (target, expected) in [("/n/7", .number(7)), ("/n/x", .name("x"))] as [(String, Page)] {
      let page: Page? =
        switch Counted(path: target) {
        case .N2("n", number): .number(number())
        case .N2("n", let name): .name(name)
        default: nil
        }
      #expect(page == expected && router.match(requestTarget: target) == expected)
    }
  }

  @Test func `a route of Hummingbird matches other paths than a case and a row`() {
    // What Router of Hummingbird 2.28.1 answers, and whether the case and the row match.
    for (route, path, theirs, ours) in [
      ("/{user}/photos", "/me/photos", nil, true),  // Beside `/me/settings`.
      ("/p/{user}/photos", "/p/me/photos", "me", true),  // Beside `/p/me/settings`.
      ("/img/{name}.jpg", "/img/.jpg", "", false),
      ("/files/**/edit", "/files/a/edit/b/edit", nil, true),
      ("/files/**", "/files", nil, true),  // RouterBuilder matches it.
      ("/l/{a}-{b}", "/l/x-y", nil, true), ("/l/{a}-{b}", "/l/x-%7Bb%7D", nil, true),
      ("/v/v{n}.json", "/v/v7.json", nil, true),
    ] as [(String, String, String?, Bool)] {
      let (one, other) = (Capture(String.self), Capture(String.self))
      let isMatch =
        switch (route, Counted(path: path)) {
        case ("/{user}/photos", .N2(_, "photos")), ("/p/{user}/photos", .N3("p", _, "photos")),
          ("/img/{name}.jpg", .N2("img", Suffixed(one, ".jpg"))),
          ("/files/**/edit", Begins("files") && Ends("edit")), ("/files/**", Begins("files")),
          ("/l/{a}-{b}", .N2("l", Split(one, other, by: "-"))),
          ("/v/v{n}.json", .N2("v", Prefixed("v", Suffixed(one, ".json")))):
          true
        default: false
        }
      let router = Router<[String]>()
      let two = { @Sendable (one: String, other: String) in [one, other] }
      switch route {
      case "/{user}/photos": router.add({ [$0] }, route: string / "photos")
      case "/p/{user}/photos": router.add({ [$0] }, route: "p" / string / "photos")
      case "/img/{name}.jpg": router.add({ [$0] }, route: "img" / string(suffix: ".jpg"))
      case "/files/**/edit": router.add([], route: "files" / anything / "edit")
      case "/files/**": router.add({ $0 }, route: "files" / rest)
      case "/l/{a}-{b}": router.add(two, route: "l" / param(.split(.string, .string, by: "-")))
      default: router.add({ [$0] }, route: "v" / string(prefix: "v", suffix: ".json"))
      }
      let remark = Comment(rawValue: "\(route) of Hummingbird: \(path) gives \(theirs as Any)")
      #expect(isMatch == ours, remark)
      #expect((router.match(requestTarget: path) != nil) == ours, remark)
    }
  }
}
