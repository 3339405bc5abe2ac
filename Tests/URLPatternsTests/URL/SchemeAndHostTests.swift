import Foundation
import TestSupport
import Testing
import URLPatterns

@Suite struct SchemeAndHostTests {
  @Test func `a scheme or a host can be a pattern, or be left out`() throws {
    let url = try #require(URL(string: "HTTPS://me@WWW.Example.ORG:8080/users/7"))
    func expect<Scheme: PatternMatching, Host: PatternMatching>(
      _ scheme: Scheme, _ isScheme: Bool, _ host: Host, _ isHost: Bool
    ) {
      for (port, isPort) in [(nil, true), (8080, true), (80, false)] as [(UInt16?, Bool)] {
        for (has, path, isMatch) in [
          (
            url.has(scheme: scheme, host: host, port: port),
            url.countedPathComponents(scheme: scheme, host: host, port: port), isScheme && isHost
          ),
          (
            url.has(scheme: scheme, port: port),
            url.countedPathComponents(scheme: scheme, port: port), isScheme
          ),
          (
            url.has(host: host, port: port), url.countedPathComponents(host: host, port: port),
            isHost
          ),
        ] {
          #expect(has == (isMatch && isPort))
          #expect(path == (isMatch && isPort ? .N2("users", "7") : nil))
        }
      }
    }
    expect("Https", true, "www.EXAMPLE.org", true)
    expect(OneOf("https", "http"), true, OneOf("example.org", "www.example.org"), true)
    expect("http", false, "example.org", false)
    expect(OneOf("ftp"), false, OneOf("example.org"), false)
  }

  @Test(arguments: [
    ("https://t%2Eme/a", "t.me"), ("https://T.ME/a", "t.me"), ("https://t.me./a", "t.me."),
    ("http://[::1]/a", "::1"), ("http://[FE80::1%25e]/a", "fe80::1%e"), ("file:///a", ""),
    ("http://[va.gov]/a", "[va.gov]"), ("http://%5B%3A%3A1%5D/a", "%5b%3a%3a1%5d"),
    ("http://192.0.2.1/a", "192.0.2.1"), ("http://me@B%C3%BC:1/a", "bü"),
  ])
  func `a pattern sees a host that is decoded, in lower case, and without brackets`(
    string: String, seen: String
  ) throws {
    let url = try #require(URL(string: string))
    let host = Capture(String.self)
    #expect(url.has(host: host))
    #expect(host() == seen)
  }

  // Foundation of Swift 6.3.1 gives the second from `url.host()` of the first, and from
  // `URL(template:)` with the host as a value.
  @Test(arguments: [
    ("https://xn--bcher-kva.example/a", "xn--bcher-kva.example", "bücher.example"),
    ("https://b%C3%BCcher.example/a", "bücher.example", "xn--bcher-kva.example"),
  ])
  func `an internationalized host is matched in the form of the URL`(
    string: String, host: String, other: String
  ) throws {
    let url = try #require(URL(string: string))
    #expect(url.has(host: host) && !url.has(host: other))
    #expect(url.has(host: OneOf(host, other)))
    #expect(url.countedHostLabels().elements.joined(separator: ".") == host)
  }

  @Test(arguments: [1, 2, 7, 8, 9, 14, 15, 16, 17, 23, 24, 25, 40])
  func `a host of any length is compared as a whole, in every spelling`(length: Int) throws {
    let host = String(String(repeating: "links.my-company.example0", count: 2).prefix(length))
    let first = host.utf8.first!
    for (written, isEqual) in [
      (host, true), (host.uppercased(), true),
      ("%" + String(first, radix: 16) + host.dropFirst(), true),
      ("me:pw@\(host):80", true), ("\(host):", true), ("\(host).", false), ("x\(host)", false),
      ("\(host)x", false), ("\(host.dropLast())", false), ("\(host.dropLast())!", false),
      ("\(host)@evil.example", false), ("\(host).evil.example", false), ("x.\(host)", false),
      ("", false),
    ] {
      for end in ["", "/", "/a", "?a", "#a", "/\(host)"] {
        guard let url = URL(string: "https://\(written)\(end)") else { continue }
        #expect(url.has(host: host) == isEqual, "\(url)")
        #expect(url.has(scheme: "https", host: host) == isEqual, "\(url)")
        let path = url.countedPathComponents(scheme: "https", host: host)
        #expect(path == (isEqual ? url.countedPathComponents() : nil), "\(url)")
        #expect(!url.has(scheme: "http", host: host) && !url.has(scheme: "httpss", host: host))
      }
    }
  }

