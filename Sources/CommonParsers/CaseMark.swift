import Synchronization

/// How the number of an enum's case is read from a value.
///
/// Reflection tells the name of the case, and takes some ten thousand instructions for it. Compiled
/// code asks the type's value witness table, and so does this. The layout of metadata and of the
/// table is part of Swift's ABI (the compiler's docs/ABI/TypeMetadata.rst, and ValueWitness.def).
struct CaseReader: Sendable {
  /// The types' metadata, and the function that reads the number: (value, metadata) -> number.
  private typealias Read = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private nonisolated(unsafe) let metadata: UnsafeRawPointer
  private let read: Read

  /// Nil for a type that is no enum.
  init?<T>(_ type: T.Type) {
    #if _ptrauth(_none)
      metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      let word = MemoryLayout<UInt>.size
      guard metadata.load(as: UInt.self) == Self.enumKind else { return nil }
      let witnesses = (metadata - word).load(as: UnsafeRawPointer.self)
      // Eight functions, size and stride come before the flags; these say that functions for enums
      // follow, of which this is the first.
      let flags = (witnesses + 10 * word).load(as: UInt32.self)
      guard flags & Self.hasEnumWitnesses != 0 else { return nil }
      read = (witnesses + 10 * word + 8).load(as: Read.self)
    #else
      // Where the functions are signed, Swift code cannot call them.
      return nil
    #endif
  }

  private static var enumKind: UInt { 0x201 }
  private static var hasEnumWitnesses: UInt32 { 0x20_0000 }

  /// The number of the case of the value at a place; it has to be of the type.
  func callAsFunction(_ value: UnsafeRawPointer) -> UInt32 { read(value, metadata) }
}

/// The case that an isomorphism makes, learned from the first value that it takes apart.
///
/// Values of other cases need not be tried then.
@usableFromInline
final class CaseMark: Sendable {
  /// The number of the case; -1 while it is not known.
  private let number = Atomic<Int>(-1)

  @usableFromInline
  init() {}

  func excludes(_ number: UInt32) -> Bool {
    let known = self.number.load(ordering: .relaxed)
    return known >= 0 && known != number
  }

  func learn(_ number: UInt32) {
    self.number.store(Int(number), ordering: .relaxed)
  }
}
