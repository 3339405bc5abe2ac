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
    /// The patterns of constants, by their number.
    var constants: [Int] = []
    /// Whether a route is of a pattern's case.
    var isCase: [@Sendable (U) -> Bool] = []
    /// The patterns of a case, as they were found for the first route of it, and those of constants.
    var patternsOfCase: [EnumCaseName: [Int]] = [:]
    var handler: (@Sendable (U) -> Void)?
  }

  private let state = Mutex(State())
  private let table = Mutex(RouteTable())

  /// Makes an empty table.
  ///
  /// - Parameters:
  ///   - scheme: The scheme of all URLs, compared without case (RFC 3986 §3.1).
  ///   - host: The host of all URLs, compared without case (RFC 3986 §3.2.2). Without one, the host
  ///     of a URL is the first element of its path, as in `appscheme://users/me`.
  ///
  /// ```swift
  /// Router<Routes>(scheme: "appscheme")                  // appscheme://users/me
  /// Router<Routes>(scheme: "https", host: "me.com")      // https://me.com/users/me
  /// Router<Routes>()                                     // /users/me, and any scheme
  /// ```
  public init(scheme: String? = nil, host: String? = nil) {
    self.scheme = scheme
    self.host = host
  }
}

// MARK: - Adding

extension Router {
  /// Adds a route that captures nothing.
  ///
  /// ```swift
  /// router.add(Routes.showMyProfile, route: "users" / "me")
  /// ```
  @discardableResult
  public func add<S: ClosedPatternState>(_ route: U, route pattern: RoutePattern<Void, S>) -> Self {
    let isRoute = comparison(with: route)
    return add(
      pattern, PartialIso(apply: { _ in route }, unapply: { isRoute($0) ? () : nil }),
      isConstant: true)
  }

  /// Adds a case with one associated value.
  ///
  /// ```swift
  /// router.add(Routes.showProfile, route: "users" / string / "profile")
  /// ```
  @discardableResult
  public func add<A, S: ClosedPatternState>(
    _ constructor: @escaping @Sendable (A) -> U, route pattern: RoutePattern<A, S>
  ) -> Self {
    add(
      pattern,
      PartialIso(apply: { constructor($0) }, unapply: { payload(of: $0, by: constructor) }))
  }

  /// Adds a case with several associated values, in the order of the pattern's.
  ///
  /// ```swift
  /// router.add(Routes.showUserTweet, route: "users" / string / "tweets" / int)
  /// ```
  @discardableResult
  public func add<each A, S: ClosedPatternState>(
    _ constructor: @escaping @Sendable (repeat each A) -> U,
    route pattern: RoutePattern<(repeat each A), S>
  ) -> Self {
    add(
      pattern,
      PartialIso(
        apply: { (values: (repeat each A)) in constructor(repeat each values) },
        unapply: {
          payload(of: $0) { (values: (repeat each A)) in constructor(repeat each values) }
        }))
  }

  /// Adds a route that captures nothing, by the string that describes its pattern.
  ///
  /// ```swift
  /// try router.add(Routes.showMyProfile, format: "users/me")
  /// ```
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

  private func add<A, S>(
    _ pattern: RoutePattern<A, S>, _ iso: PartialIso<A, U>, isConstant: Bool = false
  ) -> Self {
    let mapped = pattern.map(iso)
    let route = RoutePattern<U, Path>(
      template: mapped.template, parser: mapped.parser, shape: mapped.shape)
    state.withLock { state in
      if isConstant { state.constants.append(state.routes.count) }
      state.routes.append(route)
      state.isCase.append { iso.unapply($0) != nil }
      state.patternsOfCase = [:]
      table.withLock { $0.append(UntypedParser(route.parser), route.shape) }
    }
    return self
  }
}

// MARK: - Matching and printing

extension Router {
  /// The route of a URL; nil when no pattern matches.
  ///
  /// ```swift
  /// router.match(URL(string: "appscheme://users/john/profile")!)  // .showProfile(userId: "john")
  /// router.match(URL(string: "appscheme://nowhere")!)             // nil
  /// ```
  public func match(_ url: URL) -> U? {
    let reader = URLReader(url)
    if let scheme, !reader.hasScheme(scheme) { return nil }
    var elements = reader.elements
    if let host {
      guard reader.hasHost(host) else { return nil }
    } else if let host = reader.host, !host.isEmpty {
      elements.insert(host, at: 0)
    }
    return match(RouteInput(elements: elements, query: reader.query))
  }

  /// The URL of a route; nil when no pattern prints it, or when an earlier one would match the URL.
  ///
  /// ```swift
  /// router.url(for: .showProfile(userId: "a/b"))  // appscheme://users/a%2Fb/profile
  /// router.url(for: .showProfile(userId: ".."))   // nil: no path can hold it
  /// ```
  public func url(for route: U) -> URL? {
    let state = state.withLock { $0 }
    let table = table.withLock { $0 }
    let likely = patterns(of: route, in: state)
    for number in likely {
      if let printed = printed(route, by: number, state, table) { return url(printed) }
    }
    for number in state.routes.indices where !likely.contains(number) {
      if let printed = printed(route, by: number, state, table) { return url(printed) }
    }
    return nil
  }

