/// Swift's own regex literals match an element, too.
///
/// ```swift
/// switch Counted(path: "/pages/contact-us") {
/// case .N2("pages", /contact-.*/): print("contact")
/// default: print("not found")
/// }
/// // contact
/// ```
///
/// These literals backtrack, so a malicious element can keep them busy for years. For elements
/// that strangers write, use `URLPatterns.Regex`.
extension Swift.Regex: PatternMatching {
  /// Returns whether `pattern` matches the whole of `element`.
  ///
  /// ```swift
  /// let digits: Swift.Regex = /[0-9]+/
  /// digits ~= "2026"  // true
  /// digits ~= "20x6"  // false
  /// ```
  public static func ~= (pattern: Self, element: String) -> Bool {
    element.wholeMatch(of: pattern) != nil
  }
}
