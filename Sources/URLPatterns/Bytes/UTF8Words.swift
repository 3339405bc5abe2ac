// Texts are processed in words of eight bytes, which are long enough for most elements. To mark
// some of the bytes in a word, functions set their highest bits.

extension Span<UInt8> {
  /// Whether there's a byte at `offset`.
  ///
  /// This is what a subscript checks, so after it, the compiler leaves that check out.
  @_transparent
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
  @inline(never)
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
  @_transparent
  func load<Word: FixedWidthInteger & BitwiseCopyable>(
    _ type: Word.Type, at offset: Int
  ) -> UInt64 {
    return UInt64(
      truncatingIfNeeded: Word(
        littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: type)))
  }
}

/// Marks the bytes of a word that equal `byte`.
///
/// Only the first mark is reliable.
@inlinable @_transparent
func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
  zeroMarks(in: word ^ UInt64(byte) &* lowestBits)
}

/// Marks the bytes of a word that are zero.
///
/// Only the first mark is reliable, because the subtraction borrows from the bytes above a zero.
@inlinable @_transparent
func zeroMarks(in word: UInt64) -> UInt64 {
  (word &- lowestBits) & ~word & highestBits
}

/// Marks the bytes of a word that aren't ASCII.
@inlinable @_transparent
func nonASCIIMarks(in word: UInt64) -> UInt64 { word & highestBits }

/// The lowest bit of each byte.
@inlinable @_transparent
var lowestBits: UInt64 { 0x0101_0101_0101_0101 }
/// The highest bit of each byte.
@inlinable @_transparent
var highestBits: UInt64 { 0x8080_8080_8080_8080 }

/// Returns the number of bits in this many bytes.
@inlinable @_transparent
func bits(_ bytes: Int) -> UInt64 { UInt64(truncatingIfNeeded: 8 &* bytes) }

/// Returns a mask of a word's first `count` bytes, or of all eight if `count` is greater.
@inlinable @_transparent
func maskOfBytes(_ count: Int) -> UInt64 {
  count >= 8 ? ~0 : (1 &<< bits(count)) &- 1
}
