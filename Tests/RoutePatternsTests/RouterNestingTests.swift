import Foundation
import TestSupport
import Testing
import URLPatterns

import RoutePatterns

private enum UserLink: Hashable {
  case list(page: Int?)
  case me
  case profile(name: String)
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
  (.home, ""), (.users(.list(page: 2)), "/users?page=2"), (.team(3, .home), "/teams/3"),
  (.team(3, .member(7, .profile(name: "a/b"))), "/teams/3/members/7/a%2Fb"),
]

@Test func `a link of a nested router is found and printed below any base`() throws {
  let bases: [(PathPattern<Void>, String)] = [
    (root, ""), ("app/v2", "/app/v2"), (lit(printing: "en"), "/en"), (maybe("app"), "/app"),
    (lit("a/b"), "/a%2Fb"),
  ]
  for (base, prefix) in bases {
    let site = makeSite(base: base)
    for (link, path) in links {
      let url = try #require(URL(string: "https://me.com" + prefix + path))
      #expect(site.match(url) == link, "\(url)")
      #expect(site.url(for: link) == url)
      let components = try #require(site.route.print(link))
      #expect(makeSite().route.parse(components)?.match == link)
    }
  }
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
      #expect(flat.format.explain(url).isMatch == (flat.match(url) != nil), "\(url), \(seed)")
    }
    for number in patterns.indices {
      let urls = [nested, flat].map { $0.url(for: .link(.number(number))) }
      #expect(urls[0] == urls[1], "\(number) of \(flat), \(seed)")
      let explanation = flat.format.explain(printing: .link(.number(number)))
      #expect(explanation.url == urls[1]?.absoluteString, "\(number) of \(flat), \(seed)")
    }
  }
}

/// Returns a path of these words, optional parts, alternatives, and wildcards, which often match
/// the same URLs.
private func randomPath(
  of words: [String], using random: inout SeededGenerator
) -> PathPattern<Void> {
  let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
    let one = lit(words.randomElement(using: &random)!)
    let other = lit(words.randomElement(using: &random)!)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return lit(printing: "x")
    case 1: return one | other
    case 2: return maybe(one)
    case 3: return any / one
    default: return one
    }
  }
  return parts.dropFirst().reduce(parts[0], /)
}
