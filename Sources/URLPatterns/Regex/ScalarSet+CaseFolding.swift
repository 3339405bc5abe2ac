extension ScalarSet {
  /// The set with the case variants of each scalar added: k adds K and the Kelvin sign.
  ///
  /// Two scalars are variants of each other if Unicode's simple case folding (CaseFolding.txt,
  /// status C and S) maps them to the same scalar.
  var foldingCase: ScalarSet {
    var added: [ClosedRange<UInt32>] = []
    for range in ranges {
      for index in CaseVariants.table.indices(of: range) {
        for variant in CaseVariants.table.variants[index]
        where !range.contains(variant) && !contains(variant) {
          added.append(variant...variant)
        }
      }
    }
    return added.isEmpty ? self : ScalarSet(ranges + added)
  }

  /// The number of scalars in the set that have case variants, which is the cost of folding it.
  var casedScalarCount: Int {
    ranges.reduce(0) { $0 + CaseVariants.table.indices(of: $1).count }
  }
}

/// A table of the scalars that differ only in case.
///
/// It's created once per process, when a pattern first ignores case. Full and simple case folding
/// make the same single scalars equal, so full folding is good enough here (CaseFolding.txt, status
/// F and S).
private struct CaseVariants {
  /// The scalars that have variants, in order.
  private let scalars: [UInt32]
  /// The variants of each of them.
  let variants: [[UInt32]]

  static let table = CaseVariants()

  private init() {
    // The keys are arrays of scalars, because strings are equal if they're merely canonically
    // equivalent.
    var groups: [[Unicode.Scalar]: [UInt32]] = [:]
    for value in ScalarSet.assignedBlocks.joined() {
      guard let scalar = Unicode.Scalar(value), scalar.properties.changesWhenCaseMapped
      else { continue }
      groups[Array(scalar.caseFolding.unicodeScalars), default: []].append(value)
    }
    let pairs = groups.values.filter { $0.count > 1 }.flatMap { group in
      group.map { scalar in (scalar: scalar, variants: group.filter { $0 != scalar }) }
    }.sorted { $0.scalar < $1.scalar }
    scalars = pairs.map { $0.scalar }
    variants = pairs.map { $0.variants }
  }

  /// Returns the indices of the scalars in the range, by binary search.
  func indices(of range: ClosedRange<UInt32>) -> Range<Int> {
    let start = index { $0 >= range.lowerBound }
    return start..<max(start, index { $0 > range.upperBound })
  }

  /// Returns the index of the first scalar for which `isBehind` is true, as it must be for all
  /// after it.
  private func index(where isBehind: (UInt32) -> Bool) -> Int {
    var low = 0
    var high = scalars.count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(scalars[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
