public import CommonParsers

/// A type whose cases are routes, and can be taken apart by hand.
///
/// A ``Router`` needs no conformance: it finds the payload of a case by reflection. Writing
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
