import DeepLinkExample
import Foundation
import TestSupport
import Testing
import URLPatterns

@Suite struct DeepLinkTests {
  static let links = [
    ("myscheme://myhost", DeepLink.home),
    ("myscheme://myhost/", .home),
    ("MYSCHEME://MyHost//", .home),
    ("myscheme://myhost?tab=new#top", .home),
    ("myscheme://myhost/history", .history),
    ("myscheme://myhost/history/", .history),
    ("myscheme://myhost/me/settings", .settings),
    ("myscheme://myhost/anyone/settings", .settings),
    ("myscheme://myhost/chat/swift", .chat(room: "swift")),
    ("myscheme://myhost/chat/a%2Fb", .chat(room: "a/b")),
    ("myscheme://myhost/chat/settings", .chat(room: "settings")),
    ("myscheme://myhost/chat/terms", .chat(room: "terms")),
    ("myscheme://myhost/chat/%FF", .chat(room: "%FF")),
    ("myscheme://myhost/users/john_morgan/profile", .profile(userId: "john_morgan")),
    ("myscheme://myhost/users/j%C3%BCrgen/profile", .profile(userId: "jürgen")),
    ("myscheme://myhost/x/../users/john/profile", .profile(userId: "john")),
    ("myscheme://myhost/users/john/follow", .follow(userId: "john")),
    ("myscheme://myhost/users/john/tweets/7", .userTweet(userId: "john", tweetId: 7)),
    ("myscheme://myhost/users/john/tweets/-7", .userTweet(userId: "john", tweetId: -7)),
    ("myscheme://myhost/retweet?tweetId=7", .retweet(tweetId: 7)),
    ("myscheme://myhost/retweet?a=1&tweetId=7&b", .retweet(tweetId: 7)),
    ("myscheme://myhost/news/latest", .news),
    ("myscheme://myhost/news/latest/2026/11", .news),
    ("myscheme://myhost/terms", .terms),
    ("myscheme://myhost/legal/en/terms", .terms),
    ("myscheme://myhost/pages/contact-us", .contact),
    ("myscheme://myhost/pages/contact-us_gbr", .contact),
  ]

  static let others = [
    "other://myhost/history", "myscheme://other/history", "myscheme:/history", "/history",
    "myscheme://myhost/History", "myscheme://myhost/history/x", "myscheme://myhost/settings",
    "myscheme://myhost/a/b/settings", "myscheme://myhost/chat", "myscheme://myhost/chat/a/b",
    "myscheme://myhost/users/john", "myscheme://myhost/users/john/other",
    "myscheme://myhost/users/john/profile/x", "myscheme://myhost/users//profile",
    "myscheme://myhost/users/../profile", "myscheme://myhost/users/john/tweets/x",
    "myscheme://myhost/users/john/tweets/99999999999999999999", "myscheme://myhost/retweet",
    "myscheme://myhost/retweet?tweetId", "myscheme://myhost/retweet?tweetId=x",
    "myscheme://myhost/retweet?TweetId=7", "myscheme://myhost/news",
    "myscheme://myhost/a/news/latest",
    "myscheme://myhost/terms/x", "myscheme://myhost/pages/contact",
    "myscheme://myhost/pages/a-contact-us", "myscheme://myhost/pages/contact-us/x",
    "myscheme://myhost/users%2Fjohn%2Fprofile",
  ]

  static let printed = [
    (DeepLink.home, "myscheme://myhost"),
    (.history, "myscheme://myhost/history"),
    (.settings, "myscheme://myhost/me/settings"),
    (.chat(room: "a/b"), "myscheme://myhost/chat/a%2Fb"),
    (.profile(userId: "john"), "myscheme://myhost/users/john/profile"),
    (.follow(userId: "jürgen"), "myscheme://myhost/users/j%C3%BCrgen/follow"),
    (.userTweet(userId: "john", tweetId: 7), "myscheme://myhost/users/john/tweets/7"),
    (.retweet(tweetId: -7), "myscheme://myhost/retweet?tweetId=-7"),
    (.news, "myscheme://myhost/news/latest"),
    (.terms, "myscheme://myhost/terms"),
    (.contact, "myscheme://myhost/pages/contact-us"),
  ]

  private static let all: [(String, DeepLink?)] =
    links.map { ($0, $1) } + others.map { ($0, nil) }

  @Test(arguments: all)
  func `all styles read the same link, or none`(text: String, link: DeepLink?) throws {
    let url = try #require(URL(string: text))
    #expect(DeepLink(url: url) == link)
    expectAgreement(url)
    #expect(DeepLink.format.match(try #require(URLComponents(string: text))) == link)
  }

