// The articles behind this module join paths with `/>` and `>/>`, because the compiler of their time couldn't
// tell the overloads of a single operator apart. Both are equivalent to `/` and have the same overloads; see
// JoiningPatterns.swift. `/?`, `.??`, and `&?` join with `maybe(_:)`.

/// Joins two paths, as `/` does.
infix operator /> : MultiplicationPrecedence

/// Joins two paths, as `/` does.
infix operator >/> : MultiplicationPrecedence

/// Joins a path and an optional path.
infix operator /? : MultiplicationPrecedence

/// Joins a path and an optional query.
infix operator .?? : MultiplicationPrecedence

/// Joins a query and an optional argument.
infix operator &? : MultiplicationPrecedence

// MARK: - />

/// Joins two paths that capture nothing.
public func /> <L: PatternState.PathPrefix>(
  lhs: RoutePattern<Void, L>, rhs: PathPattern<Void>
) -> PathPattern<Void> {
  lhs / rhs
}

/// Joins a path that captures nothing with one that captures values.
public func /> <A, L: PatternState.PathPrefix, R: PatternState.PathSuffix>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<A, R>
) -> RoutePattern<A, R> {
  lhs / rhs
}

/// Joins a path that captures values with one that captures nothing.
public func /> <A, L: PatternState.PathPrefix>(
  lhs: RoutePattern<A, L>, rhs: PathPattern<Void>
) -> PathPattern<A> {
  lhs / rhs
}

/// Joins two paths, and captures the values of both in one flat tuple.
public func /> <each A, each B, L: PatternState.PathPrefix, R: PatternState.PathSuffix>(
  lhs: RoutePattern<(repeat each A), L>, rhs: RoutePattern<(repeat each B), R>
) -> RoutePattern<(repeat each A, repeat each B), R> {
  lhs / rhs
}

/// Joins a path with a wildcard that matches one or more elements, up to the end.
public func /> <A>(
  lhs: PathPattern<A>, rhs: RoutePattern<Void, PatternState.AnyPath>
) -> RoutePattern<A, PatternState.AnyEnd> {
  lhs / rhs
}

/// Joins a path with a wildcard that matches one or more elements, up to where the next pattern matches.
@_disfavoredOverload
public func /> <A>(
  lhs: PathPattern<A>, rhs: RoutePattern<Void, PatternState.AnyPath>
) -> RoutePattern<A, PatternState.AnyStart> {
  lhs / rhs
}

/// Unavailable, because a path can't follow a query.
@available(
  *, unavailable, message: "a query comes last: write the whole path, then .? and the query"
)
public func /> <A, B, R: PatternState.Kind>(
  lhs: QueryPattern<A>, rhs: RoutePattern<B, R>
) -> QueryPattern<B> {
  fatalError()
}

/// Unavailable, because a wildcard at the end takes the rest of the path.
@available(
  *, unavailable,
  message: "the wildcard before it takes the rest of the path: only a query can follow, with .?"
)
public func /> <A, B, R: PatternState.Kind>(
  lhs: RoutePattern<A, PatternState.AnyEnd>, rhs: RoutePattern<B, R>
) -> RoutePattern<B, PatternState.AnyEnd> {
  fatalError()
}

// MARK: - >/>

/// Joins two paths that capture nothing.
public func >/> <L: PatternState.PathPrefix>(
  lhs: RoutePattern<Void, L>, rhs: PathPattern<Void>
) -> PathPattern<Void> {
  lhs / rhs
}

/// Joins a path that captures nothing with one that captures values.
public func >/> <A, L: PatternState.PathPrefix, R: PatternState.PathSuffix>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<A, R>
) -> RoutePattern<A, R> {
  lhs / rhs
}

/// Joins a path that captures values with one that captures nothing.
public func >/> <A, L: PatternState.PathPrefix>(
  lhs: RoutePattern<A, L>, rhs: PathPattern<Void>
) -> PathPattern<A> {
  lhs / rhs
}

/// Joins two paths, and captures the values of both in one flat tuple.
public func >/> <each A, each B, L: PatternState.PathPrefix, R: PatternState.PathSuffix>(
  lhs: RoutePattern<(repeat each A), L>, rhs: RoutePattern<(repeat each B), R>
) -> RoutePattern<(repeat each A, repeat each B), R> {
  lhs / rhs
}

