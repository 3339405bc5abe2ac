#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension URL {
  /// Returns the decoded elements of a path in the fragment, where some web apps have their routes.
  ///
  /// ```swift
  /// let url = URL(string: "https://example.org/#/room/7?via=a")!
  /// switch url.countedFragment() {
  /// case .N2("room", let id): print("room \(id)")
  /// default: print("no such page")
  /// }
  /// // room 7
  /// ```
  ///
  /// The path ends before the first `?`. Apart from that, the same rules apply as in
  /// ``Counted/init(path:)``. The list is empty without a fragment, and for one that consists of
  /// arguments, such as `#key=c2VjcmV0`: one that doesn't begin with a slash and whose first `=` or
  /// `&` comes before any `?`.
  public func countedFragment() -> Counted<String> {
    URLPatterns.countedFragment(of: absoluteString)
  }

  /// Returns the arguments in the fragment.
  ///
  /// These are what follows the `?` after a path, or else the whole fragment:
  ///
  /// ```swift
  /// let room = URL(string: "https://example.org/#/room/7?via=a")!
  /// room.fragmentArguments()["via"]  // "a"
  /// let key = URL(string: "https://example.org/file#key=c2VjcmV0&v=2")!
  /// key.fragmentArguments()["key"]   // "c2VjcmV0"
  /// ```
  ///
  /// A `?` ends a path if the fragment begins with a slash, or if the `?` comes before the first
  /// `=` and `&`. A fragment that begins with a slash and contains no `?` has no arguments.
  ///
  /// - Returns: The arguments, which are empty if the URL has no fragment.
  public func fragmentArguments() -> QueryArguments {
    QueryArguments(fragmentOf: absoluteString)
  }

  /// Creates a URL with a path and arguments in the fragment.
  ///
  /// This initializer is the counterpart of ``countedFragment()`` and ``fragmentArguments()``.
  ///
  /// ```swift
  /// URL(
  ///   scheme: "https", host: "example.org", path: .N0,
  ///   fragment: .N2("room", "a/b"), fragmentArguments: ["via": "c"])
  /// // https://example.org/#/room/a%2Fb?via=c
  ///
  /// URL(
  ///   scheme: "https", host: "example.org", path: .N1("file"), fragment: .N0,
  ///   fragmentArguments: ["key": "c2VjcmV0"])
  /// // https://example.org/file#key=c2VjcmV0
  /// ```
  ///
  /// - Parameters:
  ///   - scheme: The scheme, as in the other initializer.
  ///   - user: The user, as in the other initializer.
  ///   - host: The host, as in the other initializer.
  ///   - port: The port, as in the other initializer.
  ///   - path: The elements of the path, not encoded.
  ///   - query: The arguments of the query, not encoded.
  ///   - fragment: The elements of a path in the fragment, not encoded.
  ///   - fragmentArguments: The arguments in the fragment, not encoded. Without elements and
  ///     arguments, no `#` is printed.
  ///   - endsWithSlash: Whether to print a slash after the path, before the query and the fragment.
  /// - Returns: A URL, or nil for the same reasons as in the other initializer, for either path.
  public init?(
    scheme: String? = nil, user: String? = nil, host: String? = nil, port: Int? = nil,
    path: borrowing Counted<String>, query: borrowing QueryArguments = [:],
    fragment: borrowing Counted<String>, fragmentArguments: borrowing QueryArguments = [:],
    endsWithSlash: Bool = false
  ) {
    guard
      let fragment = encodedFragment(path: fragment, fragmentArguments),
      let text = uriText(
        scheme: scheme, user: user, host: host, port: port, path: path, query: query,
        encodedFragment: fragment, endsWithSlash: endsWithSlash, acceptsAnyHost: false),
      let url = URL(string: text)
    else { return nil }
    self = url
  }
}

extension QueryArguments {
  /// Reads the arguments in the fragment of a URL.
  package init(fragmentOf url: String) {
    self.init(in: url) { bytes in
      URIReference.fragment(in: bytes).map { argumentsOfFragment(in: bytes, $0) }
    }
  }
}

/// Returns the elements of the path in the fragment of a URL.
package func countedFragment(of url: String) -> Counted<String> {
  url.withUTF8Span { bytes in
    pathOfFragment(bytes.extracting(URIReference.fragment(in: bytes) ?? 0..<0))
  }
}

/// Returns the decoded fragment of a URL, or nil if there is none or it isn't valid UTF-8, as in
/// Foundation.
package func decodedFragment(of url: String) -> String? {
  url.withUTF8Span { bytes in
    URIReference.fragment(in: bytes).flatMap {
      String.decoding(bytes.extracting($0), plusAsSpace: false)
    }
  }
}

/// Returns a text as a fragment with its `#`.
package func encodedFragment(of text: String) -> String {
  URIWriter.text { writer in
    writer.append(UInt8(ascii: "#"))
    writer.append(text, unencoded: .fragment)
  }
}

/// Returns the elements of the path in a fragment.
private func pathOfFragment(_ fragment: Span<UInt8>) -> Counted<String> {
  let arguments = argumentsOfFragment(in: fragment, fragment.indices)
  let sign = fragment.firstIndex(of: UInt8(ascii: "="), or: UInt8(ascii: "&"), from: 0)
  return arguments.lowerBound == 0 && sign < fragment.count ? .N0 : .reading(fragment, from: 0)
}

/// Returns the position of the arguments in a fragment.
func argumentsOfFragment(in bytes: Span<UInt8>, _ fragment: Range<Int>) -> Range<Int> {
  let text = bytes.extracting(fragment)
  let mark = text.firstIndex(of: UInt8(ascii: "?"), from: 0)
  let sign = text.firstIndex(of: UInt8(ascii: "="), or: UInt8(ascii: "&"), from: 0)
  let hasPath = text.count > 0 && text[0] == UInt8(ascii: "/") || mark < sign
  guard hasPath else { return fragment }
  return min(fragment.lowerBound + mark + 1, fragment.upperBound)..<fragment.upperBound
}

/// Returns a fragment with its `#`, an empty text if there's nothing to write, or nil if the path
/// can't be written.
package func encodedFragment(path: Counted<String>, _ arguments: QueryArguments) -> String? {
  guard let path = try? path.percentEncodedPath() else { return nil }
  if arguments.isEmpty { return path.isEmpty ? "" : "#\(path)" }
  let query = arguments.percentEncodedQuery
  // A name without a value would be a path, and arguments that were read can look like one.
  let looksLikePath = query.withUTF8Span {
    argumentsOfFragment(in: $0, $0.indices) != $0.indices || !pathOfFragment($0).isEmpty
  }
  return path.isEmpty && !looksLikePath ? "#\(query)" : "#\(path)?\(query)"
}
