import Foundation

extension Benchmark {
  /// How much the cost of an element can grow when there are 64 times as many.
  ///
  /// If cost grows with the square, it's 64 times as much for each element. Caches that are too
  /// small can double it.
  private static let limit = 3.0

  /// Returns by how much the cost of an element grows, if that's too much, or nil for other suites.
  ///
  /// If it seems to be too much, it's measured again, and the least time counts.
  func growthComplaint(
    _ measurements: [Measurement], measuringAgain: () -> [Measurement]
  ) -> String? {
    guard suite == "growth" else { return nil }
    var best = measurements.map(\.best)
    for _ in 0..<5 where best[1] > Self.limit * best[0] {
      best = zip(best, measuringAgain()).map { min($0, $1.best) }
    }
    guard best[1] > Self.limit * best[0] else { return nil }
    return String(
      format: "%@: %.2f ns for each, and %.2f ns for each of 64 times as many", title, best[0],
      best[1])
  }
}
