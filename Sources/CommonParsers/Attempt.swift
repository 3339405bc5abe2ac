internal import Synchronization

/// How far one alternative of a parser came with an input.
package struct Attempt<Input: Monoid & Sendable>: Sendable {
  /// What is told of a piece.
  package typealias Description = (template: Input, outline: Outline)

  /// The template of the whole alternative.
  package var template: Input

  /// The pieces that matched.
  package var matched: [Description]

  /// The piece that did not match; nil if all did, or if a conversion refused the values.
  package var expected: Description?

  /// What was left of the input at that point.
  package var rest: Input

  /// Whether a conversion refused the values.
  package var isRefused: Bool

  /// Whether the alternative matched.
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
    let progress = Progress(input)
    var steps: [Attempt<Input>.Description?] = []
    let code = Code(grammar.noting(progress, &steps))
    let isMatch = withoutActuallyEscaping(isComplete) { isComplete in
      var reading = Reading(input, isComplete: isComplete)
      return code.read(&reading)
    }
    let state = progress.state.withLock { $0 }
    let expected = state.count < steps.count ? steps[state.count] : nil
    return Attempt(
      template: template, matched: steps.prefix(state.count).compactMap(\.self),
      expected: expected, rest: state.rest,
      isRefused: expected == nil && state.count < steps.count, isMatch: isMatch, choices: choices)
  }
}

/// How far a reading came at the furthest.
private final class Progress<Input: Sendable>: Sendable {
  /// How many steps were taken, and what was left then.
  let state: Mutex<(count: Int, rest: Input)>

  init(_ input: Input) {
    state = Mutex((0, input))
  }

  func note(_ count: Int, _ rest: Input) {
    state.withLock { if count > $0.count { $0 = (count, rest) } }
  }
}

extension Grammar {
  /// The same grammar, which notes after each piece and each conversion that it has come so far.
  ///
  /// - Parameter steps: What comes before it: pieces, and nil for each conversion.
  fileprivate func noting(
    _ progress: Progress<Input>, _ steps: inout [Attempt<Input>.Description?]
  ) -> Grammar {
    let noting: Grammar
    switch self {
    case .row(let parts), .choice(let parts):
      return .row(parts.map { $0.noting(progress, &steps) })
    case .converted(let grammar, let conversion):
      noting = .converted(grammar.noting(progress, &steps), conversion)
      steps.append(nil)
    case .piece(let piece), .skip(let piece, _):
      noting = self
      steps.append((piece.template, piece.outline))
    case .repetition:
      noting = self
      steps.append((templates.reduce(.empty, <>), .unknown))
    }
    let number = steps.count
    let note = Piece<Input>(
      outline: Outline(), template: .empty,
      read: { input, _ in
        progress.note(number, input)
        return true
      }, write: { _, _ in true })
    return .row([noting, .piece(note)])
  }
}
