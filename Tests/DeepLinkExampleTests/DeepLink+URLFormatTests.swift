import Foundation
import TestSupport
import Testing
import URLFormats

@testable import DeepLinkExample

@Test func `the format has a template for each link`() {
  #expect(
    DeepLink.format.templates.map { $0.render() } == [
      "myscheme://myhost", "myscheme://myhost/history", "myscheme://myhost/chat/:string",
      "myscheme://myhost/:any/settings", "myscheme://myhost/users/:string/profile",
      "myscheme://myhost/users/:string/follow", "myscheme://myhost/users/:string/tweets/:int",
      "myscheme://myhost/retweet?tweetId=:int", "myscheme://myhost/news/latest/*",
      "myscheme://myhost/*/terms", "myscheme://myhost/pages/contact-us",
    ])
}

@Test(arguments: sharedURLs)
func `the format agrees with the switch on each URL`(text: String) throws {
  let url = try #require(URL(string: text))
  #expect(DeepLink.format.match(url) == DeepLink(url: url))
  #expect(DeepLink.format.match(try #require(URLComponents(string: text))) == DeepLink(url: url))
}

@Test func `the format agrees with the switch on random URLs`() {
  var random = SeededGenerator()
  var count = 0
  while count < 10_000 {
    guard let url = URL(string: random.linkText()) else { continue }
    count += 1
    let format = DeepLink.format.match(url)
    #expect(format == DeepLink(url: url), "\(url), seed \(random.seed)")
  }
}

@Test func `the format agrees with the switch on random links`() {
  var random = SeededGenerator()
  for _ in 0..<(runsLongTests ? 50_000 : 3_000) {
    let link = DeepLink.random(using: &random)
    #expect(DeepLink.format.url(for: link) == link.url, "\(link), seed \(random.seed)")
  }
}

/// URLs on which all styles must agree.
let sharedURLs = [
  "myscheme://myhost", "myscheme://myhost/", "MYSCHEME://MyHost:80//", "myscheme://myhost?x#y",
  "myscheme://myhost/history", "myscheme://myhost/history/", "myscheme://myhost/history/x",
  "myscheme://myhost/me/settings", "myscheme://myhost/a%2Fb/settings", "myscheme://myhost/settings",
  "myscheme://myhost/chat/swift", "myscheme://myhost/chat/settings", "myscheme://myhost/chat/terms",
  "myscheme://myhost/chat", "myscheme://myhost/chat/%FF", "myscheme://myhost/chat/a/../b",
  "myscheme://myhost/users/john_morgan/profile", "myscheme://myhost/users/j%C3%BCrgen/follow",
  "myscheme://myhost/users/john/tweets/7", "myscheme://myhost/users/john/tweets/x",
  "myscheme://myhost/users/../profile", "myscheme://myhost/users//profile",
  "myscheme://myhost/users%2Fjohn%2Fprofile", "myscheme://myhost/users/terms",
  "myscheme://myhost/retweet?tweetId=7", "myscheme://myhost/retweet?tweetId=7&tweetId=8",
  "myscheme://myhost/retweet?a&tweetId=-7#x", "myscheme://myhost/retweet?tweetId",
  "myscheme://myhost/retweet", "myscheme://myhost/news", "myscheme://myhost/news/latest",
  "myscheme://myhost/news/latest/terms", "myscheme://myhost/terms", "myscheme://myhost/a/b/terms",
  "myscheme://myhost/terms/a", "myscheme://myhost/pages/contact-us",
  "myscheme://myhost/pages/contact-us_gbr", "myscheme://myhost/pages/a-contact-us",
  "other://myhost/history", "myscheme://other/history", "myscheme:/history", "/history",
]

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
