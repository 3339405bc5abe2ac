import TestSupport
import Testing
import URLFormats

private enum Language: String, CaseIterable { case en, de }

private struct Tweet: Equatable { let user: String, id: Int }

private let tweet =
  memberwise(Tweet.init) <¢> path("users") </> path(.string).named("userId")
  </> path("tweets") </> path(.int).named("tweetId")

/// Returns a format without the values that it captures.
private func text<A>(_ format: URLFormat<A>) -> String { format.description }

@Suite struct NamedTests {
  @Test(
    arguments: [
      (text(tweet), "/users/:userId/tweets/:tweetId"),
      (text(path(.int).named("id")), "/:id"), (text(path(.int(1...9)).named("n")), "/:n"),
      (text(path(.rawRepresentable(Language.self)).named("lang")), "/:lang"),
      (text(path(.string, prefix: "@").named("name")), "/@:name"),
      (text(path(.string, prefix: "(", suffix: "?").named("x")), #"/\(:x\?"#),
      (text(path(.string(matching: OneOf("a", "b")), prefix: "x-").named("x")), "/x-:x"),
      (text(path(.string(matching: Regex("a+"))).named("x")), "/:x"),
      (text((path("a") </> path(.int) </> path("b")).named("id")), "/a/:id/b"),
      (text(path(.int).named("a").named("b")), "/:b"),
      (text(path(.int).named("a").matching(.ignoringCase)), "/:a"),
      (text(path(.int).named("a").optional()), "/(:a)"),
      (text(path(opt: .int).named("a")), "/(:a)"), (text((even <¢> path(.int)).named("a")), "/:a"),
      (text(path(.string).named("a_1")), "/:a_1"),
      (text(rest.named("path")), "/:path"),
      (text(host(.string).named("server") </> port(.int).named("p")), "//:server::p"),
      (text(host(.string) </> port(opt: .int).named("p")), "//:string(::p)"),
      (text(user(.string).named("u") </> host("h")), "//:u@h"),
      (text(host(subdomain: .string, of: "me.com").named("lang")), "//:lang.me.com"),
      (text(scheme(.string).named("s")), ":s:"),
      (text(address("app://") </> path(.string).named("a") </> port(.int)), "app://:a::int"),
      (text(fragment(.string).named("f")), "#:f"),
      (text(fragment(opt: .string).named("f")), "#(:f)"),
      (text(fragment(path(.int).named("id"))), "#/:id"),
      (text(fragment(path("a") </> rest.named("r"))), "#/a/:r"),
      (text(path(.int).named("id") </> query("q", .int)), "/:id?q=:int"),
    ])
  func `a name replaces the type in a template`(template: String, expected: String) {
    #expect(template == expected)
  }

  @Test func `a name changes nothing about what's matched and printed`() throws {
    #expect(tweet.match("/users/jo/tweets/7") == Tweet(user: "jo", id: 7))
    #expect(tweet.match("/users/jo/tweets/x") == nil && tweet.match("/users/jo/7") == nil)
    #expect(tweet.text(for: Tweet(user: "a/b", id: 7)) == "/users/a%2Fb/tweets/7")
    try tweet.checkRoundTrips(of: [Tweet(user: "a", id: 1)])
    let options: MatchingOptions = .ignoringCase
    #expect((path("a") </> path(.int).matching(options).named("n")).match("/a/7") == 7)
    #expect(path("x", prefix: "p").matching(options).match("/PX") != nil)
    let server = scheme("x") </> host(.string).named("h") </> port(.int).named("p")
    #expect(server.match("x://a:80")! == ("a", 80) && server.text(for: ("a", 80)) == "x://a:80")
    let docs = path("docs") </> fragment(opt: .string).named("f")
    #expect(docs.match("/docs#a") == "a" && docs.match("/docs") == .some(nil))
    #expect(docs.text(for: "a") == "/docs#a" && docs.text(for: nil) == "/docs")
    let files = path("files") </> rest.named("path")
    #expect(files.match("/files/a/b") == ["a", "b"] && files.text(for: []) == "/files")
  }

  @Test func `reasons say the name`() {
    #expect(
      tweet.explain("/users/jo/tweets/x").closest
        == #"/users/:userId/tweets/:tweetId: found "x" instead of /:tweetId"#)
    #expect(
      tweet.explain(printing: Tweet(user: "", id: 1)).closest
        == "/users/:userId/tweets/:tweetId: /:userId cannot be printed")
  }

