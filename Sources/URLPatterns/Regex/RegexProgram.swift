/// A compiled pattern, which is immutable and shared by all matchers with the same pattern.
///
/// The literal that a pattern begins with is compared byte by byte. The rest is matched by its
/// places, or, for a text in ASCII, by a table made from them, unless that would be too large.
final class RegexProgram: Sendable {
  let pattern: String
  let ignoresCase: Bool
  /// The UTF-8 bytes that every matching text begins with.
  private let prefix: [UInt8]
  let places: RegexPlaces
  let table: RegexTable?

  init(
    _ pattern: String, ignoringCase ignoresCase: Bool = false
  ) throws(Regex.InvalidPattern) {
    self.pattern = pattern
    self.ignoresCase = ignoresCase
    var parser = RegexParser(pattern, ignoringCase: ignoresCase)
    try parser.parse()
    var prefix: [UInt8] = []
    var literals = 0
    for step in parser.steps.prefix(parser.firstLoop) {
      guard case .scalar(let set) = step, let scalar = parser.sets[set].onlyScalar else { break }
      prefix += String(scalar).utf8
      literals += 1
    }
    self.prefix = prefix
    places = RegexPlaces(parser, after: literals)
    table = RegexTable(places)
  }

  /// The approximate size of the program in bytes.
  ///
  /// In a class, a letter makes about one range of scalars, which has eight bytes.
  var size: Int { 512 + 9 * pattern.utf8.count + prefix.count + places.size + (table?.size ?? 0) }

  /// Returns whether the whole element matches.
  func matches(_ element: String) -> Bool {
    element.withUTF8Span { text in
      guard text.count >= prefix.count else { return false }
      for index in prefix.indices where text[index] != prefix[index] { return false }
      let rest = text.extracting(prefix.count...)
      return table?.matches(rest) ?? places.matches(rest)
    }
  }
}
