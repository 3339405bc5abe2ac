/// Matches a path by its last elements.
///
/// ```swift
/// switch Counted(path: "/legal/en/terms") {
/// case Ends("terms"): print("the terms")
/// default: print("something else")
/// }
/// // the terms
/// ```
///
/// Each matcher takes one element, as in ``Begins``. A path of exactly these elements matches, too; a
/// shorter one does not.
public struct Ends<each Pattern: PatternMatching> {
  @usableFromInline let patterns: (repeat each Pattern)

  /// Makes a matcher of paths that end with one matching element for each pattern.
  ///
  /// ```swift
  /// Ends("users", Capture(Int.self)) ~= Counted(path: "/v2/users/7")  // true
  /// ```
  ///
  /// - Parameter patterns: Matchers of one element each, in the order of the path.
  @inlinable
  public init(_ patterns: repeat __shared each Pattern) {
    // Parameters that are owned, as those of an initializer are, would be copied and destroyed again.
    self.patterns = (repeat each patterns)
  }

  /// Whether the last elements of `path` match, one by one.
  ///
  /// ```swift
  /// Ends("terms") ~= Counted(path: "/legal/en/terms")  // true
  /// Ends("terms") ~= Counted(path: "/terms/en")        // false
  /// ```
  @inlinable
  @_disfavoredOverload
  public static func ~= (pattern: Ends, path: Counted<String>) -> Bool {
    pattern.matches(path)
  }

  @inlinable
  func matches(_ path: Counted<String>) -> Bool {
    var position = path.count - count
    guard position >= 0 else { return false }
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

// For up to three patterns there is no loop, for the reason given at `Begins`.

/// Whether the last element of `path` matches.
///
/// ```swift
/// Ends("d") ~= Counted(path: "/a/b/c/d")  // true
/// ```
@inlinable
public func ~= <A>(pattern: Ends<A>, path: Counted<String>) -> Bool {
  path.matches(pattern.patterns, at: { $0 - 1 })
}

/// Whether the last two elements of `path` match.
///
/// ```swift
/// Ends("c", "d") ~= Counted(path: "/a/b/c/d")  // true
/// ```
@inlinable
public func ~= <A, B>(pattern: Ends<A, B>, path: Counted<String>) -> Bool {
  path.matches(pattern.patterns.0, at: { $0 - 2 })
    && path.matches(pattern.patterns.1, at: { $0 - 1 })
}

/// Whether the last three elements of `path` match.
///
/// ```swift
/// Ends("b", "c", "d") ~= Counted(path: "/a/b/c/d")  // true
/// ```
@inlinable
public func ~= <A, B, C>(pattern: Ends<A, B, C>, path: Counted<String>) -> Bool {
  path.matches(pattern.patterns.0, at: { $0 - 3 })
    && path.matches(pattern.patterns.1, at: { $0 - 2 })
    && path.matches(pattern.patterns.2, at: { $0 - 1 })
}

extension Ends: Sendable where repeat each Pattern: Sendable {}
