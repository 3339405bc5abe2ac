#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension URL {
  /// Returns the rest of the path after some elements, as it's written in the URL.
  ///
  /// Use it for text that contains slashes, such as the path of a file:
  ///
  /// ```swift
  /// let url = URL(string: "https://example.org/files/a//b%2Fc/")!
  /// switch url.countedPathComponents() {
  /// case Begins("files"): print(url.restOfPath(droppingFirst: 1))
  /// default: print("no such page")
  /// }
  /// // a//b%2Fc/
  /// ```
  ///
  /// The rest begins with an element, not with a slash. Put one in front to read it again, as in
  /// `Counted(path: "/\(rest)")`: without it, `a://b/c` would be the target of an HTTP request. To
  /// decode the rest, use `removingPercentEncoding`, after which you can't tell a `%2F` from a
  /// slash. Counting and `.` and `..` follow the rules of ``Counted/init(path:)``, without its
  /// limit of 1,000 elements. If the path contains dot segments, the rest comes from the path
  /// without them and without empty elements.
  ///
  /// - Parameter count: The number of elements to drop, at least 0. If the path has no more than
  ///   that, the result is empty.
  public func restOfPath(droppingFirst count: Int) -> String {
    precondition(count >= 0, "Can't drop a negative number of elements")
    func rest(of bytes: Span<UInt8>, from start: Int) -> String? {
      bytes.restOfPath(from: start, droppingFirst: count).map { String(bytes.extracting($0)) }
    }
    return absoluteString.withUTF8Span { bytes in
      let start = URIReference(bytes).pathStart
      return rest(of: bytes, from: start)
        ?? resolvingDotSegments(of: bytes, from: start).withUTF8Span { rest(of: $0, from: 0)! }
    }
  }
}

extension Span<UInt8> {
  /// Returns the path after its first `count` elements, or nil if it contains `.` or `..`.
  func restOfPath(from start: Int, droppingFirst count: Int = 0) -> Range<Int>? {
    var segment = segment(from: start)
    var (elements, rest) = (0, Int?.none)
    while !segment.isEmpty {
      if dotCount(extracting(segment)) > 0 { return nil }
      if elements == count { rest = segment.lowerBound }
      elements += 1
      segment = self.segment(from: segment.upperBound)
    }
    // The last segment, which is empty, is at the end of the path.
    return (rest ?? segment.upperBound)..<segment.upperBound
  }
}
