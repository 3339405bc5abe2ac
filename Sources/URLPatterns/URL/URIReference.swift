/// The positions of the components of a URI reference, by RFC 3986's delimiters (§3 and appendix
/// B).
@usableFromInline
struct URIReference: Sendable {
  /// The offset of the colon after the scheme, or nil for a relative reference.
  let schemeEnd: Int?

  /// The authority without its `//`, or nil if there is none.
  let authority: Range<Int>?

  /// The start of the path, after the scheme and the authority.
  @usableFromInline let pathStart: Int

  @inline(__always)
  init(_ bytes: Span<UInt8>) {
    schemeEnd = Self.schemeEnd(in: bytes)
    let start = schemeEnd.map { $0 + 1 } ?? 0
    if start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/"),
      bytes[start + 1] == UInt8(ascii: "/")
    {
      pathStart = bytes.segmentEnd(from: start + 2)
      authority = start + 2..<pathStart
    } else {
      pathStart = start
      authority = nil
    }
  }

  /// Finds the first colon, which ends a scheme unless a delimiter comes before it (RFC 3986 §4.2).
  ///
  /// An `@` counts as a delimiter, too: no scheme contains one, and Foundation reads `me@host:80/a`
  /// as a path.
  @inline(__always)
  static func schemeEnd(in bytes: Span<UInt8>) -> Int? {
    // Nearly all schemes are letters that end in the first word.
    let end = nameMarks(in: bytes.word(at: 0)).trailingZeroBitCount &>> 3
    if end > 0, bytes.hasByte(at: end), bytes[end] == UInt8(ascii: ":") { return end }
    for i in bytes.indices {
      switch bytes[i] {
      case UInt8(ascii: ":"): return i > 0 ? i : nil
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "@"): return nil
      default: continue
      }
    }
    return nil
  }

  /// Returns where the path of an HTTP request target begins: at the start, unless the text begins
  /// with a scheme and an authority.
  ///
  /// No path does, because the first segment of a relative path can't contain a colon (RFC 3986
  /// §4.2).
  @inline(never)
  static func pathStart(inTarget bytes: Span<UInt8>) -> Int {
    let reference = URIReference(bytes)
    guard let schemeEnd = reference.schemeEnd, reference.authority != nil,
      isScheme(bytes.extracting(0..<schemeEnd))
    else { return 0 }
    return reference.pathStart
  }

  /// Returns where the path begins, or nil if the URI has a different scheme or host.
  ///
  /// The scheme and the host are compared without case (RFC 3986 §6.2.2.1) and after decoding
  /// escapes (§6.2.2.2).
  @inlinable @inline(__always)
  static func pathStart(in text: String, scheme: String, host: String) -> Int? {
    scheme.isShortName
      ? text.pathStart(afterShortScheme: scheme, host, isShort: host.isShortName)
      : pathStart(inAnySpelling: text, scheme: scheme, host: host)
  }

  /// Does the same for every spelling of the URI, the scheme, and the host.
  @usableFromInline
  static func pathStart(inAnySpelling text: String, scheme: String, host: String) -> Int? {
    let reference = text.withUTF8Span { URIReference($0) }
    return reference.hasScheme(scheme, in: text) && reference.hasHost(host, in: text)
      ? reference.pathStart : nil
  }

  /// Returns the query without its `?`, or nil if there is none (RFC 3986 §3.4).
  ///
  /// Nothing before the query contains a `?` or `#`.
  static func query(in bytes: Span<UInt8>) -> Range<Int>? {
    let mark = bytes.firstIndex(of: UInt8(ascii: "?"), or: UInt8(ascii: "#"), from: 0)
    guard mark < bytes.count, bytes[mark] == UInt8(ascii: "?") else { return nil }
    return mark + 1..<bytes.firstIndex(of: UInt8(ascii: "#"), from: mark + 1)
  }

  /// Returns the fragment without its `#`, or nil if there is none (RFC 3986 §3.5).
  ///
  /// Nothing before the fragment contains a `#`.
  static func fragment(in bytes: Span<UInt8>) -> Range<Int>? {
    let mark = bytes.firstIndex(of: UInt8(ascii: "#"), from: 0)
    return mark < bytes.count ? mark + 1..<bytes.count : nil
  }
}

/// Returns whether the text is a `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` (RFC 3986
/// §3.1).
func isScheme(_ bytes: Span<UInt8>) -> Bool {
  guard bytes.count > 0, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[0] | 0x20) else {
    return false
  }
  let characters = UnencodedBytes.scheme
  return bytes.indices.allSatisfy { characters.contain(bytes[$0]) }
}

