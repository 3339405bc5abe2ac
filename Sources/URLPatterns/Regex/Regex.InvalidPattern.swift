extension Regex {
  /// The reason why a pattern is invalid, and the place in it.
  ///
  /// ```swift
  /// do {
  ///   _ = try Regex(validating: "(.)\\1")
  /// } catch {
  ///   print(error)
  /// }
  /// // “(.)\1” is not a valid pattern, at offset 3 (“\1”): back-references aren't supported, …
  /// ```
  public struct InvalidPattern: Error, Hashable, Sendable {
    /// The invalid pattern.
    public let pattern: String
    /// The number of Unicode scalars before the invalid part.
    public let offset: Int
    /// An explanation of what's wrong and what to write instead.
    public let reason: String
  }
}

extension Regex.InvalidPattern: CustomStringConvertible {
  /// A message with the pattern, the place, and the reason, in one line.
  public var description: String {
    let scalars = pattern.unicodeScalars
    let there = String(scalars.dropFirst(offset).prefix(8))
    let shown = scalars.count > 80 ? "\(String(scalars.prefix(79)))…" : pattern
    return "“\(shown)” is not a valid pattern, at offset \(offset)"
      + (there.isEmpty ? ": " : " (“\(there)”): ") + reason
  }
}
