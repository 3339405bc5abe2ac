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

@Test func `a parameter`() throws {
  let url = URL(string: "appscheme://123")!

  let parsed = int.parse(url.routeComponents)
  #expect(try #require(parsed).rest == nothingLeft)
  #expect(parsed?.match == 123)

  let printed = int.print(123)
  #expect(printed! == (path: ["123"], query: [:]))

  let template = int.template
  #expect(template == ":int")

  #expect(parse(string, "appscheme://abc") == "abc")
  #expect(parse(double, "appscheme:///1.5") == 1.5)
  #expect(parse(bool, "appscheme://true") == true)
  #expect(string.print("abc")! == (path: ["abc"], query: [:]))
  #expect(double.print(1.5)! == (path: ["1.5"], query: [:]))
  #expect(bool.print(true)! == (path: ["true"], query: [:]))
  #expect([string.template, double.template, bool.template] == [":string", ":double", ":bool"])
}

/// With `>/>` alone, the article captures `(((), "username"), ())`; here, it's the same as below.
@Test func `a path with a single operator`() throws {
  let profileRoute = lit("users") >/> string >/> lit("profile")
  let url = URL(string: "appscheme://users/username/profile")!

  let parsed = profileRoute.parse(url.routeComponents)
  #expect(try #require(parsed).rest == nothingLeft)
  #expect(parsed?.match == "username")

  let printed = profileRoute.print("username")
  #expect(printed! == (path: ["users", "username", "profile"], query: [:]))

  let template = profileRoute.template
  #expect(template == "users/:string/profile")
}

@Test func `paths`() throws {
  let profileRoute = lit("users") /> string >/> lit("profile")
  let url = URL(string: "appscheme://users/username/profile")!

  let parsed = profileRoute.parse(url.routeComponents)
  #expect(try #require(parsed).rest == nothingLeft)
  #expect(parsed?.match == "username")

  let printed = profileRoute.print("username")
  #expect(printed! == (path: ["users", "username", "profile"], query: [:]))

  let template = profileRoute.template
  #expect(template == "users/:string/profile")
}

@Test func `a path of literals`() throws {
  let myProfile = lit("users") /> lit("me")
  let url = URL(string: "appscheme://users/me")!

  let parsed = myProfile.parse(url.routeComponents)
  #expect(try #require(parsed).rest == nothingLeft)

  let printed = myProfile.print(())
  #expect(printed! == (path: ["users", "me"], query: [:]))

  let template = myProfile.template
  #expect(template == "users/me")
}

@Test func `a query`() throws {
  let retweetRoute = lit("retweet") .? int("tweetId")
  let url = URL(string: "appscheme://retweet?tweetId=123")!

  let parsed = retweetRoute.parse(url.routeComponents)
  #expect(try #require(parsed).rest == nothingLeft)
  #expect(parsed?.match == 123)

  let printed = retweetRoute.print(123)
  #expect(printed! == (path: ["retweet"], query: ["tweetId": "123"]))

  let template = retweetRoute.template
  #expect(template == "retweet?tweetId=:int")
}

@Test func `arguments of all types`() throws {
  let all = "all" .? string("s") & int("i") & double("d") & bool("b")
  let parsed = all.parse(URL(string: "x://all?b=true&d=1.5&i=1&s=a&other=x")!.routeComponents)
  #expect(try #require(parsed).rest == (path: [], query: ["other": "x"]))
  #expect(parsed!.match == ("a", 1, 1.5, true))
  #expect(
    all.print(("a", 1, 1.5, true))!
      == (path: ["all"], query: ["s": "a", "i": "1", "d": "1.5", "b": "true"]))
  #expect(all.template == "all?s=:string&i=:int&d=:double&b=:bool")
  let below = "users" / string .? int("page")
  #expect(parse(below, "x://users/john?page=2")! == ("john", 2))
  #expect(below.print(("john", 2))! == (path: ["users", "john"], query: ["page": "2"]))
}

