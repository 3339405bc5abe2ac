#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The parts of a URL, which a ``URLFormat`` matches and prints.
///
/// Turn printed parts into text with ``render()``, or into a `URL` with ``url``.
///
/// ```swift
/// let format =
///   scheme("https") </> host("me.com") </> path("hello") </> path(.string)
/// format.print("world")?.render()  // "https://me.com/hello/world"
/// ```
///
/// URLs are matched and printed by the rules of URLPatterns: the path is split before it's decoded,
/// and the elements `""`, `"."`, and `".."` can't be printed, because no path can contain them.
public struct URLParts: Sendable {
  /// The decoded elements of the path, and after them what reading has added: the host with another
  /// copy of the path, or the path in the fragment.
  var elements: [String]

  /// The index of the next element to read; 0 only if none has been read.
  var position = 0

  /// The source of everything else, or nil if the parts were written instead of read.
  ///
  /// Both are one type, because what's printed can be matched, and because a parser's own `print`
  /// sees what has been written so far, which may not have a text yet.
  let reader: URLReader?

  /// Whether the host has become an element of the path.
  var hostIsElement = false

  var writtenScheme: String?
  var writtenUser: String?
  var writtenHost: String?
  var writtenPort: UInt16?
  var writtenQuery = QueryArguments()
  var writtenFragment: WrittenFragment?

  /// The slashes that are written around the path.
  var writtenSlashes = Slashes(rawValue: 0)

  /// The options of the piece that's being read or written.
  var options: MatchingOptions = []

  /// Whether the next element that's written becomes the host, as in `transit://lines/7`.
  var nextElementIsHost = false

  /// Slashes around the path, in one byte because parts are often copied.
  struct Slashes: OptionSet {
    let rawValue: UInt8
    /// One before the path, although there's no host or an empty one.
    static let start = Slashes(rawValue: 1)
    /// One after the path.
    static let end = Slashes(rawValue: 2)
  }

  // Most URLs have none, and parts are often copied.
  indirect enum WrittenFragment {
    /// The elements of a path, unless there's none, and arguments.
    case url(path: [String]?, QueryArguments)
    /// Any other fragment, encoded, with its `#`.
    case encoded(String)
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
  }

  /// Creates parts as if they were written.
  init(path: [String] = []) {
    elements = path
    reader = nil
  }

  /// The scheme, or nil if there isn't one.
  public var scheme: String? { reader?.scheme ?? writtenScheme }

  /// The decoded host, or nil if there isn't one.
  public var host: String? { hostIsElement ? nil : reader?.host ?? writtenHost }

  /// The decoded user before the host, with its password, or nil if there isn't one.
  public var user: String? { hostIsElement ? nil : reader.map(\.user) ?? writtenUser }

  /// The host, with the user before it, or nil if there's no host.
  var userAndHost: String? { host.map { host in user.map { "\($0)@\(host)" } ?? host } }

  /// The port, or nil if there isn't one.
  public var port: UInt16? { reader?.port ?? writtenPort }

  /// The port as text, which can be something else than a number, or nil if there isn't one.
  var portText: String? { reader.map(\.portText) ?? writtenPort.map { "\($0)" } }

  /// Whether there's a slash before the path, where there's no host.
  var startsWithSlash: Bool { reader?.startsWithSlash ?? writtenSlashes.contains(.start) }

  /// The decoded elements of the path that haven't been matched yet.
  public var path: ArraySlice<String> { elements[position...] }

  /// The arguments of the query.
  public var query: QueryArguments { applyingOptions(to: ownQuery) }

  /// The decoded fragment, or nil if there isn't one.
  ///
  /// It's also nil if it isn't valid UTF-8, as in Foundation.
  ///
  /// ```swift
  /// URLParts(URL(string: "/a#caf%C3%A9")!).fragment  // "café"
  /// URLParts(URL(string: "/a#")!).fragment           // ""
  /// URLParts(URL(string: "/a#%FF")!).fragment        // nil
  /// ```
  public var fragment: String? { decodedFragment(of: textWithFragment) }

  /// Writes a part, or returns false if another one has been written there.
  func put<T: Equatable>(_ part: T, in written: inout T?) -> Bool {
    if written == nil { written = part }
    return written == part
  }

  /// Why these parts are no URL without a host that isn't empty, or nil if they have one or need
  /// none.
  var reasonHostIsMissing: String? {
    guard writtenHost?.isEmpty ?? true else { return nil }
    if writtenPort != nil { return "a port needs a host" }
    if writtenUser != nil { return "a user needs a host" }
    guard let writtenScheme else { return writtenHost.map { _ in "an empty host needs a scheme" } }
    return needsHost(writtenScheme) ? "a URL with this scheme needs a host" : nil
  }

