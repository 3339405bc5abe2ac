import Foundation

/// A drawing of the suite "match" on a logarithmic scale, with a large dot for the mean of all
/// routes, and a small one for each route.
struct Chart {
  /// One contestant's line.
  private struct Row {
    let name: String
    let all: Measurement
    let routes: [Measurement]
    var times: [Double] { routes.map(\.median) + [all.median] }
  }

  private let rows: [Row]

  init(_ all: [Measurement]) throws {
    let suite = all.filter { $0.suite == "match" }
    rows = suite.filter { $0.benchmark == "all" }.map { total in
      Row(
        name: total.contestant, all: total,
        routes: suite.filter { $0.contestant == total.contestant && $0.benchmark != "all" })
    }
    if rows.isEmpty { throw NothingToDraw() }
  }

  struct NothingToDraw: Error, CustomStringConvertible {
    let description = "the chart needs match/all, which wasn't measured"
  }

  // The text and the dots are of medium lightness, to stand out from both a white and a dark page,
  // because a picture can't know which one GitHub shows.
  private static let ink = "#6e7681"
  private static let ours = "#2f81f7"
  private static let others = "#8b949e"

  private static let width = 860.0
  private static let left = 210.0
  private static let right = 740.0
  private static let top = 56.0
  private static let step = 34.0

  var svg: String {
    let bottom = Self.top + Double(rows.count) * Self.step
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(Self.width)) \(Int(bottom) + 52)" \
      role="img" aria-label="Nanoseconds to match a link, on a logarithmic scale" \
      font-family="system-ui, sans-serif" font-size="14" fill="\(Self.ink)">
      <text x="0" y="18" font-size="16" font-weight="600">From URL to link, nanoseconds</text>
      <text x="0" y="38">Large dots: the mean of all routes. Small dots: each of them. Logarithmic scale.</text>
      \(grid(bottom: bottom))
      \(rows.enumerated().map(line).joined(separator: "\n"))
      <text x="0" y="\(Int(bottom) + 46)" font-size="12">\(Machine.description)</text>
      </svg>

      """
  }

  /// The powers of ten that enclose all figures.
  private var decades: ClosedRange<Int> {
    let times = rows.flatMap(\.times)
    let low = log10(max(1, times.min()!)).rounded(.down)
    return Int(low)...Int(max(low + 1, log10(times.max()!).rounded(.up)))
  }

  private func x(_ time: Double) -> Double {
    let share =
      (log10(max(1, time)) - Double(decades.lowerBound))
      / Double(decades.upperBound - decades.lowerBound)
    return Self.left + share * (Self.right - Self.left)
  }

  private func grid(bottom: Double) -> String {
    decades.map { decade in
      let time = pow(10, Double(decade))
      let x = number(x(time))
      return """
        <path d="M\(x) \(number(Self.top))V\(number(bottom))" stroke="\(Self.others)" stroke-opacity="0.35"/>
        <text x="\(x)" y="\(number(bottom + 18))" text-anchor="middle" font-size="12">\(grouped(time))</text>
        """
    }.joined(separator: "\n")
  }

  private func line(_ index: Int, _ row: Row) -> String {
    let middle = Self.top + (Double(index) + 0.5) * Self.step
    let (first, last) = (x(row.times.min()!), x(row.times.max()!))
    let color = index == 0 ? Self.ours : Self.others
    // Another machine gives other ratios, so more digits would promise too much.
    let format = row.all.ratio < 2 ? "about ×%.1f" : "about ×%.0f"
    let ratio = index == 0 ? "" : String(format: format, row.all.ratio)
    let dots = row.routes.map { route in
      """
      <circle cx="\(number(x(route.median)))" cy="\(number(middle))" r="2.5" fill="\(Self.ink)">\
      <title>\(route.benchmark): \(grouped(route.median)) ns</title></circle>
      """
    }
    return """
      <text x="\(number(Self.left - 10))" y="\(number(middle + 5))" text-anchor="end">\(row.name)</text>
      <path d="M\(number(first)) \(number(middle))H\(number(last))" stroke="\(color)" stroke-opacity="0.5"/>
      <circle cx="\(number(x(row.all.median)))" cy="\(number(middle))" r="8" fill="\(color)"/>
      \(dots.joined())
      <text x="\(number(last + 14))" y="\(number(middle + 5))" font-weight="600">\
      \(grouped(row.all.median)) <tspan font-weight="400">\(ratio)</tspan></text>
      """
  }

  private func number(_ value: Double) -> String { String(format: "%.1f", value) }
}
