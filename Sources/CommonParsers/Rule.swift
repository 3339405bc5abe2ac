/// A parser without its types: how to match, print and describe, on an untyped stream of values.
///
/// Rules form a tree. Those that can succeed in more than one way are given what comes after them
/// as `rest`, and try their next way when `rest` fails, so that alternatives backtrack wherever
/// they stand. The others are straight: they just go ahead.
@usableFromInline
class Rule: @unchecked Sendable {
  // Unchecked because a class open to subclasses cannot be checked; all properties are lets.

  @usableFromInline
  typealias Rest = (Place, inout Values) -> Bool

  /// Whether there is at most one way to match.
  let isStraight: Bool

  init(isStraight: Bool) {
    self.isStraight = isStraight
  }

  /// Consumes the front of `input`; for straight rules only.
  func advance(_ input: Place, _ values: inout Values) -> Bool { false }

  /// Appends to `output` what the next values print as; for straight rules only.
  func emit(_ values: inout Values, _ output: Place) -> Bool { false }

  /// Matches, and then `rest`.
  @usableFromInline
  func match(_ input: Place, _ values: inout Values, then rest: Rest) -> Bool {
    advance(input, &values) && rest(input, &values)
  }

  /// Prints, and then `rest`.
  func print(_ values: inout Values, _ output: Place, then rest: Rest) -> Bool {
    emit(&values, output) && rest(output, &values)
  }

  /// The rows of leaves that this rule can be, every choice taken in turn.
  func rows() -> [[Leaf]] { [] }
}

/// The end of a tree: one piece of input.
@usableFromInline
final class Leaf: Rule, @unchecked Sendable {
  let template: any Sendable
  private let advanceClosure: @Sendable (Place, inout Values) -> Bool
  private let emitClosure: @Sendable (inout Values, Place) -> Bool

  @usableFromInline
  init(
    template: any Sendable,
    advance: @escaping @Sendable (Place, inout Values) -> Bool,
    emit: @escaping @Sendable (inout Values, Place) -> Bool
  ) {
    self.template = template
    self.advanceClosure = advance
    self.emitClosure = emit
    super.init(isStraight: true)
  }

  override func advance(_ input: Place, _ values: inout Values) -> Bool {
    guard advanceClosure(input, &values) else { return false }
    values.progress &+= 1
    return true
  }

  override func emit(_ values: inout Values, _ output: Place) -> Bool {
    // What fails may have taken a value already, or printed half of something.
    values.progress &+= 1
    return emitClosure(&values, output)
  }

  override func rows() -> [[Leaf]] { [[self]] }
}

/// Rules one after another.
final class Series: Rule, @unchecked Sendable {
  let rules: [Rule]

  init(_ rules: [Rule]) {
    self.rules = rules
    super.init(isStraight: rules.allSatisfy { $0.isStraight })
  }

  /// `lhs` and then `rhs`, as one series where they are series already.
  static func joining(_ lhs: Rule, _ rhs: Rule) -> Series {
    Series(((lhs as? Series)?.rules ?? [lhs]) + ((rhs as? Series)?.rules ?? [rhs]))
  }

  override func advance(_ input: Place, _ values: inout Values) -> Bool {
    for index in rules.indices {
      guard rules[index].advance(input, &values) else { return false }
    }
    return true
  }

  override func emit(_ values: inout Values, _ output: Place) -> Bool {
    for rule in rules {
      guard rule.emit(&values, output) else { return false }
    }
    return true
  }

  override func match(_ input: Place, _ values: inout Values, then rest: Rest) -> Bool {
    match(from: 0, input, &values, then: rest)
  }

  private func match(
    from start: Int, _ input: Place, _ values: inout Values, then rest: Rest
  ) -> Bool {
    var index = start
    while index < rules.count, rules[index].isStraight {
      guard rules[index].advance(input, &values) else { return false }
      index += 1
    }
    guard index < rules.count else { return rest(input, &values) }
    return rules[index].match(input, &values) { input, values in
      match(from: index + 1, input, &values, then: rest)
    }
  }

  override func print(_ values: inout Values, _ output: Place, then rest: Rest) -> Bool {
    print(from: 0, &values, output, then: rest)
  }

  private func print(
    from start: Int, _ values: inout Values, _ output: Place, then rest: Rest
  ) -> Bool {
    var index = start
    while index < rules.count, rules[index].isStraight {
      guard rules[index].emit(&values, output) else { return false }
      index += 1
    }
    guard index < rules.count else { return rest(output, &values) }
    return rules[index].print(&values, output) { output, values in
      print(from: index + 1, &values, output, then: rest)
    }
  }

  override func rows() -> [[Leaf]] {
    rules.reduce([[]]) { rows, rule in
      let next = rule.rows()
      return rows.flatMap { row in next.map { row + $0 } }
    }
  }
}

/// Rules to try in order.
///
/// All of them yield the same number of values.
final class Choice: Rule, @unchecked Sendable {
  let rules: [Rule]
  private let copyInput: Copy
  private let copyOutput: Copy

  init(_ rules: [Rule], copyInput: @escaping Copy, copyOutput: @escaping Copy) {
    self.rules = rules
    self.copyInput = copyInput
    self.copyOutput = copyOutput
    super.init(isStraight: false)
  }

  override func match(_ input: Place, _ values: inout Values, then rest: Rest) -> Bool {
    let start = copyInput(input)
    let captured = values
    for index in rules.indices {
      values.choose(index, after: captured)
      if rules[index].match(input, &values, then: rest) { return true }
      // A leaf that fails leaves everything as it was, so most alternatives need no undoing.
      if values.progress != captured.progress {
        start.restore(input)
        values.rewind(to: captured)
      }
    }
    return false
  }

  override func print(_ values: inout Values, _ output: Place, then rest: Rest) -> Bool {
    let before = copyOutput(output)
    let given = values
    for index in rules.indices {
      values.choose(index, after: given)
      if rules[index].print(&values, output, then: rest) { return true }
      if values.progress != given.progress {
        before.restore(output)
        values = given
      } else {
        values.giveBack(to: given)
      }
    }
    return false
  }

  override func rows() -> [[Leaf]] { rules.flatMap { $0.rows() } }
}
