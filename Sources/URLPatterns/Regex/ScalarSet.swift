/// A set of Unicode scalars, as a class such as `[a-z_\d]` names it.
enum ScalarSet: Hashable, Sendable {
  case scalar(Unicode.Scalar)
  /// Sorted, disjoint, and non-adjacent ranges of values, which aren't a single scalar.
  ///
  /// They can include surrogates (D800–DFFF), for example in a negated class. No text contains
  /// them.
  case ranges([ClosedRange<UInt32>])
  case property(Property)
  case union([ScalarSet])
  indirect case inverted(ScalarSet)
  /// The scalars that are in the set in any of their cases.
  indirect case ignoringCase(ScalarSet)

  init(_ ranges: [ClosedRange<UInt32>]) {
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound &+ 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    let only = merged.count == 1 && merged[0].count == 1 ? merged[0].lowerBound : nil
    self = only.flatMap(Unicode.Scalar.init).map { .scalar($0) } ?? .ranges(merged)
  }

  /// The scalar of a set that contains exactly one, or nil for any other set.
  var onlyScalar: Unicode.Scalar? {
    if case .scalar(let scalar) = self { scalar } else { nil }
  }

  /// Whether there can be scalars outside ASCII in the set.
  var reachesBeyondASCII: Bool {
    switch self {
    case .scalar(let scalar): !scalar.isASCII
    case .ranges(let ranges): ranges.last.map { $0.upperBound > 0x7F } ?? false
    default: true
    }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .scalar(let one): return scalar == one
    case .ranges(let ranges):
      // A class can have 22,000 ranges. This finds the first that doesn't end before the scalar.
      var low = 0
      var high = ranges.count
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
      }
      return low < ranges.count && ranges[low].lowerBound <= scalar.value
    case .property(let property): return property.contains(scalar)
    case .union(let sets): return sets.contains { $0.contains(scalar) }
    case .inverted(let set): return !set.contains(scalar)
    case .ignoringCase(let set):
      if set.contains(scalar) { return true }
      var isIncluded = false
      scalar.forEachVariant { isIncluded = isIncluded || set.contains($0) }
      return isIncluded
    }
  }

  /// The set with the case variants of each scalar added: k adds K and the Kelvin sign.
  var foldingCase: ScalarSet {
    switch self {
    case .scalar(let scalar): return ScalarSet.ranges([scalar.value...scalar.value]).foldingCase
    case .ranges(var ranges):
      // Adding the variants of many scalars takes long, and a pattern can have many such classes.
      guard ranges.reduce(0, { $0 + $1.count }) <= 0x80 else { return .ignoringCase(self) }
      for scalar in ranges.joined().compactMap(Unicode.Scalar.init) {
        scalar.forEachVariant { ranges.append($0.value...$0.value) }
      }
      return ScalarSet(ranges)
    case .property, .union: return .ignoringCase(self)
    // What's inverted has been folded before, or has no letters in only one of their cases.
    case .inverted, .ignoringCase: return self
    }
  }
}

extension Unicode.Scalar {
  /// Calls `body` with the other scalars that are equal to this one if case is ignored.
  ///
  /// Two scalars are variants of each other if Unicode's simple case folding maps them to the same
  /// scalar. Full case folding makes the same single scalars equal (CaseFolding.txt, status C, F,
  /// and S).
  fileprivate func forEachVariant(_ body: (Unicode.Scalar) -> Void) {
    guard isASCII else { return Self.caseVariants[self, default: []].forEach(body) }
    guard (0x61...0x7A).contains(value | 0x20) else { return }
    body(Unicode.Scalar(UInt8(value ^ 0x20)))
    if value | 0x20 == 0x6B { body("\u{212A}") }
    if value | 0x20 == 0x73 { body("ſ") }
  }

  /// The variants of each scalar outside ASCII that has some.
  ///
  /// It's created when the case of the first scalar outside ASCII is ignored.
  fileprivate static let caseVariants: [Unicode.Scalar: [Unicode.Scalar]] = {
    // The keys are arrays of scalars, because strings are equal if they're merely canonically
    // equivalent.
    var groups: [[Unicode.Scalar]: [Unicode.Scalar]] = [:]
    for value in blocksWithCase.joined() {
      guard let scalar = Unicode.Scalar(value), scalar.properties.changesWhenCaseMapped
      else { continue }
      groups[Array(scalar.caseFolding.unicodeScalars), default: []].append(scalar)
    }
    var variants: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for group in groups.values where group.count > 1 {
      for scalar in group where !scalar.isASCII { variants[scalar] = group.filter { $0 != scalar } }
    }
    return variants
  }()

  /// The blocks with all scalars that have case, which leave out most ideographs and syllables.
  static let blocksWithCase: [ClosedRange<UInt32>] = [
    0x41...0x7A, 0xB5...0x58F, 0x10A0...0x13FF, 0x1C80...0x2DFF, 0xA640...0xABBF, 0xFB00...0xFFFF,
    0x10400...0x10FFF, 0x11800...0x118FF, 0x16E00...0x16FFF, 0x1E000...0x1EFFF,
  ]
}
