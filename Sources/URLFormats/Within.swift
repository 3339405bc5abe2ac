extension Piece<URLParts> {
  /// Returns a piece that reads and writes parts with other settings, and then restores them.
  ///
  /// A piece that skips stays as it is, and so does one that isn't described.
  ///
  /// - Parameters:
  ///   - set: Changes the settings of the parts.
  ///   - change: Changes the description of the piece in the same way.
  ///   - others: Returns how the piece sees those beside it.
  func within(
    _ set: @escaping @Sendable (inout URLParts) -> Void,
    change: @escaping @Sendable (inout _URLPart) -> Void,
    others: @escaping @Sendable ([_URLPart]) -> [_URLPart] = { $0 }
  ) -> Piece {
    if skip != nil { return self }
    @Sendable func within(_ parts: inout URLParts, _ action: (inout URLParts) -> Bool) -> Bool {
      let (options, isInFragment) = (parts.options, parts.isInFragment)
      set(&parts)
      // An explanation of what didn't match needs the settings.
      guard action(&parts) else { return false }
      (parts.options, parts.isInFragment) = (options, isInFragment)
      return true
    }
    let read: @Sendable (inout URLParts, inout [Any]) -> Bool = { [read] parts, values in
      within(&parts) { read(&$0, &values) }
    }
    let write: @Sendable (inout [Any], inout URLParts) -> Bool = { [write] values, parts in
      within(&parts) { write(&values, &$0) }
    }
    guard var part else {
      return Piece(
        texts: texts, template: template, read: read, write: write, describe: describe)
    }
    change(&part)
    return Piece(
      part, read: read, write: write,
      adapt: adapt.map { adapt in
        { @Sendable in adapt(others($0)).within(set, change: change, others: others) }
      })
  }
}
