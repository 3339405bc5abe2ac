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
    let router = Router<Page>(scheme: "https", host: "me.com").add(Page.docs, route: docs)
    let url = try #require(URL(string: "https://me.com/docs/a?page=2#caf%C3%A9"))
    #expect(router.match(url) == .docs("a", 2, "café"))
    #expect(router.url(for: .docs("a", 2, "café")) == url)
    #expect(
      router.explain(try #require(URL(string: "https://me.com/docs/a?page=x#b"))).isMatch == false)
  }

  @Test func `components have no fragment`() {
    let help = "help" .? fragment(string)
    #expect(help.parse((["help"], [:])) == nil)
    #expect(help.print("top") == nil)
    #expect(docs.parse((["docs", "a"], ["page": "2"]))!.match == ("a", 2, nil))
    #expect(docs.print(("a", 2, nil))! == (["docs", "a"], ["page": "2"]))
    #expect(docs.print(("a", 2, "b")) == nil)
  }

  @Test func `templates with fragments are read back`() throws {
    func expectCopy<A, each B>(
      _ pattern: QueryPattern<A>, _ template: String, _ types: repeat (each B).Type
    ) throws {
      let copy: QueryPattern<(repeat each B)> = try RoutePatterns.template(template)
      #expect(pattern.template == template && copy.template == template)
    }
    try expectCopy(
      "docs" / string .? fragment(string), "docs/:string#:string", String.self, String.self)
    try expectCopy("docs" .?? fragment(int), "docs(#:int)", Int?.self)
    try expectCopy(docs, "docs/:string?(page=:int)(#:string)", String.self, Int?.self, String?.self)
    try expectCopy("a" / int .?? fragment(int), "a/:int(#:int)", Int.self, Int?.self)
    let range = "a" .? int("x") &? fragment(int(1...9))
    try expectCopy(range, "a?x=:int(#:int(1...9))", Int.self, Int?.self)
    try expectCopy("a" .? fragment("b#/c"), "a#b\\#\\/c")
    let either = "a" .? (fragment(int) | fragment(string))
    try expectCopy(either, "a(#:int|#:string)", Either<Int, String>.self)
    try expectCopy(root .?? maybe(fragment(string)), "((#:string))", String??.self)
    try expectCopy(root .? fragment(string), "#:string", String.self)
    try expectCopy(any .? fragment(string), "*#:string", String.self)
    #expect(lit("a#b").template == "a\\#b")
    let literal: PathPattern<Void> = try template("a\\#b")
    #expect(literal.print(())?.path == ["a#b"])
  }
}
