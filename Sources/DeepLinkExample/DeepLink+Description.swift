extension DeepLink: CustomStringConvertible {
  /// The link as Swift prints it, without the leading dot.
  ///
  /// Swift's own description is the same, but it uses reflection, which took longer than everything
  /// else when printing a million links.
  ///
  /// ```swift
  /// print(DeepLink.chat(room: "swift"))
  /// // chat(room: "swift")
  /// ```
  public var description: String {
    switch self {
    case .home: "home"
    case .history: "history"
    case .settings: "settings"
    case .chat(let room): "chat(room: \(room.debugDescription))"
    case .profile(let userId): "profile(userId: \(userId.debugDescription))"
    case .follow(let userId): "follow(userId: \(userId.debugDescription))"
    case .userTweet(let userId, let tweetId):
      "userTweet(userId: \(userId.debugDescription), tweetId: \(tweetId))"
    case .retweet(let tweetId): "retweet(tweetId: \(tweetId))"
    case .news: "news"
    case .terms: "terms"
    case .contact: "contact"
    }
  }
}
