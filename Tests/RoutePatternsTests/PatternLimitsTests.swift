import Foundation
import RoutePatterns
import TestSupport
import Testing
import URLFormats

/// Large patterns, and routers within routers, on a stack of 512 KiB.
@Suite struct LimitsTests {
  private static let parts = 1_000

  private static func url(_ path: some Sequence<String>) -> URL {
    URL(string: "x://h/" + path.joined(separator: "/"))!
  }

  @Test func `fifty routers within one another find, print, list and explain`() async throws {
    indirect enum Link: Equatable, Sendable { case leaf(Int), inner(Link) }
    let (url, link) = (
      Self.url(Array(repeating: "x", count: 50) + ["leaf", "7"]),
      (0..<50).reduce(Link.leaf(7)) { link, _ in .inner(link) }
    )
    await onSmallStack {
      let router = Router<Link>(scheme: "x", host: "h")
      router.add(Link.leaf, route: "leaf" / int)
      var outer = router
      for _ in 0..<50 {
        let inner = outer
        outer = Router(scheme: "x", host: "h")
        outer.add(Link.leaf, route: "leaf" / int)
        outer.add(Link.inner, route: "x" / inner.route)
      }
      #expect(outer.match(url) == link)
      #expect(outer.url(for: link) == url)
      #expect(outer.format.templates.map(\.description).count == 51)
      #expect(outer.format.explain(url).isMatch)
    }
  }

  @Test func `a router has routes of a thousand parts`() async {
    await onSmallStack {
      let words = (0..<Self.parts).map { "a\($0)" }
      let pattern = words.dropFirst().reduce(lit(words[0])) { $0 / lit($1) }
      let router = Router<Routes>(scheme: "x", host: "h")
      router.add(.longest, route: pattern / "b")
      router.add(.long, route: pattern)
      router.add(
        Routes.value, route: words.dropFirst(2).reduce(lit(words[0])) { $0 / lit($1) } / int)
      router.add(.short, route: "b")
      let values = [words[0]] + words.dropFirst(2) + ["7"]
      let routes: [(Routes, [String])] = [
        (.longest, words + ["b"]), (.long, words), (.value(7), values), (.short, ["b"]),
      ]
      for (route, path) in routes {
        #expect(router.match(Self.url(path)) == route)
        #expect(router.url(for: route) == Self.url(path))
      }
      #expect(router.match(Self.url(words.dropLast())) == nil)
      #expect(router.format.templates[1].description == "x://h/" + words.joined(separator: "/"))
      #expect(router.format.explain(Self.url(words.dropLast())).alternatives.count == 4)
    }
  }

  private enum Routes: Equatable { case longest, long, value(Int), short }
}
