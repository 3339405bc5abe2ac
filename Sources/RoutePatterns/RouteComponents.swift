#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import CommonParsers
import URLPatterns

/// What a pattern reads and prints: the elements of a path, and the arguments of a query.
public typealias RouteComponents = (path: [String], query: [String: String])

extension URL {
  /// The components of a deep link: the host is its first element, if there is one.
  ///
  /// ```swift
  /// URL(string: "appscheme://users/me?tab=new")!.routeComponents
  /// // (path: ["users", "me"], query: ["tab": "new"])
  /// ```
  ///
  /// Elements and arguments are read by the rules of URLPatterns. Of arguments with one name the
  /// first counts, and one without a value has the empty value.
  public var routeComponents: RouteComponents {
    let reader = URLReader(self)
    var query: [String: String] = [:]
    for (name, value) in reader.query where query[name] == nil { query[name] = value ?? "" }
    return ([reader.host].compactMap { $0?.isEmpty == false ? $0 : nil } + reader.elements, query)
  }
}

/// What the parsers of this module read and print.
struct RouteInput: Sendable {
  private(set) var elements: [String] = []
  private(set) var position = 0
  private(set) var query: QueryArguments = [:]

  /// The names of the arguments that were read.
  private(set) var takenNames: [String] = []

  init() {}

  init(elements: [String], query: QueryArguments) {
    self.elements = elements
    self.query = query
  }

  init(_ components: RouteComponents) {
    elements = components.path
    query = QueryArguments(components.query.lazy.map { (name: $0.key, value: $0.value) })
  }

  /// What has not been read.
  var rest: RouteComponents {
    var rest = printed
    rest.path = Array(elements.dropFirst(position))
    for name in takenNames { rest.query[name] = nil }
    return rest
  }

  /// What has been printed.
  var printed: RouteComponents {
    var query: [String: String] = [:]
    for (name, value) in self.query where query[name] == nil { query[name] = value ?? "" }
    return (elements, query)
  }

  var isAtEnd: Bool { position >= elements.count }

  var remainingCount: Int { elements.count - position }

  var element: String? { isAtEnd ? nil : elements[position] }

  mutating func skipElement() -> Bool {
    guard !isAtEnd else { return false }
    position += 1
    return true
  }

  mutating func skipToEnd() {
    position = elements.count
  }

  mutating func takeArgument(_ name: String) -> String? {
    guard let value = query[name] else { return nil }
    takenNames.append(name)
    return value
  }

  /// Appends an element; false for those that no path can hold.
  mutating func write(element: String) -> Bool {
    guard !element.isEmpty, element != ".", element != ".." else { return false }
    elements.append(element)
    return true
  }

  /// Appends an argument; false when there is one of that name, which reading would confuse.
  mutating func write(_ name: String, value: String) -> Bool {
    guard !query.contains(name: name) else { return false }
    query.append(name: name, value: value)
    return true
  }
}

extension RouteInput: PieceInput {
  var pieces: ArraySlice<String> { elements[position...] }
}

extension RouteInput: Monoid {
  static var empty: RouteInput { RouteInput() }

  static func <> (lhs: RouteInput, rhs: RouteInput) -> RouteInput {
    var both = RouteInput(elements: lhs.elements + rhs.elements, query: lhs.query)
    for (name, value) in rhs.query { both.query.append(name: name, value: value) }
    return both
  }
}
