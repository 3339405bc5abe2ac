import Foundation
import RoutePatterns
import TestSupport
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
    #expect(
      router.format.templates.map(\.description)[1]
        == "https://me.com/v1/lines/:int")
    #expect(
      AppSiteAssociation.AppLinks(appIDs: [], router.format).components.map(\.path)[1]
        == "/v1/lines/?*")
    let relative = table(Router(addresses: "/", "https://me.com"))
    #expect(relative.url(for: .home)?.absoluteString == "/")
    #expect(relative.url(for: .line(7))?.absoluteString == "/lines/7")
  }

  @Test func `a router whose first address has no host prints the first element as the host`()
    throws
  {
    let router = Router<Link>(addresses: "app://", "https://me.com")
    router.add(Link.home, route: root)
    router.add(Link.stop, route: string)
    #expect(router.url(for: .home)?.absoluteString == "app://")
    #expect(router.url(for: .stop("a"))?.absoluteString == "app://a")
    #expect(router.url(for: .stop("::1")) == nil)
    #expect(
      router.format.explain(printing: .stop("::1")).alternatives[1].reason
        == "/:string cannot be printed")
    var random = SeededGenerator()
    for _ in 0..<500 {
      let link = Link.stop(random.text())
      guard let printed = router.url(for: link) else { continue }
      #expect(router.match(printed) == link, "seed \(random.seed)")
      let web = try url("https://me.com/" + printed.absoluteString.dropFirst(6))
      #expect(router.match(web) == link, "seed \(random.seed)")
    }
  }

  @Test func `a subdomain is read in the host, and nowhere else`() throws {
    enum Page: Equatable { case article(Language, String), help }
    let pattern = subdomain(param(Language.self), of: "wikipedia.org") / "wiki" / string
    #expect(pattern.template == "//:language(en|de).wikipedia.org/wiki/:string")
    #expect(pattern.parse((["de.wikipedia.org", "wiki", "Soup"], [:])) == nil)
    #expect(pattern.print((.de, "Soup")) == nil)
    let router = Router<Page>(scheme: "https")
    router.add(Page.article, route: pattern)
    router.add(Page.help, route: "help")
    for (text, page) in [
      ("https://DE.wikipedia.org/wiki/Soup", .article(.de, "Soup")),
      ("https://wikipedia.org/wiki/Soup", nil), ("https://me.com/help", .help),
      ("https://help", nil),
    ] as [(String, Page?)] {
      #expect(router.match(try url(text)) == page, "\(text)")
    }
    #expect(
      router.url(for: .article(.en, "Soup"))?.absoluteString == "https://en.wikipedia.org/wiki/Soup"
    )
    #expect(router.description.hasPrefix("https://:language(en|de).wikipedia.org/wiki/:string\n"))
    let file = AppSiteAssociation(appIDs: [], router.format)
    #expect(file.appLinks[0].components.map(\.path) == ["/wiki/?*", "/help"])
    let explanation = router.format.explain(try url("https://me.com/wiki/Soup"))
    #expect(explanation.alternatives[0].reason == #"the host is "me.com""#)
  }
}

#if os(macOS) || os(Linux) || os(Windows)
  @Test func `a scheme that isn't one stops the program`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Router<Link>(scheme: "https://", host: "me.com")
    }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(error.contains("\"https://\" is not a scheme") && error.contains("RouterAddressTests"))
    await #expect(processExitsWith: .failure) { _ = Router<Link>(scheme: "") }
    await #expect(processExitsWith: .failure) { _ = Router<Link>(scheme: "a_b") }
  }
#endif

#if os(macOS) || os(Linux) || os(Windows)
  @Test func `a host that no URL has stops the program, which says what to write`() async throws {
    func message(_ result: ExitTest.Result?) throws -> String {
      String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    }
    let named = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Router<Link>(scheme: "https", host: "bücher.example")
    }
    #expect(try message(named).contains(#"write "xn--bcher-kva.example""#))
    #expect(try message(named).contains("RouterAddressTests.swift:"))
    let addresses = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Router<Link>(addresses: "https://me.com", "https://*.me.com")
    }
    #expect(try message(addresses).contains(#"because it contains "*""#))
    #expect(try message(addresses).contains("RouterAddressTests.swift:"))
    let domain = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = subdomain(string, of: "me.com/app")
    }
    #expect(try message(domain).contains(#"because it contains "/""#))
    #expect(try message(domain).contains("RouterAddressTests.swift:"))
    await #expect(processExitsWith: .failure) { _ = Router<Link>(host: "*.me.com") }
    await #expect(processExitsWith: .failure) { _ = Router<Link>(host: "me.com/app") }
    await #expect(processExitsWith: .failure) { _ = subdomain("*", of: "me.com") }
  }
#endif

#if os(macOS) || os(Linux) || os(Windows)
  @Test func `an optional subdomain stops the program`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = maybe(subdomain(string, of: "me.com")) / "wiki"
    }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(error.contains("maybe(//:string.me.com): a URL can't leave out its host"))
    await #expect(processExitsWith: .failure) { _ = maybe(subdomain("de", of: "me.com") / "wiki") }
  }
#endif
