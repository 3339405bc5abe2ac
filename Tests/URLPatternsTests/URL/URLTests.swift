import Foundation
import Testing
import TestSupport
import URLPatterns

@Suite struct URLTests {
  @Test(arguments: [
    ("myscheme://myhost/users/john/profile", ["users", "john", "profile"]),
    ("myscheme://myhost", []),
    ("myscheme://myhost/", []),
    ("myscheme://myhost?a/b", []),
    ("myscheme://myhost#a/b", []),
    ("myscheme://user:pass@myhost:8080/a", ["a"]),
    ("myscheme://[::1]:80/a/b", ["a", "b"]),
    ("myscheme:///a/b", ["a", "b"]),
    ("file:///usr/lib", ["usr", "lib"]),
    ("myscheme:/a/b", ["a", "b"]),
    ("myscheme:a/b", ["a", "b"]),
    ("mailto:john@example.org", ["john@example.org"]),
    ("urn:isbn:123", ["isbn:123"]),
    ("/a/b", ["a", "b"]),
    ("a/b", ["a", "b"]),
    ("//host/a/b", ["a", "b"]),
    ("?q", []),
    ("#f", []),
    ("/a:b/c", ["a:b", "c"]),
    ("./a:b", ["a:b"]),
    ("https://h/a%2Fb/%FF/../c//d/%2e%2e/e?x#y", ["a/b", "c", "e"]),
    ("https://h/%00", ["\0"]),
    ("https://h/日本", ["日本"]),
    ("https://h/a b", ["a b"]),
    ("jar:file:///a/b.jar!/c.txt", ["file:", "a", "b.jar!", "c.txt"]),
    ("data:image/svg+xml;utf8,<svg a='b'/>", ["image", "svg+xml;utf8,<svg a='b'", ">"]),
    ("urn:example:a/b/../c?+x=1", ["example:a", "c"]),
    ("App-prefs:root=WIFI", ["root=WIFI"]),
    ("https://h/{id}/<b>/a^b`c", ["{id}", "<b>", "a^b`c"]),
  ])
  func `the path of a URL starts after the scheme and the authority`(
    string: String, elements: [String]
  ) throws {
    let url = try #require(URL(string: string))
    #expect(url.countedPathComponents().elements == elements)
    let components = try #require(URLComponents(string: string))
    #expect(components.countedPathComponents().elements == elements)
  }

  @Test(arguments: [
    ("c/d", "myscheme://myhost/a/b", ["a", "c", "d"]),
    ("/c", "myscheme://myhost/a/b", ["c"]),
    ("../c", "myscheme://myhost/a/b/", ["a", "c"]),
    ("?q=1", "myscheme://myhost/a/b", ["a", "b"]),
    ("users/7", "myscheme://myhost", ["users", "7"]),
    ("//other/x", "myscheme://myhost/a", ["x"]),
  ])
  func `a relative URL is resolved against its base`(
    reference: String, base: String, elements: [String]
  ) throws {
    let url = try #require(URL(string: reference, relativeTo: URL(string: base)))
    #expect(url.countedPathComponents().elements == elements)
  }

  @Test func `the query is found between its delimiters`() throws {
    let cases: [(String, QueryArguments)] = [
      ("https://h/a?b=1#c?d=2", ["b": "1"]),
      ("https://h?b=1", ["b": "1"]),
      ("https://h/a#b?c=1", [:]),
      ("https://h/a?", [:]),
      ("https://h/a", [:]),
      ("?a=1?b=2/", ["a": "1?b=2/"]),
      ("mailto:x@y?subject=hi%0D%0A", ["subject": "hi\r\n"]),
      ("myapp://شات?نص=مرحبا", ["نص": "مرحبا"]),
      ("s://h?r=https://h/a%3Fb%3Dc", ["r": "https://h/a?b=c"]),
      ("s://h?q=100%", ["q": "100%"]),
      ("s://h?json={\"a\":1}", ["json": "{\"a\":1}"]),
    ]
    for (string, query) in cases {
      #expect(try #require(URL(string: string)).queryArguments() == query, "\(string)")
      #expect(try #require(URLComponents(string: string)).queryArguments() == query, "\(string)")
    }
  }

  @Test(arguments: [
    ("MYSCHEME://MyHost/a", true), ("myscheme://me:pw@myhost:1", true),
    ("myscheme://evil@other/myhost", false), ("myscheme://evil.org/@myhost", false),
    ("myscheme://myhost%2Eevil.org/", false), ("myscheme:myhost", false),
    ("myscheme:/myhost", false), ("other://myhost", false), ("myschem://myhost", false),
    ("//myhost/", false), ("/myscheme://myhost", false), ("myscheme:///a", false),
  ])
  func `scheme and host are compared completely, ignoring case`(string: String, matches: Bool)
    throws
  {
    let url = try #require(URL(string: string))
    #expect(url.has(scheme: "myscheme", host: "myhost") == matches)
    #expect(url.has(scheme: "MyScheme", host: "MYHOST") == matches)
  }

