/// Thompson's automaton, with a state for each place in the pattern and steps between them.
///
/// Ken Thompson, "Programming Techniques: Regular expression search algorithm", Communications of
/// the ACM 11 (1968); Russ Cox, "Regular Expression Matching Can Be Simple And Fast" (2007).
///
/// The automaton can be in many states at once, and each scalar of the text moves all of them on.
/// It has about as many states as the pattern has scalars with counted repetitions written out, so
/// the time is at most the size of the pattern times the length of the text.
struct RegexAutomaton: Sendable {
  typealias State = UInt16

  struct Step: Sendable {
    enum Action: Equatable, Sendable {
      /// Reads one scalar of the set, then goes on to `next`.
      case read(set: UInt16)
      /// Goes on to `other` and to `next`.
      case branch(to: State)
      /// Goes on to `next` if the assertion holds.
      case require(RegexAssertion)
      /// Goes on to `next`.
      case pass
      /// The pattern ends here, and matches if the text ends here, too.
      case accept
    }
    var action: Action
    var next: State
  }

  private(set) var steps: [Step] = []
  private(set) var start: State = 0
  let alphabet: RegexAlphabet
  /// How an assertion sees the scalars of each class; empty if there are no assertions.
  private let neighbours: [RegexNeighbour]

  init(_ syntax: RegexSyntax) {
    let sets = syntax.sets
    let hasAssertions = syntax.operations.contains {
      if case .assertion = $0 { true } else { false }
    }
    if hasAssertions {
      alphabet = RegexAlphabet(distinguishing: sets + [.newline, .word])
      neighbours = (0..<alphabet.classCount).map { [alphabet] in
        if alphabet.isClass($0, in: sets.count) { return .newline }
        return alphabet.isClass($0, in: sets.count + 1) ? .word : .other
      }
    } else {
      alphabet = RegexAlphabet(distinguishing: sets)
      neighbours = []
    }
    steps.reserveCapacity(RegexLimits.states / 64)
    compile(syntax.operations)
  }

  var hasAssertions: Bool { !neighbours.isEmpty }

  @inline(__always)
  func neighbour(ofClass class: Int) -> RegexNeighbour {
    neighbours.isEmpty ? .other : neighbours[`class`]
  }

  /// The approximate size of the automaton in bytes.
  var size: Int {
    steps.capacity * MemoryLayout<Step>.stride + neighbours.capacity + alphabet.size
  }

  // MARK: - Compiling

  /// The steps of one operand, which are contiguous; the last operand's steps come last.
  private struct Fragment {
    /// The index of the first step.
    var first: Int
    /// The state where matching the operand starts.
    var entry: State
    /// The only step that leads out of the operand, whose `next` isn't known yet.
    var exit: State
  }

  private mutating func compile(_ operations: [RegexSyntax.Operation]) {
    var operands: [Fragment] = []
    for operation in operations {
      switch operation {
      case .scalar(let set): operands.append(fragment(.read(set: UInt16(set))))
      case .assertion(let assertion): operands.append(fragment(.require(assertion)))
      case .empty: operands.append(fragment(.pass))
      case .concatenate:
        let second = operands.removeLast()
        let first = operands.removeLast()
        connect(first.exit, second.entry)
        operands.append(Fragment(first: first.first, entry: first.entry, exit: second.exit))
      case .alternate:
        let second = operands.removeLast()
        let first = operands.removeLast()
        let branch = emit(.branch(to: first.entry), next: second.entry)
        let join = emit(.pass)
        connect(first.exit, join)
        connect(second.exit, join)
        operands.append(Fragment(first: first.first, entry: branch, exit: join))
      case .repetition(let min, let max):
        operands.append(repetition(of: operands.removeLast(), min: min, max: max))
      }
    }
    let whole = operands.removeLast()
    connect(whole.exit, emit(.accept))
    start = whole.entry
    shortenPasses()
  }

  private mutating func emit(_ action: Step.Action, next: State = 0) -> State {
    steps.append(Step(action: action, next: next))
    return State(steps.count - 1)
  }

  private mutating func fragment(_ action: Step.Action) -> Fragment {
    let state = emit(action)
    return Fragment(first: Int(state), entry: state, exit: state)
  }

  private mutating func connect(_ exit: State, _ entry: State) {
    steps[Int(exit)].next = entry
  }

  private mutating func repetition(of operand: Fragment, min: Int, max: Int?) -> Fragment {
    if max == 0 {
      steps.removeSubrange(operand.first...)
      return fragment(.pass)
    }
    if min == 0, max == nil {
      let loop = emit(.branch(to: operand.entry))
      connect(operand.exit, loop)
      return Fragment(first: operand.first, entry: loop, exit: loop)
    }
    // x{2,4} is xx(x(x)?)?, and x{2,} is xx+.
    let template = Array(steps[operand.first...])
    var entry: State?
    var exit: State = 0
    var skips: [State] = []
    for index in 0..<(max ?? Swift.max(min, 1)) {
      let copy = index == 0 ? operand : append(template, of: operand)
      var copyEntry = copy.entry
      if index >= min {
        copyEntry = emit(.branch(to: copy.entry))
        skips.append(copyEntry)
      }
      if entry != nil { connect(exit, copyEntry) }
      entry = entry ?? copyEntry
      exit = copy.exit
      if max == nil, index == Swift.max(min, 1) - 1 {
        let loop = emit(.branch(to: copy.entry))
        connect(exit, loop)
        exit = loop
      }
    }
    if !skips.isEmpty {
      let join = emit(.pass)
      for skip in skips { connect(skip, join) }
      connect(exit, join)
      exit = join
    }
    return Fragment(first: operand.first, entry: entry!, exit: exit)
  }

  /// Appends another copy of an operand's steps, all of which lead to one another except for the
  /// exit.
  private mutating func append(_ template: [Step], of operand: Fragment) -> Fragment {
    let first = steps.count
    let distance = State(first - operand.first)
    for var step in template {
      step.next &+= distance
      if case .branch(let other) = step.action { step.action = .branch(to: other + distance) }
      steps.append(step)
    }
    return Fragment(
      first: first, entry: operand.entry + distance, exit: operand.exit + distance)
  }

  /// Makes every step that leads to a pass lead to where the pass leads.
  private mutating func shortenPasses() {
    // Passes alone never form a cycle, because the steps of a repetition include a branch.
    func target(_ state: State) -> State {
      var state = state
      while steps[Int(state)].action == .pass { state = steps[Int(state)].next }
      return state
    }
    for index in steps.indices.reversed() {
      steps[index].next = target(steps[index].next)
      if case .branch(let other) = steps[index].action {
        steps[index].action = .branch(to: target(other))
      }
    }
    start = target(start)
  }
}

/// The place where a run of the automaton begins.
struct RegexOrigin: Sendable {
  var state: RegexAutomaton.State
  /// The neighbor before the text that is left to read.
  var before: RegexNeighbour
}
