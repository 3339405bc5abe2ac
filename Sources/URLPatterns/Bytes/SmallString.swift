// Most elements of paths are short, and Swift keeps a short string in the two words that a string
// consists of. The standard library takes some ninety instructions to make one and twenty to tell two
// apart; on the words themselves a few will do.

/// Whether a string of up to 15 ASCII bytes consists of these bytes and, in its last byte, of `0xe0`
/// plus their number.
///
/// This is so on every 64-bit platform to date, and Apple's platforms have frozen it. Nothing relies
/// on that: the function looks at a literal as this compiler has laid it out, and the compiler knows
/// the answer beforehand. Where the answer is no, strings are made and compared by the standard
/// library; `-D ORDINARY_STRINGS` makes it no for a run of the tests.
@inlinable @inline(__always)
var smallStringsAreTwoWords: Bool {
  #if ORDINARY_STRINGS
    return false
  #else
    guard MemoryLayout<String>.size == 16 else { return false }
    let literal = "abcdefghij".twoWords
    return literal.low == 0x6867_6665_6463_6261 && literal.high == 0xea00_0000_0000_6a69
  #endif
}

extension String {
  /// Makes a string of up to 15 ASCII bytes, which `low` and `high` hold in little-endian order, with
  /// zeros after the last.
  ///
  /// - Precondition: `smallStringsAreTwoWords`.
  @inline(__always)
  init(smallASCII low: UInt64, _ high: UInt64, count: Int) {
    var words = (low, high | UInt64(truncatingIfNeeded: 0xe0 | count) &<< 56)
    // The string is moved out of the memory. A cast would copy it, and count a reference for that.
    self = withUnsafeMutablePointer(to: &words) { words in
      words.withMemoryRebound(to: String.self, capacity: 1) { $0.move() }
    }
  }

  /// The two words that the string consists of.
  ///
  /// - Precondition: `MemoryLayout<String>.size == 16`.
  @inlinable @inline(__always)
  var twoWords: (low: UInt64, high: UInt64) { unsafeBitCast(self, to: (UInt64, UInt64).self) }

  /// The bytes of a string of up to 15 ASCII bytes, in little-endian order, and their number; nil for
  /// any other string.
  ///
  /// The highest byte of `high` is no byte of the text.
  @inline(__always)
  var smallASCII: (low: UInt64, high: UInt64, count: Int)? {
    guard smallStringsAreTwoWords, twoWords.high &>> 60 == 0xe else { return nil }
    return (twoWords.low, twoWords.high, Int(truncatingIfNeeded: twoWords.high &>> 56 & 15))
  }
}

extension Span<UInt8> {
  /// The string of the bytes in `range`, all of which are ASCII.
  @inline(__always)
  func asciiString(_ range: Range<Int>) -> String {
    let count = range.upperBound &- range.lowerBound
    guard count <= 15, smallStringsAreTwoWords else {
      return extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }
    return String(
      smallASCII: word(at: range.lowerBound) & maskOfBytes(count),
      count > 8 ? word(at: range.lowerBound &+ 8) & maskOfBytes(count &- 8) : 0, count: count)
  }
}
