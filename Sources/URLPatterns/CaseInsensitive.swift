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
/// What counts as the same text is Unicode's canonical caseless match (The Unicode Standard, section
/// 3.13, definition D145), which knows no language: `"STRASSE"` matches `"straße"`, `"ΟΔΟΣ"` matches
/// `"οδος"` but not `"οδός"`, and `"admin"` does not match `"admın"`, as only Turkish takes the
/// dotless i for an `I`.
///
/// - Note: Texts that are canonically equivalent, such as `é` as one scalar and as two, match, as
///   they do with `String`'s `==`. In that, and in full foldings such as `ß` to `ss`, it goes beyond
///   ``Regex``, which compares scalar by scalar. Between two single scalars, both see the same
///   differences in case: also that `k` is the Kelvin sign, U+212A, and `s` the long s, `ſ`. Where
///   letters of ASCII alone are to have two cases, name both: `Regex("[Uu][Ss][Ee][Rr][Ss]")`.
public struct CaseInsensitive: PatternMatching, Hashable, Sendable {
  @usableFromInline let text: String

  /// Matches what differs from `text` in the case of its letters only.
  @inlinable
  public init(_ text: String) {
    self.text = text
  }

  /// Whether `element` equals the pattern's text, case aside.
  ///
  /// ```swift
  /// CaseInsensitive("STRASSE") ~= "straße"  // true
  /// ```
  public static func ~= (pattern: CaseInsensitive, element: String) -> Bool {
    let isEqual = pattern.text.withUTF8Span { text in
      element.withUTF8Span { text.equalsIgnoringASCIICase($0) }
    }
    return isEqual ?? (pattern.text.caseFolded == element.caseFolded)
  }

  /// Whether both match the same elements.
  ///
  /// ```swift
  /// CaseInsensitive("users") == CaseInsensitive("USERS")  // true
  /// ```
  public static func == (left: CaseInsensitive, right: CaseInsensitive) -> Bool {
    left ~= right.text
  }

  /// Feeds the text, with its case folded, to `hasher`.
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
