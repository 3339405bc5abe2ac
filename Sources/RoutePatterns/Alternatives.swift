import CommonParsers
import URLFormats

/// One of two values, which is what `|` captures.
///
/// ```swift
/// let profile = "users" / (int | string)
/// profile.parse((path: ["users", "7"], query: [:]))?.match     // .left(7)
/// profile.parse((path: ["users", "john"], query: [:]))?.match  // .right("john")
/// ```
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

/// Matches the left pattern or else the right one.
///
/// The right one is tried if the left one does not match, or if what comes after it does not.
///
/// ```swift
/// let profile = "users" / (string / "profile" | "me")  // RoutePattern<Either<String, Void>, Path>
/// profile.template  // "users/(:string/profile|me)"
/// ```
public func | <A, B, S: PatternState>(
  lhs: RoutePattern<A, S>, rhs: RoutePattern<B, S>
) -> RoutePattern<Either<A, B>, S> {
  RoutePattern(parser: either(lhs.parser, rhs.parser))
}

/// The left parser, or else the right one.
func either<A, B>(
  _ lhs: Parser<URLParts, A>, _ rhs: Parser<URLParts, B>
) -> Parser<URLParts, Either<A, B>> {
  let left = PartialIso<A, Either<A, B>>(
    domain: .all,
    apply: { .left($0) },
    unapply: { if case .left(let value) = $0 { value } else { nil } })
  let right = PartialIso<B, Either<A, B>>(
    domain: .all,
    apply: { .right($0) },
    unapply: { if case .right(let value) = $0 { value } else { nil } })
  return left <¢> lhs <|> right <¢> rhs
}

/// Matches the left path or else the right one; neither captures a value, and the left one is printed.
///
/// ```swift
/// let news = ("news" | "latest") / int  // RoutePattern<Int, Path>: (news|latest)/:int
/// news.print(7)?.path                   // ["news", "7"]
/// ```
public func | (
  lhs: RoutePattern<Void, Path>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<Void, Path> {
  RoutePattern(parser: lhs.parser <|> rhs.parser)
}

/// Makes a pattern that may be missing, and that captures nil then.
///
/// A part of the path is missing if it does not match. An argument of the query is missing only if the
/// query does not have it: an argument that is there but cannot be converted does not match, since a
/// link that says `page=x` is not a link to the first page.
///
/// ```swift
/// let list = "list" / maybe(int)  // RoutePattern<Int?, Path>: list/(:int)
/// list.print(nil)?.path           // ["list"]
/// ```
public func maybe<P: OptionalPattern>(_ route: P) -> RoutePattern<P.OptionalValue, P.State> {
  route.optional()
}

/// A pattern that ``maybe(_:)-(P)`` can make optional, which is any ``RoutePattern``.
///
/// The type of the optional value is an associated type because the compiler can join
/// `RoutePattern<P.OptionalValue, S>` with other patterns, but gives up on `RoutePattern<A?, S>`.
public protocol OptionalPattern<OptionalValue, State> {
  /// The type of what is captured if the pattern may be missing.
  associatedtype OptionalValue

  /// The state of the pattern.
  associatedtype State: PatternState

  /// Makes the pattern optional: it captures nil if it is missing.
  func optional() -> RoutePattern<OptionalValue, State>
}

extension RoutePattern: OptionalPattern {
  /// Makes the pattern optional, as ``maybe(_:)-(P)`` does.
  public func optional() -> RoutePattern<A?, S> {
    RoutePattern<A?, S>(parser: parser.optionalPart())
  }
}

/// Makes a path without values that may be missing, and that is printed.
///
/// ```swift
/// let users = maybe("v1") / "users"  // RoutePattern<Void, Path>: (v1)/users
/// users.print(())?.path              // ["v1", "users"]
/// ```
public func maybe(_ route: RoutePattern<Void, Path>) -> RoutePattern<Void, Path> {
  RoutePattern(parser: route.parser.optionalPart())
}

/// Joins two paths, of which the right one may be missing; neither captures a value.
///
/// ```swift
/// "recipes" /? "all"  // RoutePattern<Void, Path>: recipes/(all)
/// ```
public func /? (
  lhs: RoutePattern<Void, Path>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<Void, Path> {
  lhs / maybe(rhs)
}

/// Joins a path that captures a value with one that does not and may be missing.
///
/// ```swift
/// string /? lit("profile")  // RoutePattern<String, Path>: :string/(profile)
/// ```
public func /? <A>(
  lhs: RoutePattern<A, Path>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<A, Path> {
  lhs / maybe(rhs)
}

/// Joins two paths, of which the right one may be missing, and captures nil if it is.
///
/// ```swift
/// "list" /? int  // RoutePattern<Int?, Path>: list/(:int)
/// ```
public func /? <A>(
  lhs: RoutePattern<Void, Path>, rhs: RoutePattern<A, Path>
) -> RoutePattern<A?, Path> {
  lhs / maybe(rhs)
}

/// Joins two paths, of which the right one may be missing, and captures nil if it is.
///
/// ```swift
/// string /? int  // RoutePattern<(String, Int?), Path>: :string/(:int)
/// ```
public func /? <each A, B>(
  lhs: RoutePattern<(repeat each A), Path>, rhs: RoutePattern<B, Path>
) -> RoutePattern<(repeat each A, B?), Path> {
  lhs / maybe(rhs)
}

/// Joins a path with an argument that may be missing, and captures nil if it is.
///
/// ```swift
/// "list" .?? int("page")  // RoutePattern<Int?, Query>: list?(page=:int)
/// ```
public func .?? <A, L: ClosedPathPatternState>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<A, Query>
) -> RoutePattern<A?, Query> {
  lhs .? maybe(rhs)
}

/// Joins a path with an argument that may be missing, and captures nil if it is.
///
/// ```swift
/// string .?? int("page")  // RoutePattern<(String, Int?), Query>: :string?(page=:int)
/// ```
public func .?? <each A, B, L: ClosedPathPatternState>(
  lhs: RoutePattern<(repeat each A), L>, rhs: RoutePattern<B, Query>
) -> RoutePattern<(repeat each A, B?), Query> {
  lhs .? maybe(rhs)
}

/// Joins two arguments, of which the right one may be missing, and captures nil if it is.
///
/// ```swift
/// "list" .? int("page") &? string("sort")
/// // RoutePattern<(Int, String?), Query>: list?page=:int&(sort=:string)
/// ```
public func &? <each A, B>(
  lhs: RoutePattern<(repeat each A), Query>, rhs: RoutePattern<B, Query>
) -> RoutePattern<(repeat each A, B?), Query> {
  lhs & maybe(rhs)
}
