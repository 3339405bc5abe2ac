// These declarations let the compiler explain why a pattern is invalid. It considers unavailable overloads
// only if no other overload fits, so they don't slow down checking valid patterns. `.ci/refused` checks the
// messages.

// MARK: - A path after a query

/// Unavailable, because a path can't follow a query.
@available(
  *, unavailable, message: "a query comes last: write the whole path, then .? and the query"
)
public func / <A, B, R: PatternState>(
  lhs: RoutePattern<A, Query>, rhs: RoutePattern<B, R>
) -> RoutePattern<B, Query> {
  fatalError()
}

/// Unavailable, because `.?` joins a path with a query.
@available(*, unavailable, message: "an argument is joined to a path with .? and to a query with &")
public func / <A, B, L: PathPrefixState>(
  lhs: RoutePattern<A, L>, rhs: RoutePattern<B, Query>
) -> RoutePattern<B, Query> {
  fatalError()
}

/// Unavailable, because a pattern can have only one `.?`.
@available(*, unavailable, message: "a pattern has only one .?: join further arguments with &")
public func .? <A, B>(
  lhs: RoutePattern<A, Query>, rhs: RoutePattern<B, Query>
) -> RoutePattern<B, Query> {
  fatalError()
}

/// Unavailable, because nothing can follow a router's route.
@available(*, unavailable, message: "a router's route is complete: nothing can follow it")
public func / <A, B, R: PatternState>(
  lhs: RoutePattern<A, Table>, rhs: RoutePattern<B, R>
) -> RoutePattern<B, Table> {
  fatalError()
}

// MARK: - Something after a closing wildcard

/// Unavailable, because a wildcard at the end takes the rest of the path.
@available(
  *, unavailable,
  message: "the wildcard before it takes the rest of the path: only a query can follow, with .?"
)
public func / <A, B, R: PatternState>(
  lhs: RoutePattern<A, AnyEnd>, rhs: RoutePattern<B, R>
) -> RoutePattern<B, AnyEnd> {
  fatalError()
}

/// Unavailable, because one wildcard already matches any number of elements.
@available(
  *, unavailable, message: "one wildcard matches any number of elements: remove the other"
)
public func / (
  lhs: RoutePattern<Void, AnyPath>, rhs: RoutePattern<Void, AnyPath>
) -> RoutePattern<Void, AnyEnd> {
  fatalError()
}

// MARK: - An open pattern

/// Unavailable, because the pattern needs a path after its wildcard.
@available(
  *, unavailable, message: "the pattern ends in a wildcard that needs a path after it"
)
public func .? <A, B>(
  lhs: RoutePattern<A, AnyStart>, rhs: RoutePattern<B, Query>
) -> RoutePattern<B, Query> {
  fatalError()
}

extension Router {
  /// Unavailable, because the pattern needs a path after its wildcard.
  @available(
    *, unavailable, message: "the pattern ends in a wildcard that needs a path after it"
  )
  public func add<A>(_ route: U, route pattern: RoutePattern<A, AnyStart>) {
    fatalError()
  }

  /// Unavailable, because the pattern needs a path after its wildcard.
  @available(
    *, unavailable, message: "the pattern ends in a wildcard that needs a path after it"
  )
  public func add<A>(_ constructor: (A) -> U, route pattern: RoutePattern<A, AnyStart>) {
    fatalError()
  }
}

// MARK: - Other values than those of the case

extension Router {
  /// Unavailable, because the pattern captures other values than the case has.
  @available(
    *, unavailable, message: "the pattern does not capture the values of the case, in order"
  )
  @_disfavoredOverload
  public func add<A, B, S: PatternState>(
    _ constructor: @escaping @Sendable (A) -> U, route pattern: RoutePattern<B, S>
  ) {
    fatalError()
  }

  /// Unavailable, because the pattern captures other values than the case has.
  @available(
    *, unavailable, message: "the pattern does not capture the values of the case, in order"
  )
  @_disfavoredOverload
  public func add<each A, B, S: PatternState>(
    _ constructor: @escaping @Sendable (repeat each A) -> U, route pattern: RoutePattern<B, S>
  ) {
    fatalError()
  }
}
