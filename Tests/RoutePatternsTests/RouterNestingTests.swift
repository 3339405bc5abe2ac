import Foundation
import TestSupport
import Testing
import URLPatterns

import RoutePatterns

private enum UserLink: Hashable {
  case list(page: Int?)
  case me
  case profile(name: String)
  case photo(name: String, Int, size: String)
}

private enum TeamLink: Hashable {
  case home
  case member(Int, UserLink)
}

private enum Site: Hashable {
  case home
  case users(UserLink)
  case team(Int, TeamLink)
}

private let users: Router<UserLink> = {
  // The scheme, the host, and the base aren't used when the router is part of another one.
  let users = Router<UserLink>(scheme: "inner", host: "inner.org", base: "inner")
  users.add(UserLink.list, route: root .?? int("page"))
  users.add(UserLink.me, route: "me")
  users.add(UserLink.profile, route: string)
  users.add(UserLink.photo, route: string / "photos" / int .? string("size"))
  return users
}()

private let teams: Router<TeamLink> = {
  let teams = Router<TeamLink>()
  teams.add(TeamLink.home, route: root)
  teams.add(TeamLink.member, route: "members" / int / users.route)
  return teams
}()

private func makeSite(base: PathPattern<Void> = root) -> Router<Site> {
  let site = Router<Site>(scheme: "https", host: "me.com", base: base)
  site.add(Site.home, route: root)
  site.add(Site.users, route: "users" / users.route)
  site.add(Site.team, route: "teams" / int / teams.route)
  return site
}

private let links: [(link: Site, path: String)] = [
  (.home, ""),
  (.users(.list(page: nil)), "/users"),
  (.users(.list(page: 2)), "/users?page=2"),
  (.users(.me), "/users/me"),
  (.users(.profile(name: "a/b")), "/users/a%2Fb"),
  (.users(.photo(name: "ü", 7, size: "l")), "/users/%C3%BC/photos/7?size=l"),
  (.team(3, .home), "/teams/3"),
  (.team(3, .member(7, .list(page: nil))), "/teams/3/members/7"),
  (.team(3, .member(7, .list(page: 2))), "/teams/3/members/7?page=2"),
  (.team(3, .member(7, .me)), "/teams/3/members/7/me"),
  (.team(-3, .member(7, .profile(name: "me?"))), "/teams/-3/members/7/me%3F"),
  (.team(3, .member(7, .photo(name: "x", 1, size: "&"))), "/teams/3/members/7/x/photos/1?size=%26"),
]

@Test(arguments: links)
private func `a link of a nested router is found and printed`(link: Site, path: String) throws {
  let bases: [(PathPattern<Void>, String)] = [
    (root, ""), ("app", "/app"), ("app" / "v2", "/app/v2"), (lit(any: "en"), "/en"),
    (maybe("app"), "/app"), (lit("a/b"), "/a%2Fb"),
  ]
  for (base, prefix) in bases {
    let site = makeSite(base: base)
    let url = try #require(URL(string: "https://me.com" + prefix + path))
    #expect(site.match(url) == link, "\(url)")
    #expect(site.url(for: link) == url)
    #expect(site.format.explain(url).isMatch)
    #expect(site.format.explain(url).alternatives.last?.reason == nil)
    #expect(site.format.explain(printing: link).url == url.absoluteString)
  }
  let components = try #require(makeSite(base: "app").route.print(link))
  #expect(makeSite().route.parse(components)?.match == link)
  #expect(makeSite().match(try #require(URL(string: "https://me.com" + path))) == link)
}

@Test func `a base alone, or a part of it, isn't a route of a router below it`() {
  let site = makeSite(base: "app" / "v2")
  for path in [
    "", "/app", "/users", "/app/users", "/v2/users", "/app/v2/v2/users", "/app%2Fv2/users",
  ] {
    #expect(site.match(URL(string: "https://me.com" + path)!) == nil, "\(path)")
  }
  #expect(site.match(URL(string: "https://me.com/app/v2")!) == .home)
}

@Test func `without a host, a base begins with the host of a URL`() {
  let router = Router<Site>(scheme: "app", base: "site")
  router.add(Site.users, route: "users" / users.route)
  #expect(router.url(for: .users(.me))?.absoluteString == "app://site/users/me")
  #expect(router.match(URL(string: "app://site/users/me")!) == .users(.me))
  let bare = Router<Site>(base: "site")
  bare.add(Site.users, route: "users" / users.route)
  #expect(bare.url(for: .users(.me))?.absoluteString == "/site/users/me")
  #expect(bare.match(URL(string: "/site/users/me")!) == .users(.me))
}

