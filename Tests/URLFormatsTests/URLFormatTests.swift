import Foundation
import TestSupport
import Testing
import URLFormats

private enum Tab: String { case home, search }

private enum Page: Matchable, Equatable {
  case home
  case user(id: Int)
  case tweet(user: String, id: Int)
  case search(String, page: Int?, tags: [String], exact: Bool)
  case key(UUID)
  case file([String])
  case tab(Tab)
  case latest
  case terms
  case contact
  case range(Double, Character, Bool)
  case help(String?, topic: String?)
}

private let pages = URLFormat<Page> {
  iso(Page.home) <¢> root
  iso(Page.user) <¢> path("users") </> path(.int)
  iso(Page.tweet) <¢> path("users") </> path(.string) </> path("tweets") </> path(.int)
  iso(Page.search) <¢> path("search") </> query("q", .string) </> query(opt: "page", .int)
    </> query(all: "tag", .string) </> query(flag: "exact")
  iso(Page.key) <¢> path("keys") </> path(.uuid)
  iso(Page.file) <¢> path("files") </> rest
  iso(Page.tab) <¢> path("tabs") </> path(.rawRepresentable(Tab.self)) </> query("v", "2")
  iso(Page.latest) <¢> path("news") </> path("latest") </> anything
  iso(Page.range) <¢> path("range") </> path(.double)
    </> path(.losslessStringConvertible(Character.self)) </> path(.bool)
  iso(Page.contact) <¢> path("pages") </> path(Prefix("contact-us"), printing: "contact-us")
  iso(Page.help) <¢> path("help") </> query(opt: "q", .string) </> fragment(opt: .string)
  iso(Page.terms) <¢> anything </> path("terms")
}

private struct Prefix: PatternMatching, Sendable {
  let prefix: String
  init(_ prefix: String) { self.prefix = prefix }
  static func ~= (pattern: Prefix, element: String) -> Bool { element.hasPrefix(pattern.prefix) }
}

private let uuid = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!

@Test(
  arguments: [
    ("/", .home), ("https://example.org?x=1#top", .home),
    ("/users/7", .user(id: 7)), ("/users//7/", .user(id: 7)),
    ("/users/7/x", nil), ("/users/x", nil), ("/users/99999999999999999999", nil),
    ("/users/a%2Fb/tweets/1", .tweet(user: "a/b", id: 1)),
    ("/users/%FF/tweets/1", .tweet(user: "%FF", id: 1)),
    ("/x/../users/7", .user(id: 7)), ("/users/../tweets/1", nil),
    ("/search?q=a%20b", .search("a b", page: nil, tags: [], exact: false)),
    ("/search?q=a&q=b", .search("a", page: nil, tags: [], exact: false)),
    ("/search?other=1&q=&page=2&exact", .search("", page: 2, tags: [], exact: true)),
    ("/search?q=x&tag=a&tag=b", .search("x", page: nil, tags: ["a", "b"], exact: false)),
    ("/search", nil), ("/search?q", nil), ("/search?q=x&page=two", nil), ("/search?q=x&page", nil),
    ("/search?q=x&tag", .search("x", page: nil, tags: [], exact: false)),
    ("/keys/e621e1f8-c36c-495a-93fc-0c247a3e6e5f", .key(uuid)), ("/keys/x", nil),
    ("/files", .file([])), ("/files/a/b%20c", .file(["a", "b c"])),
    ("/tabs/search?v=2", .tab(.search)), ("/tabs/search?v=3", nil), ("/tabs/search", nil),
    ("/tabs/other?v=2", nil),
    ("/news/latest", .latest), ("/news/latest/2026/11", .latest), ("/news", nil),
    ("/terms", .terms), ("/legal/en/terms", .terms), ("/terms/terms", .terms), ("/terms/x", nil),
    ("/pages/contact-us_gbr", .contact), ("/pages/contact", nil),
    ("/range/1.5/x/true", .range(1.5, "x", true)), ("/range/1.5/xy/true", nil),
    ("/range/1.5/x/yes", nil),
  ] as [(String, Page?)])
