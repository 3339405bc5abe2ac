#if !hasFeature(Embedded)
  #if canImport(FoundationEssentials)
    package import FoundationEssentials
  #else
    package import Foundation
  #endif

  /// A URL as the combinators of this package read it: once into elements, the rest when asked for.
  package final class URLReader: Sendable {
    /// The decoded elements of the path, as `countedPathComponents()` yields them.
    package let elements: [String]

    /// The URL as it is written.
    package let text: String

    /// Where the components lie in the text.
    private let reference: URIReference

    /// The arguments of the query, where they are not taken from the text.
    private let givenQuery: QueryArguments?

    /// Reads a URL.
    ///
    /// - Parameter hostIsElement: Whether the host, if there is one, is read as the first element.
    package init(_ url: URL, hostIsElement: Bool = false) {
      var text = url.absoluteString
      text.makeContiguousUTF8()
      self.text = text
      givenQuery = nil
      let reference = text.withUTF8Span { URIReference($0) }
      self.reference = reference
      var elements = Counted.reading(text, from: reference.pathStart).elements
      // As in a path, what is empty is dropped, and a dot segment leads nowhere from the root.
      if hostIsElement, let host = Self.host(of: reference, in: text), !isUnwritable(host) {
        elements.insert(host, at: 0)
      }
      self.elements = elements
    }

    package init(_ components: URLComponents) {
      text = components.string ?? ""
      reference = text.withUTF8Span { URIReference($0) }
      elements = components.countedPathComponents().elements
      givenQuery = components.queryArguments()
    }

    /// Stands for a URL of which only these are known.
    package init(elements: [String], query: QueryArguments) {
      text = ""
      reference = "".withUTF8Span { URIReference($0) }
      self.elements = elements
      givenQuery = query
    }

    /// The arguments of the query, decoded when asked for.
    package var query: QueryArguments {
      if let givenQuery { return givenQuery }
      let range = text.withUTF8Span { URIReference.query(in: $0) }
      return QueryArguments(text: text, range: range ?? 0..<0, plusAsSpace: false)
    }

    /// The fragment, decoded when asked for; nil if there is none, or if it isn't valid UTF-8, as in
    /// Foundation.
    package var fragment: String? {
      text.withUTF8Span { bytes in
        URIReference.fragment(in: bytes).flatMap {
          String.decoding(bytes.extracting($0), plusAsSpace: false)
        }
      }
    }

    /// Whether the scheme is this one, in any case (RFC 3986 §6.2.2.1).
    package func hasScheme(_ scheme: String) -> Bool {
      text.withUTF8Span { reference.hasScheme(scheme, in: $0) }
    }

    /// Whether the host is this one, in any case (RFC 3986 §6.2.2.1) and any encoding (§6.2.2.2).
    package func hasHost(_ host: String) -> Bool {
      text.withUTF8Span { reference.hasHost(host, in: $0) }
    }

    /// The scheme without its colon.
    package var scheme: String? {
      text.withUTF8Span { bytes in
        reference.schemeEnd.map { String(percentEncoded: bytes.extracting(0..<$0)) }
      }
    }

    /// The decoded host; nil where there is no authority.
    package var host: String? { Self.host(of: reference, in: text) }

    private static func host(of reference: URIReference, in text: String) -> String? {
      text.withUTF8Span { bytes in
        reference.host(in: bytes).map { String(percentEncoded: bytes.extracting($0)) }
      }
    }
  }
#endif
