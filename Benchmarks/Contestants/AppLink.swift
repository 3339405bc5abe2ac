import Foundation
import URLPatterns

/// The links of an app for public transport, as an app has them after some years.
enum AppLink: Hashable {
  case home  // https://linea.app
  case line(LineID)  // /lines/U4
  case stop(StopID)  // /stops/1234
  case departures(StopID, lines: [LineID], limit: Int?, accessible: Bool)  // /stops/1234/departures
  case alerts(StopID, Severity)  // /stops/1234/alerts/closure
  case ticket(UUID)  // /tickets/6F9619FF-8B86-D011-B42D-00C04FC964FF
  case receipt(Int)  // /receipts/42.pdf
  case buy(Product, count: Int?, promo: String?)  // /buy/day-pass?count=2&promo=x
  case news(Language?, Date, title: String)  // /news/2026-11-25/new-trams, /de/news/…
  case help(Language?, topic: String)  // /help/refunds, /de/help/…
  case document([String])  // /docs/legal/2026/tariff.html
  case share(code: String, source: String?)  // /s/AbC123?ref=mail
  case profile(String)  // /@john
  case search(String, page: Int?)  // /search?q=soup&page=2
  case settings  // /settings
  case notifications  // /settings/notifications
  case city(City)  // https://graz.linea.app
  case signIn(code: String, state: String)  // linea://auth/callback?code=…&state=…
  case token(String, lifetime: Int?)  // linea://auth/callback#access_token=…
  case widget(Widget, slot: Int)  // linea://widget/nearby/2

  struct LineID: RawRepresentable, Hashable { let rawValue: String }
  struct StopID: RawRepresentable, Hashable { let rawValue: Int }
  enum Severity: String { case info, closure }
  enum Product: String { case single, dayPass = "day-pass" }
  enum Language: String { case de, tr }
  enum City: String { case graz, linz }
  enum Widget: String { case favourites, nearby }

  static let day = Date.ISO8601FormatStyle().year().month().day()
}

extension AppLink: URLRepresentable {
  init?(url: URL) {
    if url.has(scheme: "linea") {
      self.init(device: url)
    } else if let path = url.countedPathComponents(
      scheme: "https", host: OneOf("linea.app", "www.linea.app"))
    {
      self.init(path, url.queryArguments())
    } else {
      let city = Capture(City.self)
      guard url.has(scheme: "https", host: Suffixed(city, ".linea.app")),
        case .N0 = url.countedPathComponents()
      else { return nil }
      self = .city(city())
    }
  }

  private init?(device url: URL) {
    lazy var code = Capture(String.self)
    lazy var state = Capture(String.self)
    lazy var lifetime = Capture(Int.self).optional()
    lazy var widget = Capture(Widget.self)
    lazy var slot = Capture(0...9)
    let path = url.countedHostAndPathComponents()
    switch (path, url.queryArguments(), url.fragmentArguments()) {
    case (.N2("auth", "callback"), Has("code", code) && Has("state", state), _):
      self = .signIn(code: code(), state: state())
    case (.N2("auth", "callback"), _, Has("access_token", code) && MayHave("expires_in", lifetime)):
      self = .token(code(), lifetime: lifetime())
    case (.N3("widget", widget, slot), _, _): self = .widget(widget(), slot: slot())
    default: return nil
    }
  }