  @Test func `a host is compared byte by byte, except for the case of ASCII letters`() throws {
    for (string, host, matches) in [
      ("app://b%C3%BCcher/a", "b\u{FC}cher", true), ("app://b%C3%BCcher/a", "bu\u{308}cher", false),
      ("app://b%C3%BCcher/a", "b\u{DC}cher", false), ("app://%E2%84%AA/a", "K", false),
      ("app://K/a", "\u{212A}", false), ("app://my%68ost./a", "myhost.", true),
      ("app://myhost./a", "myhost", false), ("app://myhost/a", "myhost.", false),
    ] {
      let url = try #require(URL(string: string))
      #expect(url.has(scheme: "app", host: host) == matches, "\(string)")
    }
  }

  @Test func `components are put together and encoded`() {
    let cases: [(URL?, String?)] = [
      (URL(scheme: "myscheme", host: "myhost", path: .N0), "myscheme://myhost"),
      (
        URL(scheme: "myscheme", host: "myhost", path: .N2("a/b", "ü")),
        "myscheme://myhost/a%2Fb/%C3%BC"
      ),
      (URL(scheme: "h", host: "x", port: 8080, path: .N1("a")), "h://x:8080/a"),
      (URL(scheme: "h", host: "[::1]", path: .N1("a")), "h://[::1]/a"),
      (URL(scheme: "h", host: "::1", port: 80, path: .N1("a")), "h://[::1]:80/a"),
      (URL(path: .N0), "/"),
      (URL(path: .N0, query: ["page": "2"]), "/?page=2"),
      (URL(path: .N0, fragment: "top"), "/#top"),
      (URL(path: .N0, fragment: .N1("top")), "/#/top"),
      (URL(host: "h", path: .N0, query: ["page": "2"]), "//h?page=2"),
      (URL(scheme: "h", path: .N0, query: ["page": "2"]), "h:?page=2"),
      (URL(scheme: "h", host: "my host", path: .N0), "h://my%20host"),
      (URL(scheme: "myscheme", path: .N1("a")), "myscheme:/a"),
      (URL(path: .N1("a:b")), "/a:b"),
      (URL(host: "h", path: .N1("a")), "//h/a"),
      // A browser opens `///a` as `https://a`.
      (URL(host: "", path: .N1("a")), nil),
      (URL(host: "", path: .N0), nil),
      (URL(scheme: "h", host: "x", path: .N0, query: ["a": nil, "b": "+"]), "h://x?b=%2B"),
      (URL(scheme: "h", host: "x", path: .N0, query: ["a": nil]), "h://x"),
      (
        URL(
          scheme: "h", host: "x", path: .N0, query: QueryArguments(percentEncoded: "a&b=%2B")),
        "h://x?a&b=%2B"
      ),
      (URL(scheme: "h", host: "x", path: .N0, fragment: "a b#/?"), "h://x#a%20b%23/?"),
      (URL(scheme: "h", host: "x", path: .N0, fragment: ""), "h://x#"),
      (URL(scheme: "file", path: .N1("a")), "file:/a"),
      (URL(scheme: "file", host: "", path: .N1("a")), "file:///a"),
      (URL(scheme: "myscheme", host: "", path: .N1("a")), "myscheme:///a"),
      (URL(scheme: "https", host: "x", path: .N1("a")), "https://x/a"),
      (URL(scheme: "1h", host: "x", path: .N0), nil),
      (URL(scheme: "", host: "x", path: .N0), nil),
      (URL(scheme: "h:", host: "x", path: .N0), nil),
      (URL(scheme: "ü", host: "x", path: .N0), nil),
      (URL(scheme: "h", host: "x", path: .N1("")), nil),
      (URL(scheme: "h", host: "x", path: .N2("a", ".")), nil),
      (URL(scheme: "h", host: "x", path: .N1("..")), nil),
    ]
    for (url, string) in cases { #expect(url?.absoluteString == string) }
  }

  // A browser opens `https:/cart` as `https://cart` (WHATWG URL), and RFC 9110 §4.2.1 forbids it.
  @Test(arguments: ["https", "HTTP", "wss", "ws", "ftp", "Ftp"])
  func `a URL with a special scheme has a host`(scheme: String) {
    for host in [nil, ""] as [String?] {
      for path in [.N0, .N1("cart")] as [Counted<String>] {
        #expect(URL(scheme: scheme, host: host, path: path) == nil)
        #expect(URL(scheme: scheme, host: host, path: path, startsWithSlash: false) == nil)
        #expect(URL(scheme: scheme, host: host, port: 80, path: path, query: ["a": "b"]) == nil)
        #expect(URL(scheme: scheme, host: host, path: path, fragment: .N1("a")) == nil)
        #expect(URLComponents(scheme: scheme, host: host, path: path) == nil)
      }
    }
    #expect(URL(scheme: scheme, host: "h", path: .N0)?.absoluteString == "\(scheme)://h")
    #expect(URL(pasted: "\(scheme):/cart") == nil, "it's refused for the same reason")
  }

  @Test func `URL and URLComponents are written in the same way and read back`() throws {
    var random = SeededGenerator()
    for _ in 0..<700 {
      let path = Counted((0..<Int.random(in: 0...6, using: &random)).map { _ in random.text() })
      let query: QueryArguments = ["q": random.text(), random.text(): random.text()]
      let host = String(random.text().unicodeScalars.filter { reasonAgainstHost("\($0)") == nil })
      // Foundation drops a leading byte order mark when it decodes.
      let fragment = random.text().replacing("\u{FEFF}", with: "")
      let url = URL(scheme: "a", host: host, path: path, query: query, fragment: fragment)
      let components = URLComponents(
        scheme: "a", host: host, path: path, query: query, fragment: fragment)
      guard !path.contains(where: { ["", ".", ".."].contains($0) }) else {
        #expect(url == nil && components == nil, "seed \(random.seed): \(path.debugDescription)")
        continue
      }
      let comment: Comment =
        "seed \(random.seed): \(host.debugDescription) \(path.debugDescription) \(query)"
      #expect(url?.countedPathComponents() == path, comment)
      #expect(url?.queryArguments() == query, comment)
      #expect(url?.has(scheme: "a", host: host) == true, comment)
      #expect(url?.fragment(percentEncoded: false) == fragment, comment)
      #expect(components?.countedPathComponents() == path, comment)
      #expect(components?.queryArguments() == query, comment)
      #expect(components?.string == url?.absoluteString, comment)
    }
  }

  @Test func `a slash is written at the end of the path on request`() {
    for (url, text) in [
      (URL(scheme: "s", host: "h", path: .N0, endsWithSlash: true), "s://h/"),
      (URL(scheme: "s", host: "h", path: .N1("a"), endsWithSlash: true), "s://h/a/"),
      (
        URL(scheme: "s", host: "h", path: .N0, fragment: "p/a", endsWithSlash: true), "s://h/#p/a"
      ),
      (
        URL(scheme: "s", host: "h", path: .N0, query: ["q": "a"], endsWithSlash: true), "s://h/?q=a"
      ),
      (
        URL(scheme: "s", host: "h", path: .N1("a"), query: ["q": ""], endsWithSlash: true),
        "s://h/a/?q="
      ),
      (
        URL(scheme: "s", host: "h", path: .N0, fragment: .N1("p"), endsWithSlash: true), "s://h/#/p"
      ),
      (URL(path: .N0, endsWithSlash: true), "/"), (URL(path: .N1("a"), endsWithSlash: true), "/a/"),
      (URL(scheme: "s", host: "h", path: .N0, fragment: "p"), "s://h#p"),
      (URLComponents(scheme: "s", host: "h", path: .N0, endsWithSlash: true)?.url, "s://h/"),
      (
        URLComponents(scheme: "s", host: "h", path: .N0, fragment: "p", endsWithSlash: true)?.url,
        "s://h/#p"
      ),
    ] {
      #expect(url?.absoluteString == text)
      #expect(url?.countedPathComponents().elements == (text.contains("a/") ? ["a"] : []))
    }
  }

  @Test(arguments: [
    ("mailto", Counted<String>.N1("a@b.c"), "mailto:a@b.c", "mailto:/a@b.c"),
    ("bitcoin", .N1("abc"), "bitcoin:abc", "bitcoin:/abc"),
    ("tel", .N1("+1-201-555-0123"), "tel:+1-201-555-0123", "tel:/+1-201-555-0123"),
    ("urn", .N1("isbn:123"), "urn:isbn:123", "urn:/isbn:123"),
    ("data", .N2("text", "plain,a"), "data:text/plain,a", "data:/text/plain,a"),
    ("mailto", .N0, "mailto:", "mailto:"), ("s", .N1("a/b"), "s:a%2Fb", "s:/a%2Fb"),
    ("s", .N5("a", "b", "c", "d", "e"), "s:a/b/c/d/e", "s:/a/b/c/d/e"),
  ])
  func `a slash before the path is left out on request`(
    scheme: String, path: Counted<String>, without: String, with: String
  ) {
    for (text, startsWithSlash) in [(without, false), (with, true)] {
      let url = URL(scheme: scheme, path: path, startsWithSlash: startsWithSlash)
      #expect(url?.absoluteString == text)
      #expect(url?.countedPathComponents() == path)
      let components = URLComponents(scheme: scheme, path: path, startsWithSlash: startsWithSlash)
      #expect(components?.string == text)
    }
    #expect(URL(scheme: scheme, path: path)?.absoluteString == with)
  }

  // RFC 6068 §2, item 1. A comma is between two addresses.
  @Test(arguments: [
    ("r&d@x.example", "r%26d@x.example"), ("a;b@x.example", "a%3Bb@x.example"),
    ("a=b@x.example", "a%3Db@x.example"), ("&;=&", "%26%3B%3D%26"),
    ("50%26@x.example", "50%2526@x.example"), ("a/b?c#d@x.example", "a%2Fb%3Fc%23d@x.example"),
    ("\"a b;ü\"@x.example", "%22a%20b%3B%C3%BC%22@x.example"),
    ("a+b@x.example,o'n!$*()~:_-@x.example", "a+b@x.example,o'n!$*()~:_-@x.example"),
  ])
  func `an ampersand, a semicolon, and an equals sign are encoded in a mail address`(
    mail: String, printed: String
  ) {
    for scheme in ["mailto", "MAILTO", "MailTo"] {
      for path in [.N1(mail), .N2("a", mail), .N6("1", "2", "3", "4", "5", mail)]
        as [Counted<String>]
      {
        let before = path.dropLast().map { $0 + "/" }.joined()
        for (slash, startsWithSlash) in [("", false), ("/", true)] {
          let url = URL(
            scheme: scheme, path: path, query: ["cc": mail], fragment: "&;=",
            startsWithSlash: startsWithSlash)
          #expect(
            url?.absoluteString.hasPrefix("\(scheme):\(slash)\(before)\(printed)?cc=") == true)
          #expect(url?.absoluteString.hasSuffix("#&;=") == true)
          #expect(url?.countedPathComponents() == path)
          #expect(url?.queryArguments() == ["cc": mail])
        }
      }
      #expect(URL(scheme: scheme, path: .N2("a&b", "..")) == nil)
    }
  }

