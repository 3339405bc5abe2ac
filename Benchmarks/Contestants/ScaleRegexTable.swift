import Foundation

/// A table of the suite "scale", as regular expressions over the path, each compiled once.
struct ScaleRegexTable: Sendable {
  private typealias Route = (NSRegularExpression, @Sendable ([String]) -> ScaleLink)
  private let routes: [Route]

  init(routes count: Int) throws {
    func route(_ pattern: String, _ link: @escaping @Sendable ([String]) -> ScaleLink) throws
      -> Route
    {
      (try NSRegularExpression(pattern: "^/\(pattern)$"), link)
    }
    routes = try ScaleTable.resources(routes: count).enumerated().flatMap { number, name in
      [
        try route(name) { _ in .list(number) },
        try route("\(name)/([^/]+)") { .show(number, $0[0]) },
        try route("\(name)/([^/]+)/edit") { .edit(number, $0[0]) },
        try route("\(name)/([^/]+)/items/([^/]+)") { .item(number, $0[0], $0[1]) },
        try route("\(name)/archive/([^/]+)") { .archive(number, $0[0]) },
      ]
    }
  }

  func link(for url: URL) -> ScaleLink? {
    guard url.scheme == "myscheme", url.host == "myhost" else { return nil }
    let path = url.path(percentEncoded: true)
    let range = NSRange(location: 0, length: path.utf16.count)
    for (regex, link) in routes {
      guard let match = regex.firstMatch(in: path, range: range) else { continue }
      return link(
        (1..<match.numberOfRanges).map { group in
          let text = Range(match.range(at: group), in: path).map { String(path[$0]) } ?? ""
          return text.removingPercentEncoding ?? text
        })
    }
    return nil
  }
}
