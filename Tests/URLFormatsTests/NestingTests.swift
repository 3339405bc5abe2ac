import Foundation
import Testing
import URLFormats

private enum UserLink: Hashable, Matchable {
  case list(page: Int?, tags: [String])
  case me
  case profile(name: String)
  case photo(name: String, Int, size: String)
}

private enum TeamLink: Hashable, Matchable {
  case home
  case member(Int, UserLink)
}

private enum Site: Hashable, Matchable {
  case home
  case users(UserLink)
  case team(Int, TeamLink)
  case help
}

private let users = URLFormat<UserLink> {
  iso(UserLink.list) <¢> end </> query(opt: "page", .int) </> query(all: "tag", .string)
  iso(UserLink.me) <¢> path("me")
  iso(UserLink.profile) <¢> path(.string)
  iso(UserLink.photo)
    <¢> path(.string) </> path("photos") </> path(.int) </> query("size", .string)
}

private let teams = URLFormat<TeamLink> {
  iso(TeamLink.home) <¢> end
  iso(TeamLink.member) <¢> path("members") </> path(.int) </> users
}

private let site =
  scheme("https") </> host("me.com")
  </> URLFormat<Site> {
    iso(Site.home) <¢> end
    iso(Site.users) <¢> path("users") </> users
    iso(Site.team) <¢> path("teams") </> path(.int) </> teams
  }

/// The same format below a base path.
private let below = path("app") </> path("v2") </> site

private let links: [(link: Site, path: String)] = [
  (.home, ""),
  (.users(.list(page: nil, tags: [])), "/users"),
  (.users(.list(page: 2, tags: ["a", "&"])), "/users?page=2&tag=a&tag=%26"),
  (.users(.me), "/users/me"),
  (.users(.profile(name: "a/b")), "/users/a%2Fb"),
  (.users(.photo(name: "ü", 7, size: "l")), "/users/%C3%BC/photos/7?size=l"),
  (.team(3, .home), "/teams/3"),
  (.team(3, .member(7, .list(page: nil, tags: []))), "/teams/3/members/7"),
  (.team(3, .member(7, .list(page: 2, tags: []))), "/teams/3/members/7?page=2"),
  (.team(3, .member(7, .me)), "/teams/3/members/7/me"),
  (.team(-3, .member(7, .profile(name: "me?"))), "/teams/-3/members/7/me%3F"),
  (.team(3, .member(7, .photo(name: "x", 1, size: "&"))), "/teams/3/members/7/x/photos/1?size=%26"),
]

@Test(arguments: links)
private func `a link of a nested format is matched and printed`(
  link: Site, path: String
) throws {
  for (format, prefix) in [(site, ""), (below, "/app/v2")] {
    let url = try #require(URL(string: "https://me.com" + prefix + path))
    #expect(format.match(url) == link)
    #expect(format.url(for: link) == url)
    #expect(format.explain(url).isMatch)
    #expect(format.explain(printing: link).url == url.absoluteString)
  }
  #expect(below.match(try #require(URL(string: "https://me.com" + path))) == nil)
  #expect(site.match(try #require(URL(string: "https://me.com/app/v2" + path))) == nil)
}

@Test(arguments: [
  "/user", "/users/me/x", "/users?page=x", "/users?tag", "/users/a/photos/7", "/teams", "/teams/x",
  "/users/a/photos/x?size=l", "/teams/3/members", "/teams/3/members/x/me",
  "/teams/3/members/7/me/x",
])
func `a URL that no alternative of a nested format matches isn't a link`(path: String) throws {
  let url = try #require(URL(string: "https://me.com" + path))
  #expect(site.match(url) == nil)
  #expect(!site.explain(url).isMatch)
}

@Test(arguments: [
  "/users/?page=2&other=x", "//users//me", "/users/%6De", "/teams/+3/members/007/me",
  "/teams/3/members/7/me%3F?x", "/users/a/photos/7?size=l&size=m",
])
func `a URL that a nested format matches is printed as one that matches the same link`(
  path: String
) throws {
  let url = try #require(URL(string: "https://me.com" + path))
  let link = try #require(site.match(url))
  let printed = try #require(site.url(for: link))
  #expect(site.match(printed) == link)
}

