// Of most collections these return a slice, as a range does (`path[1...]`). Of a list the first or last
// few elements are wanted for a `switch`, so these return a list.

extension Counted {
  /// The first elements, as a list that `switch` can take apart.
  ///
  /// ```swift
  /// Counted(path: "/users/john/profile").prefix(2)  // .N2("users", "john")
  /// ```
  ///
  /// - Parameter maxLength: At least 0. A list with fewer elements is returned whole.
  @inlinable
  public func prefix(_ maxLength: Int) -> Counted {
    Counted(elements.prefix(maxLength))
  }

  /// All but the first elements, as a list that `switch` can take apart.
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

  /// The last elements, as a list that `switch` can take apart.
  ///
  /// ```swift
  /// Counted(path: "/users/john/profile").suffix(1)  // .N1("profile")
  /// ```
  ///
  /// - Parameter maxLength: At least 0. A list with fewer elements is returned whole.
  @inlinable
  public func suffix(_ maxLength: Int) -> Counted {
    Counted(elements.suffix(maxLength))
  }

  /// All but the last elements, as a list that `switch` can take apart.
  ///
  /// ```swift
  /// Counted(path: "/users/john/profile").dropLast()  // .N2("users", "john")
  /// ```
  ///
  /// - Parameter k: At least 0. If the list has no more elements than that, the result is empty.
  @inlinable
  public func dropLast(_ k: Int = 1) -> Counted {
    Counted(elements.dropLast(k))
  }
}
