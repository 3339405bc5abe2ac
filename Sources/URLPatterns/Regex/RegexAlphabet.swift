/// The classes of scalars that a pattern distinguishes.
///
/// `[a-z]+\d` distinguishes three classes: the letters from a to z, the digits, and all other
/// scalars. An automaton has a step for each class rather than for each scalar, so its size depends
/// on the pattern and not on the number of Unicode scalars.
struct RegexAlphabet: Sendable {
  /// The class of each ASCII scalar.
  private let asciiClasses: [UInt16]
  /// The first value of each run of consecutive scalars in the same class, in order from zero.
  private let runs: [UInt32]
  /// The class of each run.
  private let runClasses: [UInt16]
  /// For each class, `wordsPerClass` words with a 1 at the index of each set that contains the
  /// class.
  private let memberships: [UInt64]
  private let wordsPerClass: Int

  var classCount: Int { memberships.count / wordsPerClass }

  /// The approximate size of the alphabet in bytes.
  var size: Int {
    2 * (asciiClasses.capacity + runClasses.capacity) + 4 * runs.capacity + 8 * memberships.capacity
  }

  /// Creates an alphabet in which scalars share a class if they're in the same sets.
  init(distinguishing sets: [ScalarSet]) {
    // The places where a set starts or has ended, in the order of the scalars.
    var edges: [(value: UInt32, set: Int)] = []
    for (index, set) in sets.enumerated() {
      for range in set.ranges {
        edges.append((range.lowerBound, index))
        if range.upperBound < 0x10FFFF { edges.append((range.upperBound + 1, index)) }
      }
    }
    edges.sort { $0.value < $1.value }

    wordsPerClass = sets.count / 64 + 1
    var memberships: [UInt64] = []
    var classes: [[UInt64]: UInt16] = [:]
    var runs: [UInt32] = []
    var runClasses: [UInt16] = []
    var current = [UInt64](repeating: 0, count: wordsPerClass)
    var next = 0
    var value: UInt32 = 0
    repeat {
      while next < edges.count, edges[next].value == value {
        current[edges[next].set / 64] ^= 1 << UInt64(edges[next].set % 64)
        next += 1
      }
      // The number of classes fits into 16 bits, because even a pattern of the maximum length has
      // fewer edges.
      let found = classes[current] ?? UInt16(classes.count)
      if Int(found) == classes.count {
        classes[current] = found
        memberships += current
      }
      runs.append(value)
      runClasses.append(found)
      if next < edges.count { value = edges[next].value }
    } while next < edges.count

    self.memberships = memberships
    self.runs = runs
    self.runClasses = runClasses
    var asciiClasses: [UInt16] = []
    var run = 0
    for value in UInt32(0)..<0x80 {
      while run + 1 < runs.count, runs[run + 1] <= value { run += 1 }
      asciiClasses.append(runClasses[run])
    }
    self.asciiClasses = asciiClasses
  }

  /// Returns whether the set with this index contains the scalars of the class.
  @inline(__always)
  func isClass(_ class: Int, in set: Int) -> Bool {
    memberships[`class` &* wordsPerClass &+ set / 64] & (1 << UInt64(set % 64)) != 0
  }

  /// Returns the class of the scalar at `position`, and moves on to the next scalar.
  ///
  /// The text comes from a `String`, so it's valid UTF-8.
  @inline(__always)
  func readClass(_ text: Span<UInt8>, at position: inout Int) -> Int {
    let first = text[position]
    if first < 0x80 {
      position &+= 1
      return Int(asciiClasses[Int(first)])
    }
    // Passing the position by reference would keep it in memory, where each step waits for it.
    let (scalarClass, length) = classOfNonASCII(text, at: position)
    position &+= length
    return scalarClass
  }

  @inline(never)
  private func classOfNonASCII(
    _ text: Span<UInt8>, at position: Int
  ) -> (class: Int, length: Int) {
    let first = UInt32(text[position])
    func continuation(_ offset: Int) -> UInt32 { UInt32(text[position + offset]) & 0x3F }
    switch first {
    case ..<0xE0: return (self.class(of: (first & 0x1F) << 6 | continuation(1)), 2)
    case ..<0xF0:
      let low = continuation(1) << 6 | continuation(2)
      return (self.class(of: (first & 0x0F) << 12 | low), 3)
    default:
      let low = continuation(1) << 12 | continuation(2) << 6 | continuation(3)
      return (self.class(of: (first & 0x07) << 18 | low), 4)
    }
  }

  /// Returns the class of the scalar with this value, by binary search.
  func `class`(of value: UInt32) -> Int {
    // The run is at or above `low`, and below `high`.
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle] <= value { low = middle } else { high = middle }
    }
    return Int(runClasses[low])
  }
}
