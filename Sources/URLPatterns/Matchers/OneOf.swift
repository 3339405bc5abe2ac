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
public struct OneOf<Patterns: _PatternRow>: PatternMatching, _MadeOfPatterns {
  @usableFromInline package let patterns: Patterns

  /// Creates a matcher of these patterns.
  @inlinable
  public init(_patterns patterns: Patterns) {
    self.patterns = patterns
  }

  /// Returns whether one of the patterns matches `element`.
  @inlinable
  public static func ~= (pattern: OneOf, element: String) -> Bool {
    pattern.patterns.containsMatch(for: element, as: .element)
  }

  /// Returns whether one of the patterns matches a scheme or a host, ignoring case.
  @inlinable
  public static func _matches(_ pattern: OneOf, name: String) -> Bool {
    pattern.patterns.containsMatch(for: name, as: .name)
  }

  /// Returns whether one of the patterns matches the value of an argument.
  @inlinable
  public static func _matches(_ pattern: OneOf, argument: String) -> Bool {
    pattern.patterns.containsMatch(for: argument, as: .argument)
  }
}

extension OneOf: Sendable where Patterns: Sendable {}
extension OneOf: Equatable, Hashable where Patterns: Hashable {}
