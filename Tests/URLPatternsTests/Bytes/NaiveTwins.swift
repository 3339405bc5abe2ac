import TestSupport
import Testing

/// Returns the first difference between a function that works on words and its naive twin.
///
/// Both get texts of 0 to 24 bytes with every byte at every offset, among letters and among others
/// of the same mark, and random texts of marks; and an offset between 0 and the number of bytes.
func firstDifference<Result: Equatable>(
  among mark: Character, _ byWords: (Span<UInt8>, Int) -> Result,
  naive: ([UInt8], Int) -> Result
) -> String? {
  func difference(_ bytes: [UInt8], _ start: Int) -> String? {
    let result = bytes.withUnsafeBufferPointer { byWords($0.span, start) }
    let expected = naive(bytes, start)
    return result == expected ? nil : "\(bytes) from \(start): \(result), not \(expected)"
  }
  for fill in [UInt8(ascii: "a"), mark.asciiValue!] {
    for count in 0...24 {
      var bytes = [UInt8](repeating: fill, count: count)
      if let found = difference(bytes, count) { return found }
      for i in 0..<count {
        for byte in UInt8.min ... .max {
          bytes[i] = byte
          if let found = difference(bytes, (i + Int(byte)) % (count + 1)) { return found }
        }
        bytes[i] = fill
      }
    }
  }
  var random = SeededGenerator()
  for _ in 0..<4_000 {
    let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      markBytes.randomElement(using: &random)!
    }
    let start = Int.random(in: 0...bytes.count, using: &random)
    if let found = difference(bytes, start) { return "seed \(random.seed): \(found)" }
  }
  return nil
}

/// Returns the first difference between a function that marks bytes of a word and its naive twin.
///
/// Both get words with every byte at every offset, among each of the bytes in `markBytes`. Only the
/// first mark counts.
func firstDifference(
  _ marks: (UInt64) -> UInt64, naive isMarked: (UInt8) -> Bool
) -> String? {
  for fill in markBytes {
    var bytes = [UInt8](repeating: fill, count: 8)
    for i in bytes.indices {
      for byte in UInt8.min ... .max {
        bytes[i] = byte
        let result = marks(word(of: bytes)).trailingZeroBitCount / 8
        let expected = bytes.firstIndex(where: isMarked) ?? 8
        if result != expected { return "\(bytes): \(result), not \(expected)" }
      }
      bytes[i] = fill
    }
  }
  return nil
}

/// Returns a little-endian word of up to eight bytes.
func word(of bytes: some Collection<UInt8>) -> UInt64 {
  bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
}

/// Bytes that some function looks for, and some that differ from them in one bit or by one.
private let markBytes = [UInt8]("aZ/.?#%+=&'\0".utf8) + [0x80, 0xAF, 0xFF]
