/// Returns a URI reference composed of decoded components (RFC 3986 §5.3).
///
/// - Returns: The text of the reference, or nil if the scheme is invalid or the path can't be
///   written.
package func uriText(
  scheme: String?, host: String?, port: UInt16? = nil, path: Counted<String>,
  query: QueryArguments, fragment: String? = nil, endsWithSlash: Bool = false
) -> String? {
  if let scheme, !isURIScheme(scheme) { return nil }
  return try? URIWriter.text { (text) throws(UnwritablePath) in
    text.append(scheme: scheme, host: host, port: port)
    try path.write(to: &text, isRootless: host == nil && scheme.map(isRootless) ?? false)
    if endsWithSlash { text.append(UInt8(ascii: "/")) }
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

/// Returns whether URLs with this scheme have no slash before the path, such as `mailto:me@host` and
/// `tel:+1-201-555-0123`.
private func isRootless(_ scheme: String) -> Bool {
  switch scheme.lowercased() {
  case "data", "facetime", "facetime-audio", "geo", "mailto", "news", "sip", "sips", "sms", "tel",
    "urn", "xmpp":
    true
  default: false
  }
}

extension URIWriter {
  /// Appends everything before the path.
  mutating func append(scheme: String?, host: String?, port: UInt16?) {
    if let scheme {
      append(verbatim: scheme)
      append(UInt8(ascii: ":"))
    }
    if let host {
      append(UInt8(ascii: "/"))
      append(UInt8(ascii: "/"))
      append(host: host)
      if let port { append(verbatim: ":\(port)") }
    }
  }
}
