/// Matches an element that any of several patterns matches.
///
/// ```swift
/// switch Counted(path: "/de/news") {
/// case .N2(OneOf("en", "de"), "news"): print("the news")
/// default: print("no such page")
/// }
/// // the news
/// ```
///
/// The patterns are strings or any other ``PatternMatching``; you may mix them, and they are tried in
/// order. To bind the language as well, capture an enum: `Capture(Language.self)`.
///
/// - Note: Strings among them are compared by canonical equivalence, as everywhere in a pattern;
///   `OneOf(Exactly("café"), "tea")` compares the bytes of one.
public struct OneOf<each Pattern: PatternMatching>: PatternMatching {
  @usableFromInline let patterns: (repeat each Pattern)

  /// Makes a matcher of what any of the patterns matches; without patterns, it matches nothing.
  ///
  /// ```swift
  /// OneOf("me", Capture(Int.self)) ~= "7"  // true
  /// OneOf("me", Capture(Int.self)) ~= "x"  // false
  /// ```
  ///
  /// - Parameter patterns: Matchers of one element, tried in this order.
  @inlinable
  public init(_ patterns: repeat each Pattern) {
    self.patterns = (repeat each patterns)
  }

  /// Whether one of the patterns matches `element`.
  @inlinable
  public static func ~= (pattern: OneOf, element: String) -> Bool {
    for pattern in repeat each pattern.patterns {
      if pattern ~= element { return true }
    }
    return false
  }
}

extension OneOf: Sendable where repeat each Pattern: Sendable {}
