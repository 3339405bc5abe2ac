#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A table of routes that finds the route for a URL, and the URL for a route.
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
/// router.match(URL(string: "appscheme://users/john/profile")!)
/// // .showProfile(userId: "john")
/// router.url(for: .showUserTweet(userId: "john", tweetId: 7))
/// // appscheme://users/john/tweets/7
/// ```
///
/// If several patterns match, the one that was added first wins. A pattern must match the whole
/// path, but it ignores any arguments of the query, and any fragment, that it doesn't mention. The
/// router looks up patterns by their literals and their number of elements, so a large table is as
/// fast as a small one.
public final class Router<U: Sendable>: Sendable {
  /// What comes before all routes: the address and the base.
  private let start: Grammar<URLParts>
  private let options: MatchingOptions

  private let table = Lock(Table())
  private let shape = Shape<U>.single
  private let handler = Lock<Handler?>(nil)

  // In Swift 6.3, a closure in a lock is wrapped once more on each access, unless it's in a struct.
  private struct Handler {
    let handle: @Sendable (U) -> Void
  }

  /// Creates an empty table.
  ///
  /// ```swift
  /// let web = Router<Routes>(scheme: "https", host: "me.com")
  /// web.add(Routes.showMyProfile, route: "users" / "me")
  /// web.url(for: .showMyProfile)  // https://me.com/users/me
  ///
  /// let app = Router<Routes>(scheme: "appscheme")
  /// app.add(Routes.showMyProfile, route: "users" / "me")
  /// app.url(for: .showMyProfile)  // appscheme://users/me
  ///
  /// let any = Router<Routes>()
  /// any.add(Routes.showMyProfile, route: "users" / "me")
  /// any.url(for: .showMyProfile)  // /users/me
  ///
  /// let below = Router<Routes>(
  ///   scheme: "https", host: "me.com", base: "app" / "v2")
  /// below.add(Routes.showMyProfile, route: "users" / "me")
  /// below.url(for: .showMyProfile)  // https://me.com/app/v2/users/me
  /// ```
  ///
  /// A scheme or a host that no URL has, such as `https://`, `localhost:8080`, or `*.me.com`, stops
  /// the program. For `bücher.example`, write `xn--bcher-kva.example`, as URLs do.
  ///
  /// - Parameters:
  ///   - scheme: The scheme of all URLs, compared case-insensitively (RFC 3986 §3.1).
  ///   - host: The host of all URLs, compared case-insensitively (RFC 3986 §3.2.2). Without it, any
  ///     host matches, unless a route names one with ``host(_:file:line:)`` or
  ///     ``subdomain(_:of:file:line:)``, and only such a route is printed after `https` or `http`.
  ///     But with a scheme of your own, the host of a URL is the first element of its path, as in
  ///     `appscheme://users/me`. Only a file's URL has an empty host or none, as in
  ///     `file:///tmp/a`. An empty text is the host of links such as `things:///add`.
  ///   - port: The port of all URLs, which needs a host. Without it, any port matches, and none is
  ///     printed.
  ///   - base: The path that all routes begin with. It can be any path pattern that captures
  ///     nothing.
  ///   - endsWithSlash: Whether to print a slash after the path, for a host that redirects `/x` to
  ///     `/x/`. It makes no difference in matching.
  ///   - options: How URLs are matched, for example whether case is ignored. A router within this
  ///     one follows the same rules.
  ///   - file: The file to name if the program stops because of the scheme, the host, or the port.
  ///   - line: The line to name if the program stops because of the scheme, the host, or the port.
  public convenience init(
    scheme: String? = nil, host: String? = nil, port: UInt16? = nil,
    base: PathPattern<Void> = root, endsWithSlash: Bool = false,
    matching options: MatchingOptions = [], file: StaticString = #fileID, line: UInt = #line
  ) {
    if port != nil, host == nil { fatalError("a port needs a host", file: file, line: line) }
    if let scheme { requireScheme(scheme, file, line) }
    var start = base.parser
    if let scheme, host == nil, !isWebScheme(scheme) {
      start = address(["\(scheme)://"], file, line).parser %> start
    } else {
      if let port { start = URLFormats.port(port).parser %> start }
      if let host { start = URLFormats.host(host, file: file, line: line).parser %> start }
      if let scheme { start = URLFormats.scheme(scheme).parser %> start }
    }
    self.init(start, endsWithSlash, options)
  }

