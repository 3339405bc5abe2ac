extension Counted: RandomAccessCollection {
  /// The position of the first element, which is always 0.
  ///
  /// ```swift
  /// Counted(path: "/users/john").startIndex  // 0
  /// ```
  @inlinable
  public var startIndex: Int { 0 }

  /// The position after the last element, which is the number of elements.
  ///
  /// ```swift
  /// Counted(path: "/users/john").endIndex  // 2
  /// ```
  ///
  /// - Complexity: O(*n*/10): constant, except for paths of unusual length.
  @inlinable
  public var endIndex: Int { count }

  /// The number of elements.
  ///
  /// ```swift
  /// Counted(path: "/users/john").count  // 2
  /// ```
  ///
  /// - Complexity: O(*n*/10): constant, except for paths of unusual length.
  @inlinable @inline(__always)
  public var count: Int {
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
    case .N10: countFromTen
    }
  }

  @inlinable
  var countFromTen: Int {
    var count = 0
    var list = self
    while case .N10(_, _, _, _, _, _, _, _, _, _, plus: let rest) = list {
      list = rest
      count += 10
    }
    countSteps(count / 10 + 1)
    return count + list.count
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
    guard let element = element(at: position) else { stop(at: position) }
    return element
  }

  // Unlike preconditionFailure, this gives the reason in a release build, too.
  @usableFromInline @inline(never)
  func stop(at position: Int) -> Never {
    fatalError("Index \(position) is out of range: the list has \(count) elements")
  }

  /// The element at a position, or nil where there is none.
  @inlinable
  func element(at position: Int) -> E? {
    countSteps(Swift.max(position, 0) / 10 + 1)
    var list = self
    var position = position
    while position >= 10, case .N10(_, _, _, _, _, _, _, _, _, _, plus: let rest) = list {
      list = rest
      position -= 10
    }
    return switch list {
    case .N0: nil
    case .N1(let a): Self.pick(position, a)
    case .N2(let a, let b): Self.pick(position, a, b)
    case .N3(let a, let b, let c): Self.pick(position, a, b, c)
    case .N4(let a, let b, let c, let d): Self.pick(position, a, b, c, d)
    case .N5(let a, let b, let c, let d, let e): Self.pick(position, a, b, c, d, e)
    case .N6(let a, let b, let c, let d, let e, let f): Self.pick(position, a, b, c, d, e, f)
    case .N7(let a, let b, let c, let d, let e, let f, let g):
      Self.pick(position, a, b, c, d, e, f, g)
    case .N8(let a, let b, let c, let d, let e, let f, let g, let h):
      Self.pick(position, a, b, c, d, e, f, g, h)
    case .N9(let a, let b, let c, let d, let e, let f, let g, let h, let i):
      Self.pick(position, a, b, c, d, e, f, g, h, i)
    case .N10(let a, let b, let c, let d, let e, let f, let g, let h, let i, let j, plus: _):
      Self.pick(position, a, b, c, d, e, f, g, h, i, j)
    }
  }

  @inlinable @inline(__always)
  static func pick(
    _ position: Int, _ a: E, _ b: E? = nil, _ c: E? = nil, _ d: E? = nil, _ e: E? = nil,
    _ f: E? = nil, _ g: E? = nil, _ h: E? = nil, _ i: E? = nil, _ j: E? = nil
  ) -> E? {
    switch position {
    case 0: a
    case 1: b
    case 2: c
    case 3: d
    case 4: e
    case 5: f
    case 6: g
    case 7: h
    case 8: i
    case 9: j
    default: nil
    }
  }

  /// The elements in a range of positions, as an `ArraySlice`.
  ///
  /// ```swift
  /// Counted(path: "/api/v2/users")[1...]  // ["v2", "users"]
  /// ```
  ///
  /// For a list that `switch` can take apart, use ``prefix(_:)``, ``suffix(_:)``,
  /// ``dropFirst(_:)`` or ``dropLast(_:)``.
  ///
  /// - Parameter bounds: Positions of this list; anything else traps, as in an array.
  /// - Complexity: O(*n*). The slice's elements are reached in O(1).
  @inlinable
  public subscript(bounds: Range<Int>) -> ArraySlice<E> { elements[bounds] }

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
    countSteps(elements.count)
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
