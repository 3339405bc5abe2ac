/// Reads a pattern into ``RegexSyntax``, or says where and why it cannot.
///
/// One pass from left to right. Groups are kept on a stack of our own; what is inside them is
/// emitted in postfix order as soon as it is complete, the way Dijkstra's shunting yard does it.
struct RegexParser {
  private(set) var syntax = RegexSyntax()

  let pattern: String
  let scalars: [Unicode.Scalar]
  var position = 0

  /// The group being read, and those around it: never empty.
  private var groups: [Group]
  private var names: Set<String> = []
  private var setIndices: [ScalarSet: Int] = [:]
  var classRanges = 0

  /// The flags that `(?flags)` sets.
  struct Flags {
    var ignoresCase = false
    /// `s`: the dot matches a newline, too.
    var dotMatchesNewline = false
    /// `m`: `^` and `$` match at lines' ends.
    var anchorsMatchLines = false
  }

  private struct Group {
    /// Where its parenthesis stands; the whole pattern has none.
    var opening: Int?
    var flags: Flags
    /// The states of the finished alternatives; nil before the first `|`.
    var alternatives: Int?
    /// The states of the alternative being read; nil while it is empty.
    var branch: Int?
  }

  static func parse(
    _ pattern: String, _ options: Regex.Options
  ) throws(Regex.InvalidPattern) -> RegexSyntax {
    guard pattern.utf8.count <= RegexLimits.patternLength else {
      throw Regex.InvalidPattern(
        pattern: pattern, offset: 0,
        reason: "the pattern is longer than \(RegexLimits.patternLength) bytes of UTF-8")
    }
    var parser = RegexParser(pattern, options)
    while parser.position < parser.scalars.count {
      try parser.readNext()
    }
    try parser.finish()
    return parser.syntax
  }

  private init(_ pattern: String, _ options: Regex.Options) {
    self.pattern = pattern
    scalars = Array(pattern.unicodeScalars)
    groups = [Group(flags: Flags(ignoresCase: options.contains(.ignoringCase)))]
  }

  // MARK: - Looking at the pattern

  var flags: Flags { groups[groups.count - 1].flags }

  func scalar(at offset: Int = 0) -> Unicode.Scalar? {
    position + offset < scalars.count ? scalars[position + offset] : nil
  }