  /// Creates an empty table for URLs that start in any of several ways, and prints the first.
  ///
  /// Use it for one table of universal links and of links with a custom scheme:
  ///
  /// ```swift
  /// let router = Router<Routes>(
  ///   addresses: "https://me.com", "https://www.me.com", "appscheme://")
  /// router.add(Routes.showMyProfile, route: "users" / "me")
  /// router.match(URL(string: "https://www.me.com/users/me")!)
  /// // .showMyProfile
  /// router.match(URL(string: "appscheme://users/me")!)  // .showMyProfile
  /// router.url(for: .showMyProfile)  // https://me.com/users/me
  /// ```
  ///
  /// - `https://me.com` is a scheme and a host, compared case-insensitively.
  /// - `http://localhost:8080` also has a port. Without one, the port in a URL is ignored.
  /// - `appscheme://` is a scheme whose URLs have the first element of the path in place of a host,
  ///   as with `scheme: "appscheme"` and no host. Only after `file://`, there's an empty host or
  ///   none, as in `file:///tmp/a`.
  /// - `things:///` is a scheme whose URLs have an empty host, as in `things:///add`.
  /// - `bitcoin:` is a scheme whose URLs have neither a host nor a slash before the path, such as
  ///   `bitcoin:abc`.
  /// - `com.example.app:/` is a scheme whose URLs have one slash and no host, as apps register them
  ///   for a sign-in (RFC 8252 §7.1).
  /// - `/` stands for relative URLs, such as the target of a redirect.
  ///
  /// A text that isn't one of these, such as `me.com`, stops the program.
  public convenience init(
    addresses first: String, _ others: String..., base: PathPattern<Void> = root,
    endsWithSlash: Bool = false, matching options: MatchingOptions = [],
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      address([first] + others, file, line).parser %> base.parser, endsWithSlash, options)
  }

  private init(
    _ start: Parser<URLParts, Void>, _ endsWithSlash: Bool, _ options: MatchingOptions
  ) {
    self.start = (endsWithSlash ? slash.parser %> start : start).grammar
    self.options = options
  }
}

/// The rows of a router.
///
/// It isn't generic, because its type would be looked up at each access.
private struct Table {
  var rows: [Grammar<URLParts>] = []
  /// The programs that run them, by themselves and as a whole, once they're needed.
  var programs: (rows: Program<URLParts>, whole: Program<URLParts>)?
}

// MARK: - Adding

// Patterns are autoclosures because Swift takes time that grows with the square of a function's
// length to optimize it.

extension Router {
  /// Adds a route without values, and its pattern.
  ///
  /// Add all routes before you match or print a URL: the first match after a route was added
  /// prepares the whole table again.
  ///
  /// - Returns: The router, so that calls can be chained.
  @inlinable
  @inline(never)  // Specialized once for each type, not again at each line of a table.
  @discardableResult
  public func add<S: PatternState.Kind>(
    _ route: U, route pattern: @autoclosure () -> RoutePattern<Void, S>
  ) -> Router {
    add(pattern().map(.ofCase { _ in route }))
  }

  /// Adds a case with associated values, and the pattern that captures them in order.
  ///
  /// A closure in place of the constructor, such as `{ Routes.showProfile(userId: $0) }`, is
  /// printed, too. To print a route, the router looks for values of the captured types, in order,
  /// in the case's associated values and inside them.
  ///
  /// ```swift
  /// let router = Router<Routes>(scheme: "appscheme")
  /// router.add(Routes.showProfile, route: "users" / string / "profile")
  /// router.add(Routes.showUserTweet, route: "users" / string / "tweets" / int)
  /// router.url(for: .showProfile(userId: "john"))
  /// // appscheme://users/john/profile
  /// router.url(for: .showUserTweet(userId: "john", tweetId: 7))
  /// // appscheme://users/john/tweets/7
  /// ```
  ///
  /// For several values, `A` is a tuple: Swift passes one to a function of several parameters.
  ///
  /// - Returns: The router, so that calls can be chained.
  @inlinable
  @inline(never)  // Specialized once for each type, not again at each line of a table.
  @discardableResult
  public func add<A, S: PatternState.Kind>(
    _ constructor: @escaping @Sendable (A) -> U,
    route pattern: @autoclosure () -> RoutePattern<A, S>
  ) -> Router {
    add(pattern().map(.ofCase(constructor)))
  }

  @usableFromInline
  func add<S>(_ pattern: RoutePattern<U, S>) -> Router {
    let row = pattern.parser.program(as: shape).grammar
    table.withLock { table in
      table.rows.append(row)
      table.programs = nil
    }
    return self
  }
}

// MARK: - Matching and printing

extension Router {
  /// The router as a format, which also lists, explains, and checks the routes.
  ///
  /// ```swift
  /// router.format.templates[0]  // appscheme://users/me
  /// print(router.format.explain(URL(string: "appscheme://user/me")!).closest)
  /// // appscheme://users/me: found "user" instead of /users
  /// ```
  ///
  /// Routes that you add later aren't part of it.
  public var format: URLFormat<U> { URLFormat(programs.whole) }

  private var programs: (rows: Program<URLParts>, whole: Program<URLParts>) {
    table.withLock { table in
      if let programs = table.programs { return programs }
      let rows = Grammar.table(table.rows)
      let whole = Grammar.sequence(start, rows).matching(options)
      let programs = (Program(rows, shape, checks: .all), Program(whole, shape))
      table.programs = programs
      return programs
    }
  }

