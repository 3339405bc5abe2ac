/// A matcher for an element that matches any of several patterns.
///
/// ```swift
/// switch Counted(path: "/de/news") {
/// case .N2(OneOf("en", "de"), "news"): print("the news")
/// default: print("no such page")
/// }
/// // the news
/// ```
///
/// The patterns are strings or any other ``PatternMatching`` types. You can mix them, and they're
/// tried in order. To bind the language as well, capture an enum: `Capture(Language.self)`.
///
/// - Note: Strings are compared by canonical equivalence, as in any other pattern. To compare one
///   byte for byte, use `OneOf(Exactly("café"), "tea")`.
public struct OneOf<each Pattern: PatternMatching>: PatternMatching {
  @usableFromInline let patterns: (repeat each Pattern)

  /// Creates a matcher for elements that match any of the patterns.
  ///
  /// Without patterns, it matches nothing.
  ///
  /// ```swift
  /// OneOf("me", Capture(Int.self)) ~= "7"  // true
  /// OneOf("me", Capture(Int.self)) ~= "x"  // false
  /// ```
  ///
  /// - Parameter patterns: Matchers for one element, tried in this order.
  @inlinable
  public init(_ patterns: repeat each Pattern) {
    self.patterns = (repeat each patterns)
  }

  /// Returns whether one of the patterns matches `element`.
  @inlinable
  public static func ~= (pattern: OneOf, element: String) -> Bool {
    for pattern in repeat each pattern.patterns {
      if pattern ~= element { return true }
    }
    return false
  }
}

extension OneOf: Sendable where repeat each Pattern: Sendable {}
