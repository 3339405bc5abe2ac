/// A parser without its types: how to match, print and describe, on values in untyped memory.
///
/// Rules form a tree. Those that can succeed in more than one way are given what comes after them
/// as `rest`, and try their next way when `rest` fails, so that alternatives backtrack wherever
/// they stand. The others are straight: they just go ahead.
///
/// What matches has put its values into memory. What fails leaves the memory and its position as
/// they were; the input may have moved.
@usableFromInline
class Rule: @unchecked Sendable {
  // Unchecked because a class open to subclasses cannot be checked; all properties are lets.

  @usableFromInline
  typealias Rest = (Place, inout Values) -> Bool

  /// Whether there is at most one way to match.
  let isStraight: Bool

  /// The values that it puts into memory, one after another.
  let stored: [Stored]

  /// How many bytes of memory it needs at most, wherever it starts.
  @usableFromInline let space: Int

  /// The largest alignment of all values in it.
  @usableFromInline let alignment: Int

  private let onceProof = Once<Proof>()

  /// How many rows it can be; `Int.max` for too many to count.
  let rowCount: Int

  /// Makes a rule of `parts`.
  init(isStraight: Bool, stored: [Stored], parts: [Rule], space: Int, rowCount: Int) {
    self.isStraight = isStraight
    self.stored = stored
    self.space = space
    self.rowCount = rowCount
    alignment = max(stored.alignment, parts.map(\.alignment).max() ?? 1)
  }

  /// Consumes the front of `input`; for straight rules only.
  func advance(_ input: Place, _ values: inout Values) -> Bool { false }

  /// The rule with searches of its own: each place of a search remembers where it failed.
  ///
  /// A rule may stand at several places of a tree, and what comes after it is another thing there.
  var fresh: Rule { self }

  /// Appends to `output` what the next values print as; for straight rules only.
  func emit(_ values: inout Given, _ output: Place) -> Bool { false }

  /// Matches, and then `rest`.
  @usableFromInline
  func match(_ input: Place, _ values: inout Values, then rest: Rest) -> Bool {
    let start = values.position
    guard advance(input, &values) else { return false }
    if rest(input, &values) { return true }
    values.position = start
    values.discard(stored)
    values.position = start
    return false
  }

  /// Prints, and then `rest`.
  func print(_ values: inout Given, _ output: Place, then rest: (Place, inout Given) -> Bool)
    -> Bool
  {
    emit(&values, output) && rest(output, &values)
  }

  /// What is known of its alternatives, found out when it is first asked for.
  final var proof: Proof { onceProof.value { Proof(self) } }

  /// What tells which case of an enum it prints, if it prints just one.
  var caseMark: CaseMark? { nil }

  /// The rows of leaves that this rule can be, every choice taken in turn.
  func rows() -> [Row] { [] }

  /// The rows, unless there are more than `limit`.
  final func rows(limit: Int) -> [Row]? { rowCount <= limit ? rows() : nil }

  /// What each of its rows reads and prints; nil when there are too many.
  final var outlines: [Outline]? { rows(limit: 64)?.map(\.outline) }
}

/// A way through a rule: its leaves in order.
struct Row {
  var leaves: [Leaf] = []
  var choices: [Int] = []
  var outline = Outline()

  /// One row and then another.
  static func + (lhs: Row, rhs: Row) -> Row {
    Row(
      leaves: lhs.leaves + rhs.leaves, choices: lhs.choices + rhs.choices,
      outline: lhs.outline + rhs.outline)
  }
}

/// The end of a tree: one piece of input.
@usableFromInline
final class Leaf: Rule, @unchecked Sendable {
  let template: any Sendable
  private let outline: Outline
  private let advanceClosure: @Sendable (Place, inout Values) -> Bool
  private let emitClosure: @Sendable (inout Given, Place) -> Bool

  @usableFromInline
  init<A>(
    _ type: A.Type, template: any Sendable, outline: Outline,
    advance: @escaping @Sendable (Place, inout Values) -> Bool,
    emit: @escaping @Sendable (inout Given, Place) -> Bool
  ) {
    self.template = template
    self.outline = outline
    advanceClosure = advance
    emitClosure = emit
    let stored = Stored.whole(type)
    super.init(isStraight: true, stored: stored, parts: [], space: stored.space, rowCount: 1)
  }

  override func advance(_ input: Place, _ values: inout Values) -> Bool {
    advanceClosure(input, &values)
  }

  override func emit(_ values: inout Given, _ output: Place) -> Bool {
    // What fails may have printed half of something.
    values.progress &+= 1
    return emitClosure(&values, output)
  }

  override func rows() -> [Row] { [Row(leaves: [self], outline: outline)] }
}

/// Rules one after another.
final class Series: Rule, @unchecked Sendable {
  private let rules: [Rule]

