#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import CommonParsers
import URLFormats
import URLPatterns

/// The scheme and the host of all URLs of a router, if they're fixed.
struct RouteAddress: Sendable {
  let scheme: String?
  let host: String?

  /// Returns the parts of a URL that a router's patterns read, without checking its scheme and host.
  func parts(_ url: URL) -> URLParts {
    URLParts(URLReader(url, hostIsElement: host == nil))
  }

  /// Returns whether a URL has the scheme and the host, if they're fixed.
  func accepts(_ parts: borrowing URLParts) -> Bool {
    if let scheme, !parts.has(scheme: scheme) { return false }
    if let host, !parts.has(host: host) { return false }
    return true
  }

  /// A parser for the scheme and the host, if they're fixed.
  var parser: Parser<URLParts, Void> {
    let scheme = scheme.map { URLFormats.scheme($0).parser } ?? .nothing
    return scheme %> (host.map { URLFormats.host($0).parser } ?? .nothing)
  }

  /// Returns the URL of parts that a router's patterns printed, or nil if there isn't one.
  func url(_ printed: URLParts) -> URL? {
    var path = printed.path
    let element = host == nil && scheme != nil ? path.popFirst() ?? "" : nil
    // An element like `::1` would become an address, and would be read back with brackets.
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
