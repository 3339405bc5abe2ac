import TestSupport
import Testing
import URLPatterns

@Suite struct TextConversionTests {
  enum Grade: Character { case best = "a", good = "é" }

  private let character = Capture(Character.self)
  private let grade = Capture(Grade.self)
  private let flag = Capture(Bool.self)

  @Test(arguments: ["a", "é", "e\u{301}", "\u{301}", "👨‍👩‍👧", "\r\n"])
  func `a character can consist of any scalars`(text: String) {
    #expect(character ~= text)
    #expect(character() == Character(text))
    #expect(([text: text] as QueryArguments)[text, as: Character.self] == Character(text))
  }

  @Test(arguments: ["", "ab", "aa", "a\u{301}b", "\n\r"])
  func `any other text isn't a character`(text: String) {
    #expect(!(character ~= text))
    #expect(!(grade ~= text))
    let query: QueryArguments = ["x": text]
    #expect(query["x", as: Character.self] == nil)
    #expect(query["x", as: Grade.self] == nil)
  }

  @Test func `raw values can be characters`() {
    #expect(grade ~= "e\u{301}")
    #expect(grade() == .good)
    #expect((["x": "a"] as QueryArguments)["x", as: Grade.self] == .best)
    #expect((["x": "b"] as QueryArguments)["x", as: Grade.self] == nil)
  }

  @Test(arguments: [("true", true), ("false", false)])
  func `a Boolean value is true or false`(text: String, value: Bool) {
    #expect(flag ~= text)
    #expect(flag() == value)
    #expect(([text: text] as QueryArguments)[text, as: Bool.self] == value)
    for other in ["", "\(text) ", text.uppercased(), "\(text)\u{301}"] { #expect(!(flag ~= other)) }
  }
}
