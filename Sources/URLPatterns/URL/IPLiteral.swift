// A URI writes an IPv6 address in brackets: `IP-literal = "[" ( IPv6address / IPvFuture ) "]"`, RFC 3986
// §3.2.2. `IPvFuture` is for versions that nobody has defined; a host that looks like one, as `va.gov`
// does, is a name. Whoever names an address in a call may leave the brackets out.

/// Where the address lies in a host that names one, with brackets around it or without; nil for any
/// other host.
func addressOfIPLiteral(in host: Span<UInt8>) -> Range<Int>? {
  let address = hasBrackets(host) ? 1..<(host.count - 1) : host.indices
  return looksLikeIPv6Address(host.extracting(address)) ? address : nil
}

/// Whether brackets stand around the text.
func hasBrackets(_ text: Span<UInt8>) -> Bool {
  text.count >= 2 && text[0] == UInt8(ascii: "[") && text[text.count - 1] == UInt8(ascii: "]")
}

/// Whether the text is made of hexadecimal digits, dots and two colons or more, as an IPv6 address is
/// and no registered name; a zone may follow (RFC 6874 §2), as in `fe80::1%eth0`.
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

/// Whether a URL with this host has it in this spelling: an address without brackets gets some.
package func isHostAsRead(_ host: String) -> Bool {
  host.withUTF8Span { addressOfIPLiteral(in: $0) == nil || hasBrackets($0) }
}

extension URIWriter {
  /// Appends a host: an address in brackets, any other name percent-encoded.
  mutating func append(host: String) {
    guard let address = host.withUTF8Span(addressOfIPLiteral) else {
      return append(host, unencoded: .host)
    }
    append(UInt8(ascii: "["))
    let utf8 = host.utf8.dropFirst(address.lowerBound).prefix(address.count)
    let zone = utf8.firstIndex(of: UInt8(ascii: "%")) ?? utf8.endIndex
    append(verbatim: String(Substring(utf8[..<zone])))
    // The percent sign before a zone becomes `%25`, and in the zone only unreserved characters stand as
    // they are (RFC 6874 §2).
    append(String(Substring(utf8[zone...])), unencoded: .unreserved)
    append(UInt8(ascii: "]"))
  }
}
