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

/// A copy of what was at a place.
class Snapshot {
  /// Puts it there again.
  func restore(_ place: Place) {}

  /// Takes another copy in place of this one.
  func update(from place: Place) {}
}

/// Takes a copy of what is at a place.
typealias Copy = @Sendable (Place) -> Snapshot

private final class TypedSnapshot<T>: Snapshot {
  private var value: T

  init(_ value: T) {
    self.value = value
  }

  override func restore(_ place: Place) {
    place.of(T.self).pointee = value
  }

  override func update(from place: Place) {
    value = place.of(T.self).pointee
  }
}

/// Takes copies of values of a type.
func copying<T>(_ type: T.Type) -> Copy {
  { TypedSnapshot($0.of(T.self).pointee) }
}
