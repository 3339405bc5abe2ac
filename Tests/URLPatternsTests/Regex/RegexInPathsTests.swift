import Testing
import URLPatterns

@Suite struct RegexInPathsTests {
  private func route(_ path: String) -> String {
    switch Counted(path: path) {
    case .N2("pages", Regex("contact-us.*")): "contact"
    case .N2("pages", /about-.*/): "about"
    case Begins("news", Regex("latest.*")): "latest news"
    case Begins("news", #/archive-\d+/#) && Ends(Regex("\\d+")): "archive"
    default: "not found"
    }
  }

  @Test func `regexes of both kinds work in cases and inside Begins and Ends`() {
    #expect(route("/pages/contact-us_gbr") == "contact")
    #expect(route("/pages/about-us") == "about")
    #expect(route("/news/latest-news/7") == "latest news")
    #expect(route("/news/archive-7/x/42") == "archive")
    #expect(route("/news/archive-7/x/y") == "not found")
  }
}
