import CommonParsers
import Foundation
import RoutePatterns
import Synchronization
import Testing
import URLPatterns

// The examples of the doc comments, file by file.

private enum Tab: String { case home, search }

@Suite struct RoutePatternDocumentation {
  @Test func `documentation examples of patterns`() throws {
    let tweet = "users" / string / "tweets" / int
    #expect(tweet.template == "users/:string/tweets/:int")
    #expect(tweet.print(("john", 7))?.path == ["users", "john", "tweets", "7"])
    #expect(
      ("users" / string /? int .? bool("all")).template == "users/:string/(:int)?all=:bool")
    let user = "users" / int
    #expect(user.parse((path: ["users", "7", "edit"], query: [:]))?.match == 7)
    #expect(user.parse((path: ["users", "7", "edit"], query: [:]))?.rest.path == ["edit"])
    #expect(user.parse((path: ["users", "john"], query: [:])) == nil)
    #expect(user.print(7)?.path == ["users", "7"])
    #expect((int | string).print(.right("7")) == nil)
    let even = int.map({ $0 % 2 == 0 ? $0 : nil }, { $0 })
    #expect(even.parse((path: ["3"], query: [:])) == nil)
    #expect(("users" / string).print("a/b")! == (path: ["users", "a/b"], query: [:]))
    #expect(
      URL(string: "appscheme://users/me?tab=new")!.routeComponents
        == (path: ["users", "me"], query: ["tab": "new"]))
  }

  @Test func `documentation examples of parameters`() {
    #expect(lit("login").print(())?.path == ["login"])
    #expect((lit(any: "me") / "settings").parse((["you", "settings"], [:])) != nil)
    #expect((lit(any: "me") / "settings").print(())?.path == ["me", "settings"])
    let contact = "pages" / lit(matching: Regex("contact-us.*"), printing: "contact-us")
    #expect(contact.parse((["pages", "contact-us_gbr"], [:])) != nil)
    #expect(contact.print(())?.path == ["pages", "contact-us"])
    #expect(("users" / string).parse((path: ["users", "john"], query: [:]))?.match == "john")
    #expect(("users" / int).parse((path: ["users", "john"], query: [:])) == nil)
    #expect(int.print(-7)?.path == ["-7"])
    #expect(double.parse((path: ["1.5e3"], query: [:]))?.match == 1500)
    #expect(bool.parse((path: ["true"], query: [:]))?.match == true)
    #expect(bool.parse((path: ["1"], query: [:])) == nil)
    #expect(("search" .? string("q")).template == "search?q=:string")
    #expect(("list" .? int("page")).print(2)?.query == ["page": "2"])
    #expect(("map" .? double("lat") & double("lon")).template == "map?lat=:double&lon=:double")
    #expect(("list" .?? bool("all")).template == "list?(all=:bool)")
    #expect(int(1...100).template == ":int(1...100)")
    let page = "list" .? int("page", 1...9)
    #expect(page.parse((path: ["list"], query: ["page": "10"])) == nil)
    #expect((string(matching: Regex("v[0-9]+")) / "users").template == ":string/users")
    #expect(("ports" / param(UInt16.self)).template == "ports/:uint16")
    #expect(("tabs" / param(Tab.self)).template == "tabs/:tab")
    #expect(("connect" .? param("port", UInt16.self)).template == "connect?port=:uint16")
    #expect(("app" .? param("tab", Tab.self)).print(.search)?.query == ["tab": "search"])
    let hex = param({ Int($0, radix: 16) }, { String($0, radix: 16) }, template: ":hex")
    #expect(("colors" / hex).print(255)?.path == ["colors", "ff"])
    let ids = param(
      "ids", { $0.split(separator: ",").map(String.init) }, { $0.joined(separator: ",") },
      template: ":ids")
    #expect(("list" .? ids).print(["a", "b"])?.query == ["ids": "a,b"])
    #expect(("list" .? ids).template == "list?ids=:ids")
    #expect(param(PartialIso.int).template == ":int")
    #expect(param("page", PartialIso.int).template == "page=:int")
  }

  @Test func `documentation examples of operators`() {
    let paths: [RoutePattern<Void, Path>] = [
      "users" / lit("me"), "users" /> lit("me"), "users" >/> lit("me"),
    ]
    #expect(paths.map(\.template) == ["users/me", "users/me", "users/me"])
    let right: [RoutePattern<String, Path>] = [
      "users" / string, "users" /> string, "users" >/> string,
    ]
    #expect(right.map(\.template) == ["users/:string", "users/:string", "users/:string"])
    let left: [RoutePattern<String, Path>] = [
      string / "tweets", string /> "tweets", string >/> "tweets",
    ]
    #expect(left.map(\.template) == [":string/tweets", ":string/tweets", ":string/tweets"])
    let both: [RoutePattern<(String, Int), Path>] = [
      string / "tweets" / int, string /> "tweets" /> int, string >/> "tweets" >/> int,
    ]
    #expect(both.map(\.template) == Array(repeating: ":string/tweets/:int", count: 3))
    let ends: [RoutePattern<Void, AnyEnd>] = ["files" / any, "files" /> any, "files" >/> any]
    #expect(ends.map(\.template) == ["files/*", "files/*", "files/*"])
    let middles: [RoutePattern<(Int, String), Path>] = [
      int / any / string, int /> any /> string, int >/> any >/> string,
    ]
    #expect(middles.map(\.template) == Array(repeating: ":int/*/:string", count: 3))
    #expect((any / "users").template == "*/users")

    let retweet: RoutePattern<Int, Query> = "retweet" .? int("tweetId")
    #expect(retweet.template == "retweet?tweetId=:int")
    let user: RoutePattern<(String, Int), Query> = "users" / string .? int("page")
    #expect(user.template == "users/:string?page=:int")
    let list: RoutePattern<(Int, String), Query> = int("page") & string("sort")
    #expect(list.template == "page=:int&sort=:string")
  }

  @Test func `documentation examples of alternatives and optional parts`() {
    let either = "users" / (int | string)
    #expect(either.parse((path: ["users", "7"], query: [:]))?.match == .left(7))
    #expect(either.parse((path: ["users", "john"], query: [:]))?.match == .right("john"))
    let profile: RoutePattern<Either<String, Void>, Path> =
      "users" / (string / "profile" | "me")
    #expect(profile.template == "users/(:string/profile|me)")
    let news: RoutePattern<Int, Path> = ("news" | "latest") / int
    #expect(news.template == "(news|latest)/:int")
    #expect(news.print(7)?.path == ["news", "7"])
    let list: RoutePattern<Int?, Path> = "list" / maybe(int)
    #expect(list.template == "list/(:int)")
    #expect(list.print(nil)?.path == ["list"])
    let users: RoutePattern<Void, Path> = maybe("v1") / "users"
    #expect(users.template == "(v1)/users")
    #expect(users.print(())?.path == ["v1", "users"])
    let recipes: RoutePattern<Void, Path> = "recipes" /? "all"
    #expect(recipes.template == "recipes/(all)")
    let literal: RoutePattern<String, Path> = string /? lit("profile")
    #expect(literal.template == ":string/(profile)")
    let page: RoutePattern<Int?, Path> = "list" /? int
    #expect(page.template == "list/(:int)")
    let both: RoutePattern<(String, Int?), Path> = string /? int
    #expect(both.template == ":string/(:int)")
    let query: RoutePattern<Int?, Query> = "list" .?? int("page")
    #expect(query.template == "list?(page=:int)")
    let pathAndQuery: RoutePattern<(String, Int?), Query> = string .?? int("page")
    #expect(pathAndQuery.template == ":string?(page=:int)")
    let sorted: RoutePattern<(Int, String?), Query> = "list" .? int("page") &? string("sort")
    #expect(sorted.template == "list?page=:int&(sort=:string)")
  }
}

