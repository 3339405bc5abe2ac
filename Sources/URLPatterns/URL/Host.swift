// Hosts are compared without their escapes and the case of ASCII letters (RFC 3986 §6.2.2.1 and
// §6.2.2.2).

extension URIReference {
  /// Returns the host in the authority, without user information and port (RFC 3986 §3.2).
  func host(in bytes: Span<UInt8>) -> Range<Int>? {
    guard var host = authority else { return nil }
    for i in host where bytes[i] == UInt8(ascii: "@") { host = i + 1..<host.upperBound }
    // A colon inside the brackets of an IP literal belongs to the address.
    for i in host.reversed() {
      if bytes[i] == UInt8(ascii: "]") { break }
      if bytes[i] == UInt8(ascii: ":") { host = host.lowerBound..<i }
    }
    return host
  }

  /// Returns whether the host is this one, ignoring case (RFC 3986 §6.2.2.1) and after decoding
  /// escapes (§6.2.2.2).
  @usableFromInline
  func hasHost(_ host: String, in text: String) -> Bool {
    text.withUTF8Span { bytes in
      guard let authority else { return false }
      // Nearly always, the authority is just the host, written exactly like this.
      let end =
        host.isShortName
        ? bytes.end(ofShortName: host, at: authority.lowerBound)
        : bytes.end(ofLongName: host, at: authority.lowerBound)
      if end == authority.upperBound { return true }
      guard let range = self.host(in: bytes) else { return false }
      let written = bytes.extracting(range)
      if written.isPlain(plusAsSpace: false), !hasBrackets(written) {
        return host.withUTF8Span { written.equals($0, ignoringCase: true) }
      }
      return String._matches(host, name: URLPatterns.hostName(of: written))
    }
  }

  /// Returns the host as matchers see it, or nil if there's no authority.
  @inline(__always)
  func hostName(in bytes: Span<UInt8>) -> String? {
    // Nearly always, the authority is just the host.
    authority.flatMap { bytes.extracting($0).lowercasedShortName }
      ?? host(in: bytes).map { URLPatterns.hostName(of: bytes.extracting($0)) }
  }

  /// Returns the host as users see it, decoded, or nil if there's no authority.
  func decodedHost(in bytes: Span<UInt8>) -> String? {
    host(in: bytes).map { URLPatterns.decodedHost(bytes.extracting($0)) }
  }
}

/// Returns whether a host matches one that was written, ignoring case (RFC 3986 §6.2.2.1).
package func isHost(_ host: String, equalTo written: String) -> Bool {
  written.hasSameBytes(as: host)
    || written.withUTF8Span { bytes in
      let name = bytes.extracting(addressOfIPLiteral(in: bytes) ?? bytes.indices)
      return String._matches(host, name: name.asciiLowercased)
    }
}

/// Returns a host as matchers see it: decoded, in lower case, and without the brackets of an IPv6
/// address.
func hostName(of written: Span<UInt8>) -> String {
  let isInBrackets = hasBrackets(written)
  if !isInBrackets, written.isPlain(plusAsSpace: false) { return written.asciiLowercased }
  return decodedHost(written).withUTF8Span { host in
    let address = isInBrackets ? addressOfIPLiteral(in: host) : nil
    return host.extracting(address ?? host.indices).asciiLowercased
  }
}

/// Returns a host decoded, with the brackets of an IPv6 address.
///
/// A name stays encoded if its decoded form would look like an IPv6 address.
func decodedHost(_ written: Span<UInt8>) -> String {
  let host = String(percentEncoded: written)
  guard isIPLiteral(host), !hasBrackets(written) else { return host }
  return String(written)
}

// MARK: - Addresses

// A URI writes an IPv6 address in brackets: `IP-literal = "[" ( IPv6address / IPvFuture ) "]"`, RFC
// 3986 §3.2.2. `IPvFuture` is for versions that nobody has defined, so a host that looks like one,
// such as `va.gov`, is a name. Callers can pass an address with or without brackets.

/// Returns the range of the IPv6 address in a host, with or without brackets around it, or nil for
/// any other host.
///
/// An address consists of hexadecimal digits, dots, and at least two colons, unlike any registered
/// name. A zone can follow (RFC 6874 §2), as in `fe80::1%eth0`.
func addressOfIPLiteral(in host: Span<UInt8>) -> Range<Int>? {
  let address = hasBrackets(host) ? 1..<(host.count - 1) : host.indices
  var colons = 0
  for i in address {
    switch host[i] {
    case UInt8(ascii: ":"): colons += 1
    case UInt8(ascii: "%"): return colons >= 2 && i + 1 < address.upperBound ? address : nil
    case UInt8(ascii: "."): break
    default: if hexadecimalValue(host[i]) == nil { return nil }
    }
  }
  return colons >= 2 ? address : nil
}

