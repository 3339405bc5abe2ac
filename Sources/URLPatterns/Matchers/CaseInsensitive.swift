/// Matches an element without regard to case.
///
/// ```swift
/// switch Counted(path: "/USERS/7") {
/// case .N2(CaseInsensitive("users"), let id): print(id)
/// default: print("no such page")
/// }
/// // 7
/// ```
///
/// Two texts count as the same if they are a canonical caseless match (The Unicode Standard,
/// section 3.13, definition D145). That does not depend on any language: `"STRASSE"` matches
/// `"straße"`, `"ΟΔΟΣ"` matches `"οδος"` but not `"οδός"`, and `"admin"` does not match `"admın"`,
/// since only Turkish takes the dotless i for the lower case of `I`.
///
/// - Note: Canonically equivalent texts match, as they do with `==` on strings: `é` written as one
///   scalar and `é` written as two. In this, and in foldings to several scalars such as `ß` to
///   `ss`, it goes beyond ``Regex``, which compares scalar by scalar. For single scalars, both
///   agree on what differs in case only: `k` also matches the Kelvin sign, U+212A, and `s` the long
///   s, `ſ`. To give only letters of ASCII two cases, name both: `Regex("[Uu][Ss][Ee][Rr][Ss]")`.
public struct CaseInsensitive: PatternMatching, Hashable, Sendable {
  @usableFromInline let text: String

  /// Makes a matcher of elements that differ from `text` at most in the case of their letters.
  @inlinable
  public init(_ text: String) {
    self.text = text
  }

  /// Whether `element` equals the pattern's text when case is ignored.
  ///
  /// ```swift
  /// CaseInsensitive("STRASSE") ~= "straße"  // true
  /// ```
  public static func ~= (pattern: CaseInsensitive, element: String) -> Bool {
    let isEqual = pattern.text.withUTF8Span { text in
      element.withUTF8Span { text.equalsIgnoringASCIICase($0) }
    }
    return isEqual ?? element.caseFolded.isEquivalent(to: pattern.text.caseFolded)
  }

  /// Whether both match the same elements.
  public static func == (left: CaseInsensitive, right: CaseInsensitive) -> Bool {
    left ~= right.text
  }

  /// Hashes the text with its case folded.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text.caseFolded)
  }
}

extension Span<UInt8> {
  /// Whether both texts are the same but for the case of ASCII letters; nil if that takes a look at
  /// scalars outside ASCII.
  ///
  /// The first difference between two ASCII bytes decides, whatever follows: folding and
  /// normalizing leave ASCII where it stands, but for its case.
  fileprivate func equalsIgnoringASCIICase(_ other: Span<UInt8>) -> Bool? {
    for i in 0..<Swift.min(count, other.count) {
      let (left, right) = (self[i], other[i])
      guard left | right < 0x80 else { return nil }
      guard left == right || left.asciiLowercased == right.asciiLowercased else { return false }
    }
    // What one of them has left is not folded to nothing.
    return count == other.count
  }
}

extension UInt8 {
  fileprivate var asciiLowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
