public import CommonParsers

/// A type whose cases are routes, and can be taken apart by hand.
///
/// A ``Router`` needs no conformance: it reads the payload of a case by reflection. Writing
/// ``deconstruct(_:)`` is faster.
///
/// ```swift
/// extension Routes: Route {
///   func deconstruct<A>(_ constructor: ((A) -> Routes)) -> A? {
///     switch self {
///     case let .showProfile(values as A) where self == constructor(values): return values
///     case let .showUserTweet(values as A) where self == constructor(values): return values
///     default: return nil
///     }
///   }
/// }
/// ```
public protocol Route: Matchable, Equatable {
  /// The value that `constructor` made this route from, or nil when another constructor did.
  func deconstruct<A>(_ constructor: (A) -> Self) -> A?
}

extension Route {
  /// Reads the payload by reflection.
  public func deconstruct<A>(_ constructor: (A) -> Self) -> A? {
    reflectedPayload(of: self, by: constructor)
  }

  /// What ``deconstruct(_:)`` returns.
  public func match<A>(_ constructor: (A) -> Self) -> A? {
    deconstruct(constructor)
  }
}

/// What `constructor` made `route` from: as the type says, or by reflection.
func payload<U, A>(of route: U, by constructor: (A) -> U) -> A? {
  guard let route = route as? any Matchable else {
    return reflectedPayload(of: route, by: constructor)
  }
  return payload(of: route, by: constructor)
}

private func payload<M: Matchable, U, A>(of route: M, by constructor: (A) -> U) -> A? {
  // An enum's value has the type it is declared with, so `M` is `U`.
  route.match { constructor($0) as! M }
}