private func `a format matches the whole path, and the arguments that it names`(
  text: String, page: Page?
) throws {
  #expect(pages.match(text) == page)
  #expect(pages.match(try #require(URLComponents(string: text))) == page)
}

@Test(
  arguments: [
    (.home, "/", ""), (.user(id: -7), "/users/-7", "/users/:int"),
    (.tweet(user: "a/b", id: 1), "/users/a%2Fb/tweets/1", "/users/:string/tweets/:int"),
    (
      .search("a+b", page: 2, tags: ["x", "y"], exact: true),
      "/search?q=a%2Bb&page=2&tag=x&tag=y&exact",
      "/search?q=:string&(page=:int)&(tag=:string)*&(exact)"
    ),
    (
      .search("", page: nil, tags: [], exact: false), "/search?q=",
      "/search?q=:string&(page=:int)&(tag=:string)*&(exact)"
    ),
    (.key(uuid), "/keys/\(uuid.uuidString)", "/keys/:uuid"),
    (.file(["a", "b c"]), "/files/a/b%20c", "/files/:rest"),
    (.tab(.home), "/tabs/home?v=2", "/tabs/:tab?v=2"),
    (.latest, "/news/latest", "/news/latest/(*)"), (.terms, "/terms", "/(*)/terms"),
    (.contact, "/pages/contact-us", "/pages/contact-us"),
  ] as [(Page, String, String)])
private func `a value prints, and has a template`(page: Page, text: String, template: String) {
  #expect(pages.print(page)?.render() == text)
  #expect(pages.template(page)?.render() == template)
  let path = text == "/" ? "" : text
  #expect((host("me.com") </> pages).text(for: page) == "//me.com" + path)
}

@Test(
  arguments: [
    .tweet(user: "", id: 1), .tweet(user: ".", id: 1), .tweet(user: "..", id: 1), .file(["a", ""]),
  ] as [Page])
private func `a value that no URL can represent isn't printed`(page: Page) {
  #expect(pages.print(page) == nil)
  #expect(pages.template(page) == nil)
  #expect(pages.url(for: page) == nil)
}

@Test func `a path with too many elements isn't printed`() throws {
  let most = Array(repeating: "a b", count: 1_001)
  let url = try #require(rest.url(for: most))
  #expect(rest.match(url) == most)
  #expect(rest.print(most + ["c"]) == nil)
  #expect(rest.url(for: most + ["c"]) == nil)
  let inFragment = path("a") </> fragment(rest)
  #expect(inFragment.url(for: most).flatMap(inFragment.match) == most)
  #expect(inFragment.url(for: most + ["c"]) == nil)
}

@Test func `an argument isn't printed twice`() {
  let twice = query("a", .int) </> query("a", .int)
  #expect(twice.print((1, 2)) == nil)
  #expect(twice.match("?a=1")! == (1, 1))
  // Texts that are equal but not the same can't be one argument.
  let menu = path("a") </> query("q", .string) </> query("q", "caf\u{E9}")
  #expect(menu.print("caf\u{E9}") != nil)
  #expect(menu.print("cafe\u{301}") == nil)
}

@Test func `an omitted argument isn't read from another one with the same name`() {
  let optional = query(opt: "a", .int) </> query("a", .int)
  #expect(optional.print((nil, 7)) == nil)
  #expect(optional.match("?a=7")! == (7, 7))
  #expect((query(opt: "a", "x") </> query("a", "x")).print(nil) == nil)
  #expect((query(flag: "a") </> query("a", .int)).print((false, 7)) == nil)
  #expect((query(all: "a", .int) </> query("a", .int)).print(([], 7)) == nil)
  #expect((query(all: "a", "x") </> query(flag: "a")).print(([], true)) != nil)
}

