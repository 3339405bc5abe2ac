/// Joins a path with an argument of the query or a fragment.
infix operator .? : MultiplicationPrecedence

// There are only a few overloads, because the compiler tries each of them for each operator in an
// expression. It needs those for single values, because it can't infer a tuple of one value from
// the one for tuples. The disfavored ones for two single values are for expressions in which a
// value's type isn't known yet, such as `string / int.map(…)`. Where at least two values come
// first, they would make a nested tuple, so others take at least two, as for
// `param(.int(0...9))("page", default: 0)` or `param(.string)(prefix: "@")`. Those for an optional
// value are for `maybe(param(…))`, which both have overloads. They don't slow the compiler down.
//
// The first two don't have the state as a parameter, so that the compiler settles a string literal
// at once. Otherwise, eight literals take it seconds.

/// Joins two paths that capture nothing.
@_documentation(visibility: internal)  // One of several overloads.
public func / (lhs: PathPattern<Void>, rhs: PathPattern<Void>) -> PathPattern<Void> {
  RoutePattern(lhs.parser %> rhs.parser)
}

/// Joins a path that captures nothing with one that captures values.
@_documentation(visibility: internal)  // One of several overloads.
public func / <A>(lhs: PathPattern<Void>, rhs: PathPattern<A>) -> PathPattern<A> {
  RoutePattern(lhs.parser %> rhs.parser)
}

/// Joins a path that captures values with one that captures nothing.
@_documentation(visibility: internal)  // One of several overloads.
public func / <A>(
  lhs: PathPattern<A>, rhs: PathPattern<Void>
) -> PathPattern<A> { RoutePattern(lhs.parser <% rhs.parser) }

/// Joins a path with another path or a ``Router/route``, and captures the values of both in one
/// flat tuple.
///
/// A wildcard takes as few elements as possible, up to where the next pattern matches. A path after
/// ``rest``, which takes all elements that are left, would never match, so it stops the program.
///
/// ```swift
/// "users" / lit("me")      // PathPattern<Void>: users/me
/// "users" / string         // PathPattern<String>: users/:string
/// string / "tweets"        // PathPattern<String>: :string/tweets
/// string / "tweets" / int  // PathPattern<(String, Int)>: :string/tweets/:int
/// any / string             // PathPattern<String>: */:string
/// "files" / any            // PathPattern<Void>: files/*
/// int / any / string       // PathPattern<(Int, String)>: :int/*/:string
/// "app" / router.route     // PathPattern<Routes>
/// int / router.route       // PathPattern<(Int, Routes)>
/// ```
public func / <each A, each B>(
  lhs: PathPattern<(repeat each A)>, rhs: PathPattern<(repeat each B)>
) -> PathPattern<(repeat each A, repeat each B)> { RoutePattern(lhs.parser <%> rhs.parser) }

/// Joins two paths that each capture one value.
@_documentation(visibility: internal)  // One of several overloads.
@_disfavoredOverload
public func / <A, B>(
  lhs: PathPattern<A>, rhs: PathPattern<B>
) -> PathPattern<(A, B)> { RoutePattern(lhs.parser <%> rhs.parser) }

/// Joins a path that captures several values with one whose value's type isn't known yet.
@_documentation(visibility: internal)  // One of several overloads.
@_disfavoredOverload
public func / <A, B, each C, D>(
  lhs: PathPattern<(A, B, repeat each C)>, rhs: PathPattern<D>
) -> PathPattern<(A, B, repeat each C, D)> { RoutePattern(lhs.parser <%> rhs.parser) }

/// Joins a path that captures an optional value with another path.
@_documentation(visibility: internal)  // One of several overloads.
@_disfavoredOverload
public func / <A, each B>(
  lhs: PathPattern<A?>, rhs: PathPattern<(repeat each B)>
) -> PathPattern<(A?, repeat each B)> { RoutePattern(lhs.parser <%> rhs.parser) }

// MARK: - Queries

/// Joins a path and an argument or a fragment that capture nothing.
@_documentation(visibility: internal)  // One of several overloads.
public func .? (
  lhs: PathPattern<Void>, rhs: QueryPattern<Void>
) -> QueryPattern<Void> { RoutePattern(lhs.parser %> rhs.parser) }

/// Joins a path that captures values with an argument or a fragment that captures nothing.
@_documentation(visibility: internal)  // One of several overloads.
public func .? <A>(
  lhs: PathPattern<A>, rhs: QueryPattern<Void>
) -> QueryPattern<A> { RoutePattern(lhs.parser <% rhs.parser) }

/// Joins a path that captures nothing with an argument or a fragment.
@_documentation(visibility: internal)  // One of several overloads.
public func .? <A>(
  lhs: PathPattern<Void>, rhs: QueryPattern<A>
) -> QueryPattern<A> { RoutePattern(lhs.parser %> rhs.parser) }

