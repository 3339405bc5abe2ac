/// Matches a path by some of its elements that stand side by side, anywhere in it.
///
/// ```swift
/// switch Counted(path: "/de/shop/sale/shoes") {
/// case Contains("shop", "sale"): print("the sale")
/// default: print("something else")
/// }
/// // the sale
/// ```
///
/// Each matcher takes one element, as in ``Begins``. If the elements occur more than once, the first
/// place where all of them match counts, and a ``Capture`` among them has its value from there. Joined
/// with `&&`, the elements have to stand after those of ``Begins`` and before those of ``Ends``.
public struct Contains<Patterns: PatternRow> {
  @usableFromInline let patterns: Patterns

  /// Makes a matcher of paths that have, anywhere, one matching element for each pattern, side by side.
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

  /// Makes a matcher of paths that have a matching element.
  @inlinable @inline(__always)
  public init<A>(_ a: A) where Patterns == OnePattern<A> {
    patterns = OnePattern(a)
  }

  /// Makes a matcher of paths that have two matching elements side by side.
  @inlinable @inline(__always)
  public init<A, B>(_ a: A, _ b: B) where Patterns == TwoPatterns<A, B> {
    patterns = TwoPatterns(a, b)
  }

  /// Makes a matcher of paths that have three matching elements side by side.
  @inlinable @inline(__always)
  public init<A, B, C>(_ a: A, _ b: B, _ c: C) where Patterns == ThreePatterns<A, B, C> {
    patterns = ThreePatterns(a, b, c)
  }

  /// Whether elements of `path` that stand side by side match, one by one.
  ///
  /// ```swift
  /// Contains("b", "c") ~= Counted(path: "/a/b/c/d")  // true
  /// Contains("b", "d") ~= Counted(path: "/a/b/c/d")  // false
  /// Contains() ~= Counted(path: "")                  // true
  /// ```
  ///
  /// - Complexity: O(*n*) for *n* elements and a given number of patterns.
  @inlinable
  public static func ~= (pattern: Contains, path: Counted<String>) -> Bool {
    pattern.matches(path, in: 0..<path.countOfElements)
  }

  /// Whether some of the elements at these positions match, one by one.
  @inlinable @inline(__always)
  func matches(_ path: Counted<String>, in range: Range<Int>) -> Bool {
    // Without patterns, as where `&&` joins the ends only, nothing is left of this.
    patterns.count == 0 || search(path, in: range)
  }

  @inlinable @inline(never)
  func search(_ path: Counted<String>, in range: Range<Int>) -> Bool {
    // To reach a position in a long list takes a walk, so the list is left behind ten by ten.
    var (rest, passed) = (path, 0)
    for start in range.dropLast(patterns.count - 1) {
      if start >= passed + 10, let tail = rest.tail { (rest, passed) = (tail, passed + 10) }
      if patterns.matches(rest, at: start - passed) { return true }
    }
    return false
  }
}

extension Contains: Sendable where Patterns: Sendable {}
