/// What compiled code does with values of an enum type: ask for the case, and take out its payload.
///
/// Reflection does so by the case's name, and takes some ten thousand instructions. Compiled code
/// calls functions of the type's value witness table, and so does this. The layout of metadata and of
/// the table is part of Swift's ABI (the compiler's docs/ABI/TypeMetadata.rst, and ValueWitness.def).
struct EnumWitnesses: Sendable {
  private typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  private typealias Inject =
    @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  /// The type's metadata, which is never freed.
  private nonisolated(unsafe) let metadata: UnsafeRawPointer
  private let payloadCaseCount: UInt32
  private let getTag: GetTag
  private let project: Project
  private let inject: Inject

  /// Nil for a type that is no enum.
  init?<T>(_ type: T.Type) {
    #if _ptrauth(_none)
      metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      let word = MemoryLayout<UInt>.size
      guard metadata.load(as: UInt.self) == Self.enumKind else { return nil }
      let witnesses = (metadata - word).load(as: UnsafeRawPointer.self)
      // Eight functions, size and stride come before the flags; these say that functions for enums
      // follow.
      let flags = witnesses + 10 * word
      guard flags.load(as: UInt32.self) & Self.hasEnumWitnesses != 0 else { return nil }
      let functions = flags + 8
      // The descriptor: flags, four references, and the number of cases with a payload.
      let descriptor = (metadata + word).load(as: UnsafeRawPointer.self)
      payloadCaseCount = (descriptor + 20).load(as: UInt32.self) & 0xff_ffff
      getTag = functions.load(as: GetTag.self)
      project = (functions + word).load(as: Project.self)
      inject = (functions + 2 * word).load(as: Inject.self)
    #else
      // Where the functions are signed, Swift code cannot call them.
      return nil
    #endif
  }

  private static var enumKind: UInt { 0x201 }
  private static var hasEnumWitnesses: UInt32 { 0x20_0000 }

  /// The number of the case of the value at a place; it has to be of the type.
  func caseNumber(of value: UnsafeRawPointer) -> UInt32 { getTag(value, metadata) }

  /// Whether the case of a number has a payload: those that have are numbered first.
  func hasPayload(_ number: UInt32) -> Bool { number < payloadCaseCount }

  /// Leaves the payload, or the box it is in, at the place of a value.
  func projectPayload(of value: UnsafeMutableRawPointer) { project(value, metadata) }

  /// Makes a value of the payload, or of the box it is in, at a place.
  func inject(_ number: UInt32, into payload: UnsafeMutableRawPointer) {
    inject(payload, number, metadata)
  }
}
