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
  guard let left = ShownParts(lhs), let right = ShownParts(rhs) else { return false }
  return left.areSame(as: right)
}

/// What a value consists of, as a mirror shows it.
struct ShownParts {
  private let children: Mirror.Children

  /// The first of these, because it takes long to find it again.
  private let first: Mirror.Child?

  private let isCase: Bool

  /// The name of a case without a payload, or nil for any other value.
  private let nameOfConstant: String?

  /// Creates the parts of a value, or nil if they aren't shown.
  init?(_ value: Any) {
    // A type that describes itself can hide parts.
    if value is any CustomReflectable, !(value is any ShowingAllParts) { return nil }
    let mirror = Mirror(reflecting: value)
    children = mirror.children
    first = children.first
    isCase = mirror.displayStyle == .enum
    switch mirror.displayStyle {
    case .optional, .tuple, .collection, .struct: nameOfConstant = nil
    case .enum where first != nil: nameOfConstant = nil
    case .enum:
      guard let name = name(ofConstant: value) else { return nil }
      nameOfConstant = name
    default: return nil
    }
  }

  /// The name of an enum's case, or nil for other values.
  var caseName: String? {
    isCase ? nameOfConstant ?? first?.label ?? "" : nil
  }

  func areSame(as other: ShownParts) -> Bool {
    let count = children.count
    guard nameOfConstant == other.nameOfConstant, count == other.children.count else {
      return false
    }
    func areSame(_ left: Mirror.Child, _ right: Mirror.Child) -> Bool {
      left.label == right.label && areSameValues(left.value, right.value)
    }
    // It takes long to make an iterator.
    if count == 1, let first, let other = other.first { return areSame(first, other) }
    return count == 0 || zip(children, other.children).allSatisfy(areSame)
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
