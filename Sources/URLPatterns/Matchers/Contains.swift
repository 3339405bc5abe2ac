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
public struct Contains<each Pattern: PatternMatching> {
  @usableFromInline let patterns: (repeat each Pattern)

  /// Makes a matcher of paths that have, anywhere, one matching element for each pattern, side by side.
  ///
  /// ```swift
  /// Contains("users", Capture(Int.self)) ~= Counted(path: "/v2/users/7/profile")  // true
  /// ```
  ///
  /// - Parameter patterns: Matchers of one element each, in the order of the path.
  @inlinable
  public init(_ patterns: repeat __shared each Pattern) {
    // Parameters that are owned, as those of an initializer are, would be copied and destroyed again.
    self.patterns = (repeat each patterns)
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
    pattern.matches(path, in: 0..<path.count)
  }

  /// Whether some of the elements at these positions match, one by one.
  @inlinable
  func matches(_ path: Counted<String>, in range: Range<Int>) -> Bool {
    guard count > 0 else { return true }
    // In a long list each position takes a walk to reach, in an array none.
    let elements: [String]? = if case .N10 = path { path.elements } else { nil }
    for start in range.dropLast(count - 1) where matches(path, elements, at: start) { return true }
    return false
  }

  @inlinable
  func matches(_ path: Counted<String>, _ elements: [String]?, at start: Int) -> Bool {
    var position = start
    for pattern in repeat each patterns {
      guard let element = elements?[position] ?? path.element(at: position),
        pattern ~= element
      else { return false }
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

extension Contains: Sendable where repeat each Pattern: Sendable {}