@Test func `each alternative of a nested format has a template, and is explained`() {
  #expect(
    below.description == """
      https://me.com/app/v2
      https://me.com/app/v2/users?(page=:int)&(tag=:string)*
      https://me.com/app/v2/users/me
      https://me.com/app/v2/users/:string
      https://me.com/app/v2/users/:string/photos/:int?size=:string
      https://me.com/app/v2/teams/:int
      https://me.com/app/v2/teams/:int/members/:int?(page=:int)&(tag=:string)*
      https://me.com/app/v2/teams/:int/members/:int/me
      https://me.com/app/v2/teams/:int/members/:int/:string
      https://me.com/app/v2/teams/:int/members/:int/:string/photos/:int?size=:string
      """)
  #expect(
    site.explain(URL(string: "https://me.com/teams/3/members/7/a/b")!).description == """
      https://me.com/teams/3/members/7/a/b matches none of the 10 alternatives.
        https://me.com: found "teams" after the end
        https://me.com/users?(page=:int)&(tag=:string)*: found "teams" instead of /users
        https://me.com/users/me: found "teams" instead of /users
        https://me.com/users/:string: found "teams" instead of /users
        https://me.com/users/:string/photos/:int?size=:string: found "teams" instead of /users
        https://me.com/teams/:int: found "members" after the end
        https://me.com/teams/:int/members/:int?(page=:int)&(tag=:string)*: found "a" after the end
        https://me.com/teams/:int/members/:int/me: found "a" instead of /me
      > https://me.com/teams/:int/members/:int/:string: "b" is left over
      > https://me.com/teams/:int/members/:int/:string/photos/:int?size=:string: \
      found "b" instead of /photos
      """)
  let printing = site.explain(printing: .team(3, .member(7, .profile(name: "me"))))
  #expect(
    printing.alternatives[8].reason
      == "https://me.com/teams/3/members/7/me is matched by "
      + "https://me.com/teams/:int/members/:int/me first")
}

@Test func `an alternative that an earlier one of another format hides is never reached`() {
  let hiding = URLFormat<Site> {
    iso(Site.help) <¢> path("users") </> path(any: "x") </> tail
    iso(Site.team) <¢> path("teams") </> path(.int) </> teams
    iso(Site.users) <¢> path("users") </> users
    iso(Site.users) <¢> path("teams") </> path("3") </> path("members") </> path("7") </> users
    iso(Site.home) <¢> path("teams") </> path("3")
  }
  let (team, member) = ("/teams/3/members/7", "/teams/:int/members/:int")
  let list = "?(page=:int)&(tag=:string)*"
  let photos = ":string/photos/:int?size=:string"
  #expect(
    hiding.unreachable.map(\.description) == [
      "/users/me is never reached: /users/:any/* comes first.",
      "/users/:string is never reached: /users/:any/* comes first.",
      "/users/\(photos) is never reached: /users/:any/* comes first.",
      "\(team)\(list) is never reached: \(member)\(list) comes first.",
      "\(team)/me is never reached: \(member)/me comes first.",
      "\(team)/:string is never reached: \(member)/:string comes first.",
      "\(team)/\(photos) is never reached: \(member)/\(photos) comes first.",
      "/teams/3 is never reached: /teams/:int comes first.",
    ])
  #expect(site.unreachable.isEmpty)
  #expect(below.unreachable.isEmpty)
}

@Test func `an optional part at the end isn't a table, and isn't reported by itself`() {
  enum Link: Matchable { case list, page(Int?), both(String, Int?) }
  let format = URLFormat<Link> {
    iso(Link.list) <¢> path("list")
    iso(Link.page) <¢> path("list") </> path(opt: .int)
    iso(Link.page) <¢> path("other") </> path(.int).optional()
    iso(Link.list) <¢> path("list") </> path("more").optional()
    iso(Link.list) <¢> path("other")
    iso(Link.page) <¢> path("other") </> query("page", .int).optional()
  }
  #expect(format.unreachable.map(\.template) == ["/other", "/other?(page=:int)"])
}
