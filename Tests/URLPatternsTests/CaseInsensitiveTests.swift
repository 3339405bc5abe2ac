import Testing
import URLPatterns

@Suite struct CaseInsensitiveTests {
  @Test(arguments: [
    ("Users", "users", true), ("users", "USERS", true), ("users", "user", false),
    ("users", "userz", false), ("", "", true), ("a", "", false),
    ("@[`{", "@[`{", true), ("@", "`", false), ("[", "{", false),
    ("ÜBER", "über", true), ("straße", "STRASSE", true), ("ΟΔΟΣ", "οδος", true),
    ("οδοσ", "οδος", true), ("k", "\u{212A}", true), ("é", "E\u{301}", true), ("e", "é", false),
  ])
  func `letters compare without case`(pattern: String, element: String, matches: Bool) {
    #expect((CaseInsensitive(pattern) ~= element) == matches)
    #expect((CaseInsensitive(element) ~= pattern) == matches)
    #expect((CaseInsensitive(pattern) == CaseInsensitive(element)) == matches)
    if matches {
      #expect(CaseInsensitive(pattern).hashValue == CaseInsensitive(element).hashValue)
    }
  }

  @Test func `documentation examples`() {
    guard case .N2(CaseInsensitive("users"), let id) = Counted(path: "/USERS/7") else {
      Issue.record("it did not match")
      return
    }
    #expect(id == "7")
  }
}
