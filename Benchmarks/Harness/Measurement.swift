import Foundation

/// The figures of one contestant, per operation.
struct Measurement: Codable {
  let suite: String
  let benchmark: String
  let contestant: String

  /// The median processor time in nanoseconds, with the tenth and ninetieth percentiles.
  let median: Double
  let p10: Double
  let p90: Double

  /// The least time, which hardly depends on anything else that the machine does.
  let best: Double

  /// The median of the ratios to the first contestant, round by round.
  let ratio: Double

  /// The number of calls to the heap's allocators, or nil if they aren't counted.
  let allocations: Double?

  var title: String { "\(suite)/\(benchmark)" }
}

/// The time to spend on measuring.
struct Effort {
  let rounds: Int

  /// In nanoseconds.
  let sample: Double

  static let full = Effort(rounds: 41, sample: 4e6)
  static let quick = Effort(rounds: 5, sample: 0.3e6)
}

extension Benchmark {
  /// Measures all contestants in interleaved rounds, A B C, A B C, …, so that a noisy moment
  /// affects all of them alike.
  func measure(_ effort: Effort, _ heap: HeapCounter?) -> [Measurement] {
    // Doubling the runs until they fill a sample also warms up.
    let runs = contestants.map { contestant in
      var runs = 1
      while time(contestant, runs: runs) < effort.sample { runs *= 2 }
      return runs
    }
    var times = contestants.map { _ in [Double]() }
    for _ in 0..<effort.rounds {
      for (index, contestant) in contestants.enumerated() {
        let count = runs[index]
        times[index].append(time(contestant, runs: count) / Double(count * operations))
      }
    }
    return contestants.indices.map { index in
      Measurement(
        suite: suite, benchmark: name, contestant: contestants[index].name,
        median: times[index].percentile(50), p10: times[index].percentile(10),
        p90: times[index].percentile(90), best: times[index].percentile(0),
        ratio: zip(times[index], times[0]).map { $0 / $1 }.percentile(50),
        allocations: heap.map { Double($0.count(contestants[index].run)) / Double(operations) })
    }
  }

  private func time(_ contestant: Contestant, runs: Int) -> Double {
    let start = processorTime()
    for _ in 0..<runs { contestant.run() }
    return processorTime() - start
  }
}

/// Returns the time that this thread has had a processor, in nanoseconds, not counting the time it
/// waited for one, if the system knows.
private func processorTime() -> Double {
  #if os(Windows) || os(WASI)
    ProcessInfo.processInfo.systemUptime * 1e9
  #else
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  #endif
}

extension [Double] {
  fileprivate func percentile(_ percent: Int) -> Double {
    sorted()[(count - 1) * percent / 100]
  }
}
