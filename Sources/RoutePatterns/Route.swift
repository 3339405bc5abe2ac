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
///     case .showProfile(let userId as A) where self == constructor(userId): return userId
///     case .showUserTweet(let userId, let tweetId):
///       guard let values = (userId, tweetId) as? A, self == constructor(values) else { return nil }
///       return values
///     default: return nil
///     }
///   }
/// }
/// ```
///
/// Cases without values need no line of it: a router compares them.
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

/// Tells whether a route is `constant`.
///
/// By `==` where routes are taken apart by hand, since ``Route/deconstruct(_:)`` leaves out the cases
/// that have no values.
func comparison<U: Sendable>(with constant: U) -> @Sendable (U) -> Bool {
  let isRoute = U.self is any Route.Type
  return { route in
    isRoute
      ? (route as? any Route)?.isEqual(to: constant) == true
      : payload(of: route) { (_: Void) in constant } != nil
  }
}

extension Route {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
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
