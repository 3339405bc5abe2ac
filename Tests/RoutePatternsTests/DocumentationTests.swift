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
    let version = string(matching: Regex("v[0-9]+"), template: ":version")
    #expect((version / "users").template == ":version/users")
    let named = lit(
      matching: Regex("contact-us.*"), printing: "contact-us", template: ":contact")
    #expect(("pages" / named).template == "pages/:contact")
    #expect(contact.template == "pages/contact-us")
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

  @Test func `documentation examples of formats`() throws {
    let tweet: RoutePattern<(String, Int, Int), Query> =
      try format("users/:string/tweets/:int?page=:int")
    #expect(tweet.template == "users/:string/tweets/:int?page=:int")
    let hex = FormatParameter(
      "hex", PartialIso(apply: { Int($0, radix: 16) }, unapply: { String($0, radix: 16) }))
    let color: RoutePattern<Int, Path> = try format("colors/:hex", hex)
    #expect(color.print(255)?.path == ["colors", "ff"])
    do {
      let route: RoutePattern<String, Path> = try format("users/:strin")
      Issue.record("\(route.template) is a format")
    } catch {
      #expect(error.offset == 6)
      let reason = #"":strin" is no parameter; there are :bool :character :double "#
      #expect(error.reason.hasPrefix(reason))
    }
    let literal: RoutePattern<Void, Path> = try format(#"a\/b"#)
    #expect(literal.print(())?.path == ["a/b"])
    let any: RoutePattern<Void, Path> = try format(":any(me)/settings")
    #expect(any.parse((["you", "settings"], [:])) != nil)
    #expect(any.print(())?.path == ["me", "settings"])
    let page: RoutePattern<Int, Path> = try format("pages/:int(1...9)")
    #expect(page.parse((["pages", "10"], [:])) == nil)
    let port: RoutePattern<(UInt16, Float, Character), Path> =
      try format("ports/:uint16/:float/:character")
    #expect(port.print((80, 1.5, "a"))?.path == ["ports", "80", "1.5", "a"])
    let key: RoutePattern<UUID, Path> = try format("keys/:uuid")
    #expect(key.parse((["keys", "x"], [:])) == nil)
    let list: RoutePattern<(Int?, Either<Int, String>), Query> =
      try format("list?(page=:int)&(id=:int|title=:string)")
    let parsed = list.parse((["list"], ["title": "a"]))?.match
    #expect(parsed?.0 == nil && parsed?.1 == .right("a"))
  }

  @Test func `a template that is no format`() {
    let group = maybe(string / int)
    #expect(group.template == "(:string/:int)")
    #expect(throws: FormatError.self) {
      try format(group.template) as RoutePattern<(String, Int)?, Path>
    }
    let arguments = "list" .? maybe(string("a") & int("b"))
    #expect(arguments.template == "list?(a=:string&b=:int)")
    #expect(throws: FormatError.self) {
      try format(arguments.template) as RoutePattern<(String, Int)?, Query>
    }
    let files = maybe("files" / any)
    #expect(files.template == "(files/*)")
    #expect(throws: FormatError.self) { try format(files.template) as RoutePattern<Void?, AnyEnd> }
  }

  @Test func `documentation examples of static members`() {
    let files: RoutePattern<Void, AnyEnd> = "files" / .any
    #expect(files.template == "files/*")
    let user: RoutePattern<String, Path> = "users" / .string
    #expect(user.template == "users/:string")
    let number: RoutePattern<Int, Path> = "users" / .int
    #expect(number.template == "users/:int")
    let at: RoutePattern<Double, Path> = "at" / .double
    #expect(at.template == "at/:double")
    let flags: RoutePattern<Bool, Path> = "flags" / .bool
    #expect(flags.template == "flags/:bool")
    let search: RoutePattern<String, Query> = "search" .? .string("q")
    #expect(search.template == "search?q=:string")
    let list: RoutePattern<Int, Query> = "list" .? .int("page")
    #expect(list.template == "list?page=:int")
    let row = "users" / RoutePattern.string / "tweets" / RoutePattern.int
    #expect(row.template == "users/:string/tweets/:int")
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
    let argument: RoutePattern<Int?, Query> = "list" .? maybe(int("page"))
    #expect(argument.parse((["list"], ["page": "x"])) == nil)
    #expect(argument.parse((["list"], [:]))?.match == .some(nil))
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
  #expect(
    router.templates == ["users/me", "users/:string/profile", "users/:string/tweets/:int"])
  #expect(
    router.explain(URL(string: "appscheme://users/me/x")!).description == """
      appscheme://users/me/x matches none of 3 formats.
      > users/me: "x" is left over
      > users/:string/profile: found "x" instead of /profile
      > users/:string/tweets/:int: found "x" instead of /tweets
      """)
  let table: RoutePattern<Routes, Table> = router.route
  #expect(table.template == "\(router)")
  let covered = Router<Routes>()
  covered.add(Routes.showProfile, route: "users" / string)
  covered.add(Routes.showMyProfile, route: "users" / "me")
  #expect(
    covered.unreachable.map(\.description) == [
      "users/me is never reached: users/:string comes first."
    ])
  let home = Router<Routes>(scheme: "https", host: "me.com")
  home.add(Routes.showMyProfile, route: root)
  #expect(home.match(URL(string: "https://me.com/")!) == .showMyProfile)
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