/// Returns whether the text is in brackets.
func hasBrackets(_ text: Span<UInt8>) -> Bool {
  text.count >= 2 && text[0] == UInt8(ascii: "[") && text[text.count - 1] == UInt8(ascii: "]")
}

/// Returns whether a host is an IPv6 address, with or without brackets.
package func isIPLiteral(_ host: String) -> Bool {
  host.withUTF8Span { addressOfIPLiteral(in: $0) != nil }
}

/// Returns whether a URL can contain this host in exactly this form.
///
/// An IPv6 address without brackets can't be in a URL: writing adds the brackets.
package func isHostAsRead(_ host: String) -> Bool {
  host.withUTF8Span { addressOfIPLiteral(in: $0) == nil || hasBrackets($0) }
}

extension URIWriter {
  /// Appends a host, with the user before it: an address in brackets, or any other name
  /// percent-encoded.
  ///
  /// - Parameters:
  ///   - scheme: The scheme. Some need a host that isn't empty, and so does a URL without one.
  ///   - acceptsAnyText: Whether a name can be any text, as an element in the place of a host can.
  ///     If not, the host can begin with the user as such an element does, unless the scheme is one
  ///     of those or `file`.
  mutating func append(
    user: String? = nil, host: String, after scheme: String?, acceptsAnyText: Bool
  ) throws(UnwritablePath) {
    if let user {
      if host.isEmpty { throw .element(host, index: 0) }
      append(user: user)
    }
    // Most hosts are names that are written like this.
    if host.isShortName { return append(verbatim: host) }
    if host.isEmpty, scheme.map(needsHost) ?? true { throw .element(host, index: 0) }
    guard let address = host.withUTF8Span(addressOfIPLiteral) else {
      if acceptsAnyText || reasonAgainstHost(host) == nil { return append(host, unencoded: .host) }
      guard user == nil, let scheme, !needsHost(scheme), scheme.asciiLowercased != "file",
        let (user, host) = splitUser(from: host), let user
      else { throw .element(host, index: 0) }
      return try append(user: user, host: host, after: scheme, acceptsAnyText: false)
    }
    append(UInt8(ascii: "["))
    let utf8 = host.utf8.dropFirst(address.lowerBound).prefix(address.count)
    let zone = utf8.firstIndex(of: UInt8(ascii: "%")) ?? utf8.endIndex
    append(verbatim: String(Substring(utf8[..<zone])))
    // The percent sign before a zone becomes `%25`. In the zone, every character that isn't
    // unreserved is encoded (RFC 6874 §2).
    append(String(Substring(utf8[zone...])), unencoded: .unreserved)
    append(UInt8(ascii: "]"))
  }

  /// Appends a colon and a port, which needs a host.
  mutating func append(port: Int, after host: String) throws(UnwritablePath) {
    if host.isEmpty || UInt16(exactly: port) == nil { throw .element(host, index: 0) }
    append(verbatim: ":\(port)")
  }
}

// MARK: - Hosts that no URL has

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Returns why no URL has this host, and what to write instead, or nil if a URL can have it.
///
/// No host contains a delimiter (`gen-delims`, RFC 3986 §2.2) or a wildcard, and Foundation and
/// browsers write one outside ASCII in Punycode (RFC 5891 §4.4).
package func reasonAgainstHost(_ text: String) -> String? {
  if let reason = reasonAgainstName(text) { return reason }
  if text.utf8.allSatisfy(UTF8.isASCII) || isIPLiteral(text) { return nil }
  // FoundationEssentials alone doesn't know Punycode, and refuses or encodes the host.
  let written = URL(string: "//\(text)")?.absoluteString.dropFirst(2) ?? ""
  return "\"\(text)\" is not how URLs write this host: write "
    + (written.isEmpty || written.utf8.contains(UInt8(ascii: "%"))
      ? "the form that begins with \"xn--\"" : "\"\(written)\"")
}

/// Returns why a text is neither a host's name nor an IP address, or nil if it's one, perhaps one
/// outside ASCII.
func reasonAgainstName(_ text: String) -> String? {
  if text.withUTF8Span({ $0.isName }) || isIPLiteral(text) { return nil }
  if let delimiter = text.utf8.first(where: ":/?#[]@*".utf8.contains) {
    let advice =
      delimiter == UInt8(ascii: "*")
      ? "for every host of a domain, capture a subdomain" : "write only its name or IP address"
    let found = Unicode.Scalar(delimiter)
    return "\"\(text)\" is not a host, because it contains \"\(found)\": \(advice)"
  }
  return nil
}
