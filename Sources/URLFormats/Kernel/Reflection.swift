/// A function that creates values from payloads, usually the constructor of an enum's case.
///
/// It can also take the values apart: with the `match` method of the enum if that's handwritten,
/// and otherwise by reflection. A function can do anything with its payload, so a payload counts
/// only if the function creates the same value from it again.
@usableFromInline
final class Constructor<A, B>: Sendable {
  @usableFromInline let make: @Sendable (A) -> B

  /// How the payload's values are found in a value by reflection, where the grammar has it as one.
  @usableFromInline let shape: Shape<A>

  /// Calls the `match` method of a value, or nil if the type has none.
  @usableFromInline let match: (@Sendable (B, (A) -> B) -> A?)?

  /// The ``Reflection/label`` of the first value that was created, once that's known.
  private let hint = Lock<String??>(nil)

  @usableFromInline
  init(
    _ make: @escaping @Sendable (A) -> B, shape: Shape<A> = .whole,
    match: (@Sendable (B, (A) -> B) -> A?)? = nil
  ) {
    (self.make, self.shape, self.match) = (make, shape, match)
  }

  /// Returns a payload from which the constructor creates the value, or nil if none is found.
  ///
  /// - Parameters:
  ///   - shape: The shape of the payload, by which its values are found among the parts of the
  ///     value.
  ///   - isQuick: Whether to skip a value that probably belongs to another case.
  @inlinable
  func payload(of subject: Subject<B>, as shape: Shape<A>, isQuick: Bool) -> A? {
    let value = subject.value
    if A.self == Void.self, let void = () as? A {
      let constant = make(void)
      return areIdentical(value, constant) || !isQuick && isSame(value, constant) ? void : nil
    }
    if let reflection = subject.reflection ?? (match == nil ? Reflection(value) : nil) {
      return isQuick && !mayCreate(reflection.label)
        ? nil : payload(of: value, reflection, as: shape, isQuick: isQuick)
    }
    guard let payload = match?(value, make) else { return nil }
    let created = make(payload)
    return areIdentical(value, created) || isSame(value, created) ? payload : nil
  }

  /// Returns whether the constructor creates values with this label, as far as it's known.
  @usableFromInline
  func mayCreate(_ label: String?) -> Bool { hint.withLock { $0 == nil || $0 == .some(label) } }

  @usableFromInline
  func payload(of value: B, _ reflection: Reflection, as shape: Shape<A>, isQuick: Bool) -> A? {
    func creates(_ payload: A) -> Bool {
      let created = make(payload)
      if areIdentical(value, created) {
        learn(reflection)
        return true
      }
      let other = Reflection(created)
      learn(other)
      // Where `==` calls two cases equal, the row of the same case comes first.
      return (!isQuick || other.label == reflection.label) && isSame(value, created)
    }
    if let payload = reflection.payload(as: shape, where: creates) { return payload }
    // A closure can also return what it gets, such as the value of another table.
    guard let same = value as? A, creates(same) else { return nil }
    return same
  }

  private func learn(_ created: @autoclosure () -> Reflection) {
    guard hint.withLock({ $0 == nil }) else { return }
    let label = created().label
    hint.withLock { $0 = label }
  }

  /// Returns why a value isn't taken apart.
  @usableFromInline
  func refusal(of value: Any) -> String {
    let created = hint.withLock { $0 }
    let isEnum = Mirror(reflecting: value).displayStyle == .enum
    guard A.self != Void.self, !isEnum || created == .some(Reflection(value).label) else {
      return belongsToAnotherCase
    }
    let cure = value is any Equatable ? "" : "make it Equatable, "
    return """
      no parts of the \(B.self) make the same value again: \(cure)take its parts in order, or convert it \
      both ways with map(_:_:)
      """
  }
}

/// Why a value isn't taken apart by the constructor of another case.
let belongsToAnotherCase = "the value belongs to another case"

/// How a value is taken apart, by one constructor after another.
@usableFromInline
struct Attempt {
  /// The value, once a constructor has asked for it.
  @usableFromInline var subject: AnyObject?

  /// Whether constructors are skipped that created another case the first time.
  @usableFromInline let isQuick: Bool

  /// Returns a payload from which the constructor creates the value, or nil if none is found.
  @inlinable
  mutating func payload<A, B>(
    of value: @autoclosure () -> B, by constructor: Constructor<A, B>, as shape: Shape<A>
  ) -> A? {
    let subject =
      subject as? Subject<B>
      ?? Subject(value(), reflects: constructor.match == nil || usesReflection(B.self))
    self.subject = subject
    return constructor.payload(of: subject, as: shape, isQuick: isQuick)
  }
}

/// A value to take apart.
@usableFromInline
final class Subject<Value> {
  @usableFromInline let value: Value
  /// What reflection finds in the value, or nil if its type has a handwritten `match` method.
  @usableFromInline let reflection: Reflection?

  @inlinable
  init(_ value: Value, reflects: Bool) {
    (self.value, reflection) = (value, reflects ? Reflection(value) : nil)
  }
}

/// What reflection finds in a value.
@usableFromInline
final class Reflection {
  /// The name of an enum's case, or nil if it has no payload.
  @usableFromInline let label: String?

  /// The payload of an enum's case, or else the value itself.
  private let payload: Any

