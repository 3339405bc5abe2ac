import RoutePatterns
import Testing

import DeepLinkExample

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
