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

  @Test func `a web router prints only rows with a host, which they can bring themselves`() {
    let router = Router<String?>(scheme: "https")
    router.add(nil, route: root)
    router.add({ .some($0) }, route: subdomain(string, of: "me.com") / "cart")
    #expect(router.url(for: "de")?.absoluteString == "https://de.me.com/cart")
    #expect(router.url(for: nil) == nil, "a browser would find no host")
    #expect(
      router.format.explain(printing: nil).closest
        == "https:: a URL with this scheme needs a host")
    let components = AppSiteAssociation.AppLinks(appIDs: [], router.format).components
    #expect(components.map(\.path) == ["/cart"])
  }

  // RFC 8252 §7.1.
  @Test func `a router has an address with one slash`() throws {
    let router = Router<String>(addresses: "com.example.app:/")
    router.add({ $0 }, route: "oauth2redirect" .? string("code"))
    let text = "com.example.app:/oauth2redirect?code=c"
    #expect(router.url(for: "c")?.absoluteString == text)
    #expect(router.match(try url(text)) == "c")
    for start in ["com.example.app:", "com.example.app://", "com.example.app:///"] {
      #expect(router.match(try url(start + "oauth2redirect?code=c")) == nil)
    }
    #expect(router.description == "com.example.app:/oauth2redirect?code=:string")
    #expect(
      URL(scheme: "com.example.app", path: .N1("oauth2redirect"), query: ["code": "c"])?
        .absoluteString == text)
  }

  @Test func `a router has an address with an empty host`() throws {
    for router in [
      table(Router(addresses: "things:///", base: "v1", endsWithSlash: true)),
      table(Router(scheme: "things", host: "", base: "v1", endsWithSlash: true)),
    ] {
      #expect(router.url(for: .home)?.absoluteString == "things:///v1/")
      #expect(router.url(for: .line(7))?.absoluteString == "things:///v1/lines/7/")
      #expect(router.match(try url("things:///v1/lines/7")) == .line(7))
      for text in ["things://v1/lines/7", "things:/v1/lines/7", "things:///lines/7"] {
        #expect(router.match(try url(text)) == nil)
      }
      #expect(router.format.templates[1].render() == "things:///v1/lines/:int/")
    }
    let outer = Router<Link>(addresses: "things:///")
    outer.add({ $0 }, route: "inner" / table(Router()).route)
    #expect(outer.url(for: .stop("a/b"))?.absoluteString == "things:///inner/stops/a%2Fb")
    #expect(outer.match(try url("things:///inner")) == .home)
    let all = table(Router(addresses: "https://me.com", "things:///"))
    #expect(all.match(try url("things:///lines/7")) == .line(7))
    let links = AppSiteAssociation.AppLinks(appIDs: [], all.format)
    #expect(links.components.map(\.path) == ["/", "/lines/?*", "/stops/?*"])
    let joined = URLFormat {
      table(Router(addresses: "x:///")).format; table(Router(scheme: "x")).format
    }
    #expect(joined.match(try url("x://lines/7")) == .line(7))
    #expect(joined.url(for: .line(7))?.absoluteString == "x:///lines/7")
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
    let path = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Router<Link>(addresses: "https://me.com/app/v2")
    }
    try expectLine(path, #"because it has a path: write base: "app/v2" in a router, or join it"#)
    let domain = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = subdomain(string, of: "me.com/app")
    }
    try expectLine(domain, #"because it contains "/""#)
    let empty = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = subdomain(string, of: "")
    }
    try expectLine(empty, #""" is not a domain: write it like me.com"#)
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
