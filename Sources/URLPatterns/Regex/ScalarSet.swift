/// A set of Unicode scalars, stored as sorted, disjoint, non-adjacent ranges of their values.
///
/// A range can include surrogates (D800–DFFF), for example in a negated class. No text contains
/// them.
struct ScalarSet: Hashable, Sendable {
  /// The hash of the ranges.
  ///
  /// This is the first property because `==` compares it first, so sets that differ are hardly ever
  /// compared range by range.
  private let hash: Int
  let ranges: [ClosedRange<UInt32>]

  static let all = ScalarSet([0...0x10FFFF])

  init(_ ranges: [ClosedRange<UInt32>]) {
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound &+ 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    self.ranges = merged
    hash = merged.hashValue
  }

  init(_ scalar: Unicode.Scalar) {
    ranges = [scalar.value...scalar.value]
    hash = ranges.hashValue
  }

  /// The scalar of a set that contains exactly one, or nil for any other set.
  var onlyScalar: Unicode.Scalar? {
    guard ranges.count == 1, ranges[0].lowerBound == ranges[0].upperBound else { return nil }
    return Unicode.Scalar(ranges[0].lowerBound)
  }

  var inverted: ScalarSet {
    var gaps: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { gaps.append(next...range.lowerBound - 1) }
      next = range.upperBound + 1
    }
    if next <= 0x10FFFF { gaps.append(next...0x10FFFF) }
    return ScalarSet(gaps)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }

  func contains(_ value: UInt32) -> Bool {
    // This finds the first range that doesn't end before the value.
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= value
  }
}
