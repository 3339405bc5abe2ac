import Foundation
import TestSupport
import Testing
import URLPatterns

@Suite struct FoundationValuesTests {
  private static let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"

  @Test(arguments: [
    (id, id), (id.lowercased(), id), (String(id.dropLast()), nil), (id + "0", nil),
    ("{\(id)}", nil), ("", nil), ("x", nil), (id + "\0/../admin", nil), (id + "\0", nil),
    ("E621E1F8-C36C-495A-93FC-0C247A3E6E5\0", nil),
  ])
  func `a UUID is captured, and read from a query`(text: String, expected: String?) {
    let id = Capture(UUID.self)
    #expect((id ~= text) == (expected != nil))
    #expect(id.value?.uuidString == expected)
    #expect((["id": text] as QueryArguments)["id", as: UUID.self]?.uuidString == expected)
    #expect((Has("id", id) ~= ["id": text]) == (expected != nil))
  }

  @Test(
    arguments: [
      ("https://example.org/a%20b?c#d", "https://example.org/a%20b?c#d"), ("/home", "/home"),
      ("mailto:a@b", "mailto:a@b"), ("?q", "?q"),
      // Encoded once by its sender, and decoded with the query.
      ("https://me.com/a b", "https://me.com/a%20b"),
      ("https://example.org/ü?q=50%&r=[1]", "https://example.org/%C3%BC?q=50%25&r=%5B1%5D"),
      ("https://bücher.example/", "https://xn--bcher-kva.example/"),
      ("a%zz", "a%25zz"), ("/a\0", "/a"), ("/a\0b", "/a%00b"), ("", nil), ("https://[", nil),
      ("https://example.org\0/a", nil),
      // A browser finds another host, or one where this package finds none.
      ("https:/evil.example", nil), ("https:evil.example", nil), ("///evil.example", nil),
      ("https://evil.example\\@me.com", nil), ("/\\evil.example", nil),
    ] as [(String, String?)])
  func `a URL is captured, and read from a query, as it's read when it's pasted`(
    text: String, expected: String?
  ) {
    let next = Capture(URL.self)
    #expect((next ~= text) == (expected != nil))
    #expect(next.value?.absoluteString == expected)
    let query: QueryArguments = ["next": text]
    #expect(query["next", as: URL.self]?.absoluteString == expected)
    #expect(query["other", as: URL.self] == nil)
    #expect(URL(pasted: text)?.absoluteString == expected)
  }

  @Test func `a link that's valid is read as it was before, unless browsers find another host`() {
    var random = SeededGenerator()
    let pieces = [
      "https:", "s:", "/", "/", "//", "\\", "?", "#", "@", ":", "80", "me.com", "[::1]", "[", "%41",
      "%zz", "%2F", "%", " ", "ü", "<", ">", "..", "a", "a", "&", "=", "\0", "xn--bcher-kva.de",
    ]
    for _ in 0..<(runsLongTests ? 500_000 : 5_000) {
      let text = (0...Int.random(in: 0...7, using: &random)).map { _ in
        pieces.randomElement(using: &random)!
      }.joined()
      // Foundation reads a colon at the start as an empty scheme, which RFC 3986 §3.1 doesn't have.
      guard #available(macOS 14, iOS 17, *), !text.hasPrefix(":"),
        let url = URL(string: text, encodingInvalidCharacters: false)
      else { continue }
      let next = Capture(URL.self)
      if next ~= text {
        #expect(next() == url, "\(text), seed \(random.seed)")
      } else {
        let host = url.host(percentEncoded: true) ?? ""
        // Browsers decode escapes before they convert letters outside ASCII.
        let isOutsideASCII = text.contains("ü") || host.contains(/%[89A-Fa-f]/)
        let hasAnotherHost = host.contains("%") && isOutsideASCII
        #expect(host.isEmpty || hasAnotherHost, "\(text), seed \(random.seed)")
      }
    }
  }
}
