/// The state of writing a value.
package struct Writing<Input: Monoid & Sendable> {
  /// The output so far.
  package var output: Input

  /// The values left to write, next one last.
  var values: [Any]

  /// The number of the row that's being written.
  package private(set) var row = 0

  /// The index of the next step.
  var step = 0

  /// Whether a choice has alternatives left that haven't been entered.
  private(set) var hasOthers = false

  /// Records how far writing gets, or nil if nobody wants to know.
  let trace: Trace<Input>?

  /// The pieces written so far, if there's a trace.
  package var pieces: [Piece<Input>] = []

  /// A description of what each of these pieces wrote.
  var descriptions: [Input.Template] = []

  /// A description of the output so far, if there's a trace.
  var template: Input.Template { descriptions.joined }
}

/// A choice from which writing can go on in another way, and the state of the writing at that
/// choice.
typealias WritingFork<Input: Monoid & Sendable> = (
  writing: Writing<Input>, choice: Choice<Input>,
  /// The alternatives that haven't been entered yet.
  untried: Range<Int>,
  /// What's known of the value that the alternatives take apart.
  subject: AnyObject?,
  /// The number of alternatives that had been written to their end when the latest one was entered.
  ends: Int
)

extension Writing {
  // A grammar can have exponentially many ways, and a value that can't be written would be tried in
  // all of them. What costs little isn't limited: an alternative that fails before its end has
  // taken only steps of its own, and each step is in one alternative of each choice around it. So
  // between two ends, there are at most as many tries as steps. An alternative that's written to
  // its end, and then fails because of what follows, is a detour, and those are limited in each row
  // of a table. Each alternative can need a detour of its own, so a row may take as many as it has
  // steps. It may take 200 more, because its parts may fit together in only a few of many ways.
  static var maximumDetours: Int { 200 }

  /// Takes the steps, going back to the latest fork whenever one fails or `accept` refuses the
  /// result.
  ///
  /// - Returns: False if every way failed, or took too many detours.
  mutating func take(
    _ steps: [Step<Input>], keepsForks: Bool, accept: (borrowing Self) -> Bool
  ) -> Bool {
    var forks: [WritingFork<Input>] = []
    var (ends, detours, maximum) = (0, 0, Self.maximumDetours + steps.count)
    while true {
      if step == steps.count {
        if accept(self) { return true }
        trace?.fail(.rest, after: pieces, output)
      } else if case .choice(let choice) = steps[step], keepsForks {
        forks.append((self, choice, choice.starts.indices, nil, ends))
      } else if take(steps[step], &ends) {
        continue
      }
      while true {
        guard var fork = forks.popLast() else { return false }
        if fork.choice.areRows {
          (detours, maximum) = (0, Self.maximumDetours + steps.count - fork.choice.stepsOfOthers)
        } else if ends > fork.ends {
          detours += 1
        }
        if detours > maximum { continue }
        self = fork.writing
        guard enter(fork.choice, &fork.untried, &fork.subject) else { continue }
        fork.ends = ends
        if !fork.untried.isEmpty { forks.append(fork) }
        break
      }
    }
  }

  @inline(__always)
  mutating func take(_ step: Step<Input>, _ ends: inout Int) -> Bool {
    switch step {
    case .choice(let choice):
      var subject: AnyObject?
      var untried = choice.starts.indices
      guard enter(choice, &untried, &subject) else { return false }
      if !untried.isEmpty { hasOthers = true }
    case .endOfRow(let row):
      self.step += 1
      self.row = row
    case .jump(let target):
      ends += 1
      self.step = target
    case .piece(let piece):
      self.step += 1
      return write(piece)
    case .apply, .wildcard, .wildcardAtEnd:
      self.step += 1
    case .unapply(let conversion):
      self.step += 1
      var subject: AnyObject?
      return unapply(conversion, &subject)
    }
    return true
  }

  /// Goes on with the next alternative that takes the value, or returns false if none does.
  mutating func enter(
    _ choice: Choice<Input>, _ untried: inout Range<Int>, _ subject: inout AnyObject?
  ) -> Bool {
    while let number = untried.popFirst() {
      step = choice.starts[number]
      // A conversion that refuses the value leaves the stack unchanged.
      if let conversion = choice.conversions[number] {
        guard unapply(conversion, &subject) else { continue }
        step += 1
      }
      return true
    }
    return false
  }

  /// Converts the values on top of the stack back, or returns false if the conversion refuses them.
  mutating func unapply(_ conversion: Conversion, _ subject: inout AnyObject?) -> Bool {
    if conversion.unapply(&values, &subject) { return true }
    trace?.fail(.conversion(conversion, values.last), after: pieces, output)
    return false
  }

  @inline(__always)
  mutating func write(_ piece: Piece<Input>) -> Bool {
    guard let trace else { return piece.write(&values, &output) }
    descriptions.append(piece.describe?(values) ?? piece.template)
    let before = output
    guard piece.write(&values, &output) else {
      trace.fail(.piece(piece), after: pieces, before)
      return false
    }
    pieces.append(piece)
    return true
  }
}
