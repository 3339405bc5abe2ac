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
