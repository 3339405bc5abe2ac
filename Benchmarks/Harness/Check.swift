import Foundation

/// A comparison of this package's figures with those in a file, as ratios rather than times, so
/// that it can run on any machine.
struct Check {
  /// A figure that is compared, with a tolerance.
  enum Metric: String, CaseIterable {
    /// The least time, as a multiple of the reference's time.
    case time
    /// Instructions, as a multiple of the reference's instructions.
    case instructions
    case allocations
    /// The peak heap use, as a multiple of the input.
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

  /// Reads the file, whose lines have the form `benchmark | contestant | metric figure | …`.
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
    var description: String { "\(Check.path) has an invalid line: \(line)" }
  }

  private static let version = "# Allocations as of Swift "

  /// Returns the new text of the file.
  static func text(_ all: [(Benchmark, [Measurement])]) -> String {
    all.reduce(
      into: """
        # The figures that Benchmarks --check expects. To renew them: \(renewal)
        # Times and instructions are multiples of those of the first contestant outside this package.
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

  /// Returns the figures of this package's contestants, by the names of their rows.
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

  /// Returns a complaint about each figure that is worse than expected.
  ///
  /// Times that seem worse are measured again, with more care.
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
          complaints.append("\(name): measured, but not in the file")
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
    // Other versions of Foundation allocate differently.
    if metric == .allocations || metric == .heap, swift != Machine.swift { return false }
    guard let expected = expected[metric] else { return false }
    // The file has only three digits.
    return found > expected * metric.tolerance * 1.005
  }
}
