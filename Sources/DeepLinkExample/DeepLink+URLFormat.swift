public import URLFormats
import URLPatterns

extension DeepLink: Matchable {
  /// Returns the values of a link if `constructor` is its case, faster than by reflection.
  public func match<A>(_ constructor: (A) -> DeepLink) -> A? {
    switch self {
    case .chat(let room): values(room, constructor)
    case .profile(let userId), .follow(let userId): values(userId, constructor)
    case .userTweet(let userId, let tweetId): values((userId, tweetId), constructor)
    case .retweet(let tweetId): values(tweetId, constructor)
    case .home, .history, .settings, .news, .terms, .contact: values(unit, constructor)
    }
  }

  private func values<Values, A>(_ values: Values, _ constructor: (A) -> DeepLink) -> A? {
    // Comparing the types first avoids casts that fail, which are slow.
    guard Values.self == A.self, let values = values as? A, constructor(values) == self else {
      return nil
    }
    return values
  }
}

extension DeepLink {
  /// The same links, as a format that matches, prints, and describes them.
  ///
  /// ```swift
  /// DeepLink.format.match(URL(string: "myscheme://myhost/chat/swift")!)
  /// // .chat(room: "swift")
  /// DeepLink.format.url(for: .history)  // myscheme://myhost/history
  /// ```
  public static let format: URLFormat<DeepLink> =
    scheme("myscheme") </> host("myhost")
    </> URLFormat {
      iso(DeepLink.home) <¢> root
      iso(DeepLink.history) <¢> path("history")
      iso(DeepLink.chat) <¢> path("chat") </> path(.string).named("room")
      iso(DeepLink.settings) <¢> path(printing: "me") </> path("settings")
      iso(DeepLink.profile) <¢> user </> path("profile")
      iso(DeepLink.follow) <¢> user </> path("follow")
      iso(DeepLink.userTweet) <¢> user </> path("tweets") </> path(.int).named("tweetId")
      iso(DeepLink.retweet) <¢> path("retweet") </> query("tweetId", .int)
      iso(DeepLink.news) <¢> path("news") </> path("latest") </> anything
      iso(DeepLink.terms) <¢> anything </> path("terms")
      iso(DeepLink.contact) <¢> path("pages")
        </> path(Regex("contact-us.*"), printing: "contact-us")
    }

  private static let user = path("users") </> path(.string).named("userId")
}
