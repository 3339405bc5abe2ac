import DeepLinkExample
import Foundation
import URLPatterns

/// From bare path to link, without a `URL`, as servers match requests, for all routes and each.
let pathSuite: [Benchmark] = suite("path", targets, pathStyles)

/// The example's routes as request targets.
private let targets = routes.map { (name: $0.name, input: target(of: $0.url)) }

private func target(of url: URL) -> String {
  String(url.absoluteString.dropFirst("myscheme://myhost".count))
}

private let pathStyles:
  [(name: String, allocations: Double?, work: @Sendable (String) -> DeepLink?)] =
    [
      ("Counted switch", 0, CountedSwitch.link(forTarget:)),
      ("hand-written bytes", nil, Floor.link(forTarget:)),
      ("String.split by hand", nil, FoundationByHand.link(forTarget:)),
    ]

private enum CountedSwitch {
  /// Returns the link for a request target, using the example's switch over its path.
  static func link(forTarget target: String) -> DeepLink? {
    let tweetId = Capture(Int.self)
    switch Counted(path: target) {
    case .N0: return .home
    case .N1("history"): return .history
    case .N2("chat", let room): return .chat(room: room)
    case .N2(_, "settings"): return .settings
    case .N3("users", let userId, "profile"): return .profile(userId: userId)
    case .N3("users", let userId, "follow"): return .follow(userId: userId)
    case .N4("users", let userId, "tweets", tweetId):
      return .userTweet(userId: userId, tweetId: tweetId())
    case .N1("retweet"):
      return QueryArguments(requestTarget: target)["tweetId", as: Int.self]
        .map { .retweet(tweetId: $0) }
    case .N2("pages", Regex("contact-us.*")): return .contact
    case Begins("news", "latest"): return .news
    case Ends("terms"): return .terms
    default: return nil
    }
  }
}

/// Checks that all contestants give the example's answers.
///
/// A request target has no fragment.
func checkPaths() throws {
  for url in routes.map(\.url) + oddURLs
  where url.absoluteString.hasPrefix("myscheme://myhost/") && url.fragment == nil {
    for (style, _, link) in pathStyles where link(target(of: url)) != DeepLink(url: url) {
      throw Disagreement(style: style, subject: "the path of \(url)")
    }
  }
}
