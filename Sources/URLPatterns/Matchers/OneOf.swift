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
/// To match an optional string, such as Foundation's `url.host()`, add a question mark:
/// `case OneOf("a.com", "b.com")?:`.
///
/// - Note: Strings are compared by canonical equivalence, as in any other pattern. To compare one
///   byte for byte, use `OneOf(Exactly("café"), "tea")`.
public struct OneOf<Patterns: _PatternRow>: PatternMatching {
  @usableFromInline let patterns: Patterns

  /// Creates a matcher for elements that match the pattern.
  @inlinable @inline(__always)
  public init<A>(_ a: A) where Patterns == _OnePattern<A> {
    patterns = _OnePattern(a)
  }

  /// Creates a matcher for elements that match either pattern.
  ///
  /// ```swift
  /// OneOf("me", Capture(Int.self)) ~= "7"  // true
  /// OneOf("me", Capture(Int.self)) ~= "x"  // false
  /// ```
  @inlinable @inline(__always)
  public init<A, B>(_ a: A, _ b: B) where Patterns == _TwoPatterns<A, B> {
    patterns = _TwoPatterns(a, b)
  }

  /// Creates a matcher for elements that match any of three patterns.
  @inlinable @inline(__always)
  public init<A, B, C>(_ a: A, _ b: B, _ c: C) where Patterns == _ThreePatterns<A, B, C> {
    patterns = _ThreePatterns(a, b, c)
  }

  /// Creates a matcher for elements that match any of the patterns.
  ///
  /// Up to three patterns work on older systems, too.
  @inlinable
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @_disfavoredOverload
  public init<each P: PatternMatching>(_ p: repeat __shared each P) where Patterns == _ManyPatterns<repeat each P> {
    patterns = _ManyPatterns(repeat each p)
  }

  /// Returns whether one of the patterns matches `element`.
  @inlinable @inline(__always)
  public static func ~= (pattern: OneOf, element: String) -> Bool {
    pattern.patterns.containsMatch(for: element)
  }
}

extension OneOf: Sendable where Patterns: Sendable {}
