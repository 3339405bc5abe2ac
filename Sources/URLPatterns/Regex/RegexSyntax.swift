/// What a pattern consists of: operands and operations, in postfix order.
///
/// `ab|c*` is `a b concatenate c repeat(0...) alternate`. Postfix is how Thompson's compiler took
/// patterns (Programming Techniques: Regular expression search algorithm, 1968), and it needs no
/// recursion: a hundred thousand parentheses cost memory, not stack.
struct RegexSyntax: Sendable {
  enum Operation: Equatable, Sendable {
    /// One scalar out of `sets[set]`.
    case scalar(set: Int)
    /// No scalar, at a place where the assertion holds.
    case assertion(RegexAssertion)
    /// The empty text.
    case empty
    /// The last operand but one, then the last.
    case concatenate
    /// The last operand but one, or the last.
    case alternate
    /// The last operand, this many times; with `max` nil, without end.
    case repetition(min: Int, max: Int?)
  }

  var operations: [Operation] = []
  /// The different sets of scalars that the pattern names.
  var sets: [ScalarSet] = []
  /// How many states its automaton has, the one that accepts not counted.
  var states = 0
}

/// A condition on a place between two scalars.
enum RegexAssertion: Equatable, Sendable {
  case textStart, textEnd
  case lineStart, lineEnd
  case wordBoundary, notWordBoundary

  /// Whether the assertion holds between the two neighbours.
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

/// All that an assertion asks of the scalar beside it.
enum RegexNeighbour: UInt8, Sendable {
  /// No scalar: the text starts or ends here.
  case edge
  case newline
  case word
  case other
}

/// The sizes past which a pattern is refused.
///
/// They are checked while the pattern is read, before anything is built, so that refusing is as
/// fast as reading.
enum RegexLimits {
  /// States of Thompson's automaton, counted repetitions written out.
  static let states = 10_000
  /// UTF-8 bytes of a pattern.
  static let patternLength = 65_536
  /// Different sets of scalars in one pattern, a literal being a set of one.
  static let sets = 2_000
  /// Ranges of all classes of one pattern together; `[\w-]` has some 800.
  static let classRanges = 200_000
  /// Scalars with case in all different classes together that ignore case; `\p{L}` has some 2,800.
  static let foldedScalars = 1_000_000
}