  init(_ rules: [Rule]) {
    let rules = rules.map(\.fresh)
    self.rules = rules
    super.init(
      isStraight: rules.allSatisfy(\.isStraight), stored: rules.flatMap(\.stored), parts: rules,
      space: rules.reduce(0) { $0 + $1.space },
      rowCount: rules.reduce(1) {
        let (product, isTooLarge) = $0.multipliedReportingOverflow(by: $1.rowCount)
        return isTooLarge ? .max : product
      })
  }

  /// `lhs` and then `rhs`, as one series where they are series already.
  static func joining(_ lhs: Rule, _ rhs: Rule) -> Series {
    Series(((lhs as? Series)?.rules ?? [lhs]) + ((rhs as? Series)?.rules ?? [rhs]))
  }

  override var fresh: Rule { isStraight ? self : Series(rules) }

  override func advance(_ input: Place, _ values: inout Values) -> Bool {
    let start = values.position
    for index in rules.indices where !rules[index].advance(input, &values) {
      discard(0..<index, &values, from: start)
      return false
    }
    return true
  }

  override func emit(_ values: inout Given, _ output: Place) -> Bool {
    for rule in rules {
      guard rule.emit(&values, output) else { return false }
    }
    return true
  }

  override func match(_ input: Place, _ values: inout Values, then rest: Rest) -> Bool {
    match(from: 0, input, &values, then: rest)
  }

  private func match(
    from first: Int, _ input: Place, _ values: inout Values, then rest: Rest
  ) -> Bool {
    let start = values.position
    var index = first
    while index < rules.count, rules[index].isStraight {
      guard rules[index].advance(input, &values) else {
        discard(first..<index, &values, from: start)
        return false
      }
      index += 1
    }
    let isMatch =
      switch rules.count - index {
      case 0: rest(input, &values)
      case 1: rules[index].match(input, &values, then: rest)
      default: match(at: index, input, &values, then: rest)
      }
    if !isMatch { discard(first..<index, &values, from: start) }
    return isMatch
  }

  /// Matches a rule that is neither straight nor the last, and those that come after it.
  private func match(
    at index: Int, _ input: Place, _ values: inout Values, then rest: Rest
  ) -> Bool {
    values.following += 1
    let isMatch = rules[index].match(input, &values) { input, values in
      values.following -= 1
      if match(from: index + 1, input, &values, then: rest) { return true }
      values.following += 1
      return false
    }
    if !isMatch { values.following -= 1 }
    return isMatch
  }

  private func discard(_ range: Range<Int>, _ values: inout Values, from start: Int) {
    values.position = start
    for index in range { values.discard(rules[index].stored) }
    values.position = start
  }

  override func print(
    _ values: inout Given, _ output: Place, then rest: (Place, inout Given) -> Bool
  ) -> Bool {
    print(from: 0, &values, output, then: rest)
  }

  private func print(
    from first: Int, _ values: inout Given, _ output: Place,
    then rest: (Place, inout Given) -> Bool
  ) -> Bool {
    var index = first
    while index < rules.count, rules[index].isStraight {
      guard rules[index].emit(&values, output) else { return false }
      index += 1
    }
    guard index < rules.count else { return rest(output, &values) }
    return rules[index].print(&values, output) { output, values in
      print(from: index + 1, &values, output, then: rest)
    }
  }

  override func rows() -> [Row] {
    rules.reduce([Row()]) { rows, rule in
      let next = rule.rows()
      return rows.flatMap { row in next.map { row + $0 } }
    }
  }
}

extension Rule {
  /// Matches, and then `isComplete`, and hands over the memory where the rule's values are.
  ///
  /// Nothing of it is generic, so that no type is looked up.
  ///
  /// - Parameters:
  ///   - mayLeaveInput: Whether `isComplete` may hold although there are pieces left.
  ///   - take: Is called where it matches, and takes the values out.
  /// - Returns: Whether it matches.
  @usableFromInline
  func match(
    _ input: Place, mayLeaveInput: Bool, recordsChoices: Bool = false,
    while isComplete: (Place) -> Bool, take: (UnsafeMutableRawPointer, Choices) -> Void
  ) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: max(space, 1), alignment: alignment) {
      // There is a base address, as there is a byte.
      let memory = $0.baseAddress!
      var values = Values(
        memory: memory, mayLeaveInput: mayLeaveInput, recordsChoices: recordsChoices)
      guard match(input, &values, then: { input, _ in isComplete(input) }) else { return false }
      take(memory, values.choices)
      return true
    }
  }

  /// Prints the value at a place, and then `isAccepted`, if there is more than one way.
  @usableFromInline
  func print(
    _ value: UnsafeRawPointer, _ output: Place, when isAccepted: (Place, Choices) -> Bool
  ) -> Bool {
    var values = Given(at: value, recordsChoices: !isStraight)
    return print(&values, output) { output, values in
      isStraight || isAccepted(output, values.choices)
    }
  }
}
