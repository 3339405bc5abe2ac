/// Opens links, as an app does by selecting tabs and pushing view controllers.
public enum DeepLinker {
  /// Opens a link, or in this example, says what it would open.
  ///
  /// ```swift
  /// DeepLinker.open(.profile(userId: "john_morgan"))
  /// // "the profile of john_morgan"
  /// ```
  ///
  /// - Parameter link: The link to open.
  /// - Returns: A description of what the user would see.
  @discardableResult
  public static func open(_ link: DeepLink) -> String {
    switch link {
    case .home: "the start page"
    case .history: "the history"
    case .settings: "the settings"
    case .chat(let room): "the chat room \(room)"
    case .profile(let userId): "the profile of \(userId)"
    case .follow(let userId): "the offer to follow \(userId)"
    case .userTweet(let userId, let tweetId): "tweet \(tweetId) of \(userId)"
    case .retweet(let tweetId): "the offer to retweet \(tweetId)"
    case .news: "the latest news"
    case .terms: "the terms of use"
    case .contact: "the contact page"
    }
  }
}
