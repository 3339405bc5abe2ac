internal import Synchronization

/// How far one alternative of a parser got in reading an input or writing a value.
package struct Attempt<Input: Monoid & Sendable>: Sendable {
  /// The description of a piece.
  package typealias Description = (template: Input, outline: Outline)

  /// The template of the whole alternative.
  package var template: Input

  /// The pieces that matched or were written.
  package var matched: [Description]

  /// The piece that came next and failed, or nil if no piece failed or a conversion refused the values.
  package var expected: Description?

  /// The rest of the input at that point, or the output so far.
  package var rest: Input

  /// Whether a conversion refused the values.
  package var isRefused: Bool

  /// The type whose values the conversion can't take apart because it isn't an enum.
  package var typeWithoutCases: String?

  /// Whether the alternative matched, or wrote an output that it reads as the same value.
  package var isMatch: Bool

  /// The alternative taken at each choice of the parser.
  package var choices: [Int]
}

extension Parser {
  /// Returns how far each alternative gets with the front of `input`, in the order in which they're
  /// tried, for the first 1,000 alternatives.
  package func attempts(at input: Input) -> [Attempt<Input>] {
    grammar.ways(atMost: 1_000).map { $0.attempt(at: input, while: { _ in true }) }
  }
}

extension Way {
  /// Returns how far the way gets in reading an input.
  package func attempt(at input: Input, while isComplete: (Input) -> Bool) -> Attempt<Input> {
    attempt(inWriting: false, from: input) { code in
      withoutActuallyEscaping(isComplete) { isComplete in
        var reading = Reading(input, isComplete: isComplete)
        return code.read(&reading)
      }
    }
  }

  /// Returns how far the way gets in writing a value.
  package func attempt<A>(toWrite value: A, as shape: Shape<A>) -> Attempt<Input> {
    attempt(inWriting: true, from: .empty) { code in
      code.written { $0.push(value, as: shape) } != nil
    }
  }

  private func attempt(
    inWriting: Bool, from start: Input, _ run: (Code<Input>) -> Bool
  ) -> Attempt<Input> {
    let notes = Notes(inWriting: inWriting, start)
    let isMatch = run(Code(notes.noting(grammar)))
    let (steps, state) = (notes.steps.withLock { $0 }, notes.state.withLock { $0 })
    let expected = state.count < steps.count ? steps[state.count] : nil
    return Attempt(
      template: template, matched: steps.prefix(state.count).compactMap(\.self),
      expected: expected, rest: state.rest,
      isRefused: expected == nil && state.count < steps.count,
      typeWithoutCases: state.typeWithoutCases, isMatch: isMatch, choices: choices)
  }
}

/// The furthest point that a grammar has reached.
private final class Notes<Input: Monoid & Sendable>: Sendable {
  struct State {
    /// The number of steps taken.
    var count = 0
    var rest: Input
    var typeWithoutCases: String?
  }

  let inWriting: Bool
  let state: Mutex<State>

  /// The steps in order: a description for each piece, and nil for each conversion.
  let steps = Mutex<[Attempt<Input>.Description?]>([])

  init(inWriting: Bool, _ start: Input) {
    self.inWriting = inWriting
    state = Mutex(State(rest: start))
  }

  private func note(_ count: Int, _ rest: Input) {
    state.withLock { if count > $0.count { $0 = State(count: count, rest: rest) } }
  }

  /// Returns the same grammar, extended to note its progress after each piece and each conversion.
  func noting(_ grammar: Grammar<Input>) -> Grammar<Input> {
    switch grammar {
    case .row(let parts), .choice(let parts):
      return .row(parts.map(noting))
    case .converted(let grammar, let conversion):
      let refusing = Conversion(isTotal: conversion.isTotal, apply: conversion.apply) {
        values, subject in
        if conversion.unapply(&values, &subject) { return true }
        let type = (subject as? any Reflecting)?.typeWithoutCases
        self.state.withLock { $0.typeWithoutCases = type }
        return false
      }
      // A conversion comes first when writing, and last when reading.
      if inWriting {
        let start = note(after: nil)
        return .converted(.row([start, noting(grammar)]), refusing)
      }
      return .row([.converted(noting(grammar), refusing), note(after: nil)])
    case .piece(let piece), .skip(let piece, _):
      return .row([grammar, note(after: (piece.template, piece.outline))])
    case .repetition:
      return .row([grammar, note(after: (grammar.templates.reduce(.empty, <>), .unknown))])
    }
  }

  /// Returns a piece that notes that a step was taken.
  private func note(after step: Attempt<Input>.Description?) -> Grammar<Input> {
    let number = steps.withLock { steps in
      steps.append(step)
      return steps.count
    }
    return .piece(
      Piece(
        outline: Outline(), template: .empty,
        read: { input, _ in
          if !self.inWriting { self.note(number, input) }
          return true
        },
        write: { _, output in
          self.note(number, output)
          return true
        }))
  }
}
