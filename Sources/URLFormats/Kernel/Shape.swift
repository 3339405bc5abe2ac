/// The layout of an `A` among the values of a grammar: as no value, one value, or one for each
/// element of a tuple.
///
/// `Void` takes no value. A tuple takes one value if a piece or a conversion creates it, and one
/// value for each element if it comes from joining parsers.
///
/// It's a class, so that a closure that keeps a shape copies one reference instead of those of its
/// closures.
@usableFromInline
package final class Shape<A>: Sendable {
  /// The number of values.
  @usableFromInline let count: Int

  /// Pushes the values onto the stack, in order.
  @usableFromInline let push: @Sendable (A, inout [Any]) -> Void

  /// Returns the `A` that the values on top of the stack form.
  ///
  /// - Precondition: The values have the types of the shape. The code that joins grammars ensures
  ///   that.
  @usableFromInline package let top: @Sendable ([Any]) -> A

  /// Returns whether the value at an index of the shape can be this one or, if nil counts as any
  /// value, a nil of its type.
  @usableFromInline let takes: @Sendable (Int, Any, _ orNil: Bool) -> Bool

  /// Returns whether the values on top of a stack form the same value as this one.
  @usableFromInline package let isSame: @Sendable (A, [Any]) -> Bool

  @inlinable
  init(
    count: Int, takes: @escaping @Sendable (Int, Any, _ orNil: Bool) -> Bool,
    push: @escaping @Sendable (A, inout [Any]) -> Void,
    top: @escaping @Sendable ([Any]) -> A
  ) {
    // A closure, because a function of `A` that compares what it reads isn't specialized for the
    // input, which doubles the time to print.
    isSame = { areSame(top($1), $0) }
    self.count = count
    self.takes = takes
    self.push = push
    self.top = top
  }

  /// The shape that takes one value, or none for `Void`.
  @inlinable
  package static var whole: Shape {
    if A.self == Void.self {
      Shape(count: 0, takes: { _, _, _ in false }, push: { _, _ in }, top: { _ in () as! A })
    } else {
      Shape(
        count: 1, takes: { isValue($1, of: A.self, orNil: $2) }, push: { $1.append($0) },
        top: { $0[$0.count - 1] as! A })
    }
  }

  /// Pops the values from the stack, and returns the `A` that they form.
  @inlinable
  func pop(_ values: inout [Any]) -> A {
    let value = top(values)
    values.drop(last: count)
    return value
  }
}

/// Returns the shape of a tuple that takes one value for each element.
package func tupleShape<each A>(_ type: (repeat each A).Type) -> Shape<(repeat each A)> {
  var elements = 0
  for _ in repeat (each A).self { elements += 1 }
  let count = elements
  return Shape(
    count: count,
    takes: { index, value, orNil in
      var next = 0
      for type in repeat (each A).self {
        if next == index { return isValue(value, of: type, orNil: orNil) }
        next += 1
      }
      return false
    },
    push: { tuple, values in
      for element in repeat each tuple { values.append(element) }
    },
    top: { values in
      var index = values.count - count
      func next<T>(_ type: T.Type) -> T {
        defer { index += 1 }
        return values[index] as! T
      }
      return (repeat next((each A).self))
    })
}

/// Returns whether a value has this type or, if nil counts as any value, is a nil of it.
@usableFromInline
func isValue<A>(_ value: Any, of type: A.Type, orNil: Bool) -> Bool {
  Swift.type(of: value) == type || value is A || orNil && Swift.type(of: value) == A?.self
}

extension [Any] {
  /// Creates a stack of the values to write, next one last.
  package init<A>(_ value: A, as shape: Shape<A>) {
    self = []
    pushReversed(value, as: shape)
  }

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
