extension Counted<String> {
  /// Whether there is an element at a position, and it matches.
  ///
  /// - Parameter position: Gets the number of elements and returns the position.
  @inlinable @inline(__always)
  func matches(_ pattern: some PatternMatching, at position: (_ count: Int) -> Int) -> Bool {
    guard let element = element(at: position) else { return false }
    return pattern ~= element
  }

  /// The element at a position, or nil where there is none.
  ///
  /// In each case the number of elements is a constant, and so, mostly, is the position: of `pick`
  /// one line is compiled. It is for strings alone, because generic code copies the whole list to look
  /// at one element.
  @inlinable @inline(__always)
  func element(at position: (_ count: Int) -> Int) -> String? {
    switch self {
    case .N0: nil
    case .N1(let a): Self.pick(position(1), a)
    case .N2(let a, let b): Self.pick(position(2), a, b)
    case .N3(let a, let b, let c): Self.pick(position(3), a, b, c)
    case .N4(let a, let b, let c, let d): Self.pick(position(4), a, b, c, d)
    case .N5(let a, let b, let c, let d, let e): Self.pick(position(5), a, b, c, d, e)
    case .N6(let a, let b, let c, let d, let e, let f): Self.pick(position(6), a, b, c, d, e, f)
    case .N7(let a, let b, let c, let d, let e, let f, let g):
      Self.pick(position(7), a, b, c, d, e, f, g)
    case .N8(let a, let b, let c, let d, let e, let f, let g, let h):
      Self.pick(position(8), a, b, c, d, e, f, g, h)
    case .N9(let a, let b, let c, let d, let e, let f, let g, let h, let i):
      Self.pick(position(9), a, b, c, d, e, f, g, h, i)
    case .N10: elementFromTen(at: position(countFromTen))
    }
  }

  /// The same in an `N10`, in a function of its own: few paths are so long.
  @usableFromInline @inline(never)
  func elementFromTen(at position: Int) -> String? { element(at: position) }

  /// Calls `body` with each element, in order; for up to four of them without an array.
  func forEachElement(_ body: (String) -> Void) {
    switch self {
    case .N0: break
    case .N1(let a): body(a)
    case .N2(let a, let b):
      body(a)
      body(b)
    case .N3(let a, let b, let c):
      body(a)
      body(b)
      body(c)
    case .N4(let a, let b, let c, let d):
      body(a)
      body(b)
      body(c)
      body(d)
    default: elements.forEach(body)
    }
  }
}
