import Foundation
import URLPatterns

/// The different ways to write a `switch` over a link.
///
/// Only a capture in `Contains`, next to three other matchers, or in a `switch` that also takes a host
/// apart, can allocate.
let formsSuite: [Benchmark] = [
  Benchmark(
    "forms", "seven cases", operations: links.count, isSummary: true,
    [
      form("init, one call") { Page(url: $0.url) },
      form("function, one call") { page($0.url) },
      form("function, has first") { pageInTwoCalls($0.url) },
      form("function, bare path") { page(path: $0.path) },
      form("bare path, Int(text)") { pageByText(path: $0.path) },
    ]),
  Benchmark(
    "forms", "thirty cases", operations: links.count,
    [
      form("function, one call") { place($0.url) },
      form("function, bare path") { place(path: $0.path) },
    ]),
  Benchmark(
    "forms", "capture", operations: links.count,
    [
      form("in Begins") { photo(inBegins: $0.path) },
      form("in Contains") { photo(inContains: $0.path) },
    ]),
  Benchmark(
    "forms", "nesting", operations: links.count,
    [
      form("a path") { Counted(path: $0.path) },
      form("dropFirst") { Counted(path: $0.path).dropFirst() },
      form("dropLast") { Counted(path: $0.path).dropLast() },
      form("+") { .N2("users", "john") + Counted(path: $0.path) },
    ]),
  Benchmark(
    "forms", "host, path and query", operations: places.count,
    [Contestant("one case", isOurs: true) { for url in places { consume(place(ofLink: url)) } }]),
  Benchmark(
    "forms", "path and query", operations: searches.count,
    [
      Contestant("one case", isOurs: true) { for url in searches { consume(search(url)) } },
      Contestant("guard", isOurs: true) { for url in searches { consume(searchByGuard(url)) } },
    ]),
]

private let places = [
  "t.me/retweet?tweetId=1234567", "de.wikipedia.org/wiki/Soup", "example.org/search?q=soup",
  "example.org/search?q=soup&page=2", "example.org/w/index.php?diff=prev&oldid=12",
  "example.org/@john",
].map { URL(string: "https://" + $0)! }

private enum Place {
  case retweet(Int)
  case article(String, title: String)
  case search(String, page: Int)
  case difference(Int)
  case user(String)
}

private func place(ofLink url: URL) -> Place? {
  let tweetId = Capture(Int.self)
  let page = Capture(Int.self)
  let id = Capture(Int.self)
  let text = Capture(String.self)
  let name = Capture(String.self)
  switch (url.countedHostLabels(), url.countedPathComponents(), url.queryArguments()) {
  case (.N2("t", "me"), .N1("retweet"), Has("tweetId", tweetId)): return .retweet(tweetId())
  case (.N3(let language, "wikipedia", "org"), .N2("wiki", let title), _):
    return .article(language, title: title)
  case (_, .N1("search"), Has("q", text) && MayHave("page", page)):
    return .search(text(), page: page.value ?? 1)
  case (_, .N2("w", "index.php"), Has("diff", "prev") && Has("oldid", id)):
    return .difference(id())
  case (_, .N1(Prefixed("@", name)), _): return .user(name())
  default: return nil
  }
}

private let searches = [
  "/retweet?tweetId=1234567", "/search?q=soup", "/search?q=soup&page=2", "/search?q=soup&page=x",
  "/users/john", "/w/index.php?diff=prev&oldid=12",
].map { URL(string: "https://example.org" + $0)! }

private enum Search {
  case retweet(Int)
  case search(String, page: Int)
  case user(String)
  case difference(Int)
}

private func search(_ url: URL) -> Search? {
  let id = Capture(Int.self)
  let page = Capture(Int.self)
  let text = Capture(String.self)
  switch (url.countedPathComponents(), url.queryArguments()) {
  case (.N1("retweet"), Has("tweetId", id)): return .retweet(id())
  case (.N1("search"), Has("q", text) && MayHave("page", page)):
    return .search(text(), page: page.value ?? 1)
  case (.N2("users", let name), _): return .user(name)
  case (.N2("w", "index.php"), Has("diff", "prev") && Has("oldid", id)): return .difference(id())
  default: return nil
  }
}

private func searchByGuard(_ url: URL) -> Search? {
  let query = url.queryArguments()
  switch url.countedPathComponents() {
  case .N1("retweet"):
    guard let id = query["tweetId", as: Int.self] else { return nil }
    return .retweet(id)
  case .N1("search"):
    guard let text = query["q"], let page = Int(query["page"] ?? "1") else { return nil }
    return .search(text, page: page)
  case .N2("users", let name): return .user(name)
  case .N2("w", "index.php"):
    guard query["diff"] == "prev", let id = query["oldid", as: Int.self] else { return nil }
    return .difference(id)
  default: return nil
  }
}

