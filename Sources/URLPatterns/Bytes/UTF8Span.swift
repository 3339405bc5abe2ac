/// Calls `body` with a string of any type as a `String`.
@inlinable
func withString<Result>(_ text: some StringProtocol, _ body: (String) -> Result) -> Result {
  // A `String` is passed on as it is. `String(text)` would copy it by way of its description.
  if let text = text as? String { return body(text) }
  return body(String(text))
}

extension String {
  /// Creates a string of UTF-8 bytes.
  @inline(never)
  init(_ bytes: Span<UInt8>) {
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the string's UTF-8 bytes.
  @inline(__always)
  consuming func withUTF8Span<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    // On a watch with 32 bits, a short string has no contiguous bytes, and `span` is unavailable.
    #if !(os(watchOS) && (arch(arm64_32) || arch(arm)))
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        return body(utf8.span)
      }
    #endif
    var text = self
    return text.withUTF8 { body($0.span) }
  }

  /// Returns whether both texts have the same bytes, which canonically equivalent ones may not.
  func hasSameBytes(as other: String) -> Bool {
    withUTF8Span { bytes in other.withUTF8Span { bytes.equals($0) } }
  }

  /// Hashes the bytes.
  func hashBytes(into hasher: inout Hasher) {
    withUTF8Span { bytes in
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
      hasher.combine(UInt8(0xFF))  // No text contains this byte.
    }
  }
}

extension Span<UInt8> {
  /// Returns whether both contain the same bytes, or if `ignoringCase`, the same ones apart from
  /// the case of ASCII letters.
  func equals(_ other: Span<UInt8>, ignoringCase: Bool = false) -> Bool {
    guard count == other.count else { return false }
    for i in indices where self[i] != other[i] {
      guard ignoringCase, lowercased(self[i]) == lowercased(other[i]) else {
        return false
      }
    }
    return true
  }

  /// Returns the first segment of a path that isn't empty, from `start` on, or an empty range at
  /// the end of the path.
  func segment(from start: Int) -> Range<Int> {
    var start = start
    while hasByte(at: start), self[start] == UInt8(ascii: "/") { start += 1 }
    return start..<segmentEnd(from: start)
  }

  /// Returns where the segment that begins at `start` ends: at the next `/`, `?`, or `#`, or at the
  /// end of the text.
  func segmentEnd(from start: Int) -> Int {
    var end = start
    while hasByte(at: end) {
      switch self[end] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return end
      default: end += 1
      }
    }
    return end
  }

  // The scheme and the host of a URL ignore the case of ASCII letters (RFC 3986 §6.2.2.1), and
  // nothing else. Unicode's mapping to lower case would turn the Kelvin sign, U+212A, into a `k`.

  /// A string of the UTF-8 bytes, with the ASCII letters in lower case.
  var asciiLowercased: String {
    if let name = lowercasedShortName { return name }
    return String(unsafeUninitializedCapacity: count) { letters in
      for i in indices { letters[i] = lowercased(self[i]) }
      return count
    }
  }
}

extension String {
  /// The text with its ASCII letters in lower case.
  package var asciiLowercased: String { withUTF8Span { $0.asciiLowercased } }
}

/// Returns the byte in lower case if it's an ASCII letter.
func lowercased(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}
