import Synchronization

/// Which case of an enum a value is.
///
/// It is the address of the case's name among the program's metadata: cases may share one, if they
/// differ in their labels only, but a case has always the same.
struct CaseName {
  fileprivate let address: UInt

  /// Nil for what is no enum, and in programs without such metadata.
  init?<T>(of value: T) {
    guard let name = enumCaseName(value) else { return nil }
    address = UInt(bitPattern: name)
  }
}

/// The runtime's function, as the standard library declares it to print enums.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

/// The case that an isomorphism makes, learned from the first value that it takes apart.
///
/// Values of other cases need not be tried then.
@usableFromInline
final class CaseMark: Sendable {
  /// The name's address; 0 while it is not known.
  private let address = Atomic<UInt>(0)

  @usableFromInline
  init() {}

  func excludes(_ name: CaseName) -> Bool {
    let known = address.load(ordering: .relaxed)
    return known != 0 && known != name.address
  }

  func learn(_ name: CaseName) {
    address.store(name.address, ordering: .relaxed)
  }
}
