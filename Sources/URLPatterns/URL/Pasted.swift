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
  /// 2. In the path, the query, and the fragment, every byte that RFC 3986 doesn't allow there is
  ///    encoded: a `%` that isn't followed by two hexadecimal digits, a second `#`, and brackets,
  ///    which are allowed only around an IPv6 address. A text that's a valid URL stays as it is.
  /// 3. Foundation reads the host, and converts an internationalized one to its `xn--…` form.
  ///
  /// A text without a scheme, such as `me.com/a`, is a relative URL. Check a URL with
  /// ``has(scheme:host:port:)`` before you open it.
  ///
  /// - Returns: A URL, or nil if the text has no such form, for example because its host contains a
  ///   space.
  public init?(pasted text: String) {
    // Browsers remove these, too (WHATWG URL, "basic URL parser").
    let scalars = text.unicodeScalars.filter { $0 != "\t" && $0 != "\n" && $0 != "\r" }
    guard let first = scalars.firstIndex(where: \.isVisible),
      let last = scalars.lastIndex(where: \.isVisible)
    else { return nil }
    let edge = scalars[first] == "<" && scalars[last] == ">" ? 1 : 0
    let trimmed = String(scalars[first...last].dropFirst(edge).dropLast(edge))
    let encoded = trimmed.withUTF8Span { bytes in
      let pathStart = URIReference(bytes).pathStart
      let fragment = bytes.firstIndex(of: UInt8(ascii: "#"), from: pathStart)
      return URIWriter.text { text in
        text.append(verbatim: bytes.extracting(..<pathStart))
        for i in pathStart..<bytes.count {
          let isEscape = bytes[i] == UInt8(ascii: "%") && bytes.escapedByte(at: i) != nil
          // A query can contain what a path and a fragment can.
          let isValid = i == fragment || isEscape || UnencodedBytes.query.contain(bytes[i])
          isValid ? text.append(bytes[i]) : text.append(encoding: bytes[i])
        }
      }
    }
    self.init(string: encoded)
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
