/// One way of doing the work that a benchmark measures.
struct Contestant: Sendable {
  let name: String

  /// The number of allocations per operation that `--check` accepts, or nil if it accepts any.
  let allocations: Double?

  /// Runs it once, with as many operations as the benchmark says.
  let run: @Sendable () -> Void

  init(_ name: String, allocations: Double? = nil, run: @escaping @Sendable () -> Void) {
    self.name = name
    self.allocations = allocations
    self.run = run
  }
}

/// A task and its contestants, the first of which is the reference for the others.
struct Benchmark: Sendable {
  let suite: String
  let name: String

  /// The number of operations in one run.
  let operations: Int

  /// Whether it's in the first table of Benchmarks/README.md.
  let isSummary: Bool
  var contestants: [Contestant]

  init(
    _ suite: String, _ name: String, operations: Int = 1, isSummary: Bool = false,
    _ contestants: [Contestant]
  ) {
    self.suite = suite
    self.name = name
    self.operations = operations
    self.isSummary = isSummary
    self.contestants = contestants
  }

  var title: String { "\(suite)/\(name)" }
}

/// Keeps the optimizer from removing an unused result.
@inline(never)
func consume<Value>(_ value: borrowing Value) {
  withExtendedLifetime(value) {}
}
