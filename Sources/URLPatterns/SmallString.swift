// Elements of paths are short, mostly. What Swift does with short strings through functions of the
// standard library, some ninety instructions to make one and twenty to tell two apart, is done here
// on the two words that such a string consists of.

/// Whether a string of up to 15 ASCII bytes is these bytes, and in the last `0xe0` and their number.
///
/// So it is on every 64-bit platform to date, and on Apple's the layout is frozen. Nothing relies
/// on that: a literal, as this compiler has laid it out, is the witness, and the comparison is folded
/// when compiling. Where it fails, strings are made and compared as usual.
@inlinable @inline(__always)
var smallStringsAreTwoWords: Bool {
  guard MemoryLayout<String>.size == 16 else { return false }
  let literal = "abcdefghij".words
  return literal.low == 0x6867_6665_6463_6261 && literal.high == 0xea00_0000_0000_6a69
}

extension String {
  /// The string of up to 15 ASCII bytes that are the bytes of `low` and `high`, in little-endian
  /// order, with zeros after the last; only where `smallStringsAreTwoWords`.
  @inline(__always)
  init(smallASCII low: UInt64, _ high: UInt64, count: Int) {
    var words = (low, high | UInt64(truncatingIfNeeded: 0xe0 | count) &<< 56)
    // Moved out, not cast: a cast would retain what needs no retaining.
    self = withUnsafeMutablePointer(to: &words) { words in
      words.withMemoryRebound(to: String.self, capacity: 1) { $0.move() }
    }
  }

  /// The two words of the string; only where a string has two words.
  @inlinable @inline(__always)
  var words: (low: UInt64, high: UInt64) { unsafeBitCast(self, to: (UInt64, UInt64).self) }

  /// The bytes of a string of up to 15 ASCII bytes in two little-endian numbers, without what else
  /// is in the second's upper byte masked out; nil for any other string.
  @inline(__always)
  var smallASCII: (low: UInt64, high: UInt64, count: Int)? {
    guard smallStringsAreTwoWords, words.high &>> 60 == 0xe else { return nil }
    return (words.low, words.high, Int(truncatingIfNeeded: words.high &>> 56 & 15))
  }

  /// Whether this is `other`, as `==` has it, but without a call where both are short.
  ///
  /// Inlined late: a `switch` of 250 cases is optimised before it holds as many copies, which takes a
  /// fifth of the time.
  @_alwaysEmitIntoClient @_semantics("inline_late")
  func equals(_ other: String) -> Bool {
    guard smallStringsAreTwoWords else { return self == other }
    let (left, right) = (words, other.words)
    // The same words are the same string, whatever it is, and short ASCII ones have no other spelling.
    if left.low == right.low, left.high == right.high { return true }
    return (left.high & right.high) &>> 60 == 0xe ? false : equalsAtLength(other)
  }

  /// The same by a call, so that a `case` with a literal is compiled to little.
  @usableFromInline
  func equalsAtLength(_ other: String) -> Bool { self == other }
}
