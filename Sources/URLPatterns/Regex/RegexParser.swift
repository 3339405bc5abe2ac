/// A pattern as a tree.
indirect enum RegexTree {
  /// One scalar in a set, given by its index.
  case scalar(set: Int)
  /// No scalar, at a place where the assertion holds.
  case assertion(RegexAssertions)
  case sequence([RegexTree])
  case alternatives([RegexTree])
  /// A part repeated this many times, or without limit if `max` is nil.
  case repetition(RegexTree, min: Int, max: Int?)
}

/// A parser that turns a pattern into a tree, or reports where and why it can't.
///
/// The limits are checked while a pattern is read, before anything is built.
struct RegexParser {
  typealias Invalid = Regex.InvalidPattern

  /// The maximum number of places, with counted repetitions written out.
  static let mostPlaces = 2_000
  /// The maximum number of UTF-8 bytes in a pattern.
  static let longestPattern = 65_536
  /// The maximum number of groups inside one another, because going through the tree takes stack.
  static let deepestNesting = 100

  let pattern: String
  let scalars: [Unicode.Scalar]
  var position = 0
  /// The different sets of scalars that the pattern names.
  private(set) var sets: [ScalarSet] = []
  private var setIndices: [ScalarSet: Int] = [:]
  /// All assertions in the pattern.
  private(set) var assertions: RegexAssertions = []
  /// The number of leaves in the tree, with counted repetitions written out.
  private(set) var size = 0
  /// The groups that are still open, from the whole pattern to the group being read.
  private var groups: [Group]
  private var names: Set<String> = []

  /// The flags that `(?flags)` sets.
  struct Flags {
    var ignoresCase: Bool
    /// `s`: the dot matches a newline, too.
    var dotMatchesNewline = false
    /// `m`: `^` and `$` match at the ends of lines.
    var anchorsMatchLines = false
    /// `x`: white space is ignored, and so is `#` with the rest of its line.
    var ignoresSpace = false
  }

  private struct Group {
    /// The position of its parenthesis, or nil for the whole pattern.
    var opening: Int?
    var flags: Flags
    /// The size of everything before the group.
    var sizeBefore = 0
    var alternatives: [RegexTree] = []
    /// Whether there's an empty alternative, in which case another one is left out.
    var hasEmptyAlternative = false
    /// The alternative being read.
    var sequence: [RegexTree] = []

    var tree: RegexTree { alternatives.count == 1 ? alternatives[0] : .alternatives(alternatives) }
  }

  init(_ pattern: String, _ options: Regex.Options) {
    self.pattern = pattern
    scalars = Array(pattern.unicodeScalars)
    groups = [Group(flags: Flags(ignoresCase: options.contains(.ignoringCase)))]
  }

  mutating func parse() throws(Invalid) -> RegexTree {
    guard pattern.utf8.count <= Self.longestPattern else {
      throw invalid(at: 0, "the pattern is longer than \(Self.longestPattern) bytes in UTF-8")
    }
    skipSpace()
    while position < scalars.count {
      try readNext()
      skipSpace()
    }
    if let opening = groups.last!.opening { throw notClosed(at: opening) }
    try endAlternative(at: position)
    return groups[0].tree
  }

  // MARK: - Looking at the pattern

  private var flags: Flags { groups[groups.count - 1].flags }

  private func scalar(at offset: Int = 0) -> Unicode.Scalar? {
    position + offset < scalars.count ? scalars[position + offset] : nil
  }

