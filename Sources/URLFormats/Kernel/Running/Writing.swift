/// The state of writing a value.
package struct Writing<Input: Monoid & Sendable> {
  /// The output so far.
  package var output: Input

  /// The values left to write, next one last.
  var values: [Any]

  /// The number of the latest row whose end was reached.
  package private(set) var row = 0

  /// The index of the next step.
  var next = 0

  /// Records how far writing gets, or nil if nobody wants to know.
  let trace: Trace<Input>?

  /// The pieces written so far, if there's a trace.
  package var pieces: [Piece<Input>] = []

  /// A description of what each of these pieces wrote.
  var descriptions: [Input.Template] = []

  /// A description of the output so far, if there's a trace.
  var template: Input.Template { descriptions.joined }
}

/// A choice that writing has come through.
struct WritingFork<Input: Monoid & Sendable> {
  let choice: Choice<Input>
  /// The alternative that was entered, or the first one that hasn't been tried.
  var alternative = 0
  /// What's known of the value that the alternatives take apart.
  var subject: AnyObject?
  /// The payloads that the value is known not to have (`Choice.payloads`).
  var missing: UInt64 = 0
  /// A copy of the writing at the choice, or none if no step has failed yet.
  ///
  /// It's in an array, so that a fork without one is small.
  var copy: [Writing<Input>] = []
}

/// The choices that writing has come through.
///
/// Most values are written by the first alternatives that take them, so nothing is copied before a
/// step fails. Then writing starts again, goes the same way, and keeps a copy at each choice.
///
/// For example, writing comes through choice A by its first alternative, then through B by its
/// second one, and fails. The latest choice with another alternative is A, so its second one is to
/// be tried. There's no copy, so writing starts again: at A, it finds A's fork `ahead`, keeps a
/// copy there, and enters the second alternative. If that fails, too, it goes on from the copy.
struct WritingTrail<Input: Monoid & Sendable> {
  // The latest choice is apart from the earlier ones, because few rows need an array of them.
  private var latest: WritingFork<Input>?
  private var earlier: [WritingFork<Input>] = []

  /// The choices to come through again, with the next one last: those before the one that has
  /// another alternative, in the same way as before, and that one by its next alternative.
  private var ahead: [WritingFork<Input>] = []

  private(set) var keepsCopies = false

  // A grammar can have exponentially many ways, and a value that can't be written would be tried in
  // all of them. What costs little isn't limited: an alternative that fails before its end has
  // taken only steps of its own, and each step is in one alternative of each choice around it. So
  // between two ends, there are at most as many tries as steps. An alternative that's written to
  // its end, and then fails because of what follows, is a detour, and a row may take 300 of those.
  private static var maximumDetours: Int { 300 }
  private var detours = 0

  /// Takes the choice as it was when writing came through it before, or as a new one.
  mutating func takeFork(at choice: Choice<Input>) -> WritingFork<Input> {
    var fork = WritingFork(choice: choice)
    if let known = ahead.popLast() {
      // If a conversion answers otherwise than before, as one that depends on a setting may,
      // writing goes another way from here on.
      if known.choice === choice { fork = known } else { ahead = [] }
    }
    // While others are left, it's entered by the same alternative as before. Otherwise, it's
    // entered by the next one, or for the first time, and that's another row.
    if choice.areRows, ahead.isEmpty { detours = 0 }
    return fork
  }

  mutating func append(_ fork: WritingFork<Input>) {
    if let latest { earlier.append(latest) }
    latest = fork
  }

  /// Goes back to the latest choice from which another alternative can be tried, or returns false
  /// if there's none.
  ///
  /// - Parameter step: The step after the one that failed, or the last alternative of a choice that
  ///   failed. An alternative ends with a jump, so either is still within it.
  mutating func goBack(from step: Int) -> Bool {
    while var fork = latest {
      latest = earlier.popLast()
      fork.alternative += 1
      if fork.alternative == fork.choice.starts.count { continue }
      if !fork.choice.areRows {
        if step >= fork.choice.end { detours += 1 }
        if detours > Self.maximumDetours { continue }
      }
      ahead = [fork]
      return true
    }
    return false
  }

