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
public struct Begins<Patterns: PatternRow> {
  @usableFromInline let patterns: Patterns

  /// Creates a matcher for paths that begin with one matching element for each pattern.
  ///
  /// - Parameter patterns: Matchers for one element each, in the order of the path.
  @inlinable
  @_disfavoredOverload
  public init<each Pattern: PatternMatching>(_ patterns: repeat __shared each Pattern)
  where Patterns == ManyPatterns<repeat each Pattern> {
    self.patterns = ManyPatterns(repeat each patterns)
  }

  /// Creates a matcher for every path.
  @inlinable @inline(__always)
  public init() where Patterns == NoPatterns {
    patterns = NoPatterns()
  }

  /// Creates a matcher for paths whose first element matches.
  @inlinable @inline(__always)
  public init<A>(_ a: A) where Patterns == OnePattern<A> {
    patterns = OnePattern(a)
  }

  /// Creates a matcher for paths whose first two elements match.
  @inlinable @inline(__always)
  public init<A, B>(_ a: A, _ b: B) where Patterns == TwoPatterns<A, B> {
    patterns = TwoPatterns(a, b)
  }

  /// Creates a matcher for paths whose first three elements match.
  @inlinable @inline(__always)
  public init<A, B, C>(_ a: A, _ b: B, _ c: C) where Patterns == ThreePatterns<A, B, C> {
    patterns = ThreePatterns(a, b, c)
  }

  /// Returns whether each of the patterns matches its element at the beginning of `path`.
  @inlinable @inline(__always)
  public static func ~= (pattern: Begins, path: Counted<String>) -> Bool {
    pattern.patterns.matches(path, at: 0)
  }
}

extension Begins: Sendable where Patterns: Sendable {}
