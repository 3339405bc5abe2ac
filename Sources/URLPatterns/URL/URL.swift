#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension URL {
  /// Returns the decoded elements of the path, as a list that a `switch` can take apart.
  ///
  /// ```swift
  /// let url = URL(string: "myscheme://myhost/users/john/profile")!
  /// switch url.countedPathComponents() {
  /// case .N3("users", let id, "profile"): print(id)
  /// default: print("no such page")
  /// }
  /// // john
  /// ```
  ///
  /// The same rules apply as in ``Counted/init(path:)``. Unlike in `pathComponents`, there's no
  /// leading `"/"`, and `%2F` doesn't separate elements. A relative URL is resolved against its
  /// base first.
  public func countedPathComponents() -> Counted<String> {
    absoluteString.withUTF8Span { .inlinedReading($0, from: URIReference($0).pathStart) }
  }

  /// Returns the arguments of the query, which are decoded when you ask for them.
  ///
  /// ```swift
  /// let url = URL(string: "https://example.org/search?q=a%26b&page=2")!
  /// url.queryArguments()["q"]                   // "a&b"
  /// url.queryArguments()["page", as: Int.self]  // 2
  /// ```
  ///
  /// - Returns: The arguments, which are empty if the URL has no query.
  public func queryArguments() -> QueryArguments {
    QueryArguments(requestTarget: absoluteString)
  }

  /// Creates a URL from a path, a query, and a fragment that aren't encoded yet.
  ///
  /// This initializer is the counterpart of `countedPathComponents()` and `queryArguments()`.
  ///
  /// ```swift
  /// URL(scheme: "myscheme", host: "myhost", path: .N2("users", "john"))
  /// // myscheme://myhost/users/john
  ///
  /// URL(
  ///   scheme: "https", host: "example.org", path: .N1("50%/2"),
  ///   query: ["q": "a+b"], fragment: "top")
  /// // https://example.org/50%25%2F2?q=a%2Bb#top
  ///
  /// URL(scheme: "myscheme", host: "myhost", path: .N1(".."))  // nil
  ///
  /// URL(scheme: "https", host: "example.org", path: .N0, fragment: "top")
  /// // https://example.org/#top
  /// ```
  ///
  /// Before a query or a fragment, the root of a web URL is printed as `/`, as browsers do (RFC
  /// 3986 §6.2.3).
  ///
  /// Without a host, a slash follows the scheme, as in `myscheme:/users`. Schemes such as `mailto`
  /// and `tel` have none there. With `https`, `http`, `wss`, `ws`, or `ftp`, there must be a host,
  /// because a browser opens `https:/users` as `https://users`. In the path of a `mailto` URL, `&`,
  /// `;`, and `=` are encoded (RFC 6068 §2):
  ///
  /// ```swift
  /// URL(
  ///   scheme: "mailto", path: .N1("r&d@b.c"), query: ["subject": "Hi!"],
  ///   startsWithSlash: false)
  /// // mailto:r%26d@b.c?subject=Hi%21
  /// URL(scheme: "https", path: .N1("users"))  // nil
  /// ```
  ///
  /// Without a scheme and a host, the URL is relative to another one. The root is always printed as
  /// `/`, because `?page=2` alone would be the second page of wherever the reader is:
  ///
  /// ```swift
  /// URL(path: .N0, query: ["page": "2"])  // /?page=2
  /// ```
  ///
  /// - Parameters:
  ///   - scheme: The scheme without its colon (RFC 3986 §3.1), or nil for a relative reference.
  ///   - user: The user, and a password if there's one, not encoded, or nil for none. They need a
  ///     host.
  ///   - host: The host, not percent-encoded and without a port, or nil for a URL without an
  ///     authority. An IPv6 address can be in brackets or not. For an internationalized host, pass
  ///     the `xn--…` form that URLs contain. After a scheme of your own, it can begin with the
  ///     user, as the first element of ``countedHostAndPathComponents()`` does.
  ///   - port: The port, which is printed only if there's a host. There can't be one after an empty
  ///     host.
  ///   - path: The elements of the path, not encoded.
  ///   - query: The arguments of the query, not encoded. Without arguments, no `?` is printed.
  ///   - fragment: The fragment, not encoded, or nil for none.
  ///   - startsWithSlash: Whether to print a slash before the path of a URL that has a scheme but
  ///     no host. Any other path always starts with one.
  ///   - endsWithSlash: Whether to print a slash after the path, for an app or a server that
  ///     insists on it. Matching ignores that slash, so ``URLRepresentable/checkRoundTrip()``
  ///     doesn't notice if it's missing.
  /// - Returns: A URL, or nil if the scheme is invalid, if it or the user needs a host, if there's
  ///   no scheme before an empty host, if the host contains one of `:/?#[]@*` or a letter outside
  ///   ASCII and isn't an IPv6 address, if the port isn't a number below 65,536, or if the path has
  ///   more than 1,001 elements or one that is `""`, `"."`, or `".."`. To find out what's wrong
  ///   with a path, call ``Counted/percentEncodedPath()``.
  public init?(
    scheme: String? = nil, user: String? = nil, host: String? = nil, port: Int? = nil,
    path: borrowing Counted<String>, query: borrowing QueryArguments = [:],
    fragment: String? = nil, startsWithSlash: Bool = true, endsWithSlash: Bool = false
  ) {
    // `self = url` moves the URL. `self.init(string: text)` would copy it.
    guard
      let text = uriText(
        scheme: scheme, user: user, host: host, port: port, path: path, query: query,
        encodedFragment: fragment.map(encodedFragment), startsWithSlash: startsWithSlash,
        endsWithSlash: endsWithSlash, acceptsAnyHost: false),
      let url = URL(string: text)
    else { return nil }
    self = url
  }
}