private func photo(inBegins path: String) -> Int? {
  let id = Capture(Int.self)
  if case Begins("photos", id) = Counted(path: path) { return id() }
  return nil
}

private func photo(inContains path: String) -> Int? {
  let id = Capture(Int.self)
  if case Contains("photos", id) = Counted(path: path) { return id() }
  return nil
}

private let links = [
  "", "/chat/swift", "/users/7/profile", "/users/john/follow", "/news/latest/2026/11",
  "/photos/1234567", "/legal/terms",
].map { (url: URL(string: "myscheme://myhost" + $0)!, path: $0) }

private func form<Result>(
  _ name: String, _ read: @escaping @Sendable ((url: URL, path: String)) -> Result?
) -> Contestant {
  Contestant(name, isOurs: true) {
    for link in links { consume(read(link)) }
  }
}

private enum Page {
  case home, news, terms
  case chat(room: String)
  case user(id: Int)
  case follow(name: String)
  case photo(id: Int)

  init?(url: URL) {
    guard let path = url.countedPathComponents(scheme: "myscheme", host: "myhost") else {
      return nil
    }
    let id = Capture(Int.self)
    switch path {
    case .N0: self = .home
    case .N2("chat", let room): self = .chat(room: room)
    case .N3("users", id, "profile"): self = .user(id: id())
    case .N3("users", let name, "follow"): self = .follow(name: name)
    case Begins("news", "latest"): self = .news
    case Begins("photos", id): self = .photo(id: id())
    case Ends("terms"): self = .terms
    default: return nil
    }
  }
}

private func page(_ url: URL) -> Page? {
  guard let path = url.countedPathComponents(scheme: "myscheme", host: "myhost") else {
    return nil
  }
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

private func pageInTwoCalls(_ url: URL) -> Page? {
  guard url.has(scheme: "myscheme", host: "myhost") else { return nil }
  let id = Capture(Int.self)
  switch url.countedPathComponents() {
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

private func page(path: String) -> Page? {
  let id = Capture(Int.self)
  switch Counted(path: path) {
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

private func pageByText(path: String) -> Page? {
  switch Counted(path: path) {
  case .N0: return .home
  case .N2("chat", let room): return .chat(room: room)
  case .N3("users", let id, "profile"): return Int(id).map { .user(id: $0) }
  case .N3("users", let name, "follow"): return .follow(name: name)
  case Begins("news", "latest"): return .news
  case .N2("photos", let id): return Int(id).map { .photo(id: $0) }
  case Ends("terms"): return .terms
  default: return nil
  }
}

private func place(_ url: URL) -> Int? {
  guard let path = url.countedPathComponents(scheme: "myscheme", host: "myhost") else {
    return nil
  }
  return place(path)
}

private func place(path: String) -> Int? { place(Counted(path: path)) }

@inline(__always)
private func place(_ path: Counted<String>) -> Int? {
  let id = Capture(Int.self)
  let year = Capture(Int.self)
  let size = Capture(Double.self)
  switch path {
  case .N0: return 0
  case .N1("history"): return 1
  case .N1("settings"): return 2
  case .N1("search"): return 3
  case .N1("inbox"): return 4
  case .N1("help"): return 5
  case .N2("settings", "account"): return 6
  case .N2("settings", "privacy"): return 7
  case .N2("chat", _): return 8
  case .N2("tags", _): return 9
  case .N2("orders", id): return id()
  case .N2("invoices", id): return id()
  case .N2("archive", year): return year()
  case .N2("fonts", size): return Int(size())
  case .N3("users", id, "profile"): return id()
  case .N3("users", _, "follow"): return 15
  case .N3("users", _, "followers"): return 16
  case .N3("users", _, "lists"): return 17
  case .N3("archive", year, id): return year() + id()
  case .N3("shop", "sale", _): return 19
  case .N4("users", _, "tweets", id): return id()
  case .N4("users", _, "photos", id): return id()
  case .N4("archive", year, _, id): return year() + id()
  case .N4("shop", _, "sizes", size): return Int(size())
  case .N5("shop", _, _, "reviews", id): return id()
  case .N5("archive", year, _, _, _): return year()
  case Begins("news", "latest"): return 26
  case Begins("photos", id): return id()
  case Ends("terms"): return 28
  case Ends("feed", "xml"): return 29
  default: return nil
  }
}