  /// Steps over `text` where it comes next.
  mutating func skip(_ text: String) -> Bool {
    guard scalars[position...].starts(with: text.unicodeScalars) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  func invalid(at offset: Int, _ reason: String) -> Regex.InvalidPattern {
    Regex.InvalidPattern(pattern: pattern, offset: offset, reason: reason)
  }

  // MARK: - The grammar

  private mutating func readNext() throws(Regex.InvalidPattern) {
    let start = position
    let scalar = scalars[position]
    position += 1
    switch scalar {
    case "(": try openGroup(at: start)
    case ")": try closeGroup(at: start)
    case "|": endAlternative()
    case "[": try readOperand(set: readClass(from: start), at: start)
    case ".":
      try readOperand(set: flags.dotMatchesNewline ? .all : ScalarSet.newline.inverted, at: start)
    case "^":
      try readOperand(.assertion(flags.anchorsMatchLines ? .lineStart : .textStart), at: start)
    case "$":
      try readOperand(.assertion(flags.anchorsMatchLines ? .lineEnd : .textEnd), at: start)
    case "\\":
      switch try readEscape(from: start) {
      case .scalar(let scalar): try readOperand(set: folded(ScalarSet(scalar)), at: start)
      case .set(let set): try readOperand(set: set, at: start)
      case .assertion(let assertion): try readOperand(.assertion(assertion), at: start)
      case .quotation(let quoted):
        for scalar in quoted.dropLast() { try addLiteral(scalar, at: start) }
        if let last = quoted.last { try readOperand(set: folded(ScalarSet(last)), at: start) }
      }
    case "*", "+", "?":
      throw invalid(at: start, "“\(scalar)” has nothing to repeat; write “\\\(scalar)” for itself")
    case "{":
      position = start
      if try readRepetition() != nil {
        throw invalid(at: start, "“{…}” has nothing to repeat; write “\\{” for a brace")
      }
      position = start + 1
      try readOperand(set: ScalarSet(scalar), at: start)
    default: try readOperand(set: folded(ScalarSet(scalar)), at: start)
    }
  }

  private mutating func finish() throws(Regex.InvalidPattern) {
    if let opening = groups[groups.count - 1].opening {
      throw invalid(at: opening, "“(” is not closed; write “\\(” for a parenthesis")
    }
    syntax.states = endGroup()
  }

  // MARK: - Operands

  func folded(_ set: ScalarSet) -> ScalarSet {
    flags.ignoresCase ? set.foldingCase : set
  }

  private mutating func readOperand(
    set: ScalarSet, at start: Int
  ) throws(Regex.InvalidPattern) {
    try readOperand(.scalar(set: index(of: set, at: start)), at: start)
  }

  /// Adds one operand, with the repetition that follows it.
  private mutating func readOperand(
    _ operation: RegexSyntax.Operation, at start: Int
  ) throws(Regex.InvalidPattern) {
    syntax.operations.append(operation)
    try readRepetitions(ofOperandWith: 1, at: start)
  }

  private mutating func addLiteral(
    _ scalar: Unicode.Scalar, at start: Int
  ) throws(Regex.InvalidPattern) {
    syntax.operations.append(.scalar(set: try index(of: folded(ScalarSet(scalar)), at: start)))
    try concatenate(states: 1, at: start)
  }

  private mutating func index(
    of set: ScalarSet, at start: Int
  ) throws(Regex.InvalidPattern) -> Int {
    if let index = setIndices[set] { return index }
    let index = syntax.sets.count
    guard index < RegexLimits.sets else { throw tooLarge(at: start) }
    syntax.sets.append(set)
    setIndices[set] = index
    return index
  }

  /// Joins the operand that was emitted last to the alternative it stands in.
  private mutating func concatenate(states: Int, at start: Int) throws(Regex.InvalidPattern) {
    let last = groups.count - 1
    if let before = groups[last].branch {
      syntax.operations.append(.concatenate)
      groups[last].branch = before + states
    } else {
      groups[last].branch = states
    }
    if groups[last].branch! + (groups[last].alternatives ?? 0) > RegexLimits.states {
      throw tooLarge(at: start)
    }
  }

  func tooLarge(at offset: Int) -> Regex.InvalidPattern {
    invalid(
      at: offset,
      "the pattern is too large here: past \(RegexLimits.states) states of its automaton, "
        + "counted repetitions written out; use smaller counts, or “*” or “+”")
  }

  // MARK: - Alternatives and groups

  private mutating func endAlternative() {
    let last = groups.count - 1
    if groups[last].branch == nil { syntax.operations.append(.empty) }
    let states = groups[last].branch ?? 1
    if let before = groups[last].alternatives {
      syntax.operations.append(.alternate)
      groups[last].alternatives = before + states + 2
    } else {
      groups[last].alternatives = states
    }
    groups[last].branch = nil
  }

  /// Closes the group being read and tells the states of its automaton.
  private mutating func endGroup() -> Int {
    endAlternative()
    return groups[groups.count - 1].alternatives!
  }

  private mutating func closeGroup(at start: Int) throws(Regex.InvalidPattern) {
    guard let opening = groups[groups.count - 1].opening else {
      throw invalid(at: start, "“)” closes nothing; write “\\)” for a parenthesis")
    }
    let states = endGroup()
    groups.removeLast()
    try readRepetitions(ofOperandWith: states, at: opening)
  }

  private mutating func openGroup(at start: Int) throws(Regex.InvalidPattern) {
    var inner = flags
    if skip("?") {
      if skip("#") {
        guard let end = scalars[position...].firstIndex(of: ")") else {
          throw invalid(at: start, "the comment is not closed")
        }
        position = end + 1
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
        position += 1  // The colon, which readFlags stops at.
      }
    }
    groups.append(Group(opening: start, flags: inner))
  }

  /// Refuses what other engines open with `(?` and a linear matcher cannot have.
  private func refuseGroup(at start: Int) throws(Regex.InvalidPattern) {
    let next = (0..<2).compactMap { scalar(at: $0) }
    switch next.first {
    case "=", "!":
      throw invalid(at: start, Self.lookAround)
    case "<" where next.last == "=" || next.last == "!":
      throw invalid(at: start, Self.lookAround)
    case ">":
      throw invalid(
        at: start, "atomic groups steer a search that goes back, and this matcher never does")
    case "P" where next.last == "=":
      throw invalid(at: start, Self.backReference)
    case "P" where next.last == ">", "R", "&", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9":
      throw invalid(at: start, "recursion is refused: a regular expression cannot count nesting")
    case "(":
      throw invalid(
        at: start, "conditional groups are refused: they depend on what was matched before")
    case "|", "'":
      throw invalid(at: start, "“(?\(next[0])” is refused; groups are not captured, write “(?:”")
    default:
      break
    }
  }

  private static let lookAround =
    "look-around is refused: it cannot be matched in linear time by one automaton; "
    + "test the element with a second pattern"
  static let backReference =
    "back-references are refused: no known matcher does them in linear time; "
    + "write the alternatives out"

  private mutating func readName(at start: Int) throws(Regex.InvalidPattern) {
    let nameStart = position
    while let scalar = scalar(), scalar == "_" || scalar.isASCIIAlphanumeric { position += 1 }
    let name = String(String.UnicodeScalarView(scalars[nameStart..<position]))
    guard let first = name.unicodeScalars.first, !("0"..."9").contains(first), skip(">") else {
      throw invalid(
        at: nameStart, "a group's name is letters, digits and “_”, not a digit first, then “>”")
    }
    guard names.insert(name).inserted else {
      throw invalid(at: nameStart, "two groups are named “\(name)”")
    }
  }

  /// Reads `i`, `-s`, `m-i` … up to the `)` or `:` behind them.
  private mutating func readFlags(at start: Int) throws(Regex.InvalidPattern) -> Flags {
    var flags = flags
    var value = true
    var isDangling = false
    while let scalar = scalar(), scalar != ")", scalar != ":" {
      isDangling = false
      switch scalar {
      case "i": flags.ignoresCase = value
      case "s": flags.dotMatchesNewline = value
      case "m": flags.anchorsMatchLines = value
      case "U": break  // Swaps greedy and lazy: the same on a whole match.
      case "-" where value:
        value = false
        isDangling = true
      case "x":
        throw invalid(at: position, "the flag “x” is refused; write the pattern without spaces")
      default:
        throw invalid(at: position, "“\(scalar)” is not a flag; there are i, m, s and U")
      }
      position += 1
    }
    guard let end = scalar() else {
      throw invalid(at: start, "“(” is not closed; write “\\(” for a parenthesis")
    }
    if isDangling || (end == ")" && position == start + 2) {
      throw invalid(at: start, "flags are missing")
    }
    return flags
  }
}

// MARK: - Repetition

extension RegexParser {
  /// Reads the repetition behind an operand, if there is one, and joins both to what was before.
  private mutating func readRepetitions(
    ofOperandWith states: Int, at start: Int
  ) throws(Regex.InvalidPattern) {
    let offset = position
    var states = states
    if let (min, max) = try readRepetition() {
      if scalar() == "?" {
        position += 1  // Lazy: another order of search, the same whole match.
      } else if scalar() == "+" {
        throw invalid(
          at: position,
          "possessive repetition is refused: it changes what matches by the order of search")
      }
      let next = position
      if try readRepetition() != nil {
        throw invalid(
          at: next,
          "“\(scalars[next])” repeats a repetition; put the first one into a group: “(?:…)”")
      }
      states = try repeated(states, min: min, max: max, at: offset)
      syntax.operations.append(.repetition(min: min, max: max))
    }
    try concatenate(states: states, at: start)
  }

