#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import CommonParsers
public import URLPatterns

/// The parts of a URL, which a ``URLFormat`` reads from the front, and which it prints.
///
/// You get them by printing. Turn them into text with ``render()``, or into a `URL` with ``url``.
///
/// ```swift
/// let format = scheme("https") </> host("me.com") </> path("hello") </> path(.string)
/// format.print("world")?.render()  // "https://me.com/hello/world"
/// ```
///
/// URLs are read and written by the rules of URLPatterns: the path is split before it is decoded,
/// and an element that no path can spell (`""`, `"."` or `".."`) is not printed.
public struct URLParts: Sendable {
  /// All decoded elements of the path.
  private var elements: [String] = []

  /// How many of the elements have been read.
  private var position = 0

  /// What is asked for everything else that is read; nil for parts that were written.
  private let reader: URLReader?

  private var writtenScheme: String?
  private var writtenHost: String?
  private var writtenArguments: [Argument] = []

  /// Whether this is a template, whose text is not percent-encoded.
  private var isTemplate = false

  /// Whether this is a text as the only element, which may be one that no path can hold.
  private var isText = false

  /// What was written behind the path: an argument of the query, or the fragment, which has no name.
  private struct Argument: Hashable, Sendable {
    var name: String?
    var value: String?
    /// How the argument shows in a template; empty for one that must not be there.
    var template: String?
  }

  /// Reads a URL.
  ///
  /// ```swift
  /// URLParts(URL(string: "https://me.com/a%2Fb/c?x=1")!).path  // ["a/b", "c"]
  /// ```
  public init(_ url: URL) {
    self.init(URLReader(url))
  }

  /// Reads the components of a URL.
  public init(_ components: URLComponents) {
    self.init(URLReader(components))
  }

  /// Reads what a reader has found.
  package init(_ reader: URLReader) {
    self.reader = reader
    elements = reader.elements
  }

  /// Describes a part of a URL, or is one that was written.
  @usableFromInline
  package init(
    scheme: String? = nil, host: String? = nil, path: [String] = [],
    argument: (name: String?, template: String)? = nil, isTemplate: Bool = true
  ) {
    reader = nil
    elements = path
    writtenScheme = scheme
    writtenHost = host
    writtenArguments = argument.map { [Argument(name: $0.name, template: $0.template)] } ?? []
    self.isTemplate = isTemplate
  }

  /// The template of what matches where there are no arguments of these names; nil is the fragment.
  init(withoutArguments names: [String?]) {
    self.init()
    writtenArguments = names.map { Argument(name: $0, template: "") }
  }

  /// A text as the only element of a path; without one, what is written as a text.
  package init(text: String?) {
    self.init(path: text.map { [$0] } ?? [], isTemplate: false)
    isText = true
  }

  /// The scheme, or nil if there is none.
  public var scheme: String? { reader?.scheme ?? writtenScheme }

  /// The decoded host, or nil if there is none.
  public var host: String? { reader?.host ?? writtenHost }

  /// The decoded elements of the path that have not been read yet.
  public var path: ArraySlice<String> { elements[position...] }

  /// The decoded fragment, or nil if there is none.
  ///
  /// It is also nil if it isn't valid UTF-8, as in Foundation.
  ///
  /// ```swift
  /// URLParts(URL(string: "/a#caf%C3%A9")!).fragment  // "café"
  /// URLParts(URL(string: "/a#")!).fragment           // ""
  /// URLParts(URL(string: "/a#%FF")!).fragment        // nil
  /// ```
  public var fragment: String? { firstValue(named: nil) ?? nil }

  /// The arguments of the query.
  public var query: QueryArguments {
    if let reader { return reader.query }
    // One by one, as the initializer for sequences is generic: it took a tenth of a print.
    var query: QueryArguments = [:]
    for argument in writtenArguments {
      guard let name = argument.name else { continue }
      if let value = argument.value {
        query.append(name: name, value: value)
      } else {
        query.append(name: name)
      }
    }
    return query
  }
}

// MARK: - Reading

extension URLParts {
  /// Whether all elements have been read.
  package var isAtEnd: Bool { position >= elements.count }

  /// The next element of the path; nil at its end.
  @usableFromInline
  var element: String? { isAtEnd ? nil : elements[position] }

  @usableFromInline
  mutating func skipElement() -> Bool {
    guard !isAtEnd else { return false }
    position += 1
    return true
  }

  /// Skips the next element if it is `text`.
  mutating func skipElement(_ text: String) -> Bool {
    guard !isAtEnd, text ~= elements[position] else { return false }
    position += 1
    return true
  }

  package mutating func skipToEnd() {
    position = elements.count
  }

  package func has(scheme: String) -> Bool {
    reader?.hasScheme(scheme) ?? (writtenScheme == scheme)
  }

  package func has(host: String) -> Bool {
    reader?.hasHost(host) ?? (writtenHost == host)
  }

  /// Whether there is nothing but a query, or a fragment.
  var isQuery: Bool {
    scheme == nil && host == nil && elements.isEmpty && !arguments.isEmpty
  }

  /// The names of the arguments that were written, or are described; nil is the fragment.
  package var argumentNames: [String?] { writtenArguments.map(\.name) }

  /// How the arguments show in a template.
  package var argumentTemplates: [String] {
    writtenArguments.compactMap { $0.name == nil ? nil : $0.template }
  }

  /// How the fragment shows in a template.
  package var fragmentTemplate: String? { writtenArguments.first { $0.name == nil }?.template }

  /// The values of all arguments of a name.
  func values(named name: String) -> [String?] {
    reader?.query.values(named: name)
      ?? writtenArguments.filter { $0.name == name }.map(\.value)
  }

