/// A reader of a path that returns its decoded elements one by one.
package struct PathReader {
  /// The maximum number of elements that are split off.
  ///
  /// One more element holds the rest of the path.
  package static let maxSplits = 1000

  /// The start of the next element, or of slashes before it.
  ///
  /// From the end of the text on, there are no more elements.
  private var position: Int

  /// Whether reading stopped at a dot segment, so that the path must be resolved first.
  private(set) var sawDotSegment = false

  @inline(__always)
  init(_ bytes: Span<UInt8>, from start: Int) {
    let hasSlash = bytes.hasByte(at: start) && bytes[start] == UInt8(ascii: "/")
    position = hasSlash ? start &+ 1 : start
  }

  /// Returns the next element, or nil at the end of the path or at a dot segment.
  ///
  /// Most elements are up to 15 plain bytes. These are read as two words and turned into a string
  /// of two words.
  @inline(__always)
  mutating func next(in bytes: Span<UInt8>) -> String? {
    guard bytes.hasByte(at: position) else { return nil }
    let low = bytes.word(at: position)
    // An element that begins with a dot may be a dot segment.
    guard UInt8(truncatingIfNeeded: low) != UInt8(ascii: ".") else {
      return nextOfAnyKind(in: bytes)
    }
    let marks = segmentMarks(in: low)
    if marks != 0 {
      guard let length = movePast(marks, in: low, at: position, bytes), length > 0 else {
        return nextOfAnyKind(in: bytes)
      }
      return String(smallASCII: low & maskOfBytes(length), 0, count: length)
    }
    let high = bytes.word(at: position &+ 8)
    guard let length = movePast(segmentMarks(in: high), in: high, at: position &+ 8, bytes) else {
      return nextOfAnyKind(in: bytes)
    }
    return String(smallASCII: low, high & maskOfBytes(length), count: length &+ 8)
  }

  /// Moves past the first mark in a word and returns its offset, or returns nil if it's on anything
  /// other than a slash or a question mark, which ends the path.
  @inline(__always)
  private mutating func movePast(
    _ marks: UInt64, in word: UInt64, at start: Int, _ bytes: Span<UInt8>
  ) -> Int? {
    guard marks != 0 else { return nil }
    let offset = marks.trailingZeroBitCount &>> 3
    let mark = UInt8(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: 8 &* offset))
    if _fastPath(mark == UInt8(ascii: "/")) {
      position = start &+ offset &+ 1
    } else if mark == UInt8(ascii: "?") {
      position = bytes.count
    } else {
      return nil
    }
    return offset
  }

  /// Does the same as `next(in:)` for an element of any length and spelling.
  private mutating func nextOfAnyKind(in bytes: Span<UInt8>) -> String? {
    let segment = bytes.segment(from: position)
    let end = segment.upperBound
    position = bytes.hasByte(at: end) && bytes[end] == UInt8(ascii: "/") ? end + 1 : bytes.count
    guard !segment.isEmpty else { return nil }
    let element = bytes.extracting(segment)
    if dotCount(element) > 0 {
      sawDotSegment = true
      return nil
    }
    return String(percentEncoded: element)
  }

  /// Returns these elements and the ones after them, up to a dot segment.
  ///
  /// After a thousand, the rest is one element, which is decoded only if it contains no slash.
  mutating func remaining(in bytes: Span<UInt8>, after first: [String]) -> [String] {
    var elements = first
    while elements.count < Self.maxSplits, let element = next(in: bytes) {
      elements.append(element)
    }
    // After a dot segment, the path is read again.
    guard !sawDotSegment else { return elements }
    let first = bytes.segment(from: position)
    if bytes.segment(from: first.upperBound).isEmpty {
      if let last = next(in: bytes) { elements.append(last) }
    } else if let rest = bytes.restOfPath(from: position) {
      elements.append(String(bytes.extracting(rest)))
    } else {
      sawDotSegment = true
    }
    return elements
  }
}
