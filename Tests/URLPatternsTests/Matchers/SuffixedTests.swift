import Testing
import URLPatterns

@Suite struct SuffixedTests {
  @Test(arguments: [
    (".html", "a.html", "a"), (".html", ".html", nil), (".html", "..html", nil),
    (".html", "...html", nil), (".html", "....html", "..."), (".html", "a.htm", nil),
    (".html", "html", nil),
    ("", "a", "a"), ("", "", nil), ("..", "a...", "a."), ("é", "aé", "a"), ("é", "ae\u{301}", nil),
    ("\u{301}", "e\u{301}", "e"), ("\u{301}", "é", nil),
    (" of many letters, too", "a text of many letters, too", "a text"),
  ])
  func `the suffix is compared byte for byte, and the rest matches`(
    suffix: String, element: String, rest: String?
  ) {
    let captured = Capture(String.self)
    #expect((Suffixed(captured, suffix) ~= element) == (rest != nil))
    #expect(captured.value.map { Array($0.utf8) } == rest.map { Array($0.utf8) })
  }
}
