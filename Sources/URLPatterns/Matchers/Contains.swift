/// A matcher for adjacent elements anywhere in a path.
///
/// ```swift
/// switch Counted(path: "/de/shop/sale/shoes") {
/// case Contains("shop", "sale"): print("the sale")
/// default: print("something else")
/// }
/// // the sale
/// ```
///
/// Each argument matches one element, as in ``Begins``. If there's a match in more than one
/// place, the first place counts, and a ``Capture`` among the arguments takes its value from there.
/// If you join a `Contains` with `&&`, its elements must come after those of ``Begins`` and before
/// those of ``Ends``.
public struct Contains<Patterns: _PatternRow>: _MadeOfPatterns {
  @usableFromInline let patterns: Patterns

  /// Creates a matcher of these patterns.
  @inlinable
  public init(_patterns patterns: Patterns) {
    self.patterns = patterns
  }

  /// Returns whether `path` contains adjacent elements that match the patterns, in order.
  ///
  /// ```swift
  /// Contains("b", "c") ~= Counted(path: "/a/b/c/d")  // true
  /// Contains("b", "d") ~= Counted(path: "/a/b/c/d")  // false
  /// ```
  ///
  /// - Complexity: O(*n*) for *n* elements and a given number of patterns.
  @_alwaysEmitIntoClient
  public static func ~= (pattern: Contains, path: Counted<String>) -> Bool {
    pattern.matches(path, in: 0..<path.countOfElements)
  }

  /// Returns whether the patterns match adjacent elements within these positions.
  @_alwaysEmitIntoClient
  func matches(_ path: Counted<String>, in range: Range<Int>) -> Bool {
    // Without patterns, as when `&&` joins only `Begins` and `Ends`, the compiler removes all of
    // this.
    if patterns.count == 0 { return true }
    // Reaching a position in a long list takes time, so this drops ten elements at a time.
    var (rest, passed) = (path, 0)
    for start in range.dropLast(patterns.count - 1) {
      if start >= passed + 10, rest.skipTen() { passed += 10 }
      if patterns.matches(rest, at: start - passed) { return true }
    }
    return false
  }
}

extension Contains: Sendable where Patterns: Sendable {}
