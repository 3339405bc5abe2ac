/// A matcher for several parts of a path: its beginning, its end, and some elements in between.
///
/// You create one by joining ``Begins``, ``Contains``, and ``Ends`` with `&&`, in the order of the
/// path:
///
/// ```swift
/// switch Counted(path: "/users/john/photos/2026/edit") {
/// case Begins("users") && Ends("edit"): print("editing a user's page")
/// case Begins("users") && Contains("photos"): print("a photo")
/// default: print("something else")
/// }
/// // editing a user's page
/// ```
///
/// There can be any number of elements between the parts, and no element is matched twice:
/// `Begins("a", "b") && Ends("b", "c")` needs a path of at least four elements, and the elements
/// that `Contains` matches must come after the beginning and before the end.
public struct _PathSlices<Beginning: _PatternRow, Middle: _PatternRow, Ending: _PatternRow> {
  @usableFromInline let beginning: Begins<Beginning>
  @usableFromInline let middle: Contains<Middle>
  @usableFromInline let ending: Ends<Ending>

  @_alwaysEmitIntoClient
  init(_ beginning: Begins<Beginning>, _ middle: Contains<Middle>, _ ending: Ends<Ending>) {
    self.beginning = beginning
    self.middle = middle
    self.ending = ending
  }

  /// Returns whether `path` has all parts, in order and without overlap.
  ///
  /// ```swift
  /// (Begins("a", "b") && Ends("b", "c")) ~= Counted(path: "/a/b/c")  // false
  /// (Begins("a") && Contains("b") && Ends("c")) ~= Counted(path: "/a/b/c")
  /// // true
  /// (Begins("a") && Contains("a")) ~= Counted(path: "/a/b")  // false
  /// ```
  @_alwaysEmitIntoClient
  public static func ~= (pattern: _PathSlices, path: Counted<String>) -> Bool {
    let start = pattern.beginning.patterns.count
    let end = path.countOfElements - pattern.ending.patterns.count
    return start <= end && pattern.beginning ~= path && pattern.ending ~= path
      && pattern.middle.matches(path, in: start..<end)
  }
}

extension _PathSlices: Sendable
where Beginning: Sendable, Middle: Sendable, Ending: Sendable {}

// The type says which parts are joined. `_NoPatterns` takes the place of a missing one.

extension Begins {
  /// Returns a matcher for paths that begin with one part and end with another, without overlap.
  @_alwaysEmitIntoClient
  public static func && <Last>(
    beginning: Begins, ending: Ends<Last>
  ) -> _PathSlices<Patterns, _NoPatterns, Last> {
    _PathSlices(beginning, Contains(_patterns: _NoPatterns()), ending)
  }

  /// Returns a matcher for paths that begin with one part and contain another after it.
  @_alwaysEmitIntoClient
  public static func && <Inner>(
    beginning: Begins, middle: Contains<Inner>
  ) -> _PathSlices<Patterns, Inner, _NoPatterns> {
    _PathSlices(beginning, middle, Ends(_patterns: _NoPatterns()))
  }
}

extension Contains {
  /// Returns a matcher for paths that contain one part and end with another after it.
  @_alwaysEmitIntoClient
  public static func && <Last>(
    middle: Contains, ending: Ends<Last>
  ) -> _PathSlices<_NoPatterns, Patterns, Last> {
    _PathSlices(Begins(_patterns: _NoPatterns()), middle, ending)
  }
}

extension _PathSlices {
  /// Returns a matcher for paths that also end with another part.
  @_alwaysEmitIntoClient
  public static func && <Last>(
    slices: _PathSlices, ending: Ends<Last>
  ) -> _PathSlices<Beginning, Middle, Last> where Ending == _NoPatterns {
    _PathSlices<Beginning, Middle, Last>(slices.beginning, slices.middle, ending)
  }
}
