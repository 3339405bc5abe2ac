/// What a router can tell about a pattern without running it: its first elements, and whether there
/// may be more.
struct Shape: Hashable, Sendable {
  /// Literals, and nil for an element that may be anything.
  var elements: [String?] = []

  /// Whether more elements may follow, or fewer may do.
  var isOpen = false

  static func + (lhs: Shape, rhs: Shape) -> Shape {
    lhs.isOpen
      ? lhs : Shape(elements: lhs.elements + rhs.elements, isOpen: rhs.isOpen)
  }

  /// What holds for both.
  static func | (lhs: Shape, rhs: Shape) -> Shape {
    Shape(
      elements: zip(lhs.elements, rhs.elements).map { $0 == $1 ? $0 : nil },
      isOpen: lhs.isOpen || rhs.isOpen || lhs.elements.count != rhs.elements.count)
  }

  /// Nothing is known.
  static let unknown = Shape(isOpen: true)
}
