import Foundation
import Testing
import URLPatterns

/// A real-world link, and the parts that are read from it.
private struct Link {
  let text: String
  /// The scheme in lower case, or nil for a relative reference.
  let scheme: String?
  /// The host as passed to a call, or nil if there's no authority.
  let host: String?
  let elements: [String]
  let query: QueryArguments

  init(
    _ text: String, _ scheme: String?, _ host: String?, _ elements: [String],
    _ query: KeyValuePairs<String, String?> = [:]
  ) {
    (self.text, self.scheme, self.host, self.elements) = (text, scheme, host, elements)
    // Unlike a literal, this keeps a name without a value.
    self.query = QueryArguments(query.lazy.map { (name: $0.key, value: $0.value) })
  }
}

/// The bytes of names and values, because different texts can be equal by `==`.
private func bytes(_ query: QueryArguments) -> [[[UInt8]?]] {
  query.map { [Array($0.name.utf8), $0.value.map { Array($0.utf8) }] }
}

private func bytes(_ elements: [String]) -> [[UInt8]] { elements.map { Array($0.utf8) } }

@Suite struct RealWorldTests {
  @Test func `each link is read as intended`() {
    for link in links {
      let text = Comment(rawValue: link.text)
      guard let url = URL(string: link.text), let components = URLComponents(string: link.text)
      else {
        Issue.record(text)
        continue
      }
      #expect(bytes(url.countedPathComponents().elements) == bytes(link.elements), text)
      #expect(bytes(components.countedPathComponents().elements) == bytes(link.elements), text)
      #expect(bytes(url.queryArguments()) == bytes(link.query), text)
      #expect(bytes(components.queryArguments()) == bytes(link.query), text)
      #expect(url.scheme?.lowercased() == link.scheme, text)
      guard let scheme = link.scheme else { continue }
      // Without an authority, there isn't even an empty host.
      #expect(url.has(scheme: scheme, host: link.host ?? "") == (link.host != nil), text)
      #expect(!url.has(scheme: scheme, host: (link.host ?? "") + ".evil.example"), text)
      #expect(!url.has(scheme: scheme + "x", host: link.host ?? ""), text)
      let path = url.countedPathComponents(scheme: scheme, host: link.host ?? "")
      #expect(path?.elements == (link.host == nil ? nil : link.elements), text)
    }
  }
}

/// Links as they're found in apps and on pages.
///
/// Custom schemes are invented, except for those of
/// operating systems.
private let links: [Link] = [
  // Screens of apps.
  Link("my-app.v2+beta://open", "my-app.v2+beta", "open", []),
  Link("myapp://open?json={\"a\":1}", "myapp", "open", [], ["json": "{\"a\":1}"]),
  Link("App-prefs:root=WIFI", "app-prefs", nil, ["root=WIFI"]),
  Link(
    "whatsapp://send?phone=15550100&text=Hi%20%F0%9F%91%8B", "whatsapp", "send", [],
    ["phone": "15550100", "text": "Hi 👋"]),
  // Callbacks after signing in, paying, and the like.
  Link(
    "fb1234567890://authorize#state=%7B%22id%22%3A%221%22%7D&granted_scopes=email", "fb1234567890",
    "authorize", []),
  Link(
    "shortcuts://x-callback-url/run-shortcut?name=Take%20a%20Break&input=text&text=%23now",
    "shortcuts", "x-callback-url", ["run-shortcut"],
    ["name": "Take a Break", "input": "text", "text": "#now"]),
  // Campaigns.
  Link(
    "https://click.example/track?r=https://example.com/a%3Fb%3Dc&s=1", "https",
    "click.example", ["track"], ["r": "https://example.com/a?b=c", "s": "1"]),
  // Fragments.
  Link("https://example.com/#!/users/7?tab=likes", "https", "example.com", []),
  Link("https://example.com/a#%20%E2%82%AC", "https", "example.com", ["a"]),
  // Hosts.
  Link("https://xn--fiqs8s/a", "https", "xn--fiqs8s", ["a"]),
  Link("https://中国/a", "https", "xn--fiqs8s", ["a"]),
  Link("http://[2001:DB8::1]/a", "http", "[2001:db8::1]", ["a"]),
  Link(
    "ftp://anonymous:jane%40example.com@files.example/pub/a.txt;type=i", "ftp", "files.example",
    ["pub", "a.txt;type=i"]),
  Link("file:///a/../b/./c", "file", "", ["b", "c"]),
  // Links in links.
  Link("jar:file:///a/b.jar!/c.txt", "jar", nil, ["file:", "a", "b.jar!", "c.txt"]),
  // Schemes without an authority.
  Link(
    "mailto:jane@example.com?subject=Hello%20world&body=a%0D%0Ab", "mailto", nil,
    ["jane@example.com"], ["subject": "Hello world", "body": "a\r\nb"]),
  Link("mailto:?subject=&body", "mailto", nil, [], ["subject": "", "body": nil]),
  Link("tel:(555)0100;ext=7", "tel", nil, ["(555)0100;ext=7"]),
  Link(
    "data:image/svg+xml;utf8,<svg a='b'/>", "data", nil, ["image", "svg+xml;utf8,<svg a='b'", ">"]),
  Link("urn:example:a/b/../c?+x=1", "urn", nil, ["example:a", "c"], ["+x": "1"]),
  // Places.
  Link("maps://?ll=50.894967,4.341626", "maps", "", [], ["ll": "50.894967,4.341626"]),
  Link(
    "https://maps.example/maps/place/Caf%C3%A9+Example/@52.52,13.4,17z/data=!3m1!4b1!4m5", "https",
    "maps.example", ["maps", "place", "Café+Example", "@52.52,13.4,17z", "data=!3m1!4b1!4m5"]),
  Link(
    "market://details?id=com.example.app&referrer=utm_source%3Da%26utm_medium%3Db", "market",
    "details", [], ["id": "com.example.app", "referrer": "utm_source=a&utm_medium=b"]),
  Link(
    "intent://open/a%20b?c=d#Intent;scheme=myapp;S.browser_fallback_url=https%3A%2F%2Fx.example;end",
    "intent", "open", ["a b"], ["c": "d"]),
  // All scripts, and all the ways to write spaces and symbols.
  Link("https://example.com/?q=100%", "https", "example.com", [], ["q": "100%"]),
  Link("https://example.com/a^b`c", "https", "example.com", ["a^b`c"]),
  Link("https://example.com/{id}/<b>", "https", "example.com", ["{id}", "<b>"]),
  Link("https://example.com/東京/駅", "https", "example.com", ["東京", "駅"]),
  Link("myapp://شات/غرفة?نص=مرحبا", "myapp", "xn--mgbg2a", ["غرفة"], ["نص": "مرحبا"]),
  Link(
    "https://example.com/?q=%F0%9F%8D%95+%26+%F0%9F%8D%BA", "https", "example.com", [],
    ["q": "🍕+&+🍺"]),
]
