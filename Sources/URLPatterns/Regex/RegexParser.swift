/// Reads a pattern into ``RegexSyntax``, or says where and why it cannot.
///
/// It goes through the pattern once, from left to right, and writes each operation down as soon as its
/// operands are complete, as Dijkstra's shunting-yard algorithm does. Groups that are still open are
/// kept in an array, not in recursive calls, so that deep nesting does not exhaust the stack.
struct RegexParser {
  var syntax = RegexSyntax()

  let pattern: String
  let scalars: [Unicode.Scalar]
  var position = 0

  /// The group being read, and those around it: never empty.
  var groups: [Group]
  var names: Set<String> = []
  private var setIndices: [ScalarSet: Int] = [:]
  /// The ranges of all classes read so far.
  var classRanges = 0
  /// The sets folded so far, so that a class that comes again is not folded again.
  private var foldedSets: [ScalarSet: ScalarSet] = [:]
  /// The scalars with case that folding has looked at so far.
  private(set) var foldedScalars = 0

  /// The flags that `(?flags)` sets.
  struct Flags {
    var ignoresCase: Bool
    /// `s`: the dot matches a newline, too.
    var dotMatchesNewline = false
    /// `m`: `^` and `$` match at lines' ends.
    var anchorsMatchLines = false
    /// `x`: white space and `#` with the rest of its line are left out.
    var ignoresSpace = false
  }

  struct Group {
    /// Where its parenthesis stands; the whole pattern has none.
    var opening: Int?
    var flags: Flags
    /// How many states the finished alternatives have; nil before the first `|`.
    var alternatives: Int?
    /// How many states the alternative being read has; nil while it is empty.
    var branch: Int?
    /// Whether a finished alternative is empty, so that another empty one is left out.
    var hasEmptyAlternative = false
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
    try parser.parse()
    return parser.syntax
  }

  mutating func parse() throws(Regex.InvalidPattern) {
    skipSpace()
    while position < scalars.count {
      try readNext()
      skipSpace()
    }
    try finish()
  }

  init(_ pattern: String, _ options: Regex.Options) {
    self.pattern = pattern
    scalars = Array(pattern.unicodeScalars)
    groups = [Group(flags: Flags(ignoresCase: options.contains(.ignoringCase)))]
  }

  // MARK: - Looking at the pattern

  var flags: Flags { groups[groups.count - 1].flags }

  func scalar(at offset: Int = 0) -> Unicode.Scalar? {
    position + offset < scalars.count ? scalars[position + offset] : nil
  }

  /// Steps over `text` if it comes next, and returns whether it does.
  mutating func skip(_ text: String) -> Bool {
    guard scalars[position...].starts(with: text.unicodeScalars) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  /// Steps over what `(?x)` leaves out.
  mutating func skipSpace() {
    guard flags.ignoresSpace else { return }
    while let scalar = scalar(), scalar == "#" || scalar.properties.isPatternWhitespace {
      position += 1
      guard scalar == "#" else { continue }
      while let next = self.scalar(), next != "\n" { position += 1 }
    }
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
      case .scalar(let scalar):
        try readOperand(set: folded(ScalarSet(scalar), at: start), at: start)
      case .set(let set): try readOperand(set: set, at: start)
      case .assertion(let assertion): try readOperand(.assertion(assertion), at: start)
      case .quotation(let quoted):
        for scalar in quoted.dropLast() { try addLiteral(scalar, at: start) }
        if let last = quoted.last {
          try readOperand(set: folded(ScalarSet(last), at: start), at: start)
        }
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
    default: try readOperand(set: folded(ScalarSet(scalar), at: start), at: start)
    }
  }

  private mutating func finish() throws(Regex.InvalidPattern) {
    if let opening = groups[groups.count - 1].opening {
      throw invalid(at: opening, "“(” is not closed; write “\\(” for a parenthesis")
    }
    syntax.states = endGroup()
  }

  // MARK: - Operands

  /// The set with the case variants of its scalars where case is ignored.
  mutating func folded(
    _ set: ScalarSet, at start: Int
  ) throws(Regex.InvalidPattern) -> ScalarSet {
    guard flags.ignoresCase else { return set }
    if let known = foldedSets[set] { return known }
    foldedScalars += set.casedScalarCount
    guard foldedScalars <= RegexLimits.foldedScalars else {
      throw invalid(
        at: start, "too many large classes ignore case; put “(?-i)” before those that need not")
    }
    let folded = set.foldingCase
    foldedSets[set] = folded
    return folded
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
    syntax.operations.append(
      .scalar(set: try index(of: folded(ScalarSet(scalar), at: start), at: start)))
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
  mutating func concatenate(states: Int, at start: Int) throws(Regex.InvalidPattern) {
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
    if groups[last].branch == nil {
      if groups[last].hasEmptyAlternative { return }
      groups[last].hasEmptyAlternative = true
      syntax.operations.append(.empty)
    }
    let states = groups[last].branch ?? 1
    if let before = groups[last].alternatives {
      syntax.operations.append(.alternate)
      groups[last].alternatives = before + states + 2
    } else {
      groups[last].alternatives = states
    }
    groups[last].branch = nil
  }

  /// Ends the group being read and returns how many states its automaton has.
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
}

extension Unicode.Scalar {
  var isASCIIAlphanumeric: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
  }
}
