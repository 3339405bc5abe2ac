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
    func equality<R: Route>(_ type: R.Type) -> @Sendable (B) -> Void? {
      // `R` is `B`, so the casts succeed.
      { $0 as! R == route as! R ? () : nil }
    }
    if let type = B.self as? any Route.Type {
      self.init(ofCase: { _ in route }, unapply: equality(type))
    } else {
      self.init(ofCase: { _ in route })
    }
  }
}

extension PartialIso where B: Sendable {
  /// The isomorphism between a case and its payload, which is taken out as the type says, or by
  /// reflection.
  @inlinable
  init(ofCase constructor: @escaping @Sendable (A) -> B) {
    func asTheTypeSays<M: Matchable>(_ type: M.Type) -> @Sendable (B) -> A? {
      // `M` is `B`, so the casts succeed.
      { ($0 as! M).match { constructor($0) as! M } }
    }
    let unapply =
      if let type = B.self as? any Matchable.Type {
        asTheTypeSays(type)
      } else {
        { @Sendable (route: B) -> A? in reflectedPayload(of: route, by: constructor) }
      }
    self.init(ofCase: constructor, unapply: unapply)
  }
}
