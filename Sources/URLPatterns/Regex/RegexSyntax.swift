/// The operands and operations of a pattern, in postfix order.
///
/// `ab|c*` is `a b concatenate c repeat(0...) alternate`. Thompson's compiler also read patterns in
/// postfix order (Programming Techniques: Regular expression search algorithm, 1968). It needs no
/// recursion, so a hundred thousand parentheses take memory but no stack.
struct RegexSyntax: Sendable {
  enum Operation: Equatable, Sendable {
    /// Any scalar in `sets[set]`.
    case scalar(set: Int)
    /// No scalar, at a place where the assertion holds.
    case assertion(RegexAssertion)
    /// The empty text.
    case empty
    /// The second-to-last operand, followed by the last one.
    case concatenate
    /// Either of the last two operands.
    case alternate
    /// The last operand, repeated this many times, or without limit if `max` is nil.
    case repetition(min: Int, max: Int?)
  }

  var operations: [Operation] = []
  /// The different sets of scalars that the pattern names.
  var sets: [ScalarSet] = []
  /// The number of states of its automaton, not counting the accepting one.
  var states = 0
}

/// A condition on a place between two scalars.
enum RegexAssertion: Equatable, Sendable {
  case textStart, textEnd
  case lineStart, lineEnd
  case wordBoundary, notWordBoundary

  /// Returns whether the assertion holds between two neighbors.
  @inline(__always)
  func holds(between before: RegexNeighbour, and after: RegexNeighbour) -> Bool {
    switch self {
    case .textStart: before == .edge
    case .textEnd: after == .edge
    case .lineStart: before == .edge || before == .newline
    case .lineEnd: after == .edge || after == .newline
    case .wordBoundary: (before == .word) != (after == .word)
    case .notWordBoundary: (before == .word) == (after == .word)
    }
  }
}

/// The only aspects of an adjacent scalar that matter to an assertion.
enum RegexNeighbour: UInt8, Sendable {
  /// No scalar: the text starts or ends here.
  case edge
  case newline
  case word
  case other
}

/// The limits beyond which a pattern is rejected.
///
/// They're checked while a pattern is read, before anything is built, so rejecting is as fast as
/// reading.
enum RegexLimits {
  /// The states of Thompson's automaton, with counted repetitions written out.
  static let states = 10_000
  /// The UTF-8 bytes of a pattern.
  static let patternLength = 65_536
  /// The different sets of scalars in one pattern, with a literal as a set of one.
  static let sets = 2_000
  /// The ranges of all classes of one pattern together, of which `[\w-]` has some 800.
  static let classRanges = 200_000
  /// The scalars with case in all different classes that ignore case; `\p{L}` has some 2,800.
  static let foldedScalars = 1_000_000
}
