import CommonParsers

/// Which patterns can match a path at all: a tree by their elements.
///
/// Literals are looked up, whatever their number; patterns that begin with the same elements share
/// their branch. A pattern with an end of unknown length stands where its known elements end.
struct RouteIndex: Sendable {
  private struct Node: Sendable {
    var literals: [String: Int] = [:]
    var anything: Int?
    /// The patterns that end here.
    var closed: [Int] = []
    /// The patterns that may go on from here.
    var open: [Int] = []
  }

  private var nodes = [Node()]

  mutating func insert(_ pattern: Int, _ shape: Shape) {
    var node = 0
    for element in shape.elements {
      if case .literal(let text) = element {
        node = child(nodes[node].literals[text], { $0.literals[text] = $1 }, of: node)
      } else {
        node = child(nodes[node].anything, { $0.anything = $1 }, of: node)
      }
    }
    if shape.isOpen {
      nodes[node].open.append(pattern)
    } else {
      nodes[node].closed.append(pattern)
    }
  }

  private mutating func child(
    _ existing: Int?, _ link: (inout Node, Int) -> Void, of node: Int
  ) -> Int {
    if let existing { return existing }
    nodes.append(Node())
    link(&nodes[node], nodes.count - 1)
    return nodes.count - 1
  }

  /// The patterns that may match a path, in the order of their registration.
  func candidates(for elements: [String]) -> [Int] {
    var found: [Int] = []
    collect(from: 0, elements, 0, into: &found)
    if found.count > 1 { found.sort() }
    return found
  }

  private func collect(
    from node: Int, _ elements: [String], _ position: Int, into found: inout [Int]
  ) {
    if !nodes[node].open.isEmpty { found += nodes[node].open }
    guard position < elements.count else {
      if !nodes[node].closed.isEmpty { found += nodes[node].closed }
      return
    }
    if !nodes[node].literals.isEmpty, let child = nodes[node].literals[elements[position]] {
      collect(from: child, elements, position + 1, into: &found)
    }
    if let child = nodes[node].anything {
      collect(from: child, elements, position + 1, into: &found)
    }
  }
}

/// The parsers of a router, found by their index.
///
/// It has no type parameter, so that nothing of it has to be looked up while matching.
struct RouteTable: Sendable {
  private var parsers: [UntypedParser] = []
  private var index = RouteIndex()

  mutating func append(_ parser: UntypedParser, _ shape: Shape) {
    index.insert(parsers.count, shape)
    parsers.append(parser)
  }

  /// The first of the patterns that matches all of the path.
  func firstMatch(_ input: RouteInput) -> (value: ParsedValue, pattern: Int)? {
    for candidate in index.candidates(for: input.elements) {
      var rest = input
      if let value = parsers[candidate].parse(&rest, while: { $0.isAtEnd }) {
        return (value, candidate)
      }
    }
    return nil
  }
}
