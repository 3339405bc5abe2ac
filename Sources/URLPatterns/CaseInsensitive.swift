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
/// Letters are compared by Unicode's full case mappings, without regard to the language:
/// `"STRASSE"` matches `"straße"`, and `"ΟΔΟΣ"` matches `"οδός"` only with the same accents.
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
    pattern.text == element || pattern.text.caseless == element.caseless
  }

  /// Whether both match the same elements.
  ///
  /// ```swift
  /// CaseInsensitive("users") == CaseInsensitive("USERS")  // true
  /// ```
  public static func == (left: CaseInsensitive, right: CaseInsensitive) -> Bool {
    left ~= right.text
  }

  /// Feeds the text without its case to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text.caseless)
  }
}

extension String {
  /// The text in upper case by way of lower case, so that letters with several forms (`ς` and `σ`,
  /// the Kelvin sign and `k`) come out the same.
  fileprivate var caseless: String { lowercased().uppercased() }
}
