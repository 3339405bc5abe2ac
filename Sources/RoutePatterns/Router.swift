#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import CommonParsers
import Synchronization
import URLPatterns

/// A table of routes: it finds the route of a URL, and the URL of a route.
///
/// ```swift
/// enum Routes {
///   case showMyProfile
///   case showProfile(userId: String)
///   case showUserTweet(userId: String, tweetId: Int)
/// }
///
/// let router = Router<Routes>(scheme: "appscheme")
/// router.add(Routes.showMyProfile, route: "users" / "me")
/// router.add(Routes.showProfile, route: "users" / string / "profile")
/// router.add(Routes.showUserTweet, route: "users" / string / "tweets" / int)
///
/// router.match(URL(string: "appscheme://users/john/profile")!)  // .showProfile(userId: "john")
/// router.url(for: .showUserTweet(userId: "john", tweetId: 7))   // appscheme://users/john/tweets/7
/// ```
///
/// The pattern registered first wins. Patterns are looked up by their literals and their number of
/// elements, so a large table is as fast as a small one. A pattern has to match the whole path; other
/// arguments of the query, and the fragment, do not matter.
public final class Router<U: Sendable>: Sendable {
  /// The scheme of all URLs; any scheme will do, and none is printed, when it is nil.
  public let scheme: String?

  /// The host of all URLs; when it is nil, the host is the first element of the path.
  public let host: String?

  private struct State: Sendable {
    var routes: [RoutePattern<U, Path>] = []
    /// All patterns as one, once they are needed.
    var parser: Parser<RouteInput, U>?
    var handler: (@Sendable (U) -> Void)?
  }

  private let state = Mutex(State())

  /// Makes an empty table.
  ///
  /// - Parameters:
  ///   - scheme: The scheme of all URLs, compared without case (RFC 3986 §3.1).
  ///   - host: The host of all URLs, compared without case (RFC 3986 §3.2.2). Without one, the host
  ///     of a URL is the first element of its path, as in `appscheme://users/me`.
  public init(scheme: String? = nil, host: String? = nil) {
    self.scheme = scheme
    self.host = host
  }
}

// MARK: - Adding

extension Router {
  /// Adds a route that captures nothing.
  @discardableResult
  public func add<S: ClosedPatternState>(_ route: U, route pattern: RoutePattern<Void, S>) -> Self {
    add(pattern.map(PartialIso(ofCase: { _ in route })))
  }

  /// Adds a case with one associated value.
  @discardableResult
  public func add<A, S: ClosedPatternState>(
    _ constructor: @escaping @Sendable (A) -> U, route pattern: RoutePattern<A, S>
  ) -> Self {
    add(pattern.map(PartialIso(ofCase: constructor)))
  }

  /// Adds a case with several associated values.
  @discardableResult
  public func add<each A, S: ClosedPatternState>(
    _ constructor: @escaping @Sendable (repeat each A) -> U,
    route pattern: RoutePattern<(repeat each A), S>
  ) -> Self {
    add(
      pattern.map(
        PartialIso(ofCase: { (values: (repeat each A)) in constructor(repeat each values) })))
  }

  /// Adds a route that captures nothing, by the string that describes its pattern.
  ///
  /// - Throws: What ``format(_:)`` throws.
  @discardableResult
  public func add(_ route: U, format text: String) throws(FormatError) -> Self {
    switch FormatState(text) {
    case .path: add(route, route: try format(text) as RoutePattern<Void, Path>)
    case .query: add(route, route: try format(text) as RoutePattern<Void, Query>)
    case .anyEnd: add(route, route: try format(text) as RoutePattern<Void, AnyEnd>)
    }
  }

