/// A matcher that ignores case.
///
/// ```swift
/// switch Counted(path: "/USERS/7") {
/// case .N2(IgnoringCase("users"), let id): print(id)
/// default: print("no such page")
/// }
/// // 7
/// ```
///
/// To ignore case in a whole table, match `path.map { $0.lowercased() }`.
///
/// Two strings match if they're a canonical caseless match (The Unicode Standard, section 3.13,
/// definition D145), which doesn't depend on a language: `"STRASSE"` matches `"straße"`, and
/// `"ΟΔΟΣ"` matches `"οδος"` but not `"οδός"`. `"admin"` doesn't match `"admın"`, because the
/// dotless i is the lower case of `I` only in Turkic languages.
///
/// - Note: Like `==` on strings, this matches canonically equivalent texts, such as `é` written as
///   one scalar and as two. It also folds `ß` to `ss`. ``Regex`` does neither, because it compares
///   scalar by scalar. For single scalars, both agree: `k` also matches the Kelvin sign, U+212A,
///   and `s` the long s, `ſ`. To ignore the case of ASCII letters only, list both cases:
///   `Regex("[Uu][Ss][Ee][Rr][Ss]")`.
public struct IgnoringCase: PatternMatching, Hashable, Sendable {
  @usableFromInline package let text: String

  /// Creates a matcher for elements that equal `text`, ignoring case.
  @inlinable
  public init(_ text: String) {
    self.text = text
  }

  /// Returns whether `element` equals the pattern's text, ignoring case.
  ///
  /// ```swift
  /// IgnoringCase("STRASSE") ~= "straße"  // true
  /// ```
  public static func ~= (pattern: IgnoringCase, element: String) -> Bool {
    let isEqual = pattern.text.withUTF8Span { text in
      element.withUTF8Span { text.equalsIgnoringASCIICase($0) }
    }
    if let isEqual { return isEqual }
    // Folding the case of a scalar gives at least a third of its bytes, and at most three times as many, and
    // so does normalizing it. A text that's too long isn't folded for each row of a table.
    guard element.utf8.count <= 81 * pattern.text.utf8.count else { return false }
    return element.caseFolded.isEquivalent(to: pattern.text.caseFolded)
  }

  /// Returns whether both matchers match the same elements.
  public static func == (left: IgnoringCase, right: IgnoringCase) -> Bool {
    left ~= right.text
  }

  /// Hashes the text with its case folded.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text.caseFolded)
  }
}

extension Span<UInt8> {
  /// Returns whether both texts are equal except for the case of ASCII letters, or nil if that
  /// depends on scalars outside ASCII.
  ///
  /// The first difference between two ASCII bytes decides, whatever follows, because folding and
  /// normalizing don't move ASCII characters.
  fileprivate func equalsIgnoringASCIICase(_ other: Span<UInt8>) -> Bool? {
    for i in 0..<Swift.min(count, other.count) {
      let (left, right) = (self[i], other[i])
      guard left | right < 0x80 else { return nil }
      guard left == right || asciiLowercased(left) == asciiLowercased(right) else { return false }
    }
    // The rest of the longer text doesn't fold to nothing.
    return count == other.count
  }
}
