import Foundation
import Testing
import URLPatterns

/// Links nested three deep, below a base path, with query arguments at each level.
private enum SiteLink: URLRepresentable, Equatable {
  case home
  case users(UserLink)
  case team(id: Int, UserLink)

  init?(url: URL) {
    guard
      let path = url.countedPathComponents(scheme: "https", host: "example.org"),
      case Begins("app", "v2") = path,
      let link = SiteLink.read(path.dropFirst(2), url.queryArguments())
    else { return nil }
    self = link
  }

  static func read(_ path: Counted<String>, _ query: QueryArguments) -> SiteLink? {
    let id = Capture(Int.self)
    return switch path {
    case .N0: .home
    case Begins("users"): UserLink.read(path.dropFirst(), query).map(SiteLink.users)
    case Begins("teams", id): UserLink.read(path.dropFirst(2), query).map { .team(id: id(), $0) }
    default: nil
    }
  }

  var url: URL? {
    switch self {
    case .home: site(.N0)
    case .users(let link): link.url(after: .N1("users"))
    case .team(let id, let link): link.url(after: .N2("teams", "\(id)"))
    }
  }
}

private func site(_ path: Counted<String>, _ query: QueryArguments = [:]) -> URL? {
  URL(scheme: "https", host: "example.org", path: .N2("app", "v2") + path, query: query)
}

private enum UserLink: Equatable {
  case list(page: Int)
  case profile(name: String)
  case photos(of: String, PhotoLink)

  static func read(_ path: Counted<String>, _ query: QueryArguments) -> UserLink? {
    let name = Capture(String.self)
    return switch path {
    case .N0: Int(query["page"] ?? "1").map(UserLink.list)
    case .N1(name): .profile(name: name())
    case Begins(name, "photos"):
      PhotoLink.read(path.dropFirst(2), query).map { .photos(of: name(), $0) }
    default: nil
    }
  }

  func url(after prefix: Counted<String>) -> URL? {
    switch self {
    case .list(let page): site(prefix, ["page": page == 1 ? nil : "\(page)"])
    case .profile(let name): site(prefix + .N1(name))
    case .photos(let name, let link): link.url(after: prefix + .N2(name, "photos"))
    }
  }
}

private enum PhotoLink: Equatable {
  case all(album: String?, tags: [String])
  case photo(id: Int, isFullScreen: Bool)
  /// The names of folders, in any number of elements.
  case folder([String])

  static func read(_ path: Counted<String>, _ query: QueryArguments) -> PhotoLink? {
    let id = Capture(Int.self)
    return switch path {
    case .N0: .all(album: query["album"], tags: query.values(named: "tag").compactMap { $0 })
    case .N1(id): .photo(id: id(), isFullScreen: query.contains(named: "full"))
    case Begins("in"): .folder(path.dropFirst().elements)
    default: nil
    }
  }

  func url(after prefix: Counted<String>) -> URL? {
    var query: QueryArguments = [:]
    switch self {
    case .all(let album, let tags):
      query["album"] = album
      query.append(name: "tag", values: tags)
      return site(prefix, query)
    case .photo(let id, let isFullScreen):
      if isFullScreen { query.append(name: "full") }
      return site(prefix + .N1("\(id)"), query)
    case .folder(let names): return site(prefix + .N1("in") + Counted(names))
    }
  }
}

@Suite struct NestedLinksTests {
  private static let site = "https://example.org/app/v2"

  @Test(
    arguments: [
      ("", .home),
      ("/users", .users(.list(page: 1))),
      ("/users?page=2", .users(.list(page: 2))),
      ("/users/photos", .users(.profile(name: "photos"))),
      ("/users/a%2Fb", .users(.profile(name: "a/b"))),
      ("/users/john/photos", .users(.photos(of: "john", .all(album: nil, tags: [])))),
      (
        "/users/john/photos?album=a%26b&tag=x&tag=y",
        .users(.photos(of: "john", .all(album: "a&b", tags: ["x", "y"])))
      ),
      ("/users/john/photos/7", .users(.photos(of: "john", .photo(id: 7, isFullScreen: false)))),
      ("/users/john/photos/7?full", .users(.photos(of: "john", .photo(id: 7, isFullScreen: true)))),
      ("/users/photos/photos/in/a/b", .users(.photos(of: "photos", .folder(["a", "b"])))),
      ("/teams/3", .team(id: 3, .list(page: 1))),
      ("/teams/3/john/photos?album=", .team(id: 3, .photos(of: "john", .all(album: "", tags: [])))),
    ] as [(String, SiteLink)])
  private func `a link nested three deep is written as its URL, and read back`(
    rest: String, link: SiteLink
  ) throws {
    #expect(link.url?.absoluteString == Self.site + rest)
    try link.checkRoundTrip()
  }

  @Test(arguments: [
    "https://example.org", "https://example.org/app/users", "https://example.com/app/v2/users",
    "https://example.org/app/v2/user", "https://example.org/app/v2/users?page=x",
    "https://example.org/app/v2/users/john/likes", "https://example.org/app/v2/users/john/photos/x",
    "https://example.org/app/v2/teams/red", "https://example.org/app/v2/teams/3/john/photos/7/8",
  ])
  func `a URL that no part of the table reads isn't a link`(text: String) throws {
    #expect(SiteLink(url: try #require(URL(string: text))) == nil)
  }

  @Test func `a link with a part that can't be written has no URL, and its check says so`() {
    let link = SiteLink.users(.photos(of: "..", .all(album: nil, tags: [])))
    #expect(throws: FailedRoundTrip.self) { try link.checkRoundTrip() }
    #expect(SiteLink.team(id: 1, .profile(name: "")).url == nil)
  }
}
