import CommonParsers
import URLFormats

/// Any elements of a path, at least one: at the start, in the middle, or at the end.
///
/// ```swift
/// (any / "users").template         // "*/users"
/// ("users" / any).template         // "users/*"
/// (int / any / string).template    // ":int/*/:string"
/// ```
///
/// In front of something it takes as few elements as it can. It captures nothing and prints as `*`.
public let any = RoutePattern<Void, AnyPath>(
  template: "*",
  parser: Parser(
    template: URLParts(path: ["*"]), outline: Outline([.anything, .gap, .end]),
    consume: { parts in
      guard !parts.isAtEnd else { return false }
      parts.skipToEnd()
      return true
    },
    print: { $0.write(element: "*") }
  ))

extension RoutePattern {
  /// The parser of the pattern with something after it: a wildcard goes only as far as it has to.
  var prefixParser: Parser<URLParts, A> {
    guard S.self == AnyPath.self else { return parser }
    return wildcard(atLeast: 1, printing: ["*"]) as? Parser<URLParts, A> ?? parser
  }
}
