import Foundation
// Without an import of URLFormats.
import RoutePatterns
import Testing

private enum Page: Matchable, Equatable { case home, film(Int), files([String]) }

@Test func `a pattern is a row of a table of formats, without another import`() throws {
  let table =
    scheme("https") </> host("me.com")
    </> URLFormat<Page> {
      iso(Page.home) <¢> root
      iso(Page.film) <¢> ("films" / int)
      iso(Page.files) <¢> ("files" / rest)
    }
  for (page, text) in [
    (.home, "https://me.com"), (.film(7), "https://me.com/films/7"),
    (.files(["a", "b"]), "https://me.com/files/a/b"),
  ] as [(Page, String)] {
    let url = try #require(URL(string: text))
    #expect(table.url(for: page) == url)
    #expect(table.match(url) == page)
  }
}

@Test func `a fragment with the root has a path without elements, in both styles`() throws {
  let url = try #require(URL(string: "/a#/"))
  let other = try #require(URL(string: "/a#/b"))
  let format: URLFormat<Void> = path("a") </> fragment(root)
  let router = Router<Bool>()
  router.add(true, route: "a" .? fragment(root))
  #expect(format.match(url) != nil && format.match(other) == nil)
  #expect(router.match(url) == true && router.match(other) == nil)
  #expect(format.description == router.description)
}
