/// Writes parts of a URI, percent-encoded, one after the other.
///
/// You get the text of what a closure writes with `URIWriter.text`.
struct URIWriter: ~Copyable {
  /// Memory on the stack, which most texts fit into.
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  /// How many of `bytes` are initialized.
  ///
  /// Never more than there are: each append makes room first.
  private var count = 0
  /// What was written before `bytes`.
  private var flushed: [UInt8] = []

  private init(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The text that `write` writes.
  @inline(__always)
  static func text(_ write: (inout URIWriter) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { bytes in
      var writer = URIWriter(bytes)
      write(&writer)
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

  /// Makes room for `size` bytes, no more than 256.
  @inline(__always)
  private mutating func reserve(_ size: Int) {
    if count &+ size > bytes.count { flush() }
  }

  @inline(__always)
  private mutating func put(_ byte: UInt8) {
    bytes.baseAddress.unsafelyUnwrapped.advanced(by: count).initialize(to: byte)
    count &+= 1
  }

  /// Appends one ASCII character.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    put(byte)
  }

  /// Appends text as it is.
  mutating func append(verbatim text: String) {
    text.withUTF8Span { text in
      for i in text.indices { append(text[unchecked: i]) }
    }
  }

  /// Appends text, each UTF-8 byte not in `unencoded` as `%` and two hexadecimal digits
  /// (RFC 3986 §2.1).
  mutating func append(_ text: String, unencoded: UnencodedBytes) {
    text.withUTF8Span { text in
      for i in text.indices {
        let byte = text[unchecked: i]
        reserve(3)
        if unencoded.contain(byte) {
          put(byte)
        } else {
          put(UInt8(ascii: "%"))
          put(hexadecimalDigit(byte >> 4))
          put(hexadecimalDigit(byte & 15))
        }
      }
    }
  }
}

/// The digit for a value below 16, in upper case as RFC 3986 §2.1 asks.
private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}

/// Which ASCII characters may stand unencoded in a component of a URI.
struct UnencodedBytes {
  /// One bit each for the characters below 64, and for those from 64 on.
  private let low, high: UInt64

  /// `unreserved` (RFC 3986 §2.3): what stands unencoded anywhere.
  static let unreserved = UnencodedBytes(and: "")
  /// `reg-name` (RFC 3986 §3.2.2): `unreserved` and `sub-delims`.
  static let host = UnencodedBytes(and: "!$&'()*+,;=")
  /// `pchar` (RFC 3986 §3.3).
  static let path = UnencodedBytes(and: "!$&'()*+,;=:@")
  /// `fragment` (RFC 3986 §3.5).
  static let fragment = UnencodedBytes(and: "!$&'()*+,;=:@/?")

  private init(and others: String) {
    let alphanumerics = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    var (low, high): (UInt64, UInt64) = (0, 0)
    for byte in (alphanumerics + "-._~" + others).utf8 {
      if byte < 64 { low |= 1 << byte } else { high |= 1 << (byte - 64) }
    }
    (self.low, self.high) = (low, high)
  }

  @inline(__always)
  func contain(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? low : high) &>> UInt64(byte & 63) & 1 == 1
  }
}
