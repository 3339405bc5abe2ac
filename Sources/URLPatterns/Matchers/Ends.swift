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
public struct Ends<Patterns: _PatternRow> {
  @usableFromInline let patterns: Patterns

  @inlinable @inline(__always)
  init(patterns: Patterns) {
    self.patterns = patterns
  }

  /// Creates a matcher for paths whose last element matches.
  @inlinable @inline(__always)
  public init<A>(_ a: A) where Patterns == _OnePattern<A> {
    patterns = _OnePattern(a)
  }

  /// Creates a matcher for paths whose last two elements match.
  @inlinable @inline(__always)
  public init<A, B>(_ a: A, _ b: B) where Patterns == _TwoPatterns<A, B> {
    patterns = _TwoPatterns(a, b)
  }

  /// Creates a matcher for paths whose last three elements match.
  @inlinable @inline(__always)
  public init<A, B, C>(_ a: A, _ b: B, _ c: C) where Patterns == _ThreePatterns<A, B, C> {
    patterns = _ThreePatterns(a, b, c)
  }

  /// Creates a matcher for paths that end with one matching element for each pattern.
  ///
  /// Up to three patterns work on older systems, too.
  @inlinable
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @_disfavoredOverload
  public init<each P: PatternMatching>(_ p: repeat __shared each P) where Patterns == _ManyPatterns<repeat each P> {
    patterns = _ManyPatterns(repeat each p)
  }

  /// Returns whether each of the patterns matches its element at the end of `path`.
  @inlinable @inline(__always)
  public static func ~= (pattern: Ends, path: Counted<String>) -> Bool {
    pattern.patterns.matches(path, at: path.countOfElements - pattern.patterns.count)
  }
}

extension Ends: Sendable where Patterns: Sendable {}