  /// Skips `text` if it comes next, and returns whether it does.
  private mutating func skip(_ text: String) -> Bool {
    guard scalars[position...].starts(with: text.unicodeScalars) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  /// Reads scalars while they satisfy a predicate.
  private mutating func read(while isIncluded: (Unicode.Scalar) -> Bool) -> String {
    let text = scalars[position...].prefix(while: isIncluded)
    position = text.endIndex
    return String(String.UnicodeScalarView(text))
  }

  /// Skips anything that `(?x)` ignores.
  private mutating func skipSpace() {
    guard flags.ignoresSpace else { return }
    while let scalar = scalar(), scalar == "#" || scalar.properties.isPatternWhitespace {
      position += 1
      if scalar == "#" { _ = read { $0 != "\n" } }
    }
  }

  private func invalid(at offset: Int, _ reason: String) -> Regex.InvalidPattern {
    Regex.InvalidPattern(pattern: pattern, offset: offset, reason: reason)
  }

  private func notClosed(at offset: Int) -> Regex.InvalidPattern {
    invalid(at: offset, "“(” is not closed; write “\\(” for a parenthesis")
  }

  private func tooLarge(at offset: Int) -> Regex.InvalidPattern {
    invalid(
      at: offset, "the pattern is too large here; shorten it, or use smaller counts, “*”, or “+”")
  }

  // MARK: - The grammar

  private mutating func readNext() throws(Invalid) {
    let start = position
    let scalar = scalars[position]
    position += 1
    switch scalar {
    case "(": try openGroup(at: start)
    case ")": try closeGroup(at: start)
    case "|": try endAlternative(at: start)
    case "[": try add(.set(readClass(from: start)), at: start)
    case ".":
      let excluded = flags.dotMatchesNewline ? ScalarSet() : ScalarSet("\n"..."\n")
      try add(.set(.inverted(excluded)), at: start)
    case "^": try add(.assertion(flags.anchorsMatchLines ? .lineStart : .textStart), at: start)
    case "$": try add(.assertion(flags.anchorsMatchLines ? .lineEnd : .textEnd), at: start)
    case "\\": try add(readEscape(from: start), at: start)
    case "*", "+", "?":
      throw invalid(
        at: start, "“\(scalar)” has nothing to repeat; to match it, write “\\\(scalar)”")
    case "{":
      position = start
      if try readRepetition() != nil {
        throw invalid(at: start, "“{…}” has nothing to repeat; write “\\{” for a brace")
      }
      position = start + 1
      try add(.scalar(scalar), at: start)
    default: try add(.scalar(scalar), at: start)
    }
  }

  /// The meaning of a backslash and the scalars after it, or of another item.
  private enum Item {
    case scalar(Unicode.Scalar)
    case set(ScalarSet)
    case assertion(RegexAssertions)
    /// `\Q…\E`.
    case quotation([Unicode.Scalar])
  }

  /// Adds an item, with the repetition that follows it.
  private mutating func add(_ item: Item, at start: Int) throws(Invalid) {
    let sizeBefore = size
    switch item {
    case .scalar(let scalar): try add(literal(scalar, at: start), sizeBefore, at: start)
    case .set(let set):
      try add(leaf(.scalar(set: index(of: set)), at: start), sizeBefore, at: start)
    case .assertion(let assertion):
      // An anchor at the start or the end of the whole pattern always holds.
      let isStart = [.textStart, .lineStart].contains(assertion) && groups[0].sequence.isEmpty
      let isEnd = [.textEnd, .lineEnd].contains(assertion) && (scalar() ?? "|") == "|"
      let alwaysHolds = groups.count == 1 && (isStart || isEnd)
      if !alwaysHolds { assertions.formUnion(assertion) }
      let tree = alwaysHolds ? RegexTree.sequence([]) : .assertion(assertion)
      try add(leaf(tree, at: start), sizeBefore, at: start)
    case .quotation(let quoted):
      for scalar in quoted.dropLast() {
        groups[groups.count - 1].sequence.append(try literal(scalar, at: start))
      }
      if let last = quoted.last { try add(.scalar(last), at: start) }
    }
  }

  private mutating func literal(
    _ scalar: Unicode.Scalar, at start: Int
  ) throws(Invalid) -> RegexTree {
    try leaf(.scalar(set: index(of: folded(ScalarSet(scalar...scalar)))), at: start)
  }

  private mutating func index(of set: ScalarSet) -> Int {
    let index = setIndices[set] ?? sets.count
    if index == sets.count {
      sets.append(set)
      setIndices[set] = index
    }
    return index
  }

  private mutating func leaf(_ tree: RegexTree, at start: Int) throws(Invalid) -> RegexTree {
    size += 1
    guard size <= Self.mostPlaces else { throw tooLarge(at: start) }
    return tree
  }

  private func folded(_ set: ScalarSet) -> ScalarSet { flags.ignoresCase ? set.foldingCase : set }

  // MARK: - Groups and alternatives

  private mutating func endAlternative(at start: Int) throws(Invalid) {
    let sequence = groups[groups.count - 1].sequence
    if sequence.isEmpty, groups[groups.count - 1].hasEmptyAlternative { return }
    if sequence.isEmpty { groups[groups.count - 1].hasEmptyAlternative = true }
    var tree = sequence.count == 1 ? sequence[0] : .sequence(sequence)
    if sequence.isEmpty { tree = try leaf(tree, at: start) }
    groups[groups.count - 1].alternatives.append(tree)
    groups[groups.count - 1].sequence = []
  }

  private mutating func closeGroup(at start: Int) throws(Invalid) {
    guard let opening = groups[groups.count - 1].opening else {
      throw invalid(at: start, "“)” closes nothing; write “\\)” for a parenthesis")
    }
    try endAlternative(at: start)
    let group = groups.removeLast()
    try add(group.tree, group.sizeBefore, at: opening)
  }

  /// Opens a group after its parenthesis, or reads flags or a comment.
  private mutating func openGroup(at start: Int) throws(Invalid) {
    var inner = flags
    if skip("?") {
      if skip("#") {
        _ = read { $0 != ")" }
        guard skip(")") else { throw invalid(at: start, "the comment is not closed") }
        return
      }
      try refuseGroup(at: start)
      if skip("P<") || skip("<") {
        try readName(at: start)
      } else {
        inner = try readFlags(at: start)
        if skip(")") {
          groups[groups.count - 1].flags = inner
          return
        }
        position += 1  // The colon, where readFlags stops.
      }
    }
    guard groups.count <= Self.deepestNesting else {
      throw invalid(at: start, "more than \(Self.deepestNesting) groups are nested here")
    }
    groups.append(Group(opening: start, flags: inner, sizeBefore: size))
  }

  /// Rejects other engines' groups that can't be matched in linear time.
  private func refuseGroup(at start: Int) throws(Invalid) {
    let next = scalars[position...]
    for (openings, reason) in Self.refusedGroups
    where openings.contains(where: { next.starts(with: $0.unicodeScalars) }) {
      throw invalid(at: start, reason)
    }
  }

  private static let refusedGroups = [
    (["=", "!", "<=", "<!"], lookAround), (["P="], backReference),
    ([">"], "atomic groups aren't supported, because this matcher never backtracks"),
    (
      ["P>", "R", "&"] + (0...9).map { "\($0)" },
      "recursion isn't supported, because regular expressions can't count nesting"
    ),
    (["("], "conditional groups aren't supported, because they depend on earlier matches"),
    (["|"], "“(?|” isn't supported; groups aren't captured, so write “(?:”"),
    (["'"], "“(?'” isn't supported; groups aren't captured, so write “(?:”"),
  ]
  private static let lookAround =
    "look-around isn't supported, because each scalar is read only once, in linear time; "
    + "test the element with a second pattern"
  private static let backReference =
    "back-references aren't supported, because matching them is NP-complete; "
    + "write out the alternatives"

  private mutating func readName(at start: Int) throws(Invalid) {
    let nameStart = position
    let name = read { $0 == "_" || $0.isASCIIAlphanumeric }
    guard let first = name.unicodeScalars.first, !("0"..."9").contains(first), skip(">") else {
      throw invalid(
        at: nameStart,
        "a group's name consists of letters, digits, and “_”, can't start with a digit, "
          + "and ends with “>”")
    }
    guard names.insert(name).inserted else {
      throw invalid(at: nameStart, "two groups are named “\(name)”")
    }
  }

  /// Reads flags such as `i`, `-s`, or `m-i`, up to the `)` or `:` after them.
  private mutating func readFlags(at start: Int) throws(Invalid) -> Flags {
    var flags = flags
    var value = true
    var isDangling = false
    while let scalar = scalar(), scalar != ")", scalar != ":" {
      isDangling = false
      switch scalar {
      case "i": flags.ignoresCase = value
      case "s": flags.dotMatchesNewline = value
      case "m": flags.anchorsMatchLines = value
      case "x": flags.ignoresSpace = value
      case "u" where value: break  // Unicode is always on.
      case "U": break  // Swaps greedy and lazy, which makes no difference to a whole match.
      case "-" where value: (value, isDangling) = (false, true)
      default:
        throw invalid(at: position, "“\(scalar)” is not a flag; the flags are i, m, s, x, u, and U")
      }
      position += 1
    }
    guard let end = scalar() else { throw notClosed(at: start) }
    if isDangling || (end == ")" && position == start + 2) {
      throw invalid(at: start, "flags are missing")
    }
    return flags
  }

  // MARK: - Repetitions

  /// Adds an operand to the alternative being read, with the repetition that follows it.
  private mutating func add(_ tree: RegexTree, _ sizeBefore: Int, at start: Int) throws(Invalid) {
    var tree = tree
    skipSpace()
    let offset = position
    if let (min, max) = try readRepetition() {
      if scalar() == "?" {
        position += 1  // Lazy, which makes no difference to a whole match.
      } else if scalar() == "+" {
        throw invalid(
          at: position,
          "possessive repetition isn't supported, because this matcher never backtracks")
      }
      let next = position
      if try readRepetition() != nil {
        throw invalid(
          at: next,
          "“\(scalars[next])” repeats a repetition; put the first one into a group: “(?:…)”")
      }
      // A part that's repeated zero times counts, too, because building it takes time.
      size = sizeBefore + (size - sizeBefore) * Swift.max(min, max ?? 1, 1)
      guard size <= Self.mostPlaces else { throw tooLarge(at: offset) }
      tree = .repetition(tree, min: min, max: max)
    }
    groups[groups.count - 1].sequence.append(tree)
  }

  /// Reads `*`, `+`, `?`, `{m}`, `{m,}`, or `{m,n}`, and leaves any other brace as a literal.
  private mutating func readRepetition() throws(Invalid) -> (min: Int, max: Int?)? {
    if skip("*") { return (0, nil) }
    if skip("+") { return (1, nil) }
    if skip("?") { return (0, 1) }
    let start = position
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
    if let max, max < min { throw invalid(at: start, "the counts are in the wrong order") }
    if Swift.max(min, max ?? 0) > Self.mostPlaces { throw tooLarge(at: start) }
    return (min, max)
  }

  /// Reads a decimal number, where one that's too large for `Int` is the greatest one.
  private mutating func readCount() -> Int? {
    let digits = read { ("0"..."9").contains($0) }
    return digits.isEmpty ? nil : Int(digits) ?? .max
  }

  // MARK: - Escapes

  /// Reads an escape after its backslash.
  private mutating func readEscape(from start: Int) throws(Invalid) -> Item {
    let scalar = try readEscaped(from: start)
    switch scalar {
    case "A": return .assertion(.textStart)
    case "z", "Z": return .assertion(.textEnd)
    case "b" where self.scalar() == "{":
      throw invalid(
        at: start, "“\\b{…}” isn't supported; write “\\b”, or “\\b(?:\\{)” for a brace")
    case "b": return .assertion(.wordBoundary)
    case "B": return .assertion(.notWordBoundary)
    case "Q":
      var quoted: [Unicode.Scalar] = []
      while let scalar = self.scalar(), !skip("\\E") {
        quoted.append(scalar)
        position += 1
      }
      return .quotation(quoted)
    case "E": return .quotation([])
    case "k", "g": throw invalid(at: start, Self.backReference)
    case "X", "R", "C", "G", "K":
      throw invalid(
        at: start,
        "“\\\(scalar)” isn't supported, because a pattern matches a whole element, scalar by scalar"
      )
    default: return try readClassEscape(scalar, from: start)
    }
  }

  private mutating func readEscaped(from start: Int) throws(Invalid) -> Unicode.Scalar {
    guard let scalar = scalar() else {
      throw invalid(at: start, "the pattern ends in a backslash; write “\\\\” for one")
    }
    position += 1
    return scalar
  }

  /// Reads an escape that is also allowed inside a class.
  private mutating func readClassEscape(
    _ scalar: Unicode.Scalar, from start: Int
  ) throws(Invalid) -> Item {
    if let control = Self.controls[scalar] { return .scalar(control) }
    switch scalar {
    case "d": return .set(.digit)
    case "D": return .set(.inverted(.digit))
    case "w": return .set(.word)
    case "W": return .set(.inverted(.word))
    case "s": return .set(.whitespace)
    case "S": return .set(.inverted(.whitespace))
    case "p": return try .set(readProperty(from: start))
    case "P": return try .set(.inverted(readProperty(from: start)))
    case "0": return try .scalar(readNumber(radix: 8, 0...2, from: start))
    case "1"..."9":
      // With fewer digits, or for a greater number, this would be a back-reference.
      let digits = scalars[(start + 1)...].prefix(3)
      guard digits.count == 3, scalar <= "3", digits.allSatisfy({ ("0"..."7").contains($0) }) else {
        throw invalid(at: start, Self.backReference)
      }
      position -= 1
      return try .scalar(readNumber(radix: 8, 3...3, from: start))
    case "c":
      guard let letter = self.scalar(), ("@"..."_").contains(letter) || ("a"..."z").contains(letter)
      else { throw invalid(at: start, "“\\c” needs a letter after it, as in “\\cA”") }
      position += 1
      return .scalar(Unicode.Scalar(UInt8(letter.value & 0x1F)))
    case "x": return try .scalar(readNumber(radix: 16, 2...2, from: start))
    case "u": return try .scalar(readNumber(radix: 16, 4...4, from: start))
    case "U": return try .scalar(readNumber(radix: 16, 8...8, from: start))
    default:
      guard !scalar.isASCIIAlphanumeric else {
        throw invalid(
          at: start, "“\\\(scalar)” is not an escape; to match “\(scalar)”, omit the backslash")
      }
      return .scalar(scalar)
    }
  }

  private static let controls: [Unicode.Scalar: Unicode.Scalar] = [
    "a": "\u{07}", "e": "\u{1B}", "f": "\u{0C}", "n": "\n", "r": "\r", "t": "\t", "v": "\u{0B}",
  ]

  /// Reads a number that is the value of a scalar, with this many digits, or if it's hexadecimal,
  /// with any number of them in braces.
  private mutating func readNumber(
    radix: Int, _ count: ClosedRange<Int>, from start: Int
  ) throws(Invalid) -> Unicode.Scalar {
    let isBraced = radix == 16 && skip("{")
    let digits = scalars[position...].prefix(isBraced ? .max : count.upperBound)
      .prefix { $0.isASCII && Character($0).hexDigitValue ?? 16 < radix }
    position = digits.endIndex
    guard digits.count >= (isBraced ? 1 : count.lowerBound), skip(isBraced ? "}" : "") else {
      throw invalid(
        at: start, "the escape is incomplete; write it like “\\x2F”, “\\u00E9”, or “\\u{1F600}”")
    }
    let text = "0" + String(String.UnicodeScalarView(digits))
    guard let scalar = UInt32(text, radix: radix).flatMap(Unicode.Scalar.init) else {
      throw invalid(at: start, "no Unicode scalar has this value; write one like “\\u{1F600}”")
    }
    return scalar
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
        "“\(name)” is not a known property; use a general category, such as “L” or “Lu”, or one of "
          + "Alphabetic, Uppercase, Lowercase, White_Space, Assigned, ASCII, and Any")
    }
    // Folding comes before negation: if case is ignored, letters that have an upper-case form
    // aren't in the negation of `Lu`, either.
    return isNegated ? .inverted(folded(set)) : folded(set)
  }

  // MARK: - Classes

  /// Reads a class after its opening bracket: `a-z]`, `^\d_]`, `[:alpha:]-]`.
  private mutating func readClass(from start: Int) throws(Invalid) -> ScalarSet {
    let isNegated = skip("^")
    var items: [ScalarSet] = []
    // A bracket that comes first is a literal, as in POSIX.
    while items.isEmpty || scalar() != "]" {
      guard position < scalars.count else {
        throw invalid(at: start, "“[” is not closed; write “\\[” for a bracket")
      }
      let itemStart = position
      switch try readClassItem() {
      case .set(let set):
        items.append(set)
        if self.scalar() == "-", self.scalar(at: 1) != "]" {
          throw invalid(at: itemStart, "a set cannot start a range; write “\\-” for a hyphen")
        }
      case .scalar(let low):
        items.append(try ScalarSet(low...readUpperBound(of: low, from: itemStart)))
      case .assertion, .quotation: break  // readClassItem never returns these.
      }
    }
    position += 1
    let set = folded(.union(items))
    return isNegated ? .inverted(set) : set
  }

  /// Reads the rest of a range, or nothing if `low` is a single scalar.
  private mutating func readUpperBound(
    of low: Unicode.Scalar, from start: Int
  ) throws(Invalid) -> Unicode.Scalar {
    guard scalar() == "-", let next = scalar(at: 1), next != "]" else { return low }
    try refuseSetOperation()
    position += 1
    guard case .scalar(let high) = try readClassItem() else {
      throw invalid(at: start, "a set cannot end a range; write “\\-” for a hyphen")
    }
    guard low <= high else { throw invalid(at: start, "the range is in the wrong order") }
    return high
  }

  /// Reads a scalar or a set, which can be the start or the end of a range.
  private mutating func readClassItem() throws(Invalid) -> Item {
    let start = position
    try refuseSetOperation()
    if skip("[:") {
      let isNegated = skip("^")
      let name = read { $0.isASCIIAlphanumeric }
      guard skip(":]"), let set = ScalarSet.posix(named: name) else {
        throw invalid(
          at: start, "this is not a POSIX class like “[:alpha:]”; write “\\[” for a bracket")
      }
      return .set(isNegated ? .inverted(folded(set)) : folded(set))
    }
    let scalar = scalars[position]
    position += 1
    guard scalar == "\\" else { return .scalar(scalar) }
    let escaped = try readEscaped(from: start)
    switch escaped {
    case "b": return .scalar("\u{08}")
    case "B", "A", "z", "Z", "Q", "E", "X", "R":
      throw invalid(at: start, "“\\\(escaped)” is not an escape inside a class")
    default: return try readClassEscape(escaped, from: start)
    }
  }

  /// Rejects syntax that engines read differently in a class: `[`, `&&`, `--`, and `~~`, which can
  /// be set algebra or literals, and characters that `(?x)` ignores only in some engines.
  private func refuseSetOperation() throws(Invalid) {
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

extension Unicode.Scalar {
  var isASCIIAlphanumeric: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
  }
}
