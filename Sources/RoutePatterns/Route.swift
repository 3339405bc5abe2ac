public import CommonParsers

/// A type whose cases are routes, and which takes them apart by hand.
///
/// A ``Router`` does not need this conformance: without it, it finds the values of a case by
/// reflection. Writing ``deconstruct(_:)`` is faster.
///
/// ```swift
/// extension Routes: Route {
///   func deconstruct<A>(_ constructor: (A) -> Routes) -> A? {
///     switch self {
///     case .showProfile(let userId as A) where self == constructor(userId): return userId
///     case .showUserTweet(let userId, let tweetId):
///       guard let values = (userId, tweetId) as? A, self == constructor(values) else { return nil }
///       return values
///     default: return nil
///     }
///   }
/// }
///
/// Routes.showProfile(userId: "john").deconstruct(Routes.showProfile)  // "john"
/// ```
///
/// Cases without values need no line in it: a router compares them with `==`.
public protocol Route: Matchable, Equatable {
  /// The value from which `constructor` made this route, or nil if another constructor made it.
  func deconstruct<A>(_ constructor: (A) -> Self) -> A?
}

extension Route {
  /// The value from which `constructor` made this route, which is found by reflection.
  public func deconstruct<A>(_ constructor: (A) -> Self) -> A? {
    reflectedPayload(of: self, by: constructor)
  }

  /// The value from which `constructor` made this route, as ``deconstruct(_:)`` returns it.
  public func match<A>(_ constructor: (A) -> Self) -> A? {
    deconstruct(constructor)
  }
}

extension PartialIso where A == Void, B: Sendable {
  /// The isomorphism between a route that captures nothing and its presence.
  ///
  /// Where routes are taken apart by hand it compares by `==`, since ``Route/deconstruct(_:)`` leaves
  /// out the cases that have no values.
  @inlinable
  init(constant route: B) {
    guard route is any Route else {
      self = .ofCase { _ in route }
      return
    }
    self.init(
      domain: .all, apply: { _ in route },
      unapply: { other in (other as? any Route)?.isEqual(to: route) == true ? () : nil })
  }
}

extension Route {
  @usableFromInline
  func isEqual(to other: Any) -> Bool { self == other as? Self }
}
