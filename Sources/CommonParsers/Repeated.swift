/// A rule as often as it matches, without going back; its values become one array.
final class Repeated<A>: Rule, @unchecked Sendable {
  private let rule: Rule
  private let limit: Int
  private let copyingInput: Copying

  init(_ rule: Rule, of type: A.Type, limit: Int, copyingInput: Copying) {
    self.rule = rule
    self.limit = limit
    self.copyingInput = copyingInput
    let stored = [Stored([A].self)]
    super.init(
      isStraight: true, stored: stored, parts: [rule],
      space: stored.space + rule.space + MemoryLayout<A>.alignment, rowCount: rule.rowCount)
  }

  override func advance(_ input: Place, _ values: inout Values) -> Bool {
    let start = values.position
    values.following += 1
    defer { values.following -= 1 }
    values.align(to: MemoryLayout<A>.alignment)
    let offset = values.position
    var all: [A] = []
    while all.count < limit {
      let isMatch = copyingInput.copy(input) { copy in
        if rule.match(input, &values, then: { _, _ in true }) { return true }
        copyingInput.restore(input, from: copy)
        return false
      }
      guard isMatch else { break }
      all.append(values.pointer(to: A.self, at: offset).move())
      values.position = offset
    }
    values.position = start
    values.append(all)
    return true
  }

  override func emit(_ values: inout Given, _ output: Place) -> Bool {
    let all = values.next([A].self).pointee
    guard all.count <= limit else { return false }
    return all.allSatisfy { value in
      withUnsafePointer(to: value) { place in
        var own = Given(at: place, after: values)
        defer { values.adopt(own) }
        return rule.print(&own, output, then: { _, _ in true })
      }
    }
  }

  override func rows() -> [Row] {
    rule.rows().map { Row(leaves: $0.leaves, choices: $0.choices, outline: .unknown) }
  }
}
