import Foundation
import TestSupport
import Testing
import URLPatterns

@Suite struct HostLabelsTests {
  @Test(arguments: [
    ("https://de.wikipedia.org/a", ["de", "wikipedia", "org"]),
    ("https://DE.WikiPedia.ORG:443/a", ["de", "wikipedia", "org"]),
    ("https://me:pw@www.example.org", ["www", "example", "org"]),
    ("https://t%2Eme/a", ["t", "me"]), ("https://%74.me/a", ["t", "me"]),
    ("//example.org/a", ["example", "org"]), ("app://Lines/7", ["lines"]),
    // Dots
    ("https://t.me./a", ["t", "me"]), ("https://t.me%2E/a", ["t", "me"]),
    ("https://t.me../a", ["t", "me", ""]), ("https://t..me/a", ["t", "", "me"]),
    ("https://.t.me/a", ["", "t", "me"]), ("https://./a", []), ("https://../a", ["", ""]),
    // No host
    ("file:///a.b", []), ("mailto:me@example.org", []), ("/a.b", []), ("app:a.b", []),
    // IP addresses
    ("http://[::1]:8080/a", ["::1"]), ("http://[2001:DB8::A]", ["2001:db8::a"]),
    ("http://[::ffff:192.0.2.1]/a", ["::ffff:192.0.2.1"]),
    ("http://[fe80::1%25Eth0.5]/a", ["fe80::1%eth0.5"]),
    ("http://192.0.2.1/a", ["192.0.2.1"]), ("http://192.0.2.1./a", ["192.0.2.1"]),
    ("http://192.0.2.%31/a", ["192.0.2.1"]), ("http://127.1/a", ["127.1"]),
    ("http://2130706433", ["2130706433"]), ("http://0X7F.0x1/a", ["0x7f.0x1"]),
    ("http://1.2.3.0x", ["1.2.3.0x"]), ("http://1.2.3.4.5", ["1.2.3.4.5"]),
    ("http://a.7", ["a.7"]), ("http://7.a", ["7", "a"]), ("http://a.7a", ["a", "7a"]),
    ("http://a.0xg", ["a", "0xg"]), ("http://a.x7", ["a", "x7"]),
    // Only digits are a number, also where others are encoded.
    ("http://a.1%3A2/", ["a", "1:2"]), ("http://a.1%2F2/", ["a", "1/2"]),
    ("http://a.%2B1/", ["a", "+1"]), ("http://a.-1/", ["a", "-1"]),
    // Brackets that don't contain an address, and addresses that aren't in brackets
    ("https://[va.gov]/a", ["[va.gov]"]), ("https://[v1.ab]/a", ["[v1.ab]"]),
    ("https://%5B%3A%3A1%5D/a", ["%5b%3a%3a1%5d"]), ("https://%3A%3A1/a", ["%3a%3a1"]),
    // Names outside ASCII, and bytes that can't be decoded
    ("https://XN--Bcher-kva.example", ["xn--bcher-kva", "example"]),
    ("https://B%C3%BCcher.De", ["bücher", "de"]), ("https://%C3%9C.De", ["Ü", "de"]),
    ("https://%E2%84%AA.de", ["\u{212A}", "de"]), ("https://a%2Fb.De/c", ["a/b", "de"]),
    ("https://a%FF.De", ["a%ff", "de"]), ("https://%00.de", ["\0", "de"]),
    (
      "https://a-label-of-many-more-LETTERS.than-fit-into-two-WORDS.example",
      ["a-label-of-many-more-letters", "than-fit-into-two-words", "example"]
    ),
  ])
  func `a host is split into labels, and an address is a single one`(
    string: String, labels: [String]
  ) throws {
    let url = try #require(URL(string: string))
    // Strings are compared by canonical equivalence, and this rule is about bytes.
    func bytes(_ list: Counted<String>) -> [[UInt8]] { list.map { Array($0.utf8) }.elements }
    #expect(bytes(url.countedHostLabels()) == labels.map { Array($0.utf8) })
  }

  @Test(arguments: [9, 10, 11, 1_000, 1_001, 1_002, 5_000])
  func `the rest after a thousand labels stays together`(count: Int) throws {
    let host = (0..<count).map { "a\($0)" }.joined(separator: ".") + ".example"
    let labels = host.split(separator: ".", maxSplits: 1_000).map(String.init)
    let url = try #require(URL(string: "https://\(host)./a"))
    #expect(url.countedHostLabels().elements == labels)
  }

  @Test func `labels make the host again, whatever it is`() {
    var random = SeededGenerator()
    for _ in 0..<1_000 {
      let host = (0..<3).map { _ in random.text(maxLength: 5) }.joined(separator: ".")
      guard let url = URL(scheme: "s", host: host, path: .N1("a")) else { continue }
      let labels = url.countedHostLabels().elements
      #expect(
        url.has(scheme: "s", host: labels.joined(separator: "."))
          || url.has(scheme: "s", host: labels.joined(separator: ".") + "."),
        "\(host.debugDescription), seed \(random.seed)")
    }
  }
}
