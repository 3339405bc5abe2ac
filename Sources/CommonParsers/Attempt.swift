internal import Synchronization

/// How far one alternative of a parser came with an input that it read, or a value that it wrote.
package struct Attempt<Input: Monoid & Sendable>: Sendable {
  /// What is told of a piece.
  package typealias Description = (template: Input, outline: Outline)

  /// The template of the whole alternative.
  package var template: Input

  /// The pieces that matched, or were written.
  package var matched: [Description]

  /// The piece that came next and failed; nil if none did, or if a conversion refused the values.
  package var expected: Description?

  /// What was left of the input at that point, or what had been written.
  package var rest: Input

  /// Whether a conversion refused the values.
  package var isRefused: Bool

  /// The type whose values the conversion cannot take apart, because it is not an enum.
  package var typeWithoutCases: String?

  /// Whether the alternative matched, or wrote what it matches as the same value.
  package var isMatch: Bool

  /// Which alternative it is: what it takes at each choice of the parser.
  package var choices: [Int]
}

extension Parser {
  /// Tells how far each alternative comes with the front of `input`, in the order in which they are
  /// tried; the first 1,000 of them.
  package func attempts(at input: Input) -> [Attempt<Input>] {
    grammar.ways(atMost: 1_000).map { $0.attempt(at: input, while: { _ in true }) }
  }
}

extension Way {
  /// How far the way comes with an input.
  package func attempt(at input: Input, while isComplete: (Input) -> Bool) -> Attempt<Input> {
    attempt(inWriting: false, from: input) { code in
      withoutActuallyEscaping(isComplete) { isComplete in
        var reading = Reading(input, isComplete: isComplete)
        return code.read(&reading)
      }
    }
  }

  /// How far the way comes in writing a value.
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

/// How far a grammar came at the furthest.
private final class Notes<Input: Monoid & Sendable>: Sendable {
  struct State {
    /// How many steps were taken.
    var count = 0
    var rest: Input
    var typeWithoutCases: String?
  }

  let inWriting: Bool
  let state: Mutex<State>

  /// The steps in the order in which they are taken: pieces, and nil for each conversion.
  let steps = Mutex<[Attempt<Input>.Description?]>([])

  init(inWriting: Bool, _ start: Input) {
    self.inWriting = inWriting
    state = Mutex(State(rest: start))
  }

  private func note(_ count: Int, _ rest: Input) {
    state.withLock { if count > $0.count { $0 = State(count: count, rest: rest) } }
  }

  /// The same grammar, which notes after each piece and each conversion that it has come so far.
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
      // A conversion comes first in writing, and last in reading.
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

  /// The piece that notes that a step was taken.
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
