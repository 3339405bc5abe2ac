/// What was measured of one contestant, per operation.
struct Measurement: Codable {
  let suite: String
  let benchmark: String
  let contestant: String

  /// The median time, in nanoseconds, and the tenth and ninetieth percentiles.
  let median: Double
  let p10: Double
  let p90: Double

  /// The median of the ratios to the first contestant, round by round.
  let ratio: Double

  /// Instructions executed in user space; nil where the system does not count them.
  let instructions: Double?
}

/// How long to measure.
struct Effort {
  let rounds: Int
  let sample: Duration

  static let full = Effort(rounds: 41, sample: .milliseconds(4))
  static let quick = Effort(rounds: 3, sample: .microseconds(300))
}

extension Benchmark {
  /// Measures all contestants in interleaved rounds, A B C, A B C, …, so that a noisy moment hits
  /// all alike.
  func measure(_ effort: Effort, instructions: InstructionCounter?) -> [Measurement] {
    let clock = ContinuousClock()
    // Doubling the runs until they fill a sample warms up, too.
    let runs = contestants.map { contestant in
      var runs = 1
      while true {
        let time = clock.measure { for _ in 0..<runs { contestant.run() } }
        if time >= effort.sample { return runs }
        runs *= 2
      }
    }
    var times = contestants.map { _ in [Double]() }
    for _ in 0..<effort.rounds {
      for (index, contestant) in contestants.enumerated() {
        let count = runs[index]
        let time = clock.measure { for _ in 0..<count { contestant.run() } }
        times[index].append(time / .nanoseconds(count * operations))
      }
    }
    return contestants.indices.map { index in
      let run = contestants[index].run
      let ratios = zip(times[index], times[0]).map { $0 / $1 }
      return Measurement(
        suite: suite, benchmark: name, contestant: contestants[index].name,
        median: times[index].percentile(50), p10: times[index].percentile(10),
        p90: times[index].percentile(90), ratio: ratios.percentile(50),
        instructions: instructions.map { Double($0.count(run)) / Double(operations) })
    }
  }
}

extension [Double] {
  fileprivate func percentile(_ percent: Int) -> Double {
    sorted()[(count - 1) * percent / 100]
  }
}
