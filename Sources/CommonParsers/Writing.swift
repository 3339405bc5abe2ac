/// What has been written, and what is still to be.
@usableFromInline
package struct Writing<Input: Monoid & Sendable> {
  /// What has been written.
  @usableFromInline package var output = Input.empty

  /// What is to be written, the next value last.
  @usableFromInline package var values: [Any] = []

  /// Which alternative was taken at each choice.
  @usableFromInline package var choices: [Int] = []

  /// A description of what has been written; nil when nobody wants it.
  @usableFromInline package var template: Input?

  /// Whether all pieces that were written have a fixed length.
  @usableFromInline var isFixed = true

  /// Whether one of them has a value.
  @usableFromInline var hasValue = false

  /// The step that comes next.
  @usableFromInline var step = 0

  /// The choices to take, when pieces are not written but their values noted; see ``isOutput(of:_:_:)``.
  @usableFromInline var given: ArraySlice<Int>?

  /// The values that pieces would have written.
  @usableFromInline var leaves: [(piece: Piece<Input>, value: Any)] = []

  @inlinable
  init(wantsTemplate: Bool = false) {
    template = wantsTemplate ? .empty : nil
  }
}

/// One step of writing a grammar.
@usableFromInline
enum WritingStep<Input: Monoid & Sendable>: Sendable {
  case piece(Piece<Input>)
  case conversion(Conversion.Unapply)
  case choice([WritingAlternative])
  /// The end of an alternative.
  case end(next: Int)
  /// The start of a repetition, which puts its rounds on the stack.
  case repetition(Repetition)
  /// The start of a round, if there is one left.
  case round(end: Int)
  /// The end of a round.
  case roundEnd(round: Int)
}

/// Where an alternative starts, and the conversion by which it is entered.
///
/// A closure in a tuple would be wrapped once more at each access.
@usableFromInline
struct WritingAlternative: Sendable {
  @usableFromInline let start: Int
  @usableFromInline let unapply: Conversion.Unapply?

  @inlinable
  init(start: Int, unapply: Conversion.Unapply?) {
    self.start = start
    self.unapply = unapply
  }
}

extension Grammar {
  /// Appends the steps that write the grammar.
  @inlinable
  func appendWriting(to steps: inout [WritingStep<Input>]) {
    switch self {
    case .piece(let piece), .skip(let piece, _):
      steps.append(.piece(piece))
    case .row(let parts):
      for part in parts { part.appendWriting(to: &steps) }
    case .converted(let grammar, let conversion):
      steps.append(.conversion(conversion.unapply))
      grammar.appendWriting(to: &steps)
    case .choice(let alternatives):
      let choice = steps.count
      steps.append(.choice([]))
      var entries: [WritingAlternative] = []
      for alternative in alternatives {
        let start = steps.count
        if case .converted(let grammar, let conversion) = alternative {
          entries.append(WritingAlternative(start: start, unapply: conversion.unapply))
          grammar.appendWriting(to: &steps)
        } else {
          entries.append(WritingAlternative(start: start, unapply: nil))
          alternative.appendWriting(to: &steps)
        }
        steps.append(.end(next: 0))
      }
      for end in entries.dropFirst().map(\.start) + [steps.count] {
        steps[end - 1] = .end(next: steps.count)
      }
      steps[choice] = .choice(entries)
    case .repetition(let grammar, let repetition):
      steps.append(.repetition(repetition))
      let round = steps.count
      steps.append(.round(end: 0))
      grammar.appendWriting(to: &steps)
      steps.append(.roundEnd(round: round))
      steps[round] = .round(end: steps.count)
    }
  }
}

/// A choice from which a writing may go on in another way, and how far it had come there.
@usableFromInline
typealias WritingFork<Input: Monoid & Sendable> = (
  writing: Writing<Input>, alternatives: [WritingAlternative],
  /// Those that have not been tried.
  untried: Range<Int>,
  /// The value that they are asked about; see ``Subject``.
  subject: AnyObject?,
  /// How many alternatives had come to their end when the latest one of these was entered.
  ends: Int
)

extension Writing {
  // There may be as many ways to write a value as there are through the grammar, and one that cannot be
  // written would be tried in all of them. An alternative that fails by itself costs nothing, since the
  // grammar has only so many. One that is written, and fails because of what comes after it, is a detour.
  @inlinable static var maximumDetours: Int { 200 }

