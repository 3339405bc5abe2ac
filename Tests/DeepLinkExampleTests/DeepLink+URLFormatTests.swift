import Testing
import URLFormats

import DeepLinkExample

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
