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
public struct Ends<Patterns: PatternRow> {
  @usableFromInline let patterns: Patterns

  /// Creates a matcher for paths that end with one matching element for each pattern.
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

  /// Creates a matcher for paths whose last element matches.
  @inlinable @inline(__always)
  public init<A>(_ a: A) where Patterns == OnePattern<A> {
    patterns = OnePattern(a)
  }

  /// Creates a matcher for paths whose last two elements match.
  @inlinable @inline(__always)
  public init<A, B>(_ a: A, _ b: B) where Patterns == TwoPatterns<A, B> {
    patterns = TwoPatterns(a, b)
  }

  /// Creates a matcher for paths whose last three elements match.
  @inlinable @inline(__always)
  public init<A, B, C>(_ a: A, _ b: B, _ c: C) where Patterns == ThreePatterns<A, B, C> {
    patterns = ThreePatterns(a, b, c)
  }

  /// Returns whether each of the patterns matches its element at the end of `path`.
  @inlinable @inline(__always)
  public static func ~= (pattern: Ends, path: Counted<String>) -> Bool {
    pattern.patterns.matches(path, at: path.countOfElements - pattern.patterns.count)
  }
}

extension Ends: Sendable where Patterns: Sendable {}