/// Returns whether `text` is a scheme (RFC 3986 §3.1).
package func isURIScheme(_ text: String) -> Bool {
  // Most schemes are short names, in which only the first character can be wrong.
  if text.isShortName {
    return UInt8(truncatingIfNeeded: text.twoWords.low | 0x20) &- UInt8(ascii: "a") < 26
  }
  return text.withUTF8Span(isScheme)
}

/// Returns whether a URL with this scheme is valid only with a host (RFC 9110 §4.2.1).
///
/// Without one, browsers take the first element of the path as the host. These are the special
/// schemes of the URL Standard, except for `file`.
package func needsHost(_ scheme: String) -> Bool {
  switch scheme.asciiLowercased {
  case "ftp", "http", "https", "ws", "wss": true
  default: false
  }
}

extension String {
  /// Does the same as `URIReference.pathStart` for a scheme for which `isShortName` is true.
  ///
  /// - Parameter isShort: Whether `isShortName` is also true for the host. One way for both would
  ///   take short ones a quarter longer.
  @usableFromInline
  func pathStart(afterShortScheme scheme: String, _ host: String, isShort: Bool) -> Int? {
    let start: Int? = withUTF8Span { bytes in
      // Nearly always, both are written exactly like this.
      guard let schemeEnd = bytes.end(ofShortName: scheme, at: 0),
        bytes.word(at: schemeEnd) & 0xff_ffff == 0x2f_2f3a,  // ://
        let hostEnd = isShort
          ? bytes.end(ofShortName: host, at: schemeEnd + 3)
          : bytes.end(ofLongName: host, at: schemeEnd + 3),
        !bytes.hasByte(at: hostEnd) || bytes[hostEnd] == UInt8(ascii: "/")
      else { return nil }
      return hostEnd
    }
    return start ?? URIReference.pathStart(inAnySpelling: self, scheme: scheme, host: host)
  }
}

extension Span<UInt8> {
  /// The text in lower case, or nil if it isn't a short name as in `isShortName`, which most
  /// schemes and hosts are.
  @inline(__always)
  var lowercasedShortName: String? {
    guard let (low, high) = twoWords, count > 0,
      nameMarks(in: low) & maskOfBytes(count) == 0,
      count <= 8 || nameMarks(in: high) & maskOfBytes(count &- 8) == 0
    else { return nil }
    return String(smallASCII: lowercasedName(low), lowercasedName(high), count: count)
  }

  /// Whether the text consists of ASCII letters, digits, hyphens, and dots, as most hosts do.
  var isName: Bool {
    var i = 0
    while i < count {
      if nameMarks(in: word(at: i)) & maskOfBytes(count &- i) != 0 { return false }
      i &+= 8
    }
    return true
  }

  /// Returns where a name ends if it's at `offset`, in exactly this spelling.
  ///
  /// - Precondition: `name.isShortName`.
  @inline(__always)
  func end(ofShortName name: String, at offset: Int) -> Int? {
    let (low, high) = name.twoWords
    let length = Int(truncatingIfNeeded: high &>> 56 & 15)
    guard offset &+ length <= count,
      (word(at: offset) ^ low) & maskOfBytes(length) == 0,
      length <= 8 || (word(at: offset &+ 8) ^ high) & maskOfBytes(length &- 8) == 0
    else { return nil }
    return offset &+ length
  }

  /// Does the same for a name of any length, and returns nil if it contains anything other than
  /// ASCII letters, digits, hyphens, and dots, which could end or encode a host.
  func end(ofLongName name: String, at offset: Int) -> Int? {
    name.withUTF8Span { name in
      guard offset &+ name.count <= count else { return nil }
      var i = 0
      while i < name.count {
        let word = name.word(at: i)
        let difference = (word ^ self.word(at: offset &+ i)) | nameMarks(in: word)
        guard difference & maskOfBytes(name.count &- i) == 0 else { return nil }
        i &+= 8
      }
      return offset &+ name.count
    }
  }
}

/// Returns a word of a short name in lower case.
///
/// In such a word, only letters and a string's last byte have the bit `0x40`, and the last byte
/// also has the bit that makes a letter lower case.
func lowercasedName(_ word: UInt64) -> UInt64 { word | (word & (0x40 &* lowestBits)) &>> 1 }
