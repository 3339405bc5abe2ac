import Foundation
import RoutePatterns
import TestSupport
import Testing

@testable import DeepLinkExample

@Test func `the router has a template for each pattern`() {
  #expect(
    DeepLink.router.description == """

      history
      chat/:string
      :any(me)/settings
      users/:string/profile
      users/:string/follow
      users/:string/tweets/:int
      retweet?tweetId=:int
      news/latest
      news/latest/*
      terms
      */terms
      pages/contact-us
      """)
  #expect(DeepLink.router.unreachable == [])
}

@Test(arguments: sharedURLs)
func `the router agrees with the switch on each URL`(text: String) throws {
  let url = try #require(URL(string: text))
  #expect(DeepLink.router.match(url) == DeepLink(url: url))
}

@Test func `the router agrees with the switch on random URLs`() {
  var random = SeededGenerator()
  var count = 0
  while count < 10_000 {
    guard let url = URL(string: random.linkText()) else { continue }
    count += 1
    let route = DeepLink.router.match(url)
    #expect(route == DeepLink(url: url), "\(url), seed \(random.seed)")
  }
}

@Test func `the router agrees with the switch on random links`() {
  var random = SeededGenerator()
  for _ in 0..<(runsLongTests ? 50_000 : 3_000) {
    let link = DeepLink.random(using: &random)
    #expect(DeepLink.router.url(for: link) == link.url, "\(link), seed \(random.seed)")
  }
}
