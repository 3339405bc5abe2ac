/// Matches a path by its first and its last elements, with anything or nothing between them.
///
/// You get one by joining ``Begins`` and ``Ends``:
///
/// ```swift
/// switch Counted(path: "/users/john/photos/2026/edit") {
/// case Begins("users") && Ends("edit"): print("editing something of a user's")
/// default: print("something else")
/// }
/// // editing something of a user's
/// ```
///
/// No element is matched twice: `Begins("a", "b") && Ends("b", "c")` needs four elements.
public struct BeginsAndEnds<Beginning: SliceMatching, Ending: SliceMatching> {
  @usableFromInline let beginning: Beginning
  @usableFromInline let ending: Ending

  @inlinable
  init(_ beginning: Beginning, _ ending: Ending) {
    self.beginning = beginning
    self.ending = ending
  }

  /// Whether the first elements of `path` and the last ones match, and don't overlap.
  ///
  /// ```swift
  /// (Begins("a", "b") && Ends("b", "c")) ~= Counted(path: "/a/b/c")  // false
  /// ```
  @inlinable
  public static func ~= (pattern: BeginsAndEnds, path: Counted<String>) -> Bool {
    path.length >= pattern.beginning.length + pattern.ending.length
      && pattern.beginning.matches(path) && pattern.ending.matches(path)
  }
}

extension BeginsAndEnds: Sendable where Beginning: Sendable, Ending: Sendable {}

/// A matcher of a slice of a path: ``Begins`` or ``Ends``.
public protocol SliceMatching {
  /// How many elements the slice has.
  var length: Int { get }

  /// Whether this slice of `path` matches.
  func matches(_ path: Counted<String>) -> Bool
}

extension Begins {
  /// Matches a path that begins with the one slice and ends with the other, without overlap.
  ///
  /// ```swift
  /// (Begins("a") && Ends("c")) ~= Counted(path: "/a/b/c")  // true
  /// ```
  @inlinable
  public static func && <each Last: PatternMatching>(
    beginning: Begins, ending: Ends<repeat each Last>
  ) -> BeginsAndEnds<Begins, Ends<repeat each Last>> {
    BeginsAndEnds(beginning, ending)
  }
}

extension Ends {
  /// The same with the ends named in the other order.
  ///
  /// ```swift
  /// (Ends("c") && Begins("a")) ~= Counted(path: "/a/b/c")  // true
  /// ```
  @inlinable
  public static func && <each First: PatternMatching>(
    ending: Ends, beginning: Begins<repeat each First>
  ) -> BeginsAndEnds<Begins<repeat each First>, Ends> {
    BeginsAndEnds(beginning, ending)
  }
}
