/// The memory that parsing puts a row's values into, one after another.
///
/// Each value lies where the one before it ends, or at the next offset that its alignment allows.
/// The elements of a tuple lie just so (docs/ABI/TypeLayout.rst of the compiler: structs and tuples
/// share one layout). So a row of parsers, each of which knows its own value only, leaves behind the
/// tuple of them all, without a step that gathers it.
///
/// The memory is as large as the rule asks for (``Rule/space``), and aligned for all its values.
/// Up to ``position`` it is initialized with the values of the rules that have matched.
@usableFromInline
struct Values {
  @usableFromInline let memory: UnsafeMutableRawPointer
  @usableFromInline var position = 0

  /// How many rules are to match after the one that is being tried; one more where input may be left.
  var following: Int

  /// The alternatives taken so far, when they are wanted.
  var choices: Choices

  /// How much of the input was left where a search last failed, by the search; only for searches
  /// that may be tried again.
  var exhausted: [(search: ObjectIdentifier, remaining: Int)] = []

  /// How many searches are under way.
  var searches = 0

  /// How often a conversion has refused values, which depends on more than what is left of the input.
  @usableFromInline var refusals = 0

  @usableFromInline
  init(memory: UnsafeMutableRawPointer, mayLeaveInput: Bool, recordsChoices: Bool) {
    self.memory = memory
    following = mayLeaveInput ? 1 : 0
    choices = Choices(isRecording: recordsChoices)
  }

  /// Moves on to the next offset of an alignment.
  @inlinable
  mutating func align(to alignment: Int) {
    position = position.aligned(to: alignment)
  }

  /// Puts a value behind the others.
  @inlinable
  mutating func append<T>(_ value: T) {
    align(to: MemoryLayout<T>.alignment)
    (memory + position).initializeMemory(as: T.self, to: value)
    position &+= MemoryLayout<T>.size
  }

  /// Gives up the value that was appended last.
  @inlinable
  mutating func removeLast<T>(_ type: T.Type) {
    position &-= MemoryLayout<T>.size
    pointer(to: type, at: position).deinitialize(count: 1)
  }

  /// Gives up the next values, and moves behind them.
  mutating func discard(_ stored: [Stored]) {
    for value in stored {
      align(to: value.alignment)
      value.destroy(memory + position)
      position &+= value.size
    }
  }

  /// Where there is, or will be, a value.
  @inlinable
  func pointer<T>(to type: T.Type, at offset: Int) -> UnsafeMutablePointer<T> {
    (memory + offset).assumingMemoryBound(to: type)
  }
}

/// The values that printing reads, as ``Values`` lays them out.
@usableFromInline
struct Given {
  @usableFromInline let memory: UnsafeRawPointer
  @usableFromInline var position = 0

  /// The alternatives taken so far.
  var choices: Choices

  /// Grows with every step that may have changed what is printed.
  var progress = 0

  /// The elements of a tuple, or a value that is none.
  init(at memory: UnsafeRawPointer, recordsChoices: Bool) {
    self.memory = memory
    choices = Choices(isRecording: recordsChoices)
  }

  /// Values in the place of others, with what has been recorded up to here.
  init(at memory: UnsafeRawPointer, after other: Given) {
    self.memory = memory
    choices = other.choices
    progress = other.progress
  }

  /// Takes over what was recorded with other values.
  mutating func adopt(_ other: Given) {
    choices = other.choices
    progress = other.progress
  }

  /// Moves behind the next values.
  mutating func skip(_ stored: [Stored]) {
    for value in stored { position = position.aligned(to: value.alignment) + value.size }
  }

  /// The next value.
  @inlinable
  mutating func next<T>(_ type: T.Type) -> UnsafePointer<T> {
    position = position.aligned(to: MemoryLayout<T>.alignment)
    defer { position &+= MemoryLayout<T>.size }
    return (memory + position).assumingMemoryBound(to: type)
  }
}

/// Which of its rules was taken at each ``Choice``, in order.
@usableFromInline
struct Choices {
  let isRecording: Bool
  private(set) var indices: [Int] = []

  init(isRecording: Bool) {
    self.isRecording = isRecording
  }

  var count: Int { indices.count }

  /// Records a choice, in place of what was recorded since there were `count`.
  mutating func record(_ index: Int, at count: Int) {
    guard isRecording else { return }
    indices.removeSubrange(count...)
    indices.append(index)
  }
}

/// A type, as far as its values have to be placed and given up.
@usableFromInline
struct Stored: Sendable {
  let size: Int
  let alignment: Int
  let destroy: @Sendable (UnsafeMutableRawPointer) -> Void

  init<T>(_ type: T.Type) {
    size = MemoryLayout<T>.size
    alignment = MemoryLayout<T>.alignment
    destroy = { $0.assumingMemoryBound(to: type).deinitialize(count: 1) }
  }

  /// What a parser of the type stores: one value, or none when it is `Void`.
  static func whole<T>(_ type: T.Type) -> [Stored] {
    type == Void.self ? [] : [Stored(type)]
  }
}

extension [Stored] {
  /// The largest alignment.
  var alignment: Int { map(\.alignment).max() ?? 1 }

  /// How many bytes of memory they need at most, wherever they start.
  var space: Int { reduce(0) { $0 + $1.size + $1.alignment } }
}

extension Int {
  /// The next multiple of a power of two.
  @inlinable
  func aligned(to alignment: Int) -> Int {
    (self &+ (alignment &- 1)) & ~(alignment &- 1)
  }
}
