/// Matches a path by several slices of it: what it begins with, contains, and ends with.
///
/// You get one by joining ``Begins``, ``Contains`` and ``Ends`` with `&&`, in the order of the path:
///
/// ```swift
/// switch Counted(path: "/users/john/photos/2026/edit") {
/// case Begins("users") && Ends("edit"): print("editing something of a user's")
/// case Begins("users") && Contains("photos"): print("a photo")
/// default: print("something else")
/// }
/// // editing something of a user's
/// ```
///
/// Anything may stand between the slices, or nothing. No element is matched twice: `Begins("a",
/// "b") && Ends("b", "c")` needs a path of at least four elements, and what `Contains` matches has to
/// stand after the beginning and before the end.
public struct PathSlices<Beginning: PatternRow, Middle: PatternRow, Ending: PatternRow> {
  @usableFromInline let beginning: Begins<Beginning>
  @usableFromInline let middle: Contains<Middle>
  @usableFromInline let ending: Ends<Ending>

  @inlinable @inline(__always)
  init(_ beginning: Begins<Beginning>, _ middle: Contains<Middle>, _ ending: Ends<Ending>) {
    self.beginning = beginning
    self.middle = middle
    self.ending = ending
  }

  /// Whether all slices are in `path`, in order and without overlap.
  ///
  /// ```swift
  /// (Begins("a", "b") && Ends("b", "c")) ~= Counted(path: "/a/b/c")         // false
  /// (Begins("a") && Contains("b") && Ends("c")) ~= Counted(path: "/a/b/c")  // true
  /// (Begins("a") && Contains("a")) ~= Counted(path: "/a/b")                 // false
  /// ```
  @inlinable @inline(__always)
  public static func ~= (pattern: PathSlices, path: Counted<String>) -> Bool {
    let start = pattern.beginning.patterns.count
    let end = path.countOfElements - pattern.ending.patterns.count
    return start <= end && pattern.beginning ~= path && pattern.ending ~= path
      && pattern.middle.matches(path, in: start..<end)
  }
}

extension PathSlices: Sendable
where Beginning: Sendable, Middle: Sendable, Ending: Sendable {}

// The type says which slices are joined. In the place of a missing one stands one without patterns.

extension Begins {
  /// Matches a path that begins with one slice and ends with another, without overlap.
  @inlinable @inline(__always)
  public static func && <Last>(
    beginning: Begins, ending: Ends<Last>
  ) -> PathSlices<Patterns, NoPatterns, Last> {
    PathSlices(beginning, Contains(), ending)
  }

  /// Matches a path that begins with one slice and contains another after it.
  @inlinable @inline(__always)
  public static func && <Inner>(
    beginning: Begins, middle: Contains<Inner>
  ) -> PathSlices<Patterns, Inner, NoPatterns> {
    PathSlices(beginning, middle, Ends())
  }
}

extension Contains {
  /// Matches a path that ends with one slice and contains another before it.
  @inlinable @inline(__always)
  public static func && <Last>(
    middle: Contains, ending: Ends<Last>
  ) -> PathSlices<NoPatterns, Patterns, Last> {
    PathSlices(Begins(), middle, ending)
  }
}

extension PathSlices {
  /// Adds a slice that the path has to end with.
  @inlinable @inline(__always)
  public static func && <Last>(
    slices: PathSlices, ending: Ends<Last>
  ) -> PathSlices<Beginning, Middle, Last> where Ending == NoPatterns {
    PathSlices<Beginning, Middle, Last>(slices.beginning, slices.middle, ending)
  }
}
