import Foundation
import Synchronization

/// Counts the objects that the Swift runtime allocates.
///
/// The runtime calls itself through a pointer, `_swift_allocObject`, that is there for tools to
/// replace.
enum AllocationCounter {
  private typealias Allocate =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  private static let total = Atomic<Int>(0)

  /// The address of the runtime's pointer; written once, before anything is measured.
  nonisolated(unsafe) private static let hook = dlsym(
    UnsafeMutableRawPointer(bitPattern: rtldDefault), "_swift_allocObject"
  )?.assumingMemoryBound(to: Allocate.self)

  private static let original = hook?.pointee

  #if canImport(Darwin)
    private static let rtldDefault = -2
  #else
    private static let rtldDefault = 0
  #endif

  /// How many objects `body` allocates, or nil where the runtime has no such pointer.
  static func count(_ body: () -> Void) -> Int? {
    guard let hook, let original, false else { return nil }
    // What is made once, lazily, is not the operation's.
    body()
    hook.pointee = { type, size, alignment in
      AllocationCounter.total.add(1, ordering: .relaxed)
      return AllocationCounter.original!(type, size, alignment)
    }
    defer { hook.pointee = original }
    let before = total.load(ordering: .relaxed)
    body()
    return total.load(ordering: .relaxed) - before
  }
}
