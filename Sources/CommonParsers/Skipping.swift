/// Skips input, as little as possible, until what comes after matches.
final class Skipping: Rule, @unchecked Sendable {
  private let minimum: Int
  private let skip: @Sendable (Place) -> Bool
  private let remaining: @Sendable (Place) -> Int
  private let copyingInput: Copying
  private let leaf: Leaf

  /// `leaf` is the rule as it prints, and as it counts when there is nothing to search for.
  init(
    atLeast minimum: Int, leaf: Leaf, copyingInput: Copying,
    skip: @escaping @Sendable (Place) -> Bool,
    remaining: @escaping @Sendable (Place) -> Int
  ) {
    self.minimum = minimum
    self.leaf = leaf
    self.skip = skip
    self.remaining = remaining
    self.copyingInput = copyingInput
    super.init(isStraight: false, stored: [], parts: [], space: 0, rowCount: 1)
  }

  override var fresh: Rule {
    Skipping(
      atLeast: minimum, leaf: leaf, copyingInput: copyingInput, skip: skip, remaining: remaining)
  }

  override func match(_ input: Place, _ values: inout Values, then rest: Rest) -> Bool {
    for _ in 0..<minimum {
      guard skip(input) else { return false }
    }
    let first = remaining(input)
    let refusals = values.refusals
    values.searches += 1
    defer { values.searches -= 1 }
    let isFound = copyingInput.copy(input) { start in
      while values.mayFind(ObjectIdentifier(self), with: remaining(input)) {
        if rest(input, &values) { return true }
        copyingInput.restore(input, from: start)
        guard skip(input) else { break }
        copyingInput.restore(start, from: input)
      }
      return false
    }
    if !isFound, values.refusals == refusals {
      values.markFailure(of: ObjectIdentifier(self), with: first)
    }
    return isFound
  }

  override func print(
    _ values: inout Given, _ output: Place, then rest: (Place, inout Given) -> Bool
  ) -> Bool {
    leaf.emit(&values, output) && rest(output, &values)
  }

  override func rows() -> [Row] { leaf.rows() }
}

extension Values {
  // What comes after a search depends on the place alone, unless a conversion refused the values, so
  // a place that failed once fails again. This keeps several searches in one row from multiplying; a
  // single one is not tried again.

  fileprivate func mayFind(_ search: ObjectIdentifier, with remaining: Int) -> Bool {
    exhausted.first { $0.search == search }.map { remaining > $0.remaining } ?? true
  }

  fileprivate mutating func markFailure(of search: ObjectIdentifier, with remaining: Int) {
    guard searches > 1 else { return }
    if let index = exhausted.firstIndex(where: { $0.search == search }) {
      exhausted[index].remaining = max(exhausted[index].remaining, remaining)
    } else {
      exhausted.append((search, remaining))
    }
  }
}
