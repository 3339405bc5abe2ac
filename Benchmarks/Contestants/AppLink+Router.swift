import Foundation
import RoutePatterns

extension AppLink: Matchable {}

/// The app's links as tables, one for each kind of address.
extension AppLink {
  static func matchWithRouters(_ url: URL) -> AppLink? {
    web.match(url) ?? device.match(url) ?? cities.match(url)
  }

  static func printWithRouters(_ link: AppLink) -> URL? {
    switch link {
    case .city: cities.url(for: link)
    case .signIn, .token, .widget: device.url(for: link)
    default: web.url(for: link)
    }
  }

  private static let web = {
    let router = Router<AppLink>(addresses: "https://linea.app", "https://www.linea.app")
    let stop = int.map({ StopID(rawValue: $0) }, { $0.rawValue })
    let date = param({ try? day.parse($0) }, { day.format($0) })
    let line = param(LineID.self)
    let language = maybe(param(Language.self))
    router.add(AppLink.home, route: root)
    router.add(AppLink.line, route: "lines" / line)
    router.add(AppLink.stop, route: "stops" / stop)
    let departures = "stops" / stop / "departures"
    router.add(
      AppLink.departures,
      route: departures .? line(all: "line") &? int("limit") & flag("accessible"))
    router.add(AppLink.alerts, route: "stops" / stop / "alerts" / param(Severity.self))
    router.add(AppLink.ticket, route: "tickets" / uuid)
    router.add(AppLink.receipt, route: "receipts" / int(suffix: ".pdf"))
    let buy = "buy" / param(Product.self)
    router.add(AppLink.buy, route: buy .?? int(1...20)("count") &? string("promo"))
    router.add(AppLink.news, route: language / "news" / date / string)
    router.add(AppLink.help, route: language / "help" / string)
    router.add(AppLink.document, route: "docs" / rest)
    router.add(AppLink.share, route: "s" / string .?? string("ref"))
    router.add(AppLink.profile, route: string(prefix: "@"))
    router.add(AppLink.search, route: "search" .? string("q") &? int("page"))
    router.add(AppLink.settings, route: "settings")
    router.add(AppLink.notifications, route: "settings" / "notifications")
    return router
  }()

  private static let device = {
    let router = Router<AppLink>(addresses: "linea://")
    router.add(AppLink.signIn, route: "auth" / "callback" .? string("code") & string("state"))
    let token = string("access_token") &? int("expires_in")
    router.add(AppLink.token, route: "auth" / "callback" .? fragment(token))
    router.add(AppLink.widget, route: "widget" / param(Widget.self) / int(0...9))
    return router
  }()

  private static let cities = {
    let router = Router<AppLink>(scheme: "https")
    router.add(AppLink.city, route: subdomain(param(City.self), of: "linea.app"))
    return router
  }()
}
