import SmallLock

/// A counter of the times that the parts of a table look at an element.
final class LookCounter: Sendable {
  private let looks = Lock(0)

  func look() { looks.withLock { $0 += 1 } }

  /// Returns the number of looks since the last call.
  func take() -> Int {
    looks.withLock { looks in
      defer { looks = 0 }
      return looks
    }
  }
}
