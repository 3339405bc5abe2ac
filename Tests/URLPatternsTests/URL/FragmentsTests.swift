import Foundation
import TestSupport
import Testing
import URLPatterns

@Suite struct FragmentsTests {
  @Test(arguments: [
    ("", [], ""), ("#", [], ""), ("#/", [], ""), ("#/room/7", ["room", "7"], ""),
    ("#/room/7?via=a", ["room", "7"], "via=a"), ("#room/7?via=a", ["room", "7"], "via=a"),
    ("#/room?", ["room"], ""), ("#/a?b?c", ["a"], "b?c"), ("#?a=1", [], "a=1"),
    ("#key=c2V&v=2", [], "key=c2V&v=2"), ("#key=a?b", [], "key=a?b"),
    ("#a&b?c", [], "a&b?c"), ("#key=a/b", [], "key=a/b"), ("#=", [], "="), ("#/a=b", ["a=b"], ""),
    ("#/a=b?c=d", ["a=b"], "c=d"),
    ("#top", ["top"], "top"), ("#!/room", ["!", "room"], "!/room"),
    ("#!/room?x=1", ["!", "room"], "x=1"), ("#/a%2Fb/../c%3F?%26=%23", ["c?"], "%26=%23"),
    ("#https://example.org/a", ["https:", "example.org", "a"], "https://example.org/a"),
  ])
  func `a fragment has a path and arguments`(
    fragment: String, path: [String], arguments: String
  ) throws {
    for beginning in ["https://example.org/x?y=1", "https://example.org", "/x", "s:"] {
      let url = try #require(URL(string: beginning + fragment))
      #expect(url.countedFragment().elements == path)
      #expect(url.fragmentArguments().percentEncodedQuery == arguments)
    }
  }

  @Test(
    arguments: [
      (Counted<String>.N0, QueryArguments(), "s://h/a"),
      (.N2("room", "a/b"), [:], "s://h/a#/room/a%2Fb"),
      (.N1("room"), ["via": "c d"], "s://h/a#/room?via=c%20d"), (.N0, ["k": "v"], "s://h/a#k=v"),
      (.N0, QueryArguments(percentEncoded: "/a=1"), "s://h/a#?/a=1"),
      (.N0, QueryArguments(percentEncoded: "a?=1"), "s://h/a#?a?=1"),
      (.N0, QueryArguments(percentEncoded: "flat"), "s://h/a#?flat"),
      (.N0, QueryArguments(percentEncoded: "flat&a=1"), "s://h/a#flat&a=1"),
      (.N1(".."), [:], nil), (.N1(""), ["a": "b"], nil),
    ] as [(Counted<String>, QueryArguments, String?)])
  func `a path and arguments are written into the fragment`(
    path: Counted<String>, arguments: QueryArguments, expected: String?
  ) {
    let url = URL(
      scheme: "s", host: "h", path: .N1("a"), fragment: path, fragmentArguments: arguments)
    #expect(url?.absoluteString == expected)
  }

  @Test func `what is written is read again`() {
    var random = SeededGenerator()
    for _ in 0..<700 {
      let path = Counted((0..<Int.random(in: 0...3, using: &random)).map { _ in random.text() })
      let arguments = QueryArguments(
        percentEncoded: (0..<Int.random(in: 0...2, using: &random)).map { _ in random.text() }
          .joined(separator: "&"))
      guard
        let url = URL(
          scheme: "s", host: "h", path: .N1("a"), query: ["q": "#"], fragment: path,
          fragmentArguments: arguments)
      else { continue }
      #expect(url.countedFragment() == path, "\(url), seed \(random.seed)")
      #expect(url.fragmentArguments() == arguments, "\(url), seed \(random.seed)")
      #expect(
        url.countedPathComponents() == .N1("a") && url.queryArguments() == ["q": "#"],
        "\(url), seed \(random.seed)")
    }
  }
}
