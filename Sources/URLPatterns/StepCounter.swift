/// Counts the steps that something takes, for tests in debug builds; a release build holds none of it.
@inlinable @inline(__always)
package func countSteps(_ steps: @autoclosure () -> Int) {
  #if DEBUG
    StepCounter.add(steps())
  #endif
}

#if DEBUG
  /// What hears of the steps.
  @usableFromInline
  package enum StepCounter {
    /// Is called with the steps of each walk.
    ///
    /// Along a list that is one for each element that is copied into an array; or, where one element
    /// is looked for, one for each `N10` before it and one for itself. Along a text it is one for each
    /// word of eight bytes, or for each byte where bytes are looked at one by one; in a regex that
    /// runs as an automaton, one for each state that is looked at for a scalar. Among the patterns of a
    /// table it is one for each that another is compared with.
    @TaskLocal package static var report: (@Sendable (Int) -> Void)?

    @usableFromInline
    static func add(_ steps: Int) { report?(steps) }
  }
#endif
