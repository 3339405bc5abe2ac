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

  /// The name of the case that a constructor without a payload creates, if its type has no `==`.
  private let caseNameWithoutPayload: String?

  @usableFromInline
  init(
    _ make: @escaping @Sendable (A) -> B, shape: Shape<A> = .whole,
    match: (@Sendable (B, (A) -> B) -> A?)? = nil
  ) {
    (self.make, self.shape, self.match) = (make, shape, match)
    caseNameWithoutPayload =
      A.self == Void.self && !(B.self is any Equatable.Type) ? caseName(of: make(() as! A)) : nil
  }

  /// Returns a payload from which the constructor creates the value, or nil if none is found.
  ///
  /// - Parameters:
  ///   - shape: The shape of the payload, by which its values are found among the parts of the
  ///     value.
  @inlinable
  func payload(of subject: Subject<B>, as shape: Shape<A>) -> A? {
    /// Returns whether the payload's value is the subject, or nil if it's another case.
    func creates(_ payload: A) -> Bool? {
      let created = make(payload)
      if areIdentical(created, subject.value) { return true }
      return areEqual(created, subject.value) ?? hasSameParts(created, as: subject)
    }
    if A.self == Void.self, let void = () as? A { return creates(void) == true ? void : nil }
    if let match, subject.usesMatch {
      let payload = match(subject.value, make)
      if subject.confirmsMatch() { return payload.flatMap { creates($0) == true ? $0 : nil } }
    }
    return subject.parts.values(of: shape, orNil: false) { creates(shape.top($0)) }.map {
      shape.top($0)
    }
  }

  @usableFromInline
  func hasSameParts(_ created: B, as subject: Subject<B>) -> Bool? {
    // Most rows create other cases, and a name is found faster than parts.
    let name = A.self == Void.self ? caseNameWithoutPayload : caseName(of: created)
    return name == subject.caseName ? haveSameParts(created, subject.value) : nil
  }

  /// Returns why a value isn't taken apart.
  @usableFromInline
  func refusal(of value: Any, as shape: Shape<A>) -> String {
    let name = caseName(of: value)
    // Where a part of an optional type is nil, the case has the values of the row all the same.
    var lacksValue = false
    let values = Parts(value).values(of: shape, orNil: true) { values in
      lacksValue = values.indices.contains { !shape.takes($0, values[$0], false) }
      if lacksValue { return true }
      return caseName(of: make(shape.top(values))) == name ? true : nil
    }
    guard A.self != Void.self, values != nil else { return belongsToAnotherCase }
    if lacksValue { return "a part of the \(B.self) is nil where the row needs a value" }
    let cure = value is any Equatable ? "" : "make it Equatable, "
    return """
      no parts of the \(B.self) make the same value again: \(cure)take its parts in order, or convert it \
      both ways with map(_:_:)
      """
  }
}

/// Why a value isn't taken apart by the constructor of another case.
let belongsToAnotherCase = "the value belongs to another case"

/// A value to take apart, by one constructor after another.
@usableFromInline
final class Subject<Value> {
  @usableFromInline let value: Value

  /// What reflection finds in the value.
  @usableFromInline lazy var parts = Parts(value)

  /// The name of the value's case.
  lazy var caseName = URLFormats.caseName(of: value)

  /// Whether its type may have a handwritten `match` method.
  @usableFromInline private(set) var usesMatch = !usesReflection(Value.self)
  private var isConfirmed = false

  @usableFromInline
  init(_ value: Value) { self.value = value }

  /// Returns whether the `match` method that has just been called is handwritten.
  @usableFromInline
  func confirmsMatch() -> Bool {
    if !isConfirmed { (isConfirmed, usesMatch) = (true, !usesReflection(Value.self)) }
    return usesMatch
  }
}

/// A value and what it's made of: the payload of an enum's case, the properties of a struct, or the
/// elements of a tuple, and their parts.
///
/// A single labeled value is reflected as a tuple of one element, a type that you can't write in
/// Swift.
@usableFromInline
struct Parts {
  /// The value, and after each value its parts.
  private var all: [(value: Any, end: Int)] = []

  // Enough for any row that fits, and limits for deep values and for those with many parts of the
  // same type: a hundred choices among them are tried, or five that make another case.
  private static let (maximumDepth, maximumCount, maximumCost) = (32, 1_000, 5_000)
  private static let (costOfTry, costOfAnotherCase) = (50, 1_000)

  init(_ value: Any) {
    all.reserveCapacity(6)
    append(value, depth: 0)
  }

