/// A route type that extracts the values of its cases itself.
///
/// A ``Router`` doesn't need this conformance, because it can find the values of a case by
/// reflection. But your own implementation of ``deconstruct(_:)`` is faster.
///
/// ```swift
/// enum Page: Route {
///   case home
///   case user(String)
///   case tweet(user: String, id: Int)
///
///   func deconstruct<A>(_ constructor: (A) -> Page) -> A? {
///     switch self {
///     case .user(let name as A) where self == constructor(name): return name
///     case .tweet(let user, let id):
///       guard let values = (user, id) as? A, self == constructor(values)
///       else { return nil }
///       return values
///     default: return nil
///     }
///   }
/// }
///
/// Page.user("john").deconstruct(Page.user)  // "john"
/// ```
///
/// You don't need to handle cases without values: a router compares them with `==`.
public protocol Route: Matchable, Equatable {
  /// Returns the value that `constructor` created this route from, or nil if another constructor
  /// created it.
  func deconstruct<A>(_ constructor: (A) -> Self) -> A?
}

extension Route {
  /// Returns the value that `constructor` created this route from, by reflection.
  public func deconstruct<A>(_ constructor: (A) -> Self) -> A? {
    reflectedPayload(of: self, by: constructor)
  }

  /// Returns the result of ``deconstruct(_:)``.
  public func match<A>(_ constructor: (A) -> Self) -> A? {
    deconstruct(constructor)
  }
}
