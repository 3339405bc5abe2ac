import Foundation
import RoutePatterns
import Testing

private func parse<A, S>(_ pattern: RoutePattern<A, S>, _ text: String) -> A? {
  pattern.parse(URL(string: text)!.routeComponents)?.match
}

// The articles' snippets in their order, with the results from their comments. The help that the
// article's compiler needed, `Void` in tuples and boilerplate, is left out. The aliases bring back the names of
// the states.

private typealias Path = PatternState.Path
private typealias Query = PatternState.Query

private let nothingLeft: RouteComponents = (path: [], query: [:])

private enum Routes: Equatable {
  case showMyProfile
  case showProfile(userId: String)
  case follow(userId: String)
  case retweet(tweetId: Int)
  case showUserTweet(userId: String, tweetId: Int)
}

@Test func `a literal`() throws {
  let login = lit("login")
  let url = URL(string: "appscheme://login")!

  let parsed = login.parse(url.routeComponents)
  #expect(try #require(parsed).rest == nothingLeft)

  let printed = login.print(())
  #expect(printed! == (path: ["login"], query: [:]))

  let template = login.template
  #expect(template == "login")

  #expect(login.parse(URL(string: "appscheme://logout")!.routeComponents) == nil)
}

/// Checks what a pattern reads, and the values that it captures; that it prints the same, unless it
/// has a wildcard; and its template.
private func check<A, S>(
  _ pattern: RoutePattern<A, S>, _ template: String, _ reads: KeyValuePairs<String, String>,
  misses: [String] = [], at location: SourceLocation = #_sourceLocation
) throws {
  #expect(pattern.template == template, sourceLocation: location)
  for (text, values) in reads {
    let components = try #require(URL(string: "appscheme://" + text)).routeComponents
    let parsed = try #require(pattern.parse(components), "\(text)", sourceLocation: location)
    #expect(parsed.rest == nothingLeft, "\(text)", sourceLocation: location)
    #expect("\(parsed.match)" == values, sourceLocation: location)
    let printed = try #require(pattern.print(parsed.match), "\(text)", sourceLocation: location)
    if template.contains("*") {
      #expect(pattern.parse(printed) != nil, "\(text)", sourceLocation: location)
    } else {
      #expect(printed == components, sourceLocation: location)
    }
  }
  for text in misses {
    #expect(parse(pattern, "appscheme://" + text) == nil, "\(text)", sourceLocation: location)
  }
}

@Test func `a parameter of each type`() throws {
  try check(int, ":int", ["123": "123"], misses: ["abc"])
  try check(string, ":string", ["abc": "abc"])
  try check(double, ":double", ["/1.5": "1.5"])
  try check(bool, ":bool", ["true": "true"])
}

@Test func `paths`() throws {
  let profile = ["users/username/profile": "username"] as KeyValuePairs
  try check(lit("users") / string / lit("profile"), "users/:string/profile", profile)
  try check(lit("users") / lit("me"), "users/me", ["users/me": "()"])
}

