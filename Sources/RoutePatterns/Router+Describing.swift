#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import CommonParsers
public import URLFormats

extension Router: CustomStringConvertible {
  /// The templates of all patterns, one per line, in the order they're tried.
  public var description: String { templates.joined(separator: "\n") }

  /// The templates of all patterns, in the order they're tried.
  ///
  /// They begin with the ``base``. A router within this one contributes a template for each of its patterns.
  public var templates: [String] {
    code.grammar.patterns.map { URLTemplate($0).route }
  }

  /// Explains how far each pattern gets in matching a URL.
  ///
  /// ```swift
  /// print(router.explain(URL(string: "appscheme://users/me/x")!))
  /// // appscheme://users/me/x matches none of the 3 alternatives.
  /// // > users/me: "x" is left over
  /// // > users/:string/profile: found "x" instead of /profile
  /// // > users/:string/tweets/:int: found "x" instead of /tweets
  /// ```
  public func explain(_ url: URL) -> Explanation {
    Explanation(of: code.grammar, at: address.parts(url)) { $0.route }
  }

  /// Explains which pattern prints a route, and why the others don't.
  ///
  /// ```swift
  /// print(router.explain(printing: .showProfile(userId: "..")))
  /// // showProfile(userId: "..") is printed by none of the 3 alternatives.
  /// //   users/me: the value belongs to another case
  /// // > users/:string/profile: /:string cannot be written
  /// //   users/:string/tweets/:int: the value belongs to another case
  /// ```
  ///
  /// A route that isn't an enum can only be printed if its type conforms to ``Route`` and implements
  /// ``Route/deconstruct(_:)``.
  public func explain(printing route: U) -> PrintingExplanation {
    PrintingExplanation(
      of: Parser(code, shape), route, url: { address.url($0)?.absoluteString }, name: { $0.route })
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
  /// router.unreachable  // [users/me is never reached: users/:string comes first.]
  /// ```
  public var unreachable: [UnreachablePattern] {
    UnreachablePattern.all(in: code.grammar.patterns) { URLTemplate($0).route }
  }
}