  @Test(arguments: [1, 2, 7, 8, 9, 14, 15, 16, 17, 23, 24, 25, 40])
  func `each bit of a host counts`(length: Int) throws {
    let host = String(String(repeating: "links-of-my-company-and-me", count: 2).prefix(length))
    for index in 0..<length {
      for bit in 0..<7 {
        var letters = Array(host.utf8)
        letters[index] ^= 1 << bit
        guard Character(Unicode.Scalar(letters[index])).isLetter else { continue }
        let other = String(decoding: letters, as: UTF8.self)
        // The bit `0x20` is that of the case.
        let url = try #require(URL(string: "https://\(other)/a"))
        #expect(url.has(host: host) == (bit == 5), "\(url)")
        #expect(url.has(scheme: "https", host: host) == (bit == 5), "\(url)")
      }
    }
  }

  @Test(arguments: [
    "a-host-of-many-letters.example/a", "a-host@of-many-letters.example",
    "an-überlong-host.example",
    "a-host-of-many-letters:80", "a%2Dhost-of-many-letters.example", "",
  ])
  func `a text that can't be in a URL as it is has no short way`(host: String) throws {
    // Foundation refuses some of them.
    guard let url = URL(string: "https://\(host)/b") else { return }
    let seen = Capture(String.self)
    #expect(url.has(host: seen))
    #expect(url.hasText(host: host) == (seen() == host), "\(url)")
    #expect(url.hasText(scheme: "https", host: host) == (seen() == host), "\(url)")
  }

  @Test func `short names of schemes and hosts are read as long ones are`() throws {
    var random = SeededGenerator()
    func name(_ length: Int, _ characters: String) -> String {
      "x" + String((0..<length).map { _ in characters.randomElement(using: &random)! })
    }
    for _ in 0..<2_000 {
      let scheme = name(.random(in: 0...16, using: &random), "abzABZ019-.+")
      let host = name(.random(in: 0...16, using: &random), "abzABZ019-.+_~@")
      let url = try #require(URL(string: "\(scheme)://\(host)/a"))
      let (seenScheme, seenHost) = (Capture(String.self), Capture(String.self))
      #expect(url.has(scheme: seenScheme, host: seenHost))
      // Text up to an `@` is user information.
      let last = host.split(separator: "@", omittingEmptySubsequences: false).last.map(String.init)
      #expect(seenScheme() == url.scheme?.lowercased(), "seed \(random.seed)")
      #expect(seenHost() == last?.lowercased(), "seed \(random.seed)")
      for other in [
        scheme, scheme.uppercased(), name(scheme.utf8.count - 1, "abAB"), String(scheme.dropLast()),
      ] {
        let isScheme = other.lowercased() == seenScheme()
        #expect(url.hasText(scheme: other) == isScheme, "seed \(random.seed)")
        #expect(url.has(scheme: OneOf(other)) == isScheme, "seed \(random.seed)")
        let path = url.countedPathComponents(scheme: other, host: seenHost)
        #expect((path != nil) == isScheme, "seed \(random.seed)")
      }
    }
    // These differ only in the bit that makes a letter lower case.
    let url = try #require(URL(string: "h2://x-1.y/a"))
    #expect(url.has(scheme: "H2"))
    #expect(!url.hasText(scheme: "h\u{12}") && !url.hasText(scheme: "h2\0"))
    #expect(!url.has(scheme: OneOf("h\u{12}"), host: OneOf("x-1.y")))
    #expect(!url.has(host: OneOf("x\r1.y")) && url.has(host: OneOf("X-1.Y")))
  }

