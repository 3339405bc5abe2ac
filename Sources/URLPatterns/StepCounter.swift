#if DEBUG
  import Synchronization
#endif

/// Counts the steps of walking a list or a text, for tests in debug builds; a release build holds none
/// of it.
@inlinable @inline(__always)
func countSteps(_ steps: @autoclosure () -> Int) {
  #if DEBUG
    StepCounter.add(steps())
  #endif
}

#if DEBUG
  /// Counts the steps of each walk along a list: one for each element that is copied into an array; or,
  /// where one element is looked for, one for each `N10` before it and one for itself.
  ///
  /// Of a text, a step is a byte that is looked at or copied, but not the first sixteen of an element; of
  /// a regex that runs as an automaton, a state that is looked at for a scalar.
  @usableFromInline
  final class StepCounter: Sendable {
    private let steps = Atomic(0)

    @TaskLocal private static var current: StepCounter?

    @usableFromInline
    static func add(_ steps: Int) {
      _ = current?.steps.add(steps, ordering: .relaxed)
    }

    /// How many steps `body` takes.
    static func steps<Result>(of body: () throws -> Result) rethrows -> (Result, steps: Int) {
      let counter = StepCounter()
      let result = try $current.withValue(counter, operation: body)
      return (result, counter.steps.load(ordering: .relaxed))
    }
  }
#endif
