#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import CommonParsers
import URLFormats
import URLPatterns

/// The starts of a router's URLs.
struct RouteAddress: Sendable {
  /// The scheme of printed URLs.
  let scheme: String?

  /// The host of printed URLs.
  let host: String?

  /// The port of printed URLs.
  let port: UInt16?

  /// A grammar for the start of a URL.
  let grammar: Grammar<URLParts>

  /// Whether the host of every URL is the first element of its path.
  private let hostIsElement: Bool

  init(schemes: [String], hosts: [String], port: UInt16?) {
    (scheme, host, self.port) = (schemes.first, hosts.first, port)
    grammar = .row(
      [
        schemes.isEmpty ? nil : schemeParser(schemes), hosts.isEmpty ? nil : hostParser(hosts),
        port.map { URLFormats.port($0).parser },
      ].compactMap { $0?.grammar })
    hostIsElement = hosts.isEmpty
  }

  init(_ addresses: [URLAddress]) {
    let first = addresses[0]
    (scheme, host, port) = (first.scheme, first.host, first.port)
    grammar = addressParser(addresses).grammar
    hostIsElement = false
  }

  /// Whether the patterns begin with the host of a link with a fixed scheme.
  var isHostless: Bool { hostIsElement && scheme != nil }

  /// Returns the parts of a URL that a router's patterns read.
  func parts(_ url: URL) -> URLParts {
    URLParts(URLReader(url, hostIsElement: hostIsElement))
  }

  /// Returns the URL of parts that a router's patterns printed, or nil if there isn't one.
  func url(_ printed: URLParts) -> URL? {
    guard isHostless else { return printed.url }
    var parts = printed
    return parts.moveElementToHost() ? parts.url : nil
  }
}
