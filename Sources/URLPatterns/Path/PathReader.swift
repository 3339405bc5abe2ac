/// A reader of a path that returns its decoded elements one by one.
package struct PathReader {
  /// The maximum number of elements that are split off.
  ///
  /// One more element holds the rest of the path.
  package static let maxSplits = 1000

  private(set) var position: Int

  /// Whether reading stopped at a dot segment, so that the path must be resolved first.
  private(set) var sawDotSegment = false

  init(position: Int) {
    self.position = position
  }

  /// Returns the next element, or nil at the end of the path or at a dot segment.
  ///
  /// Most elements are up to 15 plain bytes. These are read as two words and turned into a string
  /// of two words. The function is inlined everywhere, because calling it took a twentieth of the
  /// time that it takes to get from a URL to a link.
  @inline(__always)
  mutating func next(in bytes: Span<UInt8>) -> String? {
    var start = position
    if start < bytes.count, bytes[unchecked: start] == UInt8(ascii: "/") { start &+= 1 }
    let low = bytes.word(at: start)
    var marks = segmentMarks(in: low)
    var high: UInt64 = 0
    var length = 0
    var last = low
    if marks == 0 {
      high = bytes.word(at: start &+ 8)
      last = high
      marks = segmentMarks(in: high)
      length = 8
      guard marks != 0 else { return nextOfAnyKind(in: bytes, from: start) }
    }
    let lastLength = marks.trailingZeroBitCount &>> 3
    length &+= lastLength
    let delimiter = UInt8(truncatingIfNeeded: last &>> UInt64(truncatingIfNeeded: 8 &* lastLength))
    if length == 0, start == bytes.count || delimiter == UInt8(ascii: "?") { return nil }
    guard delimiter == UInt8(ascii: "/") || delimiter == UInt8(ascii: "?"), length > 0,
      UInt8(truncatingIfNeeded: low) != UInt8(ascii: "."), smallStringsAreTwoWords
    else { return nextOfAnyKind(in: bytes, from: start) }
    position = start &+ length
    return String(
      smallASCII: low & maskOfBytes(length), high & maskOfBytes(length &- 8), count: length)
  }

  /// Does the same for an element of any length and spelling, from `start` on.
  @inline(never)
  mutating func nextOfAnyKind(in bytes: Span<UInt8>, from start: Int) -> String? {
    var start = start
    while start < bytes.count, bytes[start] == UInt8(ascii: "/") { start += 1 }
    position = bytes.segmentEnd(from: start)
    guard position > start else { return nil }
    let element = bytes.extracting(start..<position)
    if dotCount(element) > 0 {
      sawDotSegment = true
      return nil
    }
    return String(percentEncoded: element)
  }

  /// Returns the rest of the path, which is decoded only if it's a single element.
  mutating func rest(in bytes: Span<UInt8>) -> String? {
    var start = position
    while start < bytes.count, bytes[start] == UInt8(ascii: "/") { start += 1 }
    let end = URIReference.pathEnd(in: bytes, from: start)
    guard let element = next(in: bytes) else { return nil }
    var i = position
    while i < end, bytes[i] == UInt8(ascii: "/") { i += 1 }
    guard i < end else { return element }
    while i < end {
      let segmentStart = i
      while i < end, bytes[i] != UInt8(ascii: "/") { i += 1 }
      if dotCount(bytes.extracting(segmentStart..<i)) > 0 {
        sawDotSegment = true
        return nil
      }
      i += 1
    }
    position = end
    return bytes.extracting(start..<end).withUnsafeBufferPointer {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
