#if DEBUG
  import URLPatterns
#endif

/// Throws unless `body` takes at most so many steps.
///
/// Steps are counted, not time: a step is a word or a byte of a text, or a state of a regex, that is looked at. No release build counts
/// them.
func expectSteps<Result>(
  atMost limit: Int, _ promise: @autoclosure () -> String, _ body: () throws -> Result
) throws -> Result {
  #if DEBUG
    let (result, steps) = try StepCounter.steps(of: body)
    try expect(steps <= limit, "\(promise()): \(steps) steps are more than \(limit)")
    return result
  #else
    return try body()
  #endif
}
