#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The parts of a URL, which a ``URLFormat`` reads and prints.
///
/// Turn printed parts into text with ``render()``, or into a `URL` with ``url``.
///
/// ```swift
/// let format = scheme("https") </> host("me.com") </> path("hello") </> path(.string)
/// format.print("world")?.render()  // "https://me.com/hello/world"
/// ```
///
/// URLs are read and written by the rules of URLPatterns: the path is split before it's decoded,
/// and the elements `""`, `"."`, and `".."` can't be printed, because no path can contain them.
public struct URLParts: Sendable {
  /// All decoded elements of the path.
  private var elements: [String]

  /// The number of elements that have been read.
  private var position = 0

  /// The source of everything else, or nil if the parts were written instead of read.
  private let reader: URLReader?

  /// The arguments found so far, if looking for them takes long.
  private let found: FoundArguments?

  /// Whether the host has become an element of the path.
  private var hostIsElement = false

  private var writtenScheme: String?
  private var writtenHost: String?
  private var writtenPort: UInt16?

  /// The arguments and the fragment that were written.
  private var written: [Part] = []

  /// Whether arguments are read and written in the fragment.
  var isInFragment = false

  /// The rules for reading, besides the usual ones.
  var options: ReadingOptions = []

  /// What the next element that's written becomes.
  private var nextElement = Element.inPath

  private enum Element {
    case inPath
    /// The host, as in `transit://lines/7`.
    case host
    /// Any text, even one that no path can contain.
    case text
  }

  /// An argument of the query, or the fragment, which has no name.
  private struct Part: Sendable {
    var name: String?
    var value: String?
    /// The argument as it's written in the URL, if that's known.
    var encoded: String?
    /// Whether this is an argument in the fragment.
    var isInFragment = false
  }

  /// Creates the parts of a URL.
  ///
  /// ```swift
  /// URLParts(URL(string: "https://me.com/a%2Fb/c?x=1")!).path  // ["a/b", "c"]
  /// ```
  public init(_ url: URL) {
    self.init(URLReader(url))
  }

  /// Creates the parts of a URL from its components.
  public init(_ components: URLComponents) {
    self.init(URLReader(components))
  }

  /// Creates the parts that a reader has read.
  @inline(__always)
  package init(_ reader: URLReader) {
    elements = reader.elements
    self.reader = reader
    found = reader.text.utf8.count > 1_000 ? FoundArguments() : nil
  }

  /// Creates parts as if they were written.
  init(path: [String] = []) {
    elements = path
    reader = nil
    found = nil
  }

  /// Creates parts with a string as the only element or, if it's nil, with no element yet.
  ///
  /// Unlike other parts, they can hold strings that can't be in a path, such as `""`.
  package init(text: String?) {
    self.init(path: text.map { [$0] } ?? [])
    nextElement = .text
  }

  /// The scheme, or nil if there isn't one.
  public var scheme: String? { reader?.scheme ?? writtenScheme }

  /// The decoded host, or nil if there isn't one.
  public var host: String? { hostIsElement ? nil : reader?.host ?? writtenHost }

  /// The port, or nil if there isn't one.
  public var port: UInt16? { reader.map { $0.port } ?? writtenPort }

  /// The decoded elements of the path that haven't been read yet.
  public var path: ArraySlice<String> { elements[position...] }

  /// The decoded fragment, or nil if there isn't one.
  ///
  /// It's also nil if it isn't valid UTF-8, as in Foundation.
  ///
  /// ```swift
  /// URLParts(URL(string: "/a#caf%C3%A9")!).fragment  // "café"
  /// URLParts(URL(string: "/a#")!).fragment           // ""
  /// URLParts(URL(string: "/a#%FF")!).fragment        // nil
  /// ```
  public var fragment: String? { firstValue(named: nil) ?? nil }

  /// The arguments of the query.
  public var query: QueryArguments { arguments(inFragment: false) }

  /// The arguments of the query, or those in the fragment.
  private func arguments(inFragment: Bool) -> QueryArguments {
    var query =
      reader.map { inFragment ? $0.fragmentArguments : $0.query }
      ?? writtenArguments(inFragment: inFragment)
    if options.isEmpty { return query }
    if options.contains(.plusAsSpace) { query.plusAsSpace = true }
    return options.contains(.ignoringCase) ? query.ignoringCase() : query
  }