/// Joins a path with a wildcard that matches one or more elements, up to the end.
public func >/> <A>(
  lhs: PathPattern<A>, rhs: RoutePattern<Void, PatternState.AnyPath>
) -> RoutePattern<A, PatternState.AnyEnd> {
  lhs / rhs
}

/// Joins a path with a wildcard that matches one or more elements, up to where the next pattern matches.
@_disfavoredOverload
public func >/> <A>(
  lhs: PathPattern<A>, rhs: RoutePattern<Void, PatternState.AnyPath>
) -> RoutePattern<A, PatternState.AnyStart> {
  lhs / rhs
}

/// Unavailable, because a path can't follow a query.
@available(
  *, unavailable, message: "a query comes last: write the whole path, then .? and the query"
)
public func >/> <A, B, R: PatternState.Kind>(
  lhs: QueryPattern<A>, rhs: RoutePattern<B, R>
) -> QueryPattern<B> {
  fatalError()
}

/// Unavailable, because a wildcard at the end takes the rest of the path.
@available(
  *, unavailable,
  message: "the wildcard before it takes the rest of the path: only a query can follow, with .?"
)
public func >/> <A, B, R: PatternState.Kind>(
  lhs: RoutePattern<A, PatternState.AnyEnd>, rhs: RoutePattern<B, R>
) -> RoutePattern<B, PatternState.AnyEnd> {
  fatalError()
}

// MARK: - Optional parts

/// Joins a path that captures nothing with an optional path that captures nothing.
///
/// ```swift
/// "recipes" /? "all"  // PathPattern<Void>: recipes/(all)
/// ```
public func /? (
  lhs: PathPattern<Void>, rhs: PathPattern<Void>
) -> PathPattern<Void> {
  lhs / maybe(rhs)
}

/// Joins a path that captures a value with an optional path that captures nothing.
///
/// ```swift
/// string /? lit("profile")  // PathPattern<String>: :string/(profile)
/// ```
public func /? <A>(
  lhs: PathPattern<A>, rhs: PathPattern<Void>
) -> PathPattern<A> {
  lhs / maybe(rhs)
}

/// Joins a path that captures nothing with an optional path, and captures nil if it's missing.
///
/// ```swift
/// "list" /? int  // PathPattern<Int?>: list/(:int)
/// ```
public func /? <A>(
  lhs: PathPattern<Void>, rhs: PathPattern<A>
) -> PathPattern<A?> {
  lhs / maybe(rhs)
}

/// Joins a path that captures values with an optional path, and captures nil if it's missing.
///
/// ```swift
/// string /? int  // PathPattern<(String, Int?)>: :string/(:int)
/// ```
public func /? <each A, B>(
  lhs: PathPattern<(repeat each A)>, rhs: PathPattern<B>
) -> PathPattern<(repeat each A, B?)> {
  lhs / maybe(rhs)
}

/// Joins a path that captures nothing with an optional argument, and captures nil if it's missing.
///
/// ```swift
/// "list" .?? int("page")  // QueryPattern<Int?>: list?(page=:int)
/// ```
public func .?? <A, L: PatternState.ClosedPath>(
  lhs: RoutePattern<Void, L>, rhs: QueryPattern<A>
) -> QueryPattern<A?> {
  lhs .? maybe(rhs)
}

/// Joins a path that captures values with an optional argument, and captures nil if it's missing.
///
/// ```swift
/// string .?? int("page")  // QueryPattern<(String, Int?)>: :string?(page=:int)
/// ```
public func .?? <each A, B, L: PatternState.ClosedPath>(
  lhs: RoutePattern<(repeat each A), L>, rhs: QueryPattern<B>
) -> QueryPattern<(repeat each A, B?)> {
  lhs .? maybe(rhs)
}

/// Joins an argument with an optional argument, and captures nil if it's missing.
///
/// ```swift
/// "list" .? int("page") &? string("sort")
/// // QueryPattern<(Int, String?)>: list?page=:int&(sort=:string)
/// ```
public func &? <each A, B>(
  lhs: QueryPattern<(repeat each A)>, rhs: QueryPattern<B>
) -> QueryPattern<(repeat each A, B?)> {
  lhs & maybe(rhs)
}
