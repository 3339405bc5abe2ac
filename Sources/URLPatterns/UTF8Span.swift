extension String {
  /// Calls `body` with the string's UTF-8 bytes.
  @inline(__always)
  consuming func withUTF8Span<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return body(utf8.span)
    }
    var text = self
    return text.withUTF8 { body($0.span) }
  }
}

extension Span<UInt8> {
  /// Whether both hold the same bytes.
  func equals(_ other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for i in indices where self[unchecked: i] != other[unchecked: i] { return false }
    return true
  }

  /// Whether `prefix` stands at `offset`, where ASCII letters of either case are the same.
  @inline(__always)
  func hasPrefixIgnoringASCIICase(_ prefix: Span<UInt8>, at offset: Int) -> Bool {
    guard offset <= count &- prefix.count else { return false }
    // All loads are within the bounds by the guard above.
    var i = 0
    while i &+ 8 <= prefix.count {
      guard load(UInt64.self, at: offset &+ i) == prefix.load(UInt64.self, at: i) else { break }
      i &+= 8
    }
    for i in i..<prefix.count {
      let (left, right) = (self[unchecked: offset &+ i], prefix[unchecked: i])
      guard left == right || areCasesOfOneLetter(left, right) else { return false }
    }
    return true
  }
}

private func areCasesOfOneLetter(_ left: UInt8, _ right: UInt8) -> Bool {
  left | 0x20 == right | 0x20
    && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(left | 0x20)
}

extension Span<UInt8> {
  /// Whether a byte satisfies `predicate`.
  @inline(__always)
  func contains(where predicate: (UInt8) -> Bool) -> Bool {
    for i in indices where predicate(self[i]) { return true }
    return false
  }

  /// Finds the end of the segment that begins at `start`: a `/`, `?` or `#`, or the text's end.
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
      let byte = self[unchecked: end]
      if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") {
        return (end, isPlain)
      }
      if byte == UInt8(ascii: "%") || byte >= 128 { isPlain = false }
      end &+= 1
    }
    return (count, isPlain)
  }

  /// The bytes from `offset` on as a little-endian number, with zeros after the last.
  @inline(__always)
  func loadUpToEightBytes(at offset: Int) -> UInt64 {
    if offset <= count &- 8 { return load(UInt64.self, at: offset) }
    guard offset < count else { return 0 }
    // What lies before `offset` is loaded too, and shifted out.
    guard count >= 8 else { return upToSevenBytes &>> bits(offset) }
    return load(UInt64.self, at: count &- 8) &>> bits(offset &- (count &- 8))
  }

  /// All of one to seven bytes.
  @inline(never)
  private var upToSevenBytes: UInt64 {
    indices.reversed().reduce(0) { $0 << 8 | UInt64(self[$1]) }
  }

  /// A little-endian number that lies within the bounds; checking that again measured a tenth of
  /// all reading.
  @inline(__always)
  private func load<Word: FixedWidthInteger & BitwiseCopyable>(
    _ type: Word.Type, at offset: Int
  ) -> UInt64 {
    UInt64(
      truncatingIfNeeded: Word(
        littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: type)))
  }

  /// The string of the bytes in `range`, all known to be ASCII.
  @inline(__always)
  func asciiString(_ range: Range<Int>) -> String {
    let count = range.upperBound &- range.lowerBound
    guard count <= 15, smallStringsAreTwoWords else {
      return extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }
    let low = loadUpToEightBytes(at: range.lowerBound) & lowBytes(count)
    let high =
      count > 8 ? loadUpToEightBytes(at: range.lowerBound &+ 8) & lowBytes(count &- 8) : 0
    var words = (low, high | UInt64(truncatingIfNeeded: 0xe0 | count) &<< 56)
    // Moved out, not cast: a cast would retain what needs no retaining.
    return withUnsafeMutablePointer(to: &words) { words in
      words.withMemoryRebound(to: String.self, capacity: 1) { $0.move() }
    }
  }
}

@inline(__always)
private func bits(_ bytes: Int) -> UInt64 { UInt64(truncatingIfNeeded: 8 &* bytes) }

/// A mask of the first `count` bytes of a little-endian number; of all eight if there are more.
@inline(__always)
private func lowBytes(_ count: Int) -> UInt64 {
  count >= 8 ? ~0 : (1 &<< bits(count)) &- 1
}

/// Whether a string of up to 15 ASCII bytes is these bytes, and in the last `0xe0` and their number.
///
/// So it is on every 64-bit platform to date, and on Apple's the layout is frozen. Nothing relies
/// on that: a literal, as this compiler has laid it out, is the witness, and the comparison is folded
/// when compiling.
@inline(__always)
private var smallStringsAreTwoWords: Bool {
  guard MemoryLayout<String>.size == 16 else { return false }
  let literal = unsafeBitCast("abcdefghij", to: (UInt64, UInt64).self)
  return literal.0 == 0x6867_6665_6463_6261 && literal.1 == 0xea00_0000_0000_6a69
}
