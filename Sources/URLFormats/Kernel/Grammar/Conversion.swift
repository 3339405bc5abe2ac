/// How the values of a grammar are converted, and converted back.
@usableFromInline
package final class Conversion: Sendable {
  /// The types of the values that it converts.
  @usableFromInline let types: [Any.Type]

  /// Returns why a value isn't converted back.
  @usableFromInline let refusal: @Sendable (Any) -> Reason

  /// Replaces the values on top of the stack with the converted value, or returns false if the
  /// conversion refuses them.
  ///
  /// Reading has the last value on top.
  @usableFromInline let apply: @Sendable (inout [Any]) -> Bool

  /// Replaces the values on top of the stack with what they convert back to.
  ///
  /// Writing has the first value on top, which is the next one to write. If the conversion refuses
  /// the values, this returns false and leaves the stack unchanged. The second parameter is what a
  /// constructor has found in the value by reflection (`Subject`), for the next one that tries the
  /// same value, or nil at first. All alternatives of a choice convert values of the same type.
  @usableFromInline let unapply: @Sendable (inout [Any], inout AnyObject?) -> Unapplied

  @usableFromInline enum Unapplied { case converted, refused, missing }

  /// What a constructor looks for in a value, or nil if nothing is looked for.
  ///
  /// If it's `missing` for one conversion, it's missing for all that look for the same.
  @usableFromInline let payload: Payload?

  @usableFromInline struct Payload: Equatable, Sendable {
    let type: ObjectIdentifier
    /// The number of values as which it's looked for.
    let count: Int
    /// Whether a handwritten `match` is asked first.
    let asksMatch: Bool

    @usableFromInline
    init(_ type: Any.Type, count: Int, asksMatch: Bool) {
      (self.type, self.count, self.asksMatch) = (ObjectIdentifier(type), count, asksMatch)
    }
  }

  /// Creates a conversion by the functions of an isomorphism, between values of the given shapes.
  @inlinable
  init<A, B>(_ iso: PartialIso<A, B>, from inner: Shape<A>, to outer: Shape<B>) {
    types = inner.types
    payload = nil
    apply = { values in
      guard let value = iso.apply(inner.pop(&values)) else { return false }
      outer.push(value, &values)
      return true
    }
    unapply = { values, _ in
      // Only the identity has several outer values (`Parser.program(as:)`), and it refuses none,
      // so their order never has to be restored.
      values.reverse(last: outer.count)
      guard let value = iso.unapply(outer.form(values)) else { return .refused }
      values.drop(last: outer.count)
      values.pushReversed(value, as: inner)
      return .converted
    }
    refusal = { _ in iso.refusal }
  }

  /// Creates a conversion by a constructor, which also takes values apart (Reflection.swift).
  @inlinable
  init<A, B>(_ constructor: Constructor<A, B>, from inner: Shape<A>, to outer: Shape<B>) {
    types = inner.types
    let shape = constructor.shape(for: inner)
    payload =
      A.self == Void.self
      ? nil : Payload(A.self, count: shape.count, asksMatch: constructor.match != nil)
    apply = { values in
      outer.push(constructor.make(inner.pop(&values)), &values)
      return true
    }
    unapply = { values, known in
      let subject = known as? Subject<B> ?? Subject(outer.form(values))
      known = subject
      var isMissing = false
      guard let payload = constructor.payload(of: subject, as: shape, &isMissing) else {
        return isMissing ? .missing : .refused
      }
      values.drop(last: outer.count)
      values.pushReversed(payload, as: inner)
      return .converted
    }
    refusal = { constructor.refusal(of: $0, as: shape) }
  }
}
