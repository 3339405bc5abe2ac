import Foundation
import RoutePatterns
import URLPatterns

/// GitHub's 130 routes, each of them once: from a `URL`, with a scheme and a host to compare, and
/// from a request target, as on a server.
///
/// A format takes only URLs.
let gitHubSuite: [Benchmark] =
  gitHub("URL", urlStyles) + gitHub("request target", targetStyles) + gitHubTables

/// What only tables do: all routes are made before the first match, and the last one is printed
/// after asking all others.
private let gitHubTables: [Benchmark] = {
  let url = URL(string: "https://api.github.com/user/keys/1234567")!
  let link = GitHubLink(gitHubTemplates.count - 1, ["1234567"])
  let (format, router) = (GitHubTable.format(), gitHubRouter())
  precondition(format.url(for: link) == url && router.url(for: link) == url)
  return [
    Benchmark(
      "github", "first use",
      [
        Contestant("URLFormats") { consume(GitHubTable.format().match(url)) },
        Contestant("RoutePatterns") { consume(gitHubRouter().match(url)) },
      ]),
    Benchmark(
      "github", "the last of 130 rows",
      [
        Contestant("URLFormats") { consume(format.url(for: link)) },
        Contestant("RoutePatterns") { consume(router.url(for: link)) },
      ]),
  ]
}()

private func gitHubRouter() -> Router<GitHubLink> {
  GitHubTable.router(Router(scheme: "https", host: "api.github.com"))
}

private func gitHub(_ input: String, _ styles: [GitHubStyle]) -> [Benchmark] {
  [
    Benchmark(
      "github", "\(input)s", operations: gitHubTemplates.count, isSummary: true,
      styles.map { Contestant($0.name, allocations: $0.allocations, run: $0.run) }),
    // For the switch, that's the slowest path: 38 routes have that many elements.
    Benchmark(
      "github", "\(input) of no route",
      styles.map { style in
        Contestant(style.name, allocations: style.allocations) { consume(style.link(noRoute)) }
      }),
  ]
}

/// A path for each route, and some that are unusual or match no route, with their links.
private let requests: [(path: String, link: GitHubLink?)] =
  gitHubTemplates.enumerated().map { number, template in
    let words = template.split(separator: ":", omittingEmptySubsequences: false)
    let parameters = ["swiftlang", "swift", "1234567", "main"].prefix(words.count - 1)
    let path = zip(words, parameters + [""]).map { "\($0)\($1)" }.joined()
    return ("/" + path, GitHubLink(number, Array(parameters)))
  } + [("/users//a%2Fb/?c#d", GitHubLink(117, ["a/b"]))]
  + [
    "", "/", "/repos", "/users/7/none", "/user/keys/7/8", "/a%2Fb", "/gists/../none",
    "/repos/swiftlang/swift/none",
  ].map { ($0, nil) }

private let noRoute = requests.firstIndex { $0.path == "/repos/swiftlang/swift/none" }!

/// A way of finding links.
private struct GitHubStyle: Sendable {
  let name: String
  let allocations: Double

  /// Finds the link of each route once.
  let run: @Sendable () -> Void

  /// Returns the link for a request.
  let link: @Sendable (Int) -> GitHubLink?

  @inline(__always)  // So that the closure is called directly.
  init<Input: Sendable>(
    _ name: String, allocations: Double, _ inputs: [Input],
    _ link: @escaping @Sendable (Input) -> GitHubLink?
  ) {
    let routes = Array(inputs.prefix(gitHubTemplates.count))
    (self.name, self.allocations) = (name, allocations)
    run = { for input in routes { consume(link(input)) } }
    self.link = { link(inputs[$0]) }
  }
}

private let urlStyles: [GitHubStyle] = {
  let urls = requests.map { URL(string: "https://api.github.com" + $0.path)! }
  let (format, router) = (GitHubTable.format(), gitHubRouter())
  return [
    GitHubStyle("Counted switch", allocations: 0.01, urls) { url in
      guard let path = url.countedPathComponents(scheme: "https", host: "api.github.com") else {
        return nil
      }
      return gitHubLink(for: path)
    },
    GitHubStyle("URLFormats", allocations: 3.76, urls) { format.match($0) },
    GitHubStyle("RoutePatterns", allocations: 3.76, urls) { router.match($0) },
  ]
}()

private let targetStyles: [GitHubStyle] = {
  let targets = requests.map(\.path)
  let router = GitHubTable.router(Router())
  return [
    GitHubStyle("Counted switch", allocations: 0.01, targets) {
      gitHubLink(for: Counted(path: $0))
    },
    GitHubStyle("RoutePatterns", allocations: 3.76, targets) { router.match(requestTarget: $0) },
  ]
}()

/// Checks that all contestants find the link of every route, and no link for other paths.
func checkGitHub() throws {
  for style in urlStyles + targetStyles {
    for (i, request) in requests.enumerated() where style.link(i) != request.link {
      throw Disagreement(style: style.name, subject: request.path)
    }
  }
}
