/// The state of writing a value.
package struct Writing<Input: Monoid & Sendable> {
  /// The output so far.
  package var output: Input

  /// The values left to write, next one last.
  var values: [Any]

  /// The choices and values so far.
  var record: Record<Input>

  /// A description of the output so far, or nil if it isn't needed.
  package var template: Input.Template? { descriptions?.reduce(.empty, <>) }

  /// A description of what each piece wrote, or nil if it isn't needed.
  var descriptions: [Input.Template]?

  /// The index of the next step.
  var step = 0

  /// Records how far writing gets, or nil if nobody wants to know.
  let trace: Trace<Input>?

  /// The pieces written so far, if there's a trace.
  package var pieces: [Piece<Input>] = []

  init(
    _ values: consuming [Any], to output: consuming Input, record: Record<Input> = Record(),
    wantsTemplate: Bool = false, trace: Trace<Input>? = nil
  ) {
    (self.values, self.output, self.record) = (values, output, record)
    descriptions = wantsTemplate ? [] : nil
    self.trace = trace
  }
}

/// One step of writing a grammar.
enum WritingStep<Input: Monoid & Sendable>: Sendable {
  case piece(Piece<Input>)
  case conversion(Conversion)
  case choice([WritingAlternative])
  /// The end of an alternative.
  case end(next: Int)
}

/// The start of an alternative, and the conversion that leads into it.
struct WritingAlternative: Sendable {
  let start: Int
  let conversion: Conversion?
}

extension Grammar {
  /// Appends the steps that write the grammar.
  func appendWriting(to steps: inout [WritingStep<Input>]) {
    switch self {
    case .piece(let piece):
      steps.append(.piece(piece))
    case .row(let parts):
      for part in parts { part.appendWriting(to: &steps) }
    case .converted(let grammar, let conversion):
      steps.append(.conversion(conversion))
      grammar.appendWriting(to: &steps)
    case .choice(let alternatives), .table(let alternatives):
      let choice = steps.count
      steps.append(.choice([]))
      var entries: [WritingAlternative] = []
      for alternative in alternatives {
        let start = steps.count
        var (grammar, conversion): (Grammar, Conversion?) = (alternative, nil)
        if case .converted(let inner, let outer) = alternative {
          (grammar, conversion) = (inner, outer)
        }
        entries.append(WritingAlternative(start: start, conversion: conversion))
        grammar.appendWriting(to: &steps)
        steps.append(.end(next: 0))
      }
      for end in entries.dropFirst().map({ $0.start }) + [steps.count] {
        steps[end - 1] = .end(next: steps.count)
      }
      steps[choice] = .choice(entries)
    }
  }
}

/// A choice from which writing can go on in another way, and the state of the writing at that
/// choice.
typealias WritingFork<Input: Monoid & Sendable> = (
  writing: Writing<Input>, alternatives: [WritingAlternative],
  /// The alternatives that haven't been entered yet.
  untried: Range<Int>,
  attempt: Attempt,
  /// The number of alternatives that had been written to their end when the latest one was entered.
  ends: Int
)

extension Writing {
  // A grammar can have exponentially many ways, and a value that can't be written would be tried in
  // all of them. An alternative that fails before its end costs little, since there are only so
  // many of them in the grammar. One that is written to its end, and then fails because of what
  // follows, is a detour. Only detours are limited.
  static var maximumDetours: Int { 200 }

  /// Takes the steps, going back to the latest fork whenever one fails or `accept` refuses the
  /// result.
  ///
  /// - Returns: False if every way failed, or if there were too many detours.
  mutating func take(
    _ steps: [WritingStep<Input>], keepsForks: Bool, accept: (borrowing Self) -> Bool
  ) -> Bool {
    var forks: [WritingFork<Input>] = []
    var (ends, detours) = (0, 0)
    while true {
      if step == steps.count {
        if accept(self) { return true }
        trace?.fail(.rest, after: pieces, output)
      } else if case .choice(let alternatives) = steps[step], keepsForks {
        forks.append((self, alternatives, alternatives.indices, Attempt(isQuick: false), ends))
      } else if take(steps[step], &ends) {
        continue
      }
      while true {
        guard var fork = forks.popLast() else { return false }
        if ends > fork.ends { detours += 1 }
        guard detours <= Self.maximumDetours + steps.count else { return false }
        self = fork.writing
        guard enter(fork.alternatives, &fork.untried, &fork.attempt) else { continue }
        fork.ends = ends
        if !fork.untried.isEmpty { forks.append(fork) }
        break
      }
    }
  }

  @inline(__always)
  mutating func take(_ step: WritingStep<Input>, _ ends: inout Int) -> Bool {
    switch step {
    case .choice(let alternatives):
      var attempt = Attempt(isQuick: true)
      var untried = alternatives.indices
      return enter(alternatives, &untried, &attempt)
    case .end(let next):
      ends += 1
      self.step = next
    case .piece(let piece):
      self.step += 1
      return write(piece)
    case .conversion(let conversion):
      self.step += 1
      var attempt = Attempt(isQuick: false)
      return unapply(conversion, &attempt)
    }
    return true
  }

  /// Goes on with the next alternative that takes the value, or returns false if none does.
  mutating func enter(
    _ alternatives: [WritingAlternative], _ untried: inout Range<Int>, _ attempt: inout Attempt
  ) -> Bool {
    while let number = untried.popFirst() {
      // A conversion that refuses the value leaves the stack unchanged.
      if let conversion = alternatives[number].conversion, !unapply(conversion, &attempt) {
        continue
      }
      record.choose(number)
      step = alternatives[number].start
      return true
    }
    return false
  }

  /// Converts the values on top of the stack back, or returns false if the conversion refuses them.
  mutating func unapply(_ conversion: Conversion, _ attempt: inout Attempt) -> Bool {
    let converted = conversion.isLawful ? [] : values.suffix(1)
    guard conversion.unapply(&values, &attempt) else {
      trace?.fail(.conversion(conversion, values.last), after: pieces, output)
      return false
    }
    if !converted.isEmpty { record.converted += converted }
    return true
  }

  @inline(__always)
  mutating func write(_ piece: Piece<Input>) -> Bool {
    record.add(piece, values)
    if descriptions != nil { describe(piece) }
    if let trace { return write(piece, trace) }
    return piece.write(&values, &output)
  }

  mutating func write(_ piece: Piece<Input>, _ trace: Trace<Input>) -> Bool {
    let before = output
    let isWritten = piece.write(&values, &output)
    if isWritten {
      pieces.append(piece)
    } else {
      trace.fail(.piece(piece), after: pieces, before)
    }
    return isWritten
  }

  mutating func describe(_ piece: Piece<Input>) {
    descriptions?.append(piece.describe?(values) ?? piece.template)
  }
}