/// Joins a path with an argument of the query or a fragment, and captures the values of both in one
/// flat tuple.
///
/// The arguments of a URL can be in any order, and any other arguments are ignored.
///
/// ```swift
/// "docs" .? fragment("top")  // QueryPattern<Void>: docs#top
/// "docs" / string .? fragment("top")
/// // QueryPattern<String>: docs/:string#top
/// "retweet" .? int("tweetId")  // QueryPattern<Int>: retweet?tweetId=:int
/// "users" / string .? int("page")
/// // QueryPattern<(String, Int)>: users/:string?page=:int
/// ```
public func .? <each A, each B>(
  lhs: PathPattern<(repeat each A)>, rhs: QueryPattern<(repeat each B)>
) -> QueryPattern<(repeat each A, repeat each B)> { RoutePattern(lhs.parser <%> rhs.parser) }

/// Joins a path that captures one value with an argument of the query that captures another one.
@_documentation(visibility: internal)  // One of several overloads.
@_disfavoredOverload
public func .? <A, B>(
  lhs: PathPattern<A>, rhs: QueryPattern<B>
) -> QueryPattern<(A, B)> { RoutePattern(lhs.parser <%> rhs.parser) }

/// Joins a path that captures several values with an argument whose type isn't known yet.
@_documentation(visibility: internal)  // One of several overloads.
@_disfavoredOverload
public func .? <A, B, each C, D>(
  lhs: PathPattern<(A, B, repeat each C)>, rhs: QueryPattern<D>
) -> QueryPattern<(A, B, repeat each C, D)> { RoutePattern(lhs.parser <%> rhs.parser) }

/// Joins a path that captures an optional value with arguments of the query.
@_documentation(visibility: internal)  // One of several overloads.
@_disfavoredOverload
public func .? <A, each B>(
  lhs: PathPattern<A?>, rhs: QueryPattern<(repeat each B)>
) -> QueryPattern<(A?, repeat each B)> { RoutePattern(lhs.parser <%> rhs.parser) }

/// Joins two arguments of the query that capture nothing.
@_documentation(visibility: internal)  // One of several overloads.
public func & (lhs: QueryPattern<Void>, rhs: QueryPattern<Void>) -> QueryPattern<Void> {
  RoutePattern(lhs.parser %> rhs.parser)
}

/// Joins an argument of the query that captures nothing with one that captures values.
@_documentation(visibility: internal)  // One of several overloads.
public func & <A>(lhs: QueryPattern<Void>, rhs: QueryPattern<A>) -> QueryPattern<A> {
  RoutePattern(lhs.parser %> rhs.parser)
}

/// Joins an argument of the query that captures values with one that captures nothing.
@_documentation(visibility: internal)  // One of several overloads.
public func & <A>(lhs: QueryPattern<A>, rhs: QueryPattern<Void>) -> QueryPattern<A> {
  RoutePattern(lhs.parser <% rhs.parser)
}

/// Joins two arguments of the query, and captures the values of both in one flat tuple.
///
/// Two arguments with the same name are printed only if their values are the same, as one.
///
/// ```swift
/// int("page") & string("sort")
/// // QueryPattern<(Int, String)>: page=:int&sort=:string
/// ```
public func & <each A, each B>(
  lhs: QueryPattern<(repeat each A)>, rhs: QueryPattern<(repeat each B)>
) -> QueryPattern<(repeat each A, repeat each B)> { RoutePattern(lhs.parser <%> rhs.parser) }

/// Joins two arguments of the query that each capture one value.
@_documentation(visibility: internal)  // One of several overloads.
@_disfavoredOverload
public func & <A, B>(lhs: QueryPattern<A>, rhs: QueryPattern<B>) -> QueryPattern<(A, B)> {
  RoutePattern(lhs.parser <%> rhs.parser)
}

/// Joins several arguments of the query with one whose type isn't known yet.
@_documentation(visibility: internal)  // One of several overloads.
public func & <A, B, each C, D>(
  lhs: QueryPattern<(A, B, repeat each C)>, rhs: QueryPattern<D>
) -> QueryPattern<(A, B, repeat each C, D)> { RoutePattern(lhs.parser <%> rhs.parser) }

/// Joins arguments of the query that capture several values with others that do.
@_documentation(visibility: internal)  // One of several overloads.
public func & <A, B, each C, D, E, each F>(
  lhs: QueryPattern<(A, B, repeat each C)>, rhs: QueryPattern<(D, E, repeat each F)>
) -> QueryPattern<(A, B, repeat each C, D, E, repeat each F)> {
  RoutePattern(lhs.parser <%> rhs.parser)
}

/// Joins an argument of the query that captures an optional value with other arguments.
@_documentation(visibility: internal)  // One of several overloads.
@_disfavoredOverload
public func & <A, each B>(
  lhs: QueryPattern<A?>, rhs: QueryPattern<(repeat each B)>
) -> QueryPattern<(A?, repeat each B)> { RoutePattern(lhs.parser <%> rhs.parser) }
