/// A grammar, and the steps that read and write it.
///
/// The steps are made when they're first needed, and then kept.
package final class Program<Input: Monoid & Sendable>: Sendable {
  package let grammar: Grammar<Input>
  private let known = Lock<[Step<Input>]?>(nil)
  let knownTemplates = Lock<[Input.Template]?>(nil)

  package init(_ grammar: Grammar<Input>) {
    self.grammar = grammar
  }

  var steps: [Step<Input>] {
    known.value { Steps(grammar.expanded).steps }
  }

  /// Reads the front of an input, or returns false if it doesn't match.
  package func read(_ reading: inout Reading<Input>) -> Bool {
    reading.take(steps)
  }

  /// Writes the values on a stack, and checks that the output is read as the same values.
  ///
  /// - Parameters:
  ///   - values: Returns the stack, with the next value to write last.
  ///   - areSame: Returns whether the values that were read are the same.
  ///   - trace: Records how far writing gets, or nil if nobody wants to know that or a template.
  ///   - reader: The program that reads the output, or nil for this one.
  ///   - isValid: Returns whether the output of a finished writing can be used. If the output
  ///     itself were the parameter, it would be copied.
  /// - Returns: The finished writing, or nil if no output is read as the same values.
  package func write(
    _ values: @autoclosure () -> [Any], areSame: ([Any]) -> Bool,
    trace: Trace<Input>? = nil, readBy reader: Program? = nil, readsAll: Bool = true,
    isValid: (borrowing Writing<Input>) -> Bool = { _ in true }
  ) -> Writing<Input>? {
    let steps = steps
    var hasOthers = true
    func write(keepsForks: Bool) -> Writing<Input>? {
      var writing = Writing(output: Input.empty, values: values(), trace: trace)
      let isWritten = writing.take(steps, keepsForks: keepsForks) {
        guard isValid($0) else { return false }
        var reading = Reading($0.output, readsAll: readsAll)
        return (reader ?? self).read(&reading) && areSame(reading.values)
      }
      hasOthers = writing.hasOthers
      return isWritten ? writing : nil
    }

    // A fork copies the whole state, and most values are written by the first alternatives that
    // take them. Both find the same output: with forks, too, those are tried first.
    return write(keepsForks: false) ?? (hasOthers ? write(keepsForks: true) : nil)
  }
}

/// One step of reading or writing a grammar.
enum Step<Input: Monoid & Sendable>: Sendable {
  case piece(Piece<Input>)
  /// The start of what's converted, where writing converts values back.
  case startOfConversion(Conversion)
  /// The end of what's converted, where reading converts values.
  case endOfConversion(Conversion)
  case choice(Choice<Input>)
  /// A piece that skips something, after which reading comes back to the choice just before it.
  case skip(Piece<Input>)
  /// A piece that skips everything that's left, because nothing after it reads a text.
  case skipRest(Piece<Input>)
  /// The end of an alternative.
  case end(next: Int)
}

/// The alternatives of a choice: where each one starts, and an index to look them up.
final class Choice<Input: Monoid & Sendable>: Sendable {
  enum Kind {
    case choice, table
    /// Going on, or else skipping a step and coming back to the choice. Writing always goes on.
    case skip
  }

  let kind: Kind
  let starts: [Int]
  /// The conversions that the alternatives start with.
  let conversions: [Conversion?]
  /// Whether the texts of the alternatives include everything that's read after the choice.
  private let coversRest: Bool
  /// The number of the first row in each alternative, or none if they aren't rows.
  let rows: [Int]
  /// The number of steps in all alternatives but the longest.
  let stepsOfOthers: Int
  private let index: AlternativeIndex

