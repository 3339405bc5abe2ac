/// Runs Thompson's automaton, all states at once.
///
/// The states are a list and a bit for each, so that no state is in the list twice. One scalar
/// costs a look at each state and its branches at the most, whatever the pattern.
extension RegexAutomaton {
  /// Whether the text from `position` to its end is matched.
  func matches<Counter: RegexStepCounter>(
    _ text: UnsafeBufferPointer<UInt8>, from position: Int, in origin: RegexOrigin,
    counting counter: inout Counter
  ) -> Bool {
    let words = (steps.count + 63) / 64
    // Two lists of 16-bit states, and two rows of bits.
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * words) { bits in
      withUnsafeTemporaryAllocation(of: State.self, capacity: 2 * steps.count) { states in
        bits.initialize(repeating: 0)
        states.initialize(repeating: 0)
        var current = StateList(
          states: UnsafeMutableBufferPointer(rebasing: states[..<steps.count]),
          bits: UnsafeMutableBufferPointer(rebasing: bits[..<words]))
        var following = StateList(
          states: UnsafeMutableBufferPointer(rebasing: states[steps.count...]),
          bits: UnsafeMutableBufferPointer(rebasing: bits[words...]))
        current.insert(origin.state)
        return run(text, position, origin.before, &current, &following, &counter)
      }
    }
  }

  private func run<Counter: RegexStepCounter>(
    _ text: UnsafeBufferPointer<UInt8>, _ position: Int, _ before: RegexNeighbour,
    _ current: inout StateList, _ following: inout StateList, _ counter: inout Counter
  ) -> Bool {
    var position = position
    var before = before
    while position < text.count {
      let scalarClass = alphabet.readClass(text, at: &position)
      let after = neighbour(ofClass: scalarClass)
      var index = 0
      while index < current.count {
        let step = steps[Int(current[index])]
        index += 1
        counter.count()
        switch step.action {
        case .read(let set):
          if alphabet.isClass(scalarClass, in: Int(set)) { following.insert(step.next) }
        case .branch(let other):
          current.insert(other)
          current.insert(step.next)
        case .require(let assertion):
          if assertion.holds(between: before, and: after) { current.insert(step.next) }
        case .pass: current.insert(step.next)
        case .accept: break
        }
      }
      if following.count == 0 { return false }
      current.removeAll()
      swap(&current, &following)
      before = after
    }
    return accepts(&current, before, &counter)
  }

  private func accepts<Counter: RegexStepCounter>(
    _ current: inout StateList, _ before: RegexNeighbour, _ counter: inout Counter
  ) -> Bool {
    var index = 0
    while index < current.count {
      let step = steps[Int(current[index])]
      index += 1
      counter.count()
      switch step.action {
      case .read: break
      case .branch(let other):
        current.insert(other)
        current.insert(step.next)
      case .require(let assertion):
        if assertion.holds(between: before, and: .edge) { current.insert(step.next) }
      case .pass: current.insert(step.next)
      case .accept: return true
      }
    }
    return false
  }

  /// A set of states that keeps the order they came in.
  private struct StateList {
    let states: UnsafeMutableBufferPointer<State>
    let bits: UnsafeMutableBufferPointer<UInt64>
    var count = 0

    init(states: UnsafeMutableBufferPointer<State>, bits: UnsafeMutableBufferPointer<UInt64>) {
      self.states = states
      self.bits = bits
    }

    @inline(__always)
    subscript(index: Int) -> State { states[index] }

    /// Adds a state unless it is there, so that there is always room.
    @inline(__always)
    mutating func insert(_ state: State) {
      let word = Int(state) / 64
      let bit = UInt64(1) << UInt64(state % 64)
      if bits[word] & bit != 0 { return }
      bits[word] |= bit
      states[count] = state
      count &+= 1
    }

    mutating func removeAll() {
      for index in 0..<count { bits[Int(states[index]) / 64] = 0 }
      count = 0
    }
  }
}

/// Counts the steps of a match, for tests of how they grow.
protocol RegexStepCounter {
  mutating func count()
}

/// Counts nothing, and costs nothing.
struct NoRegexStepCounter: RegexStepCounter {
  @inline(__always)
  mutating func count() {}
}
