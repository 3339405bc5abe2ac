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
    #expect(
      router.format.explain(try #require(URL(string: "https://me.com/docs/a?page=x#b"))).isMatch
        == false)
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
  #expect(("callback" .? fragment(string("code"))).print("a") == nil)
}

#if os(macOS) || os(Linux) || os(Windows)
  @Test func `a fragment of several elements, or of none, stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = fragment("x" / string) }
    await #expect(processExitsWith: .failure) { _ = fragment(any / "x") }
    await #expect(processExitsWith: .failure) { _ = fragment(root) }
    _ = [fragment(anything / "x"), fragment("x" /? "y")]
  }
#endif
