extension ScalarSet {
  /// The set with every scalar's case variants added: k brings K and the Kelvin sign.
  ///
  /// Two scalars are variants of each other when Unicode's simple case folding (CaseFolding.txt,
  /// status C and S) maps them to the same scalar.
  var foldingCase: ScalarSet {
    var added: [ClosedRange<UInt32>] = []
    let cased = CaseVariants.table.scalars
    for range in ranges {
      var low = 0
      var high = cased.count
      while low < high {
        let middle = (low + high) / 2
        if cased[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
      }
      while low < cased.count, cased[low] <= range.upperBound {
        for variant in CaseVariants.table.variants[low] where !range.contains(variant) {
          added.append(variant...variant)
        }
        low += 1
      }
    }
    return added.isEmpty ? self : ScalarSet(ranges + added)
  }
}

/// Which scalars differ in case alone.
///
/// The standard library has case mappings, not case folding. Folding is the closure of the
/// mappings of one scalar to one scalar, with the two exceptions below; it is made once in a
/// process, when a pattern first ignores case.
private struct CaseVariants {
  /// The scalars that have variants, in order, and for each one its variants.
  var scalars: [UInt32] = []
  var variants: [[UInt32]] = []

  static let table = CaseVariants()

  /// Folded alike by CaseFolding.txt, although their mappings are longer than one scalar.
  private static let foldedAlike: [(UInt32, UInt32)] = [
    (0x0390, 0x1FD3), (0x03B0, 0x1FE3), (0xFB05, 0xFB06),
  ]
  /// The dotless i has I for its uppercase and yet folds to itself alone.
  private static let dotlessI: UInt32 = 0x0131

  private init() {
    var groups: [UInt32: [UInt32]] = [:]
    func join(_ one: UInt32, _ other: UInt32) {
      let first = groups[one] ?? [one]
      if first.contains(other) { return }
      let joined = first + (groups[other] ?? [other])
      for scalar in joined { groups[scalar] = joined }
    }
    for block in ScalarSet.assignedBlocks {
      for value in block where value != Self.dotlessI {
        guard let properties = Unicode.Scalar(value)?.properties,
          properties.changesWhenCaseMapped
        else { continue }
        for mapping in [
          properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping,
        ] {
          let mapped = mapping.unicodeScalars
          if let first = mapped.first, mapped.count == 1 { join(value, first.value) }
        }
      }
    }
    for (one, other) in Self.foldedAlike { join(one, other) }
    for (scalar, group) in groups.sorted(by: { $0.key < $1.key }) where group.count > 1 {
      scalars.append(scalar)
      variants.append(group.filter { $0 != scalar })
    }
  }
}
