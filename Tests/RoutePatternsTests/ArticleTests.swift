import Foundation
import RoutePatterns
import Testing

// The articles' expressions, with `/` where they write `/>` and `>/>`, and their results.

private typealias Path = PatternState.Path
private typealias Query = PatternState.Query

private enum Routes: Equatable {
  case showMyProfile
  case showProfile(userId: String)
  case follow(userId: String)
  case retweet(tweetId: Int)
  case showUserTweet(userId: String, tweetId: Int)
}

extension Routes: Route {
  func deconstruct<A>(_ constructor: ((A) -> Routes)) -> A? {
    switch self {
    case let .showProfile(values as A) where self == constructor(values): return values
    case let .follow(values as A) where self == constructor(values): return values
    case let .retweet(values as A) where self == constructor(values): return values
    case .showUserTweet(let userId, let tweetId):
      guard let values = (userId, tweetId) as? A, self == constructor(values) else { return nil }
      return values
    default: return nil
    }
  }
}

@Test func `the articles' patterns have their types, and are read, printed, and described`() throws
{
  func check<A, S>(_ pattern: RoutePattern<A, S>, _ template: String, _ urls: String...) throws {
    #expect(pattern.template == template)
    for text in urls {
      let components = try #require(URL(string: "appscheme://" + text)).routeComponents
      let (rest, match) = try #require(pattern.parse(components), "\(text)")
      #expect(rest == (path: [], query: [:]), "\(text)")
      #expect(try #require(pattern.print(match)) == components, "\(text)")
    }
  }
  let showMyProfile: RoutePattern<Void, Path> = lit("users") / lit("me")
  let showProfile: RoutePattern<String, Path> = lit("users") / string / lit("profile")
  let retweet: RoutePattern<Int, Query> = lit("retweet") .? int("tweetId")
  let showUserTweet: RoutePattern<(String, Int), Path> =
    lit("users") / string / lit("tweets") / int
  let anyMiddle: RoutePattern<(Int, String), Path> = int / any / string
  try check(lit("login"), "login", "login")
  try check(showMyProfile, "users/me", "users/me")
  try check(showProfile, "users/:string/profile", "users/username/profile")
  try check(retweet, "retweet?tweetId=:int", "retweet?tweetId=123")
  try check(showUserTweet, "users/:string/tweets/:int", "users/john/tweets/7")
  try check(
    "all" .? string("s") & int("i") & double("d") & bool("b"),
    "all?s=:string&i=:int&d=:double&b=:bool", "all?b=true&d=1.5&i=1&s=a")
  try check(
    lit("users") / (string / lit("profile") | lit("me")), "users/(:string/profile|me)",
    "users/username/profile", "users/me")
  try check(lit("list") /? int, "list/(:int)", "list", "list/2")
  try check(string /? lit("profile"), ":string/(profile)", "a/profile")
  try check(string /? int, ":string/(:int)", "a", "a/1")
  try check(
    lit("list") .?? int("page") &? string("sort"), "list?(page=:int)&(sort=:string)",
    "list", "list?page=1", "list?page=1&sort=up")
  try check(string .?? int("page"), ":string?(page=:int)", "a", "a?page=1")
  try check(any / lit("users"), "*/users", "*/users")
  try check(lit("users") / any, "users/*", "users/*")
  try check(anyMiddle, ":int/*/:string", "1/*/b")
  try check(lit("a") / any / string, "a/*/:string", "a/*/c")
  try check(string / any / lit("end"), ":string/*/end", "a/*/end")
}

@Test func `the articles' router matches, prints, and opens`() throws {
  let router = Router<Routes>(scheme: "appscheme")
  router.add(Routes.showMyProfile, route: lit("users") / lit("me"))
  router.add(Routes.showProfile, route: lit("users") / string / lit("profile"))
  #expect(router.route.print(Routes.follow(userId: "username")) == nil)
  router.add(Routes.follow, route: lit("users") / string / lit("follow"))
  router.add(Routes.retweet, route: lit("retweet") .? int("tweetId"))
  router.add(Routes.showUserTweet, route: lit("users") / string / lit("tweets") / int)
  for (route, text) in [
    (.showMyProfile, "users/me"), (.showProfile(userId: "username"), "users/username/profile"),
    (.follow(userId: "username"), "users/username/follow"),
    (.retweet(tweetId: 7), "retweet?tweetId=7"),
    (.showUserTweet(userId: "username", tweetId: 123), "users/username/tweets/123"),
  ] as [(Routes, String)] {
    let url = try #require(URL(string: "appscheme://" + text))
    #expect(router.route.parse(url.routeComponents)?.match == route)
    #expect(try #require(router.route.print(route)) == url.routeComponents)
    #expect(router.url(for: route) == url)
    let opened = Lock<Routes?>(nil)
    router.onOpen { route in opened.withLock { $0 = route } }
    router.open(url: url)
    #expect(opened.withLock { $0 } == route)
  }
}
