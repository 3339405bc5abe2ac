import CommonParsers
import URLFormats

/// Matches one element or more, at the start, in the middle, or at the end of a path.
///
/// ```swift
/// any / "users"       // RoutePattern<Void, Path>: */users
/// "users" / any       // RoutePattern<Void, AnyEnd>: users/*
/// int / any / string  // RoutePattern<(Int, String), Path>: :int/*/:string
/// ```
///
/// Before another pattern, it takes as few elements as possible. It captures nothing, and is printed as
/// `*`.
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
