import Foundation
import Testing
import URLPatterns

private struct IsTracked: QueryMatching {
  static func ~= (pattern: IsTracked, query: QueryArguments) -> Bool {
    query.contains { $0.name.hasPrefix("utm_") }
  }
}

@Suite struct QueryMatchingTests {
  enum Link: Equatable {
    case retweet(Int)
    case article(String, String)
    case search(String, page: Int)
    case difference(Int)
    case edit
    case campaign
  }

  private func link(_ path: String) -> Link? {
    let url = URL(string: "https://example.org" + path)!
    let (id, text) = (Capture(Int.self), Capture(String.self))
    let page = Capture(Int.self).optional()
    return switch (url.countedPathComponents(), url.queryArguments()) {
    case (.N1("retweet"), Has("tweetId", id)): .retweet(id())
    case (.N1("search"), Has("q", text) && MayHave("page", page)):
      .search(text(), page: page() ?? 1)
    case (.N2("w", "index.php"), Has("diff", "prev") && Has("oldid", id)): .difference(id())
    case (.N2("w", "index.php"), Has("edit")): .edit
    case (_, IsTracked() && Has("q") && Has("lang", "en")): .campaign
    default: nil
    }
  }

  @Test(arguments: [
    ("/retweet?tweetId=7", Link.retweet(7)), ("/retweet?tweetId=x", nil), ("/retweet", nil),
    ("/search?q=soup", .search("soup", page: 1)),
    ("/search?page=2&q=soup", .search("soup", page: 2)),
    ("/search?q=soup&page=x", nil), ("/search?page=2", nil),
    ("/w/index.php?diff=prev&oldid=12", .difference(12)),
    ("/w/index.php?diff=next&oldid=12", nil), ("/w/index.php?diff=prev", nil),
    ("/w/index.php?edit", .edit), ("/w/index.php?a&edit=1", .edit),
    ("/a/b?lang=en&utm_source=x&q", .campaign), ("/a/b?lang=en&q", nil),
    ("/a/b?utm_source=x&q", nil),
  ])
  func `a case takes the path and its arguments`(path: String, expected: Link?) {
    #expect(link(path) == expected)
  }

  @Test func `the right pattern is tried only if the left one matches`() {
    let (left, right) = (Capture(Int.self), Capture(Int.self))
    #expect(!((Has("a", left) && Has("b", right)) ~= ["a": "x", "b": "2"]))
    #expect(right.value == nil)
    #expect((Has("a", left) && Has("b", right)) ~= ["a": "1", "b": "2"])
    #expect((left(), right()) == (1, 2))
  }
}