private enum Routes: Equatable {
  case showMyProfile
  case showProfile(userId: String)
  case showUserTweet(userId: String, tweetId: Int)
}

@Test func `documentation examples of routers`() throws {
  let router = Router<Routes>(scheme: "appscheme")
  router.add(Routes.showMyProfile, route: "users" / "me")
  router.add(Routes.showProfile, route: "users" / string / "profile")
  router.add(Routes.showUserTweet, route: "users" / string / "tweets" / int)
  let me = URL(string: "appscheme://users/me")!
  let nowhere = URL(string: "appscheme://nowhere")!
  #expect(
    router.match(URL(string: "appscheme://users/john/profile")!) == .showProfile(userId: "john"))
  #expect(router.match(nowhere) == nil)
  #expect(
    router.url(for: .showUserTweet(userId: "john", tweetId: 7))?.absoluteString
      == "appscheme://users/john/tweets/7")
  #expect(
    router.url(for: .showProfile(userId: "a/b"))?.absoluteString
      == "appscheme://users/a%2Fb/profile")
  #expect(router.url(for: .showProfile(userId: "..")) == nil)
  #expect(router.route.parse((path: ["users", "me"], query: [:]))?.match == .showMyProfile)
  #expect(
    router.route.print(.showProfile(userId: "john"))?.path == ["users", "john", "profile"])
  #expect(
    "\(router)" == """
      users/me
      users/:string/profile
      users/:string/tweets/:int
      """)
  let opened = Mutex<[Routes]>([])
  router.onOpen { route in opened.withLock { $0.append(route) } }
  #expect(router.open(url: me))
  #expect(!router.open(url: nowhere))
  #expect(router.open(url: me) { route in opened.withLock { $0.append(route) } })
  #expect(opened.withLock { $0 } == [.showMyProfile, .showMyProfile])

  let formats = Router<Routes>(scheme: "https", host: "me.com")
  try formats.add(Routes.showMyProfile, format: "users/me")
  try formats.add(Routes.showUserTweet, format: "users/:string/tweets/:int")
  #expect(formats.url(for: .showMyProfile)?.absoluteString == "https://me.com/users/me")
  #expect(formats.match(URL(string: "https://me.com/users/a/tweets/1")!) != nil)
  let bare = Router<Routes>().add(Routes.showMyProfile, route: "users" / "me")
  #expect(bare.url(for: .showMyProfile)?.absoluteString == "/users/me")
  #expect(bare.match(URL(string: "any:/users/me")!) == .showMyProfile)
}
