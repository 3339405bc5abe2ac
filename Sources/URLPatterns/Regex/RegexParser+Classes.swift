extension RegexParser {
  /// Reads a class after its opening bracket: `a-z]`, `^\d_]`, `[:alpha:]-]`.
  mutating func readClass(from start: Int) throws(Regex.InvalidPattern) -> ScalarSet {
    let isNegated = skip("^")
    var ranges: [ClosedRange<UInt32>] = []
    var isFirst = true
    var merged = 0
    // A bracket that comes first is a literal, as in POSIX.
    while isFirst || scalar() != "]" {
      guard position < scalars.count else {
        throw invalid(at: start, "“[” is not closed; write “\\[” for a bracket")
      }
      isFirst = false
      let itemStart = position
      switch try readClassItem() {
      case .set(let set):
        ranges += set.ranges
        try countRanges(set.ranges.count, at: itemStart)
        if self.scalar() == "-", self.scalar(at: 1) != "]" {
          throw invalid(at: itemStart, "a set cannot start a range; write “\\-” for a hyphen")
        }
      case .scalar(let low):
        ranges.append(try low.value...readUpperBound(of: low, from: itemStart))
        try countRanges(1, at: itemStart)
      case .assertion, .quotation: break  // readClassItem never returns these.
      }
      // Merging from time to time keeps a class small if it repeats the same ranges.
      if ranges.count > 2 * merged + 1_000 {
        ranges = ScalarSet(ranges).ranges
        merged = ranges.count
      }
    }
    position += 1
    let set = try folded(ScalarSet(ranges), at: start)
    return isNegated ? set.inverted : set
  }

  mutating func countRanges(_ count: Int, at start: Int) throws(Regex.InvalidPattern) {
    classRanges += count
    guard classRanges <= RegexLimits.classRanges else {
      throw invalid(at: start, "the classes of the pattern have too many ranges")
    }
  }

  /// Reads the rest of a range, or nothing if `low` is a single scalar.
  private mutating func readUpperBound(
    of low: Unicode.Scalar, from start: Int
  ) throws(Regex.InvalidPattern) -> UInt32 {
    guard scalar() == "-", let next = scalar(at: 1), next != "]" else { return low.value }
    try refuseSetOperation()
    position += 1
    guard case .scalar(let high) = try readClassItem() else {
      throw invalid(at: start, "a set cannot end a range; write “\\-” for a hyphen")
    }
    guard low <= high else { throw invalid(at: start, "the range is in the wrong order") }
    return high.value
  }

  /// Reads a scalar or a set, which can be the start or the end of a range.
  private mutating func readClassItem() throws(Regex.InvalidPattern) -> RegexEscape {
    let start = position
    try refuseSetOperation()
    if skip("[:") { return try .set(readPOSIXClass(from: start)) }
    let scalar = scalars[position]
    position += 1
    guard scalar == "\\" else { return .scalar(scalar) }
    guard let escaped = self.scalar() else {
      throw invalid(at: start, "the pattern ends in a backslash; write “\\\\” for one")
    }
    position += 1
    switch escaped {
    case "1"..."9": return try .scalar(readThreeOctalDigits(from: start))
    case "b": return .scalar("\u{08}")
    case "B", "A", "z", "Z", "Q", "E", "X", "R":
      throw invalid(at: start, "“\\\(escaped)” is not an escape inside a class")
    default:
      return try readClassEscape(escaped, from: start)
    }
  }

  private mutating func readPOSIXClass(from start: Int) throws(Regex.InvalidPattern) -> ScalarSet {
    let isNegated = skip("^")
    var name = ""
    while let scalar = scalar(), scalar.isASCIIAlphanumeric {
      name.unicodeScalars.append(scalar)
      position += 1
    }
    guard skip(":]"), let set = ScalarSet.posix(named: name) else {
      throw invalid(
        at: start, "this is not a POSIX class like “[:alpha:]”; write “\\[” for a bracket")
    }
    let foldedSet = try folded(set, at: start)
    return isNegated ? foldedSet.inverted : foldedSet
  }

  /// Rejects syntax that engines read differently in a class: `[`, `&&`, `--`, and `~~`, which can
  /// be set algebra or literals, and characters that `(?x)` ignores only in some engines.
  private func refuseSetOperation() throws(Regex.InvalidPattern) {
    guard let scalar = scalar() else { return }
    let next = self.scalar(at: 1)
    switch scalar {
    case "[" where next != ":",
      "&" where next == "&", "~" where next == "~", "-" where next == "-":
      throw invalid(
        at: position,
        "“\(scalar)” here means different things to different engines; write “\\\(scalar)”")
    case _ where flags.ignoresSpace && (scalar == "#" || scalar.properties.isPatternWhitespace):
      throw invalid(
        at: position,
        "with (?x), this means different things to different engines in a class; escape it")
    default: break
    }
  }
}
