extension QueryArguments {
  /// Writes the arguments, encoded and separated by `&`.
  func write(to text: inout URIWriter) {
    withBytes { bytes in
      var position = 0
      while let argument = EncodedArgument(in: bytes, from: position) {
        if position > 0 { text.append(UInt8(ascii: "&")) }
        position = argument.end
        text.append(argument, in: bytes, plusAsSpace: plusAsSpace)
      }
    }
  }
}

extension URIWriter {
  /// Appends an argument that was read.
  fileprivate mutating func append(
    _ argument: EncodedArgument, in bytes: Span<UInt8>, plusAsSpace: Bool
  ) {
    let whole = bytes.extracting(argument.start..<argument.end)
    if keepsSpelling(whole, plusAsSpace: plusAsSpace) { return append(verbatim: whole) }
    append(percentEncoded: bytes.extracting(argument.name), plusAsSpace: plusAsSpace)
    guard let value = argument.value else { return }
    append(UInt8(ascii: "="))
    append(percentEncoded: bytes.extracting(value), plusAsSpace: plusAsSpace)
  }

  /// Appends a name or a value that was read, and encodes it again if it can't keep its spelling.
  private mutating func append(percentEncoded bytes: Span<UInt8>, plusAsSpace: Bool) {
    if keepsSpelling(bytes, plusAsSpace: plusAsSpace) {
      append(verbatim: bytes)
    } else {
      append(String(percentEncoded: bytes, plusAsSpace: plusAsSpace), unencoded: .unreserved)
    }
  }
}

/// Returns whether a part of a query is valid and means the same to every reader.
private func keepsSpelling(_ bytes: Span<UInt8>, plusAsSpace: Bool) -> Bool {
  isValidInQuery(bytes) && !(plusAsSpace && bytes.contains { $0 == UInt8(ascii: "+") })
}

/// Returns whether the bytes match `query = *( pchar / "/" / "?" )` (RFC 3986 §3.4), which requires
/// that each `%` begins an escape.
private func isValidInQuery(_ bytes: Span<UInt8>) -> Bool {
  var i = 0
  while i < bytes.count {
    if bytes[i] == UInt8(ascii: "%") {
      guard i + 2 < bytes.count, hexadecimalValue(bytes[i + 1]) != nil,
        hexadecimalValue(bytes[i + 2]) != nil
      else { return false }
      i += 3
    } else {
      guard UnencodedBytes.query.contain(bytes[i]) else { return false }
      i += 1
    }
  }
  return true
}

extension URIWriter {
  /// Appends one argument, encoded, or nothing for an empty name without a value.
  mutating func appendArgument(name: String, value: String?) {
    append(name, unencoded: .unreserved)
    guard let value else { return }
    append(UInt8(ascii: "="))
    append(value, unencoded: .unreserved)
  }
}
