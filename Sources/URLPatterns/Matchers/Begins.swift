/// Matches a path by its first elements.
///
/// ```swift
/// switch Counted(path: "/news/latest/2026/11") {
/// case Begins("news", "latest"): print("the news")
/// default: print("something else")
/// }
/// // the news
/// ```
///
/// Each matcher takes one element. It is a string, a ``Capture``, or any other ``PatternMatching``, and
/// you may mix them. A path of exactly these elements matches, too; a shorter one does not.
///
/// `Begins(…) && Ends(…)` matches both ends of a path, with anything between them, and
/// `Begins(…) && Contains(…)` some elements after the first ones.
public struct Begins<Patterns: PatternRow> {
  @usableFromInline let patterns: Patterns

  /// Makes a matcher of paths that begin with one matching element for each pattern.
  ///
  /// - Parameter patterns: Matchers of one element each, in the order of the path.
  @inlinable
  @_disfavoredOverload
  public init<each Pattern: PatternMatching>(_ patterns: repeat __shared each Pattern)
  where Patterns == ManyPatterns<repeat each Pattern> {
    self.patterns = ManyPatterns(repeat each patterns)
  }

  /// Makes a matcher of every path.
  @inlinable @inline(__always)
  public init() where Patterns == NoPatterns {
    patterns = NoPatterns()
  }

  /// Makes a matcher of paths whose first element matches.
  @inlinable @inline(__always)
  public init<A>(_ a: A) where Patterns == OnePattern<A> {
    patterns = OnePattern(a)
  }

  /// Makes a matcher of paths whose first two elements match.
  @inlinable @inline(__always)
  public init<A, B>(_ a: A, _ b: B) where Patterns == TwoPatterns<A, B> {
    patterns = TwoPatterns(a, b)
  }

  /// Makes a matcher of paths whose first three elements match.
  @inlinable @inline(__always)
  public init<A, B, C>(_ a: A, _ b: B, _ c: C) where Patterns == ThreePatterns<A, B, C> {
    patterns = ThreePatterns(a, b, c)
  }

  /// Whether the first elements of `path` match, one by one.
  @inlinable @inline(__always)
  public static func ~= (pattern: Begins, path: Counted<String>) -> Bool {
    pattern.patterns.matches(path, at: 0)
  }
}

extension Begins: Sendable where Patterns: Sendable {}
