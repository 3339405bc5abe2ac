// Of most collections these return a slice, as a range does (`path[1...]`). Of a list the first or last
// few elements are wanted for a `switch`, so these return a list.

extension Counted {
  /// The first elements, counted again, so that `switch` can take them apart.
  ///
  /// ```swift
  /// Counted(path: "/users/john/profile").prefix(2)  // .N2("users", "john")
  /// ```
  ///
  /// - Parameter maxLength: At least 0. A shorter list is returned whole.
  @inlinable
  public func prefix(_ maxLength: Int) -> Counted {
    Counted(elements.prefix(maxLength))
  }

  /// All but the first elements, counted again, so that `switch` can take them apart.
  ///
  /// ```swift
  /// switch Counted(path: "/api/v2/users/john").dropFirst(2) {
  /// case .N2("users", let id): print(id)
  /// default: break
  /// }
  /// // john
  /// ```
  ///
  /// - Parameter k: At least 0. Of a list no longer than that, nothing is left.
  @inlinable
  public func dropFirst(_ k: Int = 1) -> Counted {
    Counted(elements.dropFirst(k))
  }

  /// The last elements, counted again.
  ///
  /// ```swift
  /// Counted(path: "/users/john/profile").suffix(1)  // .N1("profile")
  /// ```
  ///
  /// - Parameter maxLength: At least 0. A shorter list is returned whole.
  @inlinable
  public func suffix(_ maxLength: Int) -> Counted {
    Counted(elements.suffix(maxLength))
  }

  /// All but the last elements, counted again.
  ///
  /// ```swift
  /// Counted(path: "/users/john/profile").dropLast()  // .N2("users", "john")
  /// ```
  ///
  /// - Parameter k: At least 0. Of a list no longer than that, nothing is left.
  @inlinable
  public func dropLast(_ k: Int = 1) -> Counted {
    Counted(elements.dropLast(k))
  }
}
