/// Returns a URI reference composed of decoded components (RFC 3986 §5.3).
///
/// - Returns: The text of the reference, or nil if the scheme is invalid or the path can't be
///   written.
package func uriText(
  scheme: String?, host: String?, port: UInt16? = nil, path: Counted<String>,
  query: QueryArguments, fragment: String? = nil, startsWithSlash: Bool = true,
  endsWithSlash: Bool = false
) -> String? {
  if let scheme, !isURIScheme(scheme) { return nil }
  return try? URIWriter.text { (text) throws(UnwritablePath) in
    text.append(scheme: scheme, host: host, port: port)
    // Only a scheme can come before a path without a slash.
    let isRootless = !startsWithSlash && scheme != nil && host == nil
    try path.write(to: &text, isRootless: isRootless)
    // Without its slash, a relative reference to the root is one to the current page (§5.2.2).
    let isRelativeRoot = scheme == nil && host == nil && path.isEmpty
    if endsWithSlash || isRelativeRoot { text.append(UInt8(ascii: "/")) }
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
