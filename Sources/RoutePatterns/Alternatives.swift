import CommonParsers

/// One of two values.
public enum Either<A, B> {
  /// The value of the left pattern.
  case left(A)
  /// The value of the right pattern.
  case right(B)
}

extension Either: Equatable where A: Equatable, B: Equatable {}
extension Either: Hashable where A: Hashable, B: Hashable {}
extension Either: Sendable where A: Sendable, B: Sendable {}

/// Joins a path and an optional path.
infix operator /? : MultiplicationPrecedence

/// Joins a path and an optional query.
infix operator .?? : MultiplicationPrecedence

/// Joins a query and an optional argument.
infix operator &? : MultiplicationPrecedence

/// The left pattern, or else the right one.
///
/// ```swift
/// let profile = "users" / (string / "profile" | "me")  // RoutePattern<Either<String, Void>, Path>
/// profile.template  // "users/(:string/profile|me)"
/// ```
public func | <A, B, S: PatternState>(
  lhs: RoutePattern<A, S>, rhs: RoutePattern<B, S>
) -> RoutePattern<Either<A, B>, S> {
  let left = PartialIso<A, Either<A, B>>(
    domain: .all,
    apply: { .left($0) },
    unapply: { if case .left(let value) = $0 { value } else { nil } })
  let right = PartialIso<B, Either<A, B>>(
    domain: .all,
    apply: { .right($0) },
    unapply: { if case .right(let value) = $0 { value } else { nil } })
  return RoutePattern(
    template: "(\(lhs.template)|\(rhs.template))",
    parser: left <¢> lhs.parser <|> right <¢> rhs.parser)
}

/// The left path, or else the right one; neither captures, and the left one is printed.
public func | (
  lhs: RoutePattern<Void, Path>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<Void, Path> {
  RoutePattern(
    template: "(\(lhs.template)|\(rhs.template))",
    parser: lhs.parser <|> rhs.parser)
}

/// A pattern that may be missing: nil then.
public func maybe<A, S: PatternState>(_ route: RoutePattern<A, S>) -> RoutePattern<A?, S> {
  RoutePattern(template: "(\(route.template))", parser: route.parser.optional())
}

/// A path that may be missing; it is printed.
public func maybe(_ route: RoutePattern<Void, Path>) -> RoutePattern<Void, Path> {
  RoutePattern(template: "(\(route.template))", parser: route.parser.optional())
}

/// Two paths, of which the right one may be missing; neither captures.
public func /? (
  lhs: RoutePattern<Void, Path>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<Void, Path> {
  lhs / maybe(rhs)
}

/// Two paths, of which the right one may be missing.
public func /? <A>(
  lhs: RoutePattern<A, Path>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<A, Path> {
  lhs / maybe(rhs)
}

/// Two paths, of which the right one may be missing: nil then.
public func /? <A>(
  lhs: RoutePattern<Void, Path>, rhs: RoutePattern<A, Path>
) -> RoutePattern<A?, Path> {
  lhs / maybe(rhs)
}

/// Two paths, of which the right one may be missing: nil then.
public func /? <each A, B>(
  lhs: RoutePattern<(repeat each A), Path>, rhs: RoutePattern<B, Path>
) -> RoutePattern<(repeat each A, B?), Path> {
  lhs / maybe(rhs)
}

/// A path and a query that may be missing: nil then.
public func .?? <A, L: ClosedPathPatternState>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<A, Query>
) -> RoutePattern<A?, Query> {
  lhs .? maybe(rhs)
}

/// A path and a query that may be missing: nil then.
public func .?? <each A, B, L: ClosedPathPatternState>(
  lhs: RoutePattern<(repeat each A), L>, rhs: RoutePattern<B, Query>
) -> RoutePattern<(repeat each A, B?), Query> {
  lhs .? maybe(rhs)
}

/// Two arguments of a query, of which the right one may be missing: nil then.
public func &? <each A, B>(
  lhs: RoutePattern<(repeat each A), Query>, rhs: RoutePattern<B, Query>
) -> RoutePattern<(repeat each A, B?), Query> {
  lhs & maybe(rhs)
}
