extension Span<UInt8> {
  /// Returns where the segment that begins at `start` ends: at the next `/`, `?`, or `#`, or at the
  /// end of the text.
  func segmentEnd(from start: Int) -> Int {
    var end = start
    while end < count {
      let marks = segmentMarks(in: word(at: end))
      end &+= marks == 0 ? 8 : marks.trailingZeroBitCount &>> 3
      guard marks != 0, end < count else { continue }
      switch self[end] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return end
      default: end &+= 1
      }
    }
    return count
  }

  /// Returns the offset of the first of two bytes from `start` on, or `count` if there is none.
  ///
  /// Neither byte can be a slash.
  @inline(__always)
  func firstIndex(of one: UInt8, or other: UInt8, from start: Int) -> Int {
    var i = start
    while i < count {
      // The slashes that fill up the last word aren't marked.
      let word = word(at: i)
      let marks = marks(of: one, in: word) | marks(of: other, in: word)
      if marks != 0 { return i &+ marks.trailingZeroBitCount &>> 3 }
      i &+= 8
    }
    return count
  }

  /// Returns the offset of the first such byte from `start` on, or `count` if there is none.
  ///
  /// The byte can't be a slash.
  @inline(__always)
  func firstIndex(of byte: UInt8, from start: Int) -> Int {
    firstIndex(of: byte, or: byte, from: start)
  }

  /// Whether the text decodes to itself: ASCII without `%`, and without `+` if that means a space.
  func isPlain(plusAsSpace: Bool) -> Bool {
    var i = 0
    while i < count {
      let word = word(at: i)
      var found = marks(of: UInt8(ascii: "%"), in: word) | nonASCIIMarks(in: word)
      if plusAsSpace { found |= marks(of: UInt8(ascii: "+"), in: word) }
      if found != 0 { return false }
      i &+= 8
    }
    return true
  }
}

/// Marks the bytes that end a plain segment or need more work: `/`, `?`, `#`, `%`, and anything
/// outside ASCII.
///
/// It also marks `!`, `$`, and the other bytes below `&`, because one subtraction finds them all.
/// Only the first mark is reliable.
@inlinable @_transparent
func segmentMarks(in word: UInt64) -> UInt64 {
  // A slash and a question mark differ in one bit, which is masked out.
  let slash = (word & 0xefef_efef_efef_efef) ^ 0x2f2f_2f2f_2f2f_2f2f
  let belowAmpersand = word &- 0x2626_2626_2626_2626
  return ((slash &- lowestBits) | belowAmpersand | word) & highestBits
}

extension String {
  /// Whether this has 1 to 15 bytes, all of them ASCII letters, digits, hyphens, or dots.
  ///
  /// This is inlined, because the compiler knows the answer for a literal, which most schemes and
  /// hosts are.
  @inlinable @inline(__always)
  var isShortName: Bool {
    guard smallStringsAreTwoWords, twoWords.high &>> 60 == 0xe else { return false }
    let count = Int(truncatingIfNeeded: twoWords.high &>> 56 & 15)
    let low = nameMarks(in: twoWords.low) & maskOfBytes(count)
    return low == 0 && count > 0
      && (count <= 8 || nameMarks(in: twoWords.high) & maskOfBytes(count &- 8) == 0)
  }
}

/// Marks the bytes other than ASCII letters, digits, hyphens, and dots.
///
/// Only the first mark is reliable.
@inlinable @_transparent
func nameMarks(in word: UInt64) -> UInt64 {
  // Without a byte above 0x7f, no sum carries into the next byte.
  let letters = word | 0x20 &* lowestBits
  let aToZ = (letters &+ 0x1f &* lowestBits) ^ (letters &+ 0x05 &* lowestBits)
  let hyphenTo9 = (word &+ 0x53 &* lowestBits) ^ (word &+ 0x46 &* lowestBits)
  return (~(aToZ | hyphenTo9) | word) & highestBits | marks(of: UInt8(ascii: "/"), in: word)
}
