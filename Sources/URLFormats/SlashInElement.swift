/// A slash in the text of an element, where a URL writes it as `%2F`, which stops the program.
@usableFromInline
package struct SlashInElement: Sendable {
  private let reason: String
  private let file: StaticString
  private let line: UInt

  /// How an element is written as a literal.
  package enum Literal {
    case ofFormat, ofPattern
  }

  /// Creates nothing if the text doesn't contain a slash.
  ///
  /// - Parameter literal: How to write the text instead, if it's a literal.
  package init?(
    _ text: String, literal: Literal? = nil, _ file: StaticString = #fileID,
    _ line: UInt = #line
  ) {
    guard text.utf8.contains(UInt8(ascii: "/")) else { return nil }
    let isFormat = literal == .ofFormat
    let elements = text.split(separator: "/").map { isFormat ? "path(\"\($0)\")" : "\"\($0)\"" }
    let several = elements.joined(separator: isFormat ? " </> " : " / ")
    let one = isFormat ? "path(Exactly(\"\(text)\"))" : "lit(\"\(text)\")"
    let advice =
      literal == nil
      ? "join several elements instead"
      : "write \(several.isEmpty ? "root" : several), or, for an element that contains a slash, \(one)"
    // A delimiter that's data is encoded (RFC 3986 §2.2).
    reason =
      "\"\(text)\" belongs to one element of a path, where a URL writes a slash as %2F: \(advice)"
    (self.file, self.line) = (file, line)
  }

  package func stop(_ file: StaticString? = nil, _ line: UInt? = nil) -> Never {
    fatalError(reason, file: file ?? self.file, line: line ?? self.line)
  }
}