@Test func `an argument without a name and a value isn't printed`() {
  let format = path("search") </> query(flag: "")
  #expect(format.print(true) == nil)
  #expect(format.print(false)?.render() == "/search")
  #expect(format.match("/search?&") == false)
  // With a value, it can be written.
  let named = path("search") </> query("", .string)
  #expect(named.print("x")?.render() == "/search?=x")
  #expect(named.match("/search?=x") == "x")
}

@Test func `an IPv6 host can be passed with or without brackets`() {
  for name in ["::1", "[::1]"] {
    let format = scheme("http") </> host(name) </> path("a")
    #expect(format.match("http://[::1]:8080/a") != nil)
    #expect(format.match("http://[::2]/a") == nil)
    #expect(format.print(())?.render() == "http://[::1]/a")
  }
}

@Test func `a host that was written is compared as one that was read`() {
  let rows = [("me.com", "ME.com"), ("::1", "[::1]")].map {
    (host($0) </> path("a"), host($1) </> path("a"))
  }
  for (row, other) in rows {
    #expect(row.print(()).flatMap { other.match($0) } != nil)
    #expect(other.print(()).flatMap { row.match($0) } != nil)
  }
}

@Test func `a captured IPv6 host has its brackets`() {
  let format = scheme("http") </> host(.string) </> path("a")
  for name in ["[::1]", "[fe80::1%eth0]", "1:2", "[", "[v1.a]", ""] {
    let url = format.url(for: name)
    #expect(url == nil || url.flatMap(format.match) == name)
  }
  #expect(format.url(for: "[::1]") == URL(string: "http://[::1]/a"))
  for name in ["::1", "fe80::1%eth0"] { #expect(format.print(name) == nil) }
}

@Test func `scheme and host are compared without case`() {
  let format = scheme("https") </> host("me.com") </> path("echo")
  for text in ["https://me.com/echo", "HTTPS://Me.COM/echo", "https://user@me.com:8080/echo"] {
    #expect(format.match(text) != nil)
  }
  for text in ["http://me.com/echo", "https://me.com.evil.org/echo", "/echo", "https:/echo"] {
    #expect(format.match(text) == nil)
  }
  let open = scheme(.string) </> host(.string)
  #expect(open.match("app://example.org")! == ("app", "example.org"))
  #expect(open.print(("app", "example.org"))?.render() == "app://example.org")
  #expect(open.print(("no scheme", "example.org")) == nil)
  #expect(open.templates.map { $0.render() } == [":string://:string"])
  let anyHost = scheme("https") </> host(.string) </> path("a b")
  #expect(anyHost.templates.map { $0.render() } == ["https://:string/a b"])
}

@Test func `a printed URL matches again`() {
  let table = scheme("https") </> host("me.com") </> pages
  var random = SeededGenerator()
  for _ in 0..<400 {
    let number = Int.random(in: -3...3, using: &random)
    let page: Page = [
      .home, .user(id: number), .tweet(user: random.text(), id: number),
      .search(
        random.text(), page: Bool.random(using: &random) ? number : nil,
        tags: (0..<abs(number)).map { _ in random.text() }, exact: Bool.random(using: &random)),
      .file((0..<abs(number)).map { _ in random.text() }), .terms, .contact, .tab(.search),
      .range(Double(number) / 2, "é", true), .latest,
      .help(
        Bool.random(using: &random) ? random.text() : nil,
        topic: Bool.random(using: &random) ? random.text() : nil),
    ].randomElement(using: &random)!
    guard let parts = table.print(page) else { continue }
    #expect(table.match(parts) == page, "seed \(random.seed)")
    guard let url = parts.url else {
      Issue.record("\(parts) is no URL, seed \(random.seed)")
      continue
    }
    #expect(table.match(url) == page, "seed \(random.seed)")
  }
}

@Test func `alternatives that each search are all tried`() {
  let formats = URLFormat<Page> {
    iso(Page.latest) <¢> path(printing: "x") </> anything </> path("a") </> anything </> path("b")
    iso(Page.tab) <¢> path(printing: "x") </> anything </> path(.rawRepresentable(Tab.self))
      </> anything
      </> path("c")
    iso(Page.terms) <¢> anything </> path("a") </> anything </> path("d")
  }
  #expect(formats.match("/x/a/a/b") == .latest)
  #expect(formats.match("/x/a/home/a/c") == .tab(.home))
  #expect(formats.match("/x/a/home/a/d") == .terms)
  let nested = anything </> formats
  #expect(nested.match("/a/a/x/a/home/a/d") == .terms)
}

@Test func `a part that can't be read isn't printed as if it were`() {
  let formats = URLFormat<Page> {
    iso(Page.contact) <¢> path(Prefix("b"), printing: "a")
    iso(Page.home) <¢> path("a") </> query("q", "1") </> query("q", "2")
    iso(Page.file) <¢> path("a") </> rest
  }
  for page in [Page.contact, .home] { #expect(formats.print(page) == nil) }
  #expect(formats.print(.file(["b"]))?.render() == "/a/b")
}

@Test func `an argument with a given value can be missing or repeated`() {
  let dark = path("a") </> query(opt: "theme", "dark")
  #expect(dark.match("/a?theme=dark").map { $0 != nil } == true)
  #expect(dark.match("/a").map { $0 != nil } == false)
  #expect(dark.match("/a?theme=light") == nil)
  #expect(dark.print(.some(()))?.render() == "/a?theme=dark")
  #expect(dark.print(nil)?.render() == "/a")
  let beats = path("a") </> query(all: "beat", "on")
  #expect(beats.match("/a?beat=on&beat=on").map(\.count) == 2)
  #expect(beats.match("/a").map(\.count) == 0)
  #expect(beats.match("/a?beat=on&beat=off") == nil)
  #expect(beats.print([(), ()])?.render() == "/a?beat=on&beat=on")
}

@Test func `parts of a URL are equal if their contents are`() {
  let one = URLParts(url("https://me.com/a%62/c?d=%65"))
  #expect(one == URLParts(url("https://me.com/ab/c?d=e")))
  for other in [
    "http://me.com/ab/c?d=e", "https://you.com/ab/c?d=e", "https://me.com/ab/d?d=e",
    "https://me.com/ab/c?d=f", "https://me.com/ab/c?d", "https://me.com/ab/c", "//me.com/ab/c?d=e",
  ] {
    #expect(one != URLParts(url(other)), "\(other)")
  }
}

@Test func `parts that no URL can have are shown as text`() {
  let long = url("//me.com" + String(repeating: "/a%20b", count: 600))
  let parts = URLParts(long) <> URLParts(url("?x=1#f"))
  #expect(parts.render() == "//me.com" + String(repeating: "/a%20b", count: 600) + "?x=1#f")
  let tooLong = URLParts(long) <> parts
  #expect(tooLong.render() == "//me.com" + String(repeating: "/a b", count: 1_200) + "?x=1#f")
  #expect(tooLong.url == nil)
}

@Test func `the paths and the queries of two URLs are joined`() {
  let both = URLParts(url("/a?b=1")) <> URLParts(url("/c?d=2"))
  #expect(both.path == ["a", "c"])
  #expect(both.query.percentEncodedQuery == "b=1&d=2")
}

@Test func `of two URLs, the first one's address and fragment count`() {
  for (left, right, both) in [
    ("//a:1/x?q=1#f", "//b:2/y?r=2#g", "//a:1/x/y?q=1&r=2#f"),
    ("/x?q=1", "//b:2/y?r=2#g", "//b:2/x/y?q=1&r=2#g"), ("a://h/x", "b:/y", "a://h/x/y"),
    ("/x", "b://h/y", "b://h/x/y"), ("//a/x", "//b:2/y", "//a:2/x/y"),
    ("/", "/y", "/y"), ("/x", "/", "/x"), ("#f", "#g", "/#f"), ("?q=1", "?q=1", "/?q=1&q=1"),
  ] {
    #expect((URLParts(url(left)) <> URLParts(url(right))).render() == both, "\(left), \(right)")
  }
}

@Test func `a URL has one scheme and one host`() {
  let hosts = host(.string) </> host(.string)
  #expect(hosts.print(("a", "b")) == nil)
  #expect(hosts.print(("a", "a"))?.render() == "//a")
  let schemes = scheme(.string) </> scheme(.string)
  #expect(schemes.print(("a", "b")) == nil)
  #expect(schemes.print(("a", "a"))?.render() == "a:")
}

@Test(arguments: [root, anything])
func `a part that reads to the end can precede a wildcard`(format: URLFormat<Void>) {
  let table = path("a") </> format </> anything <|> path("b")
  for (text, isMatch) in [("/a", true), ("/b", true), ("/c", false), ("/b/c", false)] {
    #expect((table.match(text) != nil) == isMatch, "\(text)")
  }
  let values = path("a") </> rest </> anything <|> path("b") </> rest
  #expect(values.match("/a/c") == ["c"])
}

private enum Site: Matchable, Equatable { case mine, other(String) }

@Test(arguments: [("me.com", "ME.com"), ("me.com", "me.com"), ("::1", "[::1]")])
func `what is printed for a captured scheme or host isn't that of an earlier alternative`(
  first: String, name: String
) {
  let hosts = URLFormat<Site> {
    iso(Site.mine) <¢> host(first) </> path("x")
    iso(Site.other) <¢> host(.string) </> path("x")
  }
  #expect(hosts.print(.other(name)) == nil)
  #expect(
    hosts.explain(printing: .other(name)).alternatives.last?.reason?
      .hasSuffix("is matched by //\(first)/x first") == true)
  #expect(hosts.print(.other("me.org"))?.render() == "//me.org/x")
}

@Test func `a captured host equals that of an earlier alternative only byte by byte`() {
  // A browser opens `k.me` for it.
  let hosts = URLFormat<Site> {
    iso(Site.mine) <¢> host("K.me")
    iso(Site.other) <¢> host(.string)
  }
  #expect(hosts.print(.other("\u{212A}.me")) == nil)
  #expect(hosts.match("//%E2%84%AA.me") == .other("\u{212A}.me"))
}

@Test(arguments: ["HTTPS", "https", "Https"])
func `what is printed for a captured scheme isn't that of an earlier alternative`(name: String) {
  let schemes = URLFormat<Site> {
    iso(Site.mine) <¢> scheme("https") </> path("x")
    iso(Site.other) <¢> scheme(.string) </> path("x")
  }
  #expect(schemes.print(.other(name)) == nil)
  #expect(schemes.print(.other("app"))?.render() == "app:x")
  #expect(schemes.print(.other("http")) == nil, "a host is missing")
}

@Test(arguments: [
  (1, 1, "/?q=1"), (2, 2, "/?q=2"), (1, 2, nil), (2, 1, nil),
])
func `an argument with a default can share its name with a required one`(
  required: Int, withDefault: Int, text: String?
) {
  let one = root </> query("q", .int) </> query("q", .int, default: 1)
  let other = root </> query("q", .int, default: 1) </> query("q", .int)
  #expect(one.print((required, withDefault))?.render() == text)
  #expect(other.print((withDefault, required))?.render() == text)
}

@Test(arguments: [
  ("http://localhost:8080/hello", true), ("http://localhost:08080/hello", true),
  ("http://localhost/hello", false), ("http://localhost:8081/hello", false),
  ("http://localhost:/hello", false), ("http://me@LOCALHOST:8080/hello", true),
])
func `a port is matched if the format mentions it`(text: String, isMatch: Bool) {
  let url = url(text)
  let local = scheme("http") </> host("localhost") </> port(8080) </> path("hello")
  #expect((local.match(url) != nil) == isMatch)
  #expect((scheme("http") </> host("localhost") </> path("hello")).match(url) != nil)
  #expect(local.print(())?.render() == "http://localhost:8080/hello")
  #expect(local.description == "http://localhost:8080/hello")
  #expect((port(8080) </> path("hello")).print(()) == nil)
}

@Test func `an explanation names a scheme and a host that are missing`() {
  #expect((scheme("https") </> root).reason("//me.com") == "the scheme is missing")
  #expect((host("me.com") </> root).reason("/") == "the host is missing")
}

@Test func `an explanation names the port`() {
  let local = host("localhost") </> port(8080) </> path("hello")
  #expect(local.reason("//localhost:81/hello") == "the port is \"81\"")
  #expect(local.reason("//localhost/hello") == "the port is missing")
}

@Test func `an element has a prefix, a suffix, or both`() {
  let profile = path(.string, prefix: "@")
  let trail = path("trails") </> path(.string, suffix: ".gpx")
  let page = path(.int, prefix: "page-", suffix: ".html")
  let names = [
    ("/@john", "john"), ("/%40@a%2Fb", "@a/b"), ("/john", nil), ("/@", nil), ("/@.", nil),
    ("/@%2E.", nil),
  ]
  for (text, name) in names { #expect(profile.match(text) == name) }
  for text in ["", ".", ".."] { #expect(profile.url(for: text) == nil) }
  #expect(trail.match("/trails/a.gpx") == "a")
  #expect(trail.match("/trails/gpx") == nil)
  #expect(page.match("/page-7.html") == 7)
  #expect(page.match("/page-x.html") == nil)
  #expect(path("b", prefix: "a", suffix: "a").match("/aba") != nil)
  #expect(path("v1", prefix: "@").match("/@v1") != nil)
  #expect(path("v1", prefix: "@").match("/v1") == nil)
  #expect(path("v1", suffix: ".html").match("/v1.html") != nil)
  #expect(path("v1", suffix: ".html").match("/v1") == nil)
  #expect(path("", prefix: "a", suffix: "a").match("/a") == nil)
  #expect(profile.text(for: "a/b") == "/@a%2Fb")
  #expect(page.print(7)?.render() == "/page-7.html")
  #expect(page.description == "/page-:int.html")
  // Bytes are compared, so that a mark stays with the text that it came from.
  let marks = path(.string, prefix: "e")
  #expect(marks.match("/%C3%A9") == nil)
  #expect(marks.match("/e%CC%81") == "\u{301}")
}

@Test func `an alternative without an element has a question mark, and an empty format no row`() {
  let either = URLFormat(parser: .choice([path("b").parser, query("n", "7").parser]))
  #expect((path("a") </> either).description == "/a/(b|?n=7)")
  #expect((URLFormat(parser: .empty) <|> path("a")).templates.map(\.description) == ["/a"])
}

@Test func `generic code gets the same templates`() {
  func templates<F: FormatType>(of format: F) -> [F.Input.Template] { format.templates }
  let list = path("list") </> path(.int).optional()
  #expect(templates(of: list) == list.templates)
}

@Test func `a format of a server matches a request's target`() {
  let page = path("users") </> path(.string) </> query(opt: "tab", .string)
  for (target, value) in [
    ("/users/a%2Fb?tab=new", ("a/b", "new")), ("//users/x", ("x", nil)), ("/users//x/", ("x", nil)),
    ("http://h:80/users/x?tab=%26", ("x", "&")), ("/users/../users/x", ("x", nil)),
    ("/users", nil), ("/x/users", nil), ("*", nil), ("", nil), ("http:/users/x", nil),
  ] as [(String, (String, String?)?)] {
    let found = page.match(requestTarget: target)
    #expect((found == nil) == (value == nil), "\(target)")
    if let found, let value { #expect(found == value, "\(target)") }
  }
  #expect(page.match("//users/x") == nil, "the host is users")
  // A target has neither a scheme nor a host, whatever its text looks like.
  #expect((host("users") </> path("x")).match(requestTarget: "//users/x") == nil)
  #expect((scheme("http") </> path("x")).match(requestTarget: "http://h/x") == nil)
  #expect((address("/") </> path("users") </> path("x")).match(requestTarget: "//users/x") != nil)
}
