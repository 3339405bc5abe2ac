import Foundation
import TestSupport
import Testing
import URLPatterns

@Suite struct URIReferenceTests {
  @Test(
    arguments: [
      // A host is compared without its port, however the URL is written.
      ("http://localhost:8080/x", "http", "localhost", true),
      ("HTTP://localhost:8080?x", "http", "localhost", true),
      ("http://localhost:8080/x", "http", "localhost:8080", false),
      ("HTTP://localhost:8080?x", "http", "localhost:8080", false),
      // It's decoded, and ends at a delimiter.
      ("http://a/b/c", "http", "a/b", false), ("http://me@host/", "http", "me@host", false),
      ("http://a%41/", "http", "a%41", false), ("http://a/b", "http", "a/", false),
      ("http://a%2eb.example/x", "http", "a%2eb.example", false),
      ("http://h:/a", "http", "h:", false),
      // A scheme ends at a colon, and isn't empty.
      ("://host/a", "", "host", false), ("http://h/a", "", "h", false),
      ("http://h/a", "http:", "h", false), ("http://a/b", "http://a", "a", false),
      // The whole scheme and the whole host, up to and beyond the last byte of the first word.
      ("https://host/x", "http", "host", false), ("http://localhost/x", "http", "localhost", true),
      ("http://localhosx/x", "http", "localhost", false),
      ("http://localhos/x", "http", "localhost", false),
      // A colon after a number sign doesn't end a scheme.
      ("x#a://host/p", "x#a", "host", false),
      // An authority can be empty, even at the end of the text.
      ("a://", "a", "", true), ("a:///x", "a", "", true), ("a:/", "a", "", false),
      // Only the letters in a host are compared without case.
      ("h://a%5Eb/x", "h", "a~b", false), ("h://a%7Eb/x", "h", "a^b", false),
      ("h://a%7Fb/x", "h", "a_b", false), ("h://a%0Eb/x", "h", "a.b", false),
      ("h://a%0Db/x", "h", "a-b", false), ("h://a%40b/x", "h", "a`b", false),
      ("h://a%10/x", "h", "a0", false), ("h://a%7B/x", "h", "a[", false),
    ])
  func `a URL has this scheme and this host, or not`(
    text: String, scheme: String, host: String, isAccepted: Bool
  ) throws {
    let url = try #require(URL(string: text))
    #expect(url.hasText(scheme: scheme, host: host) == isAccepted)
    #expect((url.countedPathComponents(scheme: scheme, host: host) != nil) == isAccepted)
  }

  @Test func `a scheme is a letter, followed by letters, digits, and three symbols`() {
    for scheme in ["a", "Z", "http", "H2", "a+b", "a-b", "a.b"] {
      #expect(URL(scheme: scheme, host: "h", path: .N0) != nil, "\(scheme)")
    }
    for text in ["", "1", "+a", "-a", ".a", "a_b", "a b", "a:", "a/b", "a~", "a%41", "é", "aé"] {
      #expect(URL(scheme: text, host: "h", path: .N0) == nil, "\(text)")
    }
    // Foundation doesn't read this one.
    #expect(Counted(path: "a_b://h/x") == .N3("a_b:", "h", "x"))
  }

  @Test(arguments: [
    ("a@b://myhost/x", ["a@b:", "myhost", "x"]), ("me@myhost:80/x", ["me@myhost:80", "x"]),
    ("@:x/y", ["@:x", "y"]), ("@://myhost", ["@:", "myhost"]),
  ])
  func `a URL with an at sign before its first colon has neither a scheme nor a host`(
    text: String, elements: [String]
  ) throws {
    let url = try #require(URL(string: text))
    #expect(url.scheme == nil && url.host() == nil)
    #expect(url.countedPathComponents().elements == elements)
    let scheme = String(text.prefix { $0 != ":" })
    #expect(!url.hasText(scheme: scheme, host: "myhost"))
    let reader = URLReader(url)
    #expect(!reader.hasHost("myhost") && reader.host == nil && reader.scheme == nil)
  }

  private let names = [
    "", "a", "http", "HTTP", "me", "localhost", "my-host.example", "fifteen-bytes-l",
    "sixteen-bytes-lo",
    "a-host-of-more-than-fifteen-bytes.example", "a%41", "ü", "va.gov", "::1", "[::1]", "[", "]",
    "a/b",
    "a?b",
    "a#b", "me@host", "host:80", "%", "%5B", "a\0", "!", "'",
  ]

  /// Returns the name in one of its possible spellings.
  private func spelling(of name: String, _ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: name.uppercased()
    case 1:
      name.utf8.map { byte in
        Bool.random(using: &random)
          ? "%" + String(Int(byte) + 256, radix: 16).dropFirst() : String(Unicode.Scalar(byte))
      }.joined()
    default: name
    }
  }

  @Test func `every spelling of a host matches like the usual one`() {
    var random = SeededGenerator()
    for _ in 0..<(runsLongTests ? 100_000 : 1_500) {
      let (scheme, host) = (
        names.randomElement(using: &random)!, names.randomElement(using: &random)!
      )
      let pieces = [
        spelling(of: Bool.random(using: &random) ? scheme : "http", &random),
        ["://", "://", "://", ":", ":/", "", "//"].randomElement(using: &random)!,
        ["", "", "", "me@", "me:pw@", "a@b@"].randomElement(using: &random)!,
        spelling(
          of: Bool.random(using: &random) ? host : names.randomElement(using: &random)!, &random),
        ["", "", "", ":", ":80"].randomElement(using: &random)!,
        ["", "/", "/a", "?a", "#a", "a"].randomElement(using: &random)!,
      ]
      let text = pieces.joined()
      let comment: Comment = "seed \(random.seed): \(text.debugDescription), \(scheme), \(host)"
      guard let url = URL(string: text) else { continue }
      let path = url.countedPathComponents(scheme: scheme, host: host)
      #expect(url.hasText(scheme: scheme, host: host) == (path != nil), comment)
      #expect(path == nil || path == url.countedPathComponents(), comment)
      // The combinators read the two one after the other.
      let reader = URLReader(url)
      #expect((reader.hasScheme(scheme) && reader.hasHost(host)) == (path != nil), comment)
    }
  }
}
