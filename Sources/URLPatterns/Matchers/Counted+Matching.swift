// This is for lists of strings alone. Generic code copies a whole list to look at one element of it,
// which took a tenth more instructions from a URL to a link.

extension Counted<String> {
  /// Whether there is an element at a position, and it matches.
  ///
  /// In each case the number of elements is a constant, and so, mostly, is the position: the compiler
  /// keeps one line of `test`. From seven elements on, as few paths have, the element is copied.
  ///
  /// - Parameter position: Gets the number of elements and returns the position.
  @inlinable @inline(__always)
  func matches<Pattern: PatternMatching>(
    _ pattern: Pattern, at position: (_ count: Int) -> Int
  ) -> Bool {
    switch self {
    case .N0: false
    case .N1(let a): Self.test(pattern, position(1), a)
    case .N2(let a, let b): Self.test(pattern, position(2), a, b)
    case .N3(let a, let b, let c): Self.test(pattern, position(3), a, b, c)
    case .N4(let a, let b, let c, let d): Self.test(pattern, position(4), a, b, c, d)
    case .N5(let a, let b, let c, let d, let e): Self.test(pattern, position(5), a, b, c, d, e)
    case .N6(let a, let b, let c, let d, let e, let f):
      Self.test(pattern, position(6), a, b, c, d, e, f)
    default: elementOfLongList(at: position(count)).map { pattern ~= $0 } ?? false
    }
  }

  @inlinable @inline(__always)
  static func test<Pattern: PatternMatching>(
    _ pattern: Pattern, _ position: Int, _ a: String, _ b: String? = nil, _ c: String? = nil,
    _ d: String? = nil, _ e: String? = nil, _ f: String? = nil
  ) -> Bool {
    switch position {
    case 0: pattern ~= a
    case 1: if let b { pattern ~= b } else { false }
    case 2: if let c { pattern ~= c } else { false }
    case 3: if let d { pattern ~= d } else { false }
    case 4: if let e { pattern ~= e } else { false }
    case 5: if let f { pattern ~= f } else { false }
    default: false
    }
  }

  @usableFromInline @inline(never)
  func elementOfLongList(at position: Int) -> String? { element(at: position) }

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
