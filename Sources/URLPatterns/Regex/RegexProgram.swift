/// A compiled pattern, which is immutable and shared by all matchers with the same pattern.
///
/// A text is matched by the places of the pattern, or if it's in ASCII, by a table made from them,
/// unless that would be too large.
final class RegexProgram: Sendable {
  let pattern: String
  let ignoresCase: Bool
  let places: RegexPlaces
  let table: RegexTable?

  init(
    _ pattern: String, ignoringCase ignoresCase: Bool = false
  ) throws(Regex.InvalidPattern) {
    self.pattern = pattern
    self.ignoresCase = ignoresCase
    var parser = RegexParser(pattern, ignoringCase: ignoresCase)
    try parser.parse()
    places = RegexPlaces(parser)
    table = RegexTable(places)
  }

  /// The approximate size of the program in bytes.
  ///
  /// In a class, a letter makes about one range of scalars, which has eight bytes.
  var size: Int { 512 + 9 * pattern.utf8.count + places.size + (table?.size ?? 0) }

  /// Returns whether the whole element matches.
  func matches(_ element: String) -> Bool {
    element.withUTF8Span { table?.matches($0) ?? places.matches($0) }
  }
}
