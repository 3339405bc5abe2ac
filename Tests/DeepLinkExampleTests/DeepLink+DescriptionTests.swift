import DeepLinkExample
import Testing

@Suite struct DeepLinkDescriptionTests {
  @Test(arguments: [
    (DeepLink.home, "home"), (.history, "history"), (.settings, "settings"),
    (.chat(room: "a\"b"), #"chat(room: "a\"b")"#),
    (.profile(userId: "x"), #"profile(userId: "x")"#),
    (.follow(userId: "x"), #"follow(userId: "x")"#),
    (.userTweet(userId: "x", tweetId: -7), #"userTweet(userId: "x", tweetId: -7)"#),
    (.retweet(tweetId: 7), "retweet(tweetId: 7)"), (.news, "news"), (.terms, "terms"),
    (.contact, "contact"),
  ])
  func `a link is described like Swift's own description`(link: DeepLink, text: String) {
    #expect("\(link)" == text)
  }
}
