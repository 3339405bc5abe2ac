// What the rows of each table stand for:
// paths: matches("%0", { let (name, text, id, tab) = captures(), version = Capture(matching: Regex("v[0-9]+")); switch $0.countedPathComponents() { case %1: return values(name, text, version, (id.value, tab.value)); default: return nil } }, %2, %3)  // true
// queries: matches("/list%0", { let (name, text, _, _) = captures(), page = Capture(Int.self).optional(), next = Capture { URL(pasted: $0).flatMap(Site.init(url:)) }; switch ($0.countedPathComponents(), $0.queryArguments()) { case (.N1("list"), %1): return values(name, text, page(), next.value); default: return nil } }, "list" %2, path("list") </> %3)  // true
// others: matches("%0", { url in let (name, text, _, _) = captures(), (fragment, port, user) = ((), (), ()); if case .N0 = url.countedPathComponents(), %1 { return values(name, text, fragment, port, user) } else { return nil } }, %2, %3)  // true

/// Whether the `switch`, the pattern, and the format of a row match a link and agree on its `edges`: what they match,
/// which values they capture, and that what's printed matches with the same values.
func matches<A: Sendable, B, S: PatternState.Kind>(
  _ link: String, _ captured: (URL) -> [String]?, _ pattern: RoutePattern<A, S>, _ format: URLFormat<B>
) -> Bool {
  let router = Router<[String]>()
  router.add({ (values: [String]) in values }, route: pattern.map({ leaves($0) }, { (_: [String]) in nil }))
  let wrong = edges(link).filter { url in
    let (values, value) = (captured(url), format.match(url))
    let printed = value.map { format.url(for: $0).flatMap { format.match($0) }.map { leaves($0) } }
    let agree = value.map { leaves($0) } == router.match(url) && (values == nil) == (value == nil)
      && (values ?? [] == [] || values?.sorted() == value.map { leaves($0).sorted() })
    return !agree || value.map { leaves($0) } != printed ?? nil
  }
  for url in wrong {
    let text = "\(url): \(captured(url) as Any), \(router.match(url) as Any), \(format.match(url) as Any)\n"
    FileHandle.standardError.write(Data(text.utf8))
  }
  return wrong.isEmpty && captured(URL(string: link)!) != nil
}

/// The parts of a value that have no parts, as text.
nonisolated func leaves(_ value: Any) -> [String] {
  let mirror = Mirror(reflecting: value)
  return mirror.children.isEmpty
    ? mirror.displayStyle == nil || mirror.displayStyle == .enum ? ["\(value)"] : []
    : mirror.children.flatMap { leaves($0.value) }
}

/// What a case has bound to a name.
func values(_ bound: Any?...) -> [String] {
  bound.flatMap { bound in
    switch bound {
    case let capture as Capture<String>: leaves(capture.value as Any)
    default: leaves(bound)
    }
  }
}

func captures() -> (name: Capture<String>, text: Capture<String>, id: Capture<Int>, tab: Capture<Tab>) {
  (Capture(String.self), Capture(String.self), Capture(Int.self), Capture(Tab.self))
}

// What the rows for whole tables use.
enum Site: URLRepresentable, Matchable, Equatable {
  case cart
  init?(url: URL) {
    guard case .N1("cart")? = url.countedPathComponents(scheme: "https", host: "me.com") else { return nil }
    self = .cart
  }
  var url: URL? { URL(scheme: "https", host: "me.com", path: .N1("cart")) }
}
var link: Site { .cart }
var url: URL { link.url! }
var pasted: String { " <https://me.com/cart> " }
var ids: [String] { ["ABCDE12345.com.me.app"] }
var shop: Router<Int> { Router() }
var router: Router<Site> {
  let router = Router<Site>(scheme: "https", host: "me.com")
  router.add(Site.cart, route: "cart")
  return router
}
var format: URLFormat<Site> { router.format }
var shopFormat: URLFormat<Int> { path(.int) }
