// The scheme and the host of a URL ignore the case of ASCII letters (RFC 3986 §6.2.2.1), and nothing
// else. Unicode's mapping to lower case would turn the Kelvin sign, U+212A, into a `k`.

extension Span<UInt8> {
  /// Returns a string of the UTF-8 bytes in `range`, with the ASCII letters in lower case.
  @inline(__always)
  func asciiLowercasedString(_ range: Range<Int>) -> String {
    let count = range.upperBound &- range.lowerBound
    if count <= 15, smallStringsAreTwoWords {
      let low = word(at: range.lowerBound) & maskOfBytes(count)
      let high =
        count > 8 ? word(at: range.lowerBound &+ 8) & maskOfBytes(count &- 8) : 0
      if nonASCIIMarks(in: low | high) == 0 {
        return String(
          smallASCII: asciiLowercased(low), asciiLowercased(high), count: count)
      }
    }
    return longASCIILowercasedString(range)
  }

  @inline(never)
  private func longASCIILowercasedString(_ range: Range<Int>) -> String {
    String(unsafeUninitializedCapacity: range.count) { letters in
      for (i, k) in range.enumerated() { letters[i] = asciiLowercased(self[k]) }
      return range.count
    }
  }
}

extension String {
  /// The text with its ASCII letters in lower case.
  package var asciiLowercased: String {
    withUTF8Span { $0.asciiLowercasedString($0.indices) }
  }
}

/// Returns the byte in lower case if it's an ASCII letter.
func asciiLowercased(_ byte: UInt8) -> UInt8 {
  byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
}

/// Returns a word of ASCII bytes with its letters in lower case.
private func asciiLowercased(_ word: UInt64) -> UInt64 {
  // Without a byte above 0x7f, no sum carries into the next byte.
  let fromA = word &+ UInt64(0x80 - UInt8(ascii: "A")) &* lowestBits
  let afterZ = word &+ UInt64(0x7f - UInt8(ascii: "Z")) &* lowestBits
  return word | ((fromA ^ afterZ) & highestBits) &>> 2
}
