import Foundation

/// From `URL` to link and back, for the twenty kinds of links of an app.
let appSuite: [Benchmark] = [
  Benchmark(
    "app", "match", operations: urls.count, isSummary: true,
    appStyles.compactMap { style in
      style.link.map { link in
        Contestant(style.name, allocations: style.allocations.match) {
          for url in urls { consume(link(url)) }
        }
      }
    }),
  Benchmark(
    "app", "print", operations: links.count, isSummary: true,
    appStyles.map { style in
      Contestant(style.name, allocations: style.allocations.print) {
        for link in links { consume(style.url(link)) }
      }
    }),
]

/// A way of reading and printing the app's links.
private struct AppStyle: Sendable {
  let name: String
  /// The number of allocations for a link, on average: for matching and for printing.
  var allocations: (match: Double?, print: Double?) = (nil, nil)
  var link: (@Sendable (URL) -> AppLink?)?
  let url: @Sendable (AppLink) -> URL?
}

private let appStyles: [AppStyle] = {
  var styles = [
    AppStyle(
      name: "Counted switch", allocations: (2.43, 3.85), link: { AppLink(url: $0) }, url: { $0.url }
    ),
    AppStyle(
      name: "RoutePatterns", allocations: (6.76, 35.7), link: AppLink.matchWithRouters,
      url: AppLink.printWithRouters),
    AppStyle(
      name: "Foundation by hand", link: AppLinkByFoundation.link, url: AppLinkByFoundation.url),
  ]
  if #available(macOS 26, *) {
    styles.append(AppStyle(name: "URL.Template", url: AppLinkTemplates.url))
  }
  return styles
}()

private let urls = [
  "https://linea.app", "https://linea.app/lines/U4", "https://www.linea.app/stops/1234",
  "https://linea.app/stops/1234/departures?line=U4&line=13A&limit=5&accessible",
  "https://linea.app/stops/1234/alerts/closure",
  "https://linea.app/tickets/6F9619FF-8B86-D011-B42D-00C04FC964FF",
  "https://linea.app/receipts/42.pdf", "https://linea.app/buy/day-pass?count=2&promo=spring",
  "https://linea.app/de/news/2026-11-25/new-trams", "https://linea.app/help/refunds",
  "https://linea.app/docs/legal/2026/tariff.html", "https://linea.app/s/AbC123?ref=mail",
  "https://linea.app/@john", "https://linea.app/search?q=soup&page=2",
  "https://linea.app/settings", "https://linea.app/settings/notifications",
  "https://graz.linea.app", "linea://auth/callback?code=c&state=s",
  "linea://auth/callback#access_token=t&expires_in=3600", "linea://widget/nearby/2",
  "https://linea.app/no/such/page",
].map { URL(string: $0)! }

private let links = urls.compactMap { AppLink(url: $0) }

/// URLs that a shortcut might get wrong.
private let oddAppURLs = [
  "https://linea.app/", "HTTPS://WWW.LINEA.APP/settings", "http://linea.app/settings",
  "https://linea.app.evil.org/settings", "https://evil.org/settings", "https://vienna.linea.app",
  "https://graz.linea.app/settings", "https://linea.app//lines//U%34/",
  "https://linea.app/lines/a%2Fb",
  "https://linea.app/stops/x", "https://linea.app/stops/1/departures?limit=x",
  "https://linea.app/stops/1/departures?limit", "https://linea.app/stops/1/departures",
  "https://linea.app/stops/1/alerts/none", "https://linea.app/tickets/1",
  "https://linea.app/receipts/42", "https://linea.app/buy/single?count=21",
  "https://linea.app/buy/single?promo=a%26b%20c", "https://linea.app/de/help/refunds",
  "https://linea.app/fr/help/refunds", "https://linea.app/de/settings",
  "https://linea.app/news/yesterday/x", "https://linea.app/docs", "https://linea.app/@",
  "https://linea.app/search", "https://linea.app/search?page=2&q=j%C3%BCrgen",
  "https://linea.app/search?q=a&page=x", "linea://auth/callback", "linea://auth/callback?code=c",
  "linea://widget/nearby/10", "LINEA://widget/favourites/0", "linea:///widget/nearby/2",
].map { URL(string: $0)! }

/// Checks that all contestants give the same answers as the switch.
func checkApp() throws {
  for style in appStyles {
    for url in urls + oddAppURLs {
      guard let link = style.link, link(url) != AppLink(url: url) else { continue }
      throw Disagreement(style: style.name, subject: "\(url)")
    }
    for link in links + oddAppURLs.compactMap({ AppLink(url: $0) })
    where style.url(link) != link.url {
      throw Disagreement(style: style.name, subject: "\(link)")
    }
  }
}