  @Test func `what lists rows says the name`() throws {
    let table = address("https://me.com") </> tweet
    #expect(
      table.template(matching: url("https://me.com/users/a/tweets/7"))?.withoutAddress.render()
        == "/users/:userId/tweets/:tweetId")
    #expect(table.template(Tweet(user: "a", id: 7)) == table.templates[0])
    #expect(
      AppSiteAssociation.AppLinks(appIDs: [], table).components[0].comment
        == "https://me.com/users/:userId/tweets/:tweetId")
  }

  @Test func `values of different ways, and arguments, can have the same name`() {
    let either = URLFormat(
      parser: path(.int).named("id").parser
        <|> (even <¢> path(.int, prefix: "x").named("id")).parser)
    #expect((path("a") </> either).description == "/a/(:id|x:id)")
    let arguments = path(.int).named("id") </> query("q", .int) </> query("q", .int)
    #expect(arguments.description == "/:id?q=:int&q=:int")
    let fixed = path(.int).named("id") </> query("id", "x")
    #expect(fixed.description == "/:id?id=x")
  }

  #if os(macOS) || os(Linux) || os(Windows)
    private static func twice<A>(_ format: URLFormat<A>) { _ = format </> format }

    private static let repeated: [@Sendable () -> Void] = [
      { _ = path(.int).named("id") </> path(.string).named("id") },
      { _ = host(.string).named("id") </> path("a") </> path(.string).named("id") },
      { _ = path(.int).named("id") </> fragment(.string).named("id") },
      { _ = path(.int).named("id") </> rest.named("id") },
      { _ = path(.int).named("id") </> path(.int).named("id").optional() },
      { _ = path(.int).named("id") </> query("id", .int) },
      { _ = path(.int).named("id") </> query(opt: "id", .int) },
      { _ = path(.int).named("id") </> query(flag: "id") },
      { _ = query("id", .int) </> path(.int).named("id") },
      { _ = (path(.int) </> path(.string)).named("id") },
      { _ = query("id", .int) </> fragment(path(.int).named("id")) },
      { twice(path(.int).named("id").matching(.ignoringCase)) },
      { twice(even <¢> path(.int).named("id")) },
      { twice(path(.int).named("id").optional()) },
      { twice(URLFormat { path(.int).named("id") }) },
      {
        _ =
          path(.int).named("id")
          </> URLFormat<Int> {
            path("a") </> path(.int)
            path("b") </> path(.int).named("id")
          }
      },
    ]

    @Test(arguments: repeated.indices)
    func `two values with the same name stop the program`(index: Int) async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [index] in
        Self.repeated[index]()
      }
      #expect(try message(result).contains("two values are named id"))
    }

    @Test(arguments: [
      "", "user-id", "a b", "é", "a.b", "7", "_", "_a", "{a}", ":a", "a/b", "a%20", "a*",
    ])
    func `what can't be the name of a variable stops the program`(name: String) async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [name] in
        _ = path(.int).named(name)
      }
      #expect(try message(result).contains(#""\#(name)" is not a name"#))
      #expect(try message(result).contains("NamedTests.swift:"))
    }

    private static let nameless: [@Sendable () -> Void] = [
      { _ = path("a").named("x") }, { _ = query("q", .int).named("x") },
      { _ = query(flag: "q").named("x") }, { _ = otherArguments.named("x") },
      { _ = any.named("x") }, { _ = root.named("x") }, { _ = port(80).named("x") },
      { _ = path(.split(.int, .int, by: ",")).named("x") },
      { _ = path(Regex("a+"), printing: "a").named("x") },
    ]

    @Test(arguments: nameless.indices)
    func `a name without a value stops the program`(index: Int) async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [index] in
        Self.nameless[index]()
      }
      #expect(try message(result).contains("has no value to name"))
      #expect(try message(result).contains("NamedTests.swift:"))
    }
  #endif
}