  /// The values of the payload, in order.
  ///
  /// A single labeled value is reflected as a tuple of one element, a type that you can't write in
  /// Swift.
  private lazy var values: [Any] = {
    let mirror = Mirror(reflecting: payload)
    return mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [payload]
  }()

  @usableFromInline
  init(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    let child = mirror.displayStyle == .enum ? mirror.children.first : nil
    (label, payload) = (child?.label, child?.value ?? value)
  }

  /// Returns the payload in a shape if it's accepted, or else the values in it, in those, and so
  /// on, always in order.
  func payload<A>(as shape: Shape<A>, where isAccepted: (A) -> Bool) -> A? {
    if let exact = payload as? A, isAccepted(exact) { return exact }
    var values = values
    for _ in 0..<10 {
      if shape.areElements(values) {
        let payload = shape.top(values)
        if isAccepted(payload) { return payload }
      }
      let inner = values.map(parts)
      // Values in lists, or in more than these, aren't the payload of a row.
      guard values.count < 100, inner.contains(where: { $0 != nil }) else { return nil }
      values = zip(values, inner).flatMap { $1 ?? [$0] }
    }
    return nil
  }
}

/// Returns the values that a value is made up of, or nil if it isn't made up of others.
private func parts(of value: Any) -> [Any]? {
  let mirror = Mirror(reflecting: value)
  return switch mirror.displayStyle {
  case .enum, .struct, .tuple, .optional:
    mirror.children.isEmpty ? nil : mirror.children.map(\.value)
  default: nil
  }
}

/// Returns what Swift calls a case without a payload, or nil if the type describes itself.
private func nameWithoutPayload(of value: some Any) -> String? {
  let describesItself =
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
    || value is any TextOutputStreamable
  return describesItself ? nil : String(describing: value)
}

/// The types that are known to use the default `match(_:)`, because it has been called for them.
///
/// There's no other way to find out: calling the method just to see could pass it a payload type
/// that none of the cases has, which isn't allowed.
private let reflectedTypes = Lock<Set<ObjectIdentifier>>([])

@usableFromInline
func usesReflection(_ type: Any.Type) -> Bool {
  reflectedTypes.withLock { $0.contains(ObjectIdentifier(type)) }
}

/// Returns the payload from which `constructor` creates a value, by reflection, or nil if none is
/// found.
///
/// Only the default implementation of a `match` method calls this, because it marks the type as
/// using the default.
package func reflectedPayload<U, A>(of value: U, by constructor: (A) -> U) -> A? {
  reflectedTypes.withLock { _ = $0.insert(ObjectIdentifier(U.self)) }
  return withoutActuallyEscaping(constructor) { constructor in
    // The constructor is only called here.
    nonisolated(unsafe) let make = constructor
    var attempt = Attempt(isQuick: false)
    return attempt.payload(of: value, by: Constructor { make($0) }, as: .whole)
  }
}

/// Returns whether two values consist of the same bytes, and so are the same.
///
/// Values with other bytes can also be the same, because of padding and boxes. Reflection, which
/// tells, takes a hundred times as long.
@inlinable
func areIdentical<T>(_ lhs: T, _ rhs: T) -> Bool {
  withUnsafeBytes(of: lhs) { lhs in
    withUnsafeBytes(of: rhs) { rhs in
      var difference: UInt8 = 0
      for index in lhs.indices { difference |= lhs[index] ^ rhs[index] }
      return difference == 0
    }
  }
}

/// Returns whether two values are the same, as far as that can be told.
@usableFromInline
func isSame<T>(_ lhs: T, _ rhs: T) -> Bool { compare(lhs, rhs) == true }

/// Returns whether two values are the same, unless it can be told that they aren't.
@usableFromInline
func mayBeSame<T>(_ lhs: T, _ rhs: T) -> Bool { compare(lhs, rhs) != false }

/// Compares two values by `==` if their type has it, or else part by part.
///
/// - Returns: Whether they're the same, or nil if they contain parts that can't be compared.
private func compare<T>(_ lhs: T, _ rhs: T) -> Bool? {
  if let lhs = lhs as? any Equatable {
    if isEqual(lhs, rhs) { return true }
    // A value that doesn't equal itself, such as one that contains NaN, is compared part by part.
    if isEqual(lhs, lhs) { return false }
  }
  if type(of: lhs as Any) != type(of: rhs as Any) { return false }
  // NaN doesn't equal itself.
  if let lhs = lhs as? any FloatingPoint, let rhs = rhs as? any FloatingPoint {
    return lhs.isNaN && rhs.isNaN
  }
  if lhs is any CustomReflectable { return nil }
  let (left, right) = (Mirror(reflecting: lhs), Mirror(reflecting: rhs))
  if left.displayStyle == .class { return lhs as AnyObject === rhs as AnyObject ? true : nil }
  guard left.children.count == right.children.count else { return false }
  if left.children.isEmpty {
    switch left.displayStyle {
    case .enum: return nameWithoutPayload(of: lhs).map { $0 == nameWithoutPayload(of: rhs) }
    case nil: return nil
    default: return true  // Without parts, they can't differ.
    }
  }
  var areSame: Bool? = true
  for (left, right) in zip(left.children, right.children) {
    let same = left.label == right.label ? compare(left.value, right.value) : false
    if same == false { return false }
    if same == nil { areSame = nil }
  }
  return areSame
}

private func isEqual<T: Equatable>(_ lhs: T, _ rhs: Any) -> Bool { lhs == rhs as? T }
