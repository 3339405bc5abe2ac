import Foundation
import RoutePatterns
import Testing

private enum Page: Equatable {
  case top, section(String), docs(String, Int?, String?)
}

@Suite struct FragmentTests {
  private let docs = "docs" / string .?? int("page") &? fragment(string)

  @Test func `a router reads and writes fragments`() throws {
    for router in [
      Router<Page>(scheme: "https", host: "me.com"), Router(scheme: "app"), Router(),
    ] {
      router.add(Page.top, route: "help" .? fragment("top"))
      router.add(Page.section, route: "help" .? fragment(string))
      router.add(Page.docs, route: docs)
      for page in [
        .top, .section("end"), .section("50%/é #"), .section(""), .docs("a", nil, nil),
        .docs("a", 2, "b"), .docs("a", nil, "b"),
      ] as [Page] {
        let url = try #require(router.url(for: page))
        #expect(router.match(url) == page, "\(url)")
      }
      #expect(router.url(for: .section("top")) == nil, "it would come back as .top")
    }
    let router = Router<Page>(scheme: "https", host: "me.com")
    router.add(Page.docs, route: docs)
    let url = try #require(URL(string: "https://me.com/docs/a?page=2#caf%C3%A9"))
    #expect(router.match(url) == .docs("a", 2, "café"))
    #expect(router.url(for: .docs("a", 2, "café")) == url)
  }

  @Test func `components have no fragment`() {
    let help = "help" .? fragment(string)
    #expect(help.parse((["help"], [:])) == nil)
    #expect(help.print("top") == nil)
    #expect(docs.parse((["docs", "a"], ["page": "2"]))!.match == ("a", 2, nil))
    #expect(docs.print(("a", 2, nil))! == (["docs", "a"], ["page": "2"]))
    #expect(docs.print(("a", 2, "b")) == nil)
  }
}

@Test func `arguments in the fragment are read and printed by a router`() throws {
  enum Page: Equatable { case callback(code: String, state: String?), other(String, Bool) }
  let router = Router<Page>(scheme: "https", host: "me.com")
  router.add(
    Page.callback, route: "callback" .? fragment(string("code") & maybe(string("state"))))
  router.add(Page.other, route: "other" .? string("q") & fragment(flag("draft")))
  let code = Page.callback(code: "a&b", state: "s")
  #expect(router.match(URL(string: "https://me.com/callback#state=s&code=a%26b")!) == code)
  #expect(
    router.url(for: code)?.absoluteString == "https://me.com/callback#code=a%26b&state=s")
  #expect(router.match(URL(string: "https://me.com/callback?code=a")!) == nil)
  #expect(
    router.url(for: .callback(code: "a", state: nil))?.absoluteString
      == "https://me.com/callback#code=a")
  #expect(
    router.url(for: .other("q", true))?.absoluteString == "https://me.com/other?q=q#?draft")
  #expect(
    router.format.templates.map(\.description)[0]
      == "https://me.com/callback#code=:string&(state=:string)")
}

#if os(macOS) || os(Linux) || os(Windows)
  @Test func `a fragment of several elements stops the program`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = fragment("x" / string)
    }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(error.contains("fragment(x/:string) has several elements: write fragment(path: …)"))
    await #expect(processExitsWith: .failure) { _ = fragment(any / "x") }
    await #expect(processExitsWith: .failure) { _ = fragment(anything / "x") }
    await #expect(processExitsWith: .failure) { _ = fragment("x" /? "y") }
    await #expect(processExitsWith: .failure) {
      _ = "a" .? fragment(path: "b" / int) & fragment(path: string / "c")
    }
    _ = fragment("x" | lit("y"))
  }
#endif

@Test func `a router has a path in the fragment, a slash at the end, and a link in a link`() throws
{
  enum Page: Equatable {
    case conversation(Int, isActive: Bool)
    case room(String, event: String?), login(next: Shop)
  }
  enum Shop: Equatable { case item(Int) }
  let shop = Router<Shop>(scheme: "https", host: "shop.example")
  shop.add(Shop.item, route: "items" / int)
  let chat = Router<Page>(scheme: "https", host: "chat.example", endsWithSlash: true)
  let conversation = "conversation" / int .? flag("active")
  chat.add(Page.conversation, route: root .? fragment(path: conversation))
  chat.add(Page.login, route: "login" .? param(.link(shop))("next"))
  chat.add(Page.room, route: root .? fragment(path: string /? string))
  for (page, text) in [
    (.conversation(7, isActive: true), "https://chat.example/#/conversation/7?active"),
    (.conversation(7, isActive: false), "https://chat.example/#/conversation/7"),
    (.room("!a:x", event: nil), "https://chat.example/#/!a:x"),
    (.room("a/b", event: "$é"), "https://chat.example/#/a%2Fb/$%C3%A9"),
    (
      .login(next: .item(7)),
      "https://chat.example/login/?next=https%3A%2F%2Fshop.example%2Fitems%2F7"
    ),
  ] as [(Page, String)] {
    #expect(chat.url(for: page)?.absoluteString == text)
    let url = try #require(URL(string: text.replacing("/#", with: "#").replacing("/?", with: "?")))
    #expect(chat.match(url) == page, "\(url)")
  }
  #expect(chat.url(for: .room("conversation", event: "7")) == nil)
}

@Test func `a literal that's converted is a literal where case is ignored, also as a parameter`() {
  enum Kind: Equatable { case none }
  let none = lit("x").map({ Kind.none }, { _ in () })
  let format = path(none).matching(.ignoringCase)
  #expect(format.match(URL(string: "/X")!) == Kind.none && format.match(URL(string: "/y")!) == nil)
  #expect(format.url(for: .none)?.absoluteString == "/x")
  let between = path(none, prefix: "a-", suffix: ".b").matching(.ignoringCase)
  #expect(between.match(URL(string: "/A-X.B")!) == Kind.none)
}

@Test func `the root with arguments in the fragment isn't any path there`() {
  enum Page: Equatable { case page(Int) }
  let router = Router<Page>(scheme: "https", host: "me.com")
  router.add(Page.page, route: "a" .? fragment(path: root .? int("id")))
  #expect(router.match(URL(string: "https://me.com/a#/?id=7")!) == .page(7))
  #expect(router.match(URL(string: "https://me.com/a#/x?id=7")!) == nil)
}
