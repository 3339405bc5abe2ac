extension Counted where E == String {
  /// Creates a list of the elements of a percent-encoded path or an HTTP request target.
  ///
  /// ```swift
  /// Counted(path: "/users/john%20m/profile")
  /// // .N3("users", "john m", "profile")
  /// Counted(path: "/a//b/../c/?tab=new")  // .N2("a", "c")
  /// Counted(path: "/files/50%25%2F2")     // .N2("files", "50%/2")
  ///
  /// switch ("GET", Counted(path: "/users/7?fields=name")) {
  /// case ("GET", .N2("users", let id)): print("user \(id)")
  /// default: print("404")
  /// }
  /// // user 7
  /// ```
  ///
  /// Any text is accepted, by these rules:
  ///
  /// 1. The path ends before the first `?` or `#` (RFC 3986 §3.3). In a target in absolute form,
  ///    such as `http://host/users/7` (RFC 9112 §3.2.2), it starts after the authority.
  /// 2. The path is split at `/` before it's decoded, so `%2F` is part of an element. Empty
  ///    elements are dropped.
  /// 3. Each element is percent-decoded as UTF-8. An element that can't be decoded, such as `%FF`
  ///    or `%zz`, stays encoded.
  /// 4. `.` and `..` are resolved, even when written as `%2e%2E`, but never above the root (RFC
  ///    3986 §5.2.4).
  /// 5. At most 1,000 elements are split off, as with `split(maxSplits: 1000)`. If more than one
  ///    is left after that, the rest of the path is the last element, still percent-encoded.
  ///
  /// - Parameter path: The percent-encoded path, in UTF-8.
  /// - Complexity: O(*n*) in the length of the path.
  @inlinable
  @inline(__always)  // Otherwise, a long `switch` retains the text, which costs it 5 %.
  public init(path: some StringProtocol) {
    self = withString(path) { Counted.readingTarget($0) }
  }

  /// Reads a path or a request target.
  @usableFromInline
  static func readingTarget(_ text: String) -> Counted {
    text.withUTF8Span { bytes in
      // Nearly all paths begin with a slash and have no scheme.
      let isPath = bytes.isEmpty || bytes[0] == UInt8(ascii: "/")
      return inlinedReading(bytes, from: isPath ? 0 : URIReference.pathStart(inTarget: bytes))
    }
  }

  /// Reads the path that begins at a UTF-8 offset of `text`.
  @usableFromInline
  static func reading(_ text: String, from start: Int) -> Counted {
    text.withUTF8Span { inlinedReading($0, from: start) }
  }

  /// Reads the path that begins at `start`.
  ///
  /// - Parameter host: A text to put before the elements of the path, if it can be one.
  @inline(never)
  static func reading(_ bytes: Span<UInt8>, from start: Int, after host: String? = nil) -> Counted {
    inlinedReading(bytes, from: start, after: host.flatMap { isUnwritable($0) ? nil : $0 })
  }

  /// Does the same inline, for the most frequent callers, which a call would cost 3 %.
  @inline(__always)
  static func inlinedReading(
    _ bytes: Span<UInt8>, from start: Int, after host: String? = nil
  ) -> Counted {
    var reader = PathReader(bytes, from: start)
    let path = collecting(
      after: host, next: { reader.next(in: bytes) },
      remaining: { reader.remaining(in: bytes, after: $0) })
    return reader.sawDotSegment ? readingWithDotSegments(bytes, from: start, after: host) : path
  }

  /// Creates a list of the elements that `next` returns, up to the first nil.
  ///
  /// The host comes first, if there is one. After ten elements, `remaining` is called once, and
  /// returns them with the others.
  ///
  /// The first elements are collected on the stack, because an array would have to be allocated.
  /// Each of `first[..<count]` is initialized and moved exactly once.
  @inline(__always)
  static func collecting(
    after host: String? = nil, next: () -> String?, remaining: ([String]) -> [String]
  ) -> Counted {
    withUnsafeTemporaryAllocation(of: String.self, capacity: 10) { first in
      var count = 0
      if let host {
        first.initializeElement(at: 0, to: host)
        count = 1
      }
      while count < first.count, let element = next() {
        first.initializeElement(at: count, to: element)
        count &+= 1
      }
      return count < first.count
        ? Counted(upToNine: count) { first.moveElement(from: $0) }
        : Counted(remaining((0..<count).map(first.moveElement)))
    }
  }

  /// Reads a path with `.` or `..` in it, by resolving these in a copy.
  private static func readingWithDotSegments(
    _ bytes: Span<UInt8>, from start: Int, after host: String?
  ) -> Counted {
    resolvingDotSegments(of: bytes, from: start).withUTF8Span {
      Counted.reading($0, from: 0, after: host)
    }
  }

  /// Returns the percent-encoded path of these elements, which ``init(path:)`` turns back into this
  /// list.
  ///
  /// ```swift
  /// try Counted.N2("files", "50%/2 ü").percentEncodedPath()
  /// // "/files/50%25%2F2%20%C3%BC"
  /// try Counted.N0.percentEncodedPath()  // ""
  /// ```
  ///
  /// Every byte outside `pchar` (RFC 3986 §3.3) is encoded, and so is `%`.
  ///
  /// - Returns: A path that is empty or begins with a slash.
  /// - Throws: ``UnwritablePath`` for the first element that can't be part of a path (`""`, `"."`,
  ///   or `".."`), or if the list has more than 1,001 elements, because a path never has more.
  public func percentEncodedPath() throws(UnwritablePath) -> String {
    try URIWriter.text { (text) throws(UnwritablePath) in try write(to: &text) }
  }

  /// Writes the encoded path, as `percentEncodedPath()` describes.
  ///
  /// Up to four elements are written without an array, which would add a tenth to the time.
  ///
  /// - Parameter isRootless: Whether to leave out the slash before the first element.
  package func write(
    to text: inout URIWriter, isRootless: Bool = false
  ) throws(UnwritablePath) {
    switch self {
    case .N0: break
    case .N1(let a): try text.append(a, at: 0, isRootless: isRootless)
    case .N2(let a, let b):
      try text.append(a, at: 0, isRootless: isRootless)
      try text.append(b, at: 1)
    case .N3(let a, let b, let c):
      try text.append(a, at: 0, isRootless: isRootless)
      try text.append(b, at: 1)
      try text.append(c, at: 2)
    case .N4(let a, let b, let c, let d):
      try text.append(a, at: 0, isRootless: isRootless)
      try text.append(b, at: 1)
      try text.append(c, at: 2)
      try text.append(d, at: 3)
    default: try elements[...].write(to: &text, isRootless: isRootless)
    }
  }
}

/// The elements of a path, not encoded.
package protocol WritablePath {
  var isEmpty: Bool { get }
  func write(to text: inout URIWriter, isRootless: Bool) throws(UnwritablePath)
}

extension Counted<String>: WritablePath {}

extension ArraySlice<String>: WritablePath {
  package func write(to text: inout URIWriter, isRootless: Bool) throws(UnwritablePath) {
    for (index, element) in enumerated() {
      if index > PathReader.maxSplits { throw .tooManyElements(count) }
      try text.append(element, at: index, isRootless: isRootless)
    }
  }
}

extension URIWriter {
  /// Appends an element, with a slash before it unless it's the first one of a rootless path.
  @inline(never)
  fileprivate mutating func append(
    _ element: String, at index: Int, isRootless: Bool = false
  ) throws(UnwritablePath) {
    if isUnwritable(element) { throw .element(element, index: index) }
    if index > 0 || !isRootless { append(UInt8(ascii: "/")) }
    append(element, unencoded: .path)
  }
}
