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
      let whole = url.countedPathComponents(scheme: "https", host: "example.org"),
      case Begins("app", "v2") = whole
    else { return nil }
    let path = whole.dropFirst(2)
    let query = url.queryArguments()
    let id = Capture(Int.self)
    switch path {
    case .N0: self = .home
    case Begins("users"):
      guard let link = UserLink(path: path.dropFirst(), query: query) else { return nil }
      self = .users(link)
    case Begins("teams", id):
      guard let link = UserLink(path: path.dropFirst(2), query: query) else { return nil }
      self = .team(id: id(), link)
    default: return nil
    }
  }

  var url: URL? {
    switch self {
    case .home: site(.N0)
    case .users(let link): site(.N1("users") + link.path, query: link.query)
    case .team(let id, let link): site(.N2("teams", "\(id)") + link.path, query: link.query)
    }
  }

  private func site(_ path: Counted<String>, query: QueryArguments = [:]) -> URL? {
    URL(scheme: "https", host: "example.org", path: .N2("app", "v2") + path, query: query)
  }
}

private enum UserLink: Equatable {
  case list(page: Int)
  case profile(name: String)
  case photos(of: String, PhotoLink)

  init?(path: Counted<String>, query: QueryArguments) {
    let name = Capture(String.self)
    switch path {
    case .N0:
      guard let page = Int(query["page"] ?? "1") else { return nil }
      self = .list(page: page)
    case .N1(name): self = .profile(name: name())
    case Begins(name, "photos"):
      guard let link = PhotoLink(path: path.dropFirst(2), query: query) else { return nil }
      self = .photos(of: name(), link)
    default: return nil
    }
  }

  var path: Counted<String> {
    switch self {
    case .list: .N0
    case .profile(let name): .N1(name)
    case .photos(let name, let link): .N2(name, "photos") + link.path
    }
  }

  var query: QueryArguments {
    switch self {
    case .list(let page): ["page": page == 1 ? nil : "\(page)"]
    case .profile: [:]
    case .photos(_, let link): link.query
    }
  }
}

private enum PhotoLink: Equatable {
  case all(album: String?, tags: [String])
  case photo(id: Int, isFullScreen: Bool)
  /// The names of folders, in any number of elements.
  case folder([String])

  init?(path: Counted<String>, query: QueryArguments) {
    let id = Capture(Int.self)
    switch path {
    case .N0:
      self = .all(album: query["album"], tags: query.values(named: "tag").compactMap { $0 })
    case .N1(id): self = .photo(id: id(), isFullScreen: query.contains(named: "full"))
    case Begins("in"): self = .folder(path.dropFirst().elements)
    default: return nil
    }
  }

  var path: Counted<String> {
    switch self {
    case .all: .N0
    case .photo(let id, _): .N1("\(id)")
    case .folder(let names): .N1("in") + Counted(names)
    }
  }

  var query: QueryArguments {
    var query: QueryArguments = [:]
    switch self {
    case .all(let album, let tags):
      query["album"] = album
      for tag in tags { query.append(name: "tag", value: tag) }
    case .photo(_, let isFullScreen):
      if isFullScreen { query.append(name: "full") }
    case .folder: break
    }
    return query
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
