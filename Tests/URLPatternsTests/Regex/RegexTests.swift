import Testing

@testable import URLPatterns

@Suite struct RegexTests {
  private func route(_ path: Counted<String>) -> String {
    switch path {
    case .N2("pages", Regex("contact-us.*")): "contact"
    case .N2("pages", Regex("[0-9]+")): "number"
    case .N2("PAGES", Regex("about", .ignoringCase)): "about"
    case .N2("literal", /latest-\d+/): "literal"
    case .N2("extended", #/latest-\d+/#): "extended literal"
    default: "not found"
    }
  }

  @Test func `a regex works as an element pattern in a case`() {
    #expect(route(.N2("pages", "contact-us_gbr")) == "contact")
    #expect(route(.N2("pages", "contact-us")) == "contact")
    #expect(route(.N2("pages", "contact")) == "not found")
    #expect(route(.N2("pages", "42")) == "number")
    #expect(route(.N2("PAGES", "About")) == "about")
  }

  @Test func `Swift's regex literals work in the same places`() {
    #expect(route(.N2("literal", "latest-42")) == "literal")
    #expect(route(.N2("literal", "latest-42 ")) == "not found")
    #expect(route(.N2("extended", "latest-42")) == "extended literal")
  }

  private func matches<each Pattern: PatternMatching>(
    _ element: String, _ pattern: repeat each Pattern
  ) -> Bool {
    for pattern in repeat each pattern {
      guard pattern ~= element else { return false }
    }
    return true
  }

  @Test func `both kinds conform to PatternMatching`() {
    #expect(matches("latest", "latest", Regex("l.*"), /l.*/, #/(l)(.*)/#))
    #expect(!matches("latest", "latest", Regex("l.*"), /l/))
  }

  @Test func `regexes are equal if their patterns and options are`() {
    #expect(Regex("a") == Regex("a"))
    #expect(Regex("a") != Regex("b"))
    #expect(Regex("a") != Regex("a", .ignoringCase))
    #expect(Regex("\u{E9}") != Regex("e\u{301}"))
    #expect(Set([Regex("a"), Regex("a"), Regex("a", .ignoringCase)]).count == 2)
    #expect(Regex("a", .ignoringCase).options == .ignoringCase)
    #expect(Regex("a", .ignoringCase).pattern == "a")
    #expect("\(Regex("a+"))" == "a+")
  }

  @Test func `the cheapest way to match is used`() throws {
    let table: [(pattern: String, strategy: String)] = [
      ("", "literal"),
      ("contact-us", "literal"),
      ("^contact-us$", "literal"),
      ("日本語", "literal"),
      ("\\Qa.b\\E", "literal"),
      ("contact-us.*", "prefix, table"),
      ("^news-[0-9]+$", "prefix, table"),
      ("[0-9]+", "table"),
      ("(?i)contact", "table"),
      ("(?:a|b)*", "table"),
      ("\\w+-\\w+", "table"),
      ("[a-z0-9-]{1,63}", "table"),
      // Anchors at the ends always hold.
      ("\\Acontact\\z", "literal"),
      ("(?i)^a+$|^$", "table"),
      ("a^b+|(^b)+|a$?", "automaton"),
      // More places than the bits in a word.
      ((1...40).map { "item\($0)" }.joined(separator: "|"), "table"),
      ("[a-z0-9-]+-[A-Za-z0-9_-]{21}", "bits"),
      (".*a.{20}b", "bits"),
      // Sixty-four places are as many as the bits in a word.
      (".*a.{60}b", "bits"),
      (".*a.{61}b", "automaton"),
      ("x.*a.{20}b", "prefix, bits"),
      (".*a.{100}b", "automaton"),
      ("x.*a.{100}b", "prefix, automaton"),
      ("\\b.*a.{20}b", "automaton"),
    ]
    for (pattern, strategy) in table {
      #expect(try RegexProgram(pattern, []).strategy == strategy, "“\(pattern)”")
    }
  }

  @Test func `assertions after a prefix see its last scalar`() {
    #expect(Regex("a\\b-.*") ~= "a-b")
    #expect(!(Regex("a\\bb.*") ~= "abc"))
    #expect(Regex("(?m)a\\n^b.*") ~= "a\nbc")
    #expect(!(Regex("a^b.*") ~= "abc"))
    #expect(!(Regex("(^b)+") ~= "bb"))
  }
}
