extension Regex {
  /// The reason why a pattern was refused, and the place in it.
  ///
  /// ```swift
  /// do {
  ///   _ = try Regex(validating: "(.)\\1")
  /// } catch {
  ///   print(error)
  /// }
  /// // “(.)\1” is not a valid pattern, at offset 3 (“\1”): back-references are refused: …
  /// ```
  public struct InvalidPattern: Error, Hashable, Sendable {
    /// The pattern, as it was written.
    public let pattern: String
    /// The number of Unicode scalars before the one that is refused.
    public let offset: Int
    /// What is wrong there, and what to write instead.
    public let reason: String
  }
}

extension Regex.InvalidPattern: CustomStringConvertible {
  /// The pattern, the place and the reason, in one line.
  public var description: String {
    let scalars = pattern.unicodeScalars
    let there = String(scalars.dropFirst(offset).prefix(8))
    let shown = scalars.count > 80 ? "\(String(scalars.prefix(79)))…" : pattern
    return "“\(shown)” is not a valid pattern, at offset \(offset)"
      + (there.isEmpty ? ": " : " (“\(there)”): ") + reason
  }
}
