import CommonParsers
import URLFormats

/// Joins a path with an argument of the query or a fragment.
infix operator .? : MultiplicationPrecedence

// There are only six overloads, because the compiler tries each of them for each operator in an expression.
// It needs those for single values, because it can't infer a tuple of one value from the one for tuples.

/// Joins two paths that capture nothing.
///
/// ```swift
/// "users" / lit("me")  // RoutePattern<Void, Path>: users/me
/// ```
public func / <L: PathPrefixState>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<Void, Path> {
  RoutePattern(parser: lhs.parser %> rhs.parser)
}

/// Joins a path that captures nothing with one that captures values, or with a ``Router/route``.
///
/// ```swift
/// "users" / string      // RoutePattern<String, Path>: users/:string
/// "app" / router.route  // RoutePattern<Routes, Table>
/// ```
public func / <A, L: PathPrefixState, R: PathSuffixState>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<A, R>
) -> RoutePattern<A, R> {
  RoutePattern(parser: lhs.parser %> rhs.parser)
}

/// Joins a path that captures values with one that captures nothing.
///
/// ```swift
/// string / "tweets"  // RoutePattern<String, Path>: :string/tweets
/// ```
public func / <A, L: PathPrefixState>(
  lhs: RoutePattern<A, L>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<A, Path> {
  RoutePattern(parser: lhs.parser <% rhs.parser)
}

/// Joins a path with another path or a ``Router/route``, and captures the values of both in one flat tuple.
///
/// ```swift
/// string / "tweets" / int  // RoutePattern<(String, Int), Path>: :string/tweets/:int
/// int / router.route       // RoutePattern<(Int, Routes), Table>
/// ```
public func / <each A, each B, L: PathPrefixState, R: PathSuffixState>(
  lhs: RoutePattern<(repeat each A), L>, rhs: RoutePattern<(repeat each B), R>
) -> RoutePattern<(repeat each A, repeat each B), R> {
  RoutePattern(parser: lhs.parser <%> rhs.parser)
}

/// Joins a path with a wildcard that matches one or more elements, up to the end.
///
/// Only a query or a fragment can follow it.
///
/// ```swift
/// "files" / any  // RoutePattern<Void, AnyEnd>: files/*
/// ```
public func / <A>(
  lhs: RoutePattern<A, Path>, rhs: RoutePattern<Void, AnyPath>
) -> RoutePattern<A, AnyEnd> {
  RoutePattern(parser: lhs.parser <% rhs.parser)
}

/// Joins a path with a wildcard that matches one or more elements, up to where the next pattern matches.
///
/// ```swift
/// int / any / string  // RoutePattern<(Int, String), Path>: :int/*/:string
/// ```
@_disfavoredOverload
public func / <A>(
  lhs: RoutePattern<A, Path>, rhs: RoutePattern<Void, AnyPath>
) -> RoutePattern<A, AnyStart> {
  RoutePattern(parser: lhs.parser <% rhs.parser)
}

// MARK: - Queries

/// Joins a path that captures nothing with an argument of the query or a fragment that captures nothing.
///
/// ```swift
/// "docs" .? fragment("top")  // RoutePattern<Void, Query>: docs#top
/// ```
public func .? <L: ClosedPathPatternState>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<Void, Query>
) -> RoutePattern<Void, Query> {
  RoutePattern(parser: lhs.parser %> rhs.parser)
}

/// Joins a path that captures values with an argument of the query or a fragment that captures nothing.
///
/// ```swift
/// "docs" / string .? fragment("top")  // RoutePattern<String, Query>: docs/:string#top
/// ```
public func .? <A, L: ClosedPathPatternState>(
  lhs: RoutePattern<A, L>, rhs: RoutePattern<Void, Query>
) -> RoutePattern<A, Query> {
  RoutePattern(parser: lhs.parser <% rhs.parser)
}

/// Joins a path that captures nothing with an argument of the query.
///
/// The arguments of a URL can be in any order, and any other arguments are ignored.
///
/// ```swift
/// "retweet" .? int("tweetId")  // RoutePattern<Int, Query>: retweet?tweetId=:int
/// ```
public func .? <A, L: ClosedPathPatternState>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<A, Query>
) -> RoutePattern<A, Query> {
  RoutePattern(parser: lhs.parser %> rhs.parser)
}

/// Joins a path with an argument of the query, and captures the values of both in one flat tuple.
///
/// ```swift
/// "users" / string .? int("page")  // RoutePattern<(String, Int), Query>: users/:string?page=:int
/// ```
public func .? <each A, each B, L: ClosedPathPatternState>(
  lhs: RoutePattern<(repeat each A), L>, rhs: RoutePattern<(repeat each B), Query>
) -> RoutePattern<(repeat each A, repeat each B), Query> {
  RoutePattern(parser: lhs.parser <%> rhs.parser)
}

/// Joins two arguments of the query that capture nothing.
public func & (
  lhs: RoutePattern<Void, Query>, rhs: RoutePattern<Void, Query>
) -> RoutePattern<Void, Query> {
  RoutePattern(parser: lhs.parser %> rhs.parser)
}

/// Joins an argument of the query that captures nothing with one that captures values.
public func & <A>(
  lhs: RoutePattern<Void, Query>, rhs: RoutePattern<A, Query>
) -> RoutePattern<A, Query> {
  RoutePattern(parser: lhs.parser %> rhs.parser)
}

/// Joins an argument of the query that captures values with one that captures nothing.
public func & <A>(
  lhs: RoutePattern<A, Query>, rhs: RoutePattern<Void, Query>
) -> RoutePattern<A, Query> {
  RoutePattern(parser: lhs.parser <% rhs.parser)
}

/// Joins two arguments of the query, and captures the values of both in one flat tuple.
///
/// Two arguments with the same name are printed only if they're equal, as one.
///
/// ```swift
/// int("page") & string("sort")  // RoutePattern<(Int, String), Query>: page=:int&sort=:string
/// ```
public func & <each A, each B>(
  lhs: RoutePattern<(repeat each A), Query>, rhs: RoutePattern<(repeat each B), Query>
) -> RoutePattern<(repeat each A, repeat each B), Query> {
  RoutePattern(parser: lhs.parser <%> rhs.parser)
}
