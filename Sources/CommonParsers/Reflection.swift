public import SmallLock

/// A constructor of an enum's case, which can also take the case's values apart.
///
/// It does so with the `match` method of the enum if that's handwritten, and otherwise by reflection. What its
/// case is called is learned from the first value that it creates, and kept. So a constructor must always
/// create the same case.
@usableFromInline
final class Constructor<A, B>: Sendable {
  @usableFromInline let make: @Sendable (A) -> B

  /// Calls the `match` method of a value, or nil if the type has none.
  @usableFromInline let match: (@Sendable (B, (A) -> B) -> A?)?

  /// The name of the case, once it's known.
  @usableFromInline let name = Lock<CaseName?>(nil)

  @usableFromInline
  init(
    _ make: @escaping @Sendable (A) -> B, match: (@Sendable (B, (A) -> B) -> A?)? = nil
  ) {
    self.make = make
    self.match = match
  }

  /// Returns a value as this constructor and others of its type take it apart.
  @inlinable
  func subject(of value: B) -> Subject<B> {
    let isReflected = match == nil || usesReflection(B.self)
    return Subject(value: value, reflected: isReflected ? ReflectedCase(value) : nil)
  }

  /// Returns the payload from which the constructor created a value, or nil if another one did.
  @inlinable
  func payload(of subject: Subject<B>) -> A? {
    guard let hash = subject.hash else { return match?(subject.value, make) }
    let isOther = name.withLock { $0.map { $0.hash != hash } ?? false }
    return isOther ? nil : reflectedPayload(of: subject)
  }

  @usableFromInline
  func reflectedPayload(of subject: Subject<B>) -> A? {
    guard let reflected = subject.reflected else { return nil }
    let known = name.withLock { $0 }
    return CommonParsers.reflectedPayload(of: subject.value, reflected, by: make, known) { name in
      self.name.withLock { $0 = $0 ?? name }
    }
  }
}

/// A value to take apart, with its case if it's taken apart by reflection.
@usableFromInline
final class Subject<Value> {
  @usableFromInline let value: Value
  @usableFromInline let reflected: ReflectedCase?
  /// The hash value of the case's name.
  @usableFromInline let hash: Int?

  @inlinable
  init(value: Value, reflected: ReflectedCase?) {
    self.value = value
    self.reflected = reflected
    hash = reflected?.name.hash
  }
}

/// The name of an enum's case.
@usableFromInline
struct CaseName: Equatable, Sendable {
  /// The hash value of the name, for a quick comparison.
  @usableFromInline let hash: Int
  let text: String?
  /// The type of the payload, or nil if there is none.
  ///
  /// It contains the labels, which the name does not.
  let payload: ObjectIdentifier?

  init(_ text: String?, payload: ObjectIdentifier? = nil) {
    (self.text, self.payload) = (text, payload)
    hash = text.hashValue
  }
}

/// The case and the payload of an enum value, found by reflection.
@usableFromInline
final class ReflectedCase {
  @usableFromInline let name: CaseName
  private let payload: Any?

  @usableFromInline
  init<U>(_ value: U) {
    let mirror = Mirror(reflecting: value)
    let isEnum = mirror.displayStyle == .enum
    let child = isEnum ? mirror.children.first : nil
    payload = child?.value
    name =
      if let child {
        CaseName(child.label, payload: ObjectIdentifier(type(of: child.value)))
      } else {
        CaseName(isEnum ? nameWithoutPayload(of: value) : nil)
      }
  }

  /// Returns the payload as an `A`, or nil if it's of another type or there is none.
  func payload<A>(as type: A.Type) -> A? {
    guard let payload else { return nil }
    // A payload of several labeled values is a labeled tuple, which casts to the unlabeled one.
    if let payload = payload as? A { return payload }
    // A single labeled value is reflected as a tuple of one element, a type that you can't write in Swift.
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple, mirror.children.count == 1 else { return nil }
    return mirror.children.first?.value as? A
  }
}

