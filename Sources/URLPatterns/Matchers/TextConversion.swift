import TextGuards

extension LosslessStringConvertible {
  /// Creates a value from text that may come from a stranger, by the rules of its type.
  @inlinable
  init?(decoded text: String) {
    // The most frequent types need no check.
    guard Self.self == Int.self || Self.self == String.self || text.isDescription(of: Self.self)
    else { return nil }
    self.init(text)
  }
}

extension RawRepresentable where RawValue: LosslessStringConvertible {
  /// Creates a value from text that may come from a stranger, by its raw value.
  @inlinable
  init?(decoded text: String) {
    guard text.isRawValue, let rawValue = RawValue(decoded: text) else { return nil }
    self.init(rawValue: rawValue)
  }
}

extension String {
  @usableFromInline
  func isDescription<Value>(of type: Value.Type) -> Bool { isSafe(for: type) }

  @usableFromInline
  var isRawValue: Bool { isStreamSafe }
}