  @Test(arguments: ["mail", "mailtos", "tel", "sip", "urn", "data", nil])
  func `other links keep an ampersand, a semicolon, and an equals sign in their path`(
    scheme: String?
  ) {
    let start = scheme.map { "\($0):" } ?? ""
    for path in [.N1("a&b;c=d"), .N2("a", "a&b;c=d")] as [Counted<String>] {
      let text = path.joined(separator: "/")
      #expect(URL(scheme: scheme, path: path)?.absoluteString == "\(start)/\(text)")
      let url = URL(scheme: scheme ?? "mailto", host: "h", path: path)
      #expect(url?.absoluteString == "\(scheme ?? "mailto")://h/\(text)", "it has a host")
    }
  }

  @Test func `any mail address that's printed reads back`() {
    var random = SeededGenerator()
    for _ in 0..<300 {
      let path = Counted((0..<Int.random(in: 1...6, using: &random)).map { _ in random.text() })
      let url = URL(scheme: "mailto", path: path, startsWithSlash: false)
      let isWritable = !path.contains { ["", ".", ".."].contains($0) }
      #expect((url != nil) == isWritable, "seed \(random.seed)")
      guard let url else { continue }
      #expect(url.countedPathComponents() == path, "seed \(random.seed)")
      #expect(url.path(percentEncoded: true).contains(/[&;=]/) == false, "seed \(random.seed)")
    }
  }

