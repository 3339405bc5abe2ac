// A text is looked at in words of eight bytes, which hold most elements whole. Marks tell which bytes
// of a word are of some kind: they are the highest bits of these bytes.

extension Span<UInt8> {
  /// The eight bytes from `offset` on as a little-endian number.
  ///
  /// Slashes stand for those behind the end of the text.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    return offset <= count &- 8 ? load(UInt64.self, at: offset) : lastWord(at: offset)
  }

  /// The same where less than eight bytes are left.
  @inline(never)
  private func lastWord(at offset: Int) -> UInt64 {
    let left = Swift.max(count &- offset, 0)
    let slashes: UInt64 = 0x2f2f_2f2f_2f2f_2f2f &<< bits(left)
    guard count >= 8 else { return upToSevenBytes &>> bits(offset) | slashes }
    // The text's last eight bytes are loaded, and those before `offset` shifted out: in two steps, as
    // no single one shifts out all 64 bits.
    return (load(UInt64.self, at: count &- 8) &>> bits(7 &- left)) &>> 8 | slashes
  }

  /// The whole text, if it has less than eight bytes.
  private var upToSevenBytes: UInt64 {
    switch count {
    case 0: 0
    case 1...3:
      (0..<count).reduce(0) { $0 | UInt64(self[unchecked: $1]) &<< bits($1) }
    default:
      // The first four bytes and the last four, which may have some in common.
      load(UInt32.self, at: 0) | load(UInt32.self, at: count &- 4) &<< bits(count &- 4)
    }
  }

  /// A little-endian number of the text.
  ///
  /// The caller has made sure that all of its bytes lie within the text. To check that again took a
  /// tenth of the time of reading a path, so only debug builds do.
  @inline(__always)
  func load<Word: FixedWidthInteger & BitwiseCopyable>(
    _ type: Word.Type, at offset: Int
  ) -> UInt64 {
    assert(offset >= 0 && offset <= count &- MemoryLayout<Word>.size, "a load outside of the text")
    return UInt64(
      truncatingIfNeeded: Word(
        littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: type)))
  }
}

/// Marks the bytes of a word that equal `byte`; the first mark is right, others may be wrong.
@inlinable @inline(__always)
func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
  zeroMarks(in: word ^ UInt64(byte) &* lowestBits)
}

/// Marks the bytes of a word that are zero; the first mark is right, others may be wrong.
///
/// The subtraction borrows from the bytes above a zero.
@inlinable @inline(__always)
func zeroMarks(in word: UInt64) -> UInt64 {
  (word &- lowestBits) & ~word & highestBits
}

/// Marks the bytes of a word that are not ASCII.
@inlinable @inline(__always)
func nonASCIIMarks(in word: UInt64) -> UInt64 { word & highestBits }

/// The lowest bit of each byte.
@inlinable @inline(__always)
var lowestBits: UInt64 { 0x0101_0101_0101_0101 }
/// The highest bit of each byte.
@inlinable @inline(__always)
var highestBits: UInt64 { 0x8080_8080_8080_8080 }

/// How many bits so many bytes have.
@inline(__always)
private func bits(_ bytes: Int) -> UInt64 { UInt64(truncatingIfNeeded: 8 &* bytes) }

/// A mask of a word's first `count` bytes, or of all eight if `count` is more.
///
/// For a negative `count` it is some number or other, good for a word that is zero anyway.
@inline(__always)
func maskOfBytes(_ count: Int) -> UInt64 {
  count >= 8 ? ~0 : (1 &<< bits(count)) &- 1
}
