/// One of two values, captured by `|`.
///
/// ```swift
/// let profile = "users" / (int | string)
/// profile.match(URL(string: "/users/7")!)     // .left(7)
/// profile.match(URL(string: "/users/john")!)  // .right("john")
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

/// Matches the left pattern, or else the right one.
///
/// The right one is tried if the left one doesn't match, or if the patterns after it don't.
///
/// ```swift
/// let profile = "users" / (string / "profile" | "me")
/// // PathPattern<Either<String, Void>>
/// profile.template  // "users/(:string/profile|me)"
/// ```
public func | <A, B, S: PatternState.Kind>(
  lhs: RoutePattern<A, S>, rhs: RoutePattern<B, S>
) -> RoutePattern<Either<A, B>, S> {
  let left = PartialIso<A, Either<A, B>>(
    apply: { .left($0) },
    unapply: { if case .left(let value) = $0 { value } else { nil } })
  let right = PartialIso<B, Either<A, B>>(
    apply: { .right($0) },
    unapply: { if case .right(let value) = $0 { value } else { nil } })
  return RoutePattern(
    left <¢> lhs.parser <|> right <¢> rhs.parser,
    conversion: either(lhs.conversion { $0.map(left) }, rhs.conversion { $0.map(right) }))
}

/// Matches the left path, or else the right one, and prints the left one.
///
/// ```swift
/// let news = ("news" | "latest") / int
/// // PathPattern<Int>: (news|latest)/:int
/// news.print(7)?.path  // ["news", "7"]
/// ```
public func | (lhs: PathPattern<Void>, rhs: PathPattern<Void>) -> PathPattern<Void> {
  RoutePattern(lhs.parser <|> rhs.parser, conversion: either(lhs.conversion, rhs.conversion))
}

/// Returns a conversion that tries one, and then another.
private func either<A>(
  _ one: MakeConversion<A>?, _ other: MakeConversion<A>?
) -> MakeConversion<A>? {
  guard let one, let other else { return nil }
  return {
    let (one, other) = (one(), other())
    return PartialIso(
      textPattern: .oneOf([one.textPattern, other.textPattern]),
      apply: { one.apply($0) ?? other.apply($0) },
      unapply: { one.unapply($0) ?? other.unapply($0) })
  }
}

/// Returns a pattern that captures nil if `route` is missing.
///
/// A part of the path is missing if it doesn't match. An argument of the query is missing only if
/// the query doesn't contain it: one that can't be converted doesn't match, so `page=x` isn't
/// silently treated as page 1.
///
/// ```swift
/// let list = "list" / maybe(int)  // PathPattern<Int?>: list/(:int)
/// list.print(nil)?.path           // ["list"]
/// ```
///
/// A URL can't leave out its host, so an optional ``subdomain(_:of:file:line:)`` stops the program.
public func maybe<A, S: PatternState.Kind>(_ route: RoutePattern<A, S>) -> RoutePattern<A?, S> {
  RoutePattern(
    URLFormat(parser: optional(route)).optional(),
    conversion: route.conversion { $0.map(PartialIso(apply: { .some($0) }, unapply: { $0 })) })
}

/// Returns a pattern that also matches if `route` is missing, but always prints it.
///
/// ```swift
/// let users = maybe("v1") / "users"  // PathPattern<Void>: (v1)/users
/// users.print(())?.path              // ["v1", "users"]
/// ```
public func maybe(_ route: PathPattern<Void>) -> PathPattern<Void> {
  RoutePattern(URLFormat(parser: optional(route)).optional(), conversion: route.conversion)
}

/// Returns the parser of a part that can be missing, or stops the program if that's a host.
private func optional<A, S>(_ route: RoutePattern<A, S>) -> Parser<URLParts, A> {
  // If `maybe` had parameters for the caller's line, Swift would infer other types.
  let roles = route.parser.grammar.pieces.compactMap(\.role)
  if roles.contains(where: \.isMissingWithAddress) {
    fatalError(
      "maybe(\(route)): a URL can't leave out its host: write another row, without the subdomain")
  }
  return route.parser
}
