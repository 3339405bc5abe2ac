import Foundation
import RoutePatterns
import TestSupport
import Testing
import URLFormats

/// Large tables and patterns on a stack of 512 KiB, far larger ones in the long tests.
@Suite struct LimitsTests {
  private static let routes = runsLongTests ? 10_000 : 400
  private static let parts = 1_000

  private final class Counter: Sendable {
    let count = Lock(0)
  }

  private static func url(_ path: some Sequence<String>) -> URL {
    URL(string: "x://h/" + path.joined(separator: "/"))!
  }

  // MARK: Tables

  @Test func `a router finds each route by its literals, and tries no others`() async {
    let asked = await onSmallStack {
      let counter = Counter()
      let router = Router<Int>(scheme: "x", host: "h")
      for number in 0..<Self.routes {
        let value = int.map(
          { (element: Int) in
            counter.count.withLock { $0 += 1 }
            return element + number
          }, { element in element - number })
        switch number % 4 {
        case 0: router.add({ $0 }, route: lit("a\(number)") / value)
        case 1: router.add({ $0 }, route: "a" / value / lit("b\(number)"))
        case 2: router.add({ $0 }, route: "c" / lit("c\(number)") / "d" / value)
        default: router.add({ $0 }, route: any / lit("e\(number)") / value)
        }
      }
      for number in 0..<Self.routes {
        let path =
          switch number % 4 {
          case 0: ["a\(number)", "7"]
          case 1: ["a", "7", "b\(number)"]
          case 2: ["c", "c\(number)", "d", "7"]
          default: ["x", "y", "e\(number)", "7"]
          }
        // Every pattern that begins with a wildcard can read any path, but only some are checked
        // here.
        guard number % 4 < 3 || number < 40 else { continue }
        #expect(router.match(Self.url(path)) == number + 7)
      }
      #expect(router.match(Self.url(["a\(Self.routes)", "7"])) == nil)
      #expect(router.match(Self.url(["c", "c2", "d", "x"])) == nil)
      return counter.count.withLock { $0 }
    }
    #expect(asked <= Self.routes)
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

  // MARK: Patterns

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
