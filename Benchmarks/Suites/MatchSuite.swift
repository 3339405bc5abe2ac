import DeepLinkExample
import Foundation
import URLFormats
import URLPatterns

/// The example's routes by name, and a URL that doesn't match.
let routes: [(name: String, url: URL)] = [
  ("home", ""), ("history", "/history"), ("chat", "/chat/swift"), ("settings", "/me/settings"),
  ("profile", "/users/john_morgan/profile"), ("follow", "/users/john_morgan/follow"),
  ("userTweet", "/users/john_morgan/tweets/1234567"), ("retweet", "/retweet?tweetId=1234567"),
  ("news", "/news/latest/2026/11"), ("terms", "/legal/terms"),
  ("contact", "/pages/contact-us_gbr"), ("miss", "/no/such/page"),
].map { (name: $0.0, url: URL(string: "myscheme://myhost" + $0.1)!) }

/// A way of reading and printing the example's links.
struct Style: Sendable {
  let name: String
  /// The number of allocations for a link, on average: for matching and for printing.
  var allocations: (match: Double?, print: Double?) = (nil, nil)
  var link: (@Sendable (URL) -> DeepLink?)?
  var url: (@Sendable (DeepLink) -> URL?)?
}

let styles: [Style] = [
  Style(
    name: "Counted switch", allocations: (0, 3.09), link: { DeepLink(url: $0) }, url: { $0.url }),
  Style(name: "hand-written bytes", link: Floor.link, url: Floor.url),
  Style(
    name: "URLFormats", allocations: (3.09, 8.45), link: { DeepLink.format.match($0) },
    url: { DeepLink.format.url(for: $0) }),
  Style(
    name: "RoutePatterns", allocations: (3.17, 8.45), link: { DeepLink.router.match($0) },
    url: { DeepLink.router.url(for: $0) }),
  Style(
    name: "URLFormats, by reflection", allocations: (nil, 22.3),
    url: { ReflectedLink.format.url(for: ReflectedLink($0)) }),
  Style(
    name: "RoutePatterns, by reflection", allocations: (nil, 22.3),
    url: { ReflectedLink.router.url(for: ReflectedLink($0)) }),
  Style(name: "Foundation by hand", link: FoundationByHand.link, url: FoundationByHand.url),
]

/// From `URL` to link, for all routes and each.
let matchSuite: [Benchmark] = suite(
  "match", routes.map { ($0.name, $0.url) },
  styles.compactMap { style in style.link.map { (style.name, style.allocations.match, $0) } })

/// From link to `URL`, for all routes and each.
let printSuite: [Benchmark] = suite(
  "print", routes.compactMap { route in DeepLink(url: route.url).map { (route.name, $0) } },
  styles.compactMap { style in style.url.map { (style.name, style.allocations.print, $0) } })

/// Returns a benchmark for all inputs, and one for each.
func suite<Input: Sendable, Output>(
  _ suite: String, _ inputs: [(name: String, input: Input)],
  _ styles: [(name: String, allocations: Double?, work: @Sendable (Input) -> Output)]
) -> [Benchmark] {
  let all = Benchmark(
    suite, "all", operations: inputs.count, isSummary: true,
    styles.map { style in
      Contestant(style.name, allocations: style.allocations) {
        for (_, input) in inputs { consume(style.work(input)) }
      }
    })
  return inputs.map { name, input in
    Benchmark(
      suite, name, styles.map { style in Contestant(style.name) { consume(style.work(input)) } })
  } + [all]
}

/// URLs that a shortcut might get wrong.
let oddURLs = [
  "myscheme://myhost/", "MYSCHEME://MYHOST/history", "myscheme://myhost/chat/settings",
  "myscheme://myhost/chat/terms", "myscheme://myhost/a/b/c/terms", "other://myhost/history",
  "myscheme://myhost.org/history", "myscheme://myhost/users/john/tweets/x",
  "myscheme://myhost/users/john/terms", "myscheme://myhost/retweet?a&tweetId=-7#x",
  "myscheme://myhost/retweet", "myscheme://myhost/news/latest", "myscheme://myhost/history/x",
  "myscheme://myhost//chat/j%C3%BCrgen%2F/", "myscheme://myhost/users/j%20m/profile?a",
].map { URL(string: $0)! }

/// Checks that all contestants give the same answers as the switch.
func checkStyles() throws {
  for style in styles {
    for url in routes.map(\.url) + oddURLs {
      guard let link = style.link, link(url) != DeepLink(url: url) else { continue }
      throw Disagreement(style: style.name, subject: "\(url)")
    }
    for url in routes.map(\.url) {
      guard let link = DeepLink(url: url), let print = style.url else { continue }
      if print(link) != link.url { throw Disagreement(style: style.name, subject: "\(link)") }
    }
    for room in ["a/b", "50%", "a b", "jürgen", "", ".", ".."] {
      guard let print = style.url, print(.chat(room: room)) != DeepLink.chat(room: room).url else {
        continue
      }
      throw Disagreement(style: style.name, subject: "\(DeepLink.chat(room: room))")
    }
  }
}

struct Disagreement: Error, CustomStringConvertible {
  let style: String
  let subject: String
  var description: String { "\(style) disagrees with the counted switch on \(subject)" }
}
