import Foundation

/// GitHub's routes matched by hand on bytes, in a tree of their elements.
///
/// Anything unusual is left to the switch.
struct GitHubFloor: Sendable {
  /// A word that leads from one node of the tree to another.
  private struct Edge {
    let start: Int
    /// The position of the word in `names`.
    let name: Range<Int>
    let end: Int
  }

  /// The edges by the hashes of their starts and names, each in the first free place from there on.
  private var edges = [Edge?](repeating: nil, count: 512)
  private var names: [UInt8] = []

  /// The node that a parameter leads to, and the number of the route that ends there, for each node.
  private var nodes: [(afterParameter: Int?, route: Int?)] = [(nil, nil)]

  init() {
    for (number, template) in gitHubTemplates.enumerated() {
      var node = 0
      for element in template.split(separator: "/") { node = addNode(after: node, element) }
      nodes[node].route = number
    }
  }

  private mutating func addNode(after start: Int, _ element: Substring) -> Int {
    let name = Array(element.utf8)
    let hash = name.reduce(start, Self.hash)
    let known =
      element == ":"
      ? nodes[start].afterParameter
      : name.withUnsafeBufferPointer { node(after: start, $0, hash: hash) }
    if let known { return known }
    nodes.append((nil, nil))
    if element == ":" {
      nodes[start].afterParameter = nodes.count - 1
    } else {
      var place = hash & 511
      while edges[place] != nil { place = (place + 1) & 511 }
      edges[place] = Edge(
        start: start, name: names.count..<(names.count + name.count), end: nodes.count - 1)
      names += name
    }
    return nodes.count - 1
  }

  private static func hash(_ hash: Int, _ byte: UInt8) -> Int { hash &* 31 &+ Int(byte) }

  private func node(
    after start: Int, _ name: UnsafeBufferPointer<UInt8>, hash: Int
  ) -> Int? {
    var place = hash & 511
    while let edge = edges[place] {
      let isFound =
        edge.start == start && edge.name.count == name.count
        && names.withUnsafeBufferPointer {
          memcmp($0.baseAddress! + edge.name.lowerBound, name.baseAddress!, name.count) == 0
        }
      if isFound { return edge.end }
      place = (place + 1) & 511
    }
    return nil
  }

  func link(for path: String) -> GitHubLink? {
    var path = path
    return path.withUTF8(link) ?? gitHubLink(for: path)
  }

  /// Returns the link for a path, or `.none` if it's unusual.
  private func link(for bytes: UnsafeBufferPointer<UInt8>) -> GitHubLink?? {
    var (a, b, c, d) = ("", "", "", "")
    var count = 0
    var node = 0
    var i = 0
    while i < bytes.count, bytes[i] == UInt8(ascii: "/") {
      i += 1
      let start = i
      var hash = node
      while i < bytes.count {
        let byte = bytes[i]
        if byte & 0xC0 != 0x40 {  // Nearly all others are letters.
          if byte == UInt8(ascii: "/") { break }
          if byte == UInt8(ascii: "%") || byte >= 128 || byte == UInt8(ascii: "?")
            || byte == UInt8(ascii: "#")
          {
            return .none
          }
        }
        hash = Self.hash(hash, byte)
        i += 1
      }
      if start == i || bytes[start] == UInt8(ascii: ".") { return .none }
      let name = UnsafeBufferPointer(rebasing: bytes[start..<i])
      if let next = self.node(after: node, name, hash: hash) {
        node = next
        continue
      }
      guard let next = nodes[node].afterParameter else { return .some(nil) }
      node = next
      let parameter = String(decoding: name, as: UTF8.self)
      switch count {
      case 0: a = parameter
      case 1: b = parameter
      case 2: c = parameter
      default: d = parameter
      }
      count += 1
    }
    guard i == bytes.count, let number = nodes[node].route else {
      return i == bytes.count ? .some(nil) : .none
    }
    switch count {
    case 0: return .page(number)
    case 1: return .one(number, a)
    case 2: return .two(number, a, b)
    case 3: return .three(number, a, b, c)
    default: return .four(number, a, b, c, d)
    }
  }
}