/// Returns the payload from which a constructor created a value, by reflection, or nil if another one did.
///
/// - Parameters:
///   - known: The name of the constructor's case, if it's known.
///   - learn: Takes the name if it had to be found out.
private func reflectedPayload<A, B>(
  of value: B, _ reflected: ReflectedCase, by make: (A) -> B, _ known: CaseName?,
  _ learn: (CaseName) -> Void = { _ in }
) -> A? {
  if let known, known.text != reflected.name.text { return nil }
  let isConstant = A.self == Void.self
  guard let payload = isConstant ? () as? A : reflected.payload(as: A.self) else {
    // The constructor can be `{ $0 }`.
    guard A.self == B.self, let whole = value as? A, isSame(value, make(whole)) else { return nil }
    return whole
  }
  let isSameCase = known == reflected.name
  if isSameCase, !isConstant || isWholeValue(reflected.name) { return payload }
  // The types of payloads differ if another case has the same name, or if a payload can be of any type.
  let created = make(payload)
  let name = isSameCase ? reflected.name : ReflectedCase(created).name
  learn(name)
  guard name == reflected.name else { return nil }
  return !isConstant || isWholeValue(name) || isSame(value, created) ? payload : nil
}

/// Returns whether all values of the case are the same.
private func isWholeValue(_ name: CaseName) -> Bool { name.text != nil && name.payload == nil }

/// Returns what Swift calls a case without a payload, or nil if the type describes itself.
private func nameWithoutPayload(of value: some Any) -> String? {
  let describesItself =
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
    || value is any TextOutputStreamable
  return describesItself ? nil : String(describing: value)
}

/// The types that are known to use the default `match(_:)`, because it has been called for them.
///
/// There's no other way to find out: calling the method just to see could pass it a payload type that
/// none of the cases has, which isn't allowed.
private let reflectedTypes = Lock<Set<ObjectIdentifier>>([])

@usableFromInline
func usesReflection(_ type: Any.Type) -> Bool {
  reflectedTypes.withLock { $0.contains(ObjectIdentifier(type)) }
}

/// Returns the payload from which `constructor` created a value, by reflection, or nil if another
/// constructor did.
///
/// Only the default implementation of a `match` method calls this, because it marks the type as using
/// the default.
package func reflectedPayload<U, A>(of value: U, by constructor: (A) -> U) -> A? {
  reflectedTypes.withLock { _ = $0.insert(ObjectIdentifier(U.self)) }
  return reflectedPayload(of: value, ReflectedCase(value), by: constructor, nil)
}

/// Returns whether a value can't be taken apart, because it isn't an enum and has no `match` method.
package func isWithoutCases<U>(_ value: U) -> Bool {
  (!(U.self is any Matchable.Type) || usesReflection(U.self))
    && Mirror(reflecting: value).displayStyle != .enum
}

/// Returns whether two values are the same, by `==` if their type has it, or else part by part.
///
/// Values that can't be compared count as different.
@usableFromInline
func isSame<T>(_ lhs: T, _ rhs: T) -> Bool {
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
  case .enum: return nameWithoutPayload(of: lhs).map { $0 == nameWithoutPayload(of: rhs) } ?? false
  case .struct, .tuple: return true  // Without parts, they can't differ.
  default: return false
  }
}

/// Returns whether the properties of two structs are the same, by `==` if their type has it.
func arePropertiesSame<T>(_ lhs: T, _ rhs: T) -> Bool {
  zip(Mirror(reflecting: lhs).children, Mirror(reflecting: rhs).children).allSatisfy {
    isSame($0.value, $1.value)
  }
}

private func isEqual<T: Equatable>(_ lhs: T, _ rhs: Any) -> Bool {
  // A value that doesn't equal itself, such as NaN, is the same as another one of its kind.
  (rhs as? T) == lhs || lhs != lhs && (rhs as? T).map { $0 != $0 } == true
}