private let templates = [
  "", "users?(page=:int)", "users/me", "users/:string", "users/:string/photos/:int?size=:string",
  "teams/:int", "teams/:int/members/:int?(page=:int)", "teams/:int/members/:int/me",
  "teams/:int/members/:int/:string", "teams/:int/members/:int/:string/photos/:int?size=:string",
]

@Test func `each pattern of a router within routers has a template`() {
  let site = makeSite()
  func below(_ start: String) -> [String] {
    templates.map { template in
      let slash = template.isEmpty || template.hasPrefix("?") ? "" : "/"
      return "\(start)\(slash)\(template)"
    }
  }
  #expect(site.format.templates.map(\.description) == below("https://me.com"))
  #expect(site.description == site.format.templates.map(\.description).joined(separator: "\n"))
  #expect(site.route.template == templates.joined(separator: "\n"))
  let belowX = templates.map { $0.isEmpty ? "x" : "x/\($0)" }
  #expect(("x" / site.route).template == belowX.joined(separator: "\n"))
  let nested = makeSite(base: "app" / "v2")
  #expect(nested.format.templates.map(\.description) == below("https://me.com/app/v2"))
  #expect(nested.route.template == site.route.template)
}

@Test func `optional parts and alternatives within nested patterns stay in one template`() {
  enum Inner { case list(Int?), either(Either<Int, String>) }
  enum Outer { case inner(String?, Inner) }
  let inner = Router<Inner>()
  inner.add(Inner.list, route: "list" / maybe(int))
  inner.add(Inner.either, route: int | string)
  let outer = Router<Outer>()
  let language: PathPattern<String?> = maybe(string(matching: OneOf("en", "de")))
  outer.add(Outer.inner, route: "x" / language / inner.route)
  #expect(
    outer.format.templates.map(\.description) == [
      "/x/(:string)/list/(:int)", "/x/(:string)/(:int|:string)",
    ])
  let explanation = outer.format.explain(URL(string: "/x/en/list/7")!)
  #expect(explanation.description == "/x/en/list/7 matches /x/(:string)/list/(:int).")
  #expect(
    outer.format.explain(URL(string: "/x/z")!).alternatives.last?.template
      == outer.format.templates.map(\.description)[1])
}

@Test func `a pattern is explained once, in however many ways it can be read`() {
  let site = Router<Site>(scheme: "https", host: "me.com", base: maybe("app"))
  site.add(Site.home, route: root)
  site.add(Site.users, route: "users" / users.route)
  let elsewhere = site.format.explain(URL(string: "https://me.com/app/users/a/b")!)
  #expect(elsewhere.alternatives.map(\.template) == site.format.templates.map(\.description))
  #expect(elsewhere.alternatives[3].reason == "found \"b\" after the end")
  let found = site.format.explain(URL(string: "https://me.com/users/me")!)
  #expect(found.alternatives.last?.template == "https://me.com/(app)/users/me")
  #expect(Set(found.alternatives.map(\.template)).count == found.alternatives.count)

  enum Page { case list(UserLink?), all }
  let pages = Router<Page>()
  pages.add(Page.all, route: root)
  pages.add(Page.list, route: maybe(users.route))
  let hidden = pages.format.explain(printing: .list(nil))
  #expect(
    hidden.alternatives.map(\.template)
      == pages.format.templates.map { $0.description.isEmpty ? "/" : $0.description })
  #expect(hidden.alternatives.last?.reason == "/ is matched by / first")
}

@Test func `routes added to a router later aren't in the routers that contain it`() {
  let inner = Router<UserLink>()
  inner.add(UserLink.me, route: "me")
  let outer = Router<Site>()
  outer.add(Site.users, route: "users" / inner.route)
  inner.add(UserLink.profile, route: string)
  #expect(outer.format.templates.map(\.description) == ["/users/me"])
  #expect(outer.match(URL(string: "/users/john")!) == nil)
  #expect(outer.url(for: .users(.profile(name: "john"))) == nil)
  outer.add(Site.users, route: "people" / inner.route)
  #expect(outer.match(URL(string: "/people/john")!) == .users(.profile(name: "john")))
}