  /// Adds a case with associated values, by the string that describes its pattern.
  ///
  /// ```swift
  /// try router.add(Routes.showUserTweet, format: "users/:string/tweets/:int")
  /// ```
  ///
  /// - Throws: What ``format(_:)`` throws.
  @discardableResult
  public func add<each A>(
    _ constructor: @escaping @Sendable (repeat each A) -> U, format text: String
  ) throws(FormatError) -> Self {
    switch FormatState(text) {
    case .path:
      add(constructor, route: try format(text) as RoutePattern<(repeat each A), Path>)
    case .query:
      add(constructor, route: try format(text) as RoutePattern<(repeat each A), Query>)
    case .anyEnd:
      add(constructor, route: try format(text) as RoutePattern<(repeat each A), AnyEnd>)
    }
  }

  private func add<S>(_ pattern: RoutePattern<U, S>) -> Self {
    state.withLock { state in
      state.routes.append(RoutePattern(template: pattern.template, parser: pattern.parser))
      state.parser = nil
    }
    return self
  }
}

// MARK: - Matching and printing

extension Router {
  /// The route of a URL; nil when no pattern matches.
  public func match(_ url: URL) -> U? {
    let reader = URLReader(url)
    if let scheme, !reader.hasScheme(scheme) { return nil }
    var elements = reader.elements
    if let host {
      guard reader.hasHost(host) else { return nil }
    } else if let host = reader.host, !host.isEmpty {
      elements.insert(host, at: 0)
    }
    var input = RouteInput(elements: elements, query: reader.query)
    return parser.parse(whole: &input)
  }

  /// The URL of a route; nil when no pattern prints it such that the URL would be matched by the
  /// same pattern again.
  public func url(for route: U) -> URL? {
    parser.print(whole: route).flatMap(url)
  }

  private func url(_ printed: RouteInput) -> URL? {
    var path = printed.elements
    var host = host
    if host == nil, scheme != nil { host = path.isEmpty ? "" : path.removeFirst() }
    return urlText(scheme: scheme, host: host, path: path, query: printed.query)
      .flatMap { URL(string: $0) }
  }

  /// All patterns as one, each tried in turn.
  public var route: RoutePattern<U, Path> {
    RoutePattern(template: description, parser: parser)
  }

  private var routes: [RoutePattern<U, Path>] { state.withLock { $0.routes } }

  private var parser: Parser<RouteInput, U> {
    state.withLock { state in
      if let parser = state.parser { return parser }
      let parser = Parser.choice(state.routes.map(\.parser))
      state.parser = parser
      return parser
    }
  }
}

// MARK: - Opening

extension Router {
  /// Sets what ``open(url:)`` does with a route.
  @discardableResult
  public func onOpen(_ handler: @escaping @Sendable (U) -> Void) -> Self {
    state.withLock { $0.handler = handler }
    return self
  }

  /// Hands the route of a URL to the handler set with ``onOpen(_:)``.
  ///
  /// - Returns: Whether there was a route and a handler.
  @discardableResult
  public func open(url: URL) -> Bool {
    guard let handler = state.withLock({ $0.handler }) else { return false }
    return open(url: url, handler)
  }

  /// Hands the route of a URL to `handler`.
  ///
  /// - Returns: Whether there was a route.
  @discardableResult
  public func open(url: URL, _ handler: (U) -> Void) -> Bool {
    guard let route = match(url) else { return false }
    handler(route)
    return true
  }
}

// MARK: - Describing

extension Router: CustomStringConvertible {
  /// The templates, one a line, in the order in which they are tried.
  public var description: String {
    routes.map(\.template).joined(separator: "\n")
  }

  /// The patterns that can never be reached, because earlier ones match all that they match.
  ///
  /// Meant for a test of the table. It reports nothing that can be reached. It may miss a pattern
  /// that can be read in more than 64 ways, as one with seven optional parts, and one that takes
  /// several wildcards or conversions of earlier patterns together to be covered.
  ///
  /// ```swift
  /// router.add(Routes.user, route: "users" / string)
  /// router.add(Routes.me, route: "users" / "me")
  /// router.unreachable  // [users/me is never reached: users/:string comes first.]
  /// ```
  public var unreachable: [UnreachablePattern] {
    UnreachablePattern.all(in: routes.map { (template: $0.template, ways: $0.parser.outlines) })
  }
}