// For everything else that a URL can be asked for, take `components.url`.

extension URLComponents {
  /// Returns the decoded elements of the path, as a list that a `switch` can take apart.
  ///
  /// ```swift
  /// URLComponents(string: "/files/50%25%2F2")!.countedPathComponents()
  /// // .N2("files", "50%/2")
  /// ```
  ///
  /// The same rules apply as in ``Counted/init(path:)``.
  public func countedPathComponents() -> Counted<String> {
    Counted.reading(percentEncodedPath, from: 0)
  }

  /// Returns the arguments of the query, which are decoded when you ask for them.
  ///
  /// ```swift
  /// let parts = URLComponents(string: "?tab=new&page=2")!
  /// parts.queryArguments()["page", as: Int.self]  // 2
  /// ```
  ///
  /// - Returns: The arguments, which are empty if the components have no query.
  public func queryArguments() -> QueryArguments {
    QueryArguments(percentEncoded: percentEncodedQuery ?? "")
  }

  /// Creates components from a path, a query, and a fragment that aren't encoded yet.
  ///
  /// This initializer is the counterpart of `countedPathComponents()` and `queryArguments()`.
  ///
  /// ```swift
  /// URLComponents(scheme: "myscheme", host: "me", path: .N2("chat", "a/b"))!
  ///   .string
  /// // "myscheme://me/chat/a%2Fb"
  /// ```
  ///
  /// The parameters are the same as in
  /// `URL.init(scheme:user:host:port:path:query:fragment:startsWithSlash:endsWithSlash:)`. The
  /// result is nil for the same reasons.
  public init?(
    scheme: String? = nil, user: String? = nil, host: String? = nil, port: Int? = nil,
    path: borrowing Counted<String>, query: borrowing QueryArguments = [:],
    fragment: String? = nil, startsWithSlash: Bool = true, endsWithSlash: Bool = false
  ) {
    let url = URL(
      scheme: scheme, user: user, host: host, port: port, path: path, query: query,
      fragment: fragment, startsWithSlash: startsWithSlash, endsWithSlash: endsWithSlash)
    guard let url else { return nil }
    self.init(url: url, resolvingAgainstBaseURL: false)
  }
}
