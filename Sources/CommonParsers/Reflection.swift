internal import Synchronization

/// A value to take apart, and what has been learned about it.
///
/// To print a value, a table asks the constructors of its alternatives, one after another, whether they
/// created it. The payload is looked up for the first constructor, and kept for the others.
@usableFromInline
final class Subject<Value> {
  @usableFromInline let value: Value
  @exclusivity(unchecked) private var reflected: ReflectedCase?

  /// Whether the type is known to use the default `match(_:)`; nil if this hasn't been looked up yet.
  @exclusivity(unchecked) @usableFromInline var isByReflection: Bool?

  @inlinable
  init(_ value: Value) {
    self.value = value
  }

  /// Returns the payload from which `constructor` created the value, by reflection, or nil if another
  /// constructor did.
  @usableFromInline
  func reflectedPayload<A>(by constructor: (A) -> Value) -> A? {
    let reflected = reflected ?? ReflectedCase(value)
    self.reflected = reflected
    return reflected.payload(of: value, by: constructor)
  }
}

/// A subject with a value of any type.
protocol Reflecting {
  /// The value's type if it was taken apart by reflection but isn't an enum, or nil otherwise.
  var typeWithoutCases: String? { get }
}

extension Subject: Reflecting {
  var typeWithoutCases: String? {
    let isReflected = reflected != nil || isReflected(Value.self)
    return isReflected && Mirror(reflecting: value).displayStyle != .enum ? "\(Value.self)" : nil
  }
}

extension Subject where Value: Matchable {
  /// Returns the payload from which `constructor` created the value, or nil if another constructor did.
  @inlinable
  func payload<A>(by constructor: (A) -> Value) -> A? {
    let isByReflection = isByReflection ?? isReflected(Value.self)
    self.isByReflection = isByReflection
    return isByReflection ? reflectedPayload(by: constructor) : value.match(constructor)
  }
}

/// The types that are known to use the default `match(_:)`, because it has been called for them.
///
/// There's no other way to find out: calling the method just to see could pass it a payload type that
/// none of the cases has, which isn't allowed.
private let reflectedTypes = Mutex<Set<ObjectIdentifier>>([])

@usableFromInline
func isReflected(_ type: Any.Type) -> Bool {
  reflectedTypes.withLock { $0.contains(ObjectIdentifier(type)) }
}

/// The case and the payload of an enum value, found by reflection.
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

  /// Returns the payload from which `constructor` created `value`, or nil if another constructor did.
  ///
  /// - Parameter value: The value that this case was found in.
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
    // A payload of several labeled values is a labeled tuple, which casts to the unlabeled one.
    if let payload = payload as? A { return payload }
    // A single labeled value is reflected as a tuple of one element, a type that you can't write in Swift.
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple, mirror.children.count == 1 else { return nil }
    return mirror.children.first?.value as? A
  }

  private func isSameCase(as other: ReflectedCase) -> Bool {
    guard let payload, let otherPayload = other.payload else { return false }
    // Cases with different labels can share a name. The labels are part of the payload's type.
    return name == other.name && Swift.type(of: payload) == Swift.type(of: otherPayload)
  }
}

/// Returns the payload from which `constructor` created `value`, by reflection, or nil if another
/// constructor did.
///
/// Only the default implementation of a `match` method calls this, because it marks the type as using
/// the default.
package func reflectedPayload<U, A>(of value: U, by constructor: (A) -> U) -> A? {
  reflectedTypes.withLock { _ = $0.insert(ObjectIdentifier(U.self)) }
  return ReflectedCase(value).payload(of: value, by: constructor)
}

/// Returns whether two values are the same, by `==` if their type has it, or else part by part.
///
/// Values that can't be compared count as different.
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
    // Swift describes a case without a payload by its name, unless the type has a custom description.
    let isDescribedBySwift =
      !(lhs is any CustomStringConvertible || lhs is any CustomDebugStringConvertible
      || lhs is any TextOutputStreamable)
    return isDescribedBySwift && String(describing: lhs) == String(describing: rhs)
  case .struct, .tuple: return true  // Without parts, they can't differ.
  default: return false
  }
}

private func isEqual<T: Equatable>(_ lhs: T, _ rhs: Any) -> Bool {
  (rhs as? T) == lhs
}
