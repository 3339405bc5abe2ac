import Foundation
import TestSupport
import Testing
import URLPatterns

/// A user's own matcher.
struct Digits: PatternMatching {
  static func ~= (pattern: Digits, element: String) -> Bool {
    !element.isEmpty && element.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}

@Suite struct PatternMatchingTests {
  @Test func `strings match if they're equal, however they're stored`() {
    var texts = ["", "a", "K", "\u{212A}", "é", "e\u{301}", "Å", "\u{212B}", "\0", "a\0"]
    for count in 13...18 {
      let text = String(repeating: "x", count: count)
      texts += [text, "\(text.dropLast())y", "y\(text.dropFirst())", "\(text.dropLast())\u{301}"]
    }
    // The same texts again, each in its own memory.
    texts += texts.map { text in
      var copy = ""
      copy.reserveCapacity(100)
      copy += text
      return copy
    }
    for pattern in texts {
      for element in texts {
        #expect(
          (pattern ~= element) == (Array(pattern) == Array(element)), "\(pattern) ~= \(element)")
      }
    }
  }

  @Test func `the short ways to compare agree with ==, whatever the texts begin with and contain`()
  {
    var random = SeededGenerator()
    let pieces =
      ["a", "K", "\u{212A}", ";", "\u{37E}", "`", "\u{1FEF}", "é", "e", "\u{301}"]
      + ["\u{338}", "<", "=", ">", "≮", "≠", "≯", "\u{2000}", "\u{2002}", "abcdefgh", "\0"]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...20, using: &random))
        .map { _ in pieces.randomElement(using: &random)! }.joined()
      var others = [
        text.decomposedStringWithCanonicalMapping, text.precomposedStringWithCanonicalMapping,
        "a" + text.dropFirst(), String(text.dropLast()), text + "\u{301}", "<" + text,
      ]
      others.append((text as NSString).substring(from: 0))
      for other in others.shuffled(using: &random) {
        let isEqual = text.decomposedStringWithCanonicalMapping.unicodeScalars
          .elementsEqual(other.decomposedStringWithCanonicalMapping.unicodeScalars)
        let comment = "\(text.debugDescription) ~= \(other.debugDescription), seed \(random.seed)"
        #expect((text ~= other) == isEqual && (text == other) == isEqual, "\(comment)")
      }
    }
  }

  @Test func `scalars match their decomposition, however many bytes it has`() {
    for value in UInt32(0x80)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      let decomposed = text.decomposedStringWithCanonicalMapping
      guard !decomposed.utf8.elementsEqual(text.utf8) else { continue }
      // A compared text is at most nine times as long as the pattern. One direction takes a factor
      // of three.
      #expect(decomposed.utf8.count <= 3 * text.utf8.count, "\(value)")
      #expect(text.utf8.count <= 3 * decomposed.utf8.count, "\(value)")
      #expect(text ~= decomposed && decomposed ~= text, "\(value)")
    }
  }

  @Test func `a user's own matcher works in a case and inside the others`() {
    func name(_ path: String) -> String {
      switch Counted(path: path) {
      case .N2("orders", Digits()): "an order"
      case Begins("years", Digits()): "a year"
      case Ends("page", OneOf(Digits(), "last")): "a page"
      default: "something else"
      }
    }
    #expect(name("/orders/2026") == "an order")
    #expect(name("/orders/x") == "something else")
    #expect(name("/years/2026/11") == "a year")
    #expect(name("/years/x/11") == "something else")
    #expect(name("/a/b/page/7") == "a page")
    #expect(name("/a/b/page/last") == "a page")
    #expect(name("/a/b/page/first") == "something else")
  }
}
