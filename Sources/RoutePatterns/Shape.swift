/// What a router can tell about a pattern without running it: its first elements, and whether there
/// may be more.
///
/// Every path that the pattern matches has the shape. Where it ``isExact``, every path of the shape
/// matches, too.
struct Shape: Hashable, Sendable {
  enum Element: Hashable, Sendable {
    /// This text.
    case literal(String)
    /// What converts, by the conversion of this name.
    case value(String)
    /// Anything.
    case anything
  }

  var elements: [Element] = []

  /// Whether more elements may follow, or fewer may do.
  var isOpen = false

  /// Whether this is all that the pattern asks for.
  var isExact = true

  static func + (lhs: Shape, rhs: Shape) -> Shape {
    var both = lhs
    both.isExact = lhs.isExact && rhs.isExact && !lhs.isOpen
    guard !lhs.isOpen else { return both }
    both.elements += rhs.elements
    both.isOpen = rhs.isOpen
    return both
  }

  /// What holds for both.
  static func | (lhs: Shape, rhs: Shape) -> Shape {
    Shape(
      elements: zip(lhs.elements, rhs.elements).map { $0 == $1 ? $0 : .anything },
      isOpen: lhs.isOpen || rhs.isOpen || lhs.elements.count != rhs.elements.count,
      isExact: false)
  }

  /// Nothing is known.
  static let unknown = Shape(isOpen: true, isExact: false)

  /// Of a query there is nothing to say but that it asks for something.
  static let query = Shape(isExact: false)

  /// Whether every path of the other shape matches.
  func covers(_ other: Shape) -> Bool {
    guard isExact, other.elements.count >= elements.count else { return false }
    let isLongEnough = isOpen || !other.isOpen && other.elements.count == elements.count
    return isLongEnough
      && zip(elements, other.elements).allSatisfy { $0 == .anything || $0 == $1 }
  }
}
