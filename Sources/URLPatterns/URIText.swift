/// Composes a URI reference from decoded components (RFC 3986 §5.3).
///
/// - Returns: nil if the scheme is none or the path cannot be written.
func uriText(
  scheme: String?, host: String?, port: UInt16?, path: Counted<String>, query: QueryArguments,
  fragment: String?
) -> String? {
  if let scheme, !isURIScheme(scheme) { return nil }
  guard path.unwritableElement == nil else { return nil }
  return URIWriter.text { text in
    text.append(scheme: scheme, host: host, port: port)
    path.write(to: &text)
    if !query.isEmpty {
      text.append(UInt8(ascii: "?"))
      query.write(to: &text)
    }
    if let fragment {
      text.append(UInt8(ascii: "#"))
      text.append(fragment, unencoded: .fragment)
    }
  }
}

extension URIWriter {
  /// Appends what comes before the path.
  mutating func append(scheme: String?, host: String?, port: UInt16?) {
    if let scheme {
      append(verbatim: scheme)
      append(UInt8(ascii: ":"))
    }
    if let host {
      append(UInt8(ascii: "/"))
      append(UInt8(ascii: "/"))
      if isIPLiteral(host) {
        append(verbatim: host)
      } else if isBareIPv6Address(host) {
        append(verbatim: "[\(host)]")
      } else {
        append(host, unencoded: .host)
      }
      if let port { append(verbatim: ":\(port)") }
    }
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
  host.withUTF8Span { host in
    let colon = host.firstIndex(of: UInt8(ascii: ":"), or: UInt8(ascii: ":"), from: 0)
    guard colon < host.count,
      host.extracting((colon + 1)...).contains(where: { $0 == UInt8(ascii: ":") })
    else { return false }
    return !host.contains {
      switch $0 {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
        UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "."), UInt8(ascii: ":"):
        false
      default: true
      }
    }
  }
}