  /// The writing at the choice that it went back to, or nil if there's no copy.
  var copy: Writing<Input>? { ahead[0].copy.first }

  /// Makes writing come through the same choices again, with copies.
  mutating func startAgain() {
    if let latest { ahead.append(latest) }
    ahead += earlier.reversed()
    (latest, earlier, keepsCopies) = (nil, [], true)
  }
}

extension Writing {
  /// Runs the steps, going back to the latest choice whenever one fails or `accept` refuses the
  /// result.
  ///
  /// - Parameters:
  ///   - values: Returns the stack to start with.
  ///   - accept: Returns whether to keep the result. A writing that it refuses isn't used again, so
  ///     it may take the stack.
  /// - Returns: False if every way failed, or took too many detours.
  mutating func run(
    _ steps: [Step<Input>], from values: () -> [Any], accept: (inout Self) -> Bool
  ) -> Bool {
    var trail = WritingTrail<Input>()
    while true {
      if next == steps.count {
        if accept(&self) { return true }
        trace?.fail(.rest, after: pieces, output)
      } else if run(steps[next], &trail) {
        continue
      }

      // The step failed, and may have changed the output and the values. Where there's a copy, its
      // next step is the choice, which is run again.
      guard trail.goBack(from: next) else { return false }
      if let copy = trail.copy {
        self = copy
      } else {
        trail.startAgain()
        self = Writing(output: Input.empty, values: values(), trace: trace)
      }
    }
  }

  @inline(__always)
  mutating func run(_ step: Step<Input>, _ trail: inout WritingTrail<Input>) -> Bool {
    switch step {
    case .choice(let choice) where choice.kind == .wildcard: next = choice.starts[0]
    case .choice(let choice):
      var fork = trail.takeFork(at: choice)
      if trail.keepsCopies, fork.copy.isEmpty { fork.copy = [self] }
      guard enterNext(&fork) else { return false }
      trail.append(fork)
    case .jump(let target): next = target
    case .endOfRow(let row):
      next += 1
      self.row = row
    case .piece(let piece):
      next += 1
      return write(piece)
    case .apply, .skip, .wildcardAtEnd: next += 1
    case .unapply(let conversion):
      next += 1
      var subject: AnyObject?
      return unapply(conversion, &subject) == .converted
    }
    return true
  }

  /// Enters the next alternative that takes the value, or returns false if none does.
  mutating func enterNext(_ fork: inout WritingFork<Input>) -> Bool {
    let choice = fork.choice
    while fork.alternative < choice.starts.count {
      let payload = choice.payloads[fork.alternative]
      if fork.missing & payload == 0 {
        next = choice.starts[fork.alternative]
        guard let conversion = choice.conversions[fork.alternative] else { return true }
        // The alternative starts with the `unapply` of its conversion, which is done here, because
        // one that refuses the value leaves the stack unchanged for the next one.
        switch unapply(conversion, &fork.subject) {
        case .converted:
          next += 1
          return true
        // A trace asks each of them.
        case .missing: if trace == nil { fork.missing |= payload }
        case .refused: break
        }
      }
      fork.alternative += 1
    }
    return false
  }

  /// Converts the values on top of the stack back, unless the conversion refuses them.
  mutating func unapply(
    _ conversion: Conversion, _ subject: inout AnyObject?
  ) -> Conversion.Unapplied {
    let unapplied = conversion.unapply(&values, &subject)
    if unapplied != .converted {
      trace?.fail(.conversion(conversion, values.last), after: pieces, output)
    }
    return unapplied
  }

  @inline(__always)
  mutating func write(_ piece: Piece<Input>) -> Bool {
    guard let trace else { return piece.write(&values, &output) }
    descriptions.append(piece.describe?(values) ?? piece.template)
    let before = (values: values, output: output)
    guard piece.write(&values, &output) else {
      trace.fail(.piece(piece, before.values), after: pieces, before.output)
      return false
    }
    pieces.append(piece)
    return true
  }
}
