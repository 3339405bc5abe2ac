/// A rule whose value is converted to one of another type, or to none.
@usableFromInline
final class Mapped: Rule, @unchecked Sendable {
  /// Takes the value at an offset and puts what it converts to into memory, from the position on.
  ///
  /// Then it calls `rest`. Where that fails the value is back at the offset, and all else is as it
  /// was.
  @usableFromInline
  typealias Convert =
    @Sendable (inout Values, _ offset: Int, _ rest: (inout Values) -> Bool) -> Bool

  /// Calls `body` with the place of what the next of the given values converts back to.
  @usableFromInline
  typealias ConvertBack = @Sendable (Given, _ body: (UnsafeRawPointer) -> Bool) -> Bool

  private let rule: Rule
  private let innerAlignment: Int
  private let domain: Domain
  private let convert: Convert
  private let convertBack: ConvertBack
  private let mark: CaseMark?

  /// Makes a rule of one for values of type `inner`.
  ///
  /// - Parameter stored: What it leaves in memory, if it is not one value of type `outer`.
  @usableFromInline
  init<Inner, Outer>(
    _ rule: Rule, from inner: Inner.Type, to outer: Outer.Type, stored: [Stored]?,
    domain: Domain, mark: CaseMark?, convert: @escaping Convert, convertBack: @escaping ConvertBack
  ) {
    self.rule = rule
    innerAlignment = MemoryLayout<Inner>.alignment
    self.domain = domain
    self.mark = mark
    self.convert = convert
    self.convertBack = convertBack
    let stored = stored ?? Stored.whole(outer)
    super.init(
      isStraight: rule.isStraight, stored: stored, parts: [rule],
      space: stored.space + rule.space + innerAlignment, rowCount: rule.rowCount)
  }

  private init(_ rule: Rule, like other: Mapped) {
    self.rule = rule
    innerAlignment = other.innerAlignment
    domain = other.domain
    mark = other.mark
    convert = other.convert
    convertBack = other.convertBack
    super.init(
      isStraight: rule.isStraight, stored: other.stored, parts: [rule], space: other.space,
      rowCount: rule.rowCount)
  }

  override var fresh: Rule { isStraight ? self : Mapped(rule.fresh, like: self) }

  override var caseMark: CaseMark? { mark }

  override func advance(_ input: Place, _ values: inout Values) -> Bool {
    let start = values.position
    values.align(to: innerAlignment)
    let offset = values.position
    if rule.advance(input, &values) {
      values.position = start
      if convert(&values, offset, { _ in true }) { return true }
      values.position = offset
      values.discard(rule.stored)
    }
    values.position = start
    return false
  }

  override func match(_ input: Place, _ values: inout Values, then rest: Rest) -> Bool {
    if isStraight { return super.match(input, &values, then: rest) }
    let start = values.position
    values.align(to: innerAlignment)
    let offset = values.position
    let isMatch = rule.match(input, &values) { input, values in
      let end = values.position
      values.position = start
      if convert(&values, offset, { rest(input, &$0) }) { return true }
      values.position = end
      return false
    }
    if !isMatch { values.position = start }
    return isMatch
  }

  override func emit(_ values: inout Given, _ output: Place) -> Bool {
    let given = values
    values.skip(stored)
    return convertBack(given) { place in
      var own = Given(at: place, after: values)
      defer { values.adopt(own) }
      return rule.emit(&own, output)
    }
  }

  override func print(
    _ values: inout Given, _ output: Place, then rest: (Place, inout Given) -> Bool
  ) -> Bool {
    if isStraight { return super.print(&values, output, then: rest) }
    let given = values
    values.skip(stored)
    let position = values.position
    return convertBack(given) { place in
      var own = Given(at: place, after: values)
      // The rest adds to what is recorded, so that there is nothing to take over after it.
      var hasPrinted = false
      defer { if !hasPrinted { values.adopt(own) } }
      return rule.print(&own, output) { output, own in
        // Each way to print is followed by the same values.
        values.position = position
        values.adopt(own)
        hasPrinted = true
        return rest(output, &values)
      }
    }
  }

  override func rows() -> [Row] {
    rule.rows().map { row in
      var row = row
      if domain != .all { row.outline.isExact = false }
      if !domain.isKnown { row.outline.readsBack = false }
      return row
    }
  }
}
