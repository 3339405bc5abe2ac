import Foundation

/// The format of the measurements: an aligned table for people, Markdown with a line for each
/// contestant or for each benchmark, or JSON.
enum Report: String {
  case text
  case markdown
  case medians
  case json

  /// Returns the text before the first benchmark.
  func header(_ heap: HeapCounter?) -> String? {
    switch self {
    case .text:
      """
      \(Machine.description)
      Nanoseconds of processor time per operation: median, 10th–90th percentile; ratio to the first.
      Allocations are \(heap == nil ? "only counted on Linux on x86-64" : "calls to malloc and its siblings, per operation").

      """
    case .markdown, .medians, .json: nil
    }
  }

  /// Returns the table of one benchmark's measurements.
  func section(_ measurements: [Measurement]) -> String {
    let columns = columns(for: measurements)
    let heading = columns.map { padded($0.title, $0.width) }.joined()
    let title = padded(measurements[0].title, -28)
    return measurements.reduce(into: "\n\(title)\(heading)\n") { text, measurement in
      let cells = columns.map { padded($0.cell(measurement) ?? "", $0.width) }
      text += "\(padded("  \(measurement.contestant)", -28))\(cells.joined())\n"
    }
  }

  /// Returns the text after the last benchmark.
  func footer(_ all: [Measurement]) throws -> String? {
    switch self {
    case .text: return nil
    case .markdown:
      let columns = columns(for: all).filter { ["ns", "allocations"].contains($0.title) }
      let header = """
        \(Machine.description)

        | benchmark | contestant |\(columns.map { " \($0.title) |" }.joined())
        | --- | --- |\(columns.map { _ in " ---: |" }.joined())

        """
      return all.reduce(into: header) { text, measurement in
        text += "| \(measurement.title) | \(measurement.contestant) |"
        text += columns.map { " \($0.cell(measurement) ?? "") |" }.joined() + "\n"
      }
    case .medians:
      let contestants = all.map(\.contestant).withoutRepetitions
      let lines = all.map(\.title).withoutRepetitions.map { title in
        contestants.reduce("| \(title) |") { line, name in
          let found = all.first { $0.title == title && $0.contestant == name }
          return line + " \(found.map { grouped($0.median) } ?? "") |"
        }
      }
      return """
        \(Machine.description)

        | ns | \(contestants.joined(separator: " | ")) |
        | --- |\(contestants.map { _ in " ---: |" }.joined())
        \(lines.joined(separator: "\n"))

        """
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let run = Run(machine: Machine.description, measurements: all)
      return String(decoding: try encoder.encode(run), as: UTF8.self) + "\n"
    }
  }
}

private struct Run: Encodable {
  let machine: String
  let measurements: [Measurement]
}

private struct Column {
  let title: String
  let width: Int

  /// The text of a cell, or nil if nothing was measured.
  let cell: @Sendable (Measurement) -> String?
}

/// Returns the columns that have a figure for at least one of the measurements.
private func columns(for measurements: [Measurement]) -> [Column] {
  [
    Column(title: "ns", width: 11) { grouped($0.median) },
    Column(title: "p10–p90", width: 24) { "\(grouped($0.p10))–\(grouped($0.p90))" },
    Column(title: "ratio", width: 12) { String(format: "%.2f", $0.ratio) },
    Column(title: "allocations", width: 13) { $0.allocations.map(shortened) },
  ].filter { column in measurements.contains { column.cell($0) != nil } }
}

extension [String] {
  fileprivate var withoutRepetitions: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// Returns a whole number with thin spaces between thousands: `1 234 567`.
func grouped(_ number: Double) -> String {
  let digits = String(format: "%.0f", number)
  return digits.enumerated().reduce(into: "") { text, digit in
    if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text += "\u{202F}" }
    text.append(digit.element)
  }
}

/// Returns a number with at most two decimals, without trailing zeros.
private func shortened(_ number: Double) -> String {
  number.rounded() == number ? grouped(number) : String(format: "%.2f", number)
}

/// Returns the text padded on the left, or on the right for a negative width.
private func padded(_ text: String, _ width: Int) -> String {
  let spaces = String(repeating: " ", count: max(0, abs(width) - text.count))
  return width < 0 ? text + spaces : spaces + text
}
