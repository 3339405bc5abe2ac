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
public struct Begins<Patterns: _PatternRow> {
  @usableFromInline let patterns: Patterns

  @inlinable @inline(__always)
  init(patterns: Patterns) {
    self.patterns = patterns
  }

  /// Creates a matcher for paths whose first element matches.
  @inlinable @inline(__always)
  public init<A>(_ a: A) where Patterns == _OnePattern<A> {
    patterns = _OnePattern(a)
  }

  /// Creates a matcher for paths whose first two elements match.
  @inlinable @inline(__always)
  public init<A, B>(_ a: A, _ b: B) where Patterns == _TwoPatterns<A, B> {
    patterns = _TwoPatterns(a, b)
  }

  /// Creates a matcher for paths whose first three elements match.
  @inlinable @inline(__always)
  public init<A, B, C>(_ a: A, _ b: B, _ c: C) where Patterns == _ThreePatterns<A, B, C> {
    patterns = _ThreePatterns(a, b, c)
  }

  /// Creates a matcher for paths that begin with one matching element for each pattern.
  ///
  /// Up to three patterns work on older systems, too.
  @inlinable
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @_disfavoredOverload
  public init<each P: PatternMatching>(_ p: repeat __shared each P) where Patterns == _ManyPatterns<repeat each P> {
    patterns = _ManyPatterns(repeat each p)
  }

  /// Returns whether each of the patterns matches its element at the beginning of `path`.
  @inlinable @inline(__always)
  public static func ~= (pattern: Begins, path: Counted<String>) -> Bool {
    pattern.patterns.matches(path, at: 0)
  }
}

extension Begins: Sendable where Patterns: Sendable {}
