#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension URL {
  /// Creates a URL from text that may contain characters that a URL can't, for example from the
  /// pasteboard, a QR code, or a mail.
  ///
  /// Only these characters are encoded. `URL(string:)` also encodes every `%` again that's in the
  /// same component:
  ///
  /// ```swift
  /// let text = "lyft://r?partner=a%20b&pickup[latitude]=1"
  /// URL(pasted: text)  // lyft://r?partner=a%20b&pickup%5Blatitude%5D=1
  /// URL(string: text)  // lyft://r?partner=a%2520b&pickup%5Blatitude%5D=1
  ///
  /// URL(pasted: " <https://me.com/50% off\n#top>")
  /// // https://me.com/50%25%20off#top
  /// ```
  ///
  /// These rules apply:
  ///
  /// 1. Line breaks and tabs are removed, and so is white space around the text, with anything
  ///    invisible, and a pair of angle brackets around the URL (RFC 3986, appendix C).
  /// 2. Everywhere but in the host, every byte that RFC 3986 doesn't allow there is encoded: a `%`
  ///    that isn't followed by two hexadecimal digits, a second `#`, and brackets, which are only
  ///    allowed around an IPv6 address. A text that's a valid URL stays as it is.
  /// 3. Foundation reads the host, and converts an internationalized one to its `xn--…` form.
  /// 4. Browsers read `\` as `/`, `https:me.com` as `https://me.com`, and `b%C3%BCcher.example` as
  ///    `xn--bcher-kva.example`. If they'd find another host than this package (WHATWG URL), the
  ///    result is nil. They also read numbers such as `0x7f.1` and `2130706433` as IPv4 addresses,
  ///    which are hosts like any other here.
  ///
  /// ```swift
  /// URL(pasted: "https://evil.example\\@me.com")  // nil
  /// URL(pasted: "https:me.com")                    // nil
  /// ```
  ///
  /// A text without a scheme, such as `me.com/a`, is a relative URL. Check a URL with
  /// ``has(scheme:host:port:file:line:)`` before you open it.
  ///
  /// - Returns: A URL, or nil if the text has no such form, for example because its host contains a
  ///   space, because its scheme contains `_`, or because a browser would find another host.
  public init?(pasted text: String) {
    // Browsers remove these, too (WHATWG URL, "basic URL parser").
    let scalars = text.unicodeScalars.filter { $0 != "\t" && $0 != "\n" && $0 != "\r" }
    guard let first = scalars.firstIndex(where: \.isVisible),
      let last = scalars.lastIndex(where: \.isVisible)
    else { return nil }
    let edge = scalars[first] == "<" && scalars[last] == ">" ? 1 : 0
    let trimmed = String(scalars[first...last].dropFirst(edge).dropLast(edge))
    let encoded: String? = trimmed.withUTF8Span { bytes in
      let reference = URIReference(bytes)
      // Before the first colon is a scheme, or else Foundation changes the text.
      if let end = reference.schemeEnd, !isScheme(bytes.extracting(..<end)) { return nil }
      guard !reference.mayHaveAnotherHostInBrowsers(bytes) else { return nil }
      let user = reference.user(in: bytes) ?? 0..<0
      let fragment = bytes.firstIndex(of: UInt8(ascii: "#"), from: reference.pathStart)
      return URIWriter.text { text in
        for i in bytes.indices {
          // A query can contain what a path and a fragment can.
          let unencoded = user.contains(i) ? UnencodedBytes.user : .query
          let isKept = i < reference.pathStart && !user.contains(i) || i == fragment
          let isEscape = bytes[i] == UInt8(ascii: "%") && bytes.escapedByte(at: i) != nil
          let isValid = isKept || isEscape || unencoded.contain(bytes[i])
          isValid ? text.append(bytes[i]) : text.append(encoding: bytes[i])
        }
      }
    }
    guard let encoded else { return nil }
    self.init(string: encoded)
  }
}

extension URIReference {
  /// Returns whether a browser may find another host in the text (WHATWG URL, "basic URL parser").
  ///
  /// Where they know the scheme, or take it from their page, browsers read `\` as `/`. In a web
  /// link, they read any number of slashes after the scheme as two.
  fileprivate func mayHaveAnotherHostInBrowsers(_ bytes: Span<UInt8>) -> Bool {
    func isSlash(_ i: Int) -> Bool { bytes[i] == UInt8(ascii: "/") || isBackslash(i) }
    func isBackslash(_ i: Int) -> Bool { bytes[i] == UInt8(ascii: "\\") }
    func isEscape(_ i: Int) -> Bool { bytes[i] == UInt8(ascii: "%") }
    if let authority, authority.contains(where: isBackslash) { return true }
    let host = host(in: bytes) ?? 0..<0
    // They decode escapes before they convert letters outside ASCII (§3.3, "domain to ASCII").
    let isDecoded =
      host.contains(where: isEscape)
      && host.contains {
        (isEscape($0) ? bytes.escapedByte(at: $0) ?? 0 : bytes[$0]) >= 0x80
      }
    let start = bytes.indices.dropFirst(schemeEnd.map { $0 + 1 } ?? 0).prefix(2)
    let startsWithTwoSlashes = start.count == 2 && start.allSatisfy(isSlash)
    return switch schemeEnd.map({ bytes.extracting(..<$0).asciiLowercased }) {
    case nil: startsWithTwoSlashes && host.isEmpty || isDecoded
    case "file": startsWithTwoSlashes && authority == nil || isDecoded
    case let scheme?: (host.isEmpty || isDecoded) && needsHost(scheme)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is neither white space nor invisible, as the marks of direction are that
  /// some programs add to what they copy.
  fileprivate var isVisible: Bool {
    // The tags, which are invisible, too, are the last scalars of some flags.
    !properties.isWhitespace && properties.generalCategory != .control
      && (properties.generalCategory != .format || value > 0xFFFF)
  }
}
