/// The layout of a value of some type among the values of a grammar.
@usableFromInline
package class AnyShape: @unchecked Sendable {
  /// The types of the values.
  @usableFromInline let types: [Any.Type]

  /// The number of values.
  @usableFromInline let count: Int

  private let knownUnwrappedTypes = Lock<[Any.Type?]?>(nil)

  /// Returns the type at an index, and the same without optionals, or nil if that isn't plain
  /// (Parts.swift).
  func typeAndUnwrapped(at index: Int) -> (Any.Type, unwrapped: Any.Type?) {
    let type = types[index]
    // Others are kept, because finding out takes long.
    if isTextOrNumber(type) { return (type, type) }
    return (type, knownUnwrappedTypes.value { types.map(unwrappedType) }[index])
  }

  @usableFromInline
  init(_ types: [Any.Type]) {
    (self.types, count) = (types, types.count)
  }

  /// Returns the shape with its type, which must be that of an `A`.
  ///
  /// A check would look up the type of the shape for each match, which takes 2 % more instructions.
  @inlinable
  func of<A>(_ type: A.Type) -> Shape<A> { unsafeDowncast(self, to: Shape<A>.self) }

  /// Returns whether another shape for the same type is the same: also one value, or also the
  /// elements of a tuple.
  func isSame(as other: AnyShape) -> Bool { count == other.count }
}

/// The layout of an `A` among the values of a grammar: as no value, one value, or one for each
/// element of a tuple.
///
/// `Void` takes no value. A tuple takes one value if a piece or a conversion creates it, and one
/// value for each element if it comes from joining parsers.
///
/// It's a class, so that a closure that keeps a shape copies one reference instead of those of its
/// closures.
@usableFromInline
package final class Shape<A>: AnyShape, @unchecked Sendable {
  /// Pushes the values onto the stack, in order.
  @usableFromInline let push: @Sendable (A, inout [Any]) -> Void

  /// Returns the `A` that the values on top of the stack form.
  ///
  /// - Precondition: The values have the types of the shape. The code that joins grammars ensures
  ///   that.
  @usableFromInline package let form: @Sendable ([Any]) -> A

  /// Returns whether the values on top of a stack form the same value as this one.
  ///
  /// It's a closure, because a function of `A` that compares what it reads isn't specialized for
  /// the input, which doubles the time to print.
  @usableFromInline package let areSame: @Sendable (A, [Any]) -> Bool

  @inlinable
  init(
    _ types: [Any.Type], push: @escaping @Sendable (A, inout [Any]) -> Void,
    form: @escaping @Sendable ([Any]) -> A
  ) {
    areSame = { URLFormats.areSame(form($1), $0) }
    (self.push, self.form) = (push, form)
    super.init(types)
  }

  /// The shape that takes one value, or none for `Void`.
  @inlinable
  package static var single: Shape {
    if A.self == Void.self { return shapeOfNothing as! Shape }
    if A.self == String.self { return shapeOfText as! Shape }
    return Shape([A.self], push: { $1.append($0) }, form: { $0[$0.count - 1] as! A })
  }

  /// Values that a user's function can be called with, or nil if none are known.
  var examples: [Any]? { URLFormats.examples(of: types) }

  /// Returns a stack with the values of an `A` to write, next one last.
  package func stack(of value: A) -> [Any] {
    var values: [Any] = []
    values.pushReversed(value, as: self)
    return values
  }

  /// Pops the values from the stack, and returns the `A` that they form.
  @inlinable
  func pop(_ values: inout [Any]) -> A {
    let value = form(values)
    values.drop(last: count)
    return value
  }
}

/// Returns a value of each type, or nil if none is known of some.
func examples(of types: [Any.Type]) -> [Any]? {
  let examples = types.compactMap(example)
  return examples.count == types.count ? examples : nil
}

/// The shape of each literal of a table.
@usableFromInline
let shapeOfNothing = Shape<Void>([], push: { _, _ in }, form: { _ in })

/// The shape of most values that are captured.
@usableFromInline
let shapeOfText = Shape<String>(
  [String.self], push: { $1.append($0) }, form: { $0[$0.count - 1] as! String })

/// Returns some value of a type, or nil if none is known.
private func example(of type: Any.Type) -> Any? {
  func first<T: CaseIterable>(_ type: T.Type) -> Any? { type.allCases.first }
  func value<T: RawRepresentable>(_ type: T.Type) -> Any? {
    (example(of: T.RawValue.self) as? T.RawValue).flatMap { type.init(rawValue: $0) }
  }
  if let type = type as? any CaseIterable.Type { return first(type) }
  if let type = type as? any RawRepresentable.Type { return value(type) }
  if let type = type as? any LosslessStringConvertible.Type {
    return ["1", "a", "true"].lazy.compactMap { type.init($0) }.first
  }
  if let type = type as? any RangeReplaceableCollection.Type { return type.init() }
  return (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ())
}

/// The shapes of tuples, because making one takes longer than joining.
///
/// They're few, and a dictionary would take as long to make as ten rows.
private let knownTupleShapes = Lock<[AnyShape]>([])

/// Returns the shape of a tuple that takes one value for each element.
@usableFromInline
package func tupleShape<each A>(_ type: (repeat each A).Type) -> Shape<(repeat each A)> {
  let known = knownTupleShapes.withLock { $0.first { $0.hasValues(for: type) } }
  if let known { return known.of(type) }
  var types: [Any.Type] = []
  for type in repeat (each A).self { types.append(type) }
  let count = types.count
  let shape = Shape<(repeat each A)>(
    types,
    push: { tuple, values in
      for element in repeat each tuple { values.append(element) }
    },
    form: { values in
      var index = values.count - count
      func next<T>(_ type: T.Type) -> T {
        defer { index += 1 }
        return values[index] as! T
      }
      return (repeat next((each A).self))
    })
  knownTupleShapes.withLock { $0.append(shape) }
  return shape
}

extension AnyShape {
  /// Returns whether there's one value for each element of a tuple.
  ///
  /// The type of the tuple doesn't tell: it can also be the only element.
  fileprivate func hasValues<each A>(for tuple: (repeat each A).Type) -> Bool {
    var index = 0
    for type in repeat (each A).self {
      if index == count || types[index] != type { return false }
      index += 1
    }
    return index == count
  }
}

extension [Any] {
  /// Pushes the values of `value`, so that the next one to write is on top.
  @inlinable
  mutating func pushReversed<A>(_ value: A, as shape: Shape<A>) {
    shape.push(value, &self)
    reverse(last: shape.count)
  }

  /// Removes the last values, usually just one.
  @usableFromInline
  mutating func drop(last count: Int) {
    for _ in 0..<count { removeLast() }
  }

  /// Reverses the order of the last values.
  @usableFromInline
  mutating func reverse(last count: Int) {
    if count > 1 { self[(self.count - count)...].reverse() }
  }
}
