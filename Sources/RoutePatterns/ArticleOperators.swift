// The articles that this module comes from join paths with `/>` and `>/>`, because their compiler
// could not tell one operator's overloads apart. Both are spellings of `/`, each with the overloads that
// `/` has; see Joining.swift.

/// Joins two paths; another spelling of `/`.
infix operator /> : MultiplicationPrecedence

/// Joins two paths; another spelling of `/`.
infix operator >/> : MultiplicationPrecedence

// MARK: - />

/// Two paths in order, neither of which captures: `"users" /> lit("me")`.
public func /> <L: PathPrefixState>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<Void, Path> {
  lhs / rhs
}

/// Two paths in order, with what the right one captures: `"users" /> string`.
public func /> <A, L: PathPrefixState>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<A, Path>
) -> RoutePattern<A, Path> {
  lhs / rhs
}

/// Two paths in order, with what the left one captures: `string /> "tweets"`.
public func /> <A, L: PathPrefixState>(
  lhs: RoutePattern<A, L>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<A, Path> {
  lhs / rhs
}

/// Two paths in order, with what both capture in one flat tuple: `string /> "tweets" /> int`.
public func /> <each A, each B, L: PathPrefixState>(
  lhs: RoutePattern<(repeat each A), L>, rhs: RoutePattern<(repeat each B), Path>
) -> RoutePattern<(repeat each A, repeat each B), Path> {
  lhs / rhs
}

/// A path, and then any elements, at least one, to the end: `"files" /> any`.
public func /> <A>(
  lhs: RoutePattern<A, Path>, rhs: RoutePattern<Void, AnyPath>
) -> RoutePattern<A, AnyEnd> {
  lhs / rhs
}

/// A path, and then any elements, at least one, up to what comes next: `int /> any /> string`.
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

/// Two paths in order, neither of which captures: `"users" >/> lit("me")`.
public func >/> <L: PathPrefixState>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<Void, Path> {
  lhs / rhs
}

/// Two paths in order, with what the right one captures: `"users" >/> string`.
public func >/> <A, L: PathPrefixState>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<A, Path>
) -> RoutePattern<A, Path> {
  lhs / rhs
}

/// Two paths in order, with what the left one captures: `string >/> "tweets"`.
public func >/> <A, L: PathPrefixState>(
  lhs: RoutePattern<A, L>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<A, Path> {
  lhs / rhs
}

/// Two paths in order, with what both capture in one flat tuple: `string >/> "tweets" >/> int`.
public func >/> <each A, each B, L: PathPrefixState>(
  lhs: RoutePattern<(repeat each A), L>, rhs: RoutePattern<(repeat each B), Path>
) -> RoutePattern<(repeat each A, repeat each B), Path> {
  lhs / rhs
}

/// A path, and then any elements, at least one, to the end: `"files" >/> any`.
public func >/> <A>(
  lhs: RoutePattern<A, Path>, rhs: RoutePattern<Void, AnyPath>
) -> RoutePattern<A, AnyEnd> {
  lhs / rhs
}

/// A path, and then any elements, at least one, up to what comes next: `int >/> any >/> string`.
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
