/// Which bytes may stand unencoded in a component of a URI.
enum UnencodedBytes {
  /// `unreserved`, RFC 3986 §2.3: what stands unencoded anywhere.
  case unreserved
  /// `reg-name`, RFC 3986 §3.2.2.
  case host
  /// `pchar`, RFC 3986 §3.3.
  case path
  /// `fragment`, RFC 3986 §3.5.
  case fragment

  @inline(__always)
  func contain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    // `sub-delims`, RFC 3986 §2.2.
    case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
      self != .unreserved
    case UInt8(ascii: ":"), UInt8(ascii: "@"):
      self == .path || self == .fragment
    case UInt8(ascii: "/"), UInt8(ascii: "?"):
      self == .fragment
    default:
      false
    }
  }
}

extension [UInt8] {
  /// Appends `text` as it is.
  mutating func append(verbatim text: String) {
    text.withUTF8Span { $0.withUnsafeBufferPointer { append(contentsOf: $0) } }
  }

  /// Appends `text`, each UTF-8 byte not in `unencoded` as `%` and two hexadecimal digits
  /// (RFC 3986 §2.1).
  mutating func appendPercentEncoded(_ text: String, unencoded: UnencodedBytes) {
    text.withUTF8Span { bytes in
      guard bytes.contains(where: { !unencoded.contain($0) }) else {
        bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
        return
      }
      for i in bytes.indices {
        let byte = bytes[i]
        if unencoded.contain(byte) {
          append(byte)
        } else {
          append(UInt8(ascii: "%"))
          append(hexadecimalDigit(byte >> 4))
          append(hexadecimalDigit(byte & 15))
        }
      }
    }
  }
}

extension String {
  /// Decodes the bytes of one percent-encoded element or argument.
  ///
  /// What does not decode to UTF-8 (`%FF`), or is no escape (`%zz`), keeps its encoded spelling
  /// whole.
  init(percentEncoded bytes: Span<UInt8>, plusAsSpace: Bool = false) {
    guard !bytes.isPlain(plusAsSpace: plusAsSpace) else {
      self = bytes.asciiString(bytes.indices)
      return
    }
    self =
      String.decoding(bytes, plusAsSpace: plusAsSpace)
      ?? bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  private static func decoding(_ bytes: Span<UInt8>, plusAsSpace: Bool) -> String? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var i = 0
    while i < bytes.count {
      switch bytes[i] {
      case UInt8(ascii: "%"):
        guard i + 2 < bytes.count,
          let high = hexadecimalValue(bytes[i + 1]), let low = hexadecimalValue(bytes[i + 2])
        else { return nil }
        decoded.append(high << 4 | low)
        i += 3
      case UInt8(ascii: "+") where plusAsSpace:
        decoded.append(UInt8(ascii: " "))
        i += 1
      case let byte:
        decoded.append(byte)
        i += 1
      }
    }
    // Repairing changes the bytes exactly when they were not UTF-8.
    let string = String(decoding: decoded, as: UTF8.self)
    return string.utf8.elementsEqual(decoded) ? string : nil
  }
}

/// The value of a hexadecimal digit in either case, or nil for another byte.
private func hexadecimalValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  default: nil
  }
}

/// The digit for a value below 16, in upper case as RFC 3986 §2.1 asks.
private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}
