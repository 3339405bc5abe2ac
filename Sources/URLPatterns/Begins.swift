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
/// Each matcher takes one element: a string, a ``Capture``, or any other ``PatternMatching``,
/// mixed as you like. A path of just these elements matches too; a shorter one doesn't.
/// `Begins(…) && Ends(…)` matches both ends around a wildcard.
public struct Begins<each Pattern: PatternMatching>: SliceMatching {
  @usableFromInline let patterns: (repeat each Pattern)

  /// Matches the paths that begin with one element for each pattern.
  @inlinable
  public init(_ patterns: repeat each Pattern) {
    self.patterns = (repeat each patterns)
  }

  /// Whether the first elements of `path` match, one by one.
  @inlinable
  public static func ~= (pattern: Begins, path: Counted<String>) -> Bool {
    var position = 0
    for pattern in repeat each pattern.patterns {
      guard let element = path.element(at: position), pattern ~= element else { return false }
      position += 1
    }
    return true
  }

  /// How many elements the patterns take.
  @inlinable
  public var length: Int {
    var length = 0
    for _ in repeat each patterns { length += 1 }
    return length
  }
}

extension Begins: Sendable where repeat each Pattern: Sendable {}
