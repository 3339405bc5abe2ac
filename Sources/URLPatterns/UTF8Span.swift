extension String {
  /// Calls `body` with the string's UTF-8 bytes.
  @inline(__always)
  func withUTF8Span<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    var native = self
    return native.withUTF8 { body($0.span) }
  }
}

extension Span<UInt8> {
  /// Whether both hold the same bytes.
  func equals(_ other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for i in indices where self[i] != other[i] { return false }
    return true
  }

  /// The offset behind `text` if it stands at `offset`, where ASCII letters of either case are the
  /// same; nil otherwise.
  func endOfPrefix(_ text: String, at offset: Int) -> Int? {
    text.withUTF8Span { text in
      guard offset <= count &- text.count else { return nil }
      for i in text.indices {
        let (left, right) = (self[offset &+ i], text[i])
        if left != right,
          left ^ right != 0x20 || !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(left | 0x20)
        {
          return nil
        }
      }
      return offset &+ text.count
    }
  }
}

extension Span<UInt8> {
  /// Whether a byte satisfies `predicate`.
  @inline(__always)
  func contains(where predicate: (UInt8) -> Bool) -> Bool {
    for i in indices where predicate(self[i]) { return true }
    return false
  }

  /// Finds the end of the segment that begins at `start`: a `/`, `?` or `#`, or the end of the text.
  ///
  /// - Returns: The end, and whether all bytes before it are ASCII and none is `%`.
  @inline(__always)
  func scanSegment(from start: Int) -> (end: Int, isPlain: Bool) {
    var end = start
    var isPlain = true
    while end < count {
      // Eight bytes at a time; marked are those that are zero after masking. A borrow marks bytes
      // above a zero one falsely, so only the lowest mark counts.
      let word = loadUpToEightBytes(at: end)
      let slash = (word ^ 0x2f2f_2f2f_2f2f_2f2f) & 0xefef_efef_efef_efef  // and ?
      let hash = (word ^ 0x2121_2121_2121_2121) & 0xf9f9_f9f9_f9f9_f9f9  // and % ! '
      let marks =
        ((slash &- 0x0101_0101_0101_0101) & ~slash | (hash &- 0x0101_0101_0101_0101) & ~hash | word)
        & 0x8080_8080_8080_8080
      guard marks != 0 else {
        end &+= 8
        continue
      }
      end &+= marks.trailingZeroBitCount &>> 3
      switch self[end] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return (end, isPlain)
      case UInt8(ascii: "%"), 128...: isPlain = false
      default: break
      }
      end &+= 1
    }
    return (count, isPlain)
  }

  /// The bytes from `offset` on as a little-endian number, with zeros after the last.
  @inline(__always)
  func loadUpToEightBytes(at offset: Int) -> UInt64 {
    if offset <= count &- 8 {
      return UInt64(
        littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
    }
    guard count >= 8, offset < count else {
      return indices.dropFirst(offset).reversed().reduce(0) { $0 << 8 | UInt64(self[$1]) }
    }
    let last = UInt64(
      littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: count &- 8, as: UInt64.self))
    return last &>> UInt64(truncatingIfNeeded: 8 &* (offset &- (count &- 8)))
  }
}

extension Span<UInt8> {
  /// The string of the bytes in `range`, all known to be ASCII.
  @inline(__always)
  func asciiString(_ range: Range<Int>) -> String {
    let count = range.count
    guard count <= 15, smallStringsAreTwoWords else {
      return extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }
    var low = loadUpToEightBytes(at: range.lowerBound)
    var high: UInt64 = 0
    if count <= 8 {
      low &= ~0 &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count)
    } else {
      high =
        loadUpToEightBytes(at: range.lowerBound &+ 8)
        & ~0 &>> UInt64(truncatingIfNeeded: 128 &- 8 &* count)
    }
    return unsafeBitCast(
      (low, high | UInt64(truncatingIfNeeded: 0xe0 | count) &<< 56), to: String.self)
  }
}

/// Whether a string of up to 15 ASCII bytes is these bytes, and `0xe0` and their number in the last.
///
/// So it is on every 64-bit platform to date, and on Apple's the layout is frozen. Nothing relies on
/// that: a literal, as this compiler has laid it out, is the witness, and the comparison is folded
/// when compiling.
@inline(__always)
private var smallStringsAreTwoWords: Bool {
  guard MemoryLayout<String>.size == 16 else { return false }
  let literal = unsafeBitCast("abcdefghij", to: (UInt64, UInt64).self)
  return literal.0 == 0x6867_6665_6463_6261 && literal.1 == 0xea00_0000_0000_6a69
}
