// Only for lists of strings. Generic code would copy a whole list to look at one element.

extension Counted<String> {
  /// Returns whether the element at a position exists and matches.
  ///
  /// This isn't inlined. If a `switch` takes a path apart directly, the compiler copies the whole
  /// path before each such case, and after enough copies it allocates each `Capture` on the heap.
  @inlinable @inline(never)
  func matches<A: PatternMatching>(_ a: A, at position: Int) -> Bool {
    test(a, at: position)
  }

  /// The number of elements.
  ///
  /// Unlike `count`, this isn't inlined, because many cases use it.
  @usableFromInline @inline(never)
  var countOfElements: Int {
    switch self {
    case .N0: 0
    case .N1: 1
    case .N2: 2
    case .N3: 3
    case .N4: 4
    case .N5: 5
    case .N6: 6
    default: count
    }
  }

  @inlinable @inline(__always)
  func test<Pattern: PatternMatching>(_ pattern: Pattern, at position: Int) -> Bool {
    switch self {
    case .N0: false
    case .N1(let a): Self.test(pattern, position, a)
    case .N2(let a, let b): Self.test(pattern, position, a, b)
    case .N3(let a, let b, let c): Self.test(pattern, position, a, b, c)
    case .N4(let a, let b, let c, let d): Self.test(pattern, position, a, b, c, d)
    case .N5(let a, let b, let c, let d, let e): Self.test(pattern, position, a, b, c, d, e)
    case .N6(let a, let b, let c, let d, let e, let f):
      Self.test(pattern, position, a, b, c, d, e, f)
    default: elementOfLongList(at: position).map { pattern ~= $0 } ?? false
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
}
