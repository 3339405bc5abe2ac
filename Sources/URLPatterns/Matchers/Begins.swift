/// A matcher for a path's first elements.
///
/// ```swift
/// switch Counted(path: "/news/latest/2026/11") {
/// case Begins("news", "latest"): print("the news")
/// default: print("something else")
/// }
/// // the news
/// ```
///
/// Each argument matches one element. It's a string, a ``Capture``, or any other
/// ``PatternMatching`` type, and you can mix them. A path of exactly these elements matches, too,
/// but a shorter one doesn't.
///
/// `Begins(…) && Ends(…)` matches both ends of a path, with anything in between.
/// `Begins(…) && Contains(…)` matches the beginning of a path and some elements after it.
public struct Begins<Patterns: _PatternRow>: _MadeOfPatterns {
  @usableFromInline let patterns: Patterns

  /// Creates a matcher of these patterns.
  @inlinable
  public init(_patterns patterns: Patterns) {
    self.patterns = patterns
  }

  /// Returns whether each of the patterns matches its element at the beginning of `path`.
  @inlinable
  public static func ~= (pattern: Begins, path: Counted<String>) -> Bool {
    pattern.patterns.matches(path, at: 0)
  }
}

extension Begins: Sendable where Patterns: Sendable {}