  @Test func `only a scheme can come before a path without a slash`() {
    let url = URL(scheme: "s", host: "h", path: .N1("a"), startsWithSlash: false)
    #expect(url?.absoluteString == "s://h/a")
    #expect(URL(path: .N1("a:b"), startsWithSlash: false)?.absoluteString == "/a:b")
    let mail = URL(
      scheme: "mailto", path: .N1("a@b.c"), query: ["subject": "Hi!"], startsWithSlash: false)
    #expect(mail?.absoluteString == "mailto:a@b.c?subject=Hi%21")
  }

  @Test(
    arguments: [
      (0, "http://h:0/a"), (65_535, "http://h:65535/a"), (65_536, nil), (-1, nil), (.max, nil),
      (.min, nil), (nil, "http://h/a"),
    ] as [(Int?, String?)])
  func `a number that's no port isn't printed`(port: Int?, text: String?) {
    #expect(URL(scheme: "http", host: "h", port: port, path: .N1("a"))?.absoluteString == text)
    #expect(URLComponents(scheme: "http", host: "h", port: port, path: .N1("a"))?.string == text)
    let url = URL(scheme: "http", host: "h", port: port, path: .N1("a"), fragment: .N0)
    #expect(url?.absoluteString == text)
    #expect(URL(scheme: "x", port: port, path: .N0)?.absoluteString == "x:", "no host, no port")
  }
}
