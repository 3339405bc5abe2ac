// Texts are processed in words of eight bytes, which are long enough for most elements. To mark
// some of the bytes in a word, functions set their highest bits.

extension Span<UInt8> {
  /// Whether there's a byte at `offset`.
  ///
  /// This is what a subscript checks, so after it, the compiler leaves that check out.
  func hasByte(at offset: Int) -> Bool {
    UInt(bitPattern: offset) < UInt(bitPattern: count)
  }

  /// Returns the eight bytes from `offset` on, which is at most `count`, as a little-endian number.
  ///
  /// Slashes fill up the word after the end of the text.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    // This is what the load checks, so the compiler leaves that check out.
    if UInt(bitPattern: offset) <= UInt(bitPattern: count), _fastPath(count &- offset >= 8) {
      return load(UInt64.self, at: offset)
    }
    let rest = bits(count &- offset)
    let slashes: UInt64 = 0x2f2f_2f2f_2f2f_2f2f &<< rest
    guard count >= 8 else { return upToSevenBytes &>> bits(offset) | slashes }
    // This loads the text's last eight bytes and shifts out those before `offset`. It takes two
    // shifts, because a single one can't shift by all 64 bits. `56 ^ rest` is `56 - rest`.
    return (load(UInt64.self, at: count &- 8) &>> 8) &>> (56 ^ rest) | slashes
  }

  /// The whole text, if it has fewer than eight bytes.
  private var upToSevenBytes: UInt64 {
    switch count {
    case 0: 0
    case 1...3:
      (0..<count).reduce(0) { $0 | UInt64(self[$1]) &<< bits($1) }
    default:
      // The first four bytes and the last four, which can overlap.
      load(UInt32.self, at: 0) | load(UInt32.self, at: count &- 4) &<< bits(count &- 4)
    }
  }

  /// Returns a little-endian number from the text.
  func load<Word: FixedWidthInteger & BitwiseCopyable>(
    _ type: Word.Type, at offset: Int
  ) -> UInt64 {
    return UInt64(
      truncatingIfNeeded: Word(
        littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: type)))
  }

  /// Returns the offset of the first of one or two bytes from `start` on, or `count` if there is
  /// none.
  ///
  /// Neither byte can be a slash.
  @inline(__always)
  func firstIndex(of one: UInt8, or other: UInt8? = nil, from start: Int) -> Int {
    var i = start
    while i < count {
      // The slashes that fill up the last word aren't marked.
      let word = word(at: i)
      let marks = marks(of: one, in: word) | marks(of: other ?? one, in: word)
      if marks != 0 { return i &+ marks.trailingZeroBitCount &>> 3 }
      i &+= 8
    }
    return count
  }

  /// Whether the text decodes to itself: ASCII without `%`, and without `+` if that means a space.
  func isPlain(plusAsSpace: Bool) -> Bool {
    var i = 0
    while i < count {
      if escapeMarks(in: word(at: i), plusAsSpace: plusAsSpace) != 0 { return false }
      i &+= 8
    }
    return true
  }
}

/// Marks the bytes of a word that equal `byte`.
///
/// Only the first mark is reliable.
@inlinable
func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
  // A byte that becomes zero here is marked. The subtraction borrows from the bytes above it.
  let word = word ^ UInt64(byte) &* lowestBits
  return (word &- lowestBits) & ~word & highestBits
}

/// The lowest bit of each byte.
@inlinable
var lowestBits: UInt64 { 0x0101_0101_0101_0101 }
/// The highest bit of each byte.
@inlinable
var highestBits: UInt64 { 0x8080_8080_8080_8080 }

/// Returns the number of bits in this many bytes.
@inlinable
func bits(_ bytes: Int) -> UInt64 { UInt64(truncatingIfNeeded: 8 &* bytes) }

/// Returns a mask of a word's first `count` bytes, or of all eight if `count` is greater.
@inlinable
func maskOfBytes(_ count: Int) -> UInt64 {
  count >= 8 ? ~0 : (1 &<< bits(count)) &- 1
}

/// Marks the bytes that don't decode to themselves: `%`, anything outside ASCII, and `+` if it
/// means a space.
///
/// Only the first mark is reliable.
@inline(__always)
func escapeMarks(in word: UInt64, plusAsSpace: Bool) -> UInt64 {
  let found = marks(of: UInt8(ascii: "%"), in: word) | word & highestBits
  return plusAsSpace ? found | marks(of: UInt8(ascii: "+"), in: word) : found
}

/// Marks the bytes that end a plain segment or need more work: `/`, `?`, `#`, `%`, and anything
/// outside ASCII.
///
/// Only the first mark is reliable.
func segmentMarks(in word: UInt64) -> UInt64 {
  marks(of: UInt8(ascii: "/"), in: word) | marks(of: UInt8(ascii: "?"), in: word)
    | marks(of: UInt8(ascii: "#"), in: word) | marks(of: UInt8(ascii: "%"), in: word)
    | word & highestBits
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
@inlinable
func nameMarks(in word: UInt64) -> UInt64 {
  // Without a byte above 0x7f, no sum carries into the next byte.
  let letters = word | 0x20 &* lowestBits
  let aToZ = (letters &+ 0x1f &* lowestBits) ^ (letters &+ 0x05 &* lowestBits)
  let hyphenTo9 = (word &+ 0x53 &* lowestBits) ^ (word &+ 0x46 &* lowestBits)
  return (~(aToZ | hyphenTo9) | word) & highestBits | marks(of: UInt8(ascii: "/"), in: word)
}
