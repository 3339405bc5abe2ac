import Testing

@testable import URLPatterns

@Suite struct UTF8WordsTests {
  @Test(arguments: 1...15)
  func `a short name consists of letters, digits, hyphens, and dots`(count: Int) {
    let name = String("aZ-0.z9A.b-Cy5x".prefix(count))
    #expect(name.isShortName == smallStringsAreTwoWords)
    for index in 0..<count {
      for other in ["/", "%", "_", " ", "@", "[", "`", "{", ":", "\u{7F}", "\0", ","] {
        let text = "\(name.prefix(index))\(other)\(name.dropFirst(index + 1))"
        #expect(!text.isShortName, "\(text)")
      }
    }
  }

  @Test(arguments: ["", "é", "a-name-of-many-letters", "abcdefgh-é"])
  func `an empty text, a long one, and one outside ASCII are no short names`(text: String) {
    #expect(!text.isShortName)
  }
}
