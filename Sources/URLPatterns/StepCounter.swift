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
    /// Gets the number of steps of each walk: of elements copied, or of `N10`s passed and one.
    @TaskLocal static var report: (@Sendable (Int) -> Void)?

    @usableFromInline
    static func add(_ steps: Int) { report?(steps) }
  }
#endif
