#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import CommonParsers
public import URLPatterns

/// The parts of a URL: what a ``URLFormat`` reads from its front, and what it prints.
///
/// You get one by printing, and turn it into text with ``render()`` or into a `URL` with ``url``.
///
/// ```swift
/// let format = scheme("https") </> host("me.com") </> path("hello") </> path(.string)
/// format.print("world")?.render()  // "https://me.com/hello/world"
/// ```
///
/// Reading and writing follow URLPatterns: the path is split before it is decoded, and what no path
/// can spell, `""`, `"."` and `".."`, is not printed.
public struct URLParts: Sendable {
  /// What is read; nil for parts that were printed.
  private var reader: URLReader?

  /// How many elements have been read.
  private(set) var position = 0

  /// What was printed; apart, so that parts that are read are copied in no time.
  private var box: Box?

  /// An argument of a query that was printed.
  struct Argument: Hashable, Sendable {
    var name: String
    var value: String?
    var isTemplate = false
  }

  init() {}

  /// Reads a URL.
  ///
  /// ```swift
  /// URLParts(URL(string: "https://me.com/a%2Fb/c?x=1")!).path  // ["a/b", "c"]
  /// ```
  public init(_ url: URL) {
    reader = URLReader(url)
  }

  /// Reads the components of a URL.
  ///
  /// ```swift
  /// URLParts(URLComponents(string: "https://me.com/a?x=1")!).query["x"]  // "1"
  /// ```
  public init(_ components: URLComponents) {
    reader = URLReader(components)
  }

  /// The scheme.
  public var scheme: String? { reader?.scheme ?? written.scheme }

  /// The decoded host.
  public var host: String? { reader?.host ?? written.host }

  /// The decoded elements of the path that have not been read yet.
  public var path: ArraySlice<String> { elements.dropFirst(position) }

  /// The arguments of the query.
  public var query: QueryArguments {
    reader?.query ?? QueryArguments(written.query.lazy.map { (name: $0.name, value: $0.value) })
  }

  private var elements: [String] { reader?.elements ?? written.path }
}

/// What was printed.
private struct Written: Sendable {
  var scheme: String?
  var host: String?
  /// Whether the host is a placeholder of a template, `:string`, which no host can be.
  var isHostPlaceholder = false
  var path: [String] = []
  var query: [URLParts.Argument] = []
}

private final class Box: @unchecked Sendable {
  // Unchecked because it is a variable; it is changed only while there is one reference to it.
  var written: Written

  init(_ written: Written) {
    self.written = written
  }
}

extension URLParts {
  private var written: Written { box?.written ?? Written() }

  private mutating func write<Result>(_ change: (inout Written) -> Result) -> Result {
    if !isKnownUniquelyReferenced(&box) { box = Box(written) }
    // There is a box by the line above.
    return change(&box!.written)
  }
}

// MARK: - Reading

extension URLParts: PieceInput {
  @usableFromInline
  package static func pieces(of parts: UnsafePointer<URLParts>) -> ArraySlice<String> {
    parts.pointee.path
  }
}

extension URLParts {
  var isAtEnd: Bool { position >= count }

  private var count: Int { reader?.elements.count ?? written.path.count }

  /// The next element of the path; nil at its end.
  @usableFromInline
  var element: String? {
    guard let reader else { return position < count ? written.path[position] : nil }
    return position < reader.elements.count ? reader.elements[position] : nil
  }

  @usableFromInline
  mutating func skipElement() -> Bool {
    guard !isAtEnd else { return false }
    position += 1
    return true
  }

  /// Skips the next element if it is `text`.
  mutating func skipElement(_ text: String) -> Bool {
    let isNext =
      if let reader {
        reader.isElement(text, at: position)
      } else {
        element == text
      }
    if isNext { position += 1 }
    return isNext
  }

  mutating func skipToEnd() {
    position = count
  }

  func has(scheme: String) -> Bool {
    if let reader { return reader.hasScheme(scheme) }
    return written.scheme == scheme
  }

  func has(host: String) -> Bool {
    if let reader { return reader.hasHost(host) }
    return written.host == host
  }

  /// Whether there is nothing but a query.
  var isQuery: Bool { scheme == nil && host == nil && path.isEmpty && !arguments.isEmpty }

  /// The values of all arguments of a name.
  func values(named name: String) -> [String?] {
    if let reader { return reader.query.values(named: name) }
    return written.query.filter { $0.name == name }.map(\.value)
  }

  /// The value of the first argument of a name; `.some(nil)` when it has none, nil when there is no
  /// such argument.
  func firstValue(named name: String) -> String?? {
    guard let reader else { return written.query.first { $0.name == name }.map(\.value) }
    if let value = reader.query[name] { return value }
    return reader.query.contains(name: name) ? .some(nil) : nil
  }
}

