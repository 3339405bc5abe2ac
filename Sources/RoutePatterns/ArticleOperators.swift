// The articles that this module comes from join paths with `/>` and `>/>`, because their compiler
// could not tell one operator's overloads apart. Both are spellings of `/`, each with the overloads that
// `/` has; see Joining.swift.

/// Joins two paths; another spelling of `/`.
infix operator /> : MultiplicationPrecedence

/// Joins two paths; another spelling of `/`.
infix operator >/> : MultiplicationPrecedence

// MARK: - />

/// Joins two paths, neither of which captures a value.
public func /> <L: PathPrefixState>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<Void, Path> {
  lhs / rhs
}

/// Joins two paths, of which the right one captures values.
public func /> <A, L: PathPrefixState, R: PathSuffixState>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<A, R>
) -> RoutePattern<A, R> {
  lhs / rhs
}

/// Joins two paths, of which the left one captures values.
public func /> <A, L: PathPrefixState>(
  lhs: RoutePattern<A, L>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<A, Path> {
  lhs / rhs
}

/// Joins two paths, and captures the values of both in one flat tuple.
public func /> <each A, each B, L: PathPrefixState, R: PathSuffixState>(
  lhs: RoutePattern<(repeat each A), L>, rhs: RoutePattern<(repeat each B), R>
) -> RoutePattern<(repeat each A, repeat each B), R> {
  lhs / rhs
}

/// Joins a path with a wildcard that takes one element or more, up to the end.
public func /> <A>(
  lhs: RoutePattern<A, Path>, rhs: RoutePattern<Void, AnyPath>
) -> RoutePattern<A, AnyEnd> {
  lhs / rhs
}

/// Joins a path with a wildcard that takes one element or more, up to where the next pattern matches.
@_disfavoredOverload
public func /> <A>(
  lhs: RoutePattern<A, Path>, rhs: RoutePattern<Void, AnyPath>
) -> RoutePattern<A, AnyStart> {
  lhs / rhs
}

/// Refused: a path does not follow a query.
@available(
  *, unavailable, message: "a query comes last: write the whole path, then .? and the query"
)
public func /> <A, B, R: PatternState>(
  lhs: RoutePattern<A, Query>, rhs: RoutePattern<B, R>
) -> RoutePattern<B, Query> {
  fatalError()
}

/// Refused: a wildcard at the end takes all there is.
@available(
  *, unavailable,
  message: "the wildcard before it takes the rest of the path: only a query can follow, with .?"
)
public func /> <A, B, R: PatternState>(
  lhs: RoutePattern<A, AnyEnd>, rhs: RoutePattern<B, R>
) -> RoutePattern<B, AnyEnd> {
  fatalError()
}

// MARK: - >/>

/// Joins two paths, neither of which captures a value.
public func >/> <L: PathPrefixState>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<Void, Path> {
  lhs / rhs
}

/// Joins two paths, of which the right one captures values.
public func >/> <A, L: PathPrefixState, R: PathSuffixState>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<A, R>
) -> RoutePattern<A, R> {
  lhs / rhs
}

/// Joins two paths, of which the left one captures values.
public func >/> <A, L: PathPrefixState>(
  lhs: RoutePattern<A, L>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<A, Path> {
  lhs / rhs
}

/// Joins two paths, and captures the values of both in one flat tuple.
public func >/> <each A, each B, L: PathPrefixState, R: PathSuffixState>(
  lhs: RoutePattern<(repeat each A), L>, rhs: RoutePattern<(repeat each B), R>
) -> RoutePattern<(repeat each A, repeat each B), R> {
  lhs / rhs
}

/// Joins a path with a wildcard that takes one element or more, up to the end.
public func >/> <A>(
  lhs: RoutePattern<A, Path>, rhs: RoutePattern<Void, AnyPath>
) -> RoutePattern<A, AnyEnd> {
  lhs / rhs
}

/// Joins a path with a wildcard that takes one element or more, up to where the next pattern matches.
@_disfavoredOverload
public func >/> <A>(
  lhs: RoutePattern<A, Path>, rhs: RoutePattern<Void, AnyPath>
) -> RoutePattern<A, AnyStart> {
  lhs / rhs
}

/// Refused: a path does not follow a query.
@available(
  *, unavailable, message: "a query comes last: write the whole path, then .? and the query"
)
public func >/> <A, B, R: PatternState>(
  lhs: RoutePattern<A, Query>, rhs: RoutePattern<B, R>
) -> RoutePattern<B, Query> {
  fatalError()
}

/// Refused: a wildcard at the end takes all there is.
@available(
  *, unavailable,
  message: "the wildcard before it takes the rest of the path: only a query can follow, with .?"
)
public func >/> <A, B, R: PatternState>(
  lhs: RoutePattern<A, AnyEnd>, rhs: RoutePattern<B, R>
) -> RoutePattern<B, AnyEnd> {
  fatalError()
}
