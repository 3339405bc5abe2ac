import Synchronization

/// A counter of the times that the parts of a table look at an element.
final class LookCounter: Sendable {
  private let looks = Atomic(0)

  func look() { looks.add(1, ordering: .relaxed) }

  /// Returns the number of looks since the last call.
  func take() -> Int { looks.exchange(0, ordering: .relaxed) }
}
