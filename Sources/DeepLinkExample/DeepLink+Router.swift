public import RoutePatterns
import URLPatterns

extension DeepLink {
  /// The same links, as patterns in a router.
  ///
  /// ```swift
  /// DeepLink.router.match(URL(string: "myscheme://myhost/chat/swift")!)
  /// // .chat(room: "swift")
  /// DeepLink.router.url(for: .history)  // myscheme://myhost/history
  /// ```
  public static let router = makeRouter()

  // In a function, Swift checks each statement by itself, which takes less time than in a closure.
  private static func makeRouter() -> Router<DeepLink> {
    let router = Router<DeepLink>(scheme: "myscheme", host: "myhost")
    router.add(DeepLink.home, route: root)
    router.add(DeepLink.history, route: "history")
    router.add(DeepLink.chat, route: "chat" / string.named("room"))
    router.add(DeepLink.settings, route: lit(printing: "me") / "settings")
    let user = "users" / string.named("userId")
    router.add(DeepLink.profile, route: user / "profile")
    router.add(DeepLink.follow, route: user / "follow")
    router.add(DeepLink.userTweet, route: user / "tweets" / int.named("tweetId"))
    router.add(DeepLink.retweet, route: "retweet" .? int("tweetId"))
    router.add(DeepLink.news, route: "news" / "latest" / anything)
    router.add(DeepLink.terms, route: anything / "terms")
    router.add(
      DeepLink.contact,
      route: "pages" / lit(matching: Regex("contact-us.*"), printing: "contact-us"))
    return router
  }
}
