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

  @Test func `matchers of the same patterns are equal, and have the same hash`() {
    func expect<Pattern: Hashable>(_ one: Pattern, _ same: Pattern, _ others: Pattern...) {
      #expect(one == same && one.hashValue == same.hashValue)
      for other in others { #expect(one != other) }
    }
    expect(OneOf("a"), OneOf("a"), OneOf("b"))
    expect(OneOf("a", "b"), OneOf("a", "b"), OneOf("b", "a"), OneOf("a", "c"))
    expect(
      OneOf("a", "b", "c", "d", "e"), OneOf("a", "b", "c", "d", "e"),
      OneOf("a", "b", "c", "d", "f"),
      OneOf("a", "b", "c", "x", "e"), OneOf("a", "b", "c", "d"))
    expect(
      OneOf(Exactly("a"), "b", IgnoringCase("c"), "d"),
      OneOf(Exactly("a"), "b", IgnoringCase("C"), "d"),
      OneOf(Exactly("a"), "b", IgnoringCase("c"), "e"),
      OneOf(Exactly("x"), "b", IgnoringCase("c"), "d"))
    expect(Prefixed("é", "a"), Prefixed("é", "a"), Prefixed("e\u{301}", "a"), Prefixed("é", "b"))
    expect(Suffixed("a", "é"), Suffixed("a", "é"), Suffixed("a", "e\u{301}"), Suffixed("b", "é"))
  }
}
