/// A parser that turns a pattern into ``RegexSyntax``, or reports where and why it can't.
///
/// It goes through the pattern once, from left to right, and emits each operation as soon as its
/// operands are complete, like Dijkstra's shunting-yard algorithm. Groups that are still open are
/// kept in an array rather than in recursive calls, so deep nesting doesn't exhaust the stack.
struct RegexParser {
  var syntax = RegexSyntax()

  let pattern: String
  let scalars: [Unicode.Scalar]
  var position = 0

  /// The groups that are still open, from the whole pattern to the group being read.
  ///
  /// There's always at least one.
  var groups: [Group]
  var names: Set<String> = []
  private var setIndices: [ScalarSet: Int] = [:]
  /// The ranges of all classes read so far.
  var classRanges = 0
  /// The sets folded so far, so that a repeated class isn't folded again.
  private var foldedSets: [ScalarSet: ScalarSet] = [:]
  /// The number of scalars with case that folding has looked at so far.
  private(set) var foldedScalars = 0

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

  struct Group {
    /// The position of its parenthesis, or nil for the whole pattern.
    var opening: Int?
    var flags: Flags
    /// The number of states of the finished alternatives, or nil before the first `|`.
    var alternatives: Int?
    /// The number of states of the alternative being read, or nil while it's empty.
    var branch: Int?
    /// Whether a finished alternative is empty, in which case another empty one is left out.
    var hasEmptyAlternative = false
  }

  static func parse(
    _ pattern: String, _ options: Regex.Options
  ) throws(Regex.InvalidPattern) -> RegexSyntax {
    guard pattern.utf8.count <= RegexLimits.patternLength else {
      throw Regex.InvalidPattern(
        pattern: pattern, offset: 0,
        reason: "the pattern is longer than \(RegexLimits.patternLength) bytes in UTF-8")
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

  /// Skips `text` if it comes next, and returns whether it does.
  mutating func skip(_ text: String) -> Bool {
    guard scalars[position...].starts(with: text.unicodeScalars) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  /// Skips anything that `(?x)` ignores.
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
    case "^": try readAssertion(flags.anchorsMatchLines ? .lineStart : .textStart, at: start)
    case "$": try readAssertion(flags.anchorsMatchLines ? .lineEnd : .textEnd, at: start)
    case "\\":
      switch try readEscape(from: start) {
      case .scalar(let scalar):
        try readOperand(set: folded(ScalarSet(scalar), at: start), at: start)
      case .set(let set): try readOperand(set: set, at: start)
      case .assertion(let assertion): try readAssertion(assertion, at: start)
      case .quotation(let quoted):
        for scalar in quoted.dropLast() { try addLiteral(scalar, at: start) }
        if let last = quoted.last {
          try readOperand(set: folded(ScalarSet(last), at: start), at: start)
        }
      }
    case "*", "+", "?":
      throw invalid(
        at: start, "“\(scalar)” has nothing to repeat; to match it, write “\\\(scalar)”")
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

  /// Returns the set with the case variants of its scalars if case is ignored.
  mutating func folded(
    _ set: ScalarSet, at start: Int
  ) throws(Regex.InvalidPattern) -> ScalarSet {
    guard flags.ignoresCase else { return set }
    if let known = foldedSets[set] { return known }
    foldedScalars += set.casedScalarCount
    guard foldedScalars <= RegexLimits.foldedScalars else {
      throw invalid(
        at: start,
        "too many large classes ignore case; put “(?-i)” before those that don't need to")
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

  /// Adds an assertion, or nothing for an anchor at the start or the end of the whole pattern, where
  /// it always holds.
  private mutating func readAssertion(
    _ assertion: RegexAssertion, at start: Int
  ) throws(Regex.InvalidPattern) {
    let alwaysHolds =
      switch assertion {
      case .textStart, .lineStart: groups.count == 1 && groups[0].branch == nil
      case .textEnd, .lineEnd: groups.count == 1 && (scalar() ?? "|") == "|"
      case .wordBoundary, .notWordBoundary: false
      }
    try readOperand(alwaysHolds ? .empty : .assertion(assertion), at: start)
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

  /// Adds the last operand to the alternative that contains it.
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
      "the pattern is too large here; shorten it, or use smaller counts, “*”, or “+”")
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

  /// Ends the group being read and returns the number of states of its automaton.
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
