#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import CommonParsers
import URLFormats
import URLPatterns

/// The scheme and the host that all URLs of a router have, if they are fixed.
struct RouteAddress: Sendable {
  let scheme: String?
  let host: String?

  /// What a router's patterns read of a URL, whatever its scheme and host are.
  func parts(_ url: URL) -> URLParts {
    URLParts(URLReader(url, hostIsElement: host == nil))
  }

  /// Whether a URL has the scheme and the host, where they are fixed.
  func accepts(_ parts: borrowing URLParts) -> Bool {
    if let scheme, !parts.has(scheme: scheme) { return false }
    if let host, !parts.has(host: host) { return false }
    return true
  }

  /// What reads the scheme and the host where they are fixed.
  var parser: Parser<URLParts, Void> {
    let scheme = scheme.map { URLFormats.scheme($0).parser } ?? .nothing
    return scheme %> (host.map { URLFormats.host($0).parser } ?? .nothing)
  }

  /// The URL of what a router's patterns printed; nil when there is none.
  func url(_ printed: URLParts) -> URL? {
    var path = printed.path
    let element = host == nil && scheme != nil ? path.popFirst() ?? "" : nil
    // An element like `::1` would become an address, and come back in brackets.
    if let element, !isHostAsRead(element) { return nil }
    return Counted(exactly: path)
      .flatMap {
        uriText(
          scheme: scheme, host: host ?? element, path: $0, query: printed.query,
          fragment: printed.fragment)
      }
      .flatMap { URL(string: $0.isEmpty ? "/" : $0) }
  }
}
