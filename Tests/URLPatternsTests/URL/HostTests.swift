import Foundation
import Testing
import URLPatterns

@Suite struct HostTests {
  @Test(arguments: [
    ("localhost:8080", "because it contains \":\": write only its name or IP address"),
    ("https://me.com", "because it contains \":\": write only its name or IP address"),
    ("me.com/app", "because it contains \"/\": write only its name or IP address"),
    ("me.com?q", "because it contains \"?\": write only its name or IP address"),
    ("me.com#top", "because it contains \"#\": write only its name or IP address"),
    ("[me.com]", "because it contains \"[\": write only its name or IP address"),
    ("me@bücher.example", "because it contains \"@\": write only its name or IP address"),
    ("me.com/\u{301}", "because it contains \"/\": write only its name or IP address"),
    ("*.me.com", "because it contains \"*\": for every host of a domain, capture a subdomain"),
  ])
  func `a host that contains a delimiter or a wildcard is refused`(host: String, reason: String) {
    #expect(reasonAgainstHost(host) == "\"\(host)\" is not a host, \(reason)")
    expectNoURL(host)
  }

  @Test(arguments: [
    ("bücher.example", "xn--bcher-kva.example"), ("BU\u{308}CHER.example", "xn--bcher-kva.example"),
    ("straße.de", "xn--strae-oqa.de"), ("日本.jp", "xn--wgv71a.jp"),
    ("www.café.com", "www.xn--caf-dma.com"), ("a\u{AD}b.example", "ab.example"),
  ])
  func `a host outside ASCII is refused with the form that URLs contain`(host: String, form: String)
  {
    #expect(
      reasonAgainstHost(host) == "\"\(host)\" is not how URLs write this host: write \"\(form)\"")
    expectNoURL(host)
    #expect(reasonAgainstHost(form) == nil)
    #expect(URL(string: "https://\(host)/a")?.has(host: form) == true)
    #expect(URL(scheme: "https", host: form, path: .N0)?.has(host: form) == true)
  }

  @Test func `a host that Foundation can't write in Punycode is refused, too`() {
    #expect(
      reasonAgainstHost("bücher example")
        == "\"bücher example\" is not how URLs write this host: "
        + "write the form that begins with \"xn--\"")
  }

  @Test(arguments: [
    "myhost]", "[]", "[", "]", "[[::1]]", "[::1", "::1]", ":", "1:2", "::g", "::1%", "::+1.2.3.4",
    "v1.ab:c", "[v1.ab]", "::1/a", "a::b@c:1", "a?b", "a-host-of-more-than-fifteen-bytes:80",
  ])
  func `anything but an address is no host if it contains a delimiter`(host: String) {
    #expect(reasonAgainstHost(host) != nil)
    expectNoURL(host)
  }

  @Test(arguments: [
    "me.com", "ME.com", "me.com.", "a_b", "va.gov", "v2.example.com", "::1", "[::1]", "fe80::1%é",
    "127.0.0.1", "a-host-of-more-than-fifteen-bytes!",
  ])
  func `a name or an address is a host`(host: String) {
    #expect(reasonAgainstHost(host) == nil)
    #expect(URL(scheme: "https", host: host, path: .N0)?.has(host: host) == true)
  }

  private func expectNoURL(_ host: String) {
    #expect(URL(scheme: "https", host: host, path: .N1("a")) == nil)
    #expect(URL(scheme: "app", host: host, path: .N0, fragment: .N0) == nil)
    #expect(URLComponents(scheme: "https", host: host, path: .N0) == nil)
  }
}
