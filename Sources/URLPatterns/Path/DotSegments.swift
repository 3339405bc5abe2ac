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

/// Returns 1 for `.`, 2 for `..`, and 0 for any other segment.
///
/// A dot can also be written as `%2e`.
func dotCount(_ segment: Span<UInt8>) -> Int {
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
