internal import Synchronization

/// How far one alternative of a parser came with an input, which ``Parser/attempts(at:)`` tells.
///
/// ```swift
/// let attempt = (word("page") %> int).attempts(at: ["page", "x"])[0]
/// attempt.template   // ["page", ":Int"]
/// attempt.matched    // ["page"]
/// attempt.expected   // [":Int"]
/// attempt.rest       // ["x"]
/// attempt.count      // 1
/// attempt.isRefused  // false
/// ```
public struct Attempt<Input: Monoid & Sendable>: Sendable {
  /// The template of the whole alternative.
  public var template: Input

  /// The template of the part that matched.
  public var matched: Input

  /// The template of the piece that did not match, or nil if all pieces did or if ``isRefused`` is
  /// true.
  public var expected: Input?

  /// What was left of the input at that point.
  public var rest: Input

  /// The number of pieces that matched.
  public var count: Int

  /// Whether all pieces matched, but a conversion refused the values.
  ///
  /// ```swift
  /// int.map(even).attempts(at: ["7"])[0].isRefused  // true
  /// ```
  public var isRefused: Bool

  /// Which alternative it is: what it takes at each choice of the parser.
  package var choices: [Int]
}

extension Parser {
  /// Tells how far each alternative comes with the front of `input`, in the order in which they are
  /// tried.
  ///
  /// An alternative that matched entirely may still have been passed over, because it left input
  /// unread. If there are more than 1,000 alternatives, only the first 1,000 are listed.
  ///
  /// ```swift
  /// let attempts = (word("a") %> int <|> word("b") %> int).attempts(at: ["b", "x"])
  /// attempts.map(\.count)     // [0, 1]
  /// attempts.map(\.expected)  // [["a"], [":Int"]]
  /// ```
  public func attempts(at input: Input) -> [Attempt<Input>] {
    grammar.ways(atMost: 1_000).map { $0.attempt(at: input, while: { _ in true }) }
  }
}

extension Way {
  /// How far the way comes with an input.
  package func attempt(at input: Input, while isComplete: (Input) -> Bool) -> Attempt<Input> {
    let progress = Progress(input)
    var count = 0
    let code = Code(grammar.noting(progress, &count))
    withoutActuallyEscaping(isComplete) { isComplete in
      var reading = Reading(input, isComplete: isComplete)
      // What was refused first may have been taken further on.
      if code.read(&reading) { progress.state.withLock { $0.isRefused = false } }
    }
    let templates = grammar.templates
    let state = progress.state.withLock { $0 }
    return Attempt(
      template: template,
      matched: templates.prefix(state.count).reduce(.empty, <>),
      expected: state.isRefused || state.count == templates.count ? nil : templates[state.count],
      rest: state.rest, count: state.count, isRefused: state.isRefused, choices: choices)
  }
}

/// How far a reading came at the furthest.
private final class Progress<Input: Sendable>: Sendable {
  struct State {
    var count = 0
    var rest: Input
    var isRefused = false
  }

  let state: Mutex<State>

  init(_ input: Input) {
    state = Mutex(State(rest: input))
  }

  func note(_ count: Int, _ rest: Input) {
    state.withLock { if count > $0.count { $0 = State(count: count, rest: rest) } }
  }

  func noteRefusal() {
    state.withLock { $0.isRefused = true }
  }
}

extension Grammar {
  /// The same grammar, which notes after each piece that it has come so far.
  ///
  /// - Parameter count: The number of pieces before it.
  fileprivate func noting(_ progress: Progress<Input>, _ count: inout Int) -> Grammar {
    switch self {
    case .row(let parts), .choice(let parts):
      return .row(parts.map { $0.noting(progress, &count) })
    case .converted(let grammar, let conversion):
      let conversion = Conversion(
        isTotal: conversion.isTotal,
        apply: { values in
          if conversion.apply(&values) { return true }
          progress.noteRefusal()
          return false
        }, unapply: conversion.unapply)
      return .converted(grammar.noting(progress, &count), conversion)
    case .piece, .skip, .repetition:
      count += 1
      let number = count
      let note = Piece<Input>(
        outline: Outline(), template: .empty,
        read: { input, _ in
          progress.note(number, input)
          return true
        }, write: { _, _ in true })
      return .row([self, .piece(note)])
    }
  }
}
