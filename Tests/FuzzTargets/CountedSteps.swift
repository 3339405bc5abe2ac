#if DEBUG
  import Synchronization
  import URLPatterns

  private final class Counter: Sendable { let steps = Atomic(0) }
#endif

/// Throws unless `body` takes at most so many steps.
///
/// Steps are counted, not time: a step is a word or a byte of a text, or a state of a regex, that is looked at. No release build counts
/// them.
func expectSteps<Result>(
  atMost limit: Int, _ promise: @autoclosure () -> String, _ body: () throws -> Result
) throws -> Result {
  #if DEBUG
    let counter = Counter()
    let result = try StepCounter.$report.withValue(
      { counter.steps.add($0, ordering: .relaxed) }, operation: body)
    let steps = counter.steps.load(ordering: .relaxed)
    try expect(steps <= limit, "\(promise()): \(steps) steps are more than \(limit)")
    return result
  #else
    return try body()
  #endif
}
