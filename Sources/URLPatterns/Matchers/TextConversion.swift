extension LosslessStringConvertible {
  /// Creates a value from text that may come from a stranger, by the rules of its type.
  ///
  /// Two of the standard library's types need special care.
  @inlinable
  init?(decoded text: String) {
    // `Character.init(_: String)` traps on any other number of characters.
    if Self.self == Character.self, !text.isOneCharacter { return nil }
    // `Bool` compares strings, which is slow with many combining marks. `false` has only five
    // bytes.
    if Self.self == Bool.self, text.utf8.count > 5 { return nil }
    self.init(text)
  }
}

extension String {
  @usableFromInline
  var isOneCharacter: Bool {
    !isEmpty && index(after: startIndex) == endIndex
  }
}
