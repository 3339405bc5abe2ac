import Testing

import URLPatterns

@Suite struct RegexTests {
  private func route(_ path: String) -> String {
    switch Counted(path: path) {
    case .N2("pages", Regex("contact-us.*")): "contact"
    case .N2("PAGES", Regex("(?i)about")): "about"
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

  @Test func `regexes are equal if their patterns are`() {
    #expect(Regex("a") == Regex("a"))
    #expect(Regex("a") != Regex("b"))
    #expect(Regex("a") != Regex("(?i)a"))
    #expect(Regex("\u{E9}") != Regex("e\u{301}"))
    #expect(Set([Regex("a"), Regex("a"), Regex("(?i)a")]).count == 2)
    #expect(Regex("(?i)a").pattern == "(?i)a")
    #expect("\(Regex("a+"))" == "a+")
  }

  @Test func `more places than the bits in a word are matched alike`() {
    let items = (1...40).map { "item\($0)" }
    let regex = Regex("(?:" + items.joined(separator: "|") + ")x?")
    for item in items { #expect(regex ~= item && regex ~= item + "x" && !(regex ~= item + "y")) }
    #expect(!(regex ~= "item41") && !(regex ~= "item"))
  }

  @Test func `a place can follow the last one of another word`() {
    for count in [61, 62, 63, 64, 65, 127, 128, 129] {
      let (exactly, atMost) = (Regex("[ab]{\(count)}"), Regex("[ab]{0,\(count)}"))
      let atLeast = Regex(".*a.{\(count - 1)}")  // It's too large for a table.
      for length in 0...250 {
        let text = String(repeating: "a", count: length)
        #expect((exactly ~= text) == (length == count), "\(count), \(length)")
        #expect((atMost ~= text) == (length <= count), "\(count), \(length)")
        #expect((atLeast ~= text) == (length >= count), "\(count), \(length)")
      }
    }
  }

  @Test func `a place after the 64th can follow itself, or be followed by the first one`() {
    let hash = String(repeating: "0f", count: 32)
    #expect(Regex("[0-9a-f]{64}-.*") ~= hash + "-notes")
    #expect(!(Regex("[0-9a-f]{64}-.*") ~= hash + "notes"))
    #expect(Regex("[a-z0-9-]{64,}") ~= String(repeating: "a", count: 80))
    for count in 58...70 {
      let text = "a" + String(repeating: "1", count: count) + "y"
      let (loop, last) = (Regex("([a-z][0-9]{\(count)}y)+"), Regex("a1{\(count)}y+"))
      #expect(loop ~= text && loop ~= text + text && !(loop ~= text + "yy"), "\(count)")
      #expect(last ~= text && last ~= text + "yy" && !(last ~= text + text), "\(count)")
      // Without a table.
      let long = Regex(".*b.{\(count)}y+")
      let tail = String(repeating: "1", count: count)
      #expect(long ~= "ab" + tail + "yyy" && !(long ~= "ab" + tail + "yyx"), "\(count)")
    }
  }

  @Test(arguments: 60...70)
  func `an alternative of 64 scalars isn't followed by the next one`(count: Int) {
    let regex = Regex("a{\(count)}|b")
    let text = String(repeating: "a", count: count)
    #expect(regex ~= text && regex ~= "b" && !(regex ~= text + "b"))
  }

  @Test func `only repeated places follow themselves`() {
    #expect(!(Regex("ab") ~= "aab"))
    #expect(!(Regex("ab+c") ~= "aabc"))
    #expect(!(Regex("x?ab") ~= "xxab"))
    #expect(!(Regex("(?:ab|cd)e") ~= "aabe"))
  }

  @Test func `scalars outside ASCII are read by the places of their sets`() {
    // Without a table, and in several words.
    let regex = Regex(".*[éa][^é]{70}[日é]{2}(?:é|x){65}")
    let tail = String(repeating: "日", count: 70)
    let end = String(repeating: "éx", count: 32)
    #expect(regex ~= "日é\(tail)日é\(end)é")
    #expect(regex ~= "a\(tail)é日\(end)x")
    #expect(!(regex ~= "é\(tail)éa\(end)é"))
    #expect(!(regex ~= "日\(tail)日é\(end)é"))
    #expect(!(regex ~= "é\(tail.dropLast())é日é\(end)é"))
    #expect(!(regex ~= "é\(tail)日é\(end)日"))
    // The places of the first class are in two words, and those of the literal in the second one.
    let ж = String(repeating: "ж", count: 70)
    #expect(Regex(".*[^é]{70}日{2}") ~= "\(ж)日日")
    #expect(!(Regex(".*[^é]{70}日{2}") ~= "\(ж)жж"))
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
}
