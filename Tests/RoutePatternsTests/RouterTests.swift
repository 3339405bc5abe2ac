import Foundation
import RoutePatterns
import Testing

private enum Routes: Hashable {
  case showMyProfile
  case showProfile(userId: String)
  case follow(userId: String)
  case retweet(tweetId: Int)
  case showUserTweet(userId: String, tweetId: Int)
  case three(Int, page: Int?, String)
}

private func makeRouter(_ router: Router<Routes> = Router(scheme: "appscheme")) -> Router<Routes> {
  // As in the articles, calls can be chained.
  router.add(Routes.showMyProfile, route: lit("users") / lit("me"))
    .add(Routes.showProfile, route: lit("users") / string / lit("profile"))
  router.add(Routes.follow, route: lit("users") / string / lit("follow"))
  router.add(Routes.retweet, route: lit("retweet") .? int("tweetId"))
  router.add(Routes.showUserTweet, route: lit("users") / string / lit("tweets") / int)
  router.add(Routes.three, route: "three" / int .?? int("page") & string("sort"))
  return router
}

private let table: [(Routes, String)] = [
  (.showMyProfile, "users/me"),
  (.showProfile(userId: "john"), "users/john/profile"),
  (.follow(userId: "me"), "users/me/follow"),
  (.retweet(tweetId: 7), "retweet?tweetId=7"),
  (.showUserTweet(userId: "a/b", tweetId: -7), "users/a%2Fb/tweets/-7"),
  (.three(1, page: nil, "up"), "three/1?sort=up"),
  (.three(1, page: 2, "up"), "three/1?page=2&sort=up"),
]

@Test(arguments: table)
private func `a route is found and printed`(route: Routes, text: String) throws {
  let own = makeRouter()
  let url = try #require(URL(string: "appscheme://" + text))
  #expect(own.match(url) == route)
  #expect(own.url(for: route) == url)
  let hosted = makeRouter(Router(scheme: "https", host: "me.com"))
  let hostedURL = try #require(URL(string: "https://me.com/" + text))
  #expect(hosted.match(hostedURL) == route)
  #expect(hosted.url(for: route) == hostedURL)
  #expect(hosted.match(url) == nil)
  let bare = makeRouter(Router())
  #expect(bare.url(for: route)?.relativeString == "/" + text)
  #expect(bare.match(try #require(URL(string: "/" + text))) == route)
}

@Test(arguments: [
  "appscheme://users", "appscheme://users/me/x", "appscheme://retweet", "other://users/me",
  "appscheme://retweet?tweetId=x", "appscheme://users/john/tweets/x", "appscheme:", "/users/me",
  "appscheme://users/..", "appscheme://Users/me",
])
func `a URL that no pattern matches isn't a route`(text: String) throws {
  #expect(makeRouter().match(try #require(URL(string: text))) == nil)
}

@Test(arguments: ["", "file", "app"])
func `the first element can be the host, whatever its text`(scheme: String) throws {
  let router = Router<Routes>(scheme: scheme.isEmpty ? nil : scheme)
  router.add(Routes.showProfile, route: string / "profile")
  router.add(Routes.showMyProfile, route: root)
  for text in ["a b", "ü", "%41", "me.com", "a@b:80", "FF", "127.1", "[::1]", "*", "a/b?c#d"] {
    let url = try #require(router.url(for: .showProfile(userId: text)), "\(text)")
    #expect(router.match(url) == .showProfile(userId: text), "\(url)")
  }
  // As a host, this is an address, which has brackets when it's read.
  #expect((router.url(for: .showProfile(userId: "::1")) == nil) == (scheme == "app"))
  let url = try #require(router.url(for: .showMyProfile))
  #expect(router.match(url) == .showMyProfile)
}

@Test(arguments: ["..", ".", "%2e%2E", "%2e", "..:80", ""])
func `a host that is a dot segment isn't an element, as in a path`(host: String) throws {
  let router = Router<Routes>(scheme: "appscheme")
  router.add(Routes.showProfile, route: string)
  router.add(Routes.follow, route: string / "follow")
  let url = try #require(URL(string: "appscheme://\(host)/john"))
  #expect(router.match(url) == .showProfile(userId: "john"))
  #expect(router.match(url.appending(path: "follow")) == .follow(userId: "john"))
  #expect(url.routeComponents.path == ["john"])
}

