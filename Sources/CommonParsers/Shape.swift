/// How an `A` lies among the values of a grammar: as none, as one, or as a tuple's elements.
///
/// A `Void` is no value. A tuple is one value where a piece or a conversion has made it, and one value
/// for each element where parsers were joined.
@usableFromInline
package struct Shape<A>: Sendable {
  /// How many values it is.
  @usableFromInline let count: Int

  /// Puts the values on top of the stack, the first one first.
  @usableFromInline let push: @Sendable (A, inout [Any]) -> Void

  /// What the values on top of the stack are.
  ///
  /// They have to be of the shape's types, which whoever joins grammars sees to.
  @usableFromInline package let top: @Sendable ([Any]) -> A

  @inlinable
  init(
    count: Int, push: @escaping @Sendable (A, inout [Any]) -> Void,
    top: @escaping @Sendable ([Any]) -> A
  ) {
    self.count = count
    self.push = push
    self.top = top
  }

  /// One value; none for `Void`.
  @inlinable
  package static var whole: Shape {
    if A.self == Void.self {
      Shape(count: 0, push: { _, _ in }, top: { _ in () as! A })
    } else {
      Shape(count: 1, push: { $1.append($0) }, top: { $0[$0.count - 1] as! A })
    }
  }

  /// Takes the values from the top of the stack.
  @inlinable
  func pop(_ values: inout [Any]) -> A {
    let value = top(values)
    values.drop(last: count)
    return value
  }
}

/// A tuple as its elements.
package func tupleShape<each A>(_ type: (repeat each A).Type) -> Shape<(repeat each A)> {
  var elements = 0
  for _ in repeat (each A).self { elements += 1 }
  let count = elements
  return Shape(
    count: count,
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

extension [Any] {
  /// Removes the last values, of which there is mostly one.
  @inlinable
  mutating func drop(last count: Int) {
    for _ in 0..<count { removeLast() }
  }

  /// Reverses the order of the last values.
  @inlinable
  @inline(__always)  // There is mostly one.
  mutating func reverse(last count: Int) {
    if count > 1 { self[(self.count - count)...].reverse() }
  }
}