  @Test func `a colon without a port at the end of a URL is no port`() {
    let url = URL(string: "http://me.com:")!
    #expect(url.has(host: "me.com") && !url.has(host: "me.com", port: 80))
  }

  @Test(arguments: 0..<15)
  func `each letter of a scheme counts`(index: Int) {
    let letters = Array("abcdefghijklmno")
    let url = URL(string: "\(String(letters)):/")!
    #expect(url.has(scheme: String(letters)))
    for other in "abcdefghijklmnoz" where other != letters[index] {
      var others = letters
      others[index] = other
      #expect(!url.has(scheme: String(others)))
    }
  }

  @Test func `no pattern of texts depends on the case of a scheme or a host`() throws {
    func expect<Pattern: PatternMatching>(_ pattern: Pattern, _ hosts: String...) throws {
      for host in hosts {
        for host in [host, host.uppercased(), host.lowercased()] {
          let url = try #require(URL(string: "\(host)://\(host)/a"))
          #expect(url.has(host: pattern), "\(pattern)")
          #expect(url.has(scheme: pattern), "\(pattern)")
          #expect(url.countedPathComponents(scheme: pattern, host: pattern) == .N1("a"))
        }
        let url = try #require(URL(string: "x\(host)://\(host)x/a"))
        #expect(!url.has(host: pattern) && !url.has(scheme: pattern), "\(pattern)")
      }
    }
    let rest = Capture(String.self)
    try expect("Example.org", "example.org")
    try expect(Exactly("Example.org"), "example.org")
    try expect(OneOf("Example.org", "T.me"), "example.org", "t.me")
    try expect(
      OneOf("A", "B", "Example.of-many-letters.ORG", "D", "E"), "example.of-many-letters.org", "e")
    try expect(
      OneOf("A", Exactly("B"), IgnoringCase("C"), OneOf("D", "E")), "a", "b", "c", "d", "e")
    try expect(Prefixed("WWW.", OneOf("A.org", "B.org")), "www.a.org", "www.b.org")
    try expect(Suffixed(OneOf("De", "En"), ".Example.Org"), "de.example.org", "en.example.org")
    try expect(Prefixed("Www.", Suffixed(rest, ".Org")), "www.example.org")
    try expect(Regex("Example\\.[A-Z]+g"), "example.org")
    try expect(OneOf("A", Suffixed(Regex("E[M-O]"), ".Org")), "a", "en.org")
    #expect(!(OneOf("Example.org") ~= "example.org"))
    #expect(!(Regex("Example.*") ~= "example.org"))
    #expect(!URL(string: "s://%E2%84%AA.org")!.has(host: OneOf("K.org", "k.org")))
    #expect(!URL(string: "s://%E2%84%AA.org")!.has(host: Regex("[Kk]\\.org")))
  }

  @Test func `a domain alone isn't one of its subdomains`() throws {
    let subdomain = Capture(String.self)
    for (host, expected) in [
      (".podcasts.example", nil), ("podcasts.example", nil), ("..podcasts.example", nil),
      ("de.podcasts.example", "de"), ("a.de.podcasts.example", "a.de"),
    ] {
      let url = try #require(URL(string: "https://\(host)/show/7"))
      #expect(url.has(host: Suffixed(subdomain, ".podcasts.example")) == (expected != nil))
      #expect(subdomain.value == expected)
    }
  }

  @Test(arguments: ["mailto:a@b", "/a", "a", "?q"])
  func `no pattern matches a host that isn't there`(string: String) throws {
    let url = try #require(URL(string: string))
    #expect(!url.has(host: Capture(String.self)))
    #expect(!url.has(host: ""))
  }

  @Test func `no pattern matches a scheme that isn't there`() {
    #expect(!URL(string: "//example.org/a")!.has(scheme: Capture(String.self)))
    #expect(!URL(string: "//example.org/a")!.hasText(scheme: ""))
    #expect(URL(string: "//example.org/a")!.has(host: "example.org"))
    let scheme = Capture(String.self)
    #expect(URL(string: "X-Long.Scheme-With+Numbers123:a")!.has(scheme: scheme))
    #expect(scheme() == "x-long.scheme-with+numbers123")
  }

