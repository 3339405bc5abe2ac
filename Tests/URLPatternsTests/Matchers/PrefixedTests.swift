import TestSupport
import Testing
import URLPatterns

@Suite struct PrefixedTests {
  @Test(arguments: [
    ("@", "@john", "john"), ("@", "@", nil), ("@", "john", nil), ("@", "", nil),
    ("@", "@.", nil), ("@", "@..", nil), ("@", "@...", "..."), ("@", "@.a", ".a"),
    ("", "john", "john"), ("", "", nil), ("@@", "@@@", "@"), ("abc", "ab", nil), ("é", "éa", "a"),
    ("é", "e\u{301}a", nil),
    ("e", "e\u{301}a", "\u{301}a"),
    ("a-prefix-of-many-letters:", "a-prefix-of-many-letters:x", "x"),
    ("👩", "👩\u{200D}👧", "\u{200D}👧"), ("K", "\u{212A}", nil),
  ])
  func `the prefix is compared byte for byte, and the rest matches`(
    prefix: String, element: String, rest: String?
  ) {
    let captured = Capture(String.self)
    #expect((Prefixed(prefix, captured) ~= element) == (rest != nil))
    #expect(captured.value.map { Array($0.utf8) } == rest.map { Array($0.utf8) })
  }

  @Test func `what follows a prefix keeps its case, unlike in a host`() {
    #expect(!(Prefixed("v", "abc") ~= "vABC") && Prefixed("v", "abc") ~= "vabc")
    #expect(!(Prefixed("v", OneOf("abc")) ~= "vABC"))
    #expect(!(Prefixed("v", Regex("[a-z]+")) ~= "vABC"))
  }

  @Test func `what is joined is taken apart again`() {
    var random = SeededGenerator()
    for _ in 0..<1_000 {
      let (prefix, text, suffix) = (random.text(), random.text(), random.text())
      let rest = Capture(String.self)
      let isElement = !["", ".", ".."].contains(text)
      guard !["", ".", ".."].contains(text + suffix) else { continue }
      #expect(
        (Prefixed(prefix, Suffixed(rest, suffix)) ~= prefix + text + suffix) == isElement,
        "seed \(random.seed)")
      #expect(
        rest.value.map { Exactly(text) ~= $0 } == (isElement ? true : nil), "seed \(random.seed)")
    }
  }
}
