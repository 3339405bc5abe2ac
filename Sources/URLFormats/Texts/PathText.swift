// A row's text stands for itself. What other libraries write in it, and what a URL has besides its
// path, would match only a link with these very characters, and nobody would notice.

/// Stops the program if a text in a row means something in a URL, or in the routes of another
/// library.
///
/// - Parameter isPattern: Whether to say what to write in a pattern, instead of in a format.
func requirePathText(
  _ text: String, isPattern: Bool, file: StaticString, line: UInt
) {
  guard let (found, whole, advice) = otherMeaning(of: text, isPattern) else { return }
  fatalError(
    """
    "\(text)" contains "\(found)": \(advice). If you mean the characters, write \
    \(exactly(whole, isPattern))
    """, file: file, line: line)
}

/// Returns what a text contains that means something else, the text around it that could be meant,
/// and what to write instead, or nil if it's a text like any other.
private func otherMeaning(
  of text: String, _ isPattern: Bool
) -> (found: String, whole: String, advice: String)? {
  let startsWithHost = text.hasPrefix("//")
  if !startsWithHost, !text.utf8.contains(where: isSpecial) { return nil }
  if startsWithHost || text.contains("://") {
    let address =
      isPattern ? "Router(addresses: \"https://me.com\")" : "address(\"https://me.com\")"
    let found = startsWithHost ? "//" : "://"
    return (found, text, "begin the table with an address, as in \(address)")
  }
  if text.utf8.contains(UInt8(ascii: "#")) {
    return ("#", text, "write \(isPattern ? ".? fragment(string)" : "fragment(.string)")")
  }
  for element in text.split(separator: "/").map(String.init) {
    let bytes = element.utf8
    if bytes.first == UInt8(ascii: ":") || bytes.contains(UInt8(ascii: "{"))
      || bytes.contains(UInt8(ascii: "<")) && bytes.contains(UInt8(ascii: ">"))
    {
      return (element, element, "write \(isPattern ? "string" : "path(.string)") to capture it")
    }
    if bytes.contains(UInt8(ascii: "*")) {
      return ("*", element, "write any to match whatever is there")
    }
    if bytes.contains(UInt8(ascii: "?")) {
      let argument = isPattern ? ".? string(\"q\")" : "query(\"q\", .string)"
      return ("?", text, "write an argument as \(argument)")
    }
    if bytes.contains(UInt8(ascii: "%")), let decoded = Counted(path: element).first,
      !(Exactly(element) ~= decoded)
    {
      return ("%", element, "write it decoded, as in \(exactly(decoded, isPattern))")
    }
  }
  return nil
}

/// Returns whether a text is one element that means nothing else, as nearly all texts.
func isWord(_ text: String) -> Bool {
  var text = text
  return text.withUTF8 { $0.allSatisfy { $0 != UInt8(ascii: "/") && !isSpecial($0) } }
}

/// Returns whether a byte may mean something else in another library.
private func isSpecial(_ byte: UInt8) -> Bool {
  // Looking for it in a text takes thirty times as long.
  switch UnicodeScalar(byte) {
  case ":", "#", "*", "?", "%", "{", "<": true
  default: false
  }
}

/// Returns the code for an element that has exactly this text.
private func exactly(_ text: String, _ isPattern: Bool) -> String {
  isPattern ? "lit(\"\(text)\")" : "path(Exactly(\"\(text)\"))"
}
