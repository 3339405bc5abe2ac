import CommonParsers
import URLFormats

/// Joins a path and what comes after it: a query or a fragment.
infix operator .? : MultiplicationPrecedence

// These six, and no more: each overload is tried for each operator of an expression. With the one
// for tuples alone the compiler cannot see a tuple of one.

/// Joins two paths, neither of which captures a value.
///
/// ```swift
/// "users" / lit("me")  // RoutePattern<Void, Path>: users/me
/// ```
public func / <L: PathPrefixState>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<Void, Path> {
  RoutePattern(parser: lhs.parser %> rhs.parser)
}

/// Joins two paths, of which the right one captures values, or a path and a router's ``Router/route``.
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

/// Joins two paths, of which the left one captures values.
///
/// ```swift
/// string / "tweets"  // RoutePattern<String, Path>: :string/tweets
/// ```
public func / <A, L: PathPrefixState>(
  lhs: RoutePattern<A, L>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<A, Path> {
  RoutePattern(parser: lhs.parser <% rhs.parser)
}

/// Joins two paths, or a path and a router's ``Router/route``, and captures the values of both in one
/// flat tuple.
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

/// Joins a path with a wildcard that takes one element or more, up to the end.
///
/// A query may follow, but no path.
///
/// ```swift
/// "files" / any  // RoutePattern<Void, AnyEnd>: files/*
/// ```
public func / <A>(
  lhs: RoutePattern<A, Path>, rhs: RoutePattern<Void, AnyPath>
) -> RoutePattern<A, AnyEnd> {
  RoutePattern(parser: lhs.parser <% rhs.parser)
}

/// Joins a path with a wildcard that takes one element or more, up to where the next pattern matches.
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

/// Joins a path with an argument of the query or a fragment, neither of which captures a value.
///
/// ```swift
/// "docs" .? fragment("top")  // RoutePattern<Void, Query>: docs#top
/// ```
public func .? <L: ClosedPathPatternState>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<Void, Query>
) -> RoutePattern<Void, Query> {
  RoutePattern(parser: lhs.parser %> rhs.parser)
}

/// Joins a path that captures values with an argument of the query or a fragment that does not.
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
/// Further arguments of the URL do not matter, nor does the order of the arguments.
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

/// Joins two arguments of the query, neither of which captures a value.
public func & (
  lhs: RoutePattern<Void, Query>, rhs: RoutePattern<Void, Query>
) -> RoutePattern<Void, Query> {
  RoutePattern(parser: lhs.parser %> rhs.parser)
}

/// Joins two arguments of the query, of which the right one captures values.
public func & <A>(
  lhs: RoutePattern<Void, Query>, rhs: RoutePattern<A, Query>
) -> RoutePattern<A, Query> {
  RoutePattern(parser: lhs.parser %> rhs.parser)
}

/// Joins two arguments of the query, of which the left one captures values.
public func & <A>(
  lhs: RoutePattern<A, Query>, rhs: RoutePattern<Void, Query>
) -> RoutePattern<A, Query> {
  RoutePattern(parser: lhs.parser <% rhs.parser)
}

/// Joins two arguments of the query, and captures the values of both in one flat tuple.
///
/// An argument is printed only once: a pattern that has two arguments with one name prints nothing.
///
/// ```swift
/// int("page") & string("sort")  // RoutePattern<(Int, String), Query>: page=:int&sort=:string
/// ```
public func & <each A, each B>(
  lhs: RoutePattern<(repeat each A), Query>, rhs: RoutePattern<(repeat each B), Query>
) -> RoutePattern<(repeat each A, repeat each B), Query> {
  RoutePattern(parser: lhs.parser <%> rhs.parser)
}
