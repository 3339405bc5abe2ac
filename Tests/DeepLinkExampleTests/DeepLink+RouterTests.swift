import RoutePatterns
import Testing

import DeepLinkExample

@Test func `the router has a template for each pattern`() {
  #expect(
    DeepLink.router.description == """
      myscheme://myhost
      myscheme://myhost/history
      myscheme://myhost/chat/:string
      myscheme://myhost/:any/settings
      myscheme://myhost/users/:string/profile
      myscheme://myhost/users/:string/follow
      myscheme://myhost/users/:string/tweets/:int
      myscheme://myhost/retweet?tweetId=:int
      myscheme://myhost/news/latest/*
      myscheme://myhost/*/terms
      myscheme://myhost/pages/contact-us
      """)
}
