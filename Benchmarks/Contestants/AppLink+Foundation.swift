import Foundation

/// The app's links with nothing but Foundation, as a careful engineer writes it: arguments and
/// elements are decoded and encoded only where there's something to decode or encode.
enum AppLinkByFoundation {
  static func link(for url: URL) -> AppLink? {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let path = decodedPath(parts.percentEncodedPath), let host = parts.host?.lowercased()
    else { return nil }
    switch (parts.scheme?.lowercased(), host) {
    case ("linea", _): return deviceLink((host.isEmpty ? [] : [host]) + path, parts)
    case ("https", "linea.app"), ("https", "www.linea.app"):
      let query = parts.queryItems ?? []
      if let language = path.first.flatMap(AppLink.Language.init) {
        return translatedLink(language, Array(path.dropFirst()))
      }
      return translatedLink(nil, path) ?? link(path, query)
    case ("https", _) where path.isEmpty && host.hasSuffix(".linea.app"):
      return AppLink.City(rawValue: String(host.dropLast(10))).map(AppLink.city)
    default: return nil
    }
  }

  private static func deviceLink(_ path: [String], _ parts: URLComponents) -> AppLink? {
    switch (path.first, path.count) {
    case ("auth", 2) where path[1] == "callback":
      let query = parts.queryItems ?? []
      if let code = query.first("code"), let state = query.first("state") {
        return .signIn(code: code, state: state)
      }
      var fragment = URLComponents()
      fragment.percentEncodedQuery = parts.percentEncodedFragment
      let arguments = fragment.queryItems ?? []
      guard let token = arguments.first("access_token"),
        let lifetime = arguments.optional("expires_in", { Int($0) })
      else { return nil }
      return .token(token, lifetime: lifetime)
    case ("widget", 3):
      guard let widget = AppLink.Widget(rawValue: path[1]), let slot = Int(path[2]),
        (0...9).contains(slot)
      else { return nil }
      return .widget(widget, slot: slot)
    default: return nil
    }
  }

  private static func translatedLink(_ language: AppLink.Language?, _ path: [String]) -> AppLink? {
    switch (path.first, path.count) {
    case ("help", 2): return .help(language, topic: path[1])
    case ("news", 3):
      return (try? AppLink.day.parse(path[1])).map { .news(language, $0, title: path[2]) }
    default: return nil
    }
  }

  private static func link(_ path: [String], _ query: [URLQueryItem]) -> AppLink? {
    switch (path.first, path.count) {
    case (nil, _): return .home
    case ("lines", 2): return .line(.init(rawValue: path[1]))
    case ("stops", 2...):
      guard let id = Int(path[1]) else { return nil }
      let stop = AppLink.StopID(rawValue: id)
      switch path.count {
      case 2: return .stop(stop)
      case 3 where path[2] == "departures":
        guard let limit = query.optional("limit", { Int($0) }) else { return nil }
        return .departures(
          stop,
          lines: query.filter { $0.name == "line" }.compactMap(\.value).map(AppLink.LineID.init),
          limit: limit, accessible: query.contains { $0.name == "accessible" })
      case 4 where path[2] == "alerts":
        return AppLink.Severity(rawValue: path[3]).map { .alerts(stop, $0) }
      default: return nil
      }
    case ("tickets", 2): return UUID(uuidString: path[1]).map(AppLink.ticket)
    case ("receipts", 2) where path[1].hasSuffix(".pdf"):
      return Int(path[1].dropLast(4)).map(AppLink.receipt)
    case ("buy", 2):
      guard let product = AppLink.Product(rawValue: path[1]),
        let count = query.optional(
          "count", { Int($0).flatMap { (1...20).contains($0) ? $0 : nil } }),
        let promo = query.optional("promo", { $0 })
      else { return nil }
      return .buy(product, count: count, promo: promo)
    case ("docs", _): return .document(Array(path.dropFirst()))
    case ("s", 2):
      return query.optional("ref", { $0 }).map { .share(code: path[1], source: $0) }
    case ("search", 1):
      guard let text = query.first("q"), let page = query.optional("page", { Int($0) }) else {
        return nil
      }
      return .search(text, page: page)
    case ("settings", 1): return .settings
    case ("settings", 2) where path[1] == "notifications": return .notifications
    case (let first?, 1) where first.hasPrefix("@") && first.count > 1:
      return .profile(String(first.dropFirst()))
    default: return nil
    }
  }

  private static func decodedPath(_ text: String) -> [String]? {
    var path: [String] = []
    path.reserveCapacity(4)
    for part in text.utf8.split(separator: UInt8(ascii: "/")) {
      let isEncoded = part.contains(UInt8(ascii: "%"))
      let text = String(Substring(part))
      guard let element = isEncoded ? text.removingPercentEncoding : text else { return nil }
      path.append(element)
    }
    return path
  }

