/// A step of a pattern: reading one scalar in a set, or a fork.
///
/// Forks go on to other steps by their distance, so that steps can be copied (Ken Thompson,
/// "Regular expression search algorithm", 1968). After the last step, the text can end.
enum RegexStep {
  case scalar(set: Int)
  case fork(Int, Int)
}

/// A parser that turns a pattern into steps, or reports where and why it can't.
///
/// The limits are checked while a pattern is read, before anything is built.
struct RegexParser {
  typealias Invalid = Regex.InvalidPattern

  /// The maximum number of places, with counted repetitions written out.
  static let mostPlaces = 2_000
  /// The maximum number of steps, which only repetitions inside one another reach before that.
  static let mostSteps = 4 * mostPlaces
  /// The maximum number of UTF-8 bytes in a pattern.
  static let longestPattern = 65_536
  /// The maximum number of groups inside one another, because reading one inside another
  /// takes stack.
  static let deepestNesting = 100

  let pattern: String
  let scalars: [Unicode.Scalar]
  var position = 0
  /// The different sets of scalars that the pattern names.
  private(set) var sets: [ScalarSet] = []
  private var setIndices: [ScalarSet: Int] = [:]
  private(set) var steps: [RegexStep] = []
  /// The first step that a fork goes back to.
  private(set) var firstLoop = Int.max
  /// The number of scalars and empty alternatives, with counted repetitions written out.
  private(set) var size = 0
  /// The number of groups that are still open.
  private var depth = 0
  private var ignoresCase: Bool

  init(_ pattern: String, ignoringCase ignoresCase: Bool = false) {
    self.pattern = pattern
    scalars = Array(pattern.unicodeScalars)
    self.ignoresCase = ignoresCase
  }

  mutating func parse() throws(Invalid) {
    guard pattern.utf8.count <= Self.longestPattern else {
      throw invalid(at: 0, "the pattern is longer than \(Self.longestPattern) bytes in UTF-8")
    }
    try readAlternatives()
    guard position == scalars.count else {
      throw invalid(at: position, "“)” closes nothing; write “\\)” for a parenthesis")
    }
  }

  // MARK: - Looking at the pattern

  private func scalar(at offset: Int = 0) -> Unicode.Scalar? {
    position + offset < scalars.count ? scalars[position + offset] : nil
  }

