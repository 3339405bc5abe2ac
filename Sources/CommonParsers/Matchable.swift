/// A type whose cases can be taken apart again by their constructors.
///
/// Conform an enum, and ``iso(_:)-(U)`` makes an isomorphism of each case. Nothing has to be
/// written: the default reads the payload by reflection, checks the case by its name and payload
/// type, and needs no `Equatable`. A hand-written ``match(_:)`` replaces it and is faster.
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

/// What `constructor` made `value` from, by reflection; nil when another constructor did.
@usableFromInline
package func reflectedPayload<U, A>(of value: U, by constructor: (A) -> U) -> A? {
  if A.self == Void.self {
    let nothing = () as! A
    return isReflectedEqual(value, constructor(nothing)) ? nothing : nil
  }
  guard let own = EnumCase(reflecting: value), let payload = own.payload(as: A.self),
    let rebuilt = EnumCase(reflecting: constructor(payload)),
    own.isSameCase(as: rebuilt)
  else { return nil }
  return payload
}

/// The name and payload of an enum's value.
private struct EnumCase {
  var name: String?
  var payload: Any

  init?(reflecting value: Any) {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum, let child = mirror.children.first else { return nil }
    name = child.label
    payload = child.value
  }

  func payload<A>(as type: A.Type) -> A? {
    // A labelled payload of several values is a labelled tuple, which casts to the unlabelled one.
    if let payload = payload as? A { return payload }
    // A single labelled value is reflected as a tuple of one, which Swift cannot spell.
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple, mirror.children.count == 1 else { return nil }
    return mirror.children.first?.value as? A
  }

  func isSameCase(as other: EnumCase) -> Bool {
    // Cases may share a name when their labels differ, and labels are part of the payload's type.
    name == other.name && type(of: payload) == type(of: other.payload)
  }
}

/// Whether two values look the same: by `==` where there is one, otherwise part by part.
private func isReflectedEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
  if let lhs = lhs as? any Equatable { return isEqual(lhs, rhs) }
  let left = Mirror(reflecting: lhs)
  let right = Mirror(reflecting: rhs)
  guard left.children.count == right.children.count else { return false }
  // Without parts the bytes are the value: a payload-less case, or a struct of nothing.
  guard !left.children.isEmpty else { return haveSameBytes(lhs, rhs) }
  return zip(left.children, right.children).allSatisfy { left, right in
    func isEqual<P>(_ value: P) -> Bool {
      (right.value as? P).map { isReflectedEqual(value, $0) } ?? false
    }
    // Opened by hand: as an `Any`, the bytes would be those of a box with room to spare.
    return left.label == right.label && type(of: left.value) == type(of: right.value)
      && _openExistential(left.value, do: isEqual)
  }
}

private func isEqual<T: Equatable>(_ lhs: T, _ rhs: Any) -> Bool {
  (rhs as? T) == lhs
}

private func haveSameBytes<T>(_ lhs: T, _ rhs: T) -> Bool {
  withUnsafeBytes(of: lhs) { left in
    withUnsafeBytes(of: rhs) { right in left.elementsEqual(right) }
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
