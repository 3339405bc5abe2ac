/// One way of doing what a benchmark measures.
struct Contestant: Sendable {
  let name: String

  /// Whether it is this package's work, so that its figures are held to what is expected.
  let isOurs: Bool

  /// Does it once: as many operations as the benchmark says.
  let run: @Sendable () -> Void

  init(_ name: String, isOurs: Bool = false, run: @escaping @Sendable () -> Void) {
    self.name = name
    self.isOurs = isOurs
    self.run = run
  }
}

/// What is done, and who does it; the first contestant is what the others are compared with.
struct Benchmark: Sendable {
  let suite: String
  let name: String

  /// How many operations one run makes.
  let operations: Int

  /// How many bytes are read, where the heap is to be compared with them.
  let inputBytes: Int?

  /// Whether it stands in Benchmarks/README.md.
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

  /// The same with those contestants only whose names are chosen.
  func keepingContestants(_ isChosen: (String) -> Bool) -> Benchmark {
    Benchmark(
      suite, name, operations: operations, inputBytes: inputBytes, isSummary: isSummary,
      contestants.filter { isChosen($0.name) })
  }
}

/// Keeps the optimiser from seeing that nobody uses a result.
@inline(never)
func consume<Value>(_ value: borrowing Value) {
  withExtendedLifetime(value) {}
}