@Test func `registration order decides`() {
  let router = Router<Routes>(scheme: "x")
  router.add(Routes.showProfile, route: "users" / string)
  router.add(Routes.showMyProfile, route: "users" / "me")
  #expect(router.match(URL(string: "x://users/me")!) == .showProfile(userId: "me"))
  #expect(router.url(for: .showMyProfile) == nil)
  let other = Router<Routes>(scheme: "x")
  other.add(Routes.showMyProfile, route: "users" / "me")
  other.add(Routes.showProfile, route: "users" / string)
  #expect(other.match(URL(string: "x://users/me")!) == .showMyProfile)
  #expect(other.url(for: .showProfile(userId: "me")) == nil)
  #expect(other.url(for: .showProfile(userId: "you"))?.absoluteString == "x://users/you")
}

@Test func `a handler gets the route of a URL`() {
  let opened = Lock<[Routes]>([])
  let router = makeRouter()
  let url = URL(string: "appscheme://users/me")!
  #expect(!router.open(url: url))
  router.onOpen { route in opened.withLock { $0.append(route) } }
  #expect(router.open(url: url))
  #expect(!router.open(url: URL(string: "appscheme://nowhere")!))
  #expect(opened.withLock { $0 } == [.showMyProfile])
}

private enum Reflected: Route { case home, user(String) }

@Test func `a route without its own method is taken apart by reflection`() {
  #expect(Reflected.user("john").deconstruct(Reflected.user) == "john")
  #expect(Reflected.user("john").match(Reflected.user) == "john")
  #expect(Reflected.home.deconstruct(Reflected.user) == nil)
}

@Test func `a router of structs prints what its patterns convert to`() {
  struct Paging: Equatable { let page: Int, size: Int? }
  let pagings = Router<Paging>()
  pagings.add({ $0 }, route: ("pages" / int .?? int("size")).map(memberwise(Paging.init)))
  let paging = Paging(page: 2, size: nil)
  #expect(pagings.url(for: paging)?.absoluteString == "/pages/2")
  #expect(pagings.url(for: paging).flatMap(pagings.match) == paging)
  let created = Router<Paging>()
  created.add(Paging.init, route: "pages" / int .?? int("size"))
  #expect(created.url(for: paging)?.absoluteString == "/pages/2")
  let numbers = Router<Int>()
  numbers.add({ $0 + 1 }, route: "b" / int)
  numbers.add({ $0 }, route: "a" / int)
  #expect(numbers.url(for: 7)?.absoluteString == "/a/7")
}

@Test func `a router can have a port`() throws {
  enum Page: Equatable { case user(Int) }
  let local = Router<Page>(scheme: "http", host: "localhost", port: 8080, base: "v1")
  local.add(Page.user, route: "users" / int)
  let url = try #require(local.url(for: .user(7)))
  #expect(url.absoluteString == "http://localhost:8080/v1/users/7")
  #expect(local.match(url) == .user(7))
  #expect(local.match(try #require(URL(string: "http://localhost/v1/users/7"))) == nil)
}

private enum SearchLink: Hashable {
  case search(String, QueryArguments)
  case user(name: String, page: Int?)
}

@Test func `a router's rules for reading hold for all its patterns, and for routers within it`() {
  let inner = Router<SearchLink>()
  inner.add(SearchLink.search, route: "search" .? string("q") & otherArguments)
  inner.add(SearchLink.user, route: "users" / string .?? int("page"))
  let outer = Router<SearchLink>(
    scheme: "https", host: "me.com", base: "app",
    matching: [.ignoringCase, .plusAsSpace, .malformedAsMissing])
  outer.add({ (link: SearchLink) in link }, route: inner.route)
  #expect(
    outer.match(URL(string: "https://me.com/App/SEARCH?Q=a+b&utm=c+d")!)
      == .search("a b", ["utm": "c d"]))
  #expect(
    outer.match(URL(string: "https://me.com/app/Users/John?page=x")!)
      == .user(name: "John", page: nil))
  #expect(inner.match(URL(string: "/Users/John")!) == nil)
}

@Test func `a request target is read as Counted and QueryArguments read it`() {
  let router = makeRouter(Router())
  for (target, route) in [
    ("/users/me", .showMyProfile), ("//users/john/profile?x", .showProfile(userId: "john")),
    ("http://h:80/users/a%2Fb/follow", .follow(userId: "a/b")),
    ("/retweet?a=1&tweetId=7#x", .retweet(tweetId: 7)),
    ("/%FF/../users/me", .showMyProfile), ("http:/users/me", nil), ("*", nil), ("", nil),
  ] as [(String, Routes?)] {
    #expect(router.match(requestTarget: target) == route, "\(target)")
    #expect(router.format.match(requestTarget: target) == route, "\(target)")
  }
  #expect(makeRouter(Router(addresses: "/")).match(requestTarget: "//users/me") == .showMyProfile)
  #expect(makeRouter(Router(host: "users")).match(requestTarget: "//users/me") == nil)
}
