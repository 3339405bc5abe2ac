import Foundation

extension Benchmark {
  /// How much dearer an element may be in what has 64 times as many.
  ///
  /// What grows with the square makes it 64 times dearer; caches that are too small, twice.
  private static let limit = 3.0

  /// Says by how much the cost of an element grows, if that is too much; nil for other suites.
  ///
  /// What seems to be too much is measured again, and the least time counts.
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
