#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import URLPatterns

/// The places that a link can open in an app, as in `myscheme://myhost/users/john_morgan/profile`.
///
/// ```swift
/// let url = URL(string: "myscheme://myhost/users/john_morgan/profile")!
/// DeepLink(url: url)                      // .profile(userId: "john_morgan")
/// DeepLink.chat(room: "a/b").url          // myscheme://myhost/chat/a%2Fb
/// ```
public enum DeepLink: Hashable, Sendable {
  /// The start page.
  case home
  /// The recently visited pages.
  case history
  /// The settings.
  case settings
  /// A chat room.
  case chat(room: String)
  /// A user's profile.
  case profile(userId: String)
  /// An offer to follow a user.
  case follow(userId: String)
  /// One of a user's tweets.
  case userTweet(userId: String, tweetId: Int)
  /// An offer to retweet a tweet.
  case retweet(tweetId: Int)
  /// The latest news.
  case news
  /// The terms of use.
  case terms
  /// The contact page.
  case contact
}

extension DeepLink: URLRepresentable {
  /// Creates the link that a URL stands for, or returns nil if there is none.
  ///
  /// The URL's scheme is `myscheme`, and its host is `myhost`. The path `chat/settings` is a chat
  /// room called `settings`, because that case comes first.
  ///
  /// An initializer owns its arguments, so a caller that keeps the URL copies it. `borrowing` saves
  /// that copy.
  public init?(url: borrowing URL) {
    guard let path = url.countedPathComponents(scheme: "myscheme", host: "myhost") else {
      return nil
    }
    let tweetId = Capture(Int.self)

    switch path {
    case .N0: self = .home
    case .N1("history"): self = .history
    case .N2("chat", let room): self = .chat(room: room)
    case .N2(_, "settings"): self = .settings
    case .N3("users", let userId, "profile"): self = .profile(userId: userId)
    case .N3("users", let userId, "follow"): self = .follow(userId: userId)
    case .N4("users", let userId, "tweets", tweetId):
      self = .userTweet(userId: userId, tweetId: tweetId())
    case .N1("retweet") where Has("tweetId", tweetId) ~= url.queryArguments():
      self = .retweet(tweetId: tweetId())
    case .N2("pages", Regex("contact-us.*")): self = .contact
    case Begins("news", "latest"): self = .news
    case Ends("terms"): self = .terms
    default: return nil
    }
  }

  /// The URL for this link, or nil if a string in it is `""`, `"."`, or `".."`, which no path can
  /// contain.
  public var url: URL? {
    switch self {
    case .home: return link(.N0)
    case .history: return link(.N1("history"))
    case .settings: return link(.N2("me", "settings"))
    case .chat(let room): return link(.N2("chat", room))
    case .profile(let userId): return link(.N3("users", userId, "profile"))
    case .follow(let userId): return link(.N3("users", userId, "follow"))
    case .userTweet(let userId, let tweetId):
      return link(.N4("users", userId, "tweets", "\(tweetId)"))
    case .retweet(let tweetId): return link(.N1("retweet"), query: ["tweetId": "\(tweetId)"])
    case .news: return link(.N2("news", "latest"))
    case .terms: return link(.N1("terms"))
    case .contact: return link(.N2("pages", "contact-us"))
    }
  }

  private func link(_ path: Counted<String>, query: QueryArguments = [:]) -> URL? {
    URL(scheme: "myscheme", host: "myhost", path: path, query: query)
  }
}
