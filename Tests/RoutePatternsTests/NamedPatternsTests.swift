import Foundation
import RoutePatterns
import TestSupport
import Testing
import URLFormats
import URLPatterns

private func text<A, S>(_ pattern: RoutePattern<A, S>) -> String { pattern.template }

private enum Link: Equatable {
  case tweet(userId: String, id: Int)
  case list(page: Int?, tag: String?)
  case files([String])
}

private func makeRouter() -> Router<Link> {
  let router = Router<Link>(scheme: "https", host: "me.com")
  router.add(Link.tweet, route: "users" / string.named("userId") / "tweets" / int.named("id"))
  router.add(Link.list, route: "list" /? int.named("page") .?? string("tag"))
  router.add(Link.files, route: "files" / rest.named("path"))
  return router
}

@Suite struct NamedPatternsTests {
  @Test(
    arguments: [
      (
        text("users" / string.named("userId") / "tweets" / int.named("id")),
        "users/:userId/tweets/:id"
      ),
      (text(int.named("page")(1...9)), ":page"), (text(int(1...9).named("page")), ":page"),
      (text(int.named("n")(prefix: "page-", suffix: ".html")), "page-:n.html"),
      (text(int(prefix: "page-", suffix: ".html").named("n")), "page-:n.html"),
      (text(string.named("a")(matching: Regex("a+"))), ":a"),
      (text(string(matching: Regex("a+")).named("a")), ":a"),
      (text(maybe(int.named("n"))), "(:n)"), (text(maybe(int).named("n")), "(:n)"),
      (text("a" /? int.named("n")), "a/(:n)"),
      (text((int | string).named("id")), "(:id|:id)"),
      (text(int.named("n").map({ $0 + 1 }, { $0 - 1 })), ":n"),
      (text(int.map({ $0 + 1 }, { $0 - 1 }).named("n")), ":n"),
      (
        text(param({ Int($0, radix: 16) }, { String($0, radix: 16) }, template: ":hex").named("c")),
        ":c"
      ),
      (text(rest.named("path")), ":path"),
      (text(subdomain(string.named("lang"), of: "me.com") / "a"), "//:lang.me.com/a"),
      (text(subdomain(string, of: "me.com").named("lang") / "a"), "//:lang.me.com/a"),
      (text(string.named("server") / port(int.named("p"))), ":server::p"),
      (text("a" .? fragment(string.named("section"))), "a#:section"),
      (text("a" .?? fragment(string.named("section"))), "a#(:section)"),
      (text(root .? fragment(path: "a" / int.named("id"))), "#/a/:id"),
      (text("a" .? int.named("id")("user")), "a?user=:id"),
    ])
  func `a name replaces the type in a template`(template: String, expected: String) {
    #expect(template == expected)
  }

  @Test func `a name changes nothing about what's matched and printed`() throws {
    let router = makeRouter()
    let link = Link.tweet(userId: "a/b", id: 7)
    let url = try #require(URL(string: "https://me.com/users/a%2Fb/tweets/7"))
    #expect(router.match(url) == link && router.url(for: link) == url)
    #expect(router.match(try #require(URL(string: "https://me.com/users/a/tweets/x"))) == nil)
    try router.format.checkRoundTrips(
      of: [link, .list(page: nil, tag: nil), .list(page: 2, tag: "a"), .files(["a", "b"])])
    #expect(int.named("n")(1...9).match(try #require(URL(string: "/10"))) == nil)
    #expect(int(prefix: "p").named("n").match(try #require(URL(string: "/p7"))) == 7)
    let ignoring = (string(prefix: "P").matching(.ignoringCase)).named("n")
    #expect(ignoring.match(try #require(URL(string: "/px"))) == "x")
    // An argument is converted by the pattern that it's made from.
    let argument = "a" .? int(prefix: "p").named("n")("q")
    #expect(argument.match(try #require(URL(string: "/a?q=p7"))) == 7)
    #expect(argument.url(for: 7)?.absoluteString == "/a?q=p7")
  }

  @Test func `reasons and lists of routes say the name`() throws {
    let router = makeRouter()
    let url = try #require(URL(string: "https://me.com/users/jo/tweets/x"))
    #expect(
      router.format.explain(url).closest
        == #"https://me.com/users/:userId/tweets/:id: found "x" instead of /:id"#)
    #expect(
      router.format.explain(printing: .tweet(userId: "", id: 1)).closest
        == "https://me.com/users/:userId/tweets/:id: /:userId cannot be printed")
    let matching = try #require(URL(string: "https://me.com/users/a/tweets/7"))
    #expect(
      router.format.template(matching: matching)?.withoutAddress.render()
        == "/users/:userId/tweets/:id")
    #expect(router.description.hasPrefix("https://me.com/users/:userId/tweets/:id\n"))
    #expect(
      AppSiteAssociation.AppLinks(appIDs: [], router.format).components[0].comment
        == "https://me.com/users/:userId/tweets/:id")
  }

  @Test func `a router has URI templates`() {
    #expect(
      makeRouter().format.uriTemplates.map(\.text) == [
        "https://me.com/users/{userId}/tweets/{id}", "https://me.com/list/{page}{?tag}",
        "https://me.com/list{?tag}", "https://me.com/files{/path*}",
      ])
  }

  #if os(macOS) || os(Linux) || os(Windows)
    private static let stopping: [@Sendable () -> Void] = [
      { _ = int.named("id") / string.named("id") },
      { _ = int.named("id") / "a" / rest.named("id") },
      { _ = int.named("id") .? int("id") }, { _ = int.named("id") .?? int("id") },
      { _ = subdomain(string.named("id"), of: "me.com") / int.named("id") },
      { _ = "a" / int.named("id") .? fragment(string.named("id")) },
      { _ = user(string.named("id")) / host(string.named("id")) },
      { _ = ("a" / int.named("id") .? string("q")).printing(unencoded: "@") & int("id") },
      { _ = (int / int).named("id") },
      {
        let router = Router<Int>()
        router.add({ $0 }, route: "a" / int.named("id"))
        _ = int.named("id") / router.route
      },
      {
        let router = Router<Int>()
        router.add({ $0 }, route: "a" / int.named("id"))
        _ = router.route / router.route
      },
      { _ = lit("a").named("x") }, { _ = any.named("x") }, { _ = int.named("user-id") },
    ]

    @Test(arguments: stopping.indices)
    func `a name that's there twice, or that can't be one, stops the program`(
      index: Int
    ) async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [index] in
        Self.stopping[index]()
      }
      let reasons = ["two values are named id", "has no value to name", "is not a name"]
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(text.contains(reasons[index < 11 ? 0 : index < 13 ? 1 : 2]))
    }
  #endif
}