  private init?(_ whole: Counted<String>, _ query: QueryArguments) {
    let language = Capture(Language.self)
    let path = if case Begins(language) = whole { whole.dropFirst() } else { whole }
    lazy var line = Capture(LineID.self)
    lazy var stop = Capture(StopID.self)
    lazy var limit = Capture(Int.self).optional()
    lazy var severity = Capture(Severity.self)
    lazy var id = Capture(UUID.self)
    lazy var number = Capture(Int.self)
    lazy var product = Capture(Product.self)
    lazy var count = Capture(1...20).optional()
    lazy var day = Capture { try? AppLink.day.parse($0) }
    lazy var text = Capture(String.self)
    lazy var optionalText = text.optional()
    switch (path, query) {
    case (.N2("help", let topic), _): self = .help(language.value, topic: topic)
    case (.N3("news", day, let title), _): self = .news(language.value, day(), title: title)
    // The others aren't translated.
    case _ where language.value != nil: return nil
    case (.N0, _): self = .home
    case (.N2("lines", line), _): self = .line(line())
    case (.N2("stops", stop), _): self = .stop(stop())
    case (.N3("stops", stop, "departures"), MayHave("limit", limit)):
      let lines = query.values(named: "line").compactMap { $0.map(LineID.init(rawValue:)) }
      self = .departures(
        stop(), lines: lines, limit: limit(), accessible: query.contains(named: "accessible"))
    case (.N4("stops", stop, "alerts", severity), _): self = .alerts(stop(), severity())
    case (.N2("tickets", id), _): self = .ticket(id())
    case (.N2("receipts", Suffixed(number, ".pdf")), _): self = .receipt(number())
    case (.N2("buy", product), MayHave("count", count) && MayHave("promo", optionalText)):
      self = .buy(product(), count: count(), promo: optionalText())
    case (Begins("docs"), _): self = .document(path.dropFirst().elements)
    case (.N2("s", let code), MayHave("ref", optionalText)):
      self = .share(code: code, source: optionalText())
    case (.N1(Prefixed("@", text)), _): self = .profile(text())
    case (.N1("search"), Has("q", text) && MayHave("page", limit)):
      self = .search(text(), page: limit())
    case (.N1("settings"), _): self = .settings
    case (.N2("settings", "notifications"), _): self = .notifications
    default: return nil
    }
  }

  var url: URL? {
    switch self {
    case .home: return site(.N0)
    case .line(let line): return site(.N2("lines", line.rawValue))
    case .stop(let stop): return site(.N2("stops", "\(stop.rawValue)"))
    case .departures(let stop, let lines, let limit, let accessible):
      var query = QueryArguments()
      query.setValues(lines.map(\.rawValue), named: "line")
      query["limit"] = limit.map { "\($0)" }
      if accessible { query.append(name: "accessible") }
      return site(.N3("stops", "\(stop.rawValue)", "departures"), query)
    case .alerts(let stop, let severity):
      return site(.N4("stops", "\(stop.rawValue)", "alerts", severity.rawValue))
    case .ticket(let id): return site(.N2("tickets", id.uuidString))
    case .receipt(let number): return site(.N2("receipts", "\(number).pdf"))
    case .buy(let product, let count, let promo):
      return site(.N2("buy", product.rawValue), ["count": count.map { "\($0)" }, "promo": promo])
    case .news(let language, let date, let title):
      return site(prefix(language) + .N3("news", Self.day.format(date), title))
    case .help(let language, let topic): return site(prefix(language) + .N2("help", topic))
    case .document(let path): return site(.N1("docs") + Counted(path))
    case .share(let code, let source): return site(.N2("s", code), ["ref": source])
    case .profile(let name): return site(.N1("@\(name)"))
    case .search(let text, let page):
      return site(.N1("search"), ["q": text, "page": page.map { "\($0)" }])
    case .settings: return site(.N1("settings"))
    case .notifications: return site(.N2("settings", "notifications"))
    case .city(let city):
      return URL(scheme: "https", host: "\(city.rawValue).linea.app", path: .N0)
    case .signIn(let code, let state):
      return URL(
        scheme: "linea", host: "auth", path: .N1("callback"),
        query: ["code": code, "state": state])
    case .token(let token, let lifetime):
      return URL(
        scheme: "linea", host: "auth", path: .N1("callback"), fragment: .N0,
        fragmentArguments: ["access_token": token, "expires_in": lifetime.map { "\($0)" }])
    case .widget(let kind, let slot):
      return URL(scheme: "linea", host: "widget", path: .N2(kind.rawValue, "\(slot)"))
    }
  }

  private func prefix(_ language: Language?) -> Counted<String> {
    language.map { .N1($0.rawValue) } ?? .N0
  }

  private func site(_ path: Counted<String>, _ query: QueryArguments = [:]) -> URL? {
    URL(scheme: "https", host: "linea.app", path: path, query: query)
  }
}
