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
/// The patterns are strings or any other ``PatternMatching``, mixed as you like, and tried in
/// order. For a language that is to be bound as well, capture an enum: `Capture(Language.self)`.
///
/// - Note: Strings among them are compared by canonical equivalence, as everywhere in a pattern;
///   `OneOf(Exactly("café"), "tea")` compares the bytes of one.
public struct OneOf<each Pattern: PatternMatching>: PatternMatching {
  @usableFromInline let patterns: (repeat each Pattern)

  /// Matches what one of the patterns matches; without patterns, nothing.
  ///
  /// ```swift
  /// OneOf("me", Capture(Int.self))  // matches me and 7
  /// ```
  ///
  /// - Parameter patterns: Matchers of one element, tried in this order.
  @inlinable
  public init(_ patterns: repeat each Pattern) {
    self.patterns = (repeat each patterns)
  }

  /// Whether one of the patterns matches `element`.
  ///
  /// ```swift
  /// OneOf("en", Regex("de.*")) ~= "de-AT"  // true
  /// ```
  @inlinable
  public static func ~= (pattern: OneOf, element: String) -> Bool {
    for pattern in repeat each pattern.patterns {
      if pattern ~= element { return true }
    }
    return false
  }
}

extension OneOf: Sendable where repeat each Pattern: Sendable {}
