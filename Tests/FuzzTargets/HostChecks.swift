import Foundation
import RoutePatterns
import URLFormats

#if DEBUG
  @testable import URLPatterns
#else
  import URLPatterns
#endif

extension FuzzTarget {
  /// Checks a URL's scheme and host, with bytes for a scheme, a host, and the text of a URL.
  static let hostChecks = FuzzTarget(name: "host-checks") { input in
    let (scheme, host, text) = (input.text(), input.text(), input.text())
    #if DEBUG
      try expectEqual(
        URIReference.pathStart(in: text, scheme: scheme, host: host),
        URIReference.pathStart(inAnySpelling: text, scheme: scheme, host: host),
        "the short way to a host says what the long way says")
    #endif
    guard let url = URL(string: text) else { return }
    let isAccepted = url.has(scheme: scheme, host: host)
    try checkFoundation(url, scheme, host)
    try expectEqual(
      url.countedPathComponents(scheme: scheme, host: host),
      isAccepted ? url.countedPathComponents() : nil,
      "a path is read where scheme and host are right")
    try checkStyles(url, scheme, host, isAccepted)
    // The URL's own scheme and host are accepted, unless there are brackets around anything but an
    // address.
    if let scheme = url.scheme, !scheme.isEmpty, let host = foundationHost(of: url),
      !url.absoluteString.contains("[") || isAddress(host)
    {
      try expect(url.has(scheme: scheme, host: host), "\(url) has the host \(host)")
    }
  }

  /// Returns the decoded host as Foundation finds it, or nil if it finds none or one that isn't
  /// UTF-8.
  private static func foundationHost(of url: URL) -> String? {
    guard let encoded = url.host(percentEncoded: true), isDecodable(encoded.utf8),
      // Foundation drops a byte order mark at the start.
      !encoded.uppercased().contains("%EF%BB%BF")
    else { return nil }
    return url.host(percentEncoded: false)
  }

  private static func checkFoundation(_ url: URL, _ scheme: String, _ host: String) throws {
    let reader = URLReader(url)
    try expectEqual(
      reader.hasScheme(scheme),
      !scheme.isEmpty && url.scheme.map(inLowerCase) == inLowerCase(scheme),
      "\(url) has the scheme that Foundation says, \(url.scheme ?? "none")")
    let hasHost = reader.hasHost(host)
    guard url.host(percentEncoded: true) != nil else {
      return try expect(
        !hasHost || host.isEmpty, "\(url) has no host, but \(host) was accepted")
    }
    // Foundation reads a colon at the start as an empty scheme, which RFC 3986 doesn't have.
    guard url.scheme != "", let foundationHost = foundationHost(of: url) else { return }
    let isSame =
      inLowerCase(withoutBrackets(foundationHost)) == inLowerCase(withoutBrackets(host))
    // Encoded brackets are part of a name.
    let hasBrackets = host.hasPrefix("[") || foundationHost.hasPrefix("[")
    if hasHost || !hasBrackets && !url.absoluteString.contains("[") {
      try expectEqual(
        hasHost, isSame, "\(url) has the host that Foundation says, \(foundationHost)")
    }
  }

  /// Checks that the combinators accept the same URLs as the switch.
  private static func checkStyles(
    _ url: URL, _ scheme: String, _ host: String, _ isAccepted: Bool
  ) throws {
    let reader = URLReader(url)
    try expectEqual(
      reader.hasScheme(scheme) && reader.hasHost(host), isAccepted, "the reader of the combinators")
    // The combinators refuse what can't be a host, such as one with a port.
    guard reasonAgainstHost(host) == nil else { return }
    let format = URLFormats.scheme(scheme) </> URLFormats.host(host) </> tail
    try expectEqual(format.match(url) != nil, isAccepted, "a format")
    let ofHost = URLFormats.host(host) </> tail
    try expectEqual(ofHost.match(url) != nil, reader.hasHost(host), "a format of a host alone")
    if let components = URLComponents(string: url.absoluteString) {
      try expectEqual(format.match(components) != nil, isAccepted, "a format of components")
    }
    let router = Router<Bool>(scheme: scheme, host: host)
    router.add(true, route: root).add(true, route: any)
    try expectEqual(router.match(url), isAccepted ? true : nil, "a router")
  }
}

/// Returns whether this is an IPv6 address, which can have a zone that isn't empty (RFC 6874 §2).
private func isAddress(_ host: String) -> Bool {
  let parts = host.utf8.split(
    separator: UInt8(ascii: "%"), maxSplits: 1, omittingEmptySubsequences: false)
  if parts.count == 2, parts[1].isEmpty { return false }
  return parts.first.map { address in
    address.allSatisfy("0123456789abcdefABCDEF:.".utf8.contains)
      && address.count(where: { $0 == UInt8(ascii: ":") }) >= 2
  } ?? false
}

/// Returns the bytes, with ASCII letters in lower case.
private func inLowerCase(_ text: String) -> [UInt8] {
  text.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 32 : $0 }
}

private func withoutBrackets(_ host: String) -> String {
  host.hasPrefix("[") && host.hasSuffix("]") && host.utf8.count >= 2
    ? String(host.dropFirst().dropLast()) : host
}
