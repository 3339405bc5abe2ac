import DeepLinkExample
import RoutePatterns
import URLFormats
import URLPatterns

/// The example's links without the `match` that it writes by hand, so that printing finds the
/// values of a case by reflection, which is the default.
///
/// As in the example, values have `==`. Without it, printing takes a quarter more.
enum ReflectedLink: Matchable, Equatable {
  case home, history, settings, news, terms, contact
  case chat(room: String)
  case profile(userId: String)
  case follow(userId: String)
  case userTweet(userId: String, tweetId: Int)
  case retweet(tweetId: Int)

  init(_ link: DeepLink) {
    switch link {
    case .home: self = .home
    case .history: self = .history
    case .settings: self = .settings
    case .news: self = .news
    case .terms: self = .terms
    case .contact: self = .contact
    case .chat(let room): self = .chat(room: room)
    case .profile(let userId): self = .profile(userId: userId)
    case .follow(let userId): self = .follow(userId: userId)
    case .userTweet(let userId, let tweetId): self = .userTweet(userId: userId, tweetId: tweetId)
    case .retweet(let tweetId): self = .retweet(tweetId: tweetId)
    }
  }

  static let format: URLFormat<ReflectedLink> =
    scheme("myscheme") </> host("myhost")
    </> URLFormat {
      iso(ReflectedLink.home) <¢> URLFormats.root
      iso(ReflectedLink.history) <¢> path("history")
      iso(ReflectedLink.chat) <¢> path("chat") </> path(.string)
      iso(ReflectedLink.settings) <¢> path(printing: "me") </> path("settings")
      iso(ReflectedLink.profile) <¢> path("users") </> path(.string) </> path("profile")
      iso(ReflectedLink.follow) <¢> path("users") </> path(.string) </> path("follow")
      iso(ReflectedLink.userTweet)
        <¢> path("users") </> path(.string) </> path("tweets") </> path(.int)
      iso(ReflectedLink.retweet) <¢> path("retweet") </> query("tweetId", .int)
      iso(ReflectedLink.news) <¢> path("news") </> path("latest") </> URLFormats.anything
      iso(ReflectedLink.terms) <¢> URLFormats.anything </> path("terms")
      iso(ReflectedLink.contact) <¢> path("pages")
        </> path(Regex("contact-us.*"), printing: "contact-us")
    }

  static let router = makeRouter()

  private static func makeRouter() -> Router<ReflectedLink> {
    let router = Router<ReflectedLink>(scheme: "myscheme", host: "myhost")
    router.add(ReflectedLink.home, route: root)
    router.add(ReflectedLink.history, route: "history")
    router.add(ReflectedLink.chat, route: "chat" / string)
    router.add(ReflectedLink.settings, route: lit(printing: "me") / "settings")
    router.add(ReflectedLink.profile, route: "users" / string / "profile")
    router.add(ReflectedLink.follow, route: "users" / string / "follow")
    router.add(ReflectedLink.userTweet, route: "users" / string / "tweets" / int)
    router.add(ReflectedLink.retweet, route: "retweet" .? int("tweetId"))
    router.add(ReflectedLink.news, route: "news" / "latest")
    router.add(ReflectedLink.terms, route: "terms")
    router.add(
      ReflectedLink.contact,
      route: "pages" / lit(matching: Regex("contact-us.*"), printing: "contact-us"))
    return router
  }
}