  private func writtenArguments(inFragment: Bool) -> QueryArguments {
    // Appends them one by one, because the generic initializer isn't specialized.
    var query = QueryArguments()
    if written.isEmpty { return query }
    if inFragment, let whole = written.first(where: { $0.name == nil })?.value {
      let text = uriText(scheme: nil, host: nil, path: .N0, query: [:], fragment: whole)
      return text.flatMap { URL(string: $0) }.map { URLReader($0).fragmentArguments } ?? query
    }
    var encoded: [String] = []
    for argument in written where argument.isInFragment == inFragment {
      if let text = argument.encoded {
        encoded.append(text)
      } else if let name = argument.name, let value = argument.value {
        query.append(name: name, value: value)
      } else if let name = argument.name {
        query.append(name: name)
      }
    }
    return encoded.isEmpty
      ? query : query + QueryArguments(percentEncoded: encoded.joined(separator: "&"))
  }
}

/// The values of arguments that have been looked for in a long query, which many rows may ask for.
private final class FoundArguments: Sendable {
  struct Argument: Hashable {
    let name: String
    let options: ReadingOptions
    let isInFragment: Bool
  }

  private let known = Lock<[Argument: [String?]]>([:])

  func values(of argument: Argument, _ find: () -> [String?]) -> [String?] {
    if let values = known.withLock({ $0[argument] }) { return values }
    let values = find()
    known.withLock { $0[argument] = values }
    return values
  }
}

// MARK: - Reading

extension URLParts {
  /// Whether all elements have been read.
  private var isAtEnd: Bool { position >= elements.count }

  /// The next element of the path, or nil at its end.
  var element: String? { isAtEnd ? nil : elements[position] }

  /// Returns the next element, or the literal if they're equal where case is ignored.
  func element(as literal: Text) -> String? {
    guard options.contains(.ignoringCase), let element, let text = literal.literal,
      IgnoringCase(text) ~= element
    else { return element }
    return text
  }

  mutating func skipElement() -> Bool {
    guard !isAtEnd else { return false }
    position += 1
    return true
  }

  /// Skips the next element if it's equal to `text`.
  mutating func skipElement(_ text: String) -> Bool {
    guard !isAtEnd,
      text ~= elements[position]
        || options.contains(.ignoringCase) && IgnoringCase(text) ~= elements[position]
    else { return false }
    position += 1
    return true
  }

  /// Skips all elements that are left.
  @discardableResult
  mutating func skipElements() -> Bool {
    guard !isAtEnd else { return false }
    position = elements.count
    return true
  }

  /// Makes the host the next element.
  ///
  /// As in a path, an empty element is dropped, and a dot segment can't go above the root.
  mutating func readHostAsElement() {
    // A dropped element takes a position, too, so that places where reading failed without the host
    // aren't taken for those with it.
    (elements, position) = ([host ?? ""] + path, host.map(isUnwritable) ?? true ? 1 : 0)
    hostIsElement = true
  }

  /// Whether there's a scheme, a host, or a port.
  package var hasAddress: Bool { scheme != nil || host != nil || port != nil }

  package func has(scheme: String) -> Bool {
    if let reader { return reader.hasScheme(scheme) }
    return writtenScheme == scheme || writtenScheme?.lowercased() == scheme.lowercased()
  }

  package func has(host: String) -> Bool {
    if hostIsElement { return false }
    if let reader { return reader.hasHost(host) }
    guard let writtenHost else { return false }
    if writtenHost == host { return true }
    // Written parts have the same hosts as the URL that they become.
    let text = uriText(scheme: nil, host: writtenHost, path: .N0, query: [:])
    return text.flatMap { URL(string: $0) }.map { URLReader($0).hasHost(host) } ?? false
  }

  /// Returns the values of all arguments with a name.
  func values(named name: String) -> [String?] {
    let find = { arguments(inFragment: isInFragment).values(named: name) }
    return found?.values(of: .init(name: name, options: options, isInFragment: isInFragment), find)
      ?? find()
  }

  /// Returns the arguments that have none of these names.
  func arguments(except names: [String]) -> QueryArguments {
    arguments(inFragment: isInFragment).filter { [options] argument in
      !names.contains { options.areSame($0, argument.name) }
    }
  }

