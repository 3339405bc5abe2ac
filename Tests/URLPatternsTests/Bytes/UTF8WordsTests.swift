import Testing
@testable import URLPatterns

@Suite struct UTF8WordsTests {
  @Test
  func `a word contains the text's bytes and then slashes, whatever surrounds the text`() {
    for length in 0...20 {
      let text = (0..<length).map { UInt8($0) + 0x41 }
      let padding = [UInt8](repeating: 0xff, count: 8)
      (padding + text + padding).withUnsafeBufferPointer { memory in
        let span = memory.span.extracting(8..<(8 + length))
        for offset in 0...length {
          let expected = (text[offset...] + repeatElement(0x2f, count: 8)).prefix(8)
          let word = span.word(at: offset)
          let bytes = (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)) }
          #expect(bytes == Array(expected), "\(length) bytes, from \(offset) on")
        }
      }
    }
  }

  @Test func `a load outside of the text stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = [UInt8](repeating: 0, count: 8).span.load(UInt64.self, at: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = [UInt8](repeating: 0, count: 8).span.load(UInt64.self, at: -1)
    }
  }
}
