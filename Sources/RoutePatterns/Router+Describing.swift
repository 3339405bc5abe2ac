#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import URLFormats

extension Router: CustomStringConvertible {
  /// The templates of all patterns, one per line, in the order they're tried.
  public var description: String { templates.joined(separator: "\n") }

  /// The templates of all patterns, in the order they're tried.
  ///
  /// They begin with the address and the base. A router within this one contributes a template for each of its patterns.
  public var templates: [String] { code.grammar.patterns.map { URLTemplate($0).render() } }

  /// Explains how far each pattern gets in matching a URL.
  ///
  /// ```swift
  /// print(router.explain(URL(string: "appscheme://users/me/x")!))
  /// // appscheme://users/me/x matches none of the 3 alternatives.
  /// // > appscheme://users/me: found "x" after the end
  /// // > appscheme://users/:string/profile: found "x" instead of /profile
  /// // > appscheme://users/:string/tweets/:int: found "x" instead of /tweets
  /// ```
  ///
  /// - Parameters:
  ///   - url: The URL to match.
  ///   - showingValues: Whether to show the URL and its parts, which can be secret.
  public func explain(_ url: URL, showingValues: Bool = true) -> Explanation {
    Explanation(of: code.grammar, at: URLParts(url), showingValues: showingValues)
  }

  /// Explains which pattern prints a route, and why the others don't.
  ///
  /// ```swift
  /// print(router.explain(printing: .showProfile(userId: "..")))
  /// // showProfile(userId: "..") is printed by none of the 3 alternatives.
  /// //   appscheme://users/me: the value belongs to another case
  /// // > appscheme://users/:string/profile: /:string cannot be written
  /// //   appscheme://users/:string/tweets/:int: the value belongs to another case
  /// ```
  ///
  /// - Parameters:
  ///   - route: The route to print.
  ///   - showingValues: Whether to show the route and URLs, which can be secret.
  public func explain(printing route: U, showingValues: Bool = true) -> Explanation {
    Explanation(of: Parser(code, shape), printing: route, showingValues: showingValues)
  }

  /// The patterns that can never be reached, because earlier ones match everything they match.
  ///
  /// Use it in a test of your table. All patterns that it reports are unreachable, but it can't find every
  /// unreachable pattern. See `URLFormat.unreachable` for examples of those it misses.
  ///
  /// ```swift
  /// let router = Router<Routes>()
  /// router.add(Routes.showProfile, route: "users" / string)
  /// router.add(Routes.showMyProfile, route: "users" / "me")
  /// router.unreachable  // [/users/me is never reached: /users/:string comes first.]
  /// ```
  public var unreachable: [UnreachablePattern] {
    UnreachablePattern.all(in: code.grammar.patterns)
  }
}
