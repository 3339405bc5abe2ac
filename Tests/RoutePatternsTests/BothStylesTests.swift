import Foundation
import RoutePatterns
import Testing
import URLFormats
import URLPatterns

@Suite struct BothStylesTests {
  @Test func `a file can use both styles, though they share names`() throws {
    let home = root
    #expect(home.template == "")
    let url = try #require(URL(string: "/a/b?x=1#top"))
    func matches<A>(_ pattern: RoutePattern<A, some PatternState.Closed>) -> Bool {
      let router = Router<Bool>()
      router.add({ _ in true }, route: pattern)
      return router.match(url) != nil
    }
    #expect(matches("a" / rest) && (path("a") </> rest).match(url) == ["b"])
    #expect(matches(any / "b") && (any </> path("b")).match(url) != nil)
    #expect(matches(anything / "b") && (anything </> path("b")).match(url) != nil)
    #expect(!matches(root) && (root </> anything).match(url) != nil)
    #expect(matches("a" / "b" .? fragment(string)))
    #expect((anything </> fragment(.string)).match(url) == "top")
    #expect(matches("a" / "b" .? otherArguments))
    #expect((anything </> otherArguments).match(url) == ["x": "1"])
  }

  @Test func `a host is read in the host only, in all styles`() throws {
    enum Link: Matchable, Equatable { case show(String, Int) }
    let router = Router<Link>(scheme: "https")
    router.add(Link.show, route: subdomain(string, of: "podcasts.example") / "show" / int)
    let format =
      scheme("https")
      </> (iso(Link.show)
        <¢> host(subdomain: .string, of: "podcasts.example") </> path("show") </> path(.int))
    func link(_ url: URL) -> Link? {
      let (label, number) = (Capture(String.self), Capture(Int.self))
      guard url.has(scheme: "https", host: Suffixed(label, ".podcasts.example")) else { return nil }
      switch (url.countedHostLabels(), url.countedPathComponents()) {
      case (.N3(_, "podcasts", "example"), .N2("show", number)):
        return .show(label(), number())
      default: return nil
      }
    }
    for (text, expected) in [
      ("https://de.podcasts.example/show/7", .show("de", 7)),
      ("https:/de.podcasts.example/show/7", nil), ("https:de.podcasts.example/show/7", nil),
      ("https:///de.podcasts.example/show/7", nil),
      ("https://evil.com/de.podcasts.example/show/7", nil),
      ("https://.podcasts.example/show/7", nil), ("https://podcasts.example/show/7", nil),
    ] as [(String, Link?)] {
      let url = try #require(URL(string: text))
      #expect(link(url) == expected, "\(text)")
      #expect(format.match(url) == expected, "\(text)")
      #expect(router.match(url) == expected, "\(text)")
    }
    for file in [format, router.format] {
      #expect(AppSiteAssociation.AppLinks(appIDs: [], file).components.map(\.path) == ["/show/?*"])
    }
  }
}
