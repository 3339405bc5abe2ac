import Foundation

/// Prints the app's links with Foundation's templates (RFC 6570), whose result nothing reads back.
@available(macOS 26, *)
enum AppLinkTemplates {
  static func url(for link: AppLink) -> URL? {
    switch link {
    case .home: make(home)
    case .line(let line): make(lines, ["id": .text(line.rawValue)])
    case .stop(let stop): make(stops, ["id": .text("\(stop.rawValue)")])
    case .departures(let stop, let lines, let limit, let accessible):
      make(
        accessible ? accessibleDepartures : departures,
        [
          "id": .text("\(stop.rawValue)"), "line": .list(lines.map(\.rawValue)),
          "limit": text(limit),
        ])
    case .alerts(let stop, let severity):
      make(alerts, ["id": .text("\(stop.rawValue)"), "severity": .text(severity.rawValue)])
    case .ticket(let id): make(tickets, ["id": .text(id.uuidString)])
    case .receipt(let number): make(receipts, ["id": text(number)])
    case .buy(let product, let count, let promo):
      make(
        buy,
        ["id": .text(product.rawValue), "count": text(count), "promo": promo.map { .text($0) }])
    case .news(let language, let date, let title):
      make(
        news,
        [
          "language": language.map { .text($0.rawValue) }, "date": .text(AppLink.day.format(date)),
          "title": .text(title),
        ])
    case .help(let language, let topic):
      make(help, ["language": language.map { .text($0.rawValue) }, "topic": .text(topic)])
    case .document(let path): make(documents, ["path": .list(path)])
    case .share(let code, let source):
      make(share, ["code": .text(code), "ref": source.map { .text($0) }])
    case .profile(let name): make(profile, ["name": .text(name)])
    case .search(let text, let page): make(search, ["q": .text(text), "page": self.text(page)])
    case .settings: make(settings)
    case .notifications: make(notifications)
    case .city(let city): make(cities, ["city": .text(city.rawValue)])
    case .signIn(let code, let state):
      make(signIn, ["code": .text(code), "state": .text(state)])
    case .token(let token, let lifetime):
      make(
        lifetime == nil ? self.token : temporaryToken,
        ["token": .text(token), "lifetime": text(lifetime)])
    case .widget(let kind, let slot):
      make(widget, ["kind": .text(kind.rawValue), "slot": text(slot)])
    }
  }

  private static func make(
    _ template: URL.Template, _ variables: [URL.Template.VariableName: URL.Template.Value?] = [:]
  ) -> URL? {
    URL(template: template, variables: variables.compactMapValues { $0 })
  }

  private static func text(_ number: Int?) -> URL.Template.Value? {
    number.map { .text("\($0)") }
  }

  private static let home = URL.Template("https://linea.app")!
  private static let lines = URL.Template("https://linea.app/lines/{id}")!
  private static let stops = URL.Template("https://linea.app/stops/{id}")!
  private static let departures = URL.Template(
    "https://linea.app/stops/{id}/departures{?line*,limit}")!
  private static let accessibleDepartures = URL.Template(
    "https://linea.app/stops/{id}/departures{?line*,limit}&accessible")!
  private static let alerts = URL.Template("https://linea.app/stops/{id}/alerts/{severity}")!
  private static let tickets = URL.Template("https://linea.app/tickets/{id}")!
  private static let receipts = URL.Template("https://linea.app/receipts/{id}.pdf")!
  private static let buy = URL.Template("https://linea.app/buy/{id}{?count,promo}")!
  private static let news = URL.Template("https://linea.app{/language}/news/{date}/{title}")!
  private static let help = URL.Template("https://linea.app{/language}/help/{topic}")!
  private static let documents = URL.Template("https://linea.app/docs{/path*}")!
  private static let share = URL.Template("https://linea.app/s/{code}{?ref}")!
  private static let profile = URL.Template("https://linea.app/@{name}")!
  private static let search = URL.Template("https://linea.app/search{?q,page}")!
  private static let settings = URL.Template("https://linea.app/settings")!
  private static let notifications = URL.Template("https://linea.app/settings/notifications")!
  private static let cities = URL.Template("https://{city}.linea.app")!
  private static let signIn = URL.Template("linea://auth/callback{?code,state}")!
  private static let token = URL.Template("linea://auth/callback#access_token={token}")!
  private static let temporaryToken = URL.Template(
    "linea://auth/callback#access_token={token}&expires_in={lifetime}")!
  private static let widget = URL.Template("linea://widget/{kind}/{slot}")!
}

@available(macOS 26, *)
extension URL.Template.VariableName: @retroactive ExpressibleByStringLiteral {
  /// Creates a variable's name.
  public init(stringLiteral name: String) { self.init(name) }
}
