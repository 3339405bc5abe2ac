/// One step of reading or writing a grammar: an instruction of a backtracking machine.
///
/// Reading and writing take the same steps, in the same order. Where one fails, they go back to a
/// step from which another way leads on.
enum Step<Input: Monoid & Sendable>: Sendable {
  case piece(Piece<Input>)
  /// Converts a value back. Reading does nothing here.
  case unapply(Conversion)
  /// Converts the values that have been read since the `unapply` of the same conversion. Writing
  /// does nothing here.
  case apply(Conversion)
  /// Goes on with one of several alternatives.
  case choice(Choice<Input>)
  /// Skips a text with the piece, as one alternative of a wildcard. Writing doesn't come here.
  case skip(Piece<Input>)
  /// Skips all texts with the piece, because nothing after it reads one, or none if texts may be
  /// left. Writing does nothing here.
  case wildcardAtEnd(Piece<Input>)
  /// Says, at the end of a row, which one it was.
  case endOfRow(Int)
  /// Goes on after the last alternative, at the end of each, or at the wildcard after a `skip`.
  case jump(to: Int)
}

/// Several ways to go on, where each one starts, and an index to look them up.
///
/// The steps of an alternative end with a `jump`. Those of one that's converted begin with the
/// `unapply` of its conversion.
///
/// A wildcard is a choice, too: to go on after it, or else to skip a text and come back. Writing
/// always goes on.
final class Choice<Input: Monoid & Sendable>: Sendable {
  enum Kind { case choice, table, wildcard }

  let kind: Kind
  /// Whether its alternatives are rows of the whole grammar, or have such rows in tables of theirs,
  /// or are all of a row.
  ///
  /// Each of them has tries (`Failures`) and detours (`WritingTrail`) of its own. There's only one
  /// way to come to them, so the cost is that of all of them, one after another.
  let areRows: Bool
  let starts: [Int]
  /// The step after the last alternative.
  let end: Int
  /// The conversions that the alternatives start with, or nil for one that starts with something
  /// else.
  let conversions: [Conversion?]
  /// For each of these, a bit that it shares with all that look for the same payload, or no bit.
  let payloads: [UInt64]
  /// Whether the index knows all that's read from here to the end of the grammar.
  ///
  /// If so, it leaves out an alternative that ends before the texts do.
  private let indexKnowsEnd: Bool
  private let index: AlternativeIndex

  /// Creates a choice of alternatives, whose last one ends before the step `end`.
  init(
    _ kind: Kind, _ alternatives: [Grammar<Input>], starts: [Int], end: Int, areRows: Bool,
    indexKnowsEnd: Bool
  ) {
    (self.kind, self.areRows, self.starts, self.end) = (kind, areRows, starts, end)
    conversions = alternatives.map { if case .converted(_, let one) = $0 { one } else { nil } }
    payloads = bits(of: conversions.map { $0?.payload })
    self.indexKnowsEnd = indexKnowsEnd
    index = AlternativeIndex(alternatives)
  }

  /// Creates the choice of a wildcard: to go on, or to skip a text.
  init(wildcard skip: Piece<Input>, starts: [Int], before rest: [Grammar<Input>]) {
    (kind, areRows) = (.wildcard, false)
    (self.starts, end, conversions, payloads) = (starts, starts[0], [], [])
    // The texts of the rest, which are in the index, show where it's worth going on. Those of the
    // other way are a text to skip, and then any others.
    indexKnowsEnd = true
    index = AlternativeIndex([.sequence(rest), .piece(skip)])
  }

  /// Returns the alternatives that may read an input with these texts, or all if they're nil.
  ///
  /// - Parameters:
  ///   - laterTexts: The texts that an alternative can turn to after these.
  ///   - readsAll: Whether the whole grammar must read all of the texts.
  func candidates(
    for texts: ArraySlice<String>?, then laterTexts: @autoclosure () -> ArraySlice<String>,
    readsAll: Bool
  ) -> Candidates {
    guard let texts else { return Candidates(Array(starts.indices)) }
    return index.candidates(for: texts, then: laterTexts(), readsAll: readsAll && indexKnowsEnd)
  }
}

/// Returns a bit for each payload, the same one for the same, or no bit after 64 of them.
private func bits(of payloads: [Conversion.Payload?]) -> [UInt64] {
  var known: [Conversion.Payload] = []
  return payloads.map { payload in
    guard let payload else { return 0 }
    let number = known.firstIndex(of: payload) ?? known.count
    if number == known.count, number < 64 { known.append(payload) }
    return number < 64 ? 1 << number : 0
  }
}