  /// Returns the value of the first argument with a name, or of the fragment.
  ///
  /// - Returns: `.some(nil)` if the argument doesn't have a value, or nil if the argument is
  ///   missing.
  func firstValue(named name: String?) -> String?? {
    guard let name else {
      if let reader { return reader.fragment.map { .some($0) } }
      if let whole = written.first(where: { $0.name == nil }) { return whole.value }
      return encodedFragment.flatMap { URL(string: $0) }.map { URLReader($0).fragment }
    }
    // Names that were written are compared in the same way as those in a URL.
    if reader == nil, options.isEmpty, !isInFragment {
      return written.first { $0.name == name && !$0.isInFragment }.map { $0.value }
    }
    return found == nil
      ? arguments(inFragment: isInFragment).firstValue(named: name) : values(named: name).first
  }
}

// MARK: - Writing

extension URLParts {
  mutating func write(scheme: String) -> Bool { put(scheme, in: &writtenScheme) }

  mutating func write(host: String) -> Bool { put(host, in: &writtenHost) }

  /// Makes the next element that's written the host.
  mutating func writeHostAsElement() -> Bool {
    guard writtenHost == nil, elements.isEmpty else { return false }
    writtenHost = ""
    nextElement = .host
    return true
  }

  /// Writes the port, if there's a host before it.
  mutating func write(port: UInt16) -> Bool { writtenHost != nil && put(port, in: &writtenPort) }

  /// Writes a part, or returns false if another one has been written there.
  private func put<T: Equatable>(_ part: T, in written: inout T?) -> Bool {
    if written == nil { written = part }
    return written == part
  }

  /// Appends an element, or returns false if it would be read as something else or not at all.
  package mutating func write(element: String) -> Bool {
    guard nextElement == .text || !isUnwritable(element), elements.count <= PathReader.maxSplits
    else { return false }
    if nextElement == .host {
      nextElement = .inPath
      writtenHost = element
      return isHostAsRead(element)
    }
    if elements.isEmpty { elements.reserveCapacity(6) }  // Few paths are longer.
    elements.append(element)
    return true
  }

  /// Appends arguments, or the fragment.
  ///
  /// - Returns: False if there are already other arguments with the name, which readers would
  ///   confuse with these, or if an argument has neither a name nor a value, which no query can
  ///   express.
  mutating func write(_ name: String?, values: [String?]) -> Bool {
    if values.isEmpty { return true }
    // A fragment is either one text or arguments.
    let isWhole = name == nil
    if isWhole || isInFragment,
      written.contains(where: { isWhole ? $0.isInFragment : $0.name == nil })
    {
      return false
    }
    let others = written.filter {
      $0.isInFragment == isInFragment && options.areSame($0.name, name)
    }
    if !others.isEmpty {
      return others.map { $0.value.map(Exactly.init) } == values.map { $0.map(Exactly.init) }
    }
    if name == "", values.contains(nil) { return false }
    for value in values {
      written.append(Part(name: name, value: value, isInFragment: isInFragment))
    }
    return true
  }

  /// Appends arguments in their order and spelling.
  ///
  /// - Returns: False if one of them has one of these names, or if the fragment is one text.
  mutating func write(_ query: QueryArguments, except names: [String]) -> Bool {
    if isInFragment, !query.isEmpty, written.contains(where: { $0.name == nil }) { return false }
    for ((name, value), encoded) in zip(query, query.percentEncodedQuery.split(separator: "&")) {
      if names.contains(where: { options.areSame($0, name) }) { return false }
      // A `+` that stands for itself would be read as a space.
      let isPlus = options.contains(.plusAsSpace) && !query.plusAsSpace
      let text = isPlus ? encoded.replacing("+", with: "%2B") : encoded
      written.append(
        Part(name: name, value: value, encoded: String(text), isInFragment: isInFragment))
    }
    return true
  }
}

extension URLParts: Monoid {
  /// The type of a format's templates.
  public typealias Template = URLTemplate

  /// The elements of the path that haven't been read yet.
  public var texts: ArraySlice<String>? { path }

  /// Parts without a scheme, host, port, path, query, or fragment.
  public static var empty: URLParts { URLParts() }

