// The standard library's functions of the same names return slices. These return lists, so that a
// `switch` can take the results apart.

extension Counted {
  /// Returns a list of the first elements.
  ///
  /// - Parameter maxLength: The maximum number of elements to return, at least 0.
  @inlinable
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
  @inlinable
  public func dropFirst(_ k: Int = 1) -> Counted {
    let count = count
    return keeping(Swift.min(k, count)..<count)
  }

  /// Returns a list of the last elements.
  ///
  /// - Parameter maxLength: The maximum number of elements to return, at least 0.
  @inlinable
  public func suffix(_ maxLength: Int) -> Counted {
    let count = count
    return keeping(count - Swift.min(maxLength, count)..<count)
  }

  /// Returns a list of all but the last elements.
  ///
  /// - Parameter k: The number of elements to drop, at least 0. If the list has no more than that,
  ///   the result is empty.
  @inlinable
  public func dropLast(_ k: Int = 1) -> Counted {
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
  /// try (.N2("users", "john") + photo).percentEncodedPath()  // "/users/john/photos/7"
  /// ```
  ///
  /// With an array literal on either side, the result is an array unless the context asks for a
  /// `Counted`. Instead of `path + ["edit"]`, write `path + .N1("edit")`.
  ///
  /// - Precondition: Both lists together have at most 4,000 elements, as in ``init(_:)``. To join
  ///   lists of any length, use `Counted(exactly: a.elements + b.elements)`.
  @inlinable
  public static func + (left: Counted, right: Counted) -> Counted {
    switch (left, right) {
    case (.N0, let list), (let list, .N0): list
    case (.N1(let a), .N1(let b)): .N2(a, b)
    case (.N1(let a), .N2(let b, let c)), (.N2(let a, let b), .N1(let c)): .N3(a, b, c)
    case (.N1(let a), .N3(let b, let c, let d)), (.N2(let a, let b), .N2(let c, let d)),
      (.N3(let a, let b, let c), .N1(let d)):
      .N4(a, b, c, d)
    case (.N1(let a), .N4(let b, let c, let d, let e)),
      (.N2(let a, let b), .N3(let c, let d, let e)),
      (.N3(let a, let b, let c), .N2(let d, let e)),
      (.N4(let a, let b, let c, let d), .N1(let e)):
      .N5(a, b, c, d, e)
    case (.N1(let a), .N5(let b, let c, let d, let e, let f)),
      (.N2(let a, let b), .N4(let c, let d, let e, let f)),
      (.N3(let a, let b, let c), .N3(let d, let e, let f)),
      (.N4(let a, let b, let c, let d), .N2(let e, let f)),
      (.N5(let a, let b, let c, let d, let e), .N1(let f)):
      .N6(a, b, c, d, e, f)
    default: Counted(left.elements + right.elements)
    }
  }

  /// Returns a list of the elements at these positions, without an array for up to six elements.
  @inlinable
  func keeping(_ range: Range<Int>) -> Counted {
    switch self {
    case .N0: self
    case .N1(let a): Self.keeping(range, a)
    case .N2(let a, let b): Self.keeping(range, a, b)
    case .N3(let a, let b, let c): Self.keeping(range, a, b, c)
    case .N4(let a, let b, let c, let d): Self.keeping(range, a, b, c, d)
    case .N5(let a, let b, let c, let d, let e): Self.keeping(range, a, b, c, d, e)
    case .N6(let a, let b, let c, let d, let e, let f): Self.keeping(range, a, b, c, d, e, f)
    default: Counted(elements[range])
    }
  }

  @inlinable @inline(__always)
  static func keeping(
    _ range: Range<Int>, _ a: E, _ b: E? = nil, _ c: E? = nil, _ d: E? = nil, _ e: E? = nil,
    _ f: E? = nil
  ) -> Counted {
    func at(_ i: Int) -> E { pick(range.lowerBound + i, a, b, c, d, e, f)! }
    return switch range.count {
    case 0: .N0
    case 1: .N1(at(0))
    case 2: .N2(at(0), at(1))
    case 3: .N3(at(0), at(1), at(2))
    case 4: .N4(at(0), at(1), at(2), at(3))
    case 5: .N5(at(0), at(1), at(2), at(3), at(4))
    default: .N6(at(0), at(1), at(2), at(3), at(4), at(5))
    }
  }
}