extension AlternativeIndex {
  /// Creates an index of alternatives.
  fileprivate convenience init<Input>(_ alternatives: [Grammar<Input>]) {
    var ways: [Way] = []
    ways.reserveCapacity(alternatives.count)
    for (number, alternative) in alternatives.enumerated() {
      alternative.forEachWay { ways.append((number, $0)) }
    }
    self.init(ways)
  }
}

/// The steps of a grammar, while they're made.
private struct Steps<Input: Monoid & Sendable> {
  var steps: [Step<Input>] = []

  /// The number of the next row, which is its index in `Grammar.rows`.
  private var row = 0

  init(_ grammar: Grammar<Input>) {
    append(grammar, before: [], hasRows: true)
  }

  /// Appends the steps of a grammar.
  ///
  /// - Parameters:
  ///   - rest: What comes after the grammar, which only a wildcard or a choice needs to know.
  ///   - hasRows: Whether the rows of a table in the grammar are rows of the whole, or, if it's a
  ///     choice, its alternatives are like rows, without numbers.
  private mutating func append(
    _ grammar: Grammar<Input>, before rest: [Grammar<Input>], hasRows: Bool
  ) {
    switch grammar {
    case .piece(let piece):
      if let skip = piece.skipOne {
        if rest.contains(where: { $0.contains { !$0.patterns.isEmpty } }) {
          let step = steps.count
          let choice = Choice(wildcard: skip, starts: [step + 3, step + 1], before: rest)
          steps += [.choice(choice), .skip(skip), .jump(to: step)]
        } else {
          steps.append(.wildcardAtEnd(skip))
        }
      }
      steps.append(.piece(piece))
    case .sequence(let parts):
      // Only the last table's alternatives are rows. The parts before it have none, because
      // `expanded` leaves a sequence as it is only if they read in one way.
      lazy var table = parts.lastIndex { $0.hasTable }
      for index in parts.indices {
        // Nearly all parts are pieces.
        if case .piece(let piece) = parts[index], piece.skipOne == nil {
          steps.append(.piece(piece))
          continue
        }
        append(
          parts[index], before: parts[(index + 1)...] + rest, hasRows: hasRows && index == table)
      }
    case .converted(let grammar, let conversion):
      steps.append(.unapply(conversion))
      append(grammar, before: rest, hasRows: hasRows)
      steps.append(.apply(conversion))
    case .choice(let alternatives):
      append(.choice, alternatives, before: rest, areRows: hasRows)
    case .table(let alternatives):
      append(.table, alternatives, before: rest, areRows: hasRows)
    }
  }

  private mutating func append(
    _ kind: Choice<Input>.Kind, _ alternatives: [Grammar<Input>], before rest: [Grammar<Input>],
    areRows: Bool
  ) {
    let choice = steps.count
    let haveNumbers = areRows && kind == .table
    // This step, and the one after each alternative, is a placeholder until its target is known.
    steps.append(.jump(to: 0))
    var (starts, ends): ([Int], [Int]) = ([], [])
    for alternative in alternatives {
      starts.append(steps.count)
      append(alternative, before: rest, hasRows: haveNumbers)
      // The rows of a table in it have said which one they are.
      if haveNumbers, !alternative.hasTable {
        steps.append(.endOfRow(row))
        row += 1
      }
      ends.append(steps.count)
      steps.append(.jump(to: 0))
    }
    for end in ends { steps[end] = .jump(to: steps.count) }
    steps[choice] = .choice(
      Choice(
        kind, alternatives, starts: starts, end: steps.count, areRows: areRows,
        indexKnowsEnd: rest.isEmpty))
  }
}

extension Grammar {
  /// The steps that read and write the grammar.
  var steps: [Step<Input>] { Steps(expanded()).steps }
}

extension Program: CustomStringConvertible {
  /// The steps with their numbers, one on each line.
  @usableFromInline package var description: String {
    steps.enumerated().map { number, step in
      let action =
        switch step {
        case .piece(let piece): "piece \(piece.template)"
        case .unapply: "unapply"
        case .apply: "apply"
        case .choice(let choice):
          "\(choice.kind) of " + choice.starts.map { "\($0)" }.joined(separator: ", ")
        case .skip: "skip"
        case .wildcardAtEnd: "wildcard at the end"
        case .endOfRow(let row): "end of row \(row)"
        case .jump(let target): "jump to \(target)"
        }
      return "\(number): \(action)"
    }.joined(separator: "\n")
  }
}