  /// Skips `text` if it comes next, and returns whether it does.
  private mutating func skip(_ text: String) -> Bool {
    guard scalars[position...].starts(with: text.unicodeScalars) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  /// Reads at most `maxLength` scalars, while they satisfy a predicate.
  private mutating func read(
    _ maxLength: Int = .max, while isIncluded: (Unicode.Scalar) -> Bool
  ) -> String {
    let text = scalars[position...].prefix(maxLength).prefix(while: isIncluded)
    position = text.endIndex
    return String(String.UnicodeScalarView(text))
  }

  private func invalid(at offset: Int, _ reason: String) -> Regex.InvalidPattern {
    Regex.InvalidPattern(pattern: pattern, offset: offset, reason: reason)
  }

  private func tooLarge(at offset: Int) -> Regex.InvalidPattern {
    invalid(
      at: offset, "the pattern is too large here; shorten it, or use smaller counts, “*”, or “+”")
  }

  // MARK: - The grammar

  /// Reads alternatives up to the end of a group or of the pattern.
  private mutating func readAlternatives() throws(Invalid) {
    var ends: [Int] = []
    while true {
      let start = steps.count
      try readSequence()
      guard skip("|") else { break }
      steps.insert(.fork(1, steps.count - start + 2), at: start)
      ends.append(steps.count)
      steps.append(.fork(0, 0))
    }
    for end in ends { steps[end] = .fork(steps.count - end, steps.count - end) }
  }

  private mutating func readSequence() throws(Invalid) {
    let sizeBefore = size
    while let scalar = scalar(), scalar != "|", scalar != ")" {
      // A pattern matches the whole element, so these always hold at its ends.
      let isAtEnd =
        scalar == "^" ? size == sizeBefore : scalar == "$" && (self.scalar(at: 1) ?? "|") == "|"
      if isAtEnd, depth == 0 {
        position += 1
      } else if scalar == "(", skip("(?i)") {
        ignoresCase = true
      } else {
        try readItem()
      }
    }
    // An empty sequence counts, too, because building it takes time.
    if size == sizeBefore { try count(at: position) }
  }

  /// Reads a scalar, a set, or a group, with the repetition that follows it.
  private mutating func readItem() throws(Invalid) {
    let (sizeBefore, start) = (size, steps.count)
    try scalars[position] == "(" ? readGroup() : readScalar()
    let offset = position
    guard let (min, max) = try readRepetition() else { return }
    _ = skip("?")  // Lazy, which makes no difference to a whole match.
    let next = position
    if try readRepetition() != nil {
      throw invalid(
        at: next,
        "“\(scalars[next])” repeats a repetition; omit it, or put the first one into a group: “(?:…)”"
      )
    }
    // A part that's repeated zero times counts, too, because building it takes time.
    size = sizeBefore + (size - sizeBefore) * Swift.max(min, max ?? 1, 1)
    let part = Array(steps[start...])
    let copies = max ?? Swift.max(min, 1)
    guard size <= Self.mostPlaces, start + copies * (part.count + 1) <= Self.mostSteps else {
      throw tooLarge(at: offset)
    }
    // x{2,4} is xx(x(x)?)?, and x{2,} is xx+, so that most places are followed by the next one.
    steps.removeSubrange(start...)
    for copy in 0..<copies {
      let rest = (copies - copy) * (part.count + 1) + (max == nil ? 1 : 0)
      if copy >= min { steps.append(.fork(1, rest)) }
      steps += part
    }
    guard max == nil else { return }
    firstLoop = Swift.min(firstLoop, steps.count - part.count)
    steps.append(.fork(1, -part.count))
  }

  private mutating func readScalar() throws(Invalid) {
    let start = position
    var set = try readSet()
    try count(at: start)
    // Anything but a single scalar has been folded before, or contains all cases of its scalars.
    if set.onlyScalar != nil { set = folded(set) }
    let index = setIndices[set] ?? sets.count
    if index == sets.count {
      sets.append(set)
      setIndices[set] = index
    }
    steps.append(.scalar(set: index))
  }

  private mutating func count(at start: Int) throws(Invalid) {
    size += 1
    guard size <= Self.mostPlaces else { throw tooLarge(at: start) }
  }

  /// Reads one scalar, or a set that's written as `.`, as a class, or as an escape.
  private mutating func readSet() throws(Invalid) -> ScalarSet {
    let start = position
    let scalar = scalars[start]
    if try readRepetition() != nil {
      throw invalid(
        at: start, "“\(scalar)” has nothing to repeat; to match it, write “\\\(scalar)”")
    }
    position += 1
    switch scalar {
    case "[": return try readClass(from: start)
    case ".": return .inverted(.scalar("\n"))
    case "\\": return try readEscape(from: start)
    case "^", "$":
      throw invalid(
        at: start,
        "“\(scalar)” is only supported at the \(scalar == "^" ? "start" : "end") of a pattern; "
          + "to match it, write “\\\(scalar)”")
    default: return .scalar(scalar)
    }
  }

  private func folded(_ set: ScalarSet) -> ScalarSet { ignoresCase ? set.foldingCase : set }

  // MARK: - Groups

  private mutating func readGroup() throws(Invalid) {
    let (start, ignoredCase) = (position, ignoresCase)
    position += 1
    if skip("?i:") {
      ignoresCase = true
    } else if scalar() == "?", !skip("?:") {
      try readName(at: start)
    }
    depth += 1
    guard depth <= Self.deepestNesting else {
      throw invalid(at: start, "more than \(Self.deepestNesting) groups are nested here")
    }
    try readAlternatives()
    guard skip(")") else {
      throw invalid(at: start, "“(” is not closed; write “\\(” for a parenthesis")
    }
    depth -= 1
    ignoresCase = ignoredCase
  }

  /// Reads `?<name>` or `?P<name>`, or explains why other kinds of groups are rejected.
  private mutating func readName(at start: Int) throws(Invalid) {
    if ["?=", "?!", "?<=", "?<!"].contains(where: { skip($0) }) {
      throw invalid(
        at: start,
        "look-around isn't supported, because each scalar is read only once, in linear time; "
          + "test the element with a second pattern")
    }
    if skip("?P=") { throw invalid(at: start, Self.backReference) }
    guard skip("?<") || skip("?P<"), !read(while: { $0 == "_" || $0.isASCIIAlphanumeric }).isEmpty,
      skip(">")
    else {
      throw invalid(
        at: start,
        "a group begins with “(”, “(?:”, “(?i:”, or “(?<name>”, and “(?i)” is the only flag; "
          + "for any scalar, as “.” with other flags, write “[\\s\\S]”")
    }
  }

  // MARK: - Repetitions

  /// Reads `*`, `+`, `?`, `{m}`, `{m,}`, or `{m,n}`, and leaves any other brace as a literal.
  private mutating func readRepetition() throws(Invalid) -> (min: Int, max: Int?)? {
    let start = position
    if skip("*") { return (0, nil) }
    if skip("+") { return (1, nil) }
    if skip("?") { return (0, 1) }
    guard skip("{") else { return nil }
    let min = readCount()
    let hasComma = skip(",")
    let max = hasComma ? readCount() : min
    guard skip("}"), min != nil || max != nil else {
      position = start
      return nil
    }
    guard let min else {
      throw invalid(at: start, "“{,n}” means different things to different engines: write “{0,n}”")
    }
    if Swift.max(min, max ?? 0) > Self.mostPlaces { throw tooLarge(at: start) }
    if let max, max < min { throw invalid(at: start, "the counts are in the wrong order") }
    return (min, max)
  }

  /// Reads a decimal number, where any that's too large counts as one above the limit.
  private mutating func readCount() -> Int? {
    let digits = read { ("0"..."9").contains($0) }
    return digits.isEmpty ? nil : min(Int(digits) ?? .max, Self.mostPlaces + 1)
  }

  // MARK: - Escapes

  private static let backReference =
    "back-references aren't supported, because matching them is NP-complete; "
    + "write out the alternatives"

  /// What to write instead of other engines' escapes.
  private static let refusedEscapes = [
    ("AzZ", "omit it, because a pattern matches a whole element anyway"),
    ("bB", "write what's around a word, as in “(?:.*\\W)?word”, or “\\x08” for a backspace"),
    ("QE", "put a backslash before each special character, as in “a\\.b”"),
    ("c0", "write the value of the scalar, as in “\\x0A”"),
    ("XRCGK", "a pattern matches a whole element, scalar by scalar"),
  ]

  /// Reads an escape after its backslash, in a class or outside of one.
  private mutating func readEscape(from start: Int) throws(Invalid) -> ScalarSet {
    guard let scalar = scalar() else {
      throw invalid(at: start, "the pattern ends in a backslash; write “\\\\” for one")
    }
    position += 1
    if let set = Self.kinds[scalar] { return set }
    if let control = Self.controls[scalar] { return .scalar(control) }
    switch scalar {
    case "p": return try readProperty(from: start)
    case "P": return try .inverted(readProperty(from: start))
    case "x": return try readNumber(2, from: start)
    case "u": return try readNumber(4, from: start)
    case "U": return try readNumber(8, from: start)
    case "k", "g", "1"..."9": throw invalid(at: start, Self.backReference)
    default:
      for (escapes, advice) in Self.refusedEscapes where escapes.unicodeScalars.contains(scalar) {
        throw invalid(at: start, "“\\\(scalar)” isn't supported; \(advice)")
      }
      guard !scalar.isASCIIAlphanumeric else {
        throw invalid(
          at: start, "“\\\(scalar)” is not an escape; to match “\(scalar)”, omit the backslash")
      }
      return .scalar(scalar)
    }
  }

  private static let kinds: [Unicode.Scalar: ScalarSet] = [
    "d": .digit, "D": .inverted(.digit), "w": .word, "W": .inverted(.word), "s": .whitespace,
    "S": .inverted(.whitespace),
  ]

  private static let controls: [Unicode.Scalar: Unicode.Scalar] = [
    "a": "\u{07}", "e": "\u{1B}", "f": "\u{0C}", "n": "\n", "r": "\r", "t": "\t", "v": "\u{0B}",
  ]

  /// Reads the value of a scalar, with this many hexadecimal digits, or any number of them in
  /// braces.
  private mutating func readNumber(_ count: Int, from start: Int) throws(Invalid) -> ScalarSet {
    let isBraced = skip("{")
    let digits = read(isBraced ? .max : count) { $0.properties.isASCIIHexDigit }
    guard isBraced ? !digits.isEmpty && skip("}") : digits.utf8.count == count else {
      throw invalid(
        at: start, "the escape is incomplete; write it like “\\x2F”, “\\u00E9”, or “\\u{1F600}”")
    }
    guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
      throw invalid(at: start, "no Unicode scalar has this value; write one like “\\u{1F600}”")
    }
    return .scalar(scalar)
  }

