import Foundation
import Testing
import URLPatterns

@Suite struct IPLiteralTests {
  @Test(arguments: [
    ("https://%5Bbank.example%5D/transfer", "bank.example"),
    ("https://[bank.example]/transfer", "bank.example"),
    ("myscheme://%5BmyhostX/a", "myhost"),
    ("https://%5Bexample.org.:443/a", "example.org"),
    ("https://%5B%3A%3A1%5D/a", "::1"),
    ("https://%5B%3A%3A1%5D/a", "[::1]"),
    ("https://%3A%3A1/a", "::1"),
    ("https://[]/a", ""),
    ("https://[1:2]/a", "1:2"), ("https://[va.gov]/a", "va.gov"),
  ])
  func `encoded brackets, or brackets without an address, are part of a name`(
    url: String, host: String
  ) throws {
    let url = try #require(URL(string: url))
    #expect(!url.hasText(scheme: url.scheme!, host: host))
    #expect(url.countedPathComponents(scheme: url.scheme!, host: host) == nil)
  }

  @Test(arguments: [
    ("http://[::1]:8080/a", "::1"), ("http://[2001:DB8::A]/a", "2001:db8::a"),
    ("http://[::ffff:192.0.2.1]/", "::ffff:192.0.2.1"),
    ("http://[1:2:3:4:5:6:7:8]/", "1:2:3:4:5:6:7:8"),
    ("http://[1:2:3:4:5:6:7::]", "1:2:3:4:5:6:7::"),
    ("http://[1:2:3:4:5:6:192.0.2.1]/", "1:2:3:4:5:6:192.0.2.1"), ("http://[::]/", "::"),
    ("http://[fe80::1%25eth0]/a", "fe80::1%eth0"),
  ])
  func `an address can be passed with or without brackets`(url: String, host: String) throws {
    let url = try #require(URL(string: url))
    #expect(url.has(scheme: "http", host: host))
    #expect(url.has(scheme: "http", host: "[\(host)]"))
    #expect(!url.hasText(scheme: "http", host: "[\(host)"))
    #expect(!url.hasText(scheme: "http", host: "\(host)]"))
    #expect(!url.hasText(scheme: "http", host: String(host.dropLast())))
  }

  @Test(arguments: [
    ("::1", "[::1]"), ("[::1]", "[::1]"), ("2001:db8::a", "[2001:db8::a]"),
    ("fe80::1%eth0", "[fe80::1%25eth0]"), ("[fe80::1%é]", "[fe80::1%25%C3%A9]"),
    ("::192.0.2.255", "[::192.0.2.255]"), ("::1%a:b", "[::1%25a%3Ab]"),
    ("[fe80::1%!$&'()*+,;=]", "[fe80::1%25%21%24%26%27%28%29%2A%2B%2C%3B%3D]"),
    ("::1%%", "[::1%25%25]"), ("::1%25", "[::1%2525]"), ("::1%[", "[::1%25%5B]"),
  ])
  func `an address is written in brackets, with any zone`(host: String, written: String) throws {
    let url = try #require(URL(scheme: "h", host: host, path: .N1("a")))
    #expect(url.absoluteString == "h://\(written)/a")
    #expect(url.has(scheme: "h", host: host))
  }

  @Test(arguments: [
    ("https://[::1]/", "[::1]", true), ("https://[::1]/", "::1", true),
    ("https://[FE80::1%25e]:1/", "[fe80::1%e]", true), ("https://[::1]/", "::2", false),
    ("https://[::1]/", "[[::1]]", false), ("https://%3A%3A1/", "::1", false),
    ("https://%5B::1%5D/", "[::1]", false), ("https://[v1.a]/", "[V1.a]", true),
    ("https://[v1.a]/", "v1.a", false), ("https://a%3A80/", "a:80", true),
    ("https://[v1.a]:80/", "[v1.a]", true), ("https://a%25b/", "a%b", true),
  ])
  func `a string and the package's matchers agree about a host`(
    text: String, host: String, isEqual: Bool
  ) throws {
    // Foundation refuses some of these.
    guard let url = URL(string: text) else { return }
    #expect(url.hasText(host: host) == isEqual)
    #expect(url.hasText(scheme: "https", host: host) == isEqual)
    #expect(url.has(host: OneOf("localhost", host)) == isEqual)
    #expect(url.has(host: Exactly(host)) == isEqual)
  }
}
