/// A matcher for a path's last elements.
///
/// ```swift
/// switch Counted(path: "/legal/en/terms") {
/// case Ends("terms"): print("the terms")
/// default: print("something else")
/// }
/// // the terms
/// ```
///
/// Each argument matches one element, as in ``Begins``. A path of exactly these elements matches,
/// too, but a shorter one doesn't.
public struct Ends<Patterns: _PatternRow>: _MadeOfPatterns {
  @usableFromInline let patterns: Patterns

  /// Creates a matcher of these patterns.
  @inlinable
  public init(_patterns patterns: Patterns) {
    self.patterns = patterns
  }

  /// Returns whether each of the patterns matches its element at the end of `path`.
  @inlinable
  public static func ~= (pattern: Ends, path: Counted<String>) -> Bool {
    pattern.patterns.matches(path, at: path.countOfElements - pattern.patterns.count)
  }
}

extension Ends: Sendable where Patterns: Sendable {}
