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
/// Each matcher takes one element, as in ``Begins``. A path of just these elements matches too; a
/// shorter one doesn't.
public struct Ends<each Pattern: PatternMatching>: SliceMatching {
  @usableFromInline let patterns: (repeat each Pattern)

  /// Matches the paths that end with one element for each pattern.
  @inlinable
  public init(_ patterns: repeat each Pattern) {
    self.patterns = (repeat each patterns)
  }

  /// Whether the last elements of `path` match, one by one.
  @inlinable
  public static func ~= (pattern: Ends, path: Counted<String>) -> Bool {
    var position = path.length - pattern.length
    guard position >= 0 else { return false }
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

extension Ends: Sendable where repeat each Pattern: Sendable {}
