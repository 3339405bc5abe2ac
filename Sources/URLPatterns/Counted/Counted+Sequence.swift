extension Counted: Sequence {
  /// Returns an iterator over the elements, from first to last.
  @inlinable
  public func makeIterator() -> IndexingIterator<[E]> { elements.makeIterator() }

  /// The elements as an array.
  ///
  /// Use this property where you need a collection, as in `path.elements.firstIndex(of: "users")`.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public var elements: [E] {
    var elements = upToTen
    guard case .N10 = self else { return elements }
    var rest = self
    while rest.skipTen() { elements += rest.upToTen }
    return elements
  }

  /// The number of elements.
  ///
  /// - Complexity: O(*n*), in steps of ten elements.
  @_alwaysEmitIntoClient
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

  @_alwaysEmitIntoClient
  var countFromTen: Int {
    var (rest, tens) = (self, 0)
    while rest.skipTen() { tens += 10 }
    return tens + rest.count
  }

  /// Whether there are no elements.
  @_alwaysEmitIntoClient
  public var isEmpty: Bool {
    if case .N0 = self { true } else { false }
  }

  /// The first element, or nil if there are none.
  @_alwaysEmitIntoClient
  public var first: E? { element(at: 0) }

  /// The last element, or nil if there are none.
  ///
  /// - Complexity: O(*n*), in steps of ten elements.
  @_alwaysEmitIntoClient
  public var last: E? { element(at: count - 1) }

  /// The element at a position, counted from 0.
  ///
  /// - Parameter position: A position that is at least 0 and less than ``count``. Any other
  ///   position traps, as in an array.
  /// - Complexity: O(`position`), in steps of ten elements. To visit many positions, use
  ///   ``elements``.
  @_alwaysEmitIntoClient
  public subscript(position: Int) -> E {
    guard let element = element(at: position) else {
      stop("Index \(position) is out of range: the list has \(count) elements")
    }
    return element
  }

  /// Returns the element at a position, or nil if the position is out of range.
  @_alwaysEmitIntoClient
  func element(at position: Int) -> E? {
    position < 10 ? elementOfTen(at: position) : elementFromTen(at: position)
  }

  // A function of its own, because in a debug build, the other one takes much more stack.
  @_alwaysEmitIntoClient
  func elementFromTen(at position: Int) -> E? {
    var (rest, position) = (self, position)
    while position >= 10, rest.skipTen() { position -= 10 }
    return rest.elementOfTen(at: position)
  }

  /// Returns the element at a position of this case, not counting `plus`, or nil if there is none.
  @_alwaysEmitIntoClient
  func elementOfTen(at position: Int) -> E? {
    switch self {
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

  @_alwaysEmitIntoClient
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

  /// Removes the first ten elements, or returns false if this isn't an `N10`.
  ///
  /// This uses a `switch` rather than `if case`, and changes the list in place. Otherwise, each
  /// turn of a loop would copy all ten elements or the list.
  @inlinable
  mutating func skipTen() -> Bool {
    switch self {
    case .N10(_, _, _, _, _, _, _, _, _, _, plus: let tail):
      self = tail
      return true
    case .N0, .N1, .N2, .N3, .N4, .N5, .N6, .N7, .N8, .N9:
      return false
    }
  }

  /// Returns a list of the transformed elements.
  ///
  /// ```swift
  /// Counted.N2("users", "john").map(\.count)  // .N2(5, 4)
  /// let lengths: [Int] = Counted.N2("users", "john").map(\.count)  // [5, 4]
  /// ```
  ///
  /// - Parameter transform: A closure that transforms an element. It's called once for each
  ///   element, in order.
  /// - Throws: Any error that `transform` throws.
  @inlinable
  public func map<T, Failure>(_ transform: (E) throws(Failure) -> T) throws(Failure) -> Counted<T> {
    Counted<T>(bounded: try elements.map(transform))
  }
}
