import Foundation

/// Measurements as an aligned table for people, Markdown, or JSON.
enum Report: String, CaseIterable {
  case text
  case markdown
  case json

  /// What one benchmark's measurements print as, before the next is measured.
  func section(_ measurements: [Measurement]) -> String? {
    guard let first = measurements.first else { return nil }
    let title = "\(first.suite)/\(first.benchmark)"
    switch self {
    case .text:
      return measurements.reduce("\n\(title)\n") { text, m in
        let name = m.contestant.padding(toLength: 26, withPad: " ", startingAt: 0)
        let figures = String(
          format: "%11.0f ns  %9.0f–%-9.0f  ×%-8.2f", m.median, m.p10, m.p90, m.ratio)
        let instructions =
          m.instructions.map { String(format: "  %11.0f instructions", $0) } ?? ""
        return text + "  \(name)\(figures)\(instructions)\n"
      }
    case .markdown:
      return measurements.reduce("") { text, m in
        text
          + String(
            format: "| %@ | %@ | %.0f | %.0f–%.0f | %.2f |\n", title, m.contestant, m.median, m.p10,
            m.p90, m.ratio)
      }
    case .json:
      return nil
    }
  }

  /// What comes before the first benchmark.
  func header(countsInstructions: Bool) -> String? {
    switch self {
    case .text:
      """
      Nanoseconds per operation: median, 10th–90th percentile, and the ratio to the first contestant.
      Instructions are \(countsInstructions ? "counted" : "not counted: this system does not let us").
      """
    case .markdown:
      "| benchmark | contestant | ns | p10–p90 | ratio |\n| --- | --- | ---: | ---: | ---: |\n"
    case .json: nil
    }
  }

  /// What comes after the last one.
  func footer(_ all: [Measurement]) throws -> String? {
    guard self == .json else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(all), as: UTF8.self) + "\n"
  }
}
