#if DEBUG
  import Synchronization
#endif

/// Counts the steps that something takes, for tests in debug builds; a release build holds none of it.
@inlinable @inline(__always)
package func countSteps(_ steps: @autoclosure () -> Int) {
  #if DEBUG
    StepCounter.add(steps())
  #endif
}

#if DEBUG
  /// Counts the steps of each walk.
  ///
  /// Along a list that is one for each element that is copied into an array; or, where one element is
  /// looked for, one for each `N10` before it and one for itself. Along a text it is one for each word of
  /// eight bytes, or for each byte where bytes are looked at one by one; in a regex that runs as an
  /// automaton, one for each state that is looked at for a scalar. Among the patterns of a table it is
  /// one for each that another is compared with.
  @usableFromInline
  package final class StepCounter: Sendable {
    private let steps = Atomic(0)

    // A class, because Swift 6.3 crashes where a closure stands in a task-local value in optimised code.
    @TaskLocal private static var current: StepCounter?

    @usableFromInline
    static func add(_ steps: Int) {
      _ = current?.steps.add(steps, ordering: .relaxed)
    }

    /// How many steps `body` takes.
    package static func steps<Result>(
      of body: () throws -> Result
    ) rethrows -> (Result, steps: Int) {
      let counter = StepCounter()
      let result = try $current.withValue(counter, operation: body)
      return (result, counter.steps.load(ordering: .relaxed))
    }
  }
#endif