  private func printed(
    _ route: U, by number: Int, _ state: State, _ table: RouteTable
  ) -> RouteInput? {
    guard state.isCase[number](route),
      let printed = state.routes[number].parser.print(route, while: \.isAtEnd),
      table.firstMatch(printed)?.pattern == number
    else { return nil }
    return printed
  }

  /// The patterns that are most likely to print a route, in order; searched once for each case.
  private func patterns(of route: U, in state: State) -> [Int] {
    guard let name = EnumCaseName(of: route) else { return state.constants }
    if let known = state.patternsOfCase[name] { return known }
    let constants = Set(state.constants)
    let patterns = state.routes.indices.filter {
      constants.contains($0) || state.isCase[$0](route)
    }
    self.state.withLock { current in
      // Unless a pattern was added meanwhile.
      if current.routes.count == state.routes.count { current.patternsOfCase[name] = patterns }
    }
    return patterns
  }

  private func match(_ input: RouteInput) -> U? {
    table.withLock { $0 }.firstMatch(input)?.value.value(as: U.self)
  }

  private func url(_ printed: RouteInput) -> URL? {
    var path = printed.elements
    var host = host
    var isElement = false
    if host == nil, scheme != nil {
      host = path.isEmpty ? "" : path.removeFirst()
      isElement = true
    }
    guard let text = urlText(scheme: scheme, host: host, path: path, query: printed.query),
      let url = URL(string: text.isEmpty ? "/" : text)
    else { return nil }
    // An element like `::1` would become an address, and come back in brackets.
    if isElement, host?.contains(":") == true, URLReader(url).host != host { return nil }
    return url
  }

  private var routes: [RoutePattern<U, Path>] { state.withLock { $0.routes } }

  /// All patterns as one, each tried in turn.
  ///
  /// ```swift
  /// router.route.parse((path: ["users", "me"], query: [:]))?.match  // .showMyProfile
  /// router.route.print(.showProfile(userId: "john"))?.path          // ["users", "john", "profile"]
  /// ```
  public var route: RoutePattern<U, Path> {
    let routes = routes
    return RoutePattern(
      template: description, parser: .choice(routes.map(\.parser)), shape: .unknown)
  }
}

// MARK: - Opening

extension Router {
  /// Sets what ``open(url:)`` does with a route.
  ///
  /// ```swift
  /// router.onOpen { route in print(route) }
  /// router.open(url: URL(string: "appscheme://users/me")!)  // true, and prints showMyProfile
  /// ```
  @discardableResult
  public func onOpen(_ handler: @escaping @Sendable (U) -> Void) -> Self {
    state.withLock { $0.handler = handler }
    return self
  }

  /// Hands the route of a URL to the handler set with ``onOpen(_:)``.
  ///
  /// ```swift
  /// router.open(url: URL(string: "appscheme://nowhere")!)  // false
  /// ```
  ///
  /// - Returns: Whether there was a route and a handler.
  @discardableResult
  public func open(url: URL) -> Bool {
    guard let handler = state.withLock({ $0.handler }) else { return false }
    return open(url: url, handler)
  }

  /// Hands the route of a URL to `handler`.
  ///
  /// ```swift
  /// router.open(url: URL(string: "appscheme://users/me")!) { route in navigator.show(route) }
  /// ```
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

/// A pattern that can never be reached, because an earlier one matches all that it matches.
public struct UnreachablePattern: Hashable, Sendable, CustomStringConvertible {
  /// The template of the pattern.
  public let template: String

  /// The template of the earlier one.
  public let coveredBy: String

  /// Both, as a sentence.
  public var description: String { "\(template) is never reached: \(coveredBy) comes first." }
}

extension Router: CustomStringConvertible {
  /// The templates, one a line, in the order in which they are tried.
  ///
  /// ```swift
  /// print(router)
  /// // users/me
  /// // users/:string/profile
  /// // users/:string/tweets/:int
  /// ```
  public var description: String {
    routes.map(\.template).joined(separator: "\n")
  }

  /// The patterns that can never be reached, because an earlier one matches all that they match.
  ///
  /// Meant for a test of the table. It reports nothing that can be reached; among patterns with
  /// alternatives or optional parts it may miss some.
  ///
  /// ```swift
  /// router.add(Routes.user, route: "users" / string)
  /// router.add(Routes.me, route: "users" / "me")
  /// router.unreachable  // [users/me is never reached: users/:string comes first.]
  /// ```
  public var unreachable: [UnreachablePattern] {
    let routes = routes
    return routes.enumerated().compactMap { index, route in
      routes[..<index].first { $0.shape.covers(route.shape) }
        .map { UnreachablePattern(template: route.template, coveredBy: $0.template) }
    }
  }
}
