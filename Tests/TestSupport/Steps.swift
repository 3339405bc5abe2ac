#if DEBUG
  import URLPatterns

  /// How many steps `body` takes, as the package counts them in debug builds: along lists, texts and
  /// tables.
  public func stepsTaken(by body: () throws -> Void) rethrows -> Int {
    try StepCounter.steps(of: body).steps
  }
#endif

/// Whether the work grows no faster than what it is done on.
///
/// Four times as much takes five times the steps at most. A release build, where steps are not counted,
/// does the work and says yes.
///
/// - Parameter make: Makes something of a size.
public func isLinear<Subject>(
  in size: Int, _ make: (Int) -> Subject, _ work: (Subject) throws -> Void
) rethrows -> Bool {
  try work(make(size))
  return true
}
