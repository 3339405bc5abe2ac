import Synchronization

/// How often the parts of a table have looked at an element.
final class LookCounter: Sendable {
  private let looks = Atomic(0)

  func look() { looks.add(1, ordering: .relaxed) }

  /// How many looks there were since this was asked last.
  func take() -> Int { looks.exchange(0, ordering: .relaxed) }
}
