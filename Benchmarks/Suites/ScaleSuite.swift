import Foundation
import RoutePatterns
import URLFormats
import URLPatterns

/// From `URL` to link in tables of 10 and 250 routes: the first route, the last one, and none.
let scaleSuite: [Benchmark] =
  [10, 250].flatMap { routes in
    let styles = scaleStyles(routes: routes)
    return probes(routes: routes).map { name, url in
      Benchmark(
        "scale", "\(routes) routes, \(name)", isSummary: name == "last",
        styles.map { style in
          Contestant(style.name, isOurs: style.isOurs) { consume(style.link(url)) }
        })
    }
  } + [
    routerBySize,
    nesting("RoutePatterns", ScaleNested.flatRouter().match, ScaleNested.nestedRouter().match),
    nesting("URLFormats", ScaleNested.flatFormat().match, ScaleNested.nestedFormat().match),
  ]

/// A router's index, which should make the size of a table irrelevant.
private let routerBySize = Benchmark(
  "scale", "RoutePatterns by size", operations: 3, isSummary: true,
  [10, 50, 250, 1000].map { routes in
    let router = ScaleTable.router(routes: routes)
    let urls = probes(routes: routes).map(\.url)
    // A router creates its index on first use, which shouldn't be measured.
    consume(router.match(urls[0]))
    return Contestant("\(routes) routes", isOurs: true) {
      for url in urls { consume(router.match(url)) }
    }
  })

/// Nested tables, which should find a route as fast as one table.
private func nesting(
  _ name: String, _ flat: @escaping @Sendable (URL) -> ScaleSite?,
  _ nested: @escaping @Sendable (URL) -> ScaleSite?
) -> Benchmark {
  let urls = stride(from: 0, to: 1000, by: 111).map { ScaleNested.links[$0].url }
  // A table creates its index on first use, which shouldn't be measured.
  for url in urls { consume((flat(url), nested(url))) }
  return Benchmark(
    "scale", "1000 routes, \(name)", operations: urls.count, isSummary: true,
    [
      Contestant("one table", isOurs: true) { for url in urls { consume(flat(url)) } },
      Contestant("nested three deep", isOurs: true) { for url in urls { consume(nested(url)) } },
    ])
}

private func probes(routes: Int) -> [(name: String, url: URL)] {
  let links = ScaleTable.links(routes: routes)
  return [
    ("first", links.first!.url), ("last", links.last!.url),
    ("miss", URL(string: ScaleTable.prefix + "/no/such/page")!),
  ]
}

private typealias ScaleStyle = (name: String, isOurs: Bool, link: @Sendable (URL) -> ScaleLink?)

private func scaleStyles(routes: Int) -> [ScaleStyle] {
  let path: @Sendable (Counted<String>) -> ScaleLink? =
    routes == 10 ? ScaleSwitch.link10 : ScaleSwitch.link250
  let byHand = ScaleByHand(routes: routes)
  let countedSwitch: @Sendable (URL) -> ScaleLink? = { url in
    url.countedPathComponents(scheme: "myscheme", host: "myhost").flatMap(path)
  }
  let format = ScaleTable.format(routes: routes)
  let router = ScaleTable.router(routes: routes)
  return [
    ("Counted switch", true, countedSwitch),
    ("hand-written bytes", false, ScaleFloor(routes: routes, otherwise: countedSwitch).link),
    ("URLFormats", true, { format.match($0) }),
    ("RoutePatterns", true, { router.match($0) }),
    (
      "Foundation by hand", false,
      { url in
        guard url.scheme?.lowercased() == "myscheme", url.host?.lowercased() == "myhost" else {
          return nil
        }
        return byHand.link(for: url.pathComponents.filter { $0 != "/" })
      }
    ),
  ]
}

/// Checks that all contestants find the link of every route, and no link for other URLs.
func checkScale() throws {
  let misses = ["", "/", "/no/such/page", "/accounts/7/none", "/accounts/7/items/8/9", "/a%2Fb"]
    .map { (url: URL(string: ScaleTable.prefix + $0)!, link: ScaleLink?.none) }
  for routes in [10, 250] {
    let links = ScaleTable.links(routes: routes).map { (url: $0.url, link: Optional($0.link)) }
    for style in scaleStyles(routes: routes) {
      for (url, link) in links + misses where style.link(url) != link {
        throw Disagreement(style: style.name, subject: "\(url), of \(routes) routes")
      }
    }
  }
  let router = ScaleTable.router(routes: 1000)
  for (url, link) in ScaleTable.links(routes: 1000) where router.match(url) != link {
    throw Disagreement(style: "RoutePatterns", subject: "\(url), of 1000 routes")
  }
  let nested = [
    ScaleNested.flatRouter().match, ScaleNested.nestedRouter().match,
    ScaleNested.flatFormat().match, ScaleNested.nestedFormat().match,
  ]
  for (url, link) in ScaleNested.links where nested.contains(where: { $0(url) != link }) {
    throw Disagreement(style: "A table of tables, or as one", subject: "\(url)")
  }
}
