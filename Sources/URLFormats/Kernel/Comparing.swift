// Values are the same if their type's `==` says so or, where the type doesn't have it, if all their
// parts are the same.
//
// NaN isn't equal to itself, and so isn't any value that contains it, though it's printed and read
// as the same value. So where a value, or a part of it, isn't equal to itself, a `==` that says no
// is overruled if the values are the same strictly: their parts are the same all the way down,
// whatever the `==` of these parts says.

/// Returns whether two values are the same.
///
/// Values that can't be compared count as different.
@inlinable
func areSame<T>(_ lhs: T, _ rhs: T) -> Bool {
  if haveSameBytes(lhs, rhs) { return true }
  guard let areEqual = areEqual(lhs, rhs) else { return areSame(lhs, rhs, strictly: false) == true }
  return areEqual || differsFromItself(rhs) && areSame(lhs, rhs, strictly: true) == true
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

/// Returns whether a value, or a part of it, doesn't equal itself.
@usableFromInline
func differsFromItself(_ value: Any) -> Bool { Parts(value).differFromThemselves }

extension Parts {
  /// Whether the value, or a part of it, doesn't equal itself.
  ///
  /// An array equals itself whatever it contains, because it has the same storage.
  var differFromThemselves: Bool {
    func differs<T: Equatable>(_ value: T) -> Bool { value != value }
    return all.contains { part, _ in
      // Most parts are texts or numbers.
      let type = type(of: part)
      if type == String.self || type == Int.self || type == [String].self { return false }
      if let part = part as? any Equatable, differs(part) { return true }
      // Only collections haven't been opened.
      guard part is any ShowingAllParts else { return false }
      let mirror = Mirror(reflecting: part)
      return mirror.displayStyle == .collection
        && mirror.children.contains { differsFromItself($0.value) }
    }
  }
}

/// Returns whether two values of any type are the same, or nil if they can't be compared.
@usableFromInline
func areSame(_ lhs: Any, _ rhs: Any, strictly: Bool) -> Bool? {
  func areEqual<T: Equatable>(_ lhs: T, _ rhs: Any) -> Bool { lhs == rhs as? T }
  func areSameNumber<T: FloatingPoint>(_ lhs: T, _ rhs: Any) -> Bool {
    guard let rhs = rhs as? T else { return false }
    return lhs.isNaN && rhs.isNaN || lhs == rhs && lhs.sign == rhs.sign
  }
  // An object is compared with one of another class by the `==` of their superclass.
  let isObject = type(of: lhs) is AnyClass
  guard isObject || type(of: lhs) == type(of: rhs) else { return false }
  if strictly {
    if let lhs = lhs as? any FloatingPoint { return areSameNumber(lhs, rhs) }
    if let lhs = lhs as? String, let rhs = rhs as? String { return Exactly(lhs) == Exactly(rhs) }
  } else if let equatable = lhs as? any Equatable {
    return areEqual(equatable, rhs)
      || differsFromItself(lhs) && areSame(lhs, rhs, strictly: true) == true
  }
  if isObject, lhs as AnyObject === rhs as AnyObject { return true }
  if let left = Mirror(showingPartsOf: lhs), let right = Mirror(showingPartsOf: rhs),
    let areSame = areSame(left, right, strictly: strictly)
  {
    return areSame
  }
  // What doesn't show is left to `==`.
  return strictly ? (lhs as? any Equatable).map { areEqual($0, rhs) } : nil
}

/// Returns whether two values are the same whose mirrors are already made.
func areSame(_ lhs: Mirror, _ rhs: Mirror, strictly: Bool) -> Bool? {
  guard lhs.children.count == rhs.children.count else { return false }
  var isKnown = true
  for (left, right) in zip(lhs.children, rhs.children) {
    guard left.label == right.label else { return false }
    switch areSame(left.value, right.value, strictly: strictly) {
    case true?: continue
    case false?: return false
    case nil: isKnown = false
    }
  }
  return isKnown ? true : nil
}

extension Mirror {
  /// Creates a mirror of a value, unless it doesn't show what the value consists of.
  ///
  /// A case without a payload has a part with its name.
  init?(showingPartsOf value: Any) {
    // A type that describes itself can hide parts.
    if value is any CustomReflectable, !(value is any ShowingAllParts) { return nil }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional, .tuple, .collection, .struct: self = mirror
    case .enum where !mirror.children.isEmpty: self = mirror
    case .enum:
      guard let name = name(ofConstant: value) else { return nil }
      self.init(value, children: [name: ()], displayStyle: .enum)
    default: return nil
    }
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
