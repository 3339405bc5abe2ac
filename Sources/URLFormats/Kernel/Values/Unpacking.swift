// How the values of a type are taken apart without a mirror, which takes thousands of instructions.
//
// A mirror of a tuple or a struct shows the values that are stored in it, one after another. Each
// is stored as its own type, unless it's stored
//
// - as a protocol's, such as `Any`, which takes 32 bytes or more, or less for objects and errors,
// - as an object of another class, or as a weak reference, which shows as an optional,
// - as a function or a type, neither of which is `Equatable`.
//
// So if the values are none of these, take 24 bytes at most each, and together fill the whole,
// they're stored as their own types: any other type would take more. The types and the places of
// what's stored are the same in all values of the whole's type, and so they're read from there.

/// How to take apart the values of a type without a mirror.
struct Unpacking: Sendable {
  /// The `unwrappedType` of a part that has parts.
  let unwrappedType: Any.Type?
  let parts: @Sendable (Any) -> [Any]

  private static let all = Lock<[ObjectIdentifier: Unpacking?]>([:])

  /// Returns how to take the values of a type apart, or nil if that takes a mirror.
  static func of(_ type: Any.Type) -> Unpacking? {
    if let known = all.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    let optional = type as? any Unwrappable.Type
    // An empty array is cast to any other one.
    let unpacking = optional.map { optional in
      let isKnown =
        isPlain(optional.wrapped) && !(optional.wrapped is any ExpressibleByArrayLiteral.Type)
        && !(optional.wrapped is any ExpressibleByDictionaryLiteral.Type)
      return Unpacking(unwrappedType: isKnown ? optional.wrapped : nil, parts: optional.parts)
    }
    remember(unpacking, for: type)
    return unpacking
  }

  private static func remember(_ unpacking: Unpacking?, for type: Any.Type) {
    all.withLock { $0[ObjectIdentifier(type)] = .some(unpacking) }
  }

  /// Remembers how to take apart the values of a tuple or a struct, if parts of these types fill
  /// it.
  static func learn(_ whole: Any.Type, from types: [Any.Type]) {
    var (fields, end): ([Field], Int) = ([], 0)
    for type in types {
      let (size, alignment) = layout(of: type)
      guard size <= 24, alignment <= 8 else { return }
      let offset = (end + alignment - 1) / alignment * alignment
      fields.append(Field(type: type, offset: offset))
      end = offset + size
    }
    // A type that describes itself can show anything.
    guard end == layout(of: whole).size, types.allSatisfy(isStoredAsItself),
      !(whole is any CustomReflectable.Type)
    else { return }
    func parts<Whole>(_ type: Whole.Type) -> @Sendable (Any) -> [Any] {
      // The cast also takes the value out of a protocol's, as an `any Error`.
      { [fields] value in
        withUnsafeBytes(of: value as! Whole) { bytes in fields.map { $0.value(in: bytes) } }
      }
    }
    remember(Unpacking(unwrappedType: whole, parts: _openExistential(whole, do: parts)), for: whole)
  }

  /// Where a part is stored in a tuple or a struct, and as which type.
  private struct Field: Sendable {
    let type: Any.Type
    let offset: Int

    /// Returns the part of a value with these bytes.
    func value(in bytes: UnsafeRawBufferPointer) -> Any {
      func load<Part>(_ type: Part.Type) -> Any { bytes.load(fromByteOffset: offset, as: type) }
      return _openExistential(type, do: load)
    }
  }

  /// Returns whether a value that's found in another one can't be stored there as a smaller type.
  private static func isStoredAsItself(_ type: Any.Type) -> Bool {
    isTextOrNumber(type)
      || type is any Equatable.Type && !(type is AnyClass) && !(type is any Error.Type)
        && !((type as? any Unwrappable.Type)?.wrapped is AnyClass)
  }
}

/// Returns the size and the alignment of the values of a type.
private func layout(of type: Any.Type) -> (size: Int, alignment: Int) {
  func sizes<T>(_ type: T.Type) -> (size: Int, alignment: Int) {
    (MemoryLayout<T>.size, MemoryLayout<T>.alignment)
  }
  return _openExistential(type, do: sizes)
}

/// An optional of any type.
protocol Unwrappable {
  static var wrapped: Any.Type { get }
  /// Returns the value in an optional, if there's one.
  static var parts: @Sendable (Any) -> [Any] { get }
}

extension Optional: Unwrappable {
  static var wrapped: Any.Type { Wrapped.self }
  static var parts: @Sendable (Any) -> [Any] {
    { ($0 as! Wrapped?).map { [$0 as Any] } ?? [] }
  }
}
