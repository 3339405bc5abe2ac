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

  /// The values that pieces have written.
  @usableFromInline var leaves: [Any] = []

  /// Whether all of these pieces have a fixed length.
  @usableFromInline var isFixed = true

  /// Whether the output may be followed by what is left of an input; see ``Reading``.
  @usableFromInline let isComplete: ((Input) -> Bool)?

  @inlinable
  package init(wantsTemplate: Bool = false, isComplete: ((Input) -> Bool)? = nil) {
    template = wantsTemplate ? .empty : nil
    self.isComplete = isComplete
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
struct WritingFork<Input: Monoid & Sendable> {
  @usableFromInline let writing: Writing<Input>
  @usableFromInline let alternatives: [WritingAlternative]
  /// The first alternative that has not been tried.
  @usableFromInline var next: Int
  /// The value that alternatives are asked about; see ``Subject``.
  @usableFromInline var subject: AnyObject?
  /// How many alternatives had come to their end when the latest one of these was entered.
  @usableFromInline var ends: Int

  @inlinable
  init(
    _ writing: Writing<Input>, _ alternatives: [WritingAlternative], next: Int,
    subject: AnyObject?, ends: Int
  ) {
    self.writing = writing
    self.alternatives = alternatives
    self.next = next
    self.subject = subject
    self.ends = ends
  }
}

/// Where among its steps a writing is, and from where else it may go on.
@usableFromInline
struct WritingPosition<Input: Monoid & Sendable> {
  @usableFromInline var step = 0
  /// How many alternatives have come to their end.
  @usableFromInline var ends = 0
  @usableFromInline var detours = 0
  /// The forks, the latest one last; nil when they are not kept.
  @usableFromInline var forks: [WritingFork<Input>]?

  @inlinable
  init(keepsForks: Bool) {
    forks = keepsForks ? [] : nil
  }
}

extension Writing {
  // There may be as many ways to write a value as there are through the grammar, and one that cannot be
  // written would be tried in all of them. An alternative that fails by itself costs nothing, since the
  // grammar has only so many. One that is written, and fails because of what comes after it, is a detour.
  @inlinable static var maximumDetours: Int { 200 }

  /// Takes the steps, and goes back to the latest fork when one of them fails, or when what was written
  /// is not accepted; false when there is no other way left.
  @inlinable
  mutating func take(_ steps: [WritingStep<Input>], accept: (Self) -> Bool) -> Bool {
    // A value is mostly written by the first alternatives that take it. Forks are copies of all that there
    // is, so they are kept only when that has failed.
    let values = values
    if take(steps, keepsForks: false, accept) { return true }
    self = Writing(wantsTemplate: template != nil, isComplete: isComplete)
    self.values = values
    return take(steps, keepsForks: true, accept)
  }

  @inlinable
  mutating func take(
    _ steps: [WritingStep<Input>], keepsForks: Bool, _ accept: (Self) -> Bool
  ) -> Bool {
    var position = WritingPosition<Input>(keepsForks: keepsForks)
    while true {
      if position.step == steps.count {
        if accept(self) { return true }
      } else if take(steps[position.step], &position) {
        continue
      }
      guard goBack(&position), position.detours <= Self.maximumDetours + steps.count else {
        return false
      }
    }
  }

  @inlinable
  mutating func take(_ step: WritingStep<Input>, _ position: inout WritingPosition<Input>) -> Bool {
    switch step {
    case .piece(let piece):
      position.step += 1
      if template != nil { describe(piece) }
      if !piece.isFixed { isFixed = false }
      if piece.areSame != nil, let value = values.last { leaves.append(value) }
      return piece.write(&values, &output)

    case .conversion(let unapply):
      position.step += 1
      var subject: AnyObject?
      return unapply(&values, &subject)

    case .choice(let alternatives):
      var subject: AnyObject?
      let start = position.forks == nil ? nil : self
      guard let number = enter(alternatives, from: 0, &subject) else { return false }
      position.step = alternatives[number].start
      if let start, number + 1 < alternatives.count {
        position.forks?.append(
          WritingFork(
            start, alternatives, next: number + 1, subject: subject, ends: position.ends))
      }
      return true

    case .end(let next):
      position.ends += 1
      position.step = next
      return true

    case .repetition(let repetition):
      position.step += 1
      let rounds = repetition.spread(values.removeLast())
      guard rounds.count <= repetition.limit else { return false }
      choices.append(rounds.count)
      values.push(rounds)
      return true

    case .round(let end):
      position.step = values.popRound() ? position.step + 1 : end
      return true

    case .roundEnd(let round):
      position.step = round
      return true
    }
  }

  /// Goes on with the next alternative that takes the value, and says which one that is.
  @inlinable
  mutating func enter(
    _ alternatives: [WritingAlternative], from first: Int, _ subject: inout AnyObject?
  ) -> Int? {
    for number in first..<alternatives.count {
      // What is refused at once leaves everything as it was.
      if alternatives[number].unapply?(&values, &subject) == false { continue }
      choices.append(number)
      return number
    }
    return nil
  }

  /// Goes on in another way from the latest fork that has one; false when none has.
  @usableFromInline
  mutating func goBack(_ position: inout WritingPosition<Input>) -> Bool {
    while var fork = position.forks?.popLast() {
      if position.ends > fork.ends { position.detours += 1 }
      self = fork.writing
      guard let number = enter(fork.alternatives, from: fork.next, &fork.subject) else { continue }
      position.step = fork.alternatives[number].start
      if number + 1 < fork.alternatives.count {
        (fork.next, fork.ends) = (number + 1, position.ends)
        position.forks?.append(fork)
      }
      return true
    }
    return false
  }

  @usableFromInline
  mutating func describe(_ piece: Piece<Input>) {
    template = template.map { $0 <> (piece.describe?(values) ?? piece.template) }
  }

  /// Whether the values that have been read of the output are those that were written.
  ///
  /// They are if they are written in the same way, by pieces with the same values. Nothing is asked of the
  /// types of the values themselves.
  @inlinable
  func isOutput(
    of read: consuming [Any], _ choicesInReading: [Int]?, _ steps: [WritingStep<Input>]
  ) -> Bool {
    // The same pieces of fixed length have read the same parts of the output.
    if isFixed, choicesInReading == choices { return true }
    var values = read
    values.reverse()
    var (choices, leaves) = (choices[...], leaves[...])
    var next = 0
    while next < steps.count {
      var subject: AnyObject?
      switch steps[next] {
      case .piece(let piece):
        next += 1
        if let areSame = piece.areSame, !areSame(values.removeLast(), leaves.removeFirst()) {
          return false
        }
      case .conversion(let unapply):
        next += 1
        guard unapply(&values, &subject) else { return false }
      case .choice(let alternatives):
        let alternative = alternatives[choices.removeFirst()]
        next = alternative.start
        if alternative.unapply?(&values, &subject) == false { return false }
      case .end(let target):
        next = target
      case .repetition(let repetition):
        next += 1
        let rounds = repetition.spread(values.removeLast())
        guard rounds.count == choices.removeFirst() else { return false }
        values.push(rounds)
      case .round(let end):
        next = values.popRound() ? next + 1 : end
      case .roundEnd(let round):
        next = round
      }
    }
    return true
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