  /// Joins the parts of two URLs.
  ///
  /// The path and the query of `rhs` follow those of `lhs`. If both have a scheme, a host, a port,
  /// or a fragment, the result has that of `lhs`.
  ///
  /// ```swift
  /// let parts = URLParts(URL(string: "//me.com/a?x=1")!) <> URLParts(URL(string: "/b?y=2")!)
  /// parts.render()  // "//me.com/a/b?x=1&y=2"
  /// ```
  public static func <> (lhs: URLParts, rhs: URLParts) -> URLParts {
    var both = URLParts(path: Array(lhs.path + rhs.path))
    both.writtenScheme = lhs.scheme ?? rhs.scheme
    both.writtenHost = lhs.host ?? rhs.host
    both.writtenPort = lhs.port ?? rhs.port
    let fragment = lhs.fragmentParts.isEmpty ? rhs.fragmentParts : lhs.fragmentParts
    both.written = lhs.queryParts + rhs.queryParts + fragment
    if lhs.nextElement == .host {
      both.writtenHost = both.elements.first ?? ""
      both.elements = Array(both.elements.dropFirst())
      both.nextElement = both.writtenHost == "" ? .host : .inPath
    }
    return both
  }

  private var queryParts: [Part] {
    reader?.query.map { Part(name: $0.name, value: $0.value) }
      ?? written.filter { $0.name != nil && !$0.isInFragment }
  }

  /// The fragment, or the arguments in it.
  private var fragmentParts: [Part] {
    guard let reader else { return written.filter { $0.name == nil || $0.isInFragment } }
    return reader.fragment.map { [Part(name: nil, value: $0)] } ?? []
  }
}

// MARK: - Text

extension URLParts: CustomStringConvertible {
  /// Returns the percent-encoded text of the URL.
  ///
  /// ```swift
  /// formats.print(.hello("a/b"))?.render()  // "https://me.com/hello/a%2Fb"
  /// ```
  ///
  /// Parts that no URL can have, such as a path of more than 1,001 elements, become text as in a
  /// ``URLTemplate``.
  public func render() -> String {
    if let text { return text }
    var template = URLTemplate(scheme: scheme, host: host, port: port)
    template.path = path.map { .literal($0) }
    template.query = query.isEmpty ? [] : [query.percentEncodedQuery]
    template.fragment = fragment.map { "#" + $0 } ?? ""
    return template.render()
  }

  /// The percent-encoded text, or nil if no URL can have these parts.
  private var text: String? {
    if let reader, position == 0 { return reader.text }
    guard let path = Counted(exactly: path) else { return nil }
    let encoded = encodedFragment
    let text = uriText(
      scheme: scheme, host: host, port: port, path: path, query: query,
      fragment: encoded == nil ? fragment : nil,
      startsWithSlash: host != nil || scheme.map(startsWithSlash(after:)) != false)
    return encoded.map { encoded in text.map { $0 + encoded } } ?? text
  }

  /// The arguments in the fragment that were written, as text with a `#`, or nil if there are none.
  private var encodedFragment: String? {
    guard reader == nil, written.indices.contains(where: { written[$0].isInFragment }) else {
      return nil
    }
    return URLPatterns.encodedFragment(of: .N0, writtenArguments(inFragment: true))
  }

  /// The text of the URL, as returned by ``render()``.
  public var description: String { render() }

  /// The URL, or nil if no URL can have these parts.
  public var url: URL? { text.flatMap { URL(string: $0) } }

  /// The components of the URL, or nil if no URL can have these parts.
  public var components: URLComponents? { text.flatMap { URLComponents(string: $0) } }
}

extension URLParts: Equatable {
  /// Returns whether both have the same scheme, host, port, path, query, and fragment when decoded.
  ///
  /// ```swift
  /// URLParts(URL(string: "/%61")!) == URLParts(URL(string: "/a")!)  // true
  /// ```
  public static func == (lhs: URLParts, rhs: URLParts) -> Bool {
    lhs.scheme == rhs.scheme && lhs.host == rhs.host && lhs.port == rhs.port && lhs.path == rhs.path
      && lhs.query == rhs.query && lhs.fragment == rhs.fragment
  }
}
