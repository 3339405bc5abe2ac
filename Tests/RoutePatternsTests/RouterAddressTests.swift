import Foundation
import RoutePatterns
import Testing

private enum Link: Equatable { case home, line(Int), stop(String) }

private enum Language: String, CaseIterable { case en, de }

private func table(_ router: Router<Link>) -> Router<Link> {
  router.add(Link.home, route: root)
  router.add(Link.line, route: "lines" / int)
  router.add(Link.stop, route: "stops" / string)
  return router
}

private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

@Suite struct RouterAddressTests {
  @Test func `one router serves universal links, custom schemes, and relative URLs`() throws {
    let router = table(
      Router(addresses: "https://me.com", "http://localhost:8080", "transit://", "/", base: "v1"))
    for start in ["https://me.com/v1/", "http://localhost:8080/v1/", "transit://v1/", "/v1/"] {
      #expect(router.match(try url(start + "lines/7")) == .line(7), "\(start)")
      #expect(router.match(try url(start)) == .home, "\(start)")
    }
    for start in ["https://evil.com/v1/", "//me.com/v1/", "transit://"] {
      #expect(router.match(try url(start + "lines/7")) == nil, "\(start)")
    }
    #expect(router.url(for: .line(7))?.absoluteString == "https://me.com/v1/lines/7")
    let relative = table(Router(addresses: "/", endsWithSlash: true, matching: .ignoringCase))
    #expect(relative.url(for: .line(7))?.absoluteString == "/lines/7/")
    #expect(relative.match(try url("/LINES/7")) == .line(7))
  }

  @Test func `a subdomain is a pattern that components can't have`() {
    let pattern = subdomain(param(Language.self), of: "wikipedia.org") / "wiki" / string
    #expect(pattern.template == "//:language(en|de).wikipedia.org/wiki/:string")
    #expect(pattern.parse((["de.wikipedia.org", "wiki", "Soup"], [:])) == nil)
    #expect(pattern.print((.de, "Soup")) == nil)
    let router = Router<String>(scheme: "https")
    router.add({ $0 }, route: subdomain("de", of: "wikipedia.org") / "wiki" / string)
    #expect(router.url(for: "Soup")?.absoluteString == "https://de.wikipedia.org/wiki/Soup")
  }
}

#if os(macOS) || os(Linux) || os(Windows)
  @Test func `a scheme or a host that no URL has stops the program, which says where`() async throws
  {
    func expectLine(_ result: ExitTest.Result?, _ text: String) throws {
      let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(error.contains(text) && error.contains("RouterAddressTests.swift:"), "\(error)")
    }
    let scheme = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Router<Link>(scheme: "https://", host: "me.com")
    }
    try expectLine(scheme, #""https://" is not a scheme"#)
    let host = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Router<Link>(scheme: "https", host: "bücher.example")
    }
    try expectLine(host, #"write "xn--bcher-kva.example""#)
    let addresses = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Router<Link>(addresses: "https://me.com", "https://*.me.com")
    }
    try expectLine(addresses, #"because it contains "*""#)
    let domain = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = subdomain(string, of: "me.com/app")
    }
    try expectLine(domain, #"because it contains "/""#)
    let port = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Router<Link>(scheme: "https", port: 80)
    }
    try expectLine(port, "a port needs a host")
  }

  @Test func `an optional subdomain stops the program`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = maybe(subdomain(string, of: "me.com") / "x") / "wiki"
    }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(error.contains("maybe(//:string.me.com/x): a URL can't leave out its host"))
    await #expect(processExitsWith: .failure) { _ = maybe(subdomain("de", of: "me.com")) }
  }
#endif