  /// Returns the route for a URL, or nil if no pattern matches.
  public func match(_ url: URL) -> U? {
    guard let values = programs.whole.values(of: URLParts(url)) else { return nil }
    return shape.form(values)
  }

  /// Returns the route for an HTTP request target, or nil if no pattern matches.
  ///
  /// Use it in a server, whose router has neither a scheme nor a host:
  ///
  /// ```swift
  /// let server = Router<Routes>()
  /// server.add(Routes.showProfile, route: "users" / string / "profile")
  /// server.match(requestTarget: "/users/john/profile?tab=new")
  /// // .showProfile(userId: "john")
  /// server.match(requestTarget: "//users/john/profile")
  /// // .showProfile(userId: "john")
  /// ```
  ///
  /// It takes a target apart as `Counted(path:)` and `QueryArguments(requestTarget:)` do. So
  /// `users` is an element in the second one. In a `URL` with the same text, it's the host.
  public func match(requestTarget target: String) -> U? {
    programs.whole.values(of: URLParts(URLReader(requestTarget: target))).map(shape.form)
  }

  /// Returns the URL for a route, or nil if no pattern prints one that matches as the same route.
  ///
  /// ```swift
  /// router.url(for: .showProfile(userId: "a/b"))
  /// // appscheme://users/a%2Fb/profile
  /// router.url(for: .showProfile(userId: ".."))
  /// // nil (no path can contain it)
  /// ```
  public func url(for route: U) -> URL? { programs.whole.output(for: route, as: shape)?.url }

  /// A single pattern that tries all of the router's patterns in turn.
  ///
  /// ```swift
  /// router.route.match(URL(string: "/users/me")!)  // .showMyProfile
  /// router.route.print(.showProfile(userId: "john"))?.path
  /// // ["users", "john", "profile"]
  /// ```
  ///
  /// Use it to nest a router in another one:
  ///
  /// ```swift
  /// enum Site {
  ///   case home
  ///   case app(Routes)
  ///   case team(Int, Routes)
  /// }
  ///
  /// let site = Router<Site>(scheme: "https", host: "me.com")
  /// site.add(Site.home, route: root)
  /// site.add(Site.app, route: "app" / router.route)
  /// site.add(Site.team, route: "teams" / int / router.route)
  ///
  /// site.match(URL(string: "https://me.com/teams/3/users/me")!)
  /// // .team(3, .showMyProfile)
  /// site.url(for: .app(.showProfile(userId: "john")))
  /// // https://me.com/app/users/john/profile
  /// site.format.templates.count  // 7
  /// ```
  ///
  /// So one router can match links by itself, and also be part of another one. Only its patterns
  /// are nested: the address, the base, the slash at the end, and the rules for matching come from
  /// the outer router. Patterns that you add later aren't part of it.
  public var route: PathPattern<U> {
    RoutePattern(Parser(programs.rows))
  }
}

extension URLParameter {
  /// Captures what a router matches in a link within a link.
  ///
  /// ```swift
  /// enum Page { case login(next: Routes) }
  /// let accounts = Router<Page>(scheme: "https", host: "me.com")
  /// accounts.add(Page.login, route: "login" .? param(.link(router))("next"))
  /// accounts.url(for: .login(next: .showMyProfile))
  /// // https://me.com/login?next=appscheme%3A%2F%2Fusers%2Fme
  /// ```
  ///
  /// A router without a host takes a link to any host. For links to itself, a router only knows the
  /// routes that have been added before, so add this one last, and not in the initializer of the
  /// router's own global or static constant, which would wait for itself.
  public static func link<U>(_ router: Router<U>) -> Self where Self == PartialIso<String, U> {
    .link(router.format)
  }
}

extension Router: CustomStringConvertible {
  /// The templates of all routes, one per line, in the order they're tried.
  public var description: String { format.description }
}

// MARK: - Opening

extension Router {
  /// Sets the handler that ``open(url:)`` passes routes to.
  ///
  /// ```swift
  /// router.onOpen { route in
  ///   print(route)  // showMyProfile
  /// }
  /// router.open(url: URL(string: "appscheme://users/me")!)  // true
  /// ```
  @discardableResult
  public func onOpen(_ handler: @escaping @Sendable (U) -> Void) -> Self {
    self.handler.withLock { $0 = Handler(handle: handler) }
    return self
  }

  /// Passes the route for a URL to the handler set with ``onOpen(_:)``.
  ///
  /// - Returns: Whether there was a route and a handler.
  @discardableResult
  public func open(url: URL) -> Bool {
    guard let handler = handler.withLock({ $0 }), let route = match(url) else { return false }
    handler.handle(route)
    return true
  }
}