  @Test(arguments: printed)
  func `each route is printed`(link: DeepLink, text: String) {
    #expect(link.url?.absoluteString == text)
  }

  @Test func `both tables have a template for each route`() {
    let templates = """
      myscheme://myhost
      myscheme://myhost/history
      myscheme://myhost/chat/:room
      myscheme://myhost/:any/settings
      myscheme://myhost/users/:userId/profile
      myscheme://myhost/users/:userId/follow
      myscheme://myhost/users/:userId/tweets/:tweetId
      myscheme://myhost/retweet?tweetId=:int
      myscheme://myhost/news/latest/(*)
      myscheme://myhost/(*)/terms
      myscheme://myhost/pages/contact-us
      """
    #expect(DeepLink.format.description == templates)
    #expect(DeepLink.router.description == templates)
  }

  /// Checks that all three styles read the same link.
  private func expectAgreement(_ url: URL, _ comment: Comment? = nil) {
    let link = DeepLink(url: url)
    #expect(DeepLink.format.match(url) == link, comment)
    #expect(DeepLink.router.match(url) == link, comment)
  }

  @Test func `all styles read the same link from random URLs`() {
    var random = SeededGenerator()
    for _ in 0..<3_000 {
      guard let url = URL(string: random.linkText()) else { continue }
      expectAgreement(url, "\(url), seed \(random.seed)")
    }
  }

  @Test func `a printed link parses back, and all styles print the same`() {
    var random = SeededGenerator()
    for _ in 0..<(runsLongTests ? 50_000 : 1_000) {
      let link = DeepLink.random(using: &random)
      #expect(DeepLink.format.url(for: link) == link.url, "\(link), seed \(random.seed)")
      #expect(DeepLink.router.url(for: link) == link.url, "\(link), seed \(random.seed)")
      if link.url == nil { continue }
      #expect(throws: Never.self, "seed \(random.seed)") { try link.checkRoundTrip() }
    }
  }
}

extension DeepLink {
  /// Returns a random link with all kinds of texts, including words from other routes.
  static func random(using random: inout SeededGenerator) -> DeepLink {
    let words = ["settings", "profile", "terms", "users", "news", "latest", "contact-us", ".."]
    let text =
      Int.random(in: 0..<4, using: &random) == 0
      ? words.randomElement(using: &random)! : random.text()
    let number = Int(truncatingIfNeeded: random.next())
    return switch Int.random(in: 0..<11, using: &random) {
    case 0: .home
    case 1: .history
    case 2: .settings
    case 3: .chat(room: text)
    case 4: .profile(userId: text)
    case 5: .follow(userId: text)
    case 6: .userTweet(userId: text, tweetId: number)
    case 7: .retweet(tweetId: number)
    case 8: .news
    case 9: .terms
    default: .contact
    }
  }
}

extension SeededGenerator {
  /// Returns the text of a URL made of the routes' words, so that many are links and the rest are
  /// nearly links.
  mutating func linkText() -> String {
    let words = [
      "history", "settings", "chat", "users", "profile", "follow", "tweets", "7", "x7", "retweet",
      "news", "latest", "terms", "pages", "contact-us", "contact-us_gbr", "me", "", ".", "..",
      "%2F", "%FF", "j%C3%BCrgen", "a%20b", "%2e%2E", "Users",
    ]
    let starts = ["myscheme://myhost", "MyScheme://MYHOST", "myscheme://other", "myscheme:", ""]
    let queries = [
      "", "?tweetId=7", "?tweetId=x", "?tweetId", "?a=1&tweetId=8&tweetId=9", "?#tweetId=1",
    ]
    let routes = [
      [], ["history"], ["me", "settings"], ["chat", "swift"], ["users", "john", "profile"],
      ["users", "john", "follow"], ["users", "john", "tweets", "7"], ["retweet"],
      ["news", "latest"], ["terms"], ["pages", "contact-us"],
    ]
    var path = routes.randomElement(using: &self)!
    for _ in 0..<Int.random(in: 0...2, using: &self) {
      let place = Int.random(in: 0...path.count, using: &self)
      let word = words.randomElement(using: &self)!
      switch Int.random(in: 0...2, using: &self) {
      case 0: path.insert(word, at: place)
      case 1 where place < path.count: path[place] = word
      case 2 where place < path.count: path.remove(at: place)
      default: break
      }
    }
    let start =
      Int.random(in: 0..<4, using: &self) == 0 ? starts.randomElement(using: &self)! : starts[0]
    return start + path.map { "/" + $0 }.joined() + queries.randomElement(using: &self)!
  }
}
