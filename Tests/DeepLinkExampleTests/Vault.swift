import Foundation
import RoutePatterns
import URLFormats
import URLPatterns

/// Pages that an attacker would like to reach with a link that looks like another one.
enum Vault: Hashable, Sendable {
  case home, admin, menu
  case adminPage(String), file(String), search(String), locale(String)
  case order(Int)
}

// The table in all three styles.

extension Vault: URLRepresentable {
  init?(url: URL) {
    guard let path = url.countedPathComponents(scheme: "https", host: "vault.example") else {
      return nil
    }
    let number = Capture(Int.self)
    let (text, locale) = (Capture(String.self), Capture(matching: OneOf("en", "e\u{301}")))
    switch (path, url.queryArguments()) {
    case (.N0, _): self = .home
    case (.N1("admin"), _): self = .admin
    case (.N2("admin", let page), _): self = .adminPage(page)
    case (.N2("files", let name), _): self = .file(name)
    case (.N2("orders", number), _): self = .order(number())
    case (.N1("search"), Has("q", text)): self = .search(text())
    case (.N1("caf\u{E9}"), _): self = .menu
    case (.N2("locale", locale), _): self = .locale(locale())
    default: return nil
    }
  }

  var url: URL? {
    switch self {
    case .home: link(.N0)
    case .admin: link(.N1("admin"))
    case .adminPage(let page): link(.N2("admin", page))
    case .file(let name): link(.N2("files", name))
    case .order(let number): link(.N2("orders", "\(number)"))
    case .search(let text): link(.N1("search"), query: ["q": text])
    case .menu: link(.N1("caf\u{E9}"))
    case .locale(let locale): link(.N2("locale", locale))
    }
  }

  private func link(_ path: Counted<String>, query: QueryArguments = [:]) -> URL? {
    URL(scheme: "https", host: "vault.example", path: path, query: query)
  }
}

extension Vault: Matchable {
  static let format: URLFormat<Vault> =
    scheme("https") </> host("vault.example")
    </> URLFormat {
      iso(Vault.home) <¢> URLFormats.root
      iso(Vault.admin) <¢> path("admin")
      iso(Vault.adminPage) <¢> path("admin") </> path(.string)
      iso(Vault.file) <¢> path("files") </> path(.string)
      iso(Vault.order) <¢> path("orders") </> path(.int)
      iso(Vault.search) <¢> path("search") </> query("q", .string)
      iso(Vault.menu) <¢> path("caf\u{E9}")
      iso(Vault.locale) <¢> path("locale") </> path(.string(matching: OneOf("en", "e\u{301}")))
    }

  static let router = filled(Router(scheme: "https", host: "vault.example"))

  /// A router for links with the host as the first element, as in `vault://admin/page`.
  static let routerWithoutHost = filled(Router(scheme: "vault"))

  private static func filled(_ router: Router<Vault>) -> Router<Vault> {
    router.add(Vault.home, route: root)
    router.add(Vault.admin, route: "admin")
    router.add(Vault.adminPage, route: "admin" / string)
    router.add(Vault.file, route: "files" / string)
    router.add(Vault.order, route: "orders" / int)
    router.add(Vault.search, route: "search" .? string("q"))
    router.add(Vault.menu, route: "caf\u{E9}")
    router.add(Vault.locale, route: "locale" / string(matching: OneOf("en", "e\u{301}")))
    return router
  }

  /// Returns the page that each of the three styles reads from a URL.
  static func readings(of url: URL) -> [(style: String, page: Vault?)] {
    [
      ("switch", Vault(url: url)), ("URLFormats", format.match(url)),
      ("RoutePatterns", router.match(url)),
    ]
  }

  /// Returns the URL that each of the three styles prints.
  var printings: [(style: String, url: URL?)] {
    [
      ("switch", url), ("URLFormats", Self.format.url(for: self)),
      ("RoutePatterns", Self.router.url(for: self)),
    ]
  }

  /// The bytes of the text in a link, because different texts can be equal by `==`.
  var bytes: [UInt8] {
    switch self {
    case .adminPage(let text), .file(let text), .search(let text), .locale(let text):
      Array(text.utf8)
    default: []
    }
  }
}
