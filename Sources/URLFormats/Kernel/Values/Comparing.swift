// Values are the same if they have the same bytes, if their type's `==` says so or, where the type
// doesn't have it, if all their parts are the same. So NaN is the same as itself, and an array with
// NaN only as one with the same storage.

/// Returns whether two values are the same.
///
/// Values that can't be compared count as different.
@inlinable
func areSame<T>(_ lhs: T, _ rhs: T) -> Bool {
  haveSameBytes(lhs, rhs) || areEqual(lhs, rhs) ?? areSameValues(lhs, rhs)
}

/// Returns whether two values consist of the same bytes, and so are the same.
///
/// Values with other bytes can also be the same, because of padding and boxes. Reflection, which
/// tells, takes a hundred times as long.
@inlinable
func haveSameBytes<T>(_ lhs: T, _ rhs: T) -> Bool {
  withUnsafeBytes(of: lhs) { lhs in
    withUnsafeBytes(of: rhs) { rhs in
      var difference: UInt8 = 0
      for index in lhs.indices { difference |= lhs[index] ^ rhs[index] }
      return difference == 0
    }
  }
}

/// Returns whether two values are equal, or nil if their type isn't `Equatable`.
@inlinable  // If the type is known, so is its `==`.
func areEqual<T>(_ lhs: T, _ rhs: T) -> Bool? {
  func open<E: Equatable>(_ type: E.Type) -> Bool {
    // `E` is `T`, so the casts succeed.
    (lhs as! E) == (rhs as! E)
  }
  return (T.self as? any Equatable.Type).map { open($0) }
}

/// Returns whether two values of any type are the same.
@usableFromInline
func areSameValues(_ lhs: Any, _ rhs: Any) -> Bool {
  func isEqual<T: Equatable>(_ one: T, _ other: Any) -> Bool? { (other as? T).map { one == $0 } }
  // An object is compared with one of another class by the `==` of their superclass.
  let isObject = type(of: lhs) is AnyClass
  guard isObject || type(of: lhs) == type(of: rhs) else { return false }
  if let left = lhs as? any Equatable, let right = rhs as? any Equatable {
    return isEqual(left, rhs) ?? isEqual(right, lhs) ?? false
  }
  if isObject { return lhs as AnyObject === rhs as AnyObject }
  if let unpacking = Unpacking.of(type(of: lhs)) {
    return unpacking.parts(lhs).elementsEqual(unpacking.parts(rhs), by: areSameValues)
  }
  return ShownParts(lhs)?.areSame(asThoseOf: rhs) == true
}

/// Returns the name of an enum's case, or nil for other values, and for cases that hide it.
func caseName(of value: Any) -> String? { ShownParts(value)?.caseName }

/// What a value consists of, if it shows that.
struct ShownParts {
  /// The name of an enum's case, or nil for other values.
  let caseName: String?

  /// The payload of an enum's case, if it has one.
  private let payload: Any?

  /// The parts of other values.
  private let children: Mirror.Children?
}

extension ShownParts {
  /// Creates the parts of a value, or nil if they aren't shown.
  ///
  /// - Parameter payload: That of an enum's case, or nil in it for one without, if it's known.
  init?(_ value: Any, payload: Mirror.Child?? = nil) {
    // A type that describes itself can hide parts.
    if value is any CustomReflectable, !(value is any ShowingAllParts) { return nil }
    if let payload {
      self.init(caseOf: value, payload: payload)
    } else {
      self.init(showing: value)
    }
  }

  /// Creates the parts of a value whose type doesn't hide them.
  private init?(showing value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional, .tuple, .collection, .struct:
      self.init(caseName: nil, payload: nil, children: mirror.children)
    case .enum: self.init(caseOf: value, payload: mirror.children.first)
    default: return nil
    }
  }

  private init?(caseOf value: Any, payload: Mirror.Child?) {
    guard let name = payload.map({ $0.label ?? "" }) ?? name(ofConstant: value) else { return nil }
    self.init(caseName: name, payload: payload?.value, children: nil)
  }

  /// Returns whether a value of the same type consists of the same parts, or nil if it's another
  /// case.
  func areSame(asThoseOf other: Any) -> Bool? {
    guard let other = ShownParts(showing: other), caseName == other.caseName else { return nil }
    if let payload, let other = other.payload { return areSameValues(payload, other) }
    guard let children, let others = other.children else { return true }
    let count = children.count
    guard count == others.count else { return false }
    // It takes long to make an iterator.
    if count == 1, let only = children.first, let other = others.first {
      return areSameValues(only.value, other.value)
    }
    return count == 0 || zip(children, others).allSatisfy { areSameValues($0.value, $1.value) }
  }
}

/// A type that describes itself, and hides no part of that.
private protocol ShowingAllParts {}

extension Optional: ShowingAllParts {}
extension Array: ShowingAllParts {}
extension ArraySlice: ShowingAllParts {}

/// Returns the name of a case without a payload, or nil if the type describes itself.
func name(ofConstant value: Any) -> String? {
  let type = type(of: value)
  let describesItself =
    type is any CustomStringConvertible.Type || type is any CustomDebugStringConvertible.Type
    || type is any TextOutputStreamable.Type
  return describesItself ? nil : String(describing: value)
}
