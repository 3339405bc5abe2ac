/// A writer of the percent-encoded parts of a URI.
///
/// To get the text that a closure writes, call `URIWriter.text`.
package struct URIWriter: ~Copyable {
  /// Memory on the stack, which is large enough for most texts.
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  /// The number of initialized `bytes`.
  ///
  /// It never exceeds the size of the buffer, because each append makes room first.
  private var count = 0
  /// The output that precedes `bytes`.
  private var flushed: [UInt8] = []

  /// Returns the text that `write` writes.
  @inline(__always)
  static func text<Failure>(
    _ write: (inout URIWriter) throws(Failure) -> Void
  ) throws(Failure) -> String {
    try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) {
      (bytes) throws(Failure) in
      var writer = URIWriter(bytes: bytes)
      try write(&writer)
      if !writer.flushed.isEmpty {
        writer.flush()
        return String(decoding: writer.flushed, as: UTF8.self)
      }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[..<writer.count]), as: UTF8.self)
    }
  }

  private mutating func flush() {
    flushed.append(contentsOf: bytes[..<count])
    count = 0
  }

  /// Appends one ASCII character.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == bytes.count { flush() }
    bytes.initializeElement(at: count, to: byte)
    count &+= 1
  }

  /// Appends text without encoding it.
  mutating func append(verbatim text: String) {
    text.withUTF8Span { append(verbatim: $0) }
  }

  /// Appends bytes without encoding them.
  mutating func append(verbatim text: Span<UInt8>) {
    if text.count > bytes.count &- count { flush() }
    text.withUnsafeBufferPointer { text in
      guard text.count <= bytes.count else { return flushed.append(contentsOf: text) }
      for i in text.indices { bytes.initializeElement(at: count &+ i, to: text[i]) }
      count &+= text.count
    }
  }

  /// Appends a byte as `%` and two hexadecimal digits (RFC 3986 §2.1).
  @inline(__always)
  mutating func append(encoding byte: UInt8) {
    append(UInt8(ascii: "%"))
    append(hexadecimalDigit(byte >> 4))
    append(hexadecimalDigit(byte & 15))
  }

  /// Appends text, and encodes each UTF-8 byte that isn't in `unencoded`.
  @inline(__always)
  mutating func append(_ text: String, unencoded: UnencodedBytes) {
    text.withUTF8Span { text in
      for i in text.indices {
        let byte = text[i]
        unencoded.contain(byte) ? append(byte) : append(encoding: byte)
      }
    }
  }
}

/// Returns the digit for a value below 16, in upper case as RFC 3986 §2.1 recommends.
private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}

/// The ASCII characters that don't need encoding in a component of a URI.
struct UnencodedBytes {
  /// One bit for each character: those below 64 in `low`, the others in `high`.
  private let low, high: UInt64

  /// `scheme` (RFC 3986 §3.1), except for its first character.
  static let scheme = UnencodedBytes("+-.")
  /// `unreserved` (RFC 3986 §2.3): characters that never need encoding.
  static let unreserved = UnencodedBytes("-._~")
  /// `userinfo` (RFC 3986 §3.2.1).
  static let user = UnencodedBytes("-._~!$&'()*+,;=:")
  /// `reg-name` (RFC 3986 §3.2.2): `unreserved` and `sub-delims`.
  static let host = UnencodedBytes("-._~!$&'()*+,;=")
  /// `pchar` (RFC 3986 §3.3).
  static let path = UnencodedBytes("-._~!$&'()*+,;=:@")
  /// `query` (RFC 3986 §3.4).
  static let query = UnencodedBytes("-._~!$&'()*+,;=:@/?")
  /// `fragment` (RFC 3986 §3.5).
  static let fragment = UnencodedBytes("-._~!$&'()*+,;=:@/?")

  /// Creates a set of letters, digits, and some other characters.
  private init(_ others: String) {
    let alphanumerics = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    var (low, high): (UInt64, UInt64) = (0, 0)
    for byte in (alphanumerics + others).utf8 {
      if byte < 64 { low |= 1 << byte } else { high |= 1 << (byte - 64) }
    }
    (self.low, self.high) = (low, high)
  }

  @inline(__always)
  func contain(_ byte: UInt8) -> Bool {
    // Most bytes are letters, so these are checked first.
    (byte | 0x20) &- UInt8(ascii: "a") < 26
      || byte < 128 && (byte < 64 ? low : high) &>> UInt64(byte & 63) & 1 == 1
  }
}