  @Test(arguments: [
    ("h://a:80/", 80), ("h://a:080/", 80), ("h://a:65535", 65_535), ("h://me:1@a:2/", 2),
    ("h://[::1]:3?q", 3), ("h://[::1]", nil), ("h://a", nil), ("h://a:/", nil),
    ("h://me:1@a/", nil), ("h://a:65536/", nil), ("h://a:0000000000000000000000080/", 80),
    ("h://a:99999999999999999999/", nil), ("/a:80", nil), ("mailto:a:80", nil),
  ])
  func `a port is compared as a number`(string: String, port: UInt16?) throws {
    // Foundation refuses some of the ports.
    guard let url = URL(string: string) else { return }
    for other in [0, 1, 2, 3, 80, 443, 65_535] as [UInt16] {
      #expect(url.has(scheme: Capture(String.self), port: other) == (port == other))
    }
  }

  @Test(arguments: [
    "+80", "-80", "-0", "+0", " 80", "80 ", "8 0", "0x50", "80a", "a", "+", "-", "٨٠", "80,", "/",
  ])
  func `a port has only digits`(port: String) {
    // `URL(string:)` refuses most of these.
    guard
      let url = URL(dataRepresentation: Data("http://me.com:\(port)/a".utf8), relativeTo: nil)
    else { return }
    for number in [0, 8, 80] as [UInt16] {
      #expect(!url.has(host: "me.com", port: number))
      #expect(!url.has(scheme: "http", host: OneOf("me.com"), port: number))
      #expect(url.countedPathComponents(host: "me.com", port: number) == nil)
    }
  }
}

#if os(macOS) || os(Linux) || os(Windows)
  private let url = URL(string: "https://me.com:8080/app")!

  @Test func `a text that's no scheme or host stops a debug build, and matches nothing in release`()
    async throws
  {
    #if DEBUG
      func expectLine(_ result: ExitTest.Result?, _ text: String) throws {
        let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(error.contains(text) && error.contains("SchemeAndHostTests.swift:"), "\(error)")
      }
      let port = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = url.has(host: "me.com:8080")
      }
      try expectLine(port, #"because it contains ":": write only its name"#)
      let start = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = url.has(scheme: "https", host: "https://me.com")
      }
      try expectLine(start, #"because it contains ":": write only its name"#)
      let path = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = url.has(scheme: OneOf("https"), host: "me.com/app", port: 8080)
      }
      try expectLine(path, #"because it contains "/": write only its name"#)
      let scheme = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = url.has(scheme: "https:")
      }
      try expectLine(scheme, #""https:" is not a scheme: write only its name"#)
    #else
      #expect(!url.has(host: "me.com:8080") && !url.has(scheme: "https", host: "https://me.com"))
      #expect(!url.has(scheme: OneOf("https"), host: "me.com/app", port: 8080))
      #expect(!url.has(scheme: "https:"))
    #endif
  }
#endif

@Test(arguments: [
  ("https", "me.com"), ("https", ""), ("https", "::1"), ("https", "[::1]"), ("https", "[v1.a]"),
  ("https", "bücher.example"), ("https", "a_b"), ("com.me.app", "va.gov"), ("a+b-1", "127.0.0.1"),
])
func `a text that can be a scheme or a host doesn't stop a debug build`(name: String, host: String)
{
  let other = URL(string: "other://h")!
  #expect(reasonNothingMatches(name, host) == nil)
  #expect(!other.has(scheme: name, host: host) && !other.has(host: host))
}

@Test(arguments: [
  ("https:", "h"), ("https://", "h"), ("", "h"), ("1s", "h"), ("my_app", "h"), ("s", "h:80"),
  ("s", "s://h"), ("s", "h/a"), ("s", "jo@h"), ("s", "h?q"), ("s", "h#a"), ("s", "*.h"), ("s", ":"),
])
func `no URL has such a scheme or host`(name: String, host: String) {
  #expect(reasonNothingMatches(name, host) != nil)
  #expect(reasonNothingMatches(OneOf(name), OneOf(host)) == nil, "it's no string")
}
