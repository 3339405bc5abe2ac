/// Returns the path from `start` on, without empty elements and with `.` and `..` resolved (RFC
/// 3986 §5.2.4).
func resolvingDotSegments(of bytes: Span<UInt8>, from start: Int) -> String {
  var resolved: [UInt8] = []
  resolved.reserveCapacity(bytes.count - start)
  var range = bytes.segment(from: start)
  while !range.isEmpty {
    let segment = bytes.extracting(range)
    switch dotCount(segment) {
    case 0:
      resolved.append(UInt8(ascii: "/"))
      for k in segment.indices { resolved.append(segment[k]) }
    case 2:
      while let byte = resolved.popLast(), byte != UInt8(ascii: "/") {}
    default:
      break
    }
    range = bytes.segment(from: range.upperBound)
  }
  return String(decoding: resolved, as: UTF8.self)
}

/// Returns 1 for `.`, 2 for `..`, and 0 for any other segment, which isn't empty.
///
/// A dot can also be written as `%2e`.
func dotCount(_ segment: Span<UInt8>) -> Int {
  // Most segments don't have to be decoded to see that.
  let first = segment[0] == UInt8(ascii: "%") ? segment.escapedByte(at: 0) : segment[0]
  guard segment.count <= 6, first == UInt8(ascii: ".") else { return 0 }
  return switch String(percentEncoded: segment) {
  case ".": 1
  case "..": 2
  default: 0
  }
}
