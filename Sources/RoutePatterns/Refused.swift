// What makes no sense, spelled out so that the compiler can say why. An overload that is unavailable is
// looked at only when nothing else fits, so correct patterns are checked as fast without them as with
// them. `.ci/refused` holds the compiler to the words.

// MARK: - A path after a query

/// Refused: a path does not follow a query.
@available(
  *, unavailable, message: "a query comes last: write the whole path, then .? and the query"
)
public func / <A, B, R: PatternState>(
  lhs: RoutePattern<A, Query>, rhs: RoutePattern<B, R>
) -> RoutePattern<B, Query> {
  fatalError()
}

/// Refused: a query is joined to a path with `.?`.
@available(*, unavailable, message: "an argument is joined to a path with .? and to a query with &")
public func / <A, B, L: PathPrefixState>(
  lhs: RoutePattern<A, L>, rhs: RoutePattern<B, Query>
) -> RoutePattern<B, Query> {
  fatalError()
}

/// Refused: there is one `.?` in a pattern.
@available(*, unavailable, message: "a pattern has one .? only: join further arguments with &")
public func .? <A, B>(
  lhs: RoutePattern<A, Query>, rhs: RoutePattern<B, Query>
) -> RoutePattern<B, Query> {
  fatalError()
}

/// Refused: a router's route is all there is.
@available(*, unavailable, message: "a router's route is whole: nothing follows it")
public func / <A, B, R: PatternState>(
  lhs: RoutePattern<A, Table>, rhs: RoutePattern<B, R>
) -> RoutePattern<B, Table> {
  fatalError()
}

// MARK: - Something after a closing wildcard

/// Refused: a wildcard at the end takes all there is.
@available(
  *, unavailable,
  message: "the wildcard before it takes the rest of the path: only a query can follow, with .?"
)
public func / <A, B, R: PatternState>(
  lhs: RoutePattern<A, AnyEnd>, rhs: RoutePattern<B, R>
) -> RoutePattern<B, AnyEnd> {
  fatalError()
}

/// Refused: one wildcard takes all that two would.
@available(
  *, unavailable, message: "one wildcard takes any number of elements: leave out the other"
)
public func / (
  lhs: RoutePattern<Void, AnyPath>, rhs: RoutePattern<Void, AnyPath>
) -> RoutePattern<Void, AnyEnd> {
  fatalError()
}

// MARK: - An open pattern

/// Refused: the pattern waits for more.
@available(
  *, unavailable, message: "the pattern ends in a wildcard that waits for a path after it"
)
public func .? <A, B>(
  lhs: RoutePattern<A, AnyStart>, rhs: RoutePattern<B, Query>
) -> RoutePattern<B, Query> {
  fatalError()
}

extension Router {
  /// Refused: the pattern waits for more.
  @available(
    *, unavailable, message: "the pattern ends in a wildcard that waits for a path after it"
  )
  public func add<A>(_ route: U, route pattern: RoutePattern<A, AnyStart>) {
    fatalError()
  }

  /// Refused: the pattern waits for more.
  @available(
    *, unavailable, message: "the pattern ends in a wildcard that waits for a path after it"
  )
  public func add<A>(_ constructor: (A) -> U, route pattern: RoutePattern<A, AnyStart>) {
    fatalError()
  }
}
