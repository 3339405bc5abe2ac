/// The fields of a request's head, such as `Host: example.org` (RFC 9110 §5, RFC 9112 §5).
struct Fields {
  /// The values by the name in lower case.
  private var values: [String: [String]] = [:]

  /// Reads the lines between the request line and the empty one.
  init(_ lines: some Sequence<String>) throws(Refusal) {
    for line in lines {
      // By scalars: a colon with a combining mark is a character of its own, which takes long to compare
      // if there are many marks.
      let parts = line.unicodeScalars.split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      // No white space before the colon, and no line that goes on with the one before: other readers
      // of the same bytes may take them for something else (RFC 9112 §5.1, §5.2).
      guard parts.count == 2, isToken(String(parts[0])) else {
        throw Refusal(.badRequest, "A line of the head is not of the form NAME: VALUE.")
      }
      guard parts[1].allSatisfy({ $0 >= " " && $0 != "\u{7f}" || $0 == "\t" }) else {
        throw Refusal(.badRequest, "A field of the head has a control character in it.")
      }
      values[String(parts[0]).lowercased(), default: []].append(trimmed(parts[1]))
    }
  }

  /// The values of the fields of a name, which is to be in lower case.
  subscript(name: String) -> [String] { values[name] ?? [] }

  /// The elements of a field that is a list, in lower case (RFC 9110 §5.6.1).
  func tokens(_ name: String) -> [String] {
    self[name].flatMap { $0.unicodeScalars.split(separator: ",") }.map { trimmed($0).lowercased() }
  }

  /// Whether the host is named as RFC 9112 §3.2 asks: once, by something that can be a host.
  func isValidHost(required: Bool) -> Bool {
    let hosts = self["host"]
    return hosts.count <= 1 && (!hosts.isEmpty || !required)
      && hosts.allSatisfy {
        $0.utf8.allSatisfy { (0x21...0x7e).contains($0) && !",/?#@\\".utf8.contains($0) }
      }
  }

  /// How many bytes of content follow the head (RFC 9112 §6.3).
  func bodyLength() throws(Refusal) -> Int {
    let lengths = self["content-length"]
    guard self["transfer-encoding"].isEmpty else {
      // Both together are how requests are smuggled past a proxy (RFC 9112 §6.1).
      throw lengths.isEmpty
        ? Refusal(.lengthRequired, "Send the content with a Content-Length.")
        : Refusal(.badRequest, "Content-Length and Transfer-Encoding exclude each other.")
    }
    guard let length = lengths.first else { return 0 }
    guard lengths.count == 1, !length.isEmpty,
      length.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { throw Refusal(.badRequest, "Content-Length is not one number.") }
    return Int(length) ?? .max
  }
}

/// The text without the spaces and tabs around it.
private func trimmed(_ text: Substring.UnicodeScalarView) -> String {
  let isBlank: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" }
  let end = text.lastIndex { !isBlank($0) }.map(text.index(after:)) ?? text.startIndex
  return String(text[..<end].drop(while: isBlank))
}