  init(
    _ kind: Kind, starts: [Int], end: Int, _ alternatives: [Grammar<Input>], coversRest: Bool,
    rows: [Int] = []
  ) {
    (self.kind, self.starts, self.rows) = (kind, starts, rows)
    let lengths = zip(starts, starts.dropFirst() + [end]).map { $1 - $0 }
    stepsOfOthers = lengths.reduce(0, +) - (lengths.max() ?? 0)
    conversions = alternatives.map { if case .converted(_, let one) = $0 { one } else { nil } }
    self.coversRest = coversRest
    index = AlternativeIndex(
      ways: alternatives.enumerated().flatMap { number, alternative in
        alternative.ways.map { way in (number, way.flatMap { $0.patterns }[...]) }
      })
  }

  /// Returns the alternatives that may read an input with these texts, or all if they're nil.
  ///
  /// - Parameters:
  ///   - laterTexts: The texts that an alternative can turn to after these.
  ///   - readsAll: Whether all of the texts must be read.
  func candidates(
    for texts: ArraySlice<String>?, then laterTexts: @autoclosure () -> ArraySlice<String>,
    readsAll: Bool
  ) -> Candidates {
    guard let texts else { return Candidates(Array(starts.indices)) }
    return index.candidates(for: texts, then: laterTexts(), readsAll: readsAll && coversRest)
  }
}

/// The steps of a grammar, while they're made.
private struct Steps<Input: Monoid & Sendable> {
  var steps: [Step<Input>] = []

  /// The number of the next row.
  private var row = 0

  init(_ grammar: Grammar<Input>) {
    append(grammar, before: [], countsRows: true, beside: { [] })
  }

  /// Appends the steps of a grammar.
  ///
  /// - Parameters:
  ///   - rest: What comes after the grammar.
  ///   - countsRows: Whether the rows of a table in the grammar are rows of the whole.
  ///   - others: Returns the roles of the pieces around the grammar.
  @_semantics("optimize.sil.specialize.generic.never")
  private mutating func append(
    _ grammar: Grammar<Input>, before rest: [Grammar<Input>], countsRows: Bool,
    beside others: () -> [Input._Role]
  ) {
    switch grammar {
    case .piece(let piece):
      if let skip = piece.skip {
        if rest.contains(where: { $0.pieces.contains { !$0.patterns.isEmpty } }) {
          let next = steps.count + 2
          // The texts of the rest show where it's worth going on.
          let choice = Choice(
            .skip, starts: [next, next - 1], end: next, [.sequence(rest), .piece(skip)],
            coversRest: true)
          steps += [.choice(choice), .skip(skip)]
        } else {
          steps.append(.skipRest(skip))
        }
      }
      let besideOthers = piece.role.flatMap { piece.beside?($0, others()) }
      steps.append(.piece(besideOthers ?? piece))
    case .sequence(let parts):
      let table = parts.lastIndex { $0.hasTable }
      for index in parts.indices {
        append(
          parts[index], before: parts[(index + 1)...] + rest,
          countsRows: countsRows && index == table
        ) {
          others()
            + parts.indices.flatMap { $0 == index ? [] : parts[$0].pieces.compactMap(\.role) }
        }
      }
    case .converted(let grammar, let conversion):
      steps.append(.startOfConversion(conversion))
      append(grammar, before: rest, countsRows: countsRows, beside: others)
      steps.append(.endOfConversion(conversion))
    case .choice(let alternatives), .table(let alternatives):
      let isTable = if case .table = grammar { true } else { false }
      let choice = steps.count
      // This step, and the one after each alternative, is a placeholder until its target is known.
      steps.append(.end(next: 0))
      var (starts, rows): ([Int], [Int]) = ([], [])
      let areRows = countsRows && isTable
      for alternative in alternatives {
        starts.append(steps.count)
        if areRows { rows.append(row) }
        append(alternative, before: rest, countsRows: areRows, beside: others)
        steps.append(.end(next: 0))
        if areRows, !alternative.hasTable { row += 1 }
      }
      for end in starts.dropFirst() + [steps.count] { steps[end - 1] = .end(next: steps.count) }
      steps[choice] = .choice(
        Choice(
          isTable ? .table : .choice, starts: starts, end: steps.count, alternatives,
          coversRest: rest.isEmpty, rows: rows))
    }
  }
}
