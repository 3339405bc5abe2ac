/// A type whose cases can be taken apart by their constructors.
///
/// Let an enum conform, and ``iso(_:)-(U)`` makes an isomorphism of each case. You do not have to
/// write anything else: the default implementation finds the values of a case by reflection, and
/// does not need `Equatable`. A ``match(_:)`` written by hand replaces it, and is faster.
///
/// ```swift
/// enum Routes: Matchable {
///   case echo
///   case hello(String)
/// }
/// iso(Routes.hello).unapply(.hello("world"))  // "world"
/// iso(Routes.hello).unapply(.echo)            // nil
/// ```
public protocol Matchable: SendableMetatype {
  /// The value from which `constructor` made this value, or nil if another constructor made it.
  ///
  /// For a case without values, `A` is `Void`, and `constructor` returns that case.
  func match<A>(_ constructor: (A) -> Self) -> A?
}

extension Matchable {
  /// The value from which `constructor` made this value, which is found by reflection.
  public func match<A>(_ constructor: (A) -> Self) -> A? {
    reflectedPayload(of: self, by: constructor)
  }
}

/// The isomorphism between nothing and a case without values.
///
/// If the enum is neither `Equatable` nor has a ``Matchable/match(_:)`` of its own, two cases
/// without values are told apart by their names. An enum with a `description` of its own has to be
/// `Equatable`, or such a case is not printed.
///
/// ```swift
/// iso(Routes.echo).apply(())                 // .echo
/// iso(Routes.echo).unapply(.hello("world"))  // nil
/// ```
@inlinable
@inline(never)  // Specialised once for each type, not again at each line of a table.
public func iso<U: Matchable & Sendable>(_ value: U) -> PartialIso<Unit, U> {
  .ofCase(of: U.self) { _ in value }
}

/// The isomorphism between a value and the case that holds it.
@inlinable
@inline(never)
public func iso<A, U: Matchable>(_ constructor: @escaping @Sendable (A) -> U) -> PartialIso<A, U> {
  .ofCase(of: U.self, constructor)
}

/// The isomorphism between a flat tuple of values and the case that holds them.
///
/// ```swift
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
