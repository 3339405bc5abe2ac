// The standard library's functions of these names return slices. Here they return lists, because a
// `switch` can take those apart.

extension Counted {
  /// The first elements.
  ///
  /// - Parameter maxLength: At least 0. A list with fewer elements is returned whole.
  @inlinable
  public func prefix(_ maxLength: Int) -> Counted {
    Counted(elements.prefix(maxLength))
  }

  /// All but the first elements.
  ///
  /// ```swift
  /// switch Counted(path: "/api/v2/users/john").dropFirst(2) {
  /// case .N2("users", let id): print(id)
  /// default: break
  /// }
  /// // john
  /// ```
  ///
  /// - Parameter k: At least 0. If the list has no more elements than that, the result is empty.
  @inlinable
  public func dropFirst(_ k: Int = 1) -> Counted {
    Counted(elements.dropFirst(k))
  }

  /// The last elements.
  ///
  /// - Parameter maxLength: At least 0. A list with fewer elements is returned whole.
  @inlinable
  public func suffix(_ maxLength: Int) -> Counted {
    Counted(elements.suffix(maxLength))
  }

  /// All but the last elements.
  ///
  /// - Parameter k: At least 0. If the list has no more elements than that, the result is empty.
  @inlinable
  public func dropLast(_ k: Int = 1) -> Counted {
    Counted(elements.dropLast(k))
  }

  /// The elements of both lists, one after the other.
  ///
  /// It is the counterpart of ``dropFirst(_:)``, and builds the path of a link from that of its part:
  ///
  /// ```swift
  /// let photo: Counted = .N2("photos", "7")
  /// try (.N2("users", "john") + photo).percentEncodedPath()  // "/users/john/photos/7"
  /// ```
  ///
  /// Beside an array literal, the result is an array unless the context asks for a `Counted`: instead of
  /// `path + ["edit"]`, write `path + .N1("edit")`.
  ///
  /// - Precondition: There are at most 4,000 elements in all, as in ``init(_:)``. To join lists of any
  ///   length, use `Counted(exactly: a.elements + b.elements)`.
  @inlinable
  public static func + (left: Counted, right: Counted) -> Counted {
    Counted(left.elements + right.elements)
  }
}
