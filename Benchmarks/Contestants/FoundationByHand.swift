import DeepLinkExample
import Foundation

/// The example's links with nothing but Foundation, as people write it.
enum FoundationByHand {
  static func link(for url: URL) -> DeepLink? {
    guard url.scheme?.lowercased() == "myscheme", url.host?.lowercased() == "myhost" else {
      return nil
    }
    return link(for: url.pathComponents.filter { $0 != "/" }) {
      URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems
    }
  }

  /// Does the same for a request target.
  static func link(forTarget target: String) -> DeepLink? {
    let parts = target.split(separator: "#", omittingEmptySubsequences: false)[0]
      .split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].split(separator: "/").map(decoded)
    return link(for: path) {
      guard parts.count > 1 else { return nil }
      return parts[1].split(separator: "&").map { argument in
        let pair = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return URLQueryItem(
          name: decoded(pair[0]), value: pair.count > 1 ? decoded(pair[1]) : nil)
      }
    }
  }

  private static func decoded(_ text: Substring) -> String {
    // Checking first is worth it, because removingPercentEncoding takes 2 µs on Linux, whatever the
    // text.
    let isEncoded = text.utf8.contains(UInt8(ascii: "%"))
    return (isEncoded ? text.removingPercentEncoding : nil) ?? String(text)
  }

  private static func link(for path: [String], query: () -> [URLQueryItem]?) -> DeepLink? {
    if path.isEmpty { return .home }
    if path == ["history"] { return .history }
    if path.count == 2, path[0] == "chat" { return .chat(room: path[1]) }
    if path.count == 2, path[1] == "settings" { return .settings }
    if path.count == 3, path[0] == "users", path[2] == "profile" {
      return .profile(userId: path[1])
    }
    if path.count == 3, path[0] == "users", path[2] == "follow" { return .follow(userId: path[1]) }
    if path.count == 4, path[0] == "users", path[2] == "tweets", let id = Int(path[3]) {
      return .userTweet(userId: path[1], tweetId: id)
    }
    if path == ["retweet"] {
      return query()?.first { $0.name == "tweetId" }?.value.flatMap(Int.init)
        .map(DeepLink.retweet)
    }
    if path.count >= 2, path[0] == "news", path[1] == "latest" { return .news }
    if path.last == "terms" { return .terms }
    if path.count == 2, path[0] == "pages", path[1].hasPrefix("contact-us") { return .contact }
    return nil
  }

  static func url(for link: DeepLink) -> URL? {
    var components = URLComponents()
    components.scheme = "myscheme"
    components.host = "myhost"
    switch link {
    case .home: break
    case .history: components.path = "/history"
    case .settings: components.path = "/me/settings"
    case .chat(let room): components.path = "/chat/\(room)"
    case .profile(let userId): components.path = "/users/\(userId)/profile"
    case .follow(let userId): components.path = "/users/\(userId)/follow"
    case .userTweet(let userId, let tweetId):
      components.path = "/users/\(userId)/tweets/\(tweetId)"
    case .retweet(let tweetId):
      components.path = "/retweet"
      components.queryItems = [URLQueryItem(name: "tweetId", value: "\(tweetId)")]
    case .news: components.path = "/news/latest"
    case .terms: components.path = "/terms"
    case .contact: components.path = "/pages/contact-us"
    }
    return components.url
  }
}
