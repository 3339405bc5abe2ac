import Foundation

extension Benchmark {
  /// How much the cost of an element can grow when there are 64 times as many.
  ///
  /// If cost grows with the square, it's 64 times as much for each element. Caches that are too
  /// small can double it.
  private static let growthLimit = 3.0

  /// Returns a complaint about each contestant that allocates more often than it should, and about
  /// costs in the suite "growth" that grow faster than the input.
  ///
  /// Allocations depend on the version of Foundation, so a tenth more is accepted, but none is
  /// none.
  func complaints(_ measurements: [Measurement], measuringAgain: () -> [Measurement]) -> [String] {
    let allocating = zip(contestants, measurements).compactMap { contestant, found -> String? in
      guard let limit = contestant.allocations, let count = found.allocations, count > limit * 1.1
      else { return nil }
      return String(
        format: "%@, %@: %.2f allocations instead of %.2f", title, contestant.name, count, limit)
    }
    return allocating
      + (suite == "growth" ? [growthComplaint(measurements, measuringAgain)] : [])
      .compactMap { $0 }
  }

  /// If the cost seems to grow too much, it's measured again, and the least time counts.
  private func growthComplaint(
    _ measurements: [Measurement], _ measuringAgain: () -> [Measurement]
  ) -> String? {
    var best = measurements.map(\.best)
    for _ in 0..<5 where best[1] > Self.growthLimit * best[0] {
      best = zip(best, measuringAgain()).map { min($0, $1.best) }
    }
    guard best[1] > Self.growthLimit * best[0] else { return nil }
    return String(
      format: "%@: %.2f ns for each, and %.2f ns for each of 64 times as many", title, best[0],
      best[1])
  }
}
