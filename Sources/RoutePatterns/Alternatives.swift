import CommonParsers
import URLFormats

/// One of two values: what `|` captures.
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

/// The left pattern, or else the right one.
///
/// The right one is tried where the left one does not match, or what comes after does not.
///
/// ```swift
/// let profile = "users" / (string / "profile" | "me")  // RoutePattern<Either<String, Void>, Path>
/// profile.template  // "users/(:string/profile|me)"
/// ```
public func | <A, B, S: PatternState>(
  lhs: RoutePattern<A, S>, rhs: RoutePattern<B, S>
) -> RoutePattern<Either<A, B>, S> {
  RoutePattern(
    template: "(\(lhs.template)|\(rhs.template))", parser: either(lhs.parser, rhs.parser))
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

/// The left path, or else the right one; neither captures, and the left one is printed.
///
/// ```swift
/// let news = ("news" | "latest") / int  // RoutePattern<Int, Path>: (news|latest)/:int
/// news.print(7)?.path  // ["news", "7"]
/// ```
public func | (
  lhs: RoutePattern<Void, Path>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<Void, Path> {
  RoutePattern(
    template: "(\(lhs.template)|\(rhs.template))",
    parser: lhs.parser <|> rhs.parser)
}

/// A pattern that may be missing: nil then.
///
/// A part of the path is missing where it does not match. An argument is missing only where the query
/// does not have it: one that is there but cannot be converted does not match, as a link that says
/// `page=x` is not a link to the first page.
///
/// ```swift
/// let list = "list" / maybe(int)  // RoutePattern<Int?, Path>: list/(:int)
/// list.print(nil)?.path  // ["list"]
/// ```
public func maybe<P: OptionalPattern>(_ route: P) -> RoutePattern<P.OptionalValue, P.State> {
  route.optional()
}

/// A pattern that may be missing: any pattern; see ``maybe(_:)-(P)``.
///
/// The optional value is an associated type, because the compiler joins `RoutePattern<P.OptionalValue, S>`
/// with others where it gives up on `RoutePattern<A?, S>`.
public protocol OptionalPattern<OptionalValue, State> {
  /// What is captured of the pattern where it may be missing.
  associatedtype OptionalValue

  /// The state of the pattern.
  associatedtype State: PatternState

  /// The pattern where it matches, and nil where it is missing.
  func optional() -> RoutePattern<OptionalValue, State>
}

extension RoutePattern: OptionalPattern {
  /// The pattern where it matches, and nil where it is missing; see ``maybe(_:)-(P)``.
  ///
  /// ```swift
  /// ("list" / int.optional()).template  // "list/(:int)"
  /// ```
  public func optional() -> RoutePattern<A?, S> {
    RoutePattern<A?, S>(template: "(\(template))", parser: parser.optionalPart())
  }
}

/// A path that may be missing; it is printed.
///
/// ```swift
/// let users = maybe("v1") / "users"  // RoutePattern<Void, Path>: (v1)/users
/// users.print(())?.path  // ["v1", "users"]
/// ```
public func maybe(_ route: RoutePattern<Void, Path>) -> RoutePattern<Void, Path> {
  RoutePattern(template: "(\(route.template))", parser: route.parser.optionalPart())
}

/// Two paths, of which the right one may be missing; neither captures.
///
/// ```swift
/// "recipes" /? "all"  // RoutePattern<Void, Path>: recipes/(all)
/// ```
public func /? (
  lhs: RoutePattern<Void, Path>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<Void, Path> {
  lhs / maybe(rhs)
}

/// Two paths, of which the right one may be missing.
///
/// ```swift
/// string /? lit("profile")  // RoutePattern<String, Path>: :string/(profile)
/// ```
public func /? <A>(
  lhs: RoutePattern<A, Path>, rhs: RoutePattern<Void, Path>
) -> RoutePattern<A, Path> {
  lhs / maybe(rhs)
}

/// Two paths, of which the right one may be missing: nil then.
///
/// ```swift
/// "list" /? int  // RoutePattern<Int?, Path>: list/(:int)
/// ```
public func /? <A>(
  lhs: RoutePattern<Void, Path>, rhs: RoutePattern<A, Path>
) -> RoutePattern<A?, Path> {
  lhs / maybe(rhs)
}

/// Two paths, of which the right one may be missing: nil then.
///
/// ```swift
/// string /? int  // RoutePattern<(String, Int?), Path>: :string/(:int)
/// ```
public func /? <each A, B>(
  lhs: RoutePattern<(repeat each A), Path>, rhs: RoutePattern<B, Path>
) -> RoutePattern<(repeat each A, B?), Path> {
  lhs / maybe(rhs)
}

/// A path and a query that may be missing: nil then.
///
/// ```swift
/// "list" .?? int("page")  // RoutePattern<Int?, Query>: list?(page=:int)
/// ```
public func .?? <A, L: ClosedPathPatternState>(
  lhs: RoutePattern<Void, L>, rhs: RoutePattern<A, Query>
) -> RoutePattern<A?, Query> {
  lhs .? maybe(rhs)
}

/// A path and a query that may be missing: nil then.
///
/// ```swift
/// string .?? int("page")  // RoutePattern<(String, Int?), Query>: :string?(page=:int)
/// ```
public func .?? <each A, B, L: ClosedPathPatternState>(
  lhs: RoutePattern<(repeat each A), L>, rhs: RoutePattern<B, Query>
) -> RoutePattern<(repeat each A, B?), Query> {
  lhs .? maybe(rhs)
}

/// Two arguments of a query, of which the right one may be missing: nil then.
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