  /// Whether there's a scheme, a host, or a port, or a user, which is before a host.
  package var hasAddress: Bool { scheme != nil || host != nil || port != nil }
}

extension URLParts: Monoid {
  /// The type of a format's templates.
  public typealias Template = URLTemplate

  /// What a piece of a format is.
  public typealias _Role = _URLRole

  /// The elements of the path that haven't been matched yet.
  public var texts: ArraySlice<String>? { path }

  /// Parts without a scheme, user, host, port, path, query, or fragment.
  public static var empty: URLParts { URLParts() }

  /// Joins the parts of two URLs.
  ///
  /// The path and the query of `rhs` follow those of `lhs`. If both have a scheme, a user, a host,
  /// a port, or a fragment, the result has that of `lhs`.
  ///
  /// ```swift
  /// let parts = URLParts(URL(string: "//me.com/a?x=1")!)
  /// (parts <> URLParts(URL(string: "/b?y=2")!)).render()
  /// // "//me.com/a/b?x=1&y=2"
  /// ```
  public static func <> (lhs: URLParts, rhs: URLParts) -> URLParts {
    var both = URLParts(path: Array(lhs.path + rhs.path))
    both.writtenScheme = lhs.scheme ?? rhs.scheme
    both.writtenUser = lhs.user ?? rhs.user
    both.writtenHost = lhs.host ?? rhs.host
    both.writtenPort = lhs.port ?? rhs.port
    both.writtenQuery = lhs.ownQuery + rhs.ownQuery
    both.writtenFragment = lhs.ownFragment ?? rhs.ownFragment
    both.writtenSlashes = lhs.writtenSlashes.union(rhs.writtenSlashes)
    if lhs.nextElementIsHost {
      both.nextElementIsHost = both.elements.isEmpty
      if !both.elements.isEmpty {
        _ = both.write(elementInPlaceOfHost: both.elements.removeFirst())
      }
    }
    return both
  }

  private var ownQuery: QueryArguments { reader?.query ?? writtenQuery }

  private var ownFragment: WrittenFragment? {
    reader == nil ? writtenFragment : fragmentText.map { .encoded($0) }
  }

  /// The encoded fragment, with its `#`, or nil if there isn't one.
  var fragmentText: String? {
    guard let text = reader?.text else { return writtenFragment?.text }
    return text.utf8.firstIndex(of: UInt8(ascii: "#")).map { String(text[$0...]) }
  }
}

extension URLParts: ContinuedTexts {
  var laterTexts: ArraySlice<String> { fragmentElements[...] }
}

extension URLParts: Equatable {
  /// Returns whether both have the same scheme, user, host, port, path, query, and fragment when
  /// decoded.
  ///
  /// ```swift
  /// URLParts(URL(string: "/%61")!) == URLParts(URL(string: "/a")!)  // true
  /// ```
  public static func == (lhs: URLParts, rhs: URLParts) -> Bool {
    lhs.scheme == rhs.scheme && lhs.user == rhs.user && lhs.host == rhs.host && lhs.port == rhs.port
      && lhs.path == rhs.path && lhs.query == rhs.query && lhs.fragment == rhs.fragment
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
    let arguments = query.isEmpty ? "" : "?" + query.percentEncodedQuery
    return address + path.map { "/" + $0.escapedForTemplate }.joined() + arguments
      + (fragment.map { "#" + $0 } ?? "")
  }

  /// The scheme, the user, the host, and the port as text.
  var address: String {
    let parts = [scheme.map { "\($0):" }, userAndHost.map { "//\($0)" }, port.map { ":\($0)" }]
    return parts.compactMap(\.self).joined()
  }

  /// The percent-encoded text, or nil if no URL can have these parts.
  private var text: String? {
    if let reader, position == 0 { return reader.text }
    // Without a path, a slash before it is also one after it. An empty host, as of `transit://`,
    // has no slash after it then, unless there's one before the path.
    return uriText(
      scheme: scheme, user: user, host: host, port: port.map { Int($0) }, path: path, query: query,
      encodedFragment: fragmentText,
      startsWithSlash: host != nil || writtenSlashes.contains(.start)
        || scheme.map(URLFormats.startsWithSlash(after:)) != false,
      endsWithSlash: !writtenSlashes.isDisjoint(with: path.isEmpty ? [.start, .end] : .end)
        && !(path.isEmpty && host == "" && !writtenSlashes.contains(.start)))
  }

  /// The text of the URL, as returned by ``render()``.
  public var description: String { render() }

  /// The URL, or nil if no URL can have these parts.
  public var url: URL? { text.flatMap { URL(string: $0) } }
}
