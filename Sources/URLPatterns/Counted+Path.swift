extension Counted where E == String {
  /// Reads the elements of a percent-encoded path or of an HTTP request target.
  ///
  /// ```swift
  /// Counted(path: "/users/john%20m/profile")  // .N3("users", "john m", "profile")
  /// Counted(path: "/a//b/../c/?tab=new")      // .N2("a", "c")
  /// Counted(path: "/files/50%25%2F2")         // .N2("files", "50%/2")
  ///
  /// switch ("GET", Counted(path: "/users/7?fields=name")) {
  /// case ("GET", .N2("users", let id)): print("user \(id)")
  /// default: print("404")
  /// }
  /// // user 7
  /// ```
  ///
  /// No input is refused, and none traps:
  ///
  /// 1. The path ends before the first `?` or `#` (RFC 3986 §3.3). A target in absolute form,
  ///    `http://host/users/7` (RFC 9112 §3.2.2), is read from behind its authority.
  /// 2. It is split at `/` before anything is decoded: `%2F` is data. Empty elements are dropped.
  /// 3. Each element is percent-decoded as UTF-8. One that cannot be, `%FF` or `%zz`, keeps its
  ///    encoded spelling.
  /// 4. `.` and `..` are resolved, `%2e%2E` too, never above the root (RFC 3986 §5.2.4).
  /// 5. At most 1,000 elements are split off, as by `split(maxSplits: 1000)`. Where more follow,
  ///    the last element is the rest of the path, still percent-encoded.
  ///
  /// - Parameter path: The encoded path. It is read as UTF-8, in one pass.
  @inlinable
  public init(path: some StringProtocol) {
    // A string is taken as it is; `String(path)` would copy it by way of its description.
    self = .readingTarget(path as? String ?? String(path))
  }

  /// Reads a path or a request target.
  @usableFromInline
  static func readingTarget(_ text: String) -> Counted {
    // As nearly all are: without a scheme.
    guard text.utf8.first != UInt8(ascii: "/") else { return reading(text, from: 0) }
    let start = text.withUTF8Span { bytes in
      let reference = URIReference(bytes)
      return reference.isAbsolute(in: bytes) ? reference.pathStart : 0
    }
    return reading(text, from: start)
  }

  /// Reads the path that begins at a UTF-8 offset of `text`.
  @usableFromInline
  static func reading(_ text: String, from start: Int) -> Counted {
    text.withUTF8Span { reading($0, from: start) }
  }

  /// Reads the path that begins at `start`, counting while reading: up to nine elements go straight
  /// into their case.
  @inline(__always)
  private static func reading(_ bytes: Span<UInt8>, from start: Int) -> Counted {
    var reader = PathReader(position: start)
    func end(_ counted: Counted) -> Counted {
      reader.sawDotSegment ? readingWithDotSegments(bytes, from: start) : counted
    }
    guard let a = reader.next(in: bytes) else { return end(.N0) }
    guard let b = reader.next(in: bytes) else { return end(.N1(a)) }
    guard let c = reader.next(in: bytes) else { return end(.N2(a, b)) }
    guard let d = reader.next(in: bytes) else { return end(.N3(a, b, c)) }
    guard let e = reader.next(in: bytes) else { return end(.N4(a, b, c, d)) }
    guard let f = reader.next(in: bytes) else { return end(.N5(a, b, c, d, e)) }
    guard let g = reader.next(in: bytes) else { return end(.N6(a, b, c, d, e, f)) }
    guard let h = reader.next(in: bytes) else { return end(.N7(a, b, c, d, e, f, g)) }
    guard let i = reader.next(in: bytes) else { return end(.N8(a, b, c, d, e, f, g, h)) }
    guard let j = reader.next(in: bytes) else { return end(.N9(a, b, c, d, e, f, g, h, i)) }
    var elements = [a, b, c, d, e, f, g, h, i, j]
    while elements.count < 1000, let element = reader.next(in: bytes) { elements.append(element) }
    if let rest = reader.rest(in: bytes) { elements.append(rest) }
    return end(Counted(elements))
  }

  /// Reads a path that has `.` or `..` in it, from a copy without.
  @inline(never)
  private static func readingWithDotSegments(_ bytes: Span<UInt8>, from start: Int) -> Counted {
    let resolved = resolvingDotSegments(of: bytes, from: start)
    return Counted.reading(String(decoding: resolved, as: UTF8.self), from: 0)
  }

  /// The path with these elements, percent-encoded: what ``init(path:)`` reads back as this list.
  ///
  /// ```swift
  /// try Counted.N2("files", "50%/2 ü").percentEncodedPath()  // "/files/50%25%2F2%20%C3%BC"
  /// try Counted.N0.percentEncodedPath()                      // ""
  /// ```
  ///
  /// Every byte outside `pchar` (RFC 3986 §3.3) is encoded, and so is `%`.
  ///
  /// - Returns: A path that is empty or begins with a slash.
  /// - Throws: ``UnwritableElementError`` for the first element that no path can spell: `""`, `"."`
  ///   or `".."`.
  public func percentEncodedPath() throws(UnwritableElementError) -> String {
    if let error = unwritableElement { throw error }
    return URIWriter.text(write)
  }

  /// The first element that no path can spell, if there is one.
  var unwritableElement: UnwritableElementError? {
    var index = 0
    var error: UnwritableElementError?
    forEachElement { element in
      if error == nil, element.isEmpty || element.equals(".") || element.equals("..") {
        error = UnwritableElementError(element: element, index: index)
      }
      index += 1
    }
    return error
  }

  /// Writes the encoded path, as `percentEncodedPath()` describes it.
  func write(to text: inout URIWriter) {
    forEachElement { element in
      text.append(UInt8(ascii: "/"))
      text.append(element, unencoded: .path)
    }
  }
}