@Test func `routes with explicit types`() {
  let showMyProfile: RoutePattern<Void, Path> = lit("users") /> lit("me")
  let showProfile: RoutePattern<String, Path> = lit("users") /> string >/> lit("profile")
  let follow: RoutePattern<String, Path> = lit("users") /> string >/> lit("follow")
  let retweet: RoutePattern<Int, Query> = lit("retweet") .? int("tweetId")
  let showUserTweet: RoutePattern<(String, Int), Path> =
    lit("users") /> string >/> lit("tweets") >/> int
  #expect(
    [
      showMyProfile.template, showProfile.template, follow.template, retweet.template,
      showUserTweet.template,
    ] == [
      "users/me", "users/:string/profile", "users/:string/follow", "retweet?tweetId=:int",
      "users/:string/tweets/:int",
    ])
  #expect(parse(showUserTweet, "appscheme://users/john/tweets/7")! == ("john", 7))
}

@Test func `alternatives`() throws {
  let profileRoute = lit("users") /> (string >/> lit("profile") | lit("me"))

  var url = URL(string: "appscheme://users/username/profile")!
  var parsed = profileRoute.parse(url.routeComponents)
  #expect(try #require(parsed).rest == nothingLeft)
  guard case .left("username")? = parsed?.match else {
    Issue.record("not left")
    return
  }

  url = URL(string: "appscheme://users/me")!
  parsed = profileRoute.parse(url.routeComponents)
  #expect(try #require(parsed).rest == nothingLeft)
  guard case .right(())? = parsed?.match else {
    Issue.record("not right")
    return
  }

  var printed = profileRoute.print(.left("username"))
  #expect(printed! == (path: ["users", "username", "profile"], query: [:]))
  printed = profileRoute.print(.right(()))
  #expect(printed! == (path: ["users", "me"], query: [:]))

  let template = profileRoute.template
  #expect(template == "users/(:string/profile|me)")

  let either = lit("a") | lit("b")
  #expect(parse(either, "x://b") != nil)
  #expect(either.print(())?.path == ["a"])
  #expect((int("a") | string("b")).template == "(a=:int|b=:string)")
}

@Test func `optional parts`() {
  let page = lit("list") /? int
  #expect(parse(page, "x://list/2") == .some(2))
  #expect(parse(page, "x://list") == .some(nil))
  #expect(page.print(2)?.path == ["list", "2"])
  #expect(page.print(nil)?.path == ["list"])
  #expect(page.template == "list/(:int)")
  let literal = string /? lit("profile")
  #expect(parse(literal, "x://a/profile") == "a")
  #expect(parse(literal, "x://a") == "a")
  let both = string /? int
  #expect(parse(both, "x://a/1")! == ("a", 1))
  #expect(parse(both, "x://a")! == ("a", nil))
  let query = lit("list") .?? int("page") &? string("sort")
  #expect(parse(query, "x://list?page=1&sort=up")! == (1, "up"))
  #expect(parse(query, "x://list")! == (nil, nil))
  #expect(parse(query, "x://list?page=one") == nil)
  #expect(query.template == "list?(page=:int)&(sort=:string)")
  #expect(query.print((1, nil))?.query == ["page": "1"])
  let mixed = string .?? int("page")
  #expect(parse(mixed, "x://a?page=1")! == ("a", 1))
  #expect(maybe(string).template == "(:string)")
}

