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
    // Comparing the number of elements first is faster than comparing arrays.
    switch path.count {
    case 0: return .home
    case 1 where path[0] == "history": return .history
    case 1 where path[0] == "retweet":
      return query()?.first { $0.name == "tweetId" }?.value.flatMap(Int.init)
        .map(DeepLink.retweet)
    case 2 where path[0] == "chat": return .chat(room: path[1])
    case 2 where path[1] == "settings": return .settings
    case 2 where path[0] == "pages" && path[1].hasPrefix("contact-us"): return .contact
    case 3 where path[0] == "users" && path[2] == "profile": return .profile(userId: path[1])
    case 3 where path[0] == "users" && path[2] == "follow": return .follow(userId: path[1])
    case 4 where path[0] == "users" && path[2] == "tweets":
      if let id = Int(path[3]) { return .userTweet(userId: path[1], tweetId: id) }
    default: break
    }
    if path.count >= 2, path[0] == "news", path[1] == "latest" { return .news }
    if path.last == "terms" { return .terms }
    return nil
  }

  static func url(for link: DeepLink) -> URL? {
    switch link {
    case .home: url([])
    case .history: url(["history"])
    case .settings: url(["me", "settings"])
    case .chat(let room): url(["chat", room])
    case .profile(let userId): url(["users", userId, "profile"])
    case .follow(let userId): url(["users", userId, "follow"])
    case .userTweet(let userId, let tweetId): url(["users", userId, "tweets", "\(tweetId)"])
    case .retweet(let tweetId):
      url(["retweet"], [URLQueryItem(name: "tweetId", value: "\(tweetId)")])
    case .news: url(["news", "latest"])
    case .terms: url(["terms"])
    case .contact: url(["pages", "contact-us"])
    }
  }

  private static let allowed = CharacterSet.urlPathAllowed.subtracting(["/"])

  private static func url(_ path: [String], _ query: [URLQueryItem]? = nil) -> URL? {
    var components = URLComponents()
    components.scheme = "myscheme"
    components.host = "myhost"
    components.queryItems = query
    var text = ""
    for element in path {
      // Without these checks, the URL would read back as another link.
      guard !["", ".", ".."].contains(element),
        let encoded = element.addingPercentEncoding(withAllowedCharacters: allowed)
      else { return nil }
      text += "/" + encoded
    }
    components.percentEncodedPath = text
    return components.url
  }
}
