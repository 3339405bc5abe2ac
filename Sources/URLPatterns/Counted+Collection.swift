extension Counted: RandomAccessCollection {
  /// The position of the first element, always 0.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position after the last element, which is their number.
  ///
  /// - Complexity: O(*n*/10): constant for all but paths of unusual length.
  @inlinable
  public var endIndex: Int {
    guard case .N10(_, _, _, _, _, _, _, _, _, _, plus: var rest) = self else {
      return countBelowTen
    }
    var tens = 10
    while case .N10(_, _, _, _, _, _, _, _, _, _, plus: let next) = rest {
      rest = next
      tens += 10
    }
    return tens + rest.countBelowTen
  }

  @inlinable
  var countBelowTen: Int {
    switch self {
    case .N0: 0
    case .N1: 1
    case .N2: 2
    case .N3: 3
    case .N4: 4
    case .N5: 5
    case .N6: 6
    case .N7: 7
    case .N8: 8
    case .N9: 9
    case .N10: 10
    }
  }

  /// The element at a position, counted from 0.
  ///
  /// ```swift
  /// Counted(path: "/users/john")[1]  // "john"
  /// ```
  ///
  /// - Parameter position: At least 0 and less than `count`; anything else traps, as in an array.
  /// - Complexity: O(`position`/10).
  @inlinable
  public subscript(position: Int) -> E {
    precondition(position >= 0, "Index \(position) is out of range: it is negative")
    var list = self
    var offset = position
    while offset >= 10, case .N10(_, _, _, _, _, _, _, _, _, _, plus: let rest) = list {
      list = rest
      offset -= 10
    }
    let ten = list.upToTen
    precondition(
      offset < ten.count, "Index \(position) is out of range: the list has \(count) elements")
    return ten[offset]
  }

  /// An iterator over the elements, from first to last, in O(*n*) together.
  @inlinable
  public func makeIterator() -> IndexingIterator<[E]> {
    elements.makeIterator()
  }

  /// The elements from last to first, in O(*n*) together.
  ///
  /// ```swift
  /// Array(Counted(path: "/users/john").reversed())  // ["john", "users"]
  /// ```
  @inlinable
  public func reversed() -> ReversedCollection<[E]> {
    elements.reversed()
  }

  /// The elements as an array.
  ///
  /// ```swift
  /// Counted.N2("users", "john").elements  // ["users", "john"]
  /// ```
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public var elements: [E] {
    guard case .N10(_, _, _, _, _, _, _, _, _, _, plus: var rest) = self else { return upToTen }
    var elements = upToTen
    while case .N10(_, _, _, _, _, _, _, _, _, _, plus: let next) = rest {
      elements += rest.upToTen
      rest = next
    }
    elements += rest.upToTen
    return elements
  }

  /// The elements of this case, without those in `plus`.
  @inlinable
  var upToTen: [E] {
    switch self {
    case .N0: []
    case .N1(let a): [a]
    case .N2(let a, let b): [a, b]
    case .N3(let a, let b, let c): [a, b, c]
    case .N4(let a, let b, let c, let d): [a, b, c, d]
    case .N5(let a, let b, let c, let d, let e): [a, b, c, d, e]
    case .N6(let a, let b, let c, let d, let e, let f): [a, b, c, d, e, f]
    case .N7(let a, let b, let c, let d, let e, let f, let g): [a, b, c, d, e, f, g]
    case .N8(let a, let b, let c, let d, let e, let f, let g, let h): [a, b, c, d, e, f, g, h]
    case .N9(let a, let b, let c, let d, let e, let f, let g, let h, let i):
      [a, b, c, d, e, f, g, h, i]
    case .N10(let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, plus: _):
      [a, b, c, d, e, f, g, h, i, j]
    }
  }
}

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
