import Foundation
import TestSupport
import Testing
import URLPatterns

@Suite struct UserInformationTests {
  @Test(arguments: [
    ("ssh://git@me.com:22/a", "git"), ("https://jo:secret@me.com", "jo:secret"),
    ("//jo@me.com", "jo"), ("https://%6Ao@me.com", "jo"), ("https://a%40b@me.com", "a@b"),
    ("https://a@b@me.com", "a@b"), ("https://%FF@me.com", "%FF"), ("https://a%3Ab@me.com", "a:b"),
    ("https://@me.com", ""), ("https://:@me.com", ":"), ("ssh://root@/a", "root"),
    ("https://jo@[::1]:80/", "jo"), ("https://me.com@evil.example/a", "me.com"),
    ("https://me.com/a", nil), ("https://me.com:80", nil), ("https://me.com/@jo", nil),
    ("https://me.com?@jo", nil), ("https://me.com#@jo", nil), ("x://a%40me.com", nil),
    ("mailto:jo@me.com", nil), ("/jo@me.com", nil), ("jo@me.com", nil), ("x:", nil),
  ])
  func `the user is what's before the last at sign of the authority`(
    text: String, user: String?
  ) throws {
    #expect(try #require(URL(string: text)).userInformation() == user)
  }

  @Test func `a user is printed before a host`() {
    for (url, text) in [
      (URL(scheme: "ssh", user: "git", host: "me.com", path: .N1("a")), "ssh://git@me.com/a"),
      (
        URL(scheme: "https", user: "jo:a@b/c?#[é", host: "me.com", port: 80, path: .N0),
        "https://jo:a%40b%2Fc%3F%23%5B%C3%A9@me.com:80"
      ),
      (URL(user: "", host: "me.com", path: .N0), "//@me.com"),
      (URL(scheme: "x", user: "jo", host: "::1", path: .N0), "x://jo@[::1]"),
      (
        URL(scheme: "x", user: "jo", host: "h", path: .N0, fragment: .N1("a")),
        "x://jo@h#/a"
      ),
      (URL(scheme: "x", user: "jo", host: "", path: .N1("a")), nil),
      (URL(scheme: "x", user: "jo", path: .N1("a")), nil),
      (URL(user: "jo", path: .N1("a")), nil),
      (URL(scheme: "x", user: "jo", host: "a@b", path: .N0), nil),
      (URL(scheme: "x", user: "jo", host: "a/b", path: .N0), nil),
    ] {
      #expect(url?.absoluteString == text)
    }
    #expect(URLComponents(scheme: "x", user: "jo", host: "h", path: .N0)?.string == "x://jo@h")
  }

  @Test(arguments: ["https", "HTTP", "ws", "wss", "ftp", "file", "FILE", nil])
  func `a host with a user in it is only printed after a scheme of one's own`(scheme: String?) {
    for host in ["a@b", "@b", "a@", "a::b@c", "me.com@evil.example"] {
      #expect(URL(scheme: scheme, host: host, path: .N1("a")) == nil)
      #expect(URLComponents(scheme: scheme, host: host, path: .N1("a")) == nil)
      #expect(URL(scheme: scheme, host: host, path: .N0, fragment: .N1("a")) == nil)
    }
    for (host, text) in [
      ("a@b", "x://a@b"), ("@b", "x://@b"), ("a@b@c", "x://a%40b@c"), ("a:b@c", "x://a:b@c"),
      ("a/b@c", "x://a%2Fb@c"), ("a@[::1]", "x://a@[::1]"), ("a@", nil), ("@", nil),
      ("a@b:80", nil), ("a@b/c", nil), ("a@::1", nil), ("a@é", nil), ("a@*.me.com", nil),
    ] {
      #expect(URL(scheme: "x", host: host, path: .N0)?.absoluteString == text, "\(host)")
    }
  }

  @Test func `a user that's printed is read again, and changes nothing else`() {
    var random = SeededGenerator()
    for _ in 0..<1_000 {
      let user = random.text()
      for scheme in ["https", "ssh"] {
        let url = URL(scheme: scheme, user: user, host: "me.com", port: 80, path: .N1("a"))
        #expect(url?.userInformation()?.bytes == user.bytes, "\(user), seed \(random.seed)")
        #expect(url?.has(scheme: scheme, host: "me.com", port: 80) == true, "seed \(random.seed)")
        #expect(url?.countedPathComponents() == .N1("a"), "seed \(random.seed)")
        #expect(url?.host() == "me.com" && url?.port == 80, "Foundation, seed \(random.seed)")
      }
    }
  }

  @Test(arguments: ["http://h/a", "http://h:80/a", "http://h:0/a", "http://jo@h:65535/a"])
  func `a user and a port are printed as they're read`(text: String) throws {
    let url = try #require(URL(string: text))
    let printed = URL(
      scheme: url.scheme, user: url.userInformation(), host: url.host(), port: url.port,
      path: url.countedPathComponents())
    #expect(printed == url)
  }
}

extension String {
  fileprivate var bytes: [UInt8] { Array(utf8) }
}
