/// The ASCII characters that don't need encoding in a component of a URI.
struct UnencodedBytes {
  /// One bit for each character: those below 64 in `low`, the others in `high`.
  private let low, high: UInt64

  /// `scheme` (RFC 3986 §3.1), except for its first character.
  static let scheme = UnencodedBytes("+-.")
  /// `unreserved` (RFC 3986 §2.3): characters that never need encoding.
  static let unreserved = UnencodedBytes("-._~")
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
