#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import CommonParsers
public import URLFormats

extension Router: CustomStringConvertible {
  /// The templates of all patterns, one a line, in the order in which they are tried.
  public var description: String { templates.joined(separator: "\n") }

  /// The templates of all patterns, in the order in which they are tried.
  ///
  /// They begin with the ``base``. A router in this one has a template for each of its patterns.
  public var templates: [String] {
    table.code.belowBase.grammar.patternsWithin.map(\.template)
  }

  /// Tells how far each pattern comes with a URL.
  ///
  /// ```swift
  /// print(router.explain(URL(string: "appscheme://users/me/x")!))
  /// // appscheme://users/me/x matches none of the 3 alternatives.
  /// // > users/me: "x" is left over
  /// // > users/:string/profile: found "x" instead of /profile
  /// // > users/:string/tweets/:int: found "x" instead of /tweets
  /// ```
  public func explain(_ url: URL) -> Explanation {
    let parser = parser
    return Explanation(of: address.parser %> parser, at: address.parts(url)) { attempt in
      parser.template(of: attempt)
    }
  }

  /// Tells which pattern prints a route, and why the others do not.
  ///
  /// ```swift
  /// print(router.explain(printing: .showProfile(userId: "..")))
  /// // showProfile(userId: "..") is printed by none of the 3 alternatives.
  /// //   users/me: the value was refused
  /// // > users/:string/profile: /:string cannot be written
  /// //   users/:string/tweets/:int: the value was refused
  /// ```
  ///
  /// A route that is no enum can only be printed if it conforms to ``Route`` and has a
  /// ``Route/deconstruct(_:)`` by hand.
  public func explain(printing route: U) -> PrintingExplanation {
    let parser = parser
    return PrintingExplanation(of: parser, route, url: { address.url($0)?.absoluteString }) {
      attempt in parser.template(of: attempt)
    }
  }

  /// The patterns that can never be reached, because earlier ones match everything that they match.
  ///
  /// Use it in a test of the table. What it reports can indeed never be reached. It cannot see
  /// everything: `URLFormat.unreachable` lists what it misses.
  ///
  /// ```swift
  /// let router = Router<Routes>()
  /// router.add(Routes.showProfile, route: "users" / string)
  /// router.add(Routes.showMyProfile, route: "users" / "me")
  /// router.unreachable  // [users/me is never reached: users/:string comes first.]
  /// ```
  public var unreachable: [UnreachablePattern] {
    // The base is the same for all of them.
    let patterns = table.code.ofRoute.grammar.patternsWithin
    return UnreachablePattern.all(in: Array(zip(templates, patterns)))
  }

  private var parser: Parser<URLParts, U> { Parser(table.code.belowBase, shape) }
}

extension Parser where Input == URLParts {
  /// The template of the pattern that was attempted.
  fileprivate func template(of attempt: Attempt<URLParts>) -> String {
    var choices = attempt.choices[...]
    return grammar.patternWithin(taking: &choices).template
  }
}
