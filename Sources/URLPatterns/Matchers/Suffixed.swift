/// A matcher for an element that ends with a text, and whose rest matches a pattern.
///
/// ```swift
/// let number = Capture(Int.self)
/// switch Counted(path: "/chapters/7.html") {
/// case .N2("chapters", Suffixed(number, ".html")): print("chapter \(number())")
/// default: print("no such page")
/// }
/// // chapter 7
/// ```
///
/// The suffix is compared byte for byte, as in ``Exactly``. As in ``Prefixed``, the rest can't be
/// `""`, `"."`, or `".."`.
public struct Suffixed<Rest: PatternMatching>: PatternMatching {
  @usableFromInline let rest: Rest
  @usableFromInline let suffix: Exactly

  /// Creates a matcher for elements that end with `suffix`.
  ///
  /// - Parameters:
  ///   - rest: A matcher for the text before it.
  ///   - suffix: The text at the end.
  @inlinable
  public init(_ rest: Rest, _ suffix: String) {
    self.rest = rest
    self.suffix = Exactly(suffix)
  }

  /// Returns whether `element` ends with the suffix, and the rest matches.
  ///
  /// ```swift
  /// Suffixed("index", ".html") ~= "index.html"  // true
  /// Suffixed("index", ".html") ~= "index.htm"   // false
  /// ```
  @inlinable
  public static func ~= (pattern: Suffixed, element: String) -> Bool {
    guard let rest = element.rest(beforeSuffix: pattern.suffix.text) else { return false }
    return pattern.rest ~= rest
  }
}

extension Suffixed: Sendable where Rest: Sendable {}
extension Suffixed: Equatable, Hashable where Rest: Hashable {}

extension String {
  /// Returns the text before a suffix, or nil if there's none that could be an element.
  @usableFromInline
  func rest(beforeSuffix suffix: String) -> String? {
    removingSuffix(suffix).flatMap { isUnwritable($0) ? nil : $0 }
  }

  /// Returns the text before a suffix, or nil if the text has other bytes there.
  package func removingSuffix(_ suffix: String) -> String? {
    withUTF8Span { bytes in
      suffix.withUTF8Span { suffix in
        let end = bytes.count - suffix.count
        guard end >= 0, bytes.extracting(end..<bytes.count).equals(suffix) else { return nil }
        // The suffix begins with a whole scalar, so the text before it ends with one.
        return String(bytes.extracting(0..<end))
      }
    }
  }
}
