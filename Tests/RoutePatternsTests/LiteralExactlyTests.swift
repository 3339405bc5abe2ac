import Foundation
import RoutePatterns
import Testing

@Suite struct ExactlyTests {
  private enum Routes: Hashable { case exact(Int), equal(Int) }

  @Test func `a literal can be compared byte for byte`() throws {
    let router = Router<Routes>(scheme: "app", host: "h")
    router.add(Routes.exact, route: lit(exactly: "café") / int)
    router.add(Routes.equal, route: "café" / int)
    #expect(router.match(try #require(URL(string: "app://h/caf%C3%A9/7"))) == .exact(7))
    #expect(router.match(try #require(URL(string: "app://h/cafe%CC%81/7"))) == .equal(7))
    #expect(router.url(for: .exact(7))?.absoluteString == "app://h/caf%C3%A9/7")
    #expect(router.url(for: .equal(7)) == nil, "its URL leads to the first pattern")
    #expect(
      router.format.templates.map(\.description) == ["app://h/café/:int", "app://h/café/:int"])
  }

  @Test func `a host that is read as the first element can be compared byte for byte`() throws {
    let router = Router<Routes>(scheme: "app")
    router.add(Routes.exact, route: lit(exactly: "K") / int)
    #expect(router.match(try #require(URL(string: "app://K/7"))) == .exact(7))
    #expect(router.match(try #require(URL(string: "app://%E2%84%AA/7"))) == nil)
    #expect(router.url(for: .exact(7))?.absoluteString == "app://K/7")
  }
}
