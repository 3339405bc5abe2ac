import Foundation
import RoutePatterns
import Testing
import URLFormats

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
}
