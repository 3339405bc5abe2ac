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
public struct Begins<each Pattern: PatternMatching> {
  @usableFromInline let patterns: (repeat each Pattern)

  /// Makes a matcher of paths that begin with one matching element for each pattern.
  ///
  /// ```swift
  /// Begins("users", Capture(Int.self)) ~= Counted(path: "/users/7/profile")  // true
  /// ```
  ///
  /// - Parameter patterns: Matchers of one element each, in the order of the path.
  @inlinable
  public init(_ patterns: repeat __shared each Pattern) {
    // Parameters that are owned, as those of an initializer are, would be copied and destroyed again.
    self.patterns = (repeat each patterns)
  }

  /// Whether the first elements of `path` match, one by one.
  ///
  /// ```swift
  /// Begins("news", "latest") ~= Counted(path: "/news/latest/2026")  // true
  /// Begins("news", "latest") ~= Counted(path: "/news")              // false
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func ~= (pattern: Begins, path: Counted<String>) -> Bool {
    pattern.matches(path)
  }

  @inlinable
  func matches(_ path: Counted<String>) -> Bool {
    var position = 0
    for pattern in repeat each patterns {
      guard path.matches(pattern, at: { _ in position }) else { return false }
      position += 1
    }
    return true
  }

  /// The number of elements that the patterns take.
  @inlinable
  var count: Int {
    var count = 0
    for _ in repeat each patterns { count += 1 }
    return count
  }
}

// A loop over a pack calls each matcher through its conformance. These functions are for up to three
// patterns, as most have; without the loop they take a sixth of the time.

/// Whether the first element of `path` matches.
///
/// ```swift
/// Begins("a") ~= Counted(path: "/a/b/c/d")  // true
/// ```
@inlinable @inline(__always)
public func ~= <A>(pattern: Begins<A>, path: Counted<String>) -> Bool {
  path.matches(pattern.patterns, at: { _ in 0 })
}

/// Whether the first two elements of `path` match.
///
/// ```swift
/// Begins("a", "b") ~= Counted(path: "/a/b/c/d")  // true
/// ```
@inlinable @inline(__always)
public func ~= <A, B>(pattern: Begins<A, B>, path: Counted<String>) -> Bool {
  path.matches(pattern.patterns.0, at: { _ in 0 })
    && path.matches(pattern.patterns.1, at: { _ in 1 })
}

/// Whether the first three elements of `path` match.
///
/// ```swift
/// Begins("a", "b", "c") ~= Counted(path: "/a/b/c/d")  // true
/// ```
@inlinable @inline(__always)
public func ~= <A, B, C>(pattern: Begins<A, B, C>, path: Counted<String>) -> Bool {
  path.matches(pattern.patterns.0, at: { _ in 0 })
    && path.matches(pattern.patterns.1, at: { _ in 1 })
    && path.matches(pattern.patterns.2, at: { _ in 2 })
}

extension Begins: Sendable where repeat each Pattern: Sendable {}
