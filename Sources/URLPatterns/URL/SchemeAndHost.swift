#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension URL {
  /// Returns whether the scheme and the host of this URL match.
  ///
  /// ```swift
  /// let url = URL(string: "https://www.example.org:8080/users")!
  /// url.has(
  ///   scheme: OneOf("https", "http"),
  ///   host: OneOf("example.org", "www.example.org"))
  /// // true
  /// url.has(scheme: "HTTPS")                       // true
  /// url.has(host: Suffixed(Capture(String.self), ".example.org"))  // true
  /// url.has(host: "www.example.org", port: 8080)   // true
  /// url.has(host: "www.example.org", port: 443)    // false
  /// url.has(host: "www.example.org.evil.org")      // false
  /// ```
  ///
  /// User information is ignored, and so is the port unless you ask for one. A host that you leave
  /// out doesn't matter.
  ///
  /// A string that's no scheme or no host, such as `https:`, `me.com:8080`, or `*.me.com`, stops a
  /// debug build. In a release build, it just doesn't match.
  ///
  /// - Parameters:
  ///   - scheme: A matcher for the scheme, without its colon. The case of ASCII letters doesn't
  ///     matter (RFC 3986 §6.2.2.1) in a string, ``OneOf``, ``Exactly``, ``IgnoringCase``,
  ///     ``Prefixed``, ``Suffixed``, ``Split``, or, if the text is ASCII, in a ``Regex``.
  ///     Any other matcher sees the scheme in lower case.
  ///   - host: A matcher for the host, which is decoded first. Case is ignored as in a scheme.
  ///     Everything else is compared byte for byte: `example.org.`, with a dot at the end, is
  ///     a different host. An IPv6 address can be in brackets or not, and anything else in brackets
  ///     keeps them. For an internationalized host, pass the `xn--…` form that URLs contain. To
  ///     match `b%C3%BCcher.example`, too, as `url.host()` writes it, also pass `bücher.example`.
  ///     Any other matcher sees the host in lower case, and an IPv6 address without its brackets.
  ///   - port: The port that the URL must contain. A URL that doesn't write its port has none, even
  ///     if its scheme has a usual one. If this is nil, the port is ignored.
  ///   - file: The file to name if a debug build stops because of the scheme or the host.
  ///   - line: The line to name if a debug build stops because of the scheme or the host.
  @_alwaysEmitIntoClient
  public func has<Scheme: PatternMatching, Host: PatternMatching>(
    scheme: Scheme, host: Host = AnyText(), port: UInt16? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Bool {
    assert(
      reasonNothingMatches(scheme, host) == nil, reasonNothingMatches(scheme, host) ?? "",
      file: file, line: line)
    if let scheme = scheme as? String, host is AnyText, port == nil {
      return URIReference.hasScheme(scheme, in: absoluteString)
    }
    return URIReference.pathStart(in: absoluteString, matching: scheme, host, port: port) != nil
  }

  /// Returns whether the host of this URL matches, whatever its scheme.
  ///
  /// The parameters are the same as in ``has(scheme:host:port:file:line:)``.
  @_alwaysEmitIntoClient
  public func has<Host: PatternMatching>(
    host: Host, port: UInt16? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Bool {
    has(scheme: AnyText(), host: host, port: port, file: file, line: line)
  }

  /// Not available: a URL has a scheme, a host, or both.
  @available(*, unavailable, message: "say what the URL must have: a scheme, a host, or both")
  @_documentation(visibility: internal)
  public func has(port: UInt16? = nil) -> Bool { fatalError() }

  /// Returns the decoded elements of the path, or nil if the scheme or the host doesn't match.
  ///
  /// ```swift
  /// let url = URL(string: "https://telegram.me/swift")!
  /// url.countedPathComponents(
  ///   scheme: OneOf("https", "ksr"), host: OneOf("t.me", "telegram.me"))
  /// // .N1("swift")
  /// url.countedPathComponents(scheme: "ksr")  // nil
  /// ```
  ///
  /// User information is ignored, and so is the port unless you ask for one. The parameters are the
  /// same as in ``has(scheme:host:port:file:line:)``.
  @_alwaysEmitIntoClient
  public func countedPathComponents<Scheme: PatternMatching, Host: PatternMatching>(
    scheme: Scheme, host: Host = AnyText(), port: UInt16? = nil
  ) -> Counted<String>? {
    // A text that's bridged from Objective-C is converted to UTF-8 once.
    var text = absoluteString
    text.makeContiguousUTF8()
    guard
      let start = URIReference.pathStart(in: text, matching: scheme, host, port: port)
    else { return nil }
    return Counted.reading(text, from: start)
  }

  /// Returns the decoded elements of the path, or nil if the host doesn't match, whatever the
  /// scheme.
  ///
  /// The parameters are the same as in ``has(scheme:host:port:file:line:)``.
  @_alwaysEmitIntoClient
  public func countedPathComponents<Host: PatternMatching>(
    host: Host, port: UInt16? = nil
  ) -> Counted<String>? {
    countedPathComponents(scheme: AnyText(), host: host, port: port)
  }
}

/// A matcher for a scheme or a host that doesn't matter.
@usableFromInline
struct AnyText: PatternMatching {
  @usableFromInline
  init() {}

  @usableFromInline
  static func ~= (pattern: AnyText, element: String) -> Bool { true }

  @usableFromInline
  static func _matches(_ pattern: AnyText, name: String) -> Bool { true }
}

/// Returns why no URL has a scheme or a host that's a string, or nil if one can.
///
/// A host can be one outside ASCII, because links can contain it percent-encoded, and anything in
/// brackets (`IPvFuture`).
@usableFromInline
package func reasonNothingMatches(_ scheme: Any, _ host: Any) -> String? {
  if let scheme = scheme as? String, let reason = reasonAgainstScheme(scheme) { return reason }
  guard let host = host as? String, !host.withUTF8Span(hasBrackets) else { return nil }
  return reasonAgainstName(host)
}

/// Returns why a text isn't a scheme, or nil if it's one.
package func reasonAgainstScheme(_ text: String) -> String? {
  if isURIScheme(text) { return nil }
  let scalars = text.unicodeScalars
  let isLetter = { (scalar: Unicode.Scalar) in scalar.isASCII && scalar.properties.isAlphabetic }
  // RFC 3986 §3.1.
  let reason =
    if let other = scalars.first(where: {
      !isLetter($0) && !("0"..."9").contains($0) && !"+-.".unicodeScalars.contains($0)
    }) {
      other == ":" || other == "/"
        ? "write only its name" : "no scheme contains \(String(other).debugDescription)"
    } else {
      "a scheme begins with a letter"
    }
  return "\"\(text)\" is not a scheme: \(reason)"
}

extension URIReference {
  /// Returns where the path begins, or nil if the URI's scheme, host, or port doesn't match.
  @_alwaysEmitIntoClient
  static func pathStart<Scheme: PatternMatching, Host: PatternMatching>(
    in text: String, matching scheme: Scheme, _ host: Host, port: UInt16?
  ) -> Int? {
    if let scheme = scheme as? String, let host = host as? String, port == nil {
      return pathStart(in: text, scheme: scheme, host: host)
    }
    let (reference, schemeName, hostName) = names(
      in: text, scheme: !(scheme is String || scheme is AnyText),
      host: !(host is String || host is AnyText))
    if let scheme = scheme as? String {
      guard reference.hasScheme(scheme, in: text) else { return nil }
    } else if !(scheme is AnyText) {
      guard let schemeName, Scheme._matches(scheme, name: schemeName) else { return nil }
    }
    if let host = host as? String {
      guard reference.hasHost(host, in: text) else { return nil }
    } else if !(host is AnyText) {
      guard let hostName, Host._matches(host, name: hostName) else { return nil }
    }
    guard port == nil || reference.port(in: text) == port else { return nil }
    return reference.pathStart
  }

  /// Returns the positions of the components in a text, and as patterns see them, the scheme and
  /// the host if they're asked for.
  @usableFromInline
  static func names(
    in text: String, scheme: Bool, host: Bool
  ) -> (URIReference, scheme: String?, host: String?) {
    text.withUTF8Span { bytes in
      let reference = URIReference(bytes)
      let schemeEnd = scheme ? reference.schemeEnd : nil
      return (
        reference, schemeEnd.map { bytes.extracting(0..<$0).asciiLowercased },
        host ? reference.hostName(in: bytes) : nil
      )
    }
  }

  /// Returns whether the text begins with this scheme, ignoring case (RFC 3986 §6.2.2.1).
  @usableFromInline
  static func hasScheme(_ scheme: String, in text: String) -> Bool {
    text.withUTF8Span { bytes in
      schemeEnd(in: bytes).map { bytes.extracting(0..<$0).isScheme(scheme) } ?? false
    }
  }

  /// Returns whether the scheme is this one, ignoring case (RFC 3986 §6.2.2.1).
  @usableFromInline
  func hasScheme(_ scheme: String, in text: String) -> Bool {
    guard let schemeEnd else { return false }
    return text.withUTF8Span { $0.extracting(0..<schemeEnd).isScheme(scheme) }
  }

  /// Returns the port in the authority, or nil if there's none or it's not a number below 65,536
  /// (RFC 3986 §3.2.3).
  @usableFromInline
  func port(in text: String) -> UInt16? {
    text.withUTF8Span { bytes in
      guard let port = portRange(in: bytes),
        bytes[port.lowerBound] >= UInt8(ascii: "0")  // Not a sign.
      else { return nil }
      return UInt16(String(bytes.extracting(port)))
    }
  }

  /// Returns the text behind the host and its colon, or nil if there's none.
  func portText(in text: String) -> String? {
    text.withUTF8Span { bytes in portRange(in: bytes).map { String(bytes.extracting($0)) } }
  }

  @inline(__always)
  private func portRange(in bytes: Span<UInt8>) -> Range<Int>? {
    guard let end = authority?.upperBound, let start = host(in: bytes).map({ $0.upperBound + 1 }),
      start < end
    else { return nil }
    return start..<end
  }
}

extension Span<UInt8> {
  /// Returns whether this text is a scheme, ignoring case.
  @inline(__always)
  fileprivate func isScheme(_ scheme: String) -> Bool {
    if smallStringsAreTwoWords, scheme.twoWords.high &>> 56 | 0xf == 0xef, count <= 8 {
      let (low, high) = scheme.twoWords
      guard high &>> 56 & 15 == count else { return false }
      let difference = (word(at: 0) ^ low) & maskOfBytes(count)
      if difference == 0 { return true }
      // The case of a letter is one bit.
      if difference & ~(0x20 &* lowestBits) != 0 { return false }
    }
    return scheme.withUTF8Span { equals($0, ignoringCase: true) }
  }
}