  /// The states of a repetition written out, as many as the compiler emits.
  private func repeated(
    _ states: Int, min: Int, max: Int?, at offset: Int
  ) throws(Regex.InvalidPattern) -> Int {
    let total: Int
    switch (min, max) {
    case (_, 0): return 1
    case (_, nil): total = Swift.max(min, 1) * states + 1
    case (_, let max?): total = max * states + (max > min ? max - min + 1 : 0)
    }
    guard total <= RegexLimits.states else { throw tooLarge(at: offset) }
    return total
  }

  /// Reads `*`, `+`, `?`, `{m}`, `{m,}` or `{m,n}`; any other brace stands for itself.
  private mutating func readRepetition() throws(Regex.InvalidPattern) -> (min: Int, max: Int?)? {
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
    if Swift.max(min, max ?? 0) > RegexLimits.states { throw tooLarge(at: start) }
    return (min, max)
  }

  /// Reads decimal digits; a count past the limit stays just past it.
  private mutating func readCount() -> Int? {
    var count: Int?
    while let scalar = scalar(), ("0"..."9").contains(scalar) {
      count = Swift.min((count ?? 0) * 10 + Int(scalar.value - 0x30), RegexLimits.states + 1)
      position += 1
    }
    return count
  }
}

extension Unicode.Scalar {
  var isASCIIAlphanumeric: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
  }
}
