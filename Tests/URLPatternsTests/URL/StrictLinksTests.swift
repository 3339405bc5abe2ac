import Foundation
import Testing
import URLPatterns

/// What *Links from elsewhere* says about links that its own examples don't show.
@Suite struct StrictLinksTests {
  private static func isStrict(_ url: URL) -> Bool {
    let (path, query) = (url.countedPathComponents(), url.queryArguments())
    return URL(scheme: "https", host: "example.org", path: path, query: query) == url
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
}
