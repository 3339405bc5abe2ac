import CommonParsers
import URLFormats

/// Joins a path and a query.
infix operator .? : MultiplicationPrecedence

// These six, and no more: each overload is tried for each operator of an expression. With the one
// for tuples alone the compiler cannot see a tuple of one.

/// Two paths in order, neither of which captures.
///
/// ```swift
/// "users" / lit("me")  // RoutePattern<Void, Path>: users/me
/// ```
public func / <L: PathPrefixState>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<Void, Path> {
  joined(lhs, rhs, lhs.prefixParser %> rhs.parser)
}

/// Two paths in order, with what the right one captures.
///
/// ```swift
/// "users" / string  // RoutePattern<String, Path>: users/:string
/// ```
public func / <A, L: PathPrefixState>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<A, Path>
) -> RoutePattern<A, Path> {
  joined(lhs, rhs, lhs.prefixParser %> rhs.parser)
}

/// Two paths in order, with what the left one captures.
///
/// ```swift
/// string / "tweets"  // RoutePattern<String, Path>: :string/tweets
/// ```
public func / <A, L: PathPrefixState>(
  lhs: RoutePattern<A, L>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<A, Path> {
  joined(lhs, rhs, lhs.prefixParser <% rhs.parser)
}

/// Two paths in order, with what both capture in one flat tuple.
///
/// ```swift
/// string / "tweets" / int  // RoutePattern<(String, Int), Path>: :string/tweets/:int
/// ```
public func / <each A, each B, L: PathPrefixState>(
  lhs: RoutePattern<(repeat each A), L>, rhs: RoutePattern<(repeat each B), Path>
) -> RoutePattern<(repeat each A, repeat each B), Path> {
  joined(lhs, rhs, lhs.prefixParser <%> rhs.parser)
}

/// A path, and then any elements, at least one, to the end.
///
/// A query may follow, a path may not.
///
/// ```swift
/// "files" / any  // RoutePattern<Void, AnyEnd>: files/*
/// ```
public func / <A>(
  lhs: RoutePattern<A, Path>, rhs: RoutePattern<Void, AnyPath>
) -> RoutePattern<A, AnyEnd> {
  joined(lhs, rhs, lhs.parser <% rhs.parser)
}

/// A path, and then any elements, at least one, up to where the pattern after it matches.
///
/// ```swift
/// int / any / string  // RoutePattern<(Int, String), Path>: :int/*/:string
/// ```
@_disfavoredOverload
public func / <A>(
  lhs: RoutePattern<A, Path>, rhs: RoutePattern<Void, AnyPath>
) -> RoutePattern<A, AnyStart> {
  joined(lhs, rhs, lhs.parser <% rhs.prefixParser)
}

// MARK: - Queries

/// A path that captures nothing, and a query.
///
/// Arguments that the pattern does not name, and their order, do not matter.
///
/// ```swift
/// "retweet" .? int("tweetId")  // RoutePattern<Int, Query>: retweet?tweetId=:int
/// ```
public func .? <A, L: ClosedPathPatternState>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<A, Query>
) -> RoutePattern<A, Query> {
  joined(lhs, rhs, lhs.parser %> rhs.parser, with: "?")
}

/// A path and a query, with what both capture in one flat tuple.
///
/// ```swift
/// "users" / string .? int("page")  // RoutePattern<(String, Int), Query>
/// ```
public func .? <each A, each B, L: ClosedPathPatternState>(
  lhs: RoutePattern<(repeat each A), L>, rhs: RoutePattern<(repeat each B), Query>
) -> RoutePattern<(repeat each A, repeat each B), Query> {
  joined(lhs, rhs, lhs.parser <%> rhs.parser, with: "?")
}

/// Two arguments of a query, with what both capture in one flat tuple.
///
/// An argument is printed once: two patterns of one name print nothing.
///
/// ```swift
/// int("page") & string("sort")  // RoutePattern<(Int, String), Query>: page=:int&sort=:string
/// ```
public func & <each A, each B>(
  lhs: RoutePattern<(repeat each A), Query>, rhs: RoutePattern<(repeat each B), Query>
) -> RoutePattern<(repeat each A, repeat each B), Query> {
  joined(lhs, rhs, lhs.parser <%> rhs.parser, with: "&")
}

/// The pattern of two patterns one after the other.
func joined<A, L, B, R, C, S>(
  _ lhs: RoutePattern<A, L>, _ rhs: RoutePattern<B, R>, _ parser: Parser<URLParts, C>,
  with separator: String = "/"
) -> RoutePattern<C, S> {
  // The root is a path without elements, so there is nothing to separate.
  let isRoot = separator == "/" && (lhs.template.isEmpty || rhs.template.isEmpty)
  return RoutePattern(
    template: lhs.template + (isRoot ? "" : separator) + rhs.template, parser: parser)
}
