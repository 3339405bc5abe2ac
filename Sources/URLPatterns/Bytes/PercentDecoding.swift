extension String {
  /// Creates a string by decoding one percent-encoded element or argument.
  ///
  /// Bytes that don't decode to UTF-8 (`%FF`), or that contain an invalid escape (`%zz`), stay
  /// encoded as a whole.
  init(percentEncoded bytes: Span<UInt8>, plusAsSpace: Bool = false) {
    if let text = bytes.shortPlainText(plusAsSpace: plusAsSpace) {
      self = text
      return
    }
    let isPlain = bytes.isPlain(plusAsSpace: plusAsSpace)
    self = (isPlain ? nil : String.decoding(bytes, plusAsSpace: plusAsSpace)) ?? String(bytes)
  }

  /// Returns the decoded text, or nil if an escape is malformed or the bytes aren't valid UTF-8.
  static func decoding(_ bytes: Span<UInt8>, plusAsSpace: Bool) -> String? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var i = 0
    while i < bytes.count {
      switch bytes[i] {
      case UInt8(ascii: "%"):
        guard let byte = bytes.escapedByte(at: i) else { return nil }
        decoded.append(byte)
        i += 3
      case UInt8(ascii: "+") where plusAsSpace:
        decoded.append(UInt8(ascii: " "))
        i += 1
      case let byte:
        decoded.append(byte)
        i += 1
      }
    }
    // Bytes that aren't UTF-8 are replaced, so the text has other bytes.
    let text = String(decoding: decoded, as: UTF8.self)
    return text.utf8.elementsEqual(decoded) ? text : nil
  }
}

extension Span<UInt8> {
  /// Returns the text if it's up to 15 bytes that decode to themselves, as most names and values of
  /// arguments are.
  @inline(__always)
  func shortPlainText(plusAsSpace: Bool) -> String? {
    guard let (low, high) = twoWords,
      escapeMarks(in: low, plusAsSpace: plusAsSpace) == 0,
      escapeMarks(in: high, plusAsSpace: plusAsSpace) == 0
    else { return nil }
    return String(smallASCII: low, high, count: count)
  }

  /// Returns the byte that the escape at `i` stands for, or nil if it's malformed.
  func escapedByte(at i: Int) -> UInt8? {
    guard i + 2 < count, let high = hexadecimalValue(self[i + 1]),
      let low = hexadecimalValue(self[i + 2])
    else { return nil }
    return high << 4 | low
  }
}

/// Returns the value of a hexadecimal digit in either case, or nil for another byte.
func hexadecimalValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  default: nil
  }
}