  /// Reads the `L`, `{Lu}`, or `{^Letter}` after `\p`.
  private mutating func readProperty(from start: Int) throws(Invalid) -> ScalarSet {
    var name = ""
    var isNegated = false
    if skip("{") {
      isNegated = skip("^")
      name = read { $0 != "}" }
      guard skip("}") else { throw invalid(at: start, "“{” is not closed") }
    } else if let scalar = scalar() {
      name = String(scalar)
      position += 1
    }
    guard let set = ScalarSet.property(named: name) else {
      throw invalid(
        at: start,
        "“\(name.inOneLine)” is not a known property; use a general category, such as “L” or “Lu”, or one of "
          + "Alphabetic, Uppercase, Lowercase, White_Space, Assigned, ASCII, and Any")
    }
    // Folding comes before negation: if case is ignored, letters that have an upper-case form
    // aren't in the negation of `Lu`, either.
    return isNegated ? .inverted(folded(set)) : folded(set)
  }

  // MARK: - Classes

  /// Reads a class after its opening bracket: `a-z]`, `^\d_]`, `]-]`.
  private mutating func readClass(from start: Int) throws(Invalid) -> ScalarSet {
    let isNegated = skip("^")
    var ranges: [ClosedRange<UInt32>] = []
    var others: [ScalarSet] = []
    // A bracket that comes first is a literal, as in POSIX.
    let first = position
    while position == first || scalar() != "]" {
      guard position < scalars.count else {
        throw invalid(at: start, "“[” is not closed; write “\\[” for a bracket")
      }
      let itemStart = position
      let item = try readClassItem()
      if let low = item.onlyScalar {
        ranges.append(low.value...(try readUpperBound(of: low, from: itemStart)).value)
      } else {
        if !others.contains(item) { others.append(item) }
        if scalar() == "-", scalar(at: 1) != "]" {
          throw invalid(at: itemStart, "a set cannot start a range; write “\\-” for a hyphen")
        }
      }
    }
    position += 1
    let set = folded(others.isEmpty ? ScalarSet(ranges) : .union([ScalarSet(ranges)] + others))
    return isNegated ? .inverted(set) : set
  }

