import Foundation

/// Holds the figures of this package's contestants to those in a file, in ratios rather than times,
/// so that it may run on any machine.
struct Check {
  /// What is compared, and how much more than expected is too much.
  enum Metric: String, CaseIterable {
    /// The least time, in multiples of the yardstick's.
    case time
    /// Instructions, in multiples of the yardstick's.
    case instructions
    case allocations
    /// The most heap in use, in multiples of the input.
    case heap

    var tolerance: Double {
      switch self {
      case .time: 1.6
      case .instructions: 1.1
      case .allocations: 1
      case .heap: 1.05
      }
    }
  }

  typealias Figures = [Metric: Double]

  static let path = "Benchmarks/expected.txt"
  static let renewal = "swift run -c release Benchmarks --check --update"

  private var expected: [String: Figures] = [:]
  private var swift: Substring = ""

  /// Reads the file; the lines are `benchmark | contestant | metric figure | …`.
  init() throws {
    for line in try String(contentsOfFile: Self.path, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix(Self.version) { swift = line.dropFirst(Self.version.count) }
      if line.hasPrefix("#") { continue }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      var figures: Figures = [:]
      for cell in cells.dropFirst(2) {
        let words = cell.split(separator: " ")
        guard words.count == 2, let metric = Metric(rawValue: String(words[0])),
          let figure = Double(words[1])
        else { throw Unreadable(line: String(line)) }
        figures[metric] = figure
      }
      expected[cells.prefix(2).joined(separator: " | ")] = figures
    }
  }

  struct Unreadable: Error, CustomStringConvertible {
    let line: String
    var description: String { "\(Check.path) has a line that says nothing: \(line)" }
  }

  private static let version = "# Allocations as of Swift "

  /// What the file is to say.
  static func text(_ all: [(Benchmark, [Measurement])]) -> String {
    all.reduce(
      into: """
        # What Benchmarks --check holds this package to. Remade by: \(renewal)
        # Times and instructions are multiples of the first contestant's that is not of this package.
        \(version)\(Machine.swift)

        """
    ) { text, measured in
      for (name, figures) in Check.figures(measured.0, measured.1) {
        text += name
        for metric in Metric.allCases {
          if let figure = figures[metric] {
            text += " | \(metric) \(String(format: "%.3g", figure))"
          }
        }
        text += "\n"
      }
    }
  }

  /// The figures of this package's contestants, by their rows' names.
  private static func figures(_ benchmark: Benchmark, _ measurements: [Measurement])
    -> [(name: String, figures: Figures)]
  {
    let yardstick = benchmark.contestants.firstIndex { !$0.isOurs } ?? 0
    return benchmark.contestants.indices.filter { benchmark.contestants[$0].isOurs }.map { index in
      let (own, other) = (measurements[index], measurements[yardstick])
      var figures: Figures = [.time: own.best / other.best]
      if let count = own.instructions, let others = other.instructions {
        figures[.instructions] = count / others
      }
      figures[.allocations] = own.allocations
      figures[.heap] = own.heapPerInput
      return ("\(benchmark.title) | \(own.contestant)", figures)
    }
  }

  /// What is worse than expected, in words; time that seems so is measured again, with care.
  func complaints(
    _ all: [(Benchmark, [Measurement])], isComplete: Bool,
    measuringAgain: (Benchmark) -> [Measurement]
  ) -> [String] {
    var complaints: [String] = []
    var missing = Set(expected.keys)
    for (benchmark, measurements) in all {
      var found = Self.figures(benchmark, measurements)
      for _ in 0..<2 where found.contains(where: { isTooSlow($0.figures, $0.name) }) {
        for (index, again) in Self.figures(benchmark, measuringAgain(benchmark)).enumerated() {
          found[index].figures[.time] = min(found[index].figures[.time]!, again.figures[.time]!)
        }
      }
      for (name, figures) in found {
        missing.remove(name)
        guard let expected = expected[name] else {
          complaints.append("\(name): nothing is expected of it")
          continue
        }
        complaints += Metric.allCases.compactMap { metric in
          guard let found = figures[metric], isExceeded(metric, found, expected) else { return nil }
          return String(
            format: "%@: %@ %.3g, expected %.3g, at most %.3g", name, metric.rawValue, found,
            expected[metric]!, expected[metric]! * metric.tolerance)
        }
      }
    }
    if isComplete { complaints += missing.sorted().map { "\($0): expected, but not measured" } }
    return complaints
  }

  private func isTooSlow(_ figures: Figures, _ name: String) -> Bool {
    expected[name].map { isExceeded(.time, figures[.time]!, $0) } ?? false
  }

  private func isExceeded(_ metric: Metric, _ found: Double, _ expected: Figures) -> Bool {
    // Another version of Foundation allocates otherwise.
    if metric == .allocations || metric == .heap, swift != Machine.swift { return false }
    guard let expected = expected[metric] else { return false }
    // Three digits are written.
    return found > expected * metric.tolerance * 1.005
  }
}
