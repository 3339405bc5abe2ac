import Testing

@testable import URLPatterns

@Suite struct PercentDecodingTests {
  @Test(arguments: [true, false])
  func `a text that decodes to itself is the same without decoding it`(plusAsSpace: Bool) {
    let difference = firstDifference(among: "+") { bytes, _ in
      String(percentEncoded: bytes, plusAsSpace: plusAsSpace)
    } naive: { bytes, _ in
      bytes.withUnsafeBufferPointer { String.decoding($0.span, plusAsSpace: plusAsSpace) }
        ?? String(decoding: bytes, as: UTF8.self)
    }
    #expect(difference == nil)
  }

  @Test(arguments: [true, false])
  func `a short plain text has up to 15 plain bytes`(plusAsSpace: Bool) {
    let difference = firstDifference(among: "+") { bytes, _ in
      bytes.shortPlainText(plusAsSpace: plusAsSpace) != nil
    } naive: { bytes, _ in
      smallStringsAreTwoWords && bytes.count <= 15
        && bytes.allSatisfy { $0.isPlain(plusAsSpace: plusAsSpace) }
    }
    #expect(difference == nil)
  }
}
