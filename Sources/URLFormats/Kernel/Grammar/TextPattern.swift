/// The texts that a piece can read, such as the elements of a path, as far as they're known without
/// running it.
///
/// Alternatives are looked up by them. A piece may refuse a text that matches its pattern, but
/// never reads another.
package enum TextPattern: Hashable, Sendable {
  /// A text that Swift considers equal to this one.
  case literal(String)
  /// A text with the same bytes as this one.
  case exactly(String)
  /// A text that equals this one if case is ignored.
  case ignoringCase(String)
  /// A text that matches one of these patterns.
  case oneOf([TextPattern])
  /// A text between a prefix and a suffix.
  case between(String, String)
  /// A text that the matcher with this name matches.
  case matching(String)
  /// Some text, of which nothing is known but the one that's printed.
  case someText(printing: String)
  /// Any text.
  case anyText
  /// Any number of texts, including none.
  case anyTexts
  /// The end of the texts, where the piece turns to the later ones (`ContinuedTexts`), as the start
  /// of a path in the fragment does.
  case turn
  /// Unknown, because the piece changes the texts that follow, as an address does that makes the
  /// host the first element.
  case changed

  /// The only text, if case counts.
  package var onlyText: String? {
    switch self {
    case .literal(let text), .exactly(let text): text
    case .ignoringCase, .oneOf, .between, .matching, .someText, .anyText, .anyTexts, .turn,
      .changed:
      nil
    }
  }
}

extension TextPattern {
  /// The pattern without regard to case, unless it compares bytes.
  var ignoringCase: TextPattern {
    switch self {
    case .literal(let text): .ignoringCase(text)
    case .oneOf(let patterns): .oneOf(patterns.map(\.ignoringCase))
    case .exactly, .ignoringCase, .between, .matching, .someText, .anyText, .anyTexts, .turn,
      .changed:
      self
    }
  }

  /// Returns a text that differs only in case as the pattern has it, or nil for any other text.
  func restored(_ text: String) -> String? {
    switch self {
    case .literal(let literal):
      return IgnoringCase(literal) ~= text ? literal : nil
    case .oneOf(let patterns):
      return patterns.lazy.compactMap { $0.restored(text) }.first
    case .between(let prefix, let suffix):
      return text.removing(prefix, atEnd: false, ignoringCase: true)?
        .removing(suffix, atEnd: true, ignoringCase: true).map { prefix + $0 + suffix }
    case .exactly, .ignoringCase, .matching, .someText, .anyText, .anyTexts, .turn, .changed:
      return nil
    }
  }

  /// The pattern of a text between a prefix and a suffix that matches this one.
  func between(_ prefix: String, _ suffix: String) -> TextPattern {
    switch self {
    case _ where prefix.isEmpty && suffix.isEmpty: self
    case .literal(let text): .literal(prefix + text + suffix)
    case .exactly(let text): .exactly(prefix + text + suffix)
    case .oneOf(let patterns): .oneOf(patterns.map { $0.between(prefix, suffix) })
    case .between(let start, let end): .between(prefix + start, end + suffix)
    default: .between(prefix, suffix)
    }
  }
}
