/// A deterministic automaton, built when the pattern is compiled.
///
/// Each scalar of the text takes one lookup in its table.
///
/// Each of its states represents a set of states of Thompson's automaton (Rabin and Scott's subset
/// construction; Russ Cox, "Regular Expression Matching Can Be Simple And Fast", section "Caching
/// the NFA to build a DFA"). There can be exponentially many such sets, so building stops at a
/// limit.
struct RegexTable: Sendable {
  /// A row for each state: the state that each class of scalars leads to, followed by 1 if the text
  /// can end in this state.
  ///
  /// A state is represented by the index where its row begins. State 0 is for texts that can't
  /// match any more, and nothing leads out of it.
  private let rows: [UInt16]
  private let start: Int
  private let classCount: Int

  /// The maximum number of entries in a table, whose indices fit into 16 bits.
  private static let largestTable = 16_384
  /// The maximum number of states of Thompson's automaton that building looks at, to bound its time.
  private static let mostSteps = 50_000

  /// Builds the table of `automaton` from `origin` on, or returns nil if it's too large.
  init?(_ automaton: RegexAutomaton, from origin: RegexOrigin) {
    var builder = Builder(automaton)
    let start = builder.row(for: [origin.state], after: origin.before)
    guard builder.fillRows() else { return nil }
    rows = builder.rows
    classCount = automaton.alphabet.classCount
    self.start = start
  }

  /// Returns whether the text from `position` to its end matches.
  @inline(__always)
  func matches(
    _ text: Span<UInt8>, from position: Int, _ alphabet: borrowing RegexAlphabet
  ) -> Bool {
    var position = position
    var row = start
    while position < text.count {
      row = Int(rows[row &+ alphabet.readClass(text, at: &position)])
      if row == 0 { return false }
    }
    return rows[row &+ classCount] != 0
  }

  /// The approximate size of the table in bytes.
  var size: Int { 2 * rows.capacity }

  // MARK: - Building

  private struct Builder {
    /// The states that a row represents.
    struct Key: Hashable {
      /// The states of Thompson's automaton that read, accept, or wait for an assertion, in order.
      var states: [RegexAutomaton.State]
      /// The neighbor before these states, or `.other` unless an assertion needs it.
      var before: RegexNeighbour
    }

    let automaton: RegexAutomaton
    let width: Int
    var rows: [UInt16]
    var keys: [Key]
    var indices: [Key: Int]
    var visited: [Bool]
    var steps = 0

    init(_ automaton: RegexAutomaton) {
      self.automaton = automaton
      width = automaton.alphabet.classCount + 1
      rows = [UInt16](repeating: 0, count: width)
      keys = [Key(states: [], before: .other)]
      indices = [keys[0]: 0]
      visited = [Bool](repeating: false, count: automaton.steps.count)
    }

    /// Returns the index of the row for a set of states, which is a new row if there's none yet.
    mutating func row(for states: [RegexAutomaton.State], after before: RegexNeighbour) -> Int {
      let (waiting, hasAssertion) = closure(of: states) { _ in nil }
      let key = Key(states: waiting.sorted(), before: hasAssertion ? before : .other)
      if let index = indices[key] { return index }
      let index = keys.count * width
      keys.append(key)
      indices[key] = index
      return index
    }

    mutating func fillRows() -> Bool {
      guard width <= RegexTable.largestTable / 2 else { return false }
      var index = 1
      while index < keys.count {
        rows.append(contentsOf: repeatElement(0, count: width))
        for scalarClass in 0..<width - 1 {
          rows[index * width + scalarClass] = UInt16(next(of: keys[index], scalarClass))
          let isTooLarge = keys.count * width > RegexTable.largestTable
          if isTooLarge || steps > RegexTable.mostSteps { return false }
        }
        rows[index * width + width - 1] = accepts(keys[index]) ? 1 : 0
        index += 1
      }
      return true
    }

    private mutating func next(of key: Key, _ scalarClass: Int) -> Int {
      let after = automaton.neighbour(ofClass: scalarClass)
      let states = resolved(key, before: after)
      var following: [RegexAutomaton.State] = []
      for state in states {
        if case .read(let set) = automaton.steps[Int(state)].action,
          automaton.alphabet.isClass(scalarClass, in: Int(set))
        {
          following.append(automaton.steps[Int(state)].next)
        }
      }
      return row(for: following, after: after)
    }

    private mutating func accepts(_ key: Key) -> Bool {
      resolved(key, before: .edge).contains { automaton.steps[Int($0)].action == .accept }
    }

    /// Returns the states of a row once the next scalar, and therefore each assertion, is known.
    private mutating func resolved(
      _ key: Key, before after: RegexNeighbour
    ) -> [RegexAutomaton.State] {
      guard automaton.hasAssertions else {
        steps += key.states.count
        return key.states
      }
      return closure(of: key.states) { $0.holds(between: key.before, and: after) }.states
    }

    /// Returns the states that can be reached without reading, and that read, accept, or wait for
    /// an assertion.
    ///
    /// States wait for an assertion if `holds` returns nil for it.
    private mutating func closure(
      of states: [RegexAutomaton.State], where holds: (RegexAssertion) -> Bool?
    ) -> (states: [RegexAutomaton.State], hasAssertion: Bool) {
      var pending = states
      var reached: [RegexAutomaton.State] = []
      var seen: [RegexAutomaton.State] = []
      var hasAssertion = false
      while let state = pending.popLast() {
        if visited[Int(state)] { continue }
        visited[Int(state)] = true
        seen.append(state)
        let step = automaton.steps[Int(state)]
        switch step.action {
        case .read, .accept: reached.append(state)
        case .branch(let other):
          pending.append(step.next)
          pending.append(other)
        case .pass: pending.append(step.next)
        case .require(let assertion):
          switch holds(assertion) {
          case true?: pending.append(step.next)
          case false?: break
          case nil:
            reached.append(state)
            hasAssertion = true
          }
        }
      }
      for state in seen { visited[Int(state)] = false }
      steps += seen.count
      return (reached, hasAssertion)
    }
  }
}
