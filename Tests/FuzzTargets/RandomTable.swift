/// A table of routes, created from bytes.
struct RandomTable {
  /// A part of a route: one element of the path, which can be optional.
  enum Part: Hashable {
    case literal(String)
    /// Exactly this text, in the same bytes.
    case exactly(String)
    case string
    case int
    /// Any element. This one is printed.
    case any(String)
    /// An element that begins with a digit. This one is printed.
    case matching(String)
    /// An optional number.
    case optionalInt
  }

  /// The kind of value that a part captures.
  enum Value: Hashable {
    case text(String)
    case number(Int)
    case missing
  }

  /// A route: groups of parts with gaps between them, and an optional number in the query.
  struct Route {
    /// The parts between gaps, where the first and the last group can be empty.
    var groups: [[Part]]
    var argument: String?
  }

  /// A route with its captured values.
  struct Link: Hashable {
    var route: Int
    var values: [Value]
  }

  var routes: [Route]

  /// The minimum number of elements in a gap: 1 for `any` in RoutePatterns, or 0 for `anything` in
  /// URLFormats.
  let minimumOfGaps: Int

  /// The text that elements are made of, so that many of them match.
  static let words = [
    "users", "me", "7", "x", "a/b", "terms", "é", "e\u{301}", "%FF", "K", "\u{212A}", "007", "-1",
    "*",
    "page", "Users",
  ]

  init(_ input: inout FuzzInput) {
    minimumOfGaps = input.number(below: 2)
    routes = (0...input.number(below: 6)).map { _ in
      let kind = input.byte()
      // Half of all routes have no gap.
      let gaps = kind & 1 == 0 ? 0 : 1 + Int(kind >> 1) % 3
      let groups = (0...gaps).map { index in
        (0..<input.number(below: gaps == 0 ? 6 : 3)).map { _ in Self.part(&input) }
      }
      // There's something between two gaps.
      let filled = groups.indices.map { index in
        groups[index].isEmpty && index > 0 && index < gaps ? [Part.string] : groups[index]
      }
      return Route(
        groups: filled, argument: kind >> 6 == 3 ? ["page", "q", "é"][input.number(below: 3)] : nil)
    }
  }

  private static func part(_ input: inout FuzzInput) -> Part {
    switch input.number(below: 12) {
    case 0...3: .literal(word(&input))
    case 4: .exactly(word(&input))
    case 5...6: .string
    case 7...8: .int
    case 9: .any(word(&input))
    case 10: .matching("7\(word(&input))")
    default: .optionalInt
    }
  }

  static func word(_ input: inout FuzzInput) -> String { words[input.number(below: words.count)] }

  /// Returns a link of the table: a route, with values for its captures.
  func link(_ input: inout FuzzInput) -> Link {
    let route = input.number(below: routes.count)
    var values: [Value] = routes[route].groups.joined().compactMap { part in
      switch part {
      case .string: .text(input.bool() ? Self.word(&input) : input.text())
      case .int: .number(Int(Int8(bitPattern: input.byte())))
      case .optionalInt: input.bool() ? .missing : .number(input.number(below: 9))
      case .literal, .exactly, .any, .matching: nil
      }
    }
    if routes[route].argument != nil { values.append(.number(Int(input.byte()))) }
    return Link(route: route, values: values)
  }
}

extension RandomTable.Part {
  /// Returns the value that the part captures from an element, or nil if it doesn't match.
  func values(of element: String) -> [RandomTable.Value]? {
    switch self {
    case .literal(let text): text == element ? [] : nil
    case .exactly(let text): text.bytes == element.bytes ? [] : nil
    case .string: [.text(element)]
    case .int, .optionalInt: Int(element).map { [.number($0)] }
    case .any: []
    case .matching: Self.beginsWithDigit(element) ? [] : nil
    }
  }

  static func beginsWithDigit(_ element: String) -> Bool {
    element.utf8.first.map { (0x30...0x39).contains($0) } ?? false
  }

  /// Returns the elements that a part is printed as, and takes its value from `values`.
  func elements(taking values: inout ArraySlice<RandomTable.Value>) -> [String] {
    switch self {
    case .literal(let text), .exactly(let text), .any(let text), .matching(let text): return [text]
    case .string, .int, .optionalInt:
      switch values.removeFirst() {
      case .text(let text): return [text]
      case .number(let number): return ["\(number)"]
      case .missing: return []
      }
    }
  }
}

extension [RandomTable.Value] {
  /// Takes the first value, if it's a number.
  var number: Int? { if case .number(let number)? = first { number } else { nil } }

  /// Takes the first value, if it's a text.
  var text: String? { if case .text(let text)? = first { text } else { nil } }
}
