// Percent-decoding in its simplest form, to compare faster ways with.

/// Returns the bytes that an escaped text stands for, or nil if a `%` doesn't begin an escape or
/// the bytes aren't UTF-8.
private func decodedBytes(_ text: some Sequence<UInt8>) -> [UInt8]? {
  var decoded: [UInt8] = []
  var rest = Array(text)[...]
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%") {
      guard rest.count >= 2 else { return nil }
      let digits = rest.prefix(2)
      rest = rest.dropFirst(2)
      // Unlike a number, an escape has no sign.
      guard !digits.contains(UInt8(ascii: "+")), !digits.contains(UInt8(ascii: "-")),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      decoded.append(value)
    } else {
      decoded.append(byte)
    }
  }
  return String(validating: decoded, as: UTF8.self).map { Array($0.utf8) }
}

/// Returns the decoded text of the bytes, or their own spelling if they can't be decoded.
func plainlyDecoded(_ text: some Sequence<UInt8>) -> String {
  String(decoding: decodedBytes(text) ?? Array(text), as: UTF8.self)
}

/// Returns whether the bytes can be decoded.
func isDecodable(_ text: some Sequence<UInt8>) -> Bool {
  decodedBytes(text) != nil
}

/// Returns whether the text consists of these characters, letters, digits, and escapes.
func isSpelled(_ text: String, with characters: String) -> Bool {
  var rest = Array(text.utf8)[...]
  let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
  let allowed = Set((letters + "0123456789-._~" + characters).utf8)
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%") {
      guard rest.count >= 2, Set("0123456789abcdefABCDEF".utf8).isSuperset(of: rest.prefix(2))
      else { return false }
      rest = rest.dropFirst(2)
    } else if !allowed.contains(byte) {
      return false
    }
  }
  return true
}
