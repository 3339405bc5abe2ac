/// One way of doing the work that a benchmark measures.
struct Contestant: Sendable {
  let name: String

  /// Whether it belongs to this package, so that its figures are checked.
  let isOurs: Bool

  /// Runs it once, with as many operations as the benchmark says.
  let run: @Sendable () -> Void

  init(_ name: String, isOurs: Bool = false, run: @escaping @Sendable () -> Void) {
    self.name = name
    self.isOurs = isOurs
    self.run = run
  }
}

/// A task and its contestants, the first of which is the reference for the others.
struct Benchmark: Sendable {
  let suite: String
  let name: String

  /// The number of operations in one run.
  let operations: Int

  /// The number of bytes that are read, if the heap is compared with it.
  let inputBytes: Int?

  /// Whether it's listed in Benchmarks/README.md.
  let isSummary: Bool
  let contestants: [Contestant]

  init(
    _ suite: String, _ name: String, operations: Int = 1, inputBytes: Int? = nil,
    isSummary: Bool = false, _ contestants: [Contestant]
  ) {
    self.suite = suite
    self.name = name
    self.operations = operations
    self.inputBytes = inputBytes
    self.isSummary = isSummary
    self.contestants = contestants
  }

  var title: String { "\(suite)/\(name)" }

  /// Returns the same benchmark with only the contestants whose names are chosen.
  func keepingContestants(_ isChosen: (String) -> Bool) -> Benchmark {
    Benchmark(
      suite, name, operations: operations, inputBytes: inputBytes, isSummary: isSummary,
      contestants.filter { isChosen($0.name) })
  }
}

/// Keeps the optimizer from removing an unused result.
@inline(never)
func consume<Value>(_ value: borrowing Value) {
  withExtendedLifetime(value) {}
}