@Test func `a wildcard at the start and at the end`() throws {
  let anyStart = any /> lit("users")
  let anyEnd = lit("users") /> any

  var url = URL(string: "appscheme://something/users")!
  var parsed = anyStart.parse(url.routeComponents)
  #expect(try #require(parsed).rest == nothingLeft)

  url = URL(string: "appscheme://users/something")!
  parsed = anyEnd.parse(url.routeComponents)
  #expect(try #require(parsed).rest == nothingLeft)

  var printed = anyStart.print(())
  #expect(printed! == (path: ["*", "users"], query: [:]))
  printed = anyEnd.print(())
  #expect(printed! == (path: ["users", "*"], query: [:]))

  var template = anyStart.template
  #expect(template == "*/users")
  template = anyEnd.template
  #expect(template == "users/*")

  #expect(parse(anyStart, "appscheme://users") == nil)
  #expect(parse(anyEnd, "appscheme://users") == nil)
  #expect(any.template == "*")
}

@Test func `a wildcard in the middle`() {
  let anyMiddle: RoutePattern<(Int, String), Path> = int >/> any >/> string
  #expect(parse(anyMiddle, "x://1/a/b")! == (1, "b"))
  #expect(parse(anyMiddle, "x://1/a") == nil)
  #expect(anyMiddle.template == ":int/*/:string")
  let literals = lit("a") /> any /> string
  #expect(parse(literals, "x://a/b/c") == "c")
  let several = "a" / any / "b" / any / int
  #expect(parse(several, "x://a/1/b/x/y/7") == 7)
  #expect(parse(several, "x://a/b/b/b/7") == 7)
  #expect(parse(several, "x://a/b/7") == nil)
  let left = string >/> any >/> lit("end")
  #expect(parse(left, "x://a/b/c/end") == "a")
  let closed = "a" / any / "b" / any
  #expect(parse(closed, "x://a/1/b/2/3") != nil)
  #expect(closed.template == "a/*/b/*")
  let open = any / int / any
  #expect(parse(open, "x://a/1/b") == 1)
}

@Test func `one operator does it all`() {
  let tweet: RoutePattern<(String, Int), Path> = "users" / string / "tweets" / int
  #expect(tweet.template == "users/:string/tweets/:int")
  let search = "search" / string .? int("page") & string("sort")
  #expect(parse(search, "x://search/a?page=1&sort=up")! == ("a", 1, "up"))
  let wild = "users" / any .? int("page")
  #expect(parse(wild, "x://users/a/b?page=1") == 1)
  let first = int / int / int / int / int / int
  let twelve = first / first
  let row = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
  #expect(twelve.print(row)?.path.count == 12)
  #expect(parse(twelve, "x://1/2/3/4/5/6/7/8/9/10/11/12")?.11 == 12)
}

@Test func `the router of constants`() throws {
  let router = Router<Routes>()
  router.add(Routes.showMyProfile, route: lit("users") /> lit("me"))

  let url = URL(string: "appscheme://users/me")!

  let parsed = router.route.parse(url.routeComponents)
  #expect(parsed?.match == Routes.showMyProfile)

  let printed = router.route.print(Routes.showMyProfile)
  #expect(printed! == (path: ["users", "me"], query: [:]))
}

@Test func `the router of cases with values`() throws {
  let router = Router<Routes>()
  router.add(Routes.showProfile, route: lit("users") /> string >/> lit("profile"))

  var printed = router.route.print(Routes.showProfile(userId: "username"))
  #expect(printed! == (path: ["users", "username", "profile"], query: [:]))
  #expect(router.route.print(Routes.follow(userId: "username")) == nil)

  router.add(Routes.follow, route: lit("users") /> string >/> lit("follow"))

  printed = router.route.print(Routes.follow(userId: "username"))
  #expect(printed! == (path: ["users", "username", "follow"], query: [:]))
}

@Test func `a route is printed and opened`() throws {
  let router = Router<Routes>(scheme: "appscheme")
  router.add(Routes.showUserTweet, route: lit("users") /> string >/> lit("tweets") >/> int)
  var opened: Routes?

  let route = Routes.showUserTweet(userId: "username", tweetId: 123)
  let url = try #require(router.url(for: route))
  #expect(url == URL(string: "appscheme://users/username/tweets/123"))
  router.open(url: url) { opened = $0 }
  #expect(opened == route)
}
