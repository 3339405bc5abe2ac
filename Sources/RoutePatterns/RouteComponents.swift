#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import CommonParsers
import URLPatterns

/// What a pattern reads and prints: the elements of a path, and the arguments of a query, decoded.
///
/// ```swift
/// ("users" / string).print("a/b")!  // (path: ["users", "a/b"], query: [:])
/// ```
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
    let reader = URLReader(self, hostIsElement: true)
    return (reader.elements, dictionary(reader.query))
  }
}

/// What the parsers of this module read and print.
@usableFromInline
struct RouteInput: Sendable {
  /// What is read; nil for what was printed.
  private var reader: URLReader?

  /// How many elements have been read.
  private var position = 0

  /// The names of the arguments that were read.
  private var takenNames: [String] = []

  /// What was printed.
  private(set) var elements: [String] = []
  private(set) var arguments: [(name: String, value: String?)] = []

  init(printed elements: [String] = []) {
    self.elements = elements
  }

  init(_ reader: URLReader) {
    self.reader = reader
  }

  init(_ components: RouteComponents) {
    let query = QueryArguments(components.query.lazy.map { (name: $0.key, value: $0.value) })
    reader = URLReader(elements: components.path, query: query)
  }

  /// What is there, whatever has been read.
  var all: RouteComponents {
    guard let reader else { return (elements, dictionary(arguments)) }
    return (reader.elements, dictionary(reader.query))
  }

  /// What has not been read.
  var rest: RouteComponents {
    var rest = all
    rest.path.removeFirst(position)
    for name in takenNames { rest.query[name] = nil }
    return rest
  }
}

/// The first value of each name.
private func dictionary(
  _ arguments: some Sequence<(name: String, value: String?)>
) -> [String: String] {
  Dictionary(arguments.lazy.map { ($0.name, $0.value ?? "") }) { first, _ in first }
}

// MARK: - Reading

extension RouteInput: PieceInput {
  @usableFromInline
  static func pieces(of input: UnsafePointer<RouteInput>) -> ArraySlice<String> {
    (input.pointee.reader?.elements ?? input.pointee.elements)[input.pointee.position...]
  }
}

extension RouteInput {
  private var count: Int { reader?.elements.count ?? elements.count }

  var remainingCount: Int { count - position }

  var isAtEnd: Bool { position >= count }

  var element: String? {
    guard let reader else { return position < elements.count ? elements[position] : nil }
    return position < reader.elements.count ? reader.elements[position] : nil
  }

  mutating func skipElement() -> Bool {
    guard !isAtEnd else { return false }
    position += 1
    return true
  }

  /// Skips the next element if it is `text`.
  mutating func skipElement(_ text: String) -> Bool {
    let isNext = reader?.isElement(text, at: position) ?? (element == text)
    if isNext { position += 1 }
    return isNext
  }

  mutating func skipToEnd() {
    position = count
  }

  mutating func takeArgument(_ name: String) -> String? {
    let value =
      if let reader {
        reader.query[name]
      } else {
        arguments.first { $0.name == name }?.value
      }
    guard let value else { return nil }
    takenNames.append(name)
    return value
  }
}

// MARK: - Writing

extension RouteInput {
  /// Appends an element; false for those that no path can hold.
  mutating func write(element: String) -> Bool {
    guard !element.isEmpty, element != ".", element != ".." else { return false }
    elements.append(element)
    return true
  }

  /// Appends an argument; false when there is one of that name, which reading would confuse.
  mutating func write(_ name: String, value: String) -> Bool {
    guard !arguments.contains(where: { $0.name == name }) else { return false }
    arguments.append((name, value))
    return true
  }
}

extension RouteInput: Monoid {
  @usableFromInline
  static var empty: RouteInput { RouteInput() }

  @usableFromInline
  static func <> (lhs: RouteInput, rhs: RouteInput) -> RouteInput {
    var both = lhs
    both.elements += rhs.elements
    both.arguments += rhs.arguments
    return both
  }
}
