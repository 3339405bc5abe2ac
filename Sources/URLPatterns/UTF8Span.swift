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
    for i in stride(from: 0, to: count, by: 8) where word(at: i) != other.word(at: i) {
      return false
    }
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

extension Span<UInt8> {
  /// Where a scheme or a host ends if it stands at `offset`, in this very spelling; nil, too, if it
  /// is empty, longer than 15 bytes, not of ASCII alone, or holds a delimiter.
  @inline(__always)
  func end(ofShortName name: String, at offset: Int) -> Int? {
    guard let (low, high, length) = name.smallASCII, length > 0, offset &+ length <= count,
      !hasDelimiter(low), length <= 8 || !hasDelimiter(high & lowBytes(length &- 8)),
      (word(at: offset) ^ low) & lowBytes(length) == 0,
      length <= 8 || (word(at: offset &+ 8) ^ high) & lowBytes(length &- 8) == 0
    else { return nil }
    return offset &+ length
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

  /// Where the segment that begins at `start` ends: before a `/`, `?` or `#`, or with the text.
  func segmentEnd(from start: Int) -> Int {
    var end = start
    while end < count {
      let marks = segmentMarks(in: word(at: end))
      end &+= marks == 0 ? 8 : marks.trailingZeroBitCount &>> 3
      guard marks != 0, end < count else { continue }
      switch self[unchecked: end] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return end
      default: end &+= 1
      }
    }
    return count
  }

  /// The eight bytes from `offset` on as a little-endian number, with slashes after the text.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    offset <= count &- 8 ? load(UInt64.self, at: offset) : lastWord(at: offset)
  }

  /// What is left from `offset` on, less than eight bytes, and slashes.
  @inline(never)
  private func lastWord(at offset: Int) -> UInt64 {
    let left = Swift.max(count &- offset, 0)
    let slashes: UInt64 = 0x2f2f_2f2f_2f2f_2f2f &<< bits(left)
    guard count >= 8 else { return upToSevenBytes &>> bits(offset) | slashes }
    // What lies before `offset` is loaded too, and shifted out.
    return (load(UInt64.self, at: count &- 8) &>> bits(7 &- left)) &>> 8 | slashes
  }

  /// All bytes where there are less than eight, in loads that may overlap.
  private var upToSevenBytes: UInt64 {
    switch count {
    case 0: 0
    case 1...3:
      (0..<count).reduce(0) { $0 | UInt64(self[unchecked: $1]) &<< bits($1) }
    default: load(UInt32.self, at: 0) | load(UInt32.self, at: count &- 4) &<< bits(count &- 4)
    }
  }

  /// Where the first byte stands that is one of two, from `start` on; `count` where there is none.
  @inline(__always)
  func firstIndex(of one: UInt8, or other: UInt8, from start: Int) -> Int {
    // Neither is a slash, which is what follows the text.
    let (ones, others) = (UInt64(one) &* lowBits, UInt64(other) &* lowBits)
    var i = start
    while i < count {
      let word = word(at: i)
      let marks = zeroBytes(word ^ ones) | zeroBytes(word ^ others)
      if marks != 0 { return i &+ marks.trailingZeroBitCount &>> 3 }
      i &+= 8
    }
    return count
  }

  /// Whether all bytes are ASCII, and none is `%` or, if that means a space, `+`.
  func isPlain(plusAsSpace: Bool) -> Bool {
    let (percents, pluses) = (
      UInt64(UInt8(ascii: "%")) &* lowBits, UInt64(UInt8(ascii: "+")) &* lowBits
    )
    var i = 0
    while i < count {
      let word = word(at: i)
      var marks = zeroBytes(word ^ percents) | word & highBits
      if plusAsSpace { marks |= zeroBytes(word ^ pluses) }
      if marks != 0 { return false }
      i &+= 8
    }
    return true
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
    return String(
      smallASCII: word(at: range.lowerBound) & lowBytes(count),
      count > 8 ? word(at: range.lowerBound &+ 8) & lowBytes(count &- 8) : 0, count: count)
  }
}

/// Marks in a word, with the byte's highest bit, where a segment may end or is not plain: the first
/// `/`, `?`, `#`, `%` or byte outside ASCII (or `!` or `'`, so as to be quick).
///
/// What is marked above the first mark means nothing.
@inline(__always)
func segmentMarks(in word: UInt64) -> UInt64 {
  // Zero after masking are / and ? in one, # % ! ' in the other.
  let slash = (word ^ 0x2f2f_2f2f_2f2f_2f2f) & 0xefef_efef_efef_efef
  let hash = (word ^ 0x2121_2121_2121_2121) & 0xf9f9_f9f9_f9f9_f9f9
  return zeroBytes(slash) | zeroBytes(hash) | word & highBits
}

/// Marks the first byte that is zero with its highest bit; what is marked above means nothing.
@inline(__always)
private func zeroBytes(_ word: UInt64) -> UInt64 {
  // A borrow marks bytes above a zero one falsely.
  (word &- lowBits) & ~word & highBits
}

/// Whether one of these eight ASCII bytes is a delimiter that may end a scheme or a host, or begins
/// an escape; true for a few others as well.
@inline(__always)
private func hasDelimiter(_ word: UInt64) -> Bool {
  segmentMarks(in: word) | zeroBytes(word ^ 0x3a3a_3a3a_3a3a_3a3a)  // :
    | zeroBytes(word ^ 0x4040_4040_4040_4040) | zeroBytes(word ^ 0x5b5b_5b5b_5b5b_5b5b)  // @ [
    != 0
}

private let lowBits: UInt64 = 0x0101_0101_0101_0101
private let highBits: UInt64 = 0x8080_8080_8080_8080

@inline(__always)
private func bits(_ bytes: Int) -> UInt64 { UInt64(truncatingIfNeeded: 8 &* bytes) }

/// A mask of the first `count` bytes of a little-endian number; of all eight if there are more.
@inline(__always)
func lowBytes(_ count: Int) -> UInt64 {
  count >= 8 ? ~0 : (1 &<< bits(count)) &- 1
}
