#if !hasFeature(Embedded)
  #if canImport(FoundationEssentials)
    public import FoundationEssentials
  #else
    public import Foundation
  #endif

  extension URL {
    /// The decoded elements of the path, as a list that `switch` can take apart.
    ///
    /// ```swift
    /// switch URL(string: "myscheme://myhost/users/john/profile")!.countedPathComponents() {
    /// case .N3("users", let id, "profile"): print(id)
    /// default: print("no such page")
    /// }
    /// // john
    /// ```
    ///
    /// The rules are those of ``Counted/init(path:)``. In contrast to `pathComponents`, there is no
    /// leading `"/"`, and `%2F` separates nothing. A relative URL is resolved against its base first.
    public func countedPathComponents() -> Counted<String> {
      let text = absoluteString
      return Counted.reading(text, from: text.withUTF8Span { URIReference($0).pathStart })
    }

    /// The decoded elements of the path, or nil for a URL with another scheme or host.
    ///
    /// ```swift
    /// let url = URL(string: "MyScheme://myhost/users/john")!
    /// url.countedPathComponents(scheme: "myscheme", host: "myhost")  // .N2("users", "john")
    /// url.countedPathComponents(scheme: "https", host: "myhost")     // nil
    /// ```
    ///
    /// This is ``has(scheme:host:)`` and ``countedPathComponents()`` in one call.
    ///
    /// - Parameters:
    ///   - scheme: The scheme without its colon.
    ///   - host: The host, not encoded, without port and user information. An IPv6 address may have its
    ///     brackets or not. URLs spell an internationalised host as `xn--…`, so pass that spelling.
    @inlinable @inline(__always)
    public func countedPathComponents(scheme: String, host: String) -> Counted<String>? {
      // Inlined, so that a `guard` takes the list from where it was read.
      let text = absoluteString
      guard let start = URIReference.pathStart(in: text, scheme: scheme, host: host) else {
        return nil
      }
      return Counted.reading(text, from: start)
    }

    /// The arguments of the query, which are decoded when they are asked for.
    ///
    /// ```swift
    /// let url = URL(string: "https://example.org/search?q=a%26b&page=2")!
    /// url.queryArguments()["q"]                   // "a&b"
    /// url.queryArguments()["page", as: Int.self]  // 2
    /// ```
    ///
    /// - Parameter plusAsSpace: Whether `+` is read as a space, as HTML forms write it.
    /// - Returns: The arguments; there are none if the URL has no query.
    public func queryArguments(plusAsSpace: Bool = false) -> QueryArguments {
      var text = absoluteString
      text.makeContiguousUTF8()
      let range = text.withUTF8Span { URIReference.query(in: $0) }
      return QueryArguments(text: text, range: range ?? 0..<0, plusAsSpace: plusAsSpace)
    }

    /// Whether this URL has the scheme and the host.
    ///
    /// The case of ASCII letters makes no difference (RFC 3986 §6.2.2.1), nor do the port and the user
    /// information. The host is compared after its escapes are decoded, so that `a/b` matches `a%2Fb`.
    /// Everything else is compared byte by byte: `example.org.`, with a dot at the end, is another host.
    ///
    /// ```swift
    /// URL(string: "MyScheme://MYHOST:8080/users")!.has(scheme: "myscheme", host: "myhost")  // true
    /// URL(string: "myscheme://myhost.evil.org")!.has(scheme: "myscheme", host: "myhost")    // false
    /// ```
    ///
    /// - Parameters:
    ///   - scheme: The scheme without its colon.
    ///   - host: The host, not encoded, without port and user information. An IPv6 address may have its
    ///     brackets or not. URLs spell an internationalised host as `xn--…`, so pass that spelling.
    @inlinable
    public func has(scheme: String, host: String) -> Bool {
      URIReference.pathStart(in: absoluteString, scheme: scheme, host: host) != nil
    }

    /// Writes a URL.
    ///
    /// It is the counterpart of `countedPathComponents()` and `queryArguments()`.
    ///
    /// ```swift
    /// URL(scheme: "myscheme", host: "myhost", path: .N3("users", "john", "profile"))
    /// // myscheme://myhost/users/john/profile
    ///
    /// URL(
    ///   scheme: "https", host: "example.org", path: .N1("50%/2"), query: ["q": "a+b"], fragment: "top")
    /// // https://example.org/50%25%2F2?q=a%2Bb#top
    ///
    /// URL(scheme: "myscheme", host: "myhost", path: .N1(".."))  // nil
    /// ```
    ///
    /// - Parameters:
    ///   - scheme: The scheme without its colon (RFC 3986 §3.1), or nil for a relative reference.
    ///   - host: The host, not encoded and without a port, or nil for a URL without an authority. An IPv6
    ///     address may have its brackets or not. A name outside ASCII is percent-encoded (RFC 3986
    ///     §3.2.2), and not converted to Punycode.
    ///   - port: The port, which is written only if there is a host.
    ///   - path: The elements, not encoded.
    ///   - query: The arguments, not encoded. If there are none, no `?` is written.
    ///   - fragment: The fragment, not encoded, or nil for none.
    /// - Returns: nil if the scheme is invalid, or if the path cannot be written because it has an
    ///   element `""`, `"."` or `".."` or more than 1,001 elements; ``Counted/percentEncodedPath()``
    ///   tells which. It is also nil for a reference with nothing in it, since there is no empty
    ///   `URL`.
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
    /// The decoded elements of the path, as a list that `switch` can take apart.
    ///
    /// ```swift
    /// URLComponents(string: "/files/50%25%2F2")!.countedPathComponents()  // .N2("files", "50%/2")
    /// ```
    ///
    /// The rules are those of ``Counted/init(path:)``.
    public func countedPathComponents() -> Counted<String> {
      Counted.reading(percentEncodedPath, from: 0)
    }

    /// The arguments of the query, which are decoded when they are asked for.
    ///
    /// ```swift
    /// URLComponents(string: "?tab=new&page=2")!.queryArguments()["page", as: Int.self]  // 2
    /// ```
    ///
    /// - Parameter plusAsSpace: Whether `+` is read as a space, as HTML forms write it.
    /// - Returns: The arguments; there are none if the components have no query.
    public func queryArguments(plusAsSpace: Bool = false) -> QueryArguments {
      QueryArguments(percentEncoded: percentEncodedQuery ?? "", plusAsSpace: plusAsSpace)
    }

    /// Writes components.
    ///
    /// It is the counterpart of `countedPathComponents()` and `queryArguments()`.
    ///
    /// ```swift
    /// URLComponents(scheme: "myscheme", host: "myhost", path: .N2("chat", "a/b"))?.string
    /// // "myscheme://myhost/chat/a%2Fb"
    /// ```
    ///
    /// The parameters are those of `URL.init(scheme:host:port:path:query:fragment:)`. It returns nil
    /// for the same reasons, except that components may have nothing in them.
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
