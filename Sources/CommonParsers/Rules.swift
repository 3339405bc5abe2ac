/// A rule whose values are converted to one of another type, or to none.
final class Mapped<Input: Monoid & Sendable>: Rule<Input>, @unchecked Sendable {
  let rule: Rule<Input>
  let width: Int
  let convert: @Sendable (inout Values) -> Bool
  let convertBack: @Sendable (inout Values) -> Values?

  /// `convert` takes the rule's values and appends its own; `convertBack` takes those again.
  init(
    _ rule: Rule<Input>, width: Int,
    convert: @escaping @Sendable (inout Values) -> Bool,
    convertBack: @escaping @Sendable (inout Values) -> Values?
  ) {
    self.rule = rule
    self.width = width
    self.convert = convert
    self.convertBack = convertBack
    super.init(isStraight: rule.isStraight)
  }

  override func advance(_ input: inout Input, _ values: inout Values) -> Bool {
    rule.advance(&input, &values) && values.replaceLast(width, by: convert)
  }

  override func match(_ input: inout Input, _ values: inout Values, then rest: Rest) -> Bool {
    rule.match(&input, &values) { input, values in
      values.replaceLast(width, by: convert) && rest(&input, &values)
    }
  }

  override func emit(_ values: inout Values, _ output: inout Printed<Input>) -> Bool {
    guard var own = convertBack(&values) else { return false }
    return rule.emit(&own, &output)
  }

  override func print(
    _ values: inout Values, _ output: inout Printed<Input>, then rest: PrintingRest
  ) -> Bool {
    guard var own = convertBack(&values) else { return false }
    return rule.print(&own, &output) { own, output in
      values.adoptChoices(of: own)
      return rest(&values, &output)
    }
  }

  override func rows() -> [[Leaf<Input>]] { rule.rows() }
}

/// A rule as often as it matches, without going back; its values become one array.
final class Repeated<Input: Monoid & Sendable>: Rule<Input>, @unchecked Sendable {
  let rule: Rule<Input>
  let limit: Int
  let gather: @Sendable (inout Values, _ count: Int) -> Bool
  let spread: @Sendable (inout Values) -> [Values]?

  init(
    _ rule: Rule<Input>, limit: Int,
    gather: @escaping @Sendable (inout Values, _ count: Int) -> Bool,
    spread: @escaping @Sendable (inout Values) -> [Values]?
  ) {
    self.rule = rule
    self.limit = limit
    self.gather = gather
    self.spread = spread
    super.init(isStraight: true)
  }

  override func advance(_ input: inout Input, _ values: inout Values) -> Bool {
    var count = 0
    while count < limit {
      let before = (input, values)
      guard rule.match(&input, &values, then: { _, _ in true }) else {
        (input, values) = before
        break
      }
      count += 1
    }
    return gather(&values, count)
  }

  override func emit(_ values: inout Values, _ output: inout Printed<Input>) -> Bool {
    guard let parts = spread(&values), parts.count <= limit else { return false }
    for var part in parts {
      guard rule.print(&part, &output, then: { _, _ in true }) else { return false }
    }
    return true
  }

  override func rows() -> [[Leaf<Input>]] { rule.rows() }
}

/// Skips input, as little as possible, until what comes after matches.
final class Skipping<Input: Monoid & Sendable>: Rule<Input>, @unchecked Sendable {
  let minimum: Int
  let skip: @Sendable (inout Input) -> Bool
  let remaining: @Sendable (Input) -> Int
  let leaf: Leaf<Input>

  init(
    atLeast minimum: Int, printing output: Input, template: Input,
    skip: @escaping @Sendable (inout Input) -> Bool,
    remaining: @escaping @Sendable (Input) -> Int
  ) {
    self.minimum = minimum
    self.skip = skip
    self.remaining = remaining
    leaf = Leaf(template: template) { input, _ in
      (0..<minimum).allSatisfy { _ in skip(&input) }
    } emit: { _, printed in
      printed.append(output, template: template)
      return true
    }
    super.init(isStraight: false)
  }

  override func match(_ input: inout Input, _ values: inout Values, then rest: Rest) -> Bool {
    values.progress &+= 1
    for _ in 0..<minimum {
      guard skip(&input) else { return false }
    }
    let first = remaining(input)
    let id = ObjectIdentifier(self)
    let captured = values
    // What comes after depends on the place alone, so a place that failed once fails again. This
    // keeps several searches in one row from multiplying.
    while values.exhausted[id].map({ remaining(input) > $0 }) ?? true {
      let start = input
      if rest(&input, &values) { return true }
      values.rewind(to: captured)
      input = start
      guard skip(&input) else { break }
    }
    values.exhausted[id] = max(first, values.exhausted[id] ?? first)
    return false
  }

  override func print(
    _ values: inout Values, _ output: inout Printed<Input>, then rest: PrintingRest
  ) -> Bool {
    leaf.emit(&values, &output) && rest(&values, &output)
  }

  override func rows() -> [[Leaf<Input>]] { [[leaf]] }
}
