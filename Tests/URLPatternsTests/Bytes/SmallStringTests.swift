import Testing

@testable import URLPatterns

@Suite(.enabled(if: smallStringsAreTwoWords)) struct SmallStringTests {
  @Test func `a text of up to 15 bytes has two words, which end in zeros`() {
    let difference = firstDifference(among: "%") { bytes, _ in
      bytes.twoWords.map { [$0.low, $0.high] }
    } naive: { bytes, _ in
      bytes.count <= 15 ? [word(of: bytes.prefix(8)), word(of: bytes.dropFirst(8))] : nil
    }
    #expect(difference == nil)
  }

  @Test func `a string of two words is the one that Swift makes`() {
    let difference = firstDifference(among: "%") { bytes, _ in
      // Without a byte outside ASCII.
      guard let (low, high) = bytes.twoWords, (low | high) & highestBits == 0 else { return nil }
      return Words(String(smallASCII: low, high, count: bytes.count))
    } naive: { bytes, _ in
      bytes.count <= 15 && isASCII(bytes) ? Words(String(decoding: bytes, as: UTF8.self)) : nil
    }
    #expect(difference == nil)
  }

  @Test func `a string knows its number of bytes if it's ASCII`() {
    let difference = firstDifference(among: "%") { bytes, _ in
      String(bytes).countOfASCII.map(Int.init)
    } naive: { bytes, _ in
      isASCII(bytes) ? bytes.count : nil
    }
    #expect(difference == nil)
  }

  @Test(arguments: 0...24)
  func `a text outside ASCII has no such number, wherever its letter is`(count: Int) {
    for index in 0...count {
      let (before, after) = (
        String(repeating: "a", count: index), String(repeating: "z", count: count - index)
      )
      #expect((before + "é" + after).countOfASCII == nil)
    }
  }
}

private func isASCII(_ bytes: [UInt8]) -> Bool { bytes.allSatisfy { $0 < 0x80 } }

/// A string with its words, which are equal only if it's represented in the same way.
private struct Words: Equatable {
  let text: String
  let low, high: UInt64

  init(_ text: String) {
    self.text = text
    (low, high) = text.twoWords
  }
}