@Test func `a router for the same routes prints them, also with a handwritten match`() throws {
  enum Page: Matchable, Equatable {
    case home, user(Int)
    func match<A>(_ constructor: (A) -> Page) -> A? {
      if case .user(let id) = self { id as? A } else { nil }
    }
  }
  let users = Router<Page>()
  users.add(Page.user, route: "users" / int)
  let site = Router<Page>(scheme: "https", host: "me.com")
  site.add(Page.home, route: root)
  site.add({ $0 }, route: users.route)
  let url = try #require(URL(string: "https://me.com/users/7"))
  #expect(site.match(url) == .user(7))
  #expect(site.url(for: .user(7)) == url)
}

@Test func `an empty router within a router matches nothing`() {
  let outer = Router<Site>()
  outer.add(Site.users, route: "users" / Router<UserLink>().route)
  outer.add(Site.home, route: "users")
  #expect(outer.format.templates.map(\.description) == ["/users"])
  #expect(outer.match(URL(string: "/users")!) == .home)
  #expect(outer.url(for: .users(.me)) == nil)
}

@Test func `a nested router reads, prints, and describes like its patterns written out`() throws {
  enum Link: Equatable { case number(Int) }
  enum Page: Equatable { case link(Link) }
  let words = ["a", "b", "1"]
  var random = SeededGenerator()
  for _ in 0..<(runsLongTests ? 10_000 : 30) {
    let base = Bool.random(using: &random) ? maybe("a") : Bool.random(using: &random) ? "a" : root
    let prefix = randomPath(of: words, using: &random)
    let patterns = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      randomPath(of: words, using: &random)
    }
    let (inner, middle) = (Router<Int>(), Router<Link>())
    let nested = Router<Page>(scheme: "x", host: "h", base: base)
    let flat = Router<Page>(scheme: "x", host: "h", base: base)
    for (number, pattern) in patterns.enumerated() {
      inner.add(number, route: pattern)
      flat.add(Page.link(.number(number)), route: "b" / prefix / pattern)
    }
    middle.add(Link.number, route: prefix / inner.route)
    nested.add(Page.link, route: "b" / middle.route)
    let seed = "seed \(random.seed)"
    #expect(
      nested.format.templates.map(\.description) == flat.format.templates.map(\.description),
      "\(seed)")
    for _ in 0..<10 {
      let path = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        words.randomElement(using: &random)!
      }
      let url = try #require(URL(scheme: "x", host: "h", path: Counted(path)), "\(seed)")
      #expect(nested.match(url) == flat.match(url), "\(url) \(flat), \(seed)")
      #expect(
        nested.format.explain(url).description == flat.format.explain(url).description,
        "\(url), \(seed)")
      #expect(
        nested.format.explain(url).isMatch == (flat.match(url) != nil), "\(url) \(flat), \(seed)")
    }
    for number in patterns.indices {
      let urls = [nested, flat].map { $0.url(for: .link(.number(number))) }
      #expect(urls[0] == urls[1], "\(number) of \(flat), \(seed)")
      let explanation = flat.format.explain(printing: .link(.number(number)))
      #expect(explanation.url == urls[1]?.absoluteString, "\(number) of \(flat), \(seed)")
    }
  }
}

@Test func `the pattern that was added first wins, also below an optional base`() throws {
  enum Page: Equatable { case one, two }
  let router = Router<Page>(scheme: "x", host: "h", base: maybe("a"))
  router.add(Page.one, route: "a" / lit("1"))
  router.add(Page.two, route: "1")
  for (path, page) in [("/a/1", .one), ("/1", .two), ("/a/a/1", .one)] as [(String, Page)] {
    #expect(router.match(try #require(URL(string: "x://h" + path))) == page)
  }
}

/// Returns a path of these words, optional parts, alternatives, and wildcards, which often match
/// the same URLs.
func randomPath(of words: [String], using random: inout SeededGenerator) -> PathPattern<Void> {
  let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
    let one = lit(words.randomElement(using: &random)!)
    let other = lit(words.randomElement(using: &random)!)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return lit(any: "x")
    case 1: return one | other
    case 2: return maybe(one)
    case 3: return any / one
    default: return one
    }
  }
  return parts.dropFirst().reduce(parts[0], /)
}
