extension ScalarSet {
  /// The set with every scalar's case variants added: k brings K and the Kelvin sign.
  ///
  /// Two scalars are variants of each other when Unicode's simple case folding (CaseFolding.txt,
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

  /// The number of scalars in the set that have case variants: the work of folding it.
  var casedScalarCount: Int {
    ranges.reduce(0) { $0 + CaseVariants.table.indices(of: $1).count }
  }
}

/// Which scalars differ in case alone.
///
/// The table is made once in a process, when a pattern first ignores case. Full and simple case
/// folding make the same single scalars equal, so the full one serves (CaseFolding.txt, status F and
/// S).
private struct CaseVariants {
  /// The scalars that have variants, in order.
  private let scalars: [UInt32]
  /// For each of them its variants.
  let variants: [[UInt32]]

  static let table = CaseVariants()

  private init() {
    // By scalars, as two strings are equal where they are no more than canonically equivalent.
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

  /// The indices of the scalars that lie in the range, found by bisection.
  func indices(of range: ClosedRange<UInt32>) -> Range<Int> {
    let start = index { $0 >= range.lowerBound }
    return start..<max(start, index { $0 > range.upperBound })
  }

  /// The index of the first scalar for which `isBehind` holds, as it does for all after it.
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