  private mutating func append(_ value: Any, depth: Int) {
    let index = all.count
    all.append((value, index + 1))
    // Most parts are texts or numbers.
    let type = type(of: value)
    if type == String.self || type == Int.self || depth == Self.maximumDepth { return }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum, .struct, .tuple, .optional:
      for child in mirror.children where all.count < Self.maximumCount {
        append(child.value, depth: depth + 1)
      }
    default: break
    }
    all[index].end = all.count
  }

  /// Returns the first values of a shape that are accepted, or nil if there aren't any.
  ///
  /// The values are looked for in order. Each part is taken whole if it has the type, or else
  /// opened, or else skipped. If that leads nowhere, the next of these is tried.
  ///
  /// - Parameters:
  ///   - orNil: Whether nil can be taken for the value of an optional part.
  ///   - isAccepted: Returns whether to accept values, or nil if they make another case.
  @usableFromInline
  func values<A>(of shape: Shape<A>, orNil: Bool, where isAccepted: ([Any]) -> Bool?) -> [Any]? {
    var cost = 0
    var taken: [Any] = []
    func take(from start: Int) -> Bool {
      if taken.count == shape.count {
        let answer = isAccepted(taken)
        cost += answer == nil ? Self.costOfAnotherCase : Self.costOfTry
        return answer == true
      }
      for index in start..<all.count where cost < Self.maximumCost {
        cost += 1
        guard shape.takes(taken.count, all[index].value, orNil) else { continue }
        taken.append(all[index].value)
        if take(from: all[index].end) { return true }
        taken.removeLast()
      }
      return false
    }
    return take(from: 0) ? taken : nil
  }
}

/// Returns the name of an enum's case, or nil for other values, and for a case without a payload
/// whose type describes itself.
private func caseName(of value: Any) -> String? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return nil }
  return mirror.children.isEmpty ? name(ofConstant: value) : mirror.children.first?.label ?? ""
}

/// The types that are known to use the default `match(_:)`, because it has been called for them.
///
/// There's no other way to find out: calling the method just to see could pass it a payload type
/// that none of the cases has, which isn't allowed.
private let reflectedTypes = Lock<Set<ObjectIdentifier>>([])

private func usesReflection(_ type: Any.Type) -> Bool {
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
    return Constructor { make($0) }.payload(of: Subject(value), as: .whole)
  }
}

// MARK: - Comparing

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

/// Returns whether two values are the same: by `==` if their type has it, or else part by part.
///
/// Values that can't be compared count as different.
@inlinable
func areSame<T>(_ lhs: T, _ rhs: T) -> Bool {
  areIdentical(lhs, rhs) || areEqual(lhs, rhs) ?? haveSameParts(lhs, rhs)
}

/// Returns whether two values are equal, or nil if their type isn't `Equatable`.
@inlinable  // If the type is known, so is its `==`.
func areEqual<T>(_ lhs: T, _ rhs: T) -> Bool? {
  func open<E: Equatable>(_ type: E.Type) -> Bool {
    // `E` is `T`, so the casts succeed.
    let (left, right) = (lhs as! E, rhs as! E)
    // A value that doesn't equal itself, such as one that contains NaN, is compared part by part.
    return left == right || left != left && haveSameParts(lhs, rhs)
  }
  return (T.self as? any Equatable.Type).map { open($0) }
}

@usableFromInline
func haveSameParts(_ lhs: Any, _ rhs: Any) -> Bool {
  func equals<T: Equatable>(_ lhs: T, _ rhs: Any) -> Bool { lhs == rhs as? T }
  if let lhs = lhs as? any Equatable {
    if equals(lhs, rhs) { return true }
    // As above.
    if equals(lhs, lhs) { return false }
  }
  if let lhs = lhs as? any FloatingPoint, let rhs = rhs as? any FloatingPoint {
    return lhs.isNaN && rhs.isNaN
  }
  // A type that describes itself can hide parts.
  if lhs is any CustomReflectable, !(lhs is any ShowingAllParts) { return false }
  let (left, right) = (Mirror(reflecting: lhs), Mirror(reflecting: rhs))
  switch left.displayStyle {
  case .class: return lhs as AnyObject === rhs as AnyObject
  case .optional, .tuple, .collection, .struct: break
  case .enum:
    if left.children.isEmpty, right.children.isEmpty {
      return name(ofConstant: lhs).map { $0 == name(ofConstant: rhs) } ?? false
    }
  default: return false
  }
  return left.subjectType == right.subjectType && left.children.count == right.children.count
    && zip(left.children, right.children).allSatisfy {
      $0.label == $1.label && haveSameParts($0.value, $1.value)
    }
}

/// A type that describes itself, and hides no part of that.
private protocol ShowingAllParts {}

extension Optional: ShowingAllParts {}
extension Array: ShowingAllParts {}

/// Returns the name of a case without a payload, or nil if the type describes itself.
private func name(ofConstant value: Any) -> String? {
  let type = type(of: value)
  let describesItself =
    type is any CustomStringConvertible.Type || type is any CustomDebugStringConvertible.Type
    || type is any TextOutputStreamable.Type
  return describesItself ? nil : String(describing: value)
}
