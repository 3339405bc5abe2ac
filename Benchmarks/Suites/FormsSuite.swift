import Foundation
import URLPatterns

/// Forms of a `switch` that the documentation shows, none of which allocates.
let formsSuite: [Benchmark] = [
  form("init", urls) { Page(url: $0) },
  form("init with a long host", longURLs) { longPage(url: $0) },
  form("function, bare path", paths) { page(Counted(path: $0)) },
  form("many captures", paths) { place(Counted(path: $0)) },
  form("dropFirst", paths) { Counted(path: $0).dropFirst() },
  form("+", paths) { .N2("users", "john") + Counted(path: $0) },
  form("path and query", searches) { search($0) },
  form("host in where", places) { place(ofLink: $0) },
  form("captured matches", elements) { capture($0) },
  form("ignoring case", ["PROFILE", "jürgen"]) { IgnoringCase("Profile") ~= $0 },
  form("query by guard", searches) { $0.queryArguments()["page", as: Int.self] },
]

private func form<Input: Sendable, Result>(
  _ name: String, _ inputs: [Input], _ read: @escaping @Sendable (Input) -> Result?
) -> Benchmark {
  let contestant = Contestant("switch", allocations: 0) {
    for input in inputs { consume(read(input)) }
  }
  return Benchmark("forms", name, operations: inputs.count, [contestant])
}

private let paths = [
  "", "/chat/swift", "/users/7/profile", "/users/john/follow", "/news/latest/2026/11",
  "/photos/1234567", "/legal/terms",
]
private let urls = paths.map { URL(string: "myscheme://myhost" + $0)! }
private let longURLs = paths.map { URL(string: "https://links.mycompany.example" + $0)! }
private let searches = [
  "/retweet?tweetId=1234567", "/search?q=soup", "/search?q=soup&page=2", "/search?q=soup&page=x",
  "/users/john", "/w/index.php?diff=prev&oldid=12",
].map { URL(string: "https://example.org" + $0)! }

private enum Page {
  case home, news, terms
  case chat(room: String)
  case user(id: Int)
  case follow(name: String)
  case photo(id: Int)

  init?(url: URL) {
    guard let path = url.countedPathComponents(scheme: "myscheme", host: "myhost"),
      let page = page(path)
    else { return nil }
    self = page
  }
}

private func longPage(url: URL) -> Page? {
  url.countedPathComponents(scheme: "https", host: "links.mycompany.example").flatMap(page)
}

@inline(__always)
private func page(_ path: Counted<String>) -> Page? {
  let id = Capture(Int.self)
  switch path {
  case .N0: return .home
  case .N2("chat", let room): return .chat(room: room)
  case .N3("users", id, "profile"): return .user(id: id())
  case .N3("users", let name, "follow"): return .follow(name: name)
  case Begins("news", "latest"): return .news
  case Begins("photos", id): return .photo(id: id())
  case Ends("terms"): return .terms
  default: return nil
  }
}

private func place(_ path: Counted<String>) -> Int? {
  let id = Capture(Int.self)
  let year = Capture(Int.self)
  let size = Capture(Double.self)
  switch path {
  case .N0: return 0
  case .N1("history"): return 1
  case .N2("settings", "account"): return 2
  case .N2("chat", _): return 3
  case .N2("orders", id): return id()
  case .N2("archive", year): return year()
  case .N2("fonts", size): return Int(size())
  case .N3("users", id, "profile"): return id()
  case .N3("users", _, "follow"): return 4
  case .N3("archive", year, id): return year() + id()
  case .N4("users", _, "tweets", id): return id()
  case .N4("archive", year, _, id): return year() + id()
  case .N4("shop", _, "sizes", size): return Int(size())
  case .N5("shop", _, _, "reviews", id): return id()
  case .N5("archive", year, _, _, _): return year()
  case Begins("news", "latest"): return 5
  case Begins("photos", id): return id()
  case Ends("terms"): return 6
  default: return nil
  }
}

private enum Search {
  case retweet(Int)
  case search(String, page: Int)
  case user(String)
  case difference(Int)
}

private func search(_ url: URL) -> Search? {
  let id = Capture(Int.self)
  let page = Capture(Int.self).optional()
  let text = Capture(String.self)
  switch (url.countedPathComponents(), url.queryArguments()) {
  case (.N1("retweet"), Has("tweetId", id)): return .retweet(id())
  case (.N1("search"), Has("q", text) && MayHave("page", page)):
    return .search(text(), page: page() ?? 1)
  case (.N2("users", let name), _): return .user(name)
  case (.N2("w", "index.php"), Has("diff", "prev") && Has("oldid", id)): return .difference(id())
  default: return nil
  }
}

/// Hosts of at most 15 bytes: a longer one is a string on the heap.
private let places = [
  "t.me/retweet?tweetId=1234567", "de.example.org/wiki/Soup", "example.org/search?q=soup&page=2",
  "example.org/@john",
].map { URL(string: "https://" + $0)! }

private func place(ofLink url: URL) -> Int? {
  let (number, page) = (Capture(Int.self), Capture(Int.self).optional())
  let (language, text) = (Capture(String.self), Capture(String.self))
  switch (url.countedPathComponents(), url.queryArguments()) {
  case (.N1("retweet"), Has("tweetId", number)) where url.has(host: "t.me"): return number()
  case (.N2("wiki", let title), _) where url.has(host: Suffixed(language, ".example.org")):
    return language().utf8.count + title.utf8.count
  case (.N1("search"), Has("q", text) && MayHave("page", page)):
    return page() ?? text().utf8.count
  case (.N1(Prefixed("@", text)), _): return text().utf8.count
  default: return nil
  }
}

private let elements = ["/token/7", "/staking/x?q=soup", "/@john/posts", "/codes/A1B2C"]

private struct Length: PatternMatching {
  let range: ClosedRange<Int>

  static func ~= (pattern: Length, element: String) -> Bool {
    pattern.range.contains(element.utf8.count)
  }
}

private func capture(_ path: String) -> String? {
  let kind = Capture(matching: OneOf("token", "staking"))
  let text = Capture(matching: Regex(".+"))
  let code = Capture(matching: Length(range: 4...8))
  switch (Counted(path: path), QueryArguments(requestTarget: path)) {
  case (.N2(kind, "7"), _): return kind()
  case (.N2(kind, _), Has("q", text)): return text()
  case (.N2(Prefixed("@", text), _), _): return text()
  case (.N2("codes", code), _): return code()
  default: return nil
  }
}
