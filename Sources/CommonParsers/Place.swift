/// The place of an input, or of what is printed, whose type only the leaves of a parser know.
///
/// Rules are untyped: generic ones would look up their own metadata at each step, which measured
/// more than the parsing. All rules of a `Parser<Input, A>` are made for `Input`, and only its
/// methods call them, with an `Input`; so the type asked for is always the type that is there.
@usableFromInline
struct Place {
  @usableFromInline let pointer: UnsafeMutableRawPointer

  @inlinable
  init(pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
  }

  /// Calls `body` with the place of `value`, which is not to be kept.
  @inlinable
  static func with<T, Result>(_ value: inout T, _ body: (Place) -> Result) -> Result {
    withUnsafeMutablePointer(to: &value) { body(Place(pointer: UnsafeMutableRawPointer($0))) }
  }

  /// What is there, to read and to change.
  @inlinable
  func of<T>(_ type: T.Type) -> UnsafeMutablePointer<T> {
    pointer.assumingMemoryBound(to: type)
  }
}

/// How what is at a place is copied, to be put there again.
struct Copying: Sendable {
  private let withCopy: @Sendable (Place, (Place) -> Bool) -> Bool
  private let assign: @Sendable (_ copy: Place, _ place: Place) -> Void

  init<T>(_ type: T.Type) {
    withCopy = { place, body in
      var copy = place.of(T.self).pointee
      return Place.with(&copy, body)
    }
    assign = { copy, place in place.of(T.self).pointee = copy.of(T.self).pointee }
  }

  /// Calls `body` with the place of a copy.
  func copy(_ place: Place, _ body: (_ copy: Place) -> Bool) -> Bool { withCopy(place, body) }

  /// Puts at one place what is at another.
  func restore(_ place: Place, from copy: Place) { assign(copy, place) }
}
