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
/// "b") && Ends("b", "c")` needs a path of four elements, and what `Contains` matches has to stand
/// after the beginning and before the end.
public struct PathSlices<Beginning, Middle, Ending> {
  @usableFromInline let beginning: Beginning
  @usableFromInline let middle: Middle
  @usableFromInline let ending: Ending

  @inlinable
  init(_ beginning: Beginning, _ middle: Middle, _ ending: Ending) {
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
  @inlinable
  public static func ~= <each First, each Inner, each Last>(
    pattern: PathSlices, path: Counted<String>
  ) -> Bool
  where
    Beginning == Begins<repeat each First>, Middle == Contains<repeat each Inner>,
    Ending == Ends<repeat each Last>
  {
    let start = pattern.beginning.count
    let end = path.count - pattern.ending.count
    return start <= end && pattern.beginning.matches(path) && pattern.ending.matches(path)
      && pattern.middle.matches(path, in: start..<end)
  }
}

extension PathSlices: Sendable
where Beginning: Sendable, Middle: Sendable, Ending: Sendable {}

// The type says which slices are joined. In the place of one that is missing stands one of no elements.

extension Begins {
  /// Matches a path that begins with one slice and ends with another, without overlap.
  ///
  /// ```swift
  /// (Begins("a") && Ends("c")) ~= Counted(path: "/a/b/c")  // true
  /// ```
  @inlinable
  public static func && <each Last: PatternMatching>(
    beginning: Begins, ending: Ends<repeat each Last>
  ) -> PathSlices<Begins, Contains<>, Ends<repeat each Last>> {
    PathSlices(beginning, Contains(), ending)
  }

  /// Matches a path that begins with one slice and contains another after it.
  ///
  /// ```swift
  /// (Begins("a") && Contains("c")) ~= Counted(path: "/a/b/c/d")  // true
  /// ```
  @inlinable
  public static func && <each Inner: PatternMatching>(
    beginning: Begins, middle: Contains<repeat each Inner>
  ) -> PathSlices<Begins, Contains<repeat each Inner>, Ends<>> {
    PathSlices(beginning, middle, Ends())
  }
}

extension Contains {
  /// Matches a path that ends with one slice and contains another before it.
  ///
  /// ```swift
  /// (Contains("b") && Ends("d")) ~= Counted(path: "/a/b/c/d")  // true
  /// ```
  @inlinable
  public static func && <each Last: PatternMatching>(
    middle: Contains, ending: Ends<repeat each Last>
  ) -> PathSlices<Begins<>, Contains, Ends<repeat each Last>> {
    PathSlices(Begins(), middle, ending)
  }
}

extension PathSlices {
  /// Adds a slice that the path has to end with.
  ///
  /// ```swift
  /// (Begins("a") && Contains("c") && Ends("d")) ~= Counted(path: "/a/b/c/d")  // true
  /// ```
  @inlinable
  public static func && <each Last: PatternMatching>(
    slices: PathSlices, ending: Ends<repeat each Last>
  ) -> PathSlices<Beginning, Middle, Ends<repeat each Last>> where Ending == Ends<> {
    PathSlices<Beginning, Middle, Ends<repeat each Last>>(
      slices.beginning, slices.middle, ending)
  }
}
