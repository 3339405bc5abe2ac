/// A simulation of Thompson's automaton, in all of its states at once.
///
/// For each scalar, it looks at each state at most once, whatever the pattern.
extension RegexAutomaton {
  /// Returns whether the text from `position` to its end matches.
  func matches(_ text: Span<UInt8>, from position: Int, in origin: RegexOrigin) -> Bool {
    let words = (steps.count + 63) / 64
    // The memory of two lists. Each has the states in the list and a bit for every possible state.
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
        return run(text, position, origin.before, &current, &following)
      }
    }
  }

  private func run(
    _ text: Span<UInt8>, _ position: Int, _ before: RegexNeighbour,
    _ current: inout StateList, _ following: inout StateList
  ) -> Bool {
    var position = position
    var before = before
    while true {
      let scalarClass = position < text.count ? alphabet.readClass(text, at: &position) : nil
      let after = scalarClass.map(neighbour(ofClass:)) ?? .edge
      var index = 0
      // The list grows during this loop, by the states that can be reached without reading.
      while index < current.count {
        let step = steps[Int(current[index])]
        index += 1
        switch step.action {
        case .read(let set):
          if let scalarClass, alphabet.isClass(scalarClass, in: Int(set)) {
            following.insert(step.next)
          }
        case .branch(let other):
          current.insert(other)
          current.insert(step.next)
        case .require(let assertion):
          if assertion.holds(between: before, and: after) { current.insert(step.next) }
        case .pass: current.insert(step.next)
        case .accept: if scalarClass == nil { return true }
        }
      }
      if following.count == 0 { return false }
      current.removeAll()
      swap(&current, &following)
      before = after
    }
  }

  /// A set of states, in the order in which they were inserted.
  private struct StateList {
    let states: UnsafeMutableBufferPointer<State>
    /// The bit of each state in the list is 1.
    let bits: UnsafeMutableBufferPointer<UInt64>
    var count = 0

    init(states: UnsafeMutableBufferPointer<State>, bits: UnsafeMutableBufferPointer<UInt64>) {
      self.states = states
      self.bits = bits
    }

    @inline(__always)
    subscript(index: Int) -> State { states[index] }

    /// Adds a state unless it's already in the list, so there's always room.
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
