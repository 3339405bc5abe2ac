internal import Synchronization

/// A value that may have to be taken apart, and what is known of it.
///
/// A table asks the constructors of its alternatives one after another whether they have made a value.
/// Its payload is looked up for the first of them, and kept for the others.
@usableFromInline
final class Subject<Value> {
  @usableFromInline let value: Value
  @exclusivity(unchecked) private var reflected: ReflectedCase?

  /// Whether the value's type is known to have no method by hand; nil while nobody has asked.
  @exclusivity(unchecked) @usableFromInline var isByReflection: Bool?

  @inlinable
  init(_ value: Value) {
    self.value = value
  }

  /// What `constructor` made the value from, by reflection; nil when another constructor did.
  @usableFromInline
  func reflectedPayload<A>(by constructor: (A) -> Value) -> A? {
    let reflected = reflected ?? ReflectedCase(value)
    self.reflected = reflected
    return reflected.payload(of: value, by: constructor)
  }
}

/// A subject, whatever the type of its value.
protocol Reflecting {
  /// The type of the value if reflection was asked for its case, and it has none.
  var typeWithoutCases: String? { get }
}

extension Subject: Reflecting {
  var typeWithoutCases: String? {
    let isReflected = reflected != nil || isReflected(Value.self)
    return isReflected && Mirror(reflecting: value).displayStyle != .enum ? "\(Value.self)" : nil
  }
}

extension Subject where Value: Matchable {
  /// What `constructor` made the value from; nil when another constructor did.
  @inlinable
  func payload<A>(by constructor: (A) -> Value) -> A? {
    let isByReflection = isByReflection ?? isReflected(Value.self)
    self.isByReflection = isByReflection
    return isByReflection ? reflectedPayload(by: constructor) : value.match(constructor)
  }
}

/// The types that the default implementation has taken apart, which have no method by hand.
///
/// A type cannot be asked whether it has one: the method must not be called with a type that no case has.
private let reflectedTypes = Mutex<Set<ObjectIdentifier>>([])

@usableFromInline
func isReflected(_ type: Any.Type) -> Bool {
  reflectedTypes.withLock { $0.contains(ObjectIdentifier(type)) }
}

/// The case and the payload of an enum's value, found by reflection.
@usableFromInline
final class ReflectedCase {
  private let name: String?
  private let payload: Any?

  init<U>(_ value: U) {
    let mirror = Mirror(reflecting: value)
    let child = mirror.displayStyle == .enum ? mirror.children.first : nil
    name = child?.label
    payload = child?.value
  }

  /// What `constructor` made `value` from; nil when another constructor did.
  ///
  /// - Parameter value: The value whose case this is.
  @usableFromInline
  func payload<U, A>(of value: U, by constructor: (A) -> U) -> A? {
    if A.self == Void.self, let nothing = () as? A {
      return isSame(value, constructor(nothing)) ? nothing : nil
    }
    guard let payload = payload(as: A.self), isSameCase(as: ReflectedCase(constructor(payload)))
    else { return nil }
    return payload
  }

  private func payload<A>(as type: A.Type) -> A? {
    guard let payload else { return nil }
    // A labelled payload of several values is a labelled tuple, which casts to the unlabelled one.
    if let payload = payload as? A { return payload }
    // A single labelled value is reflected as a tuple of one, which Swift cannot spell.
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple, mirror.children.count == 1 else { return nil }
    return mirror.children.first?.value as? A
  }

  private func isSameCase(as other: ReflectedCase) -> Bool {
    guard let payload, let otherPayload = other.payload else { return false }
    // Cases may share a name when their labels differ, and labels are part of the payload's type.
    return name == other.name && Swift.type(of: payload) == Swift.type(of: otherPayload)
  }
}

/// What `constructor` made `value` from, by reflection; nil when another constructor did.
///
/// Default implementations are this, and nothing else.
package func reflectedPayload<U, A>(of value: U, by constructor: (A) -> U) -> A? {
  reflectedTypes.withLock { _ = $0.insert(ObjectIdentifier(U.self)) }
  return ReflectedCase(value).payload(of: value, by: constructor)
}

/// Whether two values are the same: by `==` where there is one, otherwise part by part.
///
/// What cannot be told is not the same.
private func isSame<T>(_ lhs: T, _ rhs: T) -> Bool {
  if let lhs = lhs as? any Equatable { return isEqual(lhs, rhs) }
  if type(of: lhs as Any) != type(of: rhs as Any) || lhs is any CustomReflectable { return false }
  let (left, right) = (Mirror(reflecting: lhs), Mirror(reflecting: rhs))
  guard left.children.count == right.children.count else { return false }
  if !left.children.isEmpty {
    return left.displayStyle != .class
      && zip(left.children, right.children).allSatisfy {
        $0.label == $1.label && isSame($0.value, $1.value)
      }
  }
  switch left.displayStyle {
  case .enum:
    // Swift describes a case without payload by its name, unless the type has its own description.
    let isDescribedBySwift =
      !(lhs is any CustomStringConvertible || lhs is any CustomDebugStringConvertible
      || lhs is any TextOutputStreamable)
    return isDescribedBySwift && String(describing: lhs) == String(describing: rhs)
  case .struct, .tuple: return true  // There is nothing in them that could differ.
  default: return false
  }
}

private func isEqual<T: Equatable>(_ lhs: T, _ rhs: Any) -> Bool {
  (rhs as? T) == lhs
}
