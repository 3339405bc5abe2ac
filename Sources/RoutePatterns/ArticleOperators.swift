// The articles behind this module join paths with `/>` and `>/>`, because the compiler of their time couldn't
// tell the overloads of a single operator apart. Both are equivalent to `/` and have the same overloads; see
// Joining.swift.

/// Joins two paths, as `/` does.
infix operator /> : MultiplicationPrecedence

/// Joins two paths, as `/` does.
infix operator >/> : MultiplicationPrecedence

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
