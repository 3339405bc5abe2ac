import Testing

@testable import URLPatterns

@Suite struct UTF8SpanTests {
  @Test func `a segment begins after slashes, and ends before a delimiter`() {
    let difference = firstDifference(among: "/") {
      $0.segment(from: $1)
    } naive: { bytes, start in
      let start = bytes[start...].firstIndex { $0 != UInt8(ascii: "/") } ?? bytes.count
      return start..<(bytes[start...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count)
    }
    #expect(difference == nil)
  }

  @Test func `a segment that can be empty ends before a delimiter`() {
    let difference = firstDifference(among: "%") {
      $0.segmentEnd(from: $1)
    } naive: { bytes, start in
      bytes[start...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
    }
    #expect(difference == nil)
  }

  @Test func `a text in lower case has each ASCII letter in lower case`() {
    let difference = firstDifference(among: "Z") { bytes, _ in
      bytes.asciiLowercased
    } naive: { bytes, _ in
      String(decoding: bytes.map(inLowerCase), as: UTF8.self)
    }
    #expect(difference == nil)
  }

  @Test(arguments: [UInt8](0...255))
  func `only ASCII letters have a lower case`(byte: UInt8) {
    #expect(lowercased(byte) == inLowerCase(byte))
  }
}

private func inLowerCase(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
}
