import Foundation
import RoutePatterns
import Testing

private func parse<A, S>(_ pattern: RoutePattern<A, S>, _ text: String) -> A? {
  pattern.parse(URL(string: text)!.routeComponents)?.match
}

@Test func `a literal`() {
  let login = lit("login")
  let url = URL(string: "appscheme://login")!
  let parsed = login.parse(url.routeComponents)
  #expect(parsed?.rest.path == [])
  #expect(parsed?.rest.query == [:])
  let printed = login.print(())
  #expect(printed?.path == ["login"])
  #expect(printed?.query == [:])
  #expect(login.template == "login")
  #expect(login.parse(URL(string: "appscheme://logout")!.routeComponents) == nil)
}

@Test func `a parameter`() {
  let url = URL(string: "appscheme://123")!
  let parsed = int.parse(url.routeComponents)
  #expect(parsed?.rest.path == [])
  #expect(parsed?.match == 123)
  #expect(int.print(123)?.path == ["123"])
  #expect(int.template == ":int")
  #expect(parse(string, "appscheme://abc") == "abc")
  #expect(parse(double, "appscheme:///1.5") == 1.5)
  #expect(parse(bool, "appscheme://true") == true)
  #expect([string.template, double.template, bool.template] == [":string", ":double", ":bool"])
}

@Test func `paths`() {
  let profileRoute = lit("users") /> string >/> lit("profile")
  let url = URL(string: "appscheme://users/username/profile")!
  let parsed = profileRoute.parse(url.routeComponents)
  #expect(parsed?.rest.path == [])
  #expect(parsed?.match == "username")
  #expect(profileRoute.print("username")?.path == ["users", "username", "profile"])
  #expect(profileRoute.template == "users/:string/profile")

  let myProfile = lit("users") /> lit("me")
  #expect(myProfile.parse(URL(string: "appscheme://users/me")!.routeComponents) != nil)
  #expect(myProfile.print(())?.path == ["users", "me"])
  #expect(myProfile.template == "users/me")
}

@Test func `a query`() {
  let retweetRoute = lit("retweet") .? int("tweetId")
  let url = URL(string: "appscheme://retweet?tweetId=123")!
  let parsed = retweetRoute.parse(url.routeComponents)
  #expect(parsed?.rest.path == [])
  #expect(parsed?.rest.query == [:])
  #expect(parsed?.match == 123)
  let printed = retweetRoute.print(123)
  #expect(printed?.path == ["retweet"])
  #expect(printed?.query == ["tweetId": "123"])
  #expect(retweetRoute.template == "retweet?tweetId=:int")
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
  guard case .left("username")? = parse(profileRoute, "appscheme://users/username/profile") else {
    Issue.record("not left")
    return
  }
  guard case .right? = parse(profileRoute, "appscheme://users/me") else {
    Issue.record("not right")
    return
  }
  #expect(profileRoute.print(.left("username"))?.path == ["users", "username", "profile"])
  #expect(profileRoute.print(.right(()))?.path == ["users", "me"])
  #expect(profileRoute.template == "users/(:string/profile|me)")
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
  #expect(parse(query, "x://list?page=one")! == (nil, nil))
  #expect(query.template == "list?(page=:int)&(sort=:string)")
  #expect(query.print((1, nil))?.query == ["page": "1"])
  let mixed = string .?? int("page")
  #expect(parse(mixed, "x://a?page=1")! == ("a", 1))
  #expect(maybe(string).template == "(:string)")
}

@Test func `a wildcard at the start and at the end`() {
  let anyStart = any /> lit("users")
  let anyEnd = lit("users") /> any
  #expect(parse(anyStart, "appscheme://something/users") != nil)
  #expect(parse(anyEnd, "appscheme://users/something") != nil)
  #expect(parse(anyStart, "appscheme://users") == nil)
  #expect(parse(anyEnd, "appscheme://users") == nil)
  #expect(anyStart.print(())?.path == ["*", "users"])
  #expect(anyEnd.print(())?.path == ["users", "*"])
  #expect(anyStart.template == "*/users")
  #expect(anyEnd.template == "users/*")
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
