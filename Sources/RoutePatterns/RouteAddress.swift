#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import URLPatterns

/// The scheme and the host that all URLs of a router have, if they are fixed.
@usableFromInline
struct RouteAddress: Sendable {
  let scheme: String?
  let host: String?

  /// What a router's patterns read of a URL; nil when it has another scheme or host.
  @usableFromInline
  func read(_ url: URL) -> RouteInput? {
    let reader = URLReader(url, hostIsElement: host == nil)
    if let scheme, !reader.hasScheme(scheme) { return nil }
    if let host, !reader.hasHost(host) { return nil }
    return RouteInput(reader)
  }

  /// The URL of what a router's patterns printed; nil when there is none.
  @usableFromInline
  func url(_ printed: RouteInput) -> URL? {
    var path = printed.elements[...]
    let element = host == nil && scheme != nil ? path.popFirst() ?? "" : nil
    guard
      let text = urlText(
        scheme: scheme, host: host ?? element, path: path, query: printed.arguments),
      let url = URL(string: text.isEmpty ? "/" : text)
    else { return nil }
    // An element like `::1` would become an address, and come back in brackets.
    if let element, element.contains(":"), URLReader(url).host != element { return nil }
    return url
  }
}
