/// A type whose cases can be taken apart again by their constructors.
///
/// Conform an enum, and ``iso(_:)-(U)`` makes an isomorphism of each case. Nothing has to be
/// written: the default finds the payload by reflection, checks the case by its number, and needs
/// no `Equatable`. A hand-written ``match(_:)`` replaces it and is faster.
///
/// ```swift
/// enum Routes: Matchable {
///   case echo
///   case hello(String)
/// }
/// iso(Routes.hello).unapply(.hello("world"))  // "world"
/// iso(Routes.hello).unapply(.echo)  // nil
/// ```
public protocol Matchable: SendableMetatype {
  /// The value that `constructor` made this value from, or nil when another constructor did.
  ///
  /// For a case without payload `A` is `Void`, and `constructor` returns that case.
  func match<A>(_ constructor: (A) -> Self) -> A?
}

extension Matchable {
  /// Reads the payload by reflection.
  public func match<A>(_ constructor: (A) -> Self) -> A? {
    reflectedPayload(of: self, by: constructor)
  }
}

/// The isomorphism between a value's presence and the value: for cases without payload.
///
/// ```swift
/// iso(Routes.echo).apply(())  // .echo
/// iso(Routes.echo).unapply(.hello("world"))  // nil
/// ```
@inlinable
@inline(never)  // Specialised for each type, but not inlined at each line of a table.
public func iso<U: Matchable & Sendable>(_ value: U) -> PartialIso<Unit, U> {
  PartialIso(ofCase: { _ in value }, unapply: { $0.match { (_: Unit) -> U in value } })
}

/// The isomorphism between a case and its payload of one value.
///
/// ```swift
/// iso(Routes.hello).apply("world")  // .hello("world")
/// ```
@inlinable
@inline(never)
public func iso<A, U: Matchable>(_ constructor: @escaping @Sendable (A) -> U) -> PartialIso<A, U> {
  PartialIso(ofCase: constructor, unapply: { $0.match(constructor) })
}

/// The isomorphism between a case and its payload of several values, as a flat tuple.
///
/// ```swift
/// // case tweet(userId: String, id: Int)
/// iso(Routes.tweet).apply(("john", 7))  // .tweet(userId: "john", id: 7)
/// ```
@inlinable
@inline(never)
public func iso<each A, U: Matchable>(
  _ constructor: @escaping @Sendable (repeat each A) -> U
) -> PartialIso<(repeat each A), U> {
  PartialIso(
    ofCase: { (values: (repeat each A)) in constructor(repeat each values) },
    unapply: { $0.match { (values: (repeat each A)) in constructor(repeat each values) } }
  )
}
