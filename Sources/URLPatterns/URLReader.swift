#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A URL as the combinators of this package read it: once into elements, the rest when asked for.
package final class URLReader: Sendable {
  /// The decoded elements of the path, as `countedPathComponents()` yields them.
  package let elements: [String]

  /// The arguments of the query, decoded when asked for.
  package let query: QueryArguments

  /// The URL as it is written.
  package let text: String

  package init(_ url: URL) {
    var text = url.absoluteString
    text.makeContiguousUTF8()
    self.text = text
    let (pathStart, query) = text.withUTF8Span { bytes in
      (URIReference(bytes).pathStart, URIReference.query(in: bytes))
    }
    elements = Counted.reading(text, from: pathStart).elements
    self.query = QueryArguments(text: text, range: query ?? 0..<0, plusAsSpace: false)
  }

  package init(_ components: URLComponents) {
    text = components.string ?? ""
    elements = components.countedPathComponents().elements
    query = components.queryArguments()
  }

  /// Whether there is an element at an index, and it is this text.
  package func isElement(_ text: String, at index: Int) -> Bool {
    guard index < elements.count else { return false }
    // `~=` is URLPatterns' own, with a faster way out where they differ.
    return text ~= elements[index]
  }

  /// Whether the scheme is this one, in any case (RFC 3986 §6.2.2.1).
  package func hasScheme(_ scheme: String) -> Bool {
    text.withUTF8Span { bytes in
      scheme.withUTF8Span { scheme in
        bytes.count > scheme.count && bytes[scheme.count] == UInt8(ascii: ":")
          && bytes.hasPrefixIgnoringASCIICase(scheme, at: 0)
      }
    }
  }

  /// Whether the host is this one, in any case (RFC 3986 §6.2.2.1) and any encoding (§6.2.2.2).
  package func hasHost(_ host: String) -> Bool {
    text.withUTF8Span { bytes in
      host.withUTF8Span { host in
        let reference = URIReference(bytes)
        guard let authority = reference.authority else { return false }
        // As it is nearly always spelled: the bare host.
        if authority.count == host.count,
          bytes.hasPrefixIgnoringASCIICase(host, at: authority.lowerBound)
        {
          return true
        }
        return reference.hasHost(host, in: bytes)
      }
    }
  }

  /// The scheme without its colon.
  package var scheme: String? {
    text.withUTF8Span { bytes in
      URIReference(bytes).schemeEnd.map { String(percentEncoded: bytes.extracting(0..<$0)) }
    }
  }

  /// The decoded host; nil where there is no authority.
  package var host: String? {
    text.withUTF8Span { bytes in
      URIReference(bytes).host(in: bytes).map { String(percentEncoded: bytes.extracting($0)) }
    }
  }
}

/// Writes a URL as `URL.init(scheme:host:port:path:query:fragment:)` does, without making one.
package func urlText(
  scheme: String?, host: String?, path: [String], query: QueryArguments
) -> String? {
  uriText(
    scheme: scheme, host: host, port: nil, path: Counted(path), query: query, fragment: nil)
}
