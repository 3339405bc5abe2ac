import DeepLinkExample
import Foundation

/// The example's links as a table of regular expressions over the path, each compiled once.
struct RegexTable: Sendable {
  private typealias Route = (NSRegularExpression, @Sendable ([String], URL) -> DeepLink?)
  private let routes: [Route]

  init() throws {
    func route(_ pattern: String, _ link: @escaping @Sendable ([String], URL) -> DeepLink?) throws
      -> Route
    {
      (try NSRegularExpression(pattern: "^/*\(pattern)/*$"), link)
    }
    routes = try [
      route("") { _, _ in .home },
      route("history") { _, _ in .history },
      route("chat/+([^/]+)") { groups, _ in .chat(room: groups[0]) },
      route("[^/]+/+settings") { _, _ in .settings },
      route("users/+([^/]+)/+profile") { groups, _ in .profile(userId: groups[0]) },
      route("users/+([^/]+)/+follow") { groups, _ in .follow(userId: groups[0]) },
      route("users/+([^/]+)/+tweets/+([+-]?\\d+)") { groups, _ in
        Int(groups[1]).map { .userTweet(userId: groups[0], tweetId: $0) }
      },
      route("retweet") { _, url in
        URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems?
          .first { $0.name == "tweetId" }?.value.flatMap(Int.init).map(DeepLink.retweet)
      },
      route("news/+latest(?:/.*)?") { _, _ in .news },
      route("(?:.*/)?terms") { _, _ in .terms },
      route("pages/+contact-us[^/]*") { _, _ in .contact },
    ]
  }

  func link(for url: URL) -> DeepLink? {
    guard url.scheme?.lowercased() == "myscheme", url.host?.lowercased() == "myhost" else {
      return nil
    }
    let path = url.path(percentEncoded: true)
    for (regex, link) in routes {
      let range = NSRange(location: 0, length: path.utf16.count)
      guard let match = regex.firstMatch(in: path, range: range) else { continue }
      let groups = (1..<match.numberOfRanges).map { group -> String in
        let text = Range(match.range(at: group), in: path).map { String(path[$0]) } ?? ""
        return text.removingPercentEncoding ?? text
      }
      return link(groups, url)
    }
    return nil
  }
}
