import DeepLinkExample
import Testing

@Suite struct DeepLinkerTests {
  @Test(arguments: [
    (DeepLink.home, "the start page"), (.history, "the history"), (.settings, "the settings"),
    (.chat(room: "swift"), "the chat room swift"),
    (.profile(userId: "john_morgan"), "the profile of john_morgan"),
    (.follow(userId: "john"), "the offer to follow john"),
    (.userTweet(userId: "john", tweetId: 7), "tweet 7 of john"),
    (.retweet(tweetId: 7), "the offer to retweet 7"), (.news, "the latest news"),
    (.terms, "the terms of use"), (.contact, "the contact page"),
  ])
  func `it says what a link would open`(link: DeepLink, opened: String) {
    #expect(DeepLinker.open(link) == opened)
  }
}