/// An element that no path can spell: an empty one, `.` or `..`.
///
/// Reading drops empty elements and resolves dots, as every URL library does in one place or
/// another, so such an element would come back as something else.
///
/// ```swift
/// do {
///   try Counted.N2("users", "..").percentEncodedPath()
/// } catch {
///   print(error)
/// }
/// // The element at index 1, "..", cannot be written in a path: readers resolve it away. …
/// ```
public struct UnwritableElementError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The element: `""`, `"."` or `".."`.
  public let element: String

  /// Its position in the list, counted from 0.
  public let index: Int

  /// What was wrong, where, and what to do.
  public var description: String {
    """
    The element at index \(index), "\(element)", cannot be written in a path: readers \
    \(element.isEmpty ? "drop" : "resolve") it. Leave it out, or refuse such a value where it \
    enters the program.
    """
  }
}

/// Walks a path and hands over its elements one by one, decoded.
private struct PathReader {
  private(set) var position: Int

  /// Whether an element was a dot segment: reading ends there, as the path is to be resolved first.
  private(set) var sawDotSegment = false

  init(position: Int) {
    self.position = position
  }

  /// The next element, or nil at the end of the path or at a dot segment.
  ///
  /// What most elements are, up to 15 plain bytes, is read and made in two words. Inlined at each
  /// use, for the calls took a twentieth of the time that a link takes.
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
      smallASCII: low & lowBytes(length), high & lowBytes(length &- 8), count: length)
  }

  /// The same for whatever stands at `start`.
  @inline(never)
  private mutating func nextOfAnyKind(in bytes: Span<UInt8>, from start: Int) -> String? {
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

  /// Everything that is left of the path, encoded as it is, or decoded if it is one element.
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

/// The path from `start` on, without empty elements and with `.` and `..` resolved
/// (RFC 3986 §5.2.4).
private func resolvingDotSegments(of bytes: Span<UInt8>, from start: Int) -> [UInt8] {
  let end = URIReference.pathEnd(in: bytes, from: start)
  var resolved: [UInt8] = []
  resolved.reserveCapacity(end - start)
  var i = start
  while i < end {
    let segmentStart = i
    while i < end, bytes[i] != UInt8(ascii: "/") { i += 1 }
    let segment = bytes.extracting(segmentStart..<i)
    i += 1
    switch dotCount(segment) {
    case 0 where !segment.isEmpty:
      resolved.append(UInt8(ascii: "/"))
      for k in segment.indices { resolved.append(segment[k]) }
    case 2:
      while let byte = resolved.popLast(), byte != UInt8(ascii: "/") {}
    default:
      break
    }
  }
  return resolved
}

/// 1 for `.`, 2 for `..`, each dot literal or as `%2e`; 0 for every other segment.
private func dotCount(_ segment: Span<UInt8>) -> Int {
  guard segment.count <= 6 else { return 0 }
  var dots = 0
  var i = 0
  while i < segment.count {
    if segment[i] == UInt8(ascii: ".") {
      i += 1
    } else if i + 2 < segment.count, segment[i] == UInt8(ascii: "%"),
      segment[i + 1] == UInt8(ascii: "2"), segment[i + 2] | 0x20 == UInt8(ascii: "e")
    {
      i += 3
    } else {
      return 0
    }
    dots += 1
  }
  return dots <= 2 ? dots : 0
}