  /// Takes the steps, and goes back to the latest fork when one of them fails, or when what was written
  /// is not accepted; false when there is no other way left.
  ///
  /// A value is mostly written by the first alternatives that take it. Forks are copies of all that there
  /// is, so they are worth keeping only when that has failed.
  @inlinable
  mutating func take(
    _ steps: [WritingStep<Input>], keepsForks: Bool, accept: (borrowing Self) -> Bool
  ) -> Bool {
    var forks: [WritingFork<Input>] = []
    var (ends, detours) = (0, 0)
    while true {
      if step == steps.count {
        if accept(self) { return true }
      } else if case .choice(let alternatives) = steps[step], keepsForks {
        forks.append((self, alternatives, alternatives.indices, nil, ends))
      } else if take(steps[step], &ends) {
        continue
      }
      while true {
        guard var fork = forks.popLast() else { return false }
        if ends > fork.ends { detours += 1 }
        guard detours <= Self.maximumDetours + steps.count else { return false }
        self = fork.writing
        guard enter(fork.alternatives, &fork.untried, &fork.subject) else { continue }
        fork.ends = ends
        if !fork.untried.isEmpty { forks.append(fork) }
        break
      }
    }
  }

  @inlinable
  mutating func take(_ step: WritingStep<Input>, _ ends: inout Int) -> Bool {
    switch step {
    case .choice(let alternatives):
      var subject: AnyObject?
      var untried = alternatives.indices
      if let number = given?.popFirst() { untried = number..<number + 1 }
      return enter(alternatives, &untried, &subject)
    case .end(let next):
      ends += 1
      self.step = next
    case .round(let end):
      self.step = values.popRound() ? self.step + 1 : end
    case .roundEnd(let round):
      self.step = round
    case .piece(let piece):
      self.step += 1
      return write(piece)
    case .conversion(let unapply):
      self.step += 1
      var subject: AnyObject?
      return unapply(&values, &subject)
    case .repetition(let repetition):
      self.step += 1
      let rounds = repetition.spread(values.removeLast())
      guard rounds.count <= repetition.limit, rounds.count == given?.popFirst() ?? rounds.count
      else { return false }
      choices.append(rounds.count)
      values.push(rounds)
    }
    return true
  }

  /// Goes on with the next alternative that takes the value.
  @inlinable
  mutating func enter(
    _ alternatives: [WritingAlternative], _ untried: inout Range<Int>, _ subject: inout AnyObject?
  ) -> Bool {
    while let number = untried.popFirst() {
      // What is refused at once leaves everything as it was.
      if alternatives[number].unapply?(&values, &subject) == false { continue }
      choices.append(number)
      step = alternatives[number].start
      return true
    }
    return false
  }

  @inlinable
  mutating func write(_ piece: Piece<Input>) -> Bool {
    if given != nil {
      if piece.hasValue { leaves.append((piece, values.removeLast())) }
      return true
    }
    if piece.hasValue { hasValue = true }
    if !piece.isFixed { isFixed = false }
    if template != nil { describe(piece) }
    return piece.write(&values, &output)
  }

  @usableFromInline
  mutating func describe(_ piece: Piece<Input>) {
    template = template.map { $0 <> (piece.describe?(values) ?? piece.template) }
  }

  /// Whether what has been read of the output is what was written, which `push` put on the stack.
  ///
  /// It is if it is written in the same way, by pieces with the same values. Nothing is asked of the types
  /// of the values themselves.
  @inlinable
  func isOutput(
    of push: (inout Writing) -> Void, _ reading: Reading<Input>, _ steps: [WritingStep<Input>]
  ) -> Bool {
    // Pieces of fixed length have read the same parts of the output. Without a value, there is nothing
    // to tell but the choices.
    if isFixed || !hasValue, reading.choices == choices { return true }
    guard let written = leaves(of: push, steps),
      let read = leaves(of: { $0.values = reading.values.reversed() }, steps)
    else { return false }
    return written.elementsEqual(read) { $0.piece.areSame?($0.value, $1.value) ?? true }
  }

  /// The values that pieces write of what `push` puts on the stack, by the same choices.
  @inlinable
  func leaves(
    of push: (inout Writing) -> Void, _ steps: [WritingStep<Input>]
  ) -> [(piece: Piece<Input>, value: Any)]? {
    var other = Writing()
    push(&other)
    other.given = choices[...]
    return other.take(steps, keepsForks: false) { _ in true } ? other.leaves : nil
  }
}

extension [Any] {
  /// Puts rounds on the stack, the next one on top: `true` above each of them, and `false` below all.
  @inlinable
  mutating func push(_ rounds: [[Any]]) {
    append(false)
    for round in rounds.reversed() {
      append(contentsOf: round)
      append(true)
    }
  }

  /// Whether there is a next round, which is on top of the stack then.
  @inlinable
  mutating func popRound() -> Bool { removeLast() as? Bool ?? false }
}