  /// Reads the rest of a range, or nothing if `low` is a single scalar.
  private mutating func readUpperBound(
    of low: Unicode.Scalar, from start: Int
  ) throws(Invalid) -> Unicode.Scalar {
    guard scalar() == "-", let next = scalar(at: 1), next != "]" else { return low }
    try refuseSetOperation()
    position += 1
    guard let high = try readClassItem().onlyScalar else {
      throw invalid(at: start, "a set cannot end a range; write “\\-” for a hyphen")
    }
    guard low <= high else { throw invalid(at: start, "the range is in the wrong order") }
    return high
  }

  /// Reads a scalar or a set, which can be the start or the end of a range.
  private mutating func readClassItem() throws(Invalid) -> ScalarSet {
    try refuseSetOperation()
    let start = position
    position += 1
    return try scalars[start] == "\\" ? readEscape(from: start) : .scalar(scalars[start])
  }

  /// Rejects syntax that engines read differently in a class: `[`, `&&`, `--`, and `~~`, which can
  /// be set algebra, POSIX classes, or literals.
  private func refuseSetOperation() throws(Invalid) {
    guard let scalar = scalar(), case let next = self.scalar(at: 1),
      scalar == "[" || ["&", "~", "-"].contains(scalar) && scalar == next
    else { return }
    throw invalid(
      at: position,
      "“\(scalar)” here means different things to different engines; write “\\\(scalar)”"
        + (next == ":" ? ", or for a POSIX class, a range or a property like “\\p{L}”" : ""))
  }
}

extension Unicode.Scalar {
  var isASCIIAlphanumeric: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
  }
}
