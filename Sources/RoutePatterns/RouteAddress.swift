#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import CommonParsers
import URLFormats
import URLPatterns

/// The scheme, the host, and the port of all URLs of a router, if they're fixed.
struct RouteAddress: Sendable {
  let scheme: String?
  let host: String?
  let port: UInt16?

  /// Returns the parts of a URL that a router's patterns read.
  func parts(_ url: URL) -> URLParts {
    URLParts(URLReader(url, hostIsElement: host == nil))
  }

  /// A grammar for the scheme, the host, and the port, if they're fixed.
  var grammar: Grammar<URLParts> {
    .row(
      [
        scheme.map { URLFormats.scheme($0) }, host.map { URLFormats.host($0) },
        port.map { URLFormats.port($0) },
      ].compactMap { $0?.parser.grammar })
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
          scheme: printed.scheme, host: printed.host ?? element, port: printed.port, path: $0,
          query: printed.query,
          fragment: printed.fragment)
      }
      .flatMap { URL(string: $0.isEmpty ? "/" : $0) }
  }
}