// MARK: - Writing

extension URLParts {
  mutating func write(scheme: String) -> Bool {
    guard written.scheme == nil || written.scheme == scheme else { return false }
    write { $0.scheme = scheme }
    return true
  }

  mutating func write(host: String) -> Bool {
    guard written.host == nil || written.host == host else { return false }
    write { $0.host = host }
    return true
  }

  /// Appends an element; false for those that would be read as something else or not at all.
  @usableFromInline
  mutating func write(element: String) -> Bool {
    guard !element.isEmpty, element != ".", element != ".." else { return false }
    write { $0.path.append(element) }
    return true
  }

  /// Appends arguments; false when there is one of that name, which reading would confuse.
  mutating func write(_ name: String, values: [String?]) -> Bool {
    guard !written.query.contains(where: { $0.name == name }) else { return false }
    write { $0.query += values.map { Argument(name: name, value: $0) } }
    return true
  }

  @usableFromInline
  static func template(
    scheme: String? = nil, host: String? = nil, isHostPlaceholder: Bool = false,
    path: [String] = [], query: String? = nil
  ) -> URLParts {
    URLParts(
      Written(
        scheme: scheme, host: host, isHostPlaceholder: isHostPlaceholder, path: path,
        query: query.map { [Argument(name: $0, isTemplate: true)] } ?? []))
  }

  private init(_ written: Written) {
    box = Box(written)
  }
}

extension URLParts: Monoid {
  /// A URL of which nothing is known.
  public static var empty: URLParts { URLParts() }

  /// The parts of both; the right one's path and query follow the left one's.
  ///
  /// ```swift
  /// let parts = URLParts(URL(string: "//me.com/a?x=1")!) <> URLParts(URL(string: "/b?y=2")!)
  /// parts.render()  // "//me.com/a/b?x=1&y=2"
  /// ```
  public static func <> (lhs: URLParts, rhs: URLParts) -> URLParts {
    URLParts(
      Written(
        scheme: lhs.scheme ?? rhs.scheme, host: lhs.host ?? rhs.host,
        isHostPlaceholder: lhs.written.isHostPlaceholder || rhs.written.isHostPlaceholder,
        path: Array(lhs.path) + rhs.path, query: lhs.arguments + rhs.arguments))
  }

  fileprivate var arguments: [Argument] {
    reader?.query.map { Argument(name: $0.name, value: $0.value) } ?? written.query
  }
}

// MARK: - Text

extension URLParts: CustomStringConvertible {
  /// The text of the URL, percent-encoded; of a template, as it stands.
  ///
  /// ```swift
  /// formats.print(.hello("a/b"))?.render()     // "https://me.com/hello/a%2Fb"
  /// formats.template(.hello("a/b"))?.render()  // "https://me.com/hello/:string"
  /// ```
  public func render() -> String {
    if let reader, position == 0 { return reader.text }
    let arguments = arguments
    if !written.isHostPlaceholder, !arguments.contains(where: \.isTemplate),
      let text = urlText(
        scheme: scheme, host: host, path: path, query: arguments.map { ($0.name, $0.value) })
    {
      return text
    }
    let query = arguments.map { argument in
      argument.isTemplate
        ? argument.name
        : QueryArguments([(name: argument.name, value: argument.value)]).percentEncodedQuery
    }
    return (scheme.map { $0 + ":" } ?? "") + (host.map { "//" + $0 } ?? "")
      + path.map { "/" + $0 }.joined()
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// The text of the URL, as ``render()`` gives it.
  public var description: String { render() }

  /// The URL; nil when the text is none, as a template's may be.
  ///
  /// ```swift
  /// formats.print(.hello("world"))?.url  // https://me.com/hello/world
  /// ```
  public var url: URL? { URL(string: render()) }

  /// The components of the URL; nil when the text has none, as a template's may not have.
  ///
  /// ```swift
  /// formats.print(.hello("a/b"))?.components?.percentEncodedPath  // "/hello/a%2Fb"
  /// ```
  public var components: URLComponents? { URLComponents(string: render()) }
}

extension URLParts: Hashable {
  /// Whether both have the same scheme, host, path and query, decoded.
  public static func == (lhs: URLParts, rhs: URLParts) -> Bool {
    lhs.scheme == rhs.scheme && lhs.host == rhs.host && lhs.path == rhs.path
      && lhs.arguments == rhs.arguments
  }

  /// Feeds scheme, host, path and query to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scheme)
    hasher.combine(host)
    hasher.combine(path)
    hasher.combine(arguments)
  }
}
