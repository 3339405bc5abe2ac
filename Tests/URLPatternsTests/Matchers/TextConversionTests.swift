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

  /// A number with raw values that any C string can be read as.
  enum Level: Double { case half = 0.5 }

  /// A name that accepts any text.
  struct Name: RawRepresentable { let rawValue: String }

  /// A way to convert text, and whether it accepts it.
  private static func converts<Value: LosslessStringConvertible & SendableMetatype>(
    _ type: Value.Type
  ) -> @Sendable (String) -> [Bool] {
    { [Capture(type) ~= $0, (["x": $0] as QueryArguments)["x", as: type] != nil] }
  }

  private static let numbers: [@Sendable (String) -> [Bool]] = {
    var numbers = [converts(Double.self), converts(Float.self), converts(Int.self)]
    #if !(os(macOS) && arch(x86_64))
      numbers.append(converts(Float16.self))
    #endif
    #if arch(x86_64) && !os(Windows) && !os(Android)
      numbers.append(converts(Float80.self))
    #endif
    numbers.append {
      [Capture(Level.self) ~= $0, (["x": $0] as QueryArguments)["x", as: Level.self] != nil]
    }
    return numbers
  }()

  @Test(arguments: ["", "/../admin", "0", "\0"])
  func `a number doesn't end at a NUL`(rest: String) {
    for accepts in Self.numbers {
      let text = accepts("1") == [true, true] ? "1" : "0.5"
      #expect(accepts(text) == [true, true])
      for hostile in ["\(text)\0\(rest)", "\0\(text)"] {
        #expect(accepts(hostile) == [false, false], "\(hostile.debugDescription)")
      }
    }
    #expect(Capture(String.self) ~= "a\0" && Capture(Character.self) ~= "\0")
  }

  @Test func `a raw value is compared only with texts that are quick to compare`() {
    for (marks, matches) in [(0, true), (30, true), (31, false), (60_000, false)] {
      for letter in ["", "e"] {
        let text = letter + String(repeating: "\u{301}", count: marks)
        if text.isEmpty { continue }
        #expect((Capture(Name.self) ~= text) == matches)
        #expect(((["x": text] as QueryArguments)["x", as: Name.self] != nil) == matches)
        #expect((Capture(Grade.self) ~= text) == (letter == "e" && marks == 1))
      }
    }
    #expect(Capture(Name.self) ~= String(repeating: "e\u{301}", count: 1_000))
  }
}
