/// What the matchers of slices need, for paths alone.
///
/// Generic code would do, but the compiler has it copy the whole list to look at one element, six
/// times the work, where it makes none for a list known to be of strings.
extension Counted where E == String {
  /// How many elements there are.
  @inlinable @inline(__always)
  var length: Int {
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
    case .N10: count
    }
  }

  /// Calls `body` with each element, in order.
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

  /// Whether there is an element at a position, and `predicate` holds for it.
  @inlinable @inline(__always)
  func hasElement(at position: Int, where predicate: (String) -> Bool) -> Bool {
    // The common case apart: it copies no list.
    if position < 10 { return hasElementAmongTen(at: position, where: predicate) }
    var list = self
    var offset = position
    while offset >= 10 {
      guard case .N10(_, _, _, _, _, _, _, _, _, _, plus: let rest) = list else { return false }
      list = rest
      offset -= 10
    }
    return list.hasElementAmongTen(at: offset, where: predicate)
  }

  /// The same for an offset below ten.
  @inlinable @inline(__always)
  func hasElementAmongTen(at offset: Int, where predicate: (String) -> Bool) -> Bool {
    switch offset {
    case 0:
      switch self {
      case .N1(let e), .N2(let e, _), .N3(let e, _, _), .N4(let e, _, _, _),
        .N5(let e, _, _, _, _), .N6(let e, _, _, _, _, _), .N7(let e, _, _, _, _, _, _),
        .N8(let e, _, _, _, _, _, _, _), .N9(let e, _, _, _, _, _, _, _, _),
        .N10(let e, _, _, _, _, _, _, _, _, _, plus: _):
        predicate(e)
      default: false
      }
    case 1:
      switch self {
      case .N2(_, let e), .N3(_, let e, _), .N4(_, let e, _, _),
        .N5(_, let e, _, _, _), .N6(_, let e, _, _, _, _), .N7(_, let e, _, _, _, _, _),
        .N8(_, let e, _, _, _, _, _, _), .N9(_, let e, _, _, _, _, _, _, _),
        .N10(_, let e, _, _, _, _, _, _, _, _, plus: _):
        predicate(e)
      default: false
      }
    case 2:
      switch self {
      case .N3(_, _, let e), .N4(_, _, let e, _),
        .N5(_, _, let e, _, _), .N6(_, _, let e, _, _, _), .N7(_, _, let e, _, _, _, _),
        .N8(_, _, let e, _, _, _, _, _), .N9(_, _, let e, _, _, _, _, _, _),
        .N10(_, _, let e, _, _, _, _, _, _, _, plus: _):
        predicate(e)
      default: false
      }
    case 3:
      switch self {
      case .N4(_, _, _, let e),
        .N5(_, _, _, let e, _), .N6(_, _, _, let e, _, _), .N7(_, _, _, let e, _, _, _),
        .N8(_, _, _, let e, _, _, _, _), .N9(_, _, _, let e, _, _, _, _, _),
        .N10(_, _, _, let e, _, _, _, _, _, _, plus: _):
        predicate(e)
      default: false
      }
    case 4:
      switch self {
      case .N5(_, _, _, _, let e), .N6(_, _, _, _, let e, _), .N7(_, _, _, _, let e, _, _),
        .N8(_, _, _, _, let e, _, _, _), .N9(_, _, _, _, let e, _, _, _, _),
        .N10(_, _, _, _, let e, _, _, _, _, _, plus: _):
        predicate(e)
      default: false
      }
    case 5:
      switch self {
      case .N6(_, _, _, _, _, let e), .N7(_, _, _, _, _, let e, _),
        .N8(_, _, _, _, _, let e, _, _), .N9(_, _, _, _, _, let e, _, _, _),
        .N10(_, _, _, _, _, let e, _, _, _, _, plus: _):
        predicate(e)
      default: false
      }
    case 6:
      switch self {
      case .N7(_, _, _, _, _, _, let e),
        .N8(_, _, _, _, _, _, let e, _), .N9(_, _, _, _, _, _, let e, _, _),
        .N10(_, _, _, _, _, _, let e, _, _, _, plus: _):
        predicate(e)
      default: false
      }
    case 7:
      switch self {
      case .N8(_, _, _, _, _, _, _, let e), .N9(_, _, _, _, _, _, _, let e, _),
        .N10(_, _, _, _, _, _, _, let e, _, _, plus: _):
        predicate(e)
      default: false
      }
    case 8:
      switch self {
      case .N9(_, _, _, _, _, _, _, _, let e), .N10(_, _, _, _, _, _, _, _, let e, _, plus: _):
        predicate(e)
      default: false
      }
    case 9:
      switch self {
      case .N10(_, _, _, _, _, _, _, _, _, let e, plus: _): predicate(e)
      default: false
      }
    default: false
    }
  }
}
