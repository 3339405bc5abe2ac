import Foundation
import Testing
import URLFormats
import URLPatterns

// The examples of the doc comments, file by file.

private enum Routes: Matchable, Equatable {
  case home
  case echo
  case hello(String)
}

private enum Tab: String { case home, search }

private struct Slug: Equatable {
  let text: String
  init?(_ text: String) {
    guard !text.contains(" ") else { return nil }
    self.text = text
  }
}

extension URLParameter where Self == PartialIso<String, Slug> {
  fileprivate static var slug: Self { PartialIso(apply: Slug.init, unapply: \.text) }
}

@Suite struct DocumentationTests {
  private let formats =
    scheme("https") </> host("me.com")
    </> URLFormat<Routes> {
      iso(Routes.echo) <¢> path("echo")
      iso(Routes.hello) <¢> path("hello") </> path(.string)
    }

  private func template<A>(_ format: URLFormat<A>) -> String? {
    format.templates.first?.render()
  }

  @Test func `documentation examples of tables`() {
    #expect(formats.match(URL(string: "https://me.com/hello/world")!) == .hello("world"))
    #expect(formats.match(URL(string: "https://me.com/hello")!) == nil)
    #expect(formats.match(URLComponents(string: "https://me.com/echo")!) == .echo)
    #expect(formats.print(.hello("world"))!.render() == "https://me.com/hello/world")
    #expect(formats.template(.hello("world"))!.render() == "https://me.com/hello/:string")
    #expect(formats.url(for: .hello("world"))?.absoluteString == "https://me.com/hello/world")
    #expect(
      formats.explain(URL(string: "https://me.com/hello")!).description == """
        https://me.com/hello matches none of 2 formats.
          https://me.com/echo: found "hello" instead of /echo
        > https://me.com/hello/:string: /:string is missing
        """)
    #expect(formats.explain(URL(string: "https://me.com/hello/world")!).isMatch)
    let missing = formats.explain(URLComponents(string: "/hello")!)
    #expect(missing.alternatives[1].reason == "the scheme is missing")
    let formats = URLFormat<Routes> {
      iso(Routes.hello) <¢> path(.string)
      iso(Routes.echo) <¢> path("echo")
    }
    #expect(
      formats.unreachable.map(\.description) == ["/echo is never reached: /:string comes first."])
  }

  @Test func `documentation examples of optional parts`() {
    let list: URLFormat<Int?> = path("list") </> path(.int).optional()
    #expect(list.match(URL(string: "/list/7")!) == .some(7))
    #expect(list.match(URL(string: "/list")!) == .some(nil))
    #expect(list.match(URL(string: "/list/x")!) == nil)
    let users: URLFormat<Void> = path("v1").optional() </> path("users")
    #expect(users.match(URL(string: "/users")!) != nil)
    #expect(users.print(())?.render() == "/v1/users")
    // An argument that is there, but cannot be converted, does not match.
    let page = path("search") <?> query(opt: "page", .int)
    #expect(page.match(URL(string: "/search?page=x")!) == nil)
    #expect(page.match(URL(string: "/search")!) == .some(nil))
  }

  @Test func `documentation examples of static members`() {
    let news: URLFormat<Void> = path("news") </> .tail
    #expect(template(news) == "/news/*")
    let terms: URLFormat<Void> = .anything </> path("terms")
    #expect(template(terms) == "/*/terms")
    let files: URLFormat<[String]> = path("files") </> .rest
    #expect(template(files) == "/files/*")
  }

  @Test func `documentation examples of paths`() {
    #expect(template(scheme("https")) == "https:")
    let fixed: URLFormat<Void> = host("me.com") </> path("hello")
    #expect(template(fixed) == "//me.com/hello")
    let open: URLFormat<String> = host(.string) </> path("hello")
    #expect(template(open) == "//:string/hello")
    #expect(template(path("hello") </> path(.string)) == "/hello/:string")
    let contact = path("pages") </> path(Regex("contact-us.*"), printing: "contact-us")
    #expect(contact.match(URL(string: "/pages/contact-us_gbr")!) != nil)
    let settings = path(any: "me") </> path("settings")
    #expect(settings.match(URL(string: "/you/settings")!) != nil)
    #expect(settings.print(())?.render() == "/me/settings")
    #expect((iso(Routes.home) <¢> end).match(URL(string: "https://me.com/")!) == .home)
    let latest = path("news") </> path("latest") </> tail
    #expect(latest.match(URL(string: "/news/latest/2026")!) != nil)
    #expect(latest.print(())?.render() == "/news/latest")
    let files: URLFormat<[String]> = path("files") </> rest
    #expect(files.match(URL(string: "/files/a/b")!) == ["a", "b"])
    let terms = anything </> path("terms")
    #expect(terms.match(URL(string: "/legal/en/terms")!) != nil)
    #expect(terms.print(())?.render() == "/terms")
  }

  @Test func `documentation examples of operators`() {
    let literals: URLFormat<Void> = path("news") </> path("latest")
    #expect(template(literals) == "/news/latest")
    let right: URLFormat<Int> = path("users") </> path(.int)
    #expect(template(right) == "/users/:int")
    let left: URLFormat<String> = path(.string) </> path("profile")
    #expect(template(left) == "/:string/profile")
    let both: URLFormat<(String, Int)> = path(.string) </> path("tweets") </> path(.int)
    #expect(template(both) == "/:string/tweets/:int")
    let fixed: URLFormat<Void> = path("list") <?> query("format", "json")
    #expect(template(fixed) == "/list?format=json")
    let search: URLFormat<String> = path("search") <?> query("q", .string)
    #expect(template(search) == "/search?q=:string")
    let json: URLFormat<Int> = path(.int) <?> query("format", "json")
    #expect(template(json) == "/:int?format=json")
    let paged: URLFormat<(String, Int?)> =
      path("search") <?> query("q", .string) <?> query(opt: "page", .int)
    #expect(template(paged) == "/search?q=:string&(page=:int)")
    let hello: URLFormat<Routes> = iso(Routes.hello) <¢> path("hello") </> path(.string)
    #expect(hello.match(URL(string: "/hello/world")!) == .hello("world"))
  }

  @Test func `documentation examples of queries and parameters`() {
    #expect(template(path("retweet") <?> query("tweetId", .int)) == "/retweet?tweetId=:int")
    let page: URLFormat<Int?> = path("search") <?> query(opt: "page", .int)
    #expect(template(page) == "/search?(page=:int)")
    let tags: URLFormat<[String]> = path("search") <?> query(all: "tag", .string)
    #expect(template(tags) == "/search?(tag=:string)*")
    let exact: URLFormat<Bool> = path("search") <?> query(flag: "exact")
    #expect(template(exact) == "/search?(exact)")
    let sorted: URLFormat<Void> = path("users") </> query("sort", "name")
    #expect(template(sorted) == "/users?sort=name")
    #expect(template(path("map") <?> query("lat", .double)) == "/map?lat=:double")
    #expect(template(path("list") <?> query("all", .bool)) == "/list?all=:bool")
    #expect(template(path("index") </> path(.char)) == "/index/:character")
    let ports = path("ports") </> path(.losslessStringConvertible(UInt16.self))
    #expect(template(ports) == "/ports/:uint16")
    #expect(template(path("tabs") </> path(.rawRepresentable(Tab.self))) == "/tabs/:tab")
    #expect(template(path("keys") </> path(.uuid)) == "/keys/:uuid")
    #expect(PartialIso.uuid.apply("x") == nil)
    #expect(path(.slug).match(URL(string: "/a-b")!) == Slug("a-b"))
  }

  @Test func `documentation examples of parts`() {
    let format = scheme("https") </> host("me.com") </> path("hello") </> path(.string)
    #expect(format.print("world")?.render() == "https://me.com/hello/world")
    #expect(URLParts(URL(string: "https://me.com/a%2Fb/c?x=1")!).path == ["a/b", "c"])
    #expect(URLParts(URLComponents(string: "https://me.com/a?x=1")!).query["x"] == "1")
    let parts = URLParts(URL(string: "//me.com/a?x=1")!) <> URLParts(URL(string: "/b?y=2")!)
    #expect(parts.render() == "//me.com/a/b?x=1&y=2")
    #expect(formats.print(.hello("a/b"))?.render() == "https://me.com/hello/a%2Fb")
    #expect(formats.template(.hello("a/b"))?.render() == "https://me.com/hello/:string")
    #expect(
      formats.print(.hello("world"))?.url?.absoluteString == "https://me.com/hello/world")
    #expect(
      formats.print(.hello("a/b"))?.components?.percentEncodedPath == "/hello/a%2Fb")
  }
}
