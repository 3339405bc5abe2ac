import Foundation
import URLPatterns

/// From `URL` to elements, and from a path without a `URL`.
let readSuite: [Benchmark] = [
  ("short", "/users/john"),
  ("long", "/a/rather/long/path/of/some/site/with/twelve/elements/in/it"),
  ("percent-encoded", "/users/j%C3%BCrgen%20m%C3%BCller/profile"),
  ("megabyte", "/" + String(repeating: "x", count: 1 << 20)),
  ("megabyte of escapes", "/" + String(repeating: "%C3%BC", count: 175_000)),
  ("megabyte of dots", String(repeating: "/a/..", count: 210_000)),
  ("megabyte of elements", String(repeating: "/a", count: 525_000)),
].map { name, path in
  let url = URL(string: "myscheme://myhost" + path)!
  return Benchmark(
    "read", name, inputBytes: path.utf8.count > 1000 ? path.utf8.count : nil,
    isSummary: ["short", "percent-encoded", "megabyte of elements"].contains(name),
    [
      Contestant("countedPathComponents", isOurs: true) { consume(url.countedPathComponents()) },
      Contestant("Counted(path:)", isOurs: true) { consume(Counted(path: path)) },
      Contestant("URL.pathComponents") { consume(url.pathComponents) },
    ])
}

/// The arguments of a query.
let querySuite: [Benchmark] =
  [
    ("one argument", "tweetId=1234567", "tweetId"),
    ("third of five", "tab=new&flat&page=2&tag=a%20b&tag=c", "page"),
    (
      "last of a thousand", (0..<1000).map { "name\($0)=\($0)" }.joined(separator: "&"), "name999"
    ),
  ].map { name, query, argument in
    let url = URL(string: "myscheme://myhost/search?" + query)!
    return Benchmark(
      "query", name, isSummary: name == "third of five",
      [
        Contestant("queryArguments", isOurs: true) {
          consume(url.queryArguments()[argument, as: Int.self])
        },
        Contestant("URLComponents.queryItems") {
          let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems
          consume(items?.first { $0.name == argument }?.value.flatMap { Int($0) })
        },
      ])
  } + [allArguments]

private let allArguments = {
  let query = (0..<100_000).map { "name\($0)=\($0)" }.joined(separator: "&")
  let url = URL(string: "myscheme://myhost/search?" + query)!
  return Benchmark(
    "query", "all of a hundred thousand", inputBytes: query.utf8.count, isSummary: true,
    [
      Contestant("queryArguments", isOurs: true) {
        consume(url.queryArguments().reduce(0) { $0 + $1.name.utf8.count })
      },
      Contestant("URLComponents.queryItems") {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems
        consume(items?.reduce(0) { $0 + $1.name.utf8.count })
      },
    ])
}()
