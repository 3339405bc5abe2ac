#if !hasFeature(Embedded)
  #if canImport(FoundationEssentials)
    public import FoundationEssentials
  #else
    public import Foundation
  #endif

  extension URL {
    /// The decoded elements of the path, counted, for `switch` to take apart.
    ///
    /// ```swift
    /// switch URL(string: "myscheme://myhost/users/john/profile")!.countedPathComponents() {
    /// case .N3("users", let id, "profile"): print(id)
    /// default: print("no such page")
    /// }
    /// // john
    /// ```
    ///
    /// The rules are those of ``Counted/init(path:)``; unlike `pathComponents`, there is no leading
    /// `"/"`, and `%2F` separates nothing. A relative URL is resolved against its base first.
    public func countedPathComponents() -> Counted<String> {
      let text = absoluteString
      return Counted.reading(text, from: text.withUTF8Span { URIReference($0).pathStart })
    }

    /// The decoded elements of the path, counted, if this URL has the scheme and the host.
    ///
    /// ```swift
    /// guard let path = url.countedPathComponents(scheme: "myscheme", host: "myhost") else {
    ///   return nil
    /// }
    /// switch path {
    /// case .N3("users", let id, "profile"): …
    /// ```
    ///
    /// It is ``has(scheme:host:)`` and ``countedPathComponents()`` in one pass.
    ///
    /// - Parameters:
    ///   - scheme: The scheme without its colon.
    ///   - host: The host, not encoded, without port and user information; an IPv6 address with its
    ///     brackets or without. A URL spells an internationalised host `xn--…`, so name it so.
    /// - Returns: nil for a URL of another scheme or host.
    @inlinable @inline(__always)
    public func countedPathComponents(scheme: String, host: String) -> Counted<String>? {
      // Inlined, so that a `guard` takes the list from where it was read.
      let text = absoluteString
      guard let start = URIReference.pathStart(in: text, scheme: scheme, host: host) else {
        return nil
      }
      return Counted.reading(text, from: start)
    }

    /// The arguments of the query, decoded when asked for.
    ///
    /// ```swift
    /// let url = URL(string: "https://example.org/search?q=a%26b&page=2")!
    /// url.queryArguments()["q"]                    // "a&b"
    /// url.queryArguments()["page", as: Int.self]   // 2
    /// ```
    ///
    /// - Parameter plusAsSpace: Whether `+` reads as a space, as HTML forms write it.
    /// - Returns: No arguments for a URL without a query.
    public func queryArguments(plusAsSpace: Bool = false) -> QueryArguments {
      var text = absoluteString
      text.makeContiguousUTF8()
      let range = text.withUTF8Span { URIReference.query(in: $0) }
      return QueryArguments(text: text, range: range ?? 0..<0, plusAsSpace: plusAsSpace)
    }

    /// Whether this URL has the scheme and the host.
    ///
    /// ASCII letters compare without case, as RFC 3986 §6.2.2.1 has it, and a host without regard to
    /// needless escapes (§6.2.2.2); all else byte by byte. Port and user information make no difference,
    /// and a dot at the end of the host makes one.
    ///
    /// ```swift
    /// URL(string: "MyScheme://MYHOST:8080/users")!.has(scheme: "myscheme", host: "myhost")  // true
    /// URL(string: "myscheme://myhost.evil.org")!.has(scheme: "myscheme", host: "myhost")    // false
    /// ```
    ///
    /// - Parameters:
    ///   - scheme: The scheme without its colon.
    ///   - host: The host, not encoded, without port and user information; an IPv6 address with its
    ///     brackets or without. A URL spells an internationalised host `xn--…`, so name it so.
    @inlinable
    public func has(scheme: String, host: String) -> Bool {
      URIReference.pathStart(in: absoluteString, scheme: scheme, host: host) != nil
    }

    /// Writes a URL: the counterpart of `countedPathComponents()` and `queryArguments()`.
    ///
    /// ```swift
    /// URL(scheme: "myscheme", host: "myhost", path: .N3("users", "john", "profile"))
    /// // myscheme://myhost/users/john/profile
    ///
    /// URL(scheme: "https", host: "example.org", path: .N1("50%/2"), query: ["q": "a+b"],
    ///   fragment: "top")
    /// // https://example.org/50%25%2F2?q=a%2Bb#top
    ///
    /// URL(scheme: "myscheme", host: "myhost", path: .N1(".."))  // nil
    /// ```
    ///
    /// - Parameters:
    ///   - scheme: The scheme without its colon (RFC 3986 §3.1), or nil for a relative reference.
    ///   - host: The host, not encoded and without a port; an IPv6 address with its brackets or
    ///     without. Names outside ASCII are percent-encoded, as RFC 3986 §3.2.2 has it, not made
    ///     Punycode. nil for a URL without an authority.
    ///   - port: The port, written only with a host.
    ///   - path: The elements, not encoded.
    ///   - query: The arguments, not encoded; the empty list writes no `?`.
    ///   - fragment: The fragment, not encoded, or nil for none.
    /// - Returns: nil if the scheme is not a valid one, or if the path cannot be written: because of an
    ///   element `""`, `"."` or `".."`, or of more than 1,001 elements;
    ///   ``Counted/percentEncodedPath()`` tells which. A reference without anything in it is nil, too:
    ///   there is no empty `URL`.
    public init?(
      scheme: String? = nil, host: String? = nil, port: UInt16? = nil, path: Counted<String>,
      query: QueryArguments = [:], fragment: String? = nil
    ) {
      guard
        let text = uriText(
          scheme: scheme, host: host, port: port, path: path, query: query, fragment: fragment)
      else { return nil }
      self.init(string: text)
    }
  }

  extension URLComponents {
    /// The decoded elements of the path, counted, for `switch` to take apart.
    ///
    /// ```swift
    /// URLComponents(string: "/files/50%25%2F2")!.countedPathComponents()  // .N2("files", "50%/2")
    /// ```
    ///
    /// The rules are those of ``Counted/init(path:)``.
    public func countedPathComponents() -> Counted<String> {
      Counted.reading(percentEncodedPath, from: 0)
    }

    /// The arguments of the query, decoded when asked for.
    ///
    /// ```swift
    /// URLComponents(string: "?tag=a&tag=b")!.queryArguments().values(named: "tag")  // ["a", "b"]
    /// ```
    ///
    /// - Parameter plusAsSpace: Whether `+` reads as a space, as HTML forms write it.
    /// - Returns: No arguments where there is no query.
    public func queryArguments(plusAsSpace: Bool = false) -> QueryArguments {
      QueryArguments(percentEncoded: percentEncodedQuery ?? "", plusAsSpace: plusAsSpace)
    }

    /// Writes the components: the counterpart of `countedPathComponents()` and `queryArguments()`.
    ///
    /// ```swift
    /// URLComponents(scheme: "myscheme", host: "myhost", path: .N2("chat", "a/b"))?.string
    /// // "myscheme://myhost/chat/a%2Fb"
    /// ```
    ///
    /// It takes what `URL.init(scheme:host:port:path:query:fragment:)` takes. It returns nil as that does,
    /// but not for a reference without anything in it.
    public init?(
      scheme: String? = nil, host: String? = nil, port: UInt16? = nil, path: Counted<String>,
      query: QueryArguments = [:], fragment: String? = nil
    ) {
      guard
        let text = uriText(
          scheme: scheme, host: host, port: port, path: path, query: query, fragment: fragment)
      else { return nil }
      self.init(string: text)
    }
  }
#endif
