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
    guard let element = element(at: position) else {
      preconditionFailure("Index \(position) is out of range: the list has \(count) elements")
    }
    return element
  }

  /// The element at a position, or nil where there is none.
  @inlinable
  func element(at position: Int) -> E? {
    // The common case apart: it copies no list.
    if position < 10 { return elementAmongTen(at: position) }
    var list = self
    var offset = position
    while offset >= 10 {
      guard case .N10(_, _, _, _, _, _, _, _, _, _, plus: let rest) = list else { return nil }
      list = rest
      offset -= 10
    }
    return list.elementAmongTen(at: offset)
  }

  /// The element at an offset below ten, or nil where there is none.
  @inlinable
  func elementAmongTen(at offset: Int) -> E? {
    switch offset {
    case 0:
      switch self {
      case .N1(let e), .N2(let e, _), .N3(let e, _, _), .N4(let e, _, _, _),
        .N5(let e, _, _, _, _), .N6(let e, _, _, _, _, _), .N7(let e, _, _, _, _, _, _),
        .N8(let e, _, _, _, _, _, _, _), .N9(let e, _, _, _, _, _, _, _, _),
        .N10(let e, _, _, _, _, _, _, _, _, _, plus: _):
        e
      default: nil
      }
    case 1:
      switch self {
      case .N2(_, let e), .N3(_, let e, _), .N4(_, let e, _, _),
        .N5(_, let e, _, _, _), .N6(_, let e, _, _, _, _), .N7(_, let e, _, _, _, _, _),
        .N8(_, let e, _, _, _, _, _, _), .N9(_, let e, _, _, _, _, _, _, _),
        .N10(_, let e, _, _, _, _, _, _, _, _, plus: _):
        e
      default: nil
      }
    case 2:
      switch self {
      case .N3(_, _, let e), .N4(_, _, let e, _),
        .N5(_, _, let e, _, _), .N6(_, _, let e, _, _, _), .N7(_, _, let e, _, _, _, _),
        .N8(_, _, let e, _, _, _, _, _), .N9(_, _, let e, _, _, _, _, _, _),
        .N10(_, _, let e, _, _, _, _, _, _, _, plus: _):
        e
      default: nil
      }
    case 3:
      switch self {
      case .N4(_, _, _, let e),
        .N5(_, _, _, let e, _), .N6(_, _, _, let e, _, _), .N7(_, _, _, let e, _, _, _),
        .N8(_, _, _, let e, _, _, _, _), .N9(_, _, _, let e, _, _, _, _, _),
        .N10(_, _, _, let e, _, _, _, _, _, _, plus: _):
        e
      default: nil
      }
    case 4:
      switch self {
      case .N5(_, _, _, _, let e), .N6(_, _, _, _, let e, _), .N7(_, _, _, _, let e, _, _),
        .N8(_, _, _, _, let e, _, _, _), .N9(_, _, _, _, let e, _, _, _, _),
        .N10(_, _, _, _, let e, _, _, _, _, _, plus: _):
        e
      default: nil
      }
    case 5:
      switch self {
      case .N6(_, _, _, _, _, let e), .N7(_, _, _, _, _, let e, _),
        .N8(_, _, _, _, _, let e, _, _), .N9(_, _, _, _, _, let e, _, _, _),
        .N10(_, _, _, _, _, let e, _, _, _, _, plus: _):
        e
      default: nil
      }
    case 6:
      switch self {
      case .N7(_, _, _, _, _, _, let e),
        .N8(_, _, _, _, _, _, let e, _), .N9(_, _, _, _, _, _, let e, _, _),
        .N10(_, _, _, _, _, _, let e, _, _, _, plus: _):
        e
      default: nil
      }
    case 7:
      switch self {
      case .N8(_, _, _, _, _, _, _, let e), .N9(_, _, _, _, _, _, _, let e, _),
        .N10(_, _, _, _, _, _, _, let e, _, _, plus: _):
        e
      default: nil
      }
    case 8:
      switch self {
      case .N9(_, _, _, _, _, _, _, _, let e), .N10(_, _, _, _, _, _, _, _, let e, _, plus: _): e
      default: nil
      }
    case 9:
      switch self {
      case .N10(_, _, _, _, _, _, _, _, _, let e, plus: _): e
      default: nil
      }
    default: nil
    }
  }
}

extension Counted {
  /// Walks the list once, ten elements at a time.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var list: Counted
    @usableFromInline var offset = 0

    @inlinable
    init(_ list: Counted) {
      self.list = list
    }

    /// The next element, or nil at the end.
    @inlinable
    public mutating func next() -> E? {
      if offset == 10, case .N10(_, _, _, _, _, _, _, _, _, _, plus: let rest) = list {
        list = rest
        offset = 0
      }
      defer { offset += 1 }
      return list.elementAmongTen(at: offset)
    }
  }

  /// An iterator over the elements, from first to last, in O(*n*) together.
  @inlinable
  public func makeIterator() -> Iterator {
    Iterator(self)
  }
}

extension Counted.Iterator: Sendable where E: Sendable {}

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
