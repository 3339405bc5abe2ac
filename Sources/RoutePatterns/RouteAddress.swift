import CommonParsers
import URLFormats

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

  /// Whether the patterns begin with the host of every link.
  let isHostless: Bool

  init(scheme: String?, host: String?, port: UInt16?) {
    (self.scheme, self.host, self.port) = (scheme, host, port)
    isHostless = scheme != nil && host == nil
    if let scheme, host == nil {
      grammar = addressParser([URLAddress(scheme: scheme)]).grammar
    } else {
      grammar = .row(
        [
          scheme.map { schemeParser([$0]) }, host.map { hostParser([$0]) },
          port.map { URLFormats.port($0).parser },
        ].compactMap { $0?.grammar })
    }
  }

  init(_ addresses: [URLAddress]) {
    let first = addresses[0]
    (scheme, host, port) = (first.scheme, first.host, first.port)
    grammar = addressParser(addresses).grammar
    isHostless = false
  }
}
