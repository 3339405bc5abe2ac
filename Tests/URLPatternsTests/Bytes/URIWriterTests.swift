import Testing

@testable import URLPatterns

@Suite struct URIWriterTests {
  @Test(arguments: [
    (UnencodedBytes.scheme, "+-."), (.unreserved, "-._~"), (.host, "-._~!$&'()*+,;="),
    (.user, "-._~!$&'()*+,;=:"), (.path, "-._~!$&'()*+,;=:@"),
    (.query, "-._~!$&'()*+,;=:@/?"), (.fragment, "-._~!$&'()*+,;=:@/?"),
  ])
  func `letters, digits, and a component's characters aren't encoded`(
    unencoded: UnencodedBytes, others: String
  ) {
    for byte in UInt8.min ... .max {
      let isUnencoded =
        byte < 0x80
        && (Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
          || others.utf8.contains(byte))
      #expect(unencoded.contain(byte) == isUnencoded, "\(byte)")
    }
  }
}
