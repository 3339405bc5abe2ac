// A URI writes an IPv6 address in brackets: `IP-literal = "[" ( IPv6address / IPvFuture ) "]"`, RFC
// 3986 §3.2.2. `IPvFuture` is for versions that nobody has defined, so a host that looks like one,
// such as `va.gov`, is a name. Callers can pass an address with or without brackets.

/// Returns the range of the IPv6 address in a host, with or without brackets around it, or nil for
/// any other host.
func addressOfIPLiteral(in host: Span<UInt8>) -> Range<Int>? {
  let address = hasBrackets(host) ? 1..<(host.count - 1) : host.indices
  return looksLikeIPv6Address(host.extracting(address)) ? address : nil
}

/// Returns whether the text is in brackets.
func hasBrackets(_ text: Span<UInt8>) -> Bool {
  text.count >= 2 && text[0] == UInt8(ascii: "[") && text[text.count - 1] == UInt8(ascii: "]")
}

/// Returns whether the text consists of hexadecimal digits, dots, and at least two colons, like an
/// IPv6 address and unlike any registered name.
///
/// A zone can follow (RFC 6874 §2), as in `fe80::1%eth0`.
private func looksLikeIPv6Address(_ text: Span<UInt8>) -> Bool {
  var colons = 0
  for i in text.indices {
    switch text[i] {
    case UInt8(ascii: ":"): colons += 1
    case UInt8(ascii: "%"): return colons >= 2 && i + 1 < text.count
    case UInt8(ascii: "."): break
    default: if hexadecimalValue(text[i]) == nil { return false }
    }
  }
  return colons >= 2
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
  /// Appends a host: an address in brackets, or any other name percent-encoded.
  mutating func append(host: String) {
    // Most hosts are names that are written like this.
    if host.isShortName { return append(verbatim: host) }
    guard let address = host.withUTF8Span(addressOfIPLiteral) else {
      return append(host, unencoded: .host)
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
}
