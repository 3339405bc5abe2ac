#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A URL as the combinators read it: split into elements once, with the rest read on demand.
package struct URLReader: Sendable {
  /// The decoded elements of the path, as in `countedPathComponents()`.
  package let elements: [String]

  /// The text of the URL.
  package let text: String

  /// The positions of the components in the text.
  private let reference: URIReference

  /// Creates a reader of a URL.
  ///
  /// - Parameter hostIsElement: Whether to read the authority, if there is one, as the first
  ///   element.
  package init(_ url: URL, hostIsElement: Bool = false) {
    var text = url.absoluteString
    text.makeContiguousUTF8()
    self.text = text
    (reference, elements) = text.withUTF8Span { bytes in
      let reference = URIReference(bytes)
      let host = hostIsElement ? reference.elementInPlaceOfHost(in: bytes) : nil
      return (reference, Counted.reading(bytes, from: reference.pathStart, after: host).elements)
    }
  }

  package init(_ components: URLComponents) {
    text = components.string ?? components.percentEncodedQuery.map { "?" + $0 } ?? ""
    reference = text.withUTF8Span { URIReference($0) }
    elements = components.countedPathComponents().elements
  }

  /// Creates a reader of an HTTP request target, whose scheme and host, if it has any, are ignored.
  package init(requestTarget target: String) {
    text = target
    reference = "".withUTF8Span { URIReference($0) }
    elements = Counted(path: target).elements
  }

  /// Creates a reader of a URL when only these parts are known.
  package init(elements: [String], query: QueryArguments) {
    text = "?" + query.percentEncodedQuery
    reference = "".withUTF8Span { URIReference($0) }
    self.elements = elements
  }

  /// The arguments of the query, which are decoded on demand.
  package var query: QueryArguments { QueryArguments(requestTarget: text) }

  /// Returns whether the scheme is this one, ignoring case (RFC 3986 §6.2.2.1).
  package func hasScheme(_ scheme: String) -> Bool { reference.hasScheme(scheme, in: text) }

  /// Returns whether the host is this one, ignoring case (RFC 3986 §6.2.2.1) and after
  /// decoding escapes (§6.2.2.2).
  package func hasHost(_ host: String) -> Bool { reference.hasHost(host, in: text) }

  /// The scheme without its colon.
  package var scheme: String? {
    reference.schemeEnd.map { String(decoding: text.utf8.prefix($0), as: UTF8.self) }
  }

  /// Whether the path starts with a slash.
  package var startsWithSlash: Bool {
    text.utf8.dropFirst(reference.pathStart).first == UInt8(ascii: "/")
  }

  /// The port, or nil if there is none.
  package var port: UInt16? { reference.port(in: text) }

  /// What's behind the host and its colon, or nil if there's nothing.
  package var portText: String? { reference.portText(in: text) }

  /// The decoded host, or nil if there's no authority.
  package var host: String? { text.withUTF8Span { reference.decodedHost(in: $0) } }

  /// The decoded user information before the host, or nil if there's none.
  package var user: String? { text.withUTF8Span { reference.decodedUser(in: $0) } }

  /// The element in the place of the host, or nil if there's no authority.
  package var elementInPlaceOfHost: String? {
    text.withUTF8Span { reference.elementInPlaceOfHost(in: $0) }
  }
}

/// Returns a URI reference composed of decoded components and an encoded fragment with its `#` (RFC
/// 3986 §5.3).
///
/// - Returns: The text of the reference, or nil if the scheme is invalid, if it or the user needs a
///   host, or if the host, the port, or the path can't be written.
@inline(never)
package func uriText(
  scheme: String? = nil, user: String? = nil, host: String? = nil, port: Int? = nil,
  path: some WritablePath, query: QueryArguments = QueryArguments(), encodedFragment: String? = nil,
  startsWithSlash: Bool = true, endsWithSlash: Bool = false, acceptsAnyHost: Bool = true
) -> String? {
  if let scheme, !isURIScheme(scheme) { return nil }
  let text = try? URIWriter.text { (text) throws(UnwritablePath) in
    if let scheme {
      text.append(verbatim: scheme)
      text.append(UInt8(ascii: ":"))
    }
    if let host {
      text.append(UInt8(ascii: "/"))
      text.append(UInt8(ascii: "/"))
      try text.append(user: user, host: host, after: scheme, acceptsAnyText: acceptsAnyHost)
      if let port { try text.append(port: port, after: host) }
    } else if user != nil || scheme.map(needsHost) == true {
      throw .element("", index: 0)
    }
    // Only a scheme can come before a path without a slash.
    let isRootless = !startsWithSlash && scheme != nil && host == nil
    try path.write(to: &text, isRootless: isRootless)
    func rootNeedsSlash() -> Bool {
      // Without its slash, a relative reference to the root is one to the current page (§5.2.2).
      if host == nil { return scheme == nil }
      // Before a query or a fragment, the empty path of a web URL is written as a slash (§6.2.3,
      // RFC 9110 §4.2.3), as browsers do.
      return (!query.isEmpty || encodedFragment?.isEmpty == false)
        && scheme.map(needsHost) == true
    }
    if endsWithSlash || path.isEmpty && rootNeedsSlash() { text.append(UInt8(ascii: "/")) }
    if !query.isEmpty {
      text.append(UInt8(ascii: "?"))
      query.write(to: &text)
    }
    if let encodedFragment { text.append(verbatim: encodedFragment) }
  }
  guard host == nil, scheme?.asciiLowercased == "mailto" else { return text }
  return text.map(encodingMailPath)
}

/// Encodes the characters that delimit arguments in the path of a `mailto` URL (RFC 6068 §2, item
/// 1).
package func encodingMailPath(in text: String) -> String {
  let end = text.firstIndex { $0 == "?" || $0 == "#" } ?? text.endIndex
  let escapes: [Character: String] = ["&": "%26", ";": "%3B", "=": "%3D"]
  return text[..<end].map { escapes[$0] ?? String($0) }.joined() + text[end...]
}
