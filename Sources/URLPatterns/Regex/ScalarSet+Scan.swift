/// Sets of the scalars that have a property, found by checking each scalar.
///
/// The standard library knows the properties of a scalar, but not the scalars with a property.
/// All scalars are checked once per process for each property that a pattern uses.
extension ScalarSet {
  /// The blocks whose scalars are checked one by one.
  ///
  /// They don't include unassigned planes, private use, and the runs of letters for which
  /// UnicodeData.txt lists only the first and the last: ideographs and Hangul syllables.
  static let assignedBlocks: [ClosedRange<UInt32>] = [
    0x0000...0x33FF, 0x4DC0...0x4DFF, 0xA000...0xABFF, 0xD7A4...0xD7FF, 0xF900...0x16FFF,
    0x187F8...0x18CFF, 0x18D09...0x1FFFF, 0x2A6E0...0x2A6FF, 0x2B73A...0x2B73F,
    0x2B81E...0x2B81F, 0x2CEA2...0x2CEAF, 0x2EBE1...0x2EBEF, 0x2EE5E...0x2FFFF,
    0x3134B...0x3134F, 0x323B0...0x33FFF, 0xE0000...0xE01FF,
  ]

  /// The runs left out above, all of which are letters without case (Lo, Alphabetic).
  static let ideographs: [ClosedRange<UInt32>] = [
    0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x17000...0x187F7, 0x18D00...0x18D08,
    0x20000...0x2A6DF, 0x2A700...0x2B739, 0x2B740...0x2B81D, 0x2B820...0x2CEA1,
    0x2CEB0...0x2EBE0, 0x2EBF0...0x2EE5D, 0x30000...0x3134A, 0x31350...0x323AF,
  ]

  /// Returns the runs of consecutive scalars for which `property` has the same value.
  static func runs<Value: Equatable>(
    of property: (Unicode.Scalar.Properties) -> Value
  ) -> [(value: Value, scalars: ClosedRange<UInt32>)] {
    var runs: [(value: Value, scalars: ClosedRange<UInt32>)] = []
    for block in assignedBlocks {
      for value in block {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let found = property(scalar.properties)
        if let last = runs.last, last.value == found, last.scalars.upperBound + 1 == value {
          runs[runs.count - 1].scalars = last.scalars.lowerBound...value
        } else {
          runs.append((found, value...value))
        }
      }
    }
    for block in ideographs {
      runs.append((property(Unicode.Scalar(block.lowerBound)!.properties), block))
    }
    return runs
  }

  /// Returns the scalars for which `property` holds.
  static func having(_ property: (Unicode.Scalar.Properties) -> Bool) -> ScalarSet {
    ScalarSet(runs(of: property).filter { $0.value }.map { $0.scalars })
  }
}
