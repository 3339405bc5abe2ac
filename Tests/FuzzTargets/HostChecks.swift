import Foundation
import RoutePatterns
import URLFormats
import URLPatterns

extension FuzzTarget {
  /// Checks a URL's scheme and host, with bytes for a scheme, a host, and the text of a URL.
  static let hostChecks = FuzzTarget(name: "host-checks") { input in
    let (scheme, host, text) = (input.text(), input.text(), input.text())
    guard let url = URL(string: text) else { return }
    let path = url.countedPathComponents(scheme: scheme, host: host)
    let isAccepted = path != nil
    if canAsk(scheme, host) {
      try expectEqual(url.has(scheme: scheme, host: host), isAccepted, "has(scheme:host:)")
    }
    try expectEqual(
      path, isAccepted ? url.countedPathComponents() : nil,
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
    func has(_ host: String) -> Bool { url.countedPathComponents(host: host) != nil }
    let hasScheme = url.countedPathComponents(scheme: scheme) != nil
    try expectEqual(
      hasScheme, !scheme.isEmpty && url.scheme.map(inLowerCase) == inLowerCase(scheme),
      "\(url) has the scheme that Foundation says, \(url.scheme ?? "none")")
    if canAsk(scheme, "h") { try expectEqual(url.has(scheme: scheme), hasScheme, "has(scheme:)") }
    if canAsk("s", host) { try expectEqual(url.has(host: host), has(host), "has(host:)") }
    guard let encoded = url.host(percentEncoded: true) else {
      return try expect(
        !has(host) || host.isEmpty, "\(url) has no host, but \(host) was accepted")
    }
    // Foundation reads a colon at the start as an empty scheme, which RFC 3986 doesn't have, drops
    // a byte order mark, and drops brackets, which are around addresses.
    guard url.scheme != "", isDecodable(encoded.utf8), !encoded.uppercased().contains("%EF%BB%BF"),
      !url.absoluteString.contains("["), !encoded.uppercased().contains("%5B"),
      !host.hasPrefix("["), let decoded = url.host(percentEncoded: false), !isIPLiteral(decoded)
    else { return }
    try expectEqual(
      has(host), inLowerCase(decoded) == inLowerCase(host),
      "\(url) has the host that Foundation says, \(decoded)")
    try expect(has(decoded), "\(url) has the host \(decoded)")
  }

  /// Whether `has(scheme:host:)` can be asked: texts that are no scheme or no host stop a debug
  /// build.
  private static func canAsk(_ scheme: String, _ host: String) -> Bool {
    #if DEBUG
      reasonNothingMatches(scheme, host) == nil
    #else
      true
    #endif
  }
}

/// Returns the bytes, with ASCII letters in lower case.
private func inLowerCase(_ text: String) -> [UInt8] {
  text.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 32 : $0 }
}
