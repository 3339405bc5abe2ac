#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The decoded elements of a path and the decoded arguments of a query, which a pattern matches and
/// prints.
///
/// They can't contain a host, a port, a fragment, an argument without a value, or several arguments
/// with the same name. For ``RoutePattern/parse(_:)``, these are always missing, and
/// ``RoutePattern/print(_:)`` returns nil for a value that needs one. A URL has them all: use
/// ``RoutePattern/match(_:)``, ``RoutePattern/url(for:)``, or a ``Router``.
///
/// ```swift
/// ("users" / string).print("a/b")!  // (path: ["users", "a/b"], query: [:])
/// ("docs" .? fragment(string)).print("top")      // nil
/// ("docs" .? fragment(string)).url(for: "top")  // /docs#top
/// ```
public typealias RouteComponents = (path: [String], query: [String: String])

extension URL {
  /// The components of a deep link, whose first element is the host, if there is one.
  ///
  /// ```swift
  /// URL(string: "appscheme://users/me?tab=new")!.routeComponents
  /// // (path: ["users", "me"], query: ["tab": "new"])
  /// ```
  ///
  /// Elements and arguments follow the rules of URLPatterns. If several arguments have the same
  /// name, the first one counts. An argument without a value is left out, and so is one with a name
  /// that isn't in the Stream-Safe Text Format (UAX #15 §13), because it takes too long to hash.
  public var routeComponents: RouteComponents {
    let reader = URLReader(self, hostIsElement: true)
    return (reader.elements, dictionary(reader.query.lazy.filter { $0.name.isStreamSafe }))
  }
}

/// Returns the first value for each name, without the names of arguments that have none.
func dictionary(_ arguments: some Sequence<(name: String, value: String?)>) -> [String: String] {
  Dictionary(arguments.map { ($0.name, $0.value) }) { first, _ in first }.compactMapValues(\.self)
}