  /// The value of the first argument of a name, or of the fragment; `.some(nil)` when it has none, nil
  /// when there is no such argument.
  @usableFromInline
  func firstValue(named name: String?) -> String?? {
    guard let reader else { return writtenArguments.first { $0.name == name }.map(\.value) }
    guard let name else { return reader.fragment.map { .some($0) } }
    let query = reader.query
    if let value = query[name] { return value }
    return query.contains(named: name) ? .some(nil) : nil
  }
}

// MARK: - Writing

extension URLParts {
  mutating func write(scheme: String) -> Bool {
    guard writtenScheme == nil || writtenScheme == scheme else { return false }
    writtenScheme = scheme
    return true
  }

  mutating func write(host: String) -> Bool {
    guard writtenHost == nil || writtenHost == host else { return false }
    writtenHost = host
    return true
  }

  /// Appends an element; false for those that would be read as something else or not at all.
  @usableFromInline
  package mutating func write(element: String) -> Bool {
    guard isText || !isUnwritable(element), elements.count <= PathReader.maxSplits else {
      return false
    }
    if elements.isEmpty { elements.reserveCapacity(6) }  // Few paths are longer.
    elements.append(element)
    return true
  }

  /// Appends arguments, or the fragment; false when there is one of that name, which reading would
  /// confuse, and when one has neither name nor value, which no query can spell.
  @usableFromInline
  mutating func write(_ name: String?, values: [String?]) -> Bool {
    guard !writtenArguments.contains(where: { $0.name == name }),
      name != "" || !values.contains(nil)
    else { return false }
    writtenArguments += values.map { Argument(name: name, value: $0) }
    return true
  }
}

extension URLParts: Monoid {
  /// The elements of the path that have not been read yet.
  public var texts: ArraySlice<String>? { path }

  /// The parts of a URL of which nothing is known yet.
  public static var empty: URLParts { URLParts(isTemplate: false) }

  /// Joins the parts of two URLs: path and query of the right one follow those of the left one.
  ///
  /// A scheme, a host or a fragment that both have is that of the left one.
  ///
  /// ```swift
  /// let parts = URLParts(URL(string: "//me.com/a?x=1")!) <> URLParts(URL(string: "/b?y=2")!)
  /// parts.render()  // "//me.com/a/b?x=1&y=2"
  /// ```
  public static func <> (lhs: URLParts, rhs: URLParts) -> URLParts {
    var both = URLParts(
      scheme: lhs.scheme ?? rhs.scheme, host: lhs.host ?? rhs.host,
      path: Array(lhs.path + rhs.path), isTemplate: lhs.isTemplate || rhs.isTemplate)
    both.writtenArguments = lhs.arguments + rhs.arguments
    return both
  }

  /// The arguments of the query, and then the fragment, as they are read.
  private var arguments: [Argument] {
    guard let reader else {
      return writtenArguments.filter { $0.name != nil }
        + writtenArguments.filter { $0.name == nil }.prefix(1)
    }
    let query = reader.query.map { Argument(name: $0.name, value: $0.value) }
    return query + (reader.fragment.map { [Argument(name: nil, value: $0)] } ?? [])
  }
}

// MARK: - Text

extension URLParts: CustomStringConvertible {
  /// The text of the URL, percent-encoded; the text of a template stays as it is.
  ///
  /// ```swift
  /// formats.print(.hello("a/b"))?.render()     // "https://me.com/hello/a%2Fb"
  /// formats.template(.hello("a/b"))?.render()  // "https://me.com/hello/:string"
  /// ```
  public func render() -> String {
    if let reader, position == 0 { return reader.text }
    if !isTemplate, let path = Counted(exactly: path),
      let text = uriText(scheme: scheme, host: host, path: path, query: query, fragment: fragment)
    {
      return text
    }
    let query = arguments.compactMap { argument in
      argument.name.map { name in
        argument.template
          ?? QueryArguments([(name: name, value: argument.value)]).percentEncodedQuery
      }
    }.filter { !$0.isEmpty }
    let fragment = fragment.flatMap {
      uriText(scheme: nil, host: nil, path: .N0, query: [:], fragment: $0)
    }
    return (scheme.map { $0 + ":" } ?? "") + (host.map { "//" + $0 } ?? "")
      + path.map { "/" + $0 }.joined()
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
      + (fragmentTemplate ?? fragment ?? "")
  }

  /// The text of the URL, as ``render()`` returns it.
  public var description: String { render() }

  /// The URL, or nil if the text is not a URL, which can happen for a template.
  ///
  /// The URL of no parts at all is `/`, since a URL cannot be empty.
  public var url: URL? {
    let text = render()
    return URL(string: text.isEmpty ? "/" : text)
  }

  /// The components of the URL, or nil if the text has none, which can happen for a template.
  public var components: URLComponents? { URLComponents(string: render()) }
}

extension URLParts: Hashable {
  /// Whether both have the same scheme, host, path, query and fragment when decoded.
  ///
  /// ```swift
  /// URLParts(URL(string: "/%61")!) == URLParts(URL(string: "/a")!)  // true
  /// ```
  public static func == (lhs: URLParts, rhs: URLParts) -> Bool {
    lhs.scheme == rhs.scheme && lhs.host == rhs.host && lhs.path == rhs.path
      && lhs.arguments == rhs.arguments
  }

  /// Hashes the scheme, the host, the path, the query and the fragment.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scheme)
    hasher.combine(host)
    hasher.combine(path)
    hasher.combine(arguments)
  }
}
