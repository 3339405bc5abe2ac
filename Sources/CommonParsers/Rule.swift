/// A parser without its type: how to match, print and describe, on an untyped stream of values.
///
/// Rules form a tree. Those that can succeed in more than one way are given what comes after them
/// as `rest`, and try their next way when `rest` fails, so that alternatives backtrack wherever
/// they stand. The others are straight: they just go ahead.
class Rule<Input: Monoid & Sendable>: @unchecked Sendable {
  // Unchecked only because a class open to subclasses cannot be checked: all properties are lets.

  typealias Rest = (inout Input, inout Values) -> Bool
  typealias PrintingRest = (inout Values, inout Printed<Input>) -> Bool

  /// Whether there is at most one way to match.
  let isStraight: Bool

  init(isStraight: Bool) {
    self.isStraight = isStraight
  }

  /// Consumes the front of `input`; for straight rules only.
  func advance(_ input: inout Input, _ values: inout Values) -> Bool { false }

  /// Appends to `output` what the next values print as; for straight rules only.
  func emit(_ values: inout Values, _ output: inout Printed<Input>) -> Bool { false }

  /// Matches, and then `rest`.
  func match(_ input: inout Input, _ values: inout Values, then rest: Rest) -> Bool {
    advance(&input, &values) && rest(&input, &values)
  }

  /// Prints, and then `rest`.
  func print(
    _ values: inout Values, _ output: inout Printed<Input>, then rest: PrintingRest
  ) -> Bool {
    emit(&values, &output) && rest(&values, &output)
  }

  /// The rows of leaves that this rule can be, every choice taken in turn.
  func rows() -> [[Leaf<Input>]] { [] }
}

/// What has been printed, and its template when one is wanted.
struct Printed<Input: Monoid & Sendable> {
  var output = Input.empty
  var template: Input?
}

/// The end of a tree: one piece of input.
final class Leaf<Input: Monoid & Sendable>: Rule<Input>, @unchecked Sendable {
  let advanceClosure: @Sendable (inout Input, inout Values) -> Bool
  let emitClosure: @Sendable (inout Values, inout Printed<Input>) -> Bool
  let template: Input

  init(
    template: Input,
    advance: @escaping @Sendable (inout Input, inout Values) -> Bool,
    emit: @escaping @Sendable (inout Values, inout Printed<Input>) -> Bool
  ) {
    self.template = template
    self.advanceClosure = advance
    self.emitClosure = emit
    super.init(isStraight: true)
  }

  override func advance(_ input: inout Input, _ values: inout Values) -> Bool {
    guard advanceClosure(&input, &values) else { return false }
    values.progress &+= 1
    return true
  }

  override func emit(_ values: inout Values, _ output: inout Printed<Input>) -> Bool {
    emitClosure(&values, &output)
  }

  override func rows() -> [[Leaf<Input>]] { [[self]] }
}

/// Rules one after another.
final class Series<Input: Monoid & Sendable>: Rule<Input>, @unchecked Sendable {
  let rules: [Rule<Input>]

  init(_ rules: [Rule<Input>]) {
    self.rules = rules
    super.init(isStraight: rules.allSatisfy { $0.isStraight })
  }

  /// `lhs` and then `rhs`, as one series where they are series already.
  static func joining(_ lhs: Rule<Input>, _ rhs: Rule<Input>) -> Series {
    Series(((lhs as? Series)?.rules ?? [lhs]) + ((rhs as? Series)?.rules ?? [rhs]))
  }

  override func advance(_ input: inout Input, _ values: inout Values) -> Bool {
    for rule in rules {
      guard rule.advance(&input, &values) else { return false }
    }
    return true
  }

  override func emit(_ values: inout Values, _ output: inout Printed<Input>) -> Bool {
    for rule in rules {
      guard rule.emit(&values, &output) else { return false }
    }
    return true
  }

  override func match(_ input: inout Input, _ values: inout Values, then rest: Rest) -> Bool {
    match(from: 0, &input, &values, then: rest)
  }

  private func match(
    from start: Int, _ input: inout Input, _ values: inout Values, then rest: Rest
  ) -> Bool {
    var index = start
    while index < rules.count, rules[index].isStraight {
      guard rules[index].advance(&input, &values) else { return false }
      index += 1
    }
    guard index < rules.count else { return rest(&input, &values) }
    return rules[index].match(&input, &values) { input, values in
      match(from: index + 1, &input, &values, then: rest)
    }
  }

  override func print(
    _ values: inout Values, _ output: inout Printed<Input>, then rest: PrintingRest
  ) -> Bool {
    print(from: 0, &values, &output, then: rest)
  }

  private func print(
    from start: Int, _ values: inout Values, _ output: inout Printed<Input>,
    then rest: PrintingRest
  ) -> Bool {
    var index = start
    while index < rules.count, rules[index].isStraight {
      guard rules[index].emit(&values, &output) else { return false }
      index += 1
    }
    guard index < rules.count else { return rest(&values, &output) }
    return rules[index].print(&values, &output) { values, output in
      print(from: index + 1, &values, &output, then: rest)
    }
  }

  override func rows() -> [[Leaf<Input>]] {
    rules.reduce([[]]) { rows, rule in
      let next = rule.rows()
      return rows.flatMap { row in next.map { row + $0 } }
    }
  }
}

/// Rules to try in order.
///
/// All of them yield the same number of values.
final class Choice<Input: Monoid & Sendable>: Rule<Input>, @unchecked Sendable {
  let rules: [Rule<Input>]

  init(_ rules: [Rule<Input>]) {
    self.rules = rules
    super.init(isStraight: false)
  }

  override func match(_ input: inout Input, _ values: inout Values, then rest: Rest) -> Bool {
    let start = input
    let captured = values
    var index = 0
    while index < rules.count {
      values.choose(index)
      if rules[index].match(&input, &values, then: rest) { return true }
      // A leaf that fails leaves everything as it was, so most alternatives need no undoing.
      if values.progress != captured.progress {
        input = start
        values.rewind(to: captured)
      }
      index += 1
    }
    return false
  }

  override func print(
    _ values: inout Values, _ output: inout Printed<Input>, then rest: PrintingRest
  ) -> Bool {
    let before = output
    let given = values
    for (index, rule) in rules.enumerated() {
      values.choose(index)
      if rule.print(&values, &output, then: rest) { return true }
      output = before
      values = given
    }
    return false
  }

  override func rows() -> [[Leaf<Input>]] { rules.flatMap { $0.rows() } }
}
