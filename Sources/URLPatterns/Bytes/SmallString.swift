// Most elements of a path are short, and Swift stores a short string in the two words of the string
// itself. Working on the words directly takes far fewer instructions than calling the standard
// library to create and compare strings.

/// Whether a string of up to 15 ASCII bytes consists of these bytes and, in its last byte, `0xe0`
/// plus their number.
///
/// This is true on every 64-bit platform so far, and part of the stable ABI on Apple's platforms,
/// but nothing relies on that: this property checks how the compiler lays out a literal, and
/// is evaluated at compile time. If the answer is no, as on 32-bit platforms, the standard library
/// creates and compares strings.
@inlinable @inline(__always)
var smallStringsAreTwoWords: Bool {
  guard MemoryLayout<String>.size == 16 else { return false }
  let literal = "abcdefghij".twoWords
  return literal.low == 0x6867_6665_6463_6261 && literal.high == 0xea00_0000_0000_6a69
}

extension String {
  /// Creates a string of up to 15 ASCII bytes, which are in `low` and `high` in little-endian
  /// order, followed by zeros.
  @inline(__always)
  init(smallASCII low: UInt64, _ high: UInt64, count: Int) {
    guard smallStringsAreTwoWords else {
      self = withUnsafeBytes(of: (low.littleEndian, high.littleEndian)) {
        String(decoding: UnsafeRawBufferPointer(rebasing: $0[..<count]), as: UTF8.self)
      }
      return
    }
    var words = (low, high | UInt64(truncatingIfNeeded: 0xe0 | count) &<< 56)
    // This moves the string out of the memory. A cast would copy it, with reference counting.
    self = withUnsafeMutablePointer(to: &words) { words in
      words.withMemoryRebound(to: String.self, capacity: 1) { $0.move() }
    }
  }

  /// The number of bytes if the string is known to be ASCII, or else nil, without a call.
  ///
  /// The first word of a long string is its number of bytes, below a bit for ASCII. As above, two
  /// literals check this at compile time.
  @inline(__always)
  var countOfASCII: UInt64? {
    guard smallStringsAreTwoWords, "abcdefghijklmnop".twoWords.low == 0xd000_0000_0000_0010,
      "äbcdefghijklmnop".twoWords.low &>> 63 == 0
    else { return nil }
    let (low, high) = twoWords
    if high &>> 60 == 0xe { return high &>> 56 & 15 }
    // Bit 61 of `high` is for short strings, and is compared together with the bit for ASCII.
    return (low & ~(high &<< 2)) &>> 63 == 1 ? low & 0xffff_ffff_ffff : nil
  }

  /// The two words that the string consists of.
  ///
  /// - Precondition: `MemoryLayout<String>.size == 16`.
  @inlinable
  var twoWords: (low: UInt64, high: UInt64) { unsafeBitCast(self, to: (UInt64, UInt64).self) }
}

extension Span<UInt8> {
  /// The bytes of a text that's short enough for a string of two words, followed by zeros.
  @inline(__always)
  var twoWords: (low: UInt64, high: UInt64)? {
    guard smallStringsAreTwoWords, count <= 15 else { return nil }
    let low = word(at: 0) & maskOfBytes(count)
    return (low, count > 8 ? word(at: 8) & maskOfBytes(count &- 8) : 0)
  }
}
