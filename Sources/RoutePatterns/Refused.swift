// These declarations let the compiler explain why a pattern is invalid. It considers unavailable
// overloads only if no other overload fits, so they don't slow down checking valid patterns.
// `.ci/surface` checks the messages.

// MARK: - A path after a query

/// Unavailable, because a path can't follow a query.
@available(
  *, unavailable, message: "a query comes last: write the whole path, then .? and the query"
)
public func / <A, B, R: PatternState.Kind>(
  lhs: QueryPattern<A>, rhs: RoutePattern<B, R>
) -> QueryPattern<B> { fatalError() }

/// Unavailable, because `.?` joins a path with a query.
@available(*, unavailable, message: "an argument is joined to a path with .? and to a query with &")
public func / <A, B>(
  lhs: PathPattern<A>, rhs: QueryPattern<B>
) -> QueryPattern<B> { fatalError() }

/// Unavailable, because `&` joins arguments.
@available(*, unavailable, message: "an argument is joined to a path with .? and to a query with &")
public func & <A, B>(
  lhs: PathPattern<A>, rhs: QueryPattern<B>
) -> QueryPattern<B> { fatalError() }

/// Unavailable, because a pattern can have only one `.?`.
@available(*, unavailable, message: "a pattern has only one .?: join further arguments with &")
public func .? <A, B>(
  lhs: QueryPattern<A>, rhs: QueryPattern<B>
) -> QueryPattern<B> { fatalError() }

/// Unavailable, because optional parts have operators of their own.
@available(*, unavailable, message: "an optional part is joined with /?, .??, or &?")
public func ?? <A, B, S: PatternState.Kind, R: PatternState.Kind>(
  lhs: RoutePattern<A, S>, rhs: RoutePattern<B, R>
) -> RoutePattern<B, R> { fatalError() }

/// Unavailable, because an argument has a name.
@available(*, unavailable, message: "an argument has a name and a type: write .? string(\"q\")")
public func .? <A, B>(
  lhs: PathPattern<A>, rhs: PathPattern<B>
) -> QueryPattern<B> { fatalError() }

/// Unavailable, because a parameter gets its name when it's an argument.
@available(*, unavailable, message: "write the name behind the parameter: param(.url)(\"next\")")
public func param<A>(_ name: String, _ iso: PartialIso<String, A>) -> QueryPattern<A> {
  fatalError()
}

// MARK: - A pattern in a format

/// Unavailable, because the constants of this module are patterns.
@available(
  *, unavailable,
  message:
    "write import URLFormats, too, so that root, rest, any, anything, and otherArguments can be formats"
)
public func </> <A, B, S: PatternState.Kind>(
  lhs: URLFormat<A>, rhs: RoutePattern<B, S>
) -> URLFormat<B> { fatalError() }

/// Unavailable, because the constants of this module are patterns.
@available(
  *, unavailable,
  message:
    "write import URLFormats, too, so that root, rest, any, anything, and otherArguments can be formats"
)
public func </> <A, B, S: PatternState.Kind>(
  lhs: RoutePattern<A, S>, rhs: URLFormat<B>
) -> URLFormat<B> { fatalError() }

// MARK: - A case with other values

extension Router {
  /// Unavailable, because the pattern captures other values than the case has.
  @available(
    *, unavailable,
    message:
      "the pattern does not capture the values of the case, in order: assign it to a constant, whose type shows what it captures"
  )
  @_disfavoredOverload
  public func add<A, S: PatternState.Kind>(
    _ route: U, route pattern: @autoclosure () -> RoutePattern<A, S>
  ) { fatalError() }

  /// Unavailable, because the pattern captures other values than the case has.
  @available(
    *, unavailable,
    message:
      "the pattern does not capture the values of the case, in order: assign it to a constant, whose type shows what it captures"
  )
  @_disfavoredOverload
  public func add<A, B, S: PatternState.Kind>(
    _ constructor: @escaping @Sendable (A) -> U,
    route pattern: @autoclosure () -> RoutePattern<B, S>
  ) { fatalError() }
}
