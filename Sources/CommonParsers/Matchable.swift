/// A type whose cases can be taken apart again by their constructors.
///
/// Conform an enum, and ``iso(_:)-(U)`` makes an isomorphism of each case. Nothing has to be
/// written: the default finds the payload by reflection, and needs no `Equatable`. A hand-written
/// ``match(_:)`` replaces it and is faster.
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
/// Where the enum is neither `Equatable` nor has a ``Matchable/match(_:)`` of its own, two cases without
/// payload are told apart by their names; an enum with a `description` of its own is told apart only if
/// it is `Equatable`, and is not printed otherwise.
///
/// ```swift
/// iso(Routes.echo).apply(())  // .echo
/// iso(Routes.echo).unapply(.hello("world"))  // nil
/// ```
@inlinable
@inline(never)  // Specialised once for each type, not again at each line of a table.
public func iso<U: Matchable & Sendable>(_ value: U) -> PartialIso<Unit, U> {
  .ofCase(of: U.self) { _ in value }
}

/// The isomorphism between a case and its payload of one value.
///
/// ```swift
/// iso(Routes.hello).apply("world")  // .hello("world")
/// ```
@inlinable
@inline(never)
public func iso<A, U: Matchable>(_ constructor: @escaping @Sendable (A) -> U) -> PartialIso<A, U> {
  .ofCase(of: U.self, constructor)
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
  .ofCase(of: U.self) { (values: (repeat each A)) in constructor(repeat each values) }
}

extension PartialIso {
  /// The isomorphism between a case and its payload, of a type that may be ``Matchable``.
  @inlinable
  package static func ofCase(_ constructor: @escaping @Sendable (A) -> B) -> PartialIso {
    func open<U: Matchable>(_ type: U.Type) -> @Sendable (Subject<B>) -> A? {
      // `U` is `B`, so the casts succeed.
      { ($0 as AnyObject as! Subject<U>).payload { constructor($0) as! U } }
    }
    let unapply =
      if let type = B.self as? any Matchable.Type {
        open(type)
      } else {
        { @Sendable (subject: Subject<B>) -> A? in subject.reflectedPayload(by: constructor) }
      }
    return PartialIso(ofCase: constructor, unapply: unapply)
  }
}

extension PartialIso where B: Matchable {
  /// The isomorphism between a case and its payload: the payload is taken out by the type's own
  /// ``Matchable/match(_:)`` if it has one, and by reflection otherwise.
  @inlinable
  static func ofCase(
    of type: B.Type, _ constructor: @escaping @Sendable (A) -> B
  ) -> PartialIso {
    PartialIso(ofCase: constructor) { $0.payload(by: constructor) }
  }
}
