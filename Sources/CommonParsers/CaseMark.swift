import Synchronization

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
