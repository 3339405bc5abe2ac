// The standard library's functions of the same names return slices. These return lists, so that a
// `switch` can take the results apart.

extension Counted {
  /// Returns a list of the first elements.
  ///
  /// - Parameter maxLength: The maximum number of elements to return, at least 0.
  @_alwaysEmitIntoClient
  public func prefix(_ maxLength: Int) -> Counted {
    keeping(0..<Swift.min(maxLength, count))
  }

  /// Returns a list of all but the first elements.
  ///
  /// ```swift
  /// switch Counted(path: "/api/v2/users/john").dropFirst(2) {
  /// case .N2("users", let id): print(id)
  /// default: break
  /// }
  /// // john
  /// ```
  ///
  /// - Parameter k: The number of elements to drop, at least 0. If the list has no more than that,
  ///   the result is empty.
  @_alwaysEmitIntoClient
  public func dropFirst(_ k: Int = 1) -> Counted {
    precondition(k >= 0, "Can't drop a negative number of elements")
    let count = count
    return keeping(Swift.min(k, count)..<count)
  }

  /// Returns a list of the last elements.
  ///
  /// - Parameter maxLength: The maximum number of elements to return, at least 0.
  @_alwaysEmitIntoClient
  public func suffix(_ maxLength: Int) -> Counted {
    let count = count
    return keeping(count - Swift.min(maxLength, count)..<count)
  }

  /// Returns a list of all but the last elements.
  ///
  /// - Parameter k: The number of elements to drop, at least 0. If the list has no more than that,
  ///   the result is empty.
  @_alwaysEmitIntoClient
  public func dropLast(_ k: Int = 1) -> Counted {
    precondition(k >= 0, "Can't drop a negative number of elements")
    let count = count
    return keeping(0..<count - Swift.min(k, count))
  }

  /// Returns a list of the elements of both lists, one after the other.
  ///
  /// Use it to put back together what ``dropFirst(_:)`` took apart, for example to build a path
  /// from the path of a nested link:
  ///
  /// ```swift
  /// let photo: Counted = .N2("photos", "7")
  /// try (.N2("users", "john") + photo).percentEncodedPath()
  /// // "/users/john/photos/7"
  /// ```
  ///
  /// With an array literal on either side, the result is an array unless the context asks for a
  /// `Counted`. Instead of `path + ["edit"]`, write `path + .N1("edit")`.
  ///
  /// - Precondition: Both lists together have at most 4,000 elements, as in ``init(_:)``. To join
  ///   lists of any length, use `Counted(exactly: a.elements + b.elements)`.
  @_alwaysEmitIntoClient
  public static func + (left: Counted, right: Counted) -> Counted {
    let (first, second) = (left.count, right.count)
    guard first + second < 10 else { return Counted(left.elements + right.elements) }
    return Counted(upToNine: first + second) { i in
      (i < first ? left.element(at: i) : right.element(at: i - first))!
    }
  }

  /// Returns a list of the elements at these positions, without an array for up to nine elements.
  @_alwaysEmitIntoClient
  func keeping(_ range: Range<Int>) -> Counted {
    if case .N10 = self { return Counted(elements[range]) }
    return Counted(upToNine: range.count) { element(at: range.lowerBound + $0)! }
  }
}
