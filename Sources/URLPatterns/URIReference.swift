/// Where the components of a URI reference lie, by RFC 3986's delimiters (§3 and appendix B).
struct URIReference {
  /// The scheme's end, the offset of its colon; nil for a relative reference.
  let schemeEnd: Int?

  /// The authority without its `//`; nil where there is none.
  let authority: Range<Int>?

  /// Where the path begins, behind the scheme and the authority.
  let pathStart: Int

  @inline(__always)
  init(_ bytes: Span<UInt8>) {
    schemeEnd = Self.schemeEnd(in: bytes)
    let start = schemeEnd.map { $0 + 1 } ?? 0
    if start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/"),
      bytes[start + 1] == UInt8(ascii: "/")
    {
      pathStart = bytes.scanSegment(from: start + 2).end
      authority = start + 2..<pathStart
    } else {
      pathStart = start
      authority = nil
    }
  }

  /// The first colon ends a scheme, unless a delimiter comes before it (RFC 3986 §4.2).
  @inline(__always)
  private static func schemeEnd(in bytes: Span<UInt8>) -> Int? {
    for i in bytes.indices {
      switch bytes[unchecked: i] {
      case UInt8(ascii: ":"): return i > 0 ? i : nil
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return nil
      default: continue
      }
    }
    return nil
  }

  /// Whether the text begins with a scheme and an authority, as no path does: RFC 3986 §4.2 keeps
  /// colons out of a relative path's first segment.
  func isAbsolute(in bytes: Span<UInt8>) -> Bool {
    guard let schemeEnd, authority != nil else { return false }
    return isScheme(bytes.extracting(0..<schemeEnd))
  }

  /// The host in the authority, without user information and port (RFC 3986 §3.2).
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

  /// Where the path begins, if the URI has the scheme and the host, compared without case
  /// (RFC 3986 §6.2.2.1) and without needless escapes (§6.2.2.2).
  @inline(__always)
  static func pathStart(scheme: String, host: String, in bytes: Span<UInt8>) -> Int? {
    scheme.withUTF8Span { scheme in
      host.withUTF8Span { host in pathStart(scheme: scheme, host: host, in: bytes) }
    }
  }

  private static func pathStart(
    scheme: Span<UInt8>, host: Span<UInt8>, in bytes: Span<UInt8>
  ) -> Int? {
    let authorityStart = scheme.count + 3
    guard bytes.count >= authorityStart, bytes.hasPrefixIgnoringASCIICase(scheme, at: 0),
      bytes[scheme.count] == UInt8(ascii: ":"), bytes[scheme.count + 1] == UInt8(ascii: "/"),
      bytes[scheme.count + 2] == UInt8(ascii: "/")
    else { return nil }
    // As it is nearly always spelled: the bare host, then the path or nothing.
    let hostEnd = authorityStart + host.count
    if bytes.hasPrefixIgnoringASCIICase(host, at: authorityStart),
      hostEnd == bytes.count || bytes[hostEnd] == UInt8(ascii: "/")
    {
      return hostEnd
    }
    let reference = URIReference(bytes)
    return reference.hasHost(host, in: bytes) ? reference.pathStart : nil
  }

  /// Whether the host is this one, compared without case (RFC 3986 §6.2.2.1) and without needless
  /// escapes (§6.2.2.2).
  func hasHost(_ host: Span<UInt8>, in bytes: Span<UInt8>) -> Bool {
    guard let range = self.host(in: bytes) else { return false }
    var decoded = Array(String(percentEncoded: bytes.extracting(range)).utf8)
    // The brackets of an IP literal may be left out where a host is named.
    if decoded.first == UInt8(ascii: "["), host.count > 0, host[0] != UInt8(ascii: "[") {
      decoded = Array(decoded.dropFirst().dropLast())
    }
    return decoded.count == host.count && decoded.span.hasPrefixIgnoringASCIICase(host, at: 0)
  }

  /// The query without its `?`, or nil where there is none (RFC 3986 §3.4).
  func query(in bytes: Span<UInt8>) -> Range<Int>? {
    let mark = Self.pathEnd(in: bytes, from: pathStart)
    guard mark < bytes.count, bytes[mark] == UInt8(ascii: "?") else { return nil }
    var end = mark + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "#") { end += 1 }
    return mark + 1..<end
  }

  /// Where the path that holds `start` ends: before `?` or `#`, or with the text (RFC 3986 §3.3).
  static func pathEnd(in bytes: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "?"), bytes[end] != UInt8(ascii: "#") {
      end += 1
    }
    return end
  }
}

/// `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )`, RFC 3986 §3.1.
private func isScheme(_ bytes: Span<UInt8>) -> Bool {
  for i in bytes.indices {
    switch bytes[i] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): continue
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      if i == 0 { return false }
    default: return false
    }
  }
  return !bytes.isEmpty
}

/// Whether `text` is a scheme (RFC 3986 §3.1).
package func isURIScheme(_ text: String) -> Bool {
  text.withUTF8Span(isScheme)
}

/// Composes a URI reference from decoded components (RFC 3986 §5.3).
///
/// - Returns: nil if the scheme is none or the path cannot be written.
func uriText(
  scheme: String?, host: String?, port: UInt16?, path: Counted<String>, query: QueryArguments,
  fragment: String?
) -> String? {
  var text: [UInt8] = []
  text.reserveCapacity(128)
  guard text.append(scheme: scheme, host: host, port: port) else { return nil }
  do { try text.appendPath(path) } catch { return nil }
  if !query.isEmpty {
    text.append(UInt8(ascii: "?"))
    text.appendQuery(query)
  }
  if let fragment {
    text.append(UInt8(ascii: "#"))
    text.appendPercentEncoded(fragment, unencoded: .fragment)
  }
  return String(decoding: text, as: UTF8.self)
}

extension [UInt8] {
  /// Appends what comes before the path (RFC 3986 §5.3); false if the scheme is none.
  mutating func append(scheme: String?, host: String?, port: UInt16?) -> Bool {
    if let scheme {
      guard isURIScheme(scheme) else { return false }
      append(verbatim: scheme)
      append(UInt8(ascii: ":"))
    }
    if let host {
      append(verbatim: "//")
      if isIPLiteral(host) {
        append(verbatim: host)
      } else if isBareIPv6Address(host) {
        append(verbatim: "[\(host)]")
      } else {
        appendPercentEncoded(host, unencoded: .host)
      }
      if let port { append(verbatim: ":\(port)") }
    }
    return true
  }
}

/// `IP-literal = "[" ( IPv6address / IPvFuture ) "]"`, RFC 3986 §3.2.2, by its brackets and the
/// characters between them.
private func isIPLiteral(_ host: String) -> Bool {
  guard host.utf8.first == UInt8(ascii: "["), host.utf8.last == UInt8(ascii: "]") else {
    return false
  }
  return host.utf8.dropFirst().dropLast().allSatisfy {
    UnencodedBytes.host.contain($0) || $0 == UInt8(ascii: ":")
  }
}

/// Whether `host` is an IPv6 address without its brackets, by its characters.
private func isBareIPv6Address(_ host: String) -> Bool {
  var colons = 0
  for byte in host.utf8 {
    switch byte {
    case UInt8(ascii: ":"): colons += 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "."):
      continue
    default: return false
    }
  }
  return colons >= 2
}
