import Foundation
import RoutePatterns
import URLFormats
import URLPatterns

/// Pages that an attacker would like to reach with a link that looks like another one.
enum Vault: Hashable, Sendable {
  case home
  case admin
  case adminPage(String)
  case file(String)
  case order(Int)
  case search(String)
  case kelvin
  case exactKelvin
  case menu
  case exactMenu
  case post(isDraft: Bool)
  case tags([String])
  case locale(String)
  case release(String)
  case help
  case docs
}

// The table in all three styles.

extension Vault: URLRepresentable {
  init?(url: URL) {
    guard let path = url.countedPathComponents(scheme: "https", host: "vault.example") else {
      return nil
    }
    let number = Capture(Int.self)
    let locale = Capture(matching: OneOf("en", "e\u{301}"))
    let release = Capture(matching: Regex("v[0-9]+"))
    switch path {
    case .N0: self = .home
    case .N1("admin"): self = .admin
    case .N2("admin", let page): self = .adminPage(page)
    case .N2("files", let name): self = .file(name)
    case .N2("orders", number): self = .order(number())
    case .N1("search"):
      guard let text = url.queryArguments()["q"] else { return nil }
      self = .search(text)
    case .N1("K"): self = .kelvin
    case .N2("exact", Exactly("K")): self = .exactKelvin
    case .N1("caf\u{E9}"): self = .menu
    case .N2("exact", Exactly("caf\u{E9}")): self = .exactMenu
    case .N1("post"): self = .post(isDraft: Has("draft") ~= url.queryArguments())
    case .N1("tags"):
      self = .tags(url.queryArguments().values(named: "tag").compactMap { $0 })
    case .N2("locale", locale): self = .locale(locale())
    case .N2("release", release): self = .release(release())
    case Begins("help"): self = .help
    case Begins("docs") where path.count > 1: self = .docs
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
    case .kelvin: link(.N1("K"))
    case .exactKelvin: link(.N2("exact", "K"))
    case .menu: link(.N1("caf\u{E9}"))
    case .exactMenu: link(.N2("exact", "caf\u{E9}"))
    case .post(let isDraft):
      link(.N1("post"), query: isDraft ? QueryArguments(percentEncoded: "draft") : [:])
    case .tags(let tags):
      link(.N1("tags"), query: QueryArguments(tags.map { (name: "tag", value: $0) }))
    case .locale(let locale): link(.N2("locale", locale))
    case .release(let release): link(.N2("release", release))
    case .help: link(.N1("help"))
    case .docs: link(.N2("docs", "*"))
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
      iso(Vault.kelvin) <¢> path("K")
      iso(Vault.exactKelvin) <¢> path("exact") </> path(Exactly("K"))
      iso(Vault.menu) <¢> path("caf\u{E9}")
      iso(Vault.exactMenu) <¢> path("exact") </> path(Exactly("caf\u{E9}"))
      iso(Vault.post(isDraft:)) <¢> path("post") </> query(flag: "draft")
      iso(Vault.tags) <¢> path("tags") </> query(all: "tag", .string)
      iso(Vault.locale) <¢> path("locale") </> path(.string(matching: OneOf("en", "e\u{301}")))
      iso(Vault.release) <¢> path("release") </> path(.string(matching: Regex("v[0-9]+")))
      iso(Vault.help) <¢> path("help") </> URLFormats.anything
      iso(Vault.docs) <¢> path("docs") </> URLFormats.any
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
    router.add(Vault.kelvin, route: "K")
    router.add(Vault.exactKelvin, route: "exact" / lit(exactly: "K"))
    router.add(Vault.menu, route: "caf\u{E9}")
    router.add(Vault.exactMenu, route: "exact" / lit(exactly: "caf\u{E9}"))
    router.add(Vault.post(isDraft:), route: "post" .? flag("draft"))
    router.add(Vault.tags, route: "tags" .? string(all: "tag"))
    router.add(Vault.locale, route: "locale" / string(matching: OneOf("en", "e\u{301}")))
    router.add(Vault.release, route: "release" / string(matching: Regex("v[0-9]+")))
    router.add(Vault.help, route: "help" / anything)
    router.add(Vault.docs, route: "docs" / any)
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
