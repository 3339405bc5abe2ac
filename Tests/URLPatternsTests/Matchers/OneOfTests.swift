import Testing
import URLPatterns

@Suite struct OneOfTests {
  @Test func `one matching pattern is enough, and the search ends with the first`() {
    let first = Capture(Int.self)
    let second = Capture(String.self)
    #expect(OneOf("en", "de") ~= "de")
    #expect(!(OneOf("en", "de") ~= "fr"))
    #expect(OneOf("en") ~= "en")
    #expect(!(OneOf("en") ~= ""))
    #expect(OneOf("x", first, second) ~= "7")
    #expect(first() == 7)
    #expect(second.value == nil)
    #expect(OneOf(OneOf("a", "b"), IgnoringCase("C")) ~= "c")
    #expect(OneOf("caf\u{E9}", "tea") ~= "cafe\u{301}")
    #expect(!(OneOf(Exactly("caf\u{E9}"), "tea") ~= "cafe\u{301}"))
  }
}
