/// A set of Unicode scalars, as a class such as `[a-z_\d]` names it.
indirect enum ScalarSet: Hashable, Sendable {
  /// Sorted, disjoint, and non-adjacent ranges of values.
  ///
  /// They can include surrogates (D800–DFFF), for example in a negated class. No text contains
  /// them.
  case ranges([ClosedRange<UInt32>])
  case property(Property)
  /// Ranges and anything else, each of it only once.
  case union(ranges: ScalarSet, others: [ScalarSet])
  case inverted(ScalarSet)
  /// The scalars that are in the set in any of their cases.
  case ignoringCase(ScalarSet)

  init(_ ranges: ClosedRange<Unicode.Scalar>...) {
    self.init(ranges.map { $0.lowerBound.value...$0.upperBound.value })
  }

  init(_ ranges: [ClosedRange<UInt32>]) {
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound &+ 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    self = .ranges(merged)
  }

  static func union(_ sets: [ScalarSet]) -> ScalarSet {
    var ranges: [ClosedRange<UInt32>] = []
    var others: [ScalarSet] = []
    for set in sets {
      if case .ranges(let more) = set {
        ranges += more
      } else if !others.contains(set) {
        others.append(set)
      }
    }
    return others.isEmpty ? ScalarSet(ranges) : .union(ranges: ScalarSet(ranges), others: others)
  }

  /// The scalar of a set that contains exactly one, or nil for any other set.
  var onlyScalar: Unicode.Scalar? {
    guard case .ranges(let ranges) = self, ranges.count == 1, ranges[0].count == 1 else {
      return nil
    }
    return Unicode.Scalar(ranges[0].lowerBound)
  }

  /// The approximate size of the set in bytes.
  var size: Int {
    switch self {
    case .ranges(let ranges): 64 + 8 * ranges.count
    case .property: 64
    case .union(let ranges, let others): others.reduce(64 + ranges.size) { $0 + $1.size }
    case .inverted(let set), .ignoringCase(let set): 64 + set.size
    }
  }

  /// Whether there can be scalars outside ASCII in the set.
  var reachesBeyondASCII: Bool {
    guard case .ranges(let ranges) = self else { return true }
    return ranges.last.map { $0.upperBound > 0x7F } ?? false
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .ranges(let ranges):
      // This finds the first range that doesn't end before the scalar.
      var low = 0
      var high = ranges.count
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
      }
      return low < ranges.count && ranges[low].lowerBound <= scalar.value
    case .property(let property): return property.contains(scalar)
    case .union(let ranges, let others):
      return ranges.contains(scalar) || others.contains { $0.contains(scalar) }
    case .inverted(let set): return !set.contains(scalar)
    case .ignoringCase(let set):
      return set.contains(scalar) || scalar.caseVariants.contains { set.contains($0) }
    }
  }

  /// The set with the case variants of each scalar added: k adds K and the Kelvin sign.
  var foldingCase: ScalarSet {
    switch self {
    case .ranges(let ranges):
      // The variants of a few scalars are found without going through all others that have some.
      let cased: [Unicode.Scalar] =
        ranges.reduce(0) { $0 + $1.count } <= 0x80
        ? ranges.joined().compactMap(Unicode.Scalar.init)
        : (Unicode.Scalar.caseVariants.keys + Unicode.Scalar.lettersOfASCII).filter(contains)
      return ScalarSet(
        ranges + cased.flatMap { $0.caseVariants.map { $0.value...$0.value } })
    case .property: return .ignoringCase(self)
    case .union(let ranges, let others):
      return .union([ranges.foldingCase] + others.map { $0.foldingCase })
    // What's inverted has been folded before, or has no letters in only one of their cases.
    case .inverted, .ignoringCase: return self
    }
  }
}

extension Unicode.Scalar {
  fileprivate static let lettersOfASCII = (UInt8(0x41)...0x7A).map { Unicode.Scalar($0) }

  /// The other scalars that are equal to this one if case is ignored.
  ///
  /// Two scalars are variants of each other if Unicode's simple case folding maps them to the same
  /// scalar. Full case folding makes the same single scalars equal (CaseFolding.txt, status C, F,
  /// and S).
  fileprivate var caseVariants: [Unicode.Scalar] {
    switch self {
    case "K", "k": [self == "k" ? "K" : "k", "\u{212A}"]
    case "S", "s": [self == "s" ? "S" : "s", "ſ"]
    case "A"..."Z", "a"..."z": [Unicode.Scalar(UInt8(value ^ 0x20))]
    case "\0"..."\u{7F}": []
    default: Self.caseVariants[self] ?? []
    }
  }

  /// The variants of each scalar outside ASCII that has some.
  ///
  /// It's created when a pattern ignores the case of the first scalar outside ASCII.
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
