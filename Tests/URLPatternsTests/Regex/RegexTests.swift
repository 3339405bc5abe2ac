import Testing

import URLPatterns

@Suite struct RegexTests {
  private func route(_ path: String) -> String {
    switch Counted(path: path) {
    case .N2("pages", Regex("contact-us.*")): "contact"
    case .N2("PAGES", Regex("about", .ignoringCase)): "about"
    case .N2("pages", /about-.*/): "about"
    case Begins("news", Regex("latest.*")): "latest news"
    case Begins("news", #/archive-\d+/#) && Ends(Regex("\\d+")): "archive"
    default: "not found"
    }
  }

  @Test func `regexes of both kinds work in cases and inside Begins and Ends`() {
    for (path, name) in [
      ("/pages/contact-us_gbr", "contact"), ("/pages/contact", "not found"),
      ("/PAGES/About", "about"), ("/pages/about-us", "about"), ("/pages/x-about-us", "not found"),
      ("/news/latest-news/7", "latest news"), ("/news/archive-7/x/42", "archive"),
      ("/news/archive-7/x/y", "not found"),
    ] {
      #expect(route(path) == name)
    }
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

  @Test func `more places than the bits in a word are matched alike`() {
    let items = (1...40).map { "item\($0)" }
    let regex = Regex("(?:" + items.joined(separator: "|") + ")x?")
    for item in items { #expect(regex ~= item && regex ~= item + "x" && !(regex ~= item + "y")) }
    #expect(!(regex ~= "item41") && !(regex ~= "item"))
  }
}
