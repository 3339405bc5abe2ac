import Synchronization

/// What `constructor` made `value` from, by reflection; nil when another constructor did.
@usableFromInline
package func reflectedPayload<U, A>(of value: U, by constructor: (A) -> U) -> A? {
  let witnesses = EnumWitnesses(U.self)
  func caseNumber(of value: U) -> UInt32? {
    withUnsafePointer(to: value) { witnesses?.caseNumber(of: $0) }
  }
  let number = caseNumber(of: value)
  if A.self == Void.self {
    let nothing = () as! A
    let other = constructor(nothing)
    guard caseNumber(of: other) == number else { return nil }
    if let witnesses, let number, !witnesses.hasPayload(number) { return nothing }
    return isReflectedEqual(value, other) ? nothing : nil
  }
  let payload =
    if let witnesses, let number {
      quickPayload(of: value, number, witnesses, as: A.self)
    } else {
      EnumCase(reflecting: value)?.payload(as: A.self)
    }
  guard let payload else { return nil }
  let rebuilt = constructor(payload)
  let isSame =
    number == nil
    ? EnumCase(reflecting: value)?.isSameCase(as: rebuilt) ?? false
    : number == caseNumber(of: rebuilt)
  return isSame ? payload : nil
}

/// Which payloads lie in their enums as values of a type.
private let areStoredAsTheyAre = Mutex<[StoredPayload: Bool]>([:])

private struct StoredPayload: Hashable {
  let type: ObjectIdentifier
  let number: UInt32
  let payload: ObjectIdentifier
}

/// The payload of a value, by reflection the first time, and from then on taken from where it lies.
private func quickPayload<U, A>(
  of value: U, _ number: UInt32, _ witnesses: EnumWitnesses, as type: A.Type
) -> A? {
  let key = StoredPayload(
    type: ObjectIdentifier(U.self), number: number, payload: ObjectIdentifier(A.self))
  let isStoredAsItIs = areStoredAsTheyAre.withLock { $0[key] }
  if isStoredAsItIs == true {
    return withUnsafeTemporaryAllocation(of: U.self, capacity: 1) {
      // There is a base address, as there is room for a value.
      let copy = $0.baseAddress!
      copy.initialize(to: value)
      witnesses.projectPayload(of: copy)
      return UnsafeMutableRawPointer(copy).assumingMemoryBound(to: A.self).move()
    }
  }
  guard let own = EnumCase(reflecting: value), let payload = own.payload(as: A.self) else {
    return nil
  }
  if isStoredAsItIs == nil {
    let isStored = own.hasPayload(like: payload) && witnesses.makes(value, number, from: payload)
    areStoredAsTheyAre.withLock { $0[key] = isStored }
  }
  return payload
}

extension EnumWitnesses {
  /// Whether a value is just the bytes of its payload, and the number of its case.
  ///
  /// One whose payload is in a box holds the box's address instead.
  fileprivate func makes<U, A>(_ value: U, _ number: UInt32, from payload: A) -> Bool {
    let size = MemoryLayout<U>.size
    guard MemoryLayout<A>.size <= size else { return false }
    return withUnsafeTemporaryAllocation(
      byteCount: size, alignment: MemoryLayout<U>.alignment
    ) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      withUnsafeBytes(of: payload) { bytes.copyMemory(from: $0) }
      // There is a base address, as a value with a payload and a case has a size.
      inject(number, into: bytes.baseAddress!)
      return withUnsafeBytes(of: value) { $0.elementsEqual(bytes) }
    }
  }
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

  /// Whether the payload is of the type of `other`, but for labels.
  func hasPayload<A>(like other: A) -> Bool {
    elementTypes(of: payload).elementsEqual(elementTypes(of: other), by: ==)
  }

  func isSameCase<U>(as other: U) -> Bool {
    // Cases may share a name when their labels differ, and labels are part of the payload's type.
    guard let other = EnumCase(reflecting: other) else { return false }
    return name == other.name && type(of: payload) == type(of: other.payload)
  }
}

/// The types of a tuple's elements, or the type of what is no tuple.
private func elementTypes(of value: Any) -> [Any.Type] {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .tuple else { return [type(of: value)] }
  return mirror.children.map { type(of: $0.value) }
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
