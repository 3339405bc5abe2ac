/// A rule whose values are converted to one of another type, or to none.
@usableFromInline
final class Mapped: Rule, @unchecked Sendable {
  private let rule: Rule
  private let width: Int
  private let convert: @Sendable (inout Values) -> Bool
  private let convertBack: @Sendable (inout Values) -> Values?

  /// `convert` takes the rule's values and appends its own; `convertBack` takes those again.
  @usableFromInline
  init(
    _ rule: Rule, width: Int,
    convert: @escaping @Sendable (inout Values) -> Bool,
    convertBack: @escaping @Sendable (inout Values) -> Values?
  ) {
    self.rule = rule
    self.width = width
    self.convert = convert
    self.convertBack = convertBack
    super.init(isStraight: rule.isStraight)
  }

  override func advance(_ input: Place, _ values: inout Values) -> Bool {
    rule.advance(input, &values) && values.replaceLast(width, by: convert)
  }

  override func match(_ input: Place, _ values: inout Values, then rest: Rest) -> Bool {
    if isStraight { return advance(input, &values) && rest(input, &values) }
    return rule.match(input, &values) { input, values in
      guard values.replaceLast(width, by: convert) else {
        values.refusals += 1
        return false
      }
      return rest(input, &values)
    }
  }

  override func emit(_ values: inout Values, _ output: Place) -> Bool {
    guard var own = convertBack(&values) else { return false }
    values.progress &+= 1
    return rule.emit(&own, output)
  }

  override func print(_ values: inout Values, _ output: Place, then rest: Rest) -> Bool {
    guard var own = convertBack(&values) else { return false }
    values.progress &+= 1
    return rule.print(&own, output) { output, own in
      values.adoptChoices(of: own)
      return rest(output, &values)
    }
  }

  override func rows() -> [[Leaf]] { rule.rows() }
}

/// A rule as often as it matches, without going back; its values become one array.
final class Repeated: Rule, @unchecked Sendable {
  private let rule: Rule
  private let limit: Int
  private let copyInput: Copy
  private let gather: @Sendable (inout Values, _ count: Int) -> Bool
  private let spread: @Sendable (inout Values) -> [Values]?

  init(
    _ rule: Rule, limit: Int, copyInput: @escaping Copy,
    gather: @escaping @Sendable (inout Values, _ count: Int) -> Bool,
    spread: @escaping @Sendable (inout Values) -> [Values]?
  ) {
    self.rule = rule
    self.limit = limit
    self.copyInput = copyInput
    self.gather = gather
    self.spread = spread
    super.init(isStraight: true)
  }

  override func advance(_ input: Place, _ values: inout Values) -> Bool {
    var count = 0
    while count < limit {
      let start = copyInput(input)
      let captured = values
      guard rule.match(input, &values, then: { _, _ in true }) else {
        start.restore(input)
        values = captured
        break
      }
      count += 1
    }
    // Even no repetition is a step that may capture something.
    values.progress &+= 1
    return gather(&values, count)
  }

  override func emit(_ values: inout Values, _ output: Place) -> Bool {
    guard let parts = spread(&values), parts.count <= limit else { return false }
    for var part in parts {
      guard rule.print(&part, output, then: { _, _ in true }) else { return false }
    }
    return true
  }

  override func rows() -> [[Leaf]] { rule.rows() }
}

/// Skips input, as little as possible, until what comes after matches.
final class Skipping: Rule, @unchecked Sendable {
  private let minimum: Int
  private let skip: @Sendable (Place) -> Bool
  private let remaining: @Sendable (Place) -> Int
  private let copyInput: Copy
  private let leaf: Leaf

  /// `leaf` is the rule as it prints, and as it counts when there is nothing to search for.
  init(
    atLeast minimum: Int, leaf: Leaf, copyInput: @escaping Copy,
    skip: @escaping @Sendable (Place) -> Bool,
    remaining: @escaping @Sendable (Place) -> Int
  ) {
    self.minimum = minimum
    self.leaf = leaf
    self.skip = skip
    self.remaining = remaining
    self.copyInput = copyInput
    super.init(isStraight: false)
  }

  override func match(_ input: Place, _ values: inout Values, then rest: Rest) -> Bool {
    values.progress &+= 1
    for _ in 0..<minimum {
      guard skip(input) else { return false }
    }
    let first = remaining(input)
    let id = ObjectIdentifier(self)
    let captured = values
    // What comes after depends on the place alone, so a place that failed once fails again. This
    // keeps several searches in one row from multiplying. Only a conversion of all of a row depends on
    // what was captured before, too.
    let refusals = values.refusals
    let start = copyInput(input)
    while values.exhausted[id].map({ remaining(input) > $0 }) ?? true {
      if rest(input, &values) { return true }
      if values.progress != captured.progress {
        values.rewind(to: captured)
        start.restore(input)
      }
      guard skip(input) else { break }
      start.update(from: input)
    }
    if values.refusals == refusals {
      values.exhausted[id] = max(first, values.exhausted[id] ?? first)
    }
    return false
  }

  override func print(_ values: inout Values, _ output: Place, then rest: Rest) -> Bool {
    leaf.emit(&values, output) && rest(output, &values)
  }

  override func rows() -> [[Leaf]] { [[leaf]] }
}
