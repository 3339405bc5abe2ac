import Foundation
import URLPatterns

/// Functions that take a stranger's text or a long list, at a size and at 64 times that size.
///
/// The small size runs 64 times, so that both process the same number of elements or bytes. The
/// ratio of their times is how the cost of an element or a byte grows.
let growthSuite: [Benchmark] =
  pathGrowth + listGrowth + elementGrowth + markGrowth + regexGrowth + placeGrowth + patternGrowth
  + queryGrowth + urlGrowth + formatGrowth + tableGrowth

/// - Parameters:
///   - size: A size that is large enough to outweigh the fixed costs.
///   - prepare: Creates input of a size, and returns the work on it.
func growth(
  _ name: String, _ size: Int, _ prepare: (_ count: Int) -> @Sendable () -> Void
) -> Benchmark {
  let (few, many) = (prepare(size), prepare(64 * size))
  return Benchmark(
    "growth", name, operations: 64 * size,
    [
      Contestant("64 times \(size)") { for _ in 0..<64 { few() } },
      Contestant("\(64 * size)", run: many),
    ])
}

/// Returns the same kind of benchmark for a text that repeats a piece.
///
/// - Parameter prefix: What the text begins with. If the work put it in front, a row that reads
///   only the beginning would measure how fast memory is copied.
func growth<Result>(
  _ name: String, of piece: String, after prefix: String = "", _ size: Int = 1_000,
  _ work: @escaping @Sendable (String) throws -> Result
) -> Benchmark {
  growth(name, size) { count in
    let text = prefix + String(repeating: piece, count: count)
    return { consume(try? work(text)) }
  }
}

/// Returns combining marks, half of them out of order.
///
/// Swift sorts them before it compares them, in time that grows with the square of their number.
func marks(_ count: Int) -> String {
  ["\u{301}", "\u{316}"].map { String(repeating: $0, count: count / 2) }.joined()
}
