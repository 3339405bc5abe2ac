/// Calls `body` with a string of any type as a `String`.
///
/// This is transparent, so that it's inlined before a long `switch` keeps the compiler from removing
/// copies.
@inlinable @_transparent
func withString<Result>(_ text: some StringProtocol, _ body: (String) -> Result) -> Result {
  // A `String` is passed on as it is. `String(text)` would copy it by way of its description.
  if let text = text as? String { return body(text) }
  return body(String(text))
}

extension String {
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
}

extension String {
  /// Returns whether both texts consist of the same scalars.
  ///
  /// `==` considers canonically equivalent texts equal, but as patterns they differ: `é?` can make
  /// one scalar optional, or only the second of two.
  func hasSameScalars(as other: String) -> Bool {
    withUTF8Span { bytes in other.withUTF8Span { bytes.equals($0) } }
  }
}

extension Span<UInt8> {
  /// Returns whether both contain the same bytes.
  func equals(_ other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    guard count >= 8 else { return word(at: 0) == other.word(at: 0) }
    for i in stride(from: 0, to: count - 8, by: 8)
    where load(UInt64.self, at: i) != other.load(UInt64.self, at: i) {
      return false
    }
    // The last eight bytes can overlap those before.
    return load(UInt64.self, at: count - 8) == other.load(UInt64.self, at: count - 8)
  }

  /// Returns whether `prefix` is at `offset`, ignoring the case of ASCII letters.
  @inline(__always)
  func hasPrefixIgnoringASCIICase(_ prefix: Span<UInt8>, at offset: Int) -> Bool {
    guard offset <= count &- prefix.count else { return false }
    // The guard above keeps all loads within bounds.
    var i = 0
    while i &+ 8 <= prefix.count {
      guard load(UInt64.self, at: offset &+ i) == prefix.load(UInt64.self, at: i) else { break }
      i &+= 8
    }
    for i in i..<prefix.count {
      let (left, right) = (self[offset &+ i], prefix[i])
      guard left == right || areCasesOfOneLetter(left, right) else { return false }
    }
    return true
  }
}

private func areCasesOfOneLetter(_ left: UInt8, _ right: UInt8) -> Bool {
  left | 0x20 == right | 0x20
    && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(left | 0x20)
}

extension Span<UInt8> {
  /// Returns whether any byte satisfies `predicate`.
  @inline(__always)
  func contains(where predicate: (UInt8) -> Bool) -> Bool {
    for i in indices where predicate(self[i]) { return true }
    return false
  }
}
