/// A type whose cases can be taken apart by their constructors.
///
/// When an enum conforms, ``iso(_:)-(U)`` turns each of its cases into an isomorphism. You don't
/// need to write anything else: the default implementation finds the values of a case by
/// reflection, and doesn't require `Equatable`. To make this faster, implement ``match(_:)``
/// yourself.
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
  /// Returns the value that `constructor` created this one from, or nil if another constructor
  /// created it.
  ///
  /// It isn't called for cases without associated values, which are compared.
  func match<A>(_ constructor: (A) -> Self) -> A?
}

extension Matchable {
  /// Returns the value that `constructor` created this one from, by reflection, or nil if another
  /// constructor created it.
  public func match<A>(_ constructor: (A) -> Self) -> A? {
    reflectedPayload(of: self, by: constructor)
  }
}

/// Returns an isomorphism between `Void` and an enum case without associated values.
///
/// Such cases are compared with `==` if the enum is `Equatable`, and otherwise by their bytes or by
/// name; ``Matchable/match(_:)`` isn't called for them. If the enum has a custom `description`,
/// make it `Equatable`, so that an explanation can tell its cases apart.
///
/// ```swift
/// iso(Routes.echo).apply(())                 // .echo
/// iso(Routes.echo).unapply(.hello("world"))  // nil
/// ```
@inlinable
@inline(never)  // Specialized once for each type, not for each line of a table.
public func iso<U: Matchable & Sendable>(_ value: U) -> PartialIso<Void, U> {
  .ofCase { _ in value }
}

/// Returns an isomorphism between a value and the enum case that holds it.
///
/// A closure in place of the constructor can be converted back, too. To do that, values of the
/// types that it takes are looked for, in order, in the case's associated values and inside them,
/// until the closure creates an equal value from them. A range is opened, but an array, a set, or a
/// dictionary isn't. What's taken can be from another case, so the closure must accept any value,
/// such as the bounds of a range in any order. If the type has its own ``Matchable/match(_:)``, a
/// closure must take all that this returns for the case.
///
/// ```swift
/// enum Page: Matchable { case list(kind: Int, page: Int?) }
/// iso { Page.list(kind: 5, page: $0) }.unapply(.list(kind: 5, page: 2))  // 2
/// iso { Page.list(kind: 5, page: $0) }.unapply(.list(kind: 6, page: 2))
/// // nil
/// ```
@inlinable
@inline(never)
public func iso<A, U: Matchable>(_ constructor: @escaping @Sendable (A) -> U) -> PartialIso<A, U> {
  .ofCase(constructor)
}

/// Returns an isomorphism between a flat tuple of values and the enum case that holds them.
///
/// ```swift
/// iso(Routes.tweet).apply(("john", 7))  // .tweet(userId: "john", id: 7)
/// ```
@inlinable
@inline(never)
public func iso<each A, U: Matchable>(
  _ constructor: @escaping @Sendable (repeat each A) -> U
) -> PartialIso<(repeat each A), U> {
  .ofCase(shape: tupleShape((repeat each A).self)) { (values: (repeat each A)) in
    constructor(repeat each values)
  }
}

extension PartialIso {
  /// Returns an isomorphism between a case and its payload, for a type that may be ``Matchable``.
  ///
  /// It extracts the payload with the type's implementation of ``Matchable/match(_:)`` if there is
  /// one, and by reflection otherwise.
  @inlinable
  package static func ofCase(
    shape: Shape<A>? = nil, _ make: @escaping @Sendable (A) -> B
  ) -> PartialIso {
    func open<U: Matchable>(_ type: U.Type) -> PartialIso {
      // `U` is `B`, so the casts succeed.
      let match: @Sendable (B, (A) -> B) -> A? = { value, make in
        (value as! U).match { make($0) as! U }
      }
      return PartialIso(Constructor(make, shape: shape, match: match))
    }
    if let type = B.self as? any Matchable.Type { return open(type) }
    return PartialIso(Constructor(make, shape: shape))
  }
}