@Test func `queries`() throws {
  try check(
    lit("retweet") .? int("tweetId"), "retweet?tweetId=:int", ["retweet?tweetId=123": "123"])
  let all = "all" .? string("s") & int("i") & double("d") & bool("b")
  try check(
    all, "all?s=:string&i=:int&d=:double&b=:bool",
    ["all?b=true&d=1.5&i=1&s=a": #"("a", 1, 1.5, true)"#])
  let parsed = all.parse(URL(string: "x://all?b=true&d=1.5&i=1&s=a&other=x")!.routeComponents)
  #expect(try #require(parsed).rest == (path: [], query: ["other": "x"]))
  try check(
    "users" / string .? int("page"), "users/:string?page=:int",
    ["users/john?page=2": #"("john", 2)"#])
}

@Test func `routes with explicit types`() throws {
  let showMyProfile: RoutePattern<Void, Path> = lit("users") / lit("me")
  let showProfile: RoutePattern<String, Path> = lit("users") / string / lit("profile")
  let follow: RoutePattern<String, Path> = lit("users") / string / lit("follow")
  let retweet: RoutePattern<Int, Query> = lit("retweet") .? int("tweetId")
  let showUserTweet: RoutePattern<(String, Int), Path> =
    lit("users") / string / lit("tweets") / int
  try check(showMyProfile, "users/me", ["users/me": "()"])
  try check(showProfile, "users/:string/profile", ["users/john/profile": "john"])
  try check(follow, "users/:string/follow", ["users/john/follow": "john"])
  try check(retweet, "retweet?tweetId=:int", ["retweet?tweetId=7": "7"])
  try check(showUserTweet, "users/:string/tweets/:int", ["users/john/tweets/7": #"("john", 7)"#])
}

@Test func `alternatives`() throws {
  try check(
    lit("users") / (string / lit("profile") | lit("me")), "users/(:string/profile|me)",
    ["users/username/profile": #"left("username")"#, "users/me": "right()"])
  let either = lit("a") | lit("b")
  #expect(parse(either, "x://b") != nil)
  #expect(either.print(())?.path == ["a"])
  #expect((int("a") | string("b")).template == "(a=:int|b=:string)")
}

@Test func `optional parts`() throws {
  try check(lit("list") /? int, "list/(:int)", ["list/2": "Optional(2)", "list": "nil"])
  let literal = string /? lit("profile")
  #expect(parse(literal, "x://a/profile") == "a")
  #expect(parse(literal, "x://a") == "a")
  try check(
    string /? int, ":string/(:int)", ["a/1": #"("a", Optional(1))"#, "a": #"("a", nil)"#])
  try check(
    lit("list") .?? int("page") &? string("sort"), "list?(page=:int)&(sort=:string)",
    [
      "list?page=1&sort=up": #"(Optional(1), Optional("up"))"#, "list": "(nil, nil)",
      "list?page=1": "(Optional(1), nil)",
    ], misses: ["list?page=one"])
  try check(
    string .?? int("page"), ":string?(page=:int)", ["a?page=1": #"("a", Optional(1))"#])
}

@Test func `a wildcard at the start and at the end`() throws {
  let (anyStart, anyEnd) = (any / lit("users"), lit("users") / any)
  try check(anyStart, "*/users", ["something/users": "()"], misses: ["users"])
  try check(anyEnd, "users/*", ["users/something": "()"], misses: ["users"])
  #expect(anyStart.print(())! == (path: ["*", "users"], query: [:]))
  #expect(anyEnd.print(())! == (path: ["users", "*"], query: [:]))
  #expect(any.template == "*")
}

@Test func `a wildcard in the middle`() throws {
  let anyMiddle: RoutePattern<(Int, String), Path> = int / any / string
  try check(anyMiddle, ":int/*/:string", ["1/a/b": #"(1, "b")"#], misses: ["1/a"])
  try check(lit("a") / any / string, "a/*/:string", ["a/b/c": "c"])
  try check(
    "a" / any / "b" / any / int, "a/*/b/*/:int", ["a/1/b/x/y/7": "7", "a/b/b/b/7": "7"],
    misses: ["a/b/7"])
  try check(string / any / lit("end"), ":string/*/end", ["a/b/c/end": "a"])
  try check("a" / any / "b" / any, "a/*/b/*", ["a/1/b/2/3": "()"])
  try check(any / int / any, "*/:int/*", ["a/1/b": "1"])
}

@Test func `one operator does it all`() throws {
  let tweet: RoutePattern<(String, Int), Path> = "users" / string / "tweets" / int
  #expect(tweet.template == "users/:string/tweets/:int")
  try check(
    "search" / string .? int("page") & string("sort"), "search/:string?page=:int&sort=:string",
    ["search/a?page=1&sort=up": #"("a", 1, "up")"#])
  try check("users" / any .? int("page"), "users/*?page=:int", ["users/a/b?page=1": "1"])
}

@Test func `the router of constants`() throws {
  let router = Router<Routes>()
  router.add(Routes.showMyProfile, route: lit("users") / lit("me"))

  let url = URL(string: "appscheme://users/me")!

  let parsed = router.route.parse(url.routeComponents)
  #expect(parsed?.match == Routes.showMyProfile)

  let printed = router.route.print(Routes.showMyProfile)
  #expect(printed! == (path: ["users", "me"], query: [:]))
}

@Test func `the router of cases with values`() throws {
  let router = Router<Routes>()
  router.add(Routes.showProfile, route: lit("users") / string / lit("profile"))

  var printed = router.route.print(Routes.showProfile(userId: "username"))
  #expect(printed! == (path: ["users", "username", "profile"], query: [:]))
  #expect(router.route.print(Routes.follow(userId: "username")) == nil)

  router.add(Routes.follow, route: lit("users") / string / lit("follow"))

  printed = router.route.print(Routes.follow(userId: "username"))
  #expect(printed! == (path: ["users", "username", "follow"], query: [:]))
}

@Test func `a route is printed and opened`() throws {
  let router = Router<Routes>(scheme: "appscheme")
  router.add(Routes.showUserTweet, route: lit("users") / string / lit("tweets") / int)
  var opened: Routes?

  let route = Routes.showUserTweet(userId: "username", tweetId: 123)
  let url = try #require(router.url(for: route))
  #expect(url == URL(string: "appscheme://users/username/tweets/123"))
  router.open(url: url) { opened = $0 }
  #expect(opened == route)
}
