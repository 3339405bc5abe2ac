/// Counts the steps that a list is walked with, for tests in debug builds; a release build holds none
/// of it.
@inlinable @inline(__always)
func countSteps(_ steps: @autoclosure () -> Int) {
  #if DEBUG
    StepCounter.add(steps())
  #endif
}

#if DEBUG
  @usableFromInline
  enum StepCounter {
    /// Is called with the steps of each walk: one for each element that is copied into an array; or,
    /// where one element is looked for, one for each `N10` before it and one for itself.
    @TaskLocal static var report: (@Sendable (Int) -> Void)?

    @usableFromInline
    static func add(_ steps: Int) { report?(steps) }
  }
#endif
