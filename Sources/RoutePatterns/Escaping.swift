// The characters with a special meaning, and the backslash, which escapes them.
private let delimiters: [Unicode.Scalar] = ["/", "?", "#", "&", "(", ")", "|", "*", "\\"]

extension String {
  /// The text, escaped for a template.
  var escaped: String { escaped(delimiters) }

  /// The name of an argument, escaped for a template.
  var escapedName: String { escaped(delimiters + ["="]) }

  /// An element, escaped for a template.
  ///
  /// An empty text can't be an element. It becomes a colon, which isn't a template.
  var escapedElement: String {
    if isEmpty { return ":" }
    return (unicodeScalars.first == ":" ? "\\" : "") + escaped
  }

  private func escaped(_ delimiters: [Unicode.Scalar]) -> String {
    var text = Self.UnicodeScalarView()
    for scalar in unicodeScalars {
      if delimiters.contains(scalar) { text.append("\\") }
      text.append(scalar)
    }
    return String(text)
  }
}