  static func url(for link: AppLink) -> URL? {
    switch link {
    case .home: return site([])
    case .line(let line): return site(["lines", line.rawValue])
    case .stop(let stop): return site(["stops", String(stop.rawValue)])
    case .departures(let stop, let lines, let limit, let accessible):
      return site(
        ["stops", String(stop.rawValue), "departures"],
        lines.map { ("line", $0.rawValue) } + (limit.map { [("limit", String($0))] } ?? [])
          + (accessible ? [("accessible", nil)] : []))
    case .alerts(let stop, let severity):
      return site(["stops", String(stop.rawValue), "alerts", severity.rawValue])
    case .ticket(let id): return site(["tickets", id.uuidString])
    case .receipt(let number): return site(["receipts", "\(number).pdf"])
    case .buy(let product, let count, let promo):
      var query: [(String, String?)] = []
      if let count { query.append(("count", String(count))) }
      if let promo { query.append(("promo", promo)) }
      return site(["buy", product.rawValue], query)
    case .news(let language, let date, let title):
      return site(prefix(language) + ["news", AppLink.day.format(date), title])
    case .help(let language, let topic): return site(prefix(language) + ["help", topic])
    case .document(let path): return site(["docs"] + path)
    case .share(let code, let source): return site(["s", code], source.map { [("ref", $0)] } ?? [])
    case .profile(let name): return site(["@" + name])
    case .search(let text, let page):
      return site(["search"], [("q", text)] + (page.map { [("page", String($0))] } ?? []))
    case .settings: return site(["settings"])
    case .notifications: return site(["settings", "notifications"])
    case .city(let city): return makeURL("https", "\(city.rawValue).linea.app", [])
    case .signIn(let code, let state):
      return makeURL("linea", "auth", ["callback"], [("code", code), ("state", state)])
    case .token(let token, let lifetime):
      let query = [("access_token", token)] + (lifetime.map { [("expires_in", String($0))] } ?? [])
      return makeURL("linea", "auth", ["callback"], fragment: query)
    case .widget(let kind, let slot):
      return makeURL("linea", "widget", [kind.rawValue, String(slot)])
    }
  }

  private static func prefix(_ language: AppLink.Language?) -> [String] {
    language.map { [$0.rawValue] } ?? []
  }

  private static func site(_ path: [String], _ query: [(String, String?)] = []) -> URL? {
    makeURL("https", "linea.app", path, query)
  }

  private static func makeURL(
    _ scheme: String, _ host: String, _ path: [String], _ query: [(String, String?)] = [],
    fragment: [(String, String?)] = []
  ) -> URL? {
    var encoded = ""
    for element in path {
      guard !["", ".", ".."].contains(element), let element = element.encoded(elementAllowed)
      else { return nil }
      encoded += "/" + element
    }
    var parts = URLComponents()
    parts.scheme = scheme
    parts.host = host
    parts.percentEncodedPath = encoded
    if !query.isEmpty { parts.percentEncodedQuery = encodedQuery(query) }
    if !fragment.isEmpty { parts.percentEncodedFragment = encodedQuery(fragment) }
    return parts.url
  }

  private static func encodedQuery(_ query: [(String, String?)]) -> String? {
    var text = ""
    for (name, value) in query {
      if !text.isEmpty { text += "&" }
      text += name
      guard let value else { continue }
      guard let value = value.encoded(valueAllowed) else { return nil }
      text += "=" + value
    }
    return text
  }

  private static let elementAllowed = CharacterSet.urlPathAllowed.subtracting(["/"])
  private static let valueAllowed = CharacterSet.urlQueryAllowed.subtracting(["&", "=", "+"])
}

extension String {
  /// The text, encoded if anything but letters, digits, and `-._~` is in it.
  fileprivate func encoded(_ allowed: CharacterSet) -> String? {
    let isPlain = utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        true
      default: false
      }
    }
    return isPlain ? self : addingPercentEncoding(withAllowedCharacters: allowed)
  }
}

extension [URLQueryItem] {
  fileprivate func first(_ name: String) -> String? { first { $0.name == name }?.value }

  /// Returns the converted value, nil if there's no such argument, or nothing if it's malformed.
  fileprivate func optional<Value>(_ name: String, _ convert: (String) -> Value?) -> Value?? {
    guard let item = first(where: { $0.name == name }) else { return .some(nil) }
    return item.value.flatMap(convert).map(Optional.some)
  }
}
