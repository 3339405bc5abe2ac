import Testing

@testable import URLPatterns

// Each function on words is compared with a loop over bytes that does the same.

@Suite struct UTF8WordsTests {
  @Test func `a word consists of eight bytes, with slashes after the end`() {
    let difference = firstDifference(among: "%") {
      $0.word(at: $1)
    } naive: { bytes, start in
      word(of: (bytes + Array("////////".utf8))[start..<start + 8])
    }
    #expect(difference == nil)
  }

  @Test func `one byte is found, or the end`() {
    let difference = firstDifference(among: "#") {
      $0.firstIndex(of: UInt8(ascii: "#"), from: $1)
    } naive: { bytes, start in
      bytes[start...].firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
    }
    #expect(difference == nil)
  }

  @Test func `the first of two bytes is found, or the end`() {
    let difference = firstDifference(among: "&") {
      $0.firstIndex(of: UInt8(ascii: "="), or: UInt8(ascii: "&"), from: $1)
    } naive: { bytes, start in
      bytes[start...].firstIndex { "=&".utf8.contains($0) } ?? bytes.count
    }
    #expect(difference == nil)
  }

  @Test(arguments: [true, false])
  func `a text is plain if each byte is`(plusAsSpace: Bool) {
    let difference = firstDifference(among: "+") { bytes, _ in
      bytes.isPlain(plusAsSpace: plusAsSpace)
    } naive: { bytes, _ in
      bytes.allSatisfy { $0.isPlain(plusAsSpace: plusAsSpace) }
    }
    #expect(difference == nil)
  }

  @Test func `there is a byte between the start and the end`() {
    let difference = firstDifference(among: "/") { bytes, offset in
      [offset, offset - 8, .max, .min].map { bytes.hasByte(at: $0) }
    } naive: { bytes, offset in
      [offset, offset - 8, .max, .min].map(bytes.indices.contains)
    }
    #expect(difference == nil)
  }

  @Test(arguments: Array("/%\0".utf8) + [0x80, 0xFF])
  func `the first of equal bytes is marked`(byte: UInt8) {
    #expect(
      firstDifference {
        marks(of: byte, in: $0)
      } naive: {
        $0 == byte
      } == nil)
  }

  @Test(arguments: [true, false])
  func `what doesn't decode to itself is marked`(plusAsSpace: Bool) {
    let difference = firstDifference {
      escapeMarks(in: $0, plusAsSpace: plusAsSpace)
    } naive: {
      !$0.isPlain(plusAsSpace: plusAsSpace)
    }
    #expect(difference == nil)
  }

  @Test func `what ends a segment or needs more work is marked`() {
    let difference = firstDifference {
      segmentMarks(in: $0)
    } naive: {
      "/?#%".utf8.contains($0) || $0 >= 0x80
    }
    #expect(difference == nil)
  }

  @Test func `what isn't part of a name is marked`() {
    #expect(
      firstDifference {
        nameMarks(in: $0)
      } naive: {
        !$0.isPartOfName
      } == nil)
  }

  @Test(arguments: 0...24)
  func `a mask covers the first bytes`(count: Int) {
    #expect(maskOfBytes(count) == word(of: (0..<8).map { $0 < count ? 0xFF : 0 }))
  }

  @Test func `a short name has 1 to 15 letters, digits, hyphens, and dots`() {
    let difference = firstDifference(among: ".") { bytes, _ in
      String(bytes).isShortName
    } naive: { bytes, _ in
      smallStringsAreTwoWords && (1...15).contains(bytes.count)
        && bytes.allSatisfy { $0.isPartOfName }
    }
    #expect(difference == nil)
  }

  @Test(arguments: ["", "é", "a-name-of-many-letters", "abcdefgh-é"])
  func `an empty text, a long one, and one outside ASCII are no short names`(text: String) {
    #expect(!text.isShortName)
  }
}

extension UInt8 {
  func isPlain(plusAsSpace: Bool) -> Bool {
    self < 0x80 && self != UInt8(ascii: "%") && !(plusAsSpace && self == UInt8(ascii: "+"))
  }

  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
