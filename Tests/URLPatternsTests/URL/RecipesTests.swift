import Foundation
import Testing
import URLPatterns

private func site(_ path: Counted<String>, _ query: QueryArguments = [:]) -> URL? {
  URL(scheme: "https", host: "example.org", path: path, query: query)
}

/// What *Recipes* says about links that its own examples don't show.
@Suite struct RecipesTests {
  private static func isStrict(_ url: URL) -> Bool {
    let query = url.queryArguments()
    return site(url.countedPathComponents(), query) == url
      && Set(query.map(\.name)).count == query.count
  }

  @Test(arguments: [
    ("https://example.org/callback?code=c&state=s", true), ("https://example.org", true),
    ("https://example.org/callback?state=a%2fb&code=c+d", true),
    ("HTTPS://example.org/callback?code=c", false), ("https://Example.org/callback?code=c", false),
    ("https://me@example.org/callback?code=c", false), ("https://@example.org/callback", false),
    ("https://example.org:443/callback?code=c", false), ("https://example.org:/callback", false),
    ("https://example.org/callback?code=c#", false), ("https://example.org/callback#top", false),
    ("https://example.org/callback?", false), ("https://example.org/callback?code=c&", false),
    ("https://example.org/callback/?code=c", false), ("https://example.org//callback", false),
    ("https://example.org/a/../callback", false), ("https://example.org/%63allback", false),
    ("https://example.org/callback?code=c&code=d", false),
    ("https://example.org/callback?code=c&c%6Fde=d", false), ("http://example.org/", false),
    ("https://example.com/callback?code=c", false), ("/callback?code=c", false),
  ])
  func `a strict link has nothing but a scheme, a host, a path, and different arguments`(
    text: String, isStrict: Bool
  ) throws {
    #expect(Self.isStrict(try #require(URL(string: text))) == isStrict)
  }

  @Test(arguments: [
    ("2026-11-23", true), ("2026-11-23abc", false), ("2026-02-30", false), ("2026-11-3", false),
    ("2026-11-23\0", false), ("", false), ("2024-02-29", true), ("2026-11-23T10:00:00Z", false),
  ])
  func `a date is read only as it's written`(text: String, matches: Bool) {
    let style = Date.ISO8601FormatStyle().year().month().day()
    let day = Capture { text in
      (try? style.parse(text)).flatMap { style.format($0) == text ? $0 : nil }
    }
    #expect((day ~= text) == matches)
    #expect(day.value.map(style.format) == (matches ? text : nil))
  }

  @Test(
    arguments: [
      ("@46.5,7.9,12z", [46.5, 7.9, 12]), ("@-90,180,0z", [-90, 180, 0]), ("@91,0,1z", nil),
      ("@46.5,7.9z", nil), ("@46.5,7.9,12,1z", nil), ("@46.5,7.9,12", nil), ("46.5,7.9,12z", nil),
      ("@nan,7.9,12z", nil), ("@46.5\0,7.9,12z", nil), ("@46.5,inf,12z", nil), ("@,,z", nil),
      ("@" + String(repeating: "1,", count: 10_000) + "z", nil),
    ] as [(String, [Double]?)])
  func `a list in an element is taken apart like a path`(element: String, expected: [Double]?) {
    let position = Capture { (text: String) -> [Double]? in
      let (latitude, longitude) = (Capture(Double.self), Capture(Double.self))
      let zoom = Capture(Int.self)
      let parts = text.split(separator: ",", maxSplits: 3).map(String.init)
      guard case .N3(latitude, longitude, zoom) = Counted(parts),
        (-90...90).contains(latitude()), (-180...180).contains(longitude())
      else { return nil }
      return [latitude(), longitude(), Double(zoom())]
    }
    #expect((Prefixed("@", Suffixed(position, "z")) ~= element) == (expected != nil))
    #expect(position.value == expected)
  }

  private enum Repository {
    static let reserved = OneOf("blog", "about", "settings")

    static func read(_ path: Counted<String>) -> String? {
      let (id, owner) = (Capture(Int.self), Capture { reserved ~= $0 ? nil : $0 })
      return switch path {
      case .N2("blog", id): "post \(id())"
      case .N2(owner, let name): "\(name) of \(owner())"
      default: nil
      }
    }
  }

  @Test(arguments: [
    ("/blog/7", "post 7"), ("/blog/x", nil), ("/about/x", nil), ("/apple/swift", "swift of apple"),
    ("/apple/blog", "blog of apple"), ("/blogs/7", "7 of blogs"),
  ])
  func `reserved words aren't names`(path: String, expected: String?) {
    #expect(Repository.read(Counted(path: path)) == expected)
  }

  private indirect enum Step: URLRepresentable, Equatable, Sendable {
    case user(Int)
    case login(then: Step)

    init?(url: URL) { self.init(url: url, depth: 0) }

    init?(url: URL, depth: Int) {
      guard depth < 3, url.has(scheme: "https", host: "example.org") else { return nil }
      let id = Capture(Int.self)
      let next = Capture { URL(string: $0).flatMap { Step(url: $0, depth: depth + 1) } }
      switch (url.countedPathComponents(), url.queryArguments()) {
      case (.N2("users", id), _): self = .user(id())
      case (.N1("login"), Has("next", next)): self = .login(then: next())
      default: return nil
      }
    }

    var url: URL? {
      switch self {
      case .user(let id): site(.N2("users", "\(id)"))
      case .login(let next): next.url.flatMap { site(.N1("login"), ["next": $0.absoluteString]) }
      }
    }
  }

  @Test func `links within links survive a round trip up to their limit, however deep they are`()
    throws
  {
    try Step.login(then: .user(7)).checkRoundTrip()
    try Step.login(then: .login(then: .user(7))).checkRoundTrip()
    let deeper = Step.login(then: .login(then: .login(then: .user(7))))
    #expect(Step(url: try #require(deeper.url)) == nil)
    let start = "https://example.org/login?next="
    let hostile = try #require(URL(string: String(repeating: start, count: 20_000)))
    #expect(Step(url: hostile) == nil)
  }
}
