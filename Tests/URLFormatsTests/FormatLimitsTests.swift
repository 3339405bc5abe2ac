import Foundation
import TestSupport
import Testing
import URLFormats

/// Large tables and inputs on a stack of 512 KiB, far larger ones in the long tests.
@Suite struct LimitsTests {
  private static let routes = runsLongTests ? 10_000 : 400
  private static let elements = runsLongTests ? 500_000 : 25_000

  private static func format(_ number: Int) -> URLFormat<Int> {
    only(number) <¢> path("a\(number)")
  }

  @Test func `a table needs no more stack for many formats than for a few`() async {
    await onSmallStack {
      let built =
        scheme("x") </> host("h")
        </> URLFormat<Int> { for number in 0..<Self.routes { Self.format(number) } }
      let joined = (0..<Self.routes).map(Self.format).reduce(.empty, <|>)
      let last = Self.routes - 1
      for number in [0, 1, last / 2, last] {
        let url = url("x://h/a\(number)")
        #expect(built.match(url) == number && joined.match(url) == number)
        #expect(built.url(for: number) == url)
        #expect(built.template(number)?.render() == "x://h/a\(number)")
      }
      let none = url("x://h/a")
      #expect(built.match(none) == nil && joined.match(none) == nil)
      #expect(built.print(-1) == nil && joined.print(-1) == nil)
      #expect(built.explain(none).alternatives.count == Self.routes)
      #expect(built.templates.count == Self.routes)
    }
  }

  @Test func `a path of more elements than are split off is matched or rejected`() async {
    let text = "x://h" + String(repeating: "/a", count: Self.elements)
    await onSmallStack {
      let url = url(text)
      #expect((path("a") </> rest).match(url)?.count == 1_000)
      #expect((path("a") </> anything).match(url) != nil)
      #expect((anything </> path("b")).match(url) == nil)
      #expect((anything </> path("a") </> anything </> path("b")).match(url) == nil)
      #expect(path("a").match(url) == nil)
      #expect(rest.match(url).flatMap { rest.url(for: $0) }?.pathComponents.count == 1_002)
    }
  }
}
