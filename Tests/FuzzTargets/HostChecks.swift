import Foundation
import RoutePatterns
import URLFormats
import URLPatterns

extension FuzzTarget {
  /// Checks a URL's scheme and host, with bytes for a scheme, a host, and the text of a URL.
  static let hostChecks = FuzzTarget(name: "host-checks") { input in
    let (scheme, host, text) = (input.text(), input.text(), input.text())
    guard let url = URL(string: text) else { return }
    let isAccepted = url.has(scheme: scheme, host: host)
    try expectEqual(
      url.countedPathComponents(scheme: scheme, host: host),
      isAccepted ? url.countedPathComponents() : nil,
      "a path is read where scheme and host are right")
    try checkFoundation(url, scheme, host)

    // The combinators refuse what can't be a scheme, or a host, such as one with a port.
    guard reasonAgainstHost(host) == nil, isURIScheme(scheme) else { return }
    let format = URLFormats.scheme(scheme) </> URLFormats.host(host) </> URLFormats.anything
    try expectEqual(format.match(url) != nil, isAccepted, "a format")
    let router = Router<Bool>(scheme: scheme, host: host)
    router.add(true, route: root)
    router.add(true, route: any)
    try expectEqual(router.match(url), isAccepted ? true : nil, "a router")
  }

  private static func checkFoundation(_ url: URL, _ scheme: String, _ host: String) throws {
    try expectEqual(
      url.has(scheme: scheme),
      !scheme.isEmpty && url.scheme.map(inLowerCase) == inLowerCase(scheme),
      "\(url) has the scheme that Foundation says, \(url.scheme ?? "none")")
    guard let encoded = url.host(percentEncoded: true) else {
      return try expect(
        !url.has(host: host) || host.isEmpty, "\(url) has no host, but \(host) was accepted")
    }
    // Foundation reads a colon at the start as an empty scheme, which RFC 3986 doesn't have, drops
    // a byte order mark, and drops brackets, which are around addresses.
    guard url.scheme != "", isDecodable(encoded.utf8), !encoded.uppercased().contains("%EF%BB%BF"),
      !url.absoluteString.contains("["), !encoded.uppercased().contains("%5B"),
      !host.hasPrefix("["), let decoded = url.host(percentEncoded: false), !isIPLiteral(decoded)
    else { return }
    try expectEqual(
      url.has(host: host), inLowerCase(decoded) == inLowerCase(host),
      "\(url) has the host that Foundation says, \(decoded)")
    try expect(url.has(host: decoded), "\(url) has the host \(decoded)")
  }
}

/// Returns the bytes, with ASCII letters in lower case.
private func inLowerCase(_ text: String) -> [UInt8] {
  text.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 32 : $0 }
}
