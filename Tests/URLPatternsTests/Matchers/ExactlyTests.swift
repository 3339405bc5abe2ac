import Foundation
import TestSupport
import Testing
import URLPatterns

@Suite struct ExactlyTests {
  /// Texts that are equal by `==`, but have different bytes.
  static let equivalents = [
    ("K", "\u{212A}"), (";", "\u{37E}"), ("`", "\u{1FEF}"), ("Å", "\u{212B}"), ("Ω", "\u{2126}"),
    ("é", "e\u{301}"), ("ñ", "n\u{303}"), ("가", "\u{1100}\u{1161}"),
    ("q\u{307}\u{323}", "q\u{323}\u{307}"),
    ("your-Key-and-more-than-fifteen-bytes", "your-\u{212A}ey-and-more-than-fifteen-bytes"),
  ]

  @Test(arguments: equivalents)
  func `it distinguishes canonically equivalent texts`(one: String, other: String) {
    #expect(one == other)
    #expect(one ~= other)
    #expect(Exactly(one) ~= one)
    #expect(Exactly(other) ~= other)
    #expect(!(Exactly(one) ~= other))
    #expect(!(Exactly(other) ~= one))
    #expect(Exactly(one) != Exactly(other))
    #expect(Set([Exactly(one), Exactly(other), Exactly(one)]).count == 2)
  }

  @Test func `it matches the same bytes, whatever their number`() {
    for count in 0...40 {
      let text = String(repeating: "x", count: count)
      #expect(Exactly(text) ~= text)
      #expect(!(Exactly(text) ~= text + "x"))
      #expect(!(Exactly(text + "x") ~= text))
      #expect(!(Exactly(text + "x") ~= text + "y"))
      #expect(Exactly(text + "é") ~= text + "é")
      #expect(!(Exactly(text + "é") ~= text + "e\u{301}"))
    }
    #expect(!(Exactly("users") ~= "Users"))
    #expect(!(Exactly("users/") ~= "users"))
  }

  @Test func `strings and regexes agree with it on ASCII`() {
    let texts = (0..<128).map { String(Unicode.Scalar(UInt8($0))) }
    for (value, text) in texts.enumerated() {
      let regex = Regex("\\x{\(String(value, radix: 16))}")
      for other in texts {
        #expect((Exactly(text) ~= other) == (text ~= other))
        #expect((Exactly(text) ~= other) == (regex ~= other))
      }
    }
  }

  @Test(arguments: equivalents)
  func `a regex distinguishes canonically equivalent texts`(one: String, other: String) {
    #expect(Regex(one) ~= one)
    #expect(!(Regex(one) ~= other))
  }

  @Test func `it agrees with comparing arrays of bytes`() {
    var random = SeededGenerator()
    for _ in 0..<1_000 {
      let one = random.text(maxLength: 20)
      let other =
        Bool.random(using: &random)
        ? one.decomposedStringWithCanonicalMapping : random.text(maxLength: 2)
      let isSame = Array(one.utf8) == Array(other.utf8)
      #expect((Exactly(one) ~= other) == isSame, "seed \(random.seed): \(one), \(other)")
      #expect((Exactly(one) == Exactly(other)) == isSame)
      if isSame { #expect(Exactly(one).hashValue == Exactly(other).hashValue) }
    }
  }

  @Test func `exactly three scalars outside ASCII equal an ASCII character`() {
    let ascii = Set((0..<128).map { String(Unicode.Scalar(UInt8($0))) })
    // All other scalars are equal only to texts composed of them (UAX #15, section 1.3).
    var decomposed: [Unicode.Scalar] = []
    for value in 0x80...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if scalar.properties.isFullCompositionExclusion { decomposed.append(scalar) }
    }
    let equal = decomposed.filter { ascii.contains(String($0)) }
    #expect(equal == ["\u{37E}", "\u{1FEF}", "\u{212A}"])
  }
}
