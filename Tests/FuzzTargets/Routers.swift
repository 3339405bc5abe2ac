import Foundation
import RoutePatterns
import URLFormats
import URLPatterns

extension FuzzTarget {
  /// Uses a random table in both styles of combinators, with bytes for the table, links to print,
  /// and URLs to match.
  static let routers = FuzzTarget(name: "routers") { input in
    let table = RandomTable(&input)
    let styles = Styles(table)
    for _ in 0..<input.number(below: 4) { try styles.check(table.link(&input)) }
    let starts =
      switch table.start {
      case .web:
        [
          "https://h", "https://h", "https://h:80", "https://jo@H", "HTTPS://a%40b:c@h:8080",
          "https://@h:", "https://h:99999", "https://h@evil", "https://%FF@h:0",
        ]
      case .emptyHost: ["x://", "x://", "X://", "x:", "x://h"]
      case .app:
        [
          "x://", "x://me", "X://users:80", "x://me@7:", "x://a:b@c%40x:7", "x://%40me", "x:",
          "x://[::1]:7", "x://me@", "x://:80", "x://%FF@7:99999",
        ]
      }
    for _ in 0..<8 where !input.isAtEnd {
      try styles.check(url(from: starts[input.number(below: starts.count)], &input))
    }
  }

  /// Returns a URL with this start, of the table's words and others.
  private static func url(from start: String, _ input: inout FuzzInput) -> URL? {
    var text = start
    for _ in 0..<input.number(below: 12) {
      let element = input.number(below: 4) > 0 ? RandomTable.word(&input) : nil
      let path = element.flatMap { try? Counted.N1($0).percentEncodedPath() }
      text += path ?? "/" + input.text()
    }
    switch input.number(below: 8) {
    case 0: text += "?page=7"
    case 1: text += "?q=x&page=1&%C3%A9=2"
    case 2: text += "?" + input.text()
    case 3: text += "?page&q&%C3%A9=x#page=7&q=1"
    case 4: text += "#" + input.text()
    default: break
    }
    return URL(string: text)
  }
}

/// A table in both styles.
private struct Styles {
  let table: RandomTable
  let format: URLFormat<RandomTable.Link>
  let router: Router<RandomLink>

  init(_ table: RandomTable) {
    (self.table, format, router) = (table, table.format, table.router)
  }

  func check(_ url: URL?) throws {
    guard let url else { return }
    let parts = table.read(url)
    // The simple way takes too long for a long path.
    if let parts, parts.elements.count > 40 { return }
    let expected = parts.flatMap {
      table.match($0.elements, (url.queryArguments(), url.fragmentArguments()), $0.authority)
    }
    try expectEqual(format.match(url), expected, "URLFormats match \(url), \(table.routes)")
    try expectEqual(
      router.match(url), expected.map(RandomLink.link),
      "RoutePatterns match \(url), \(table.routes)")
    // An explanation lists each way through optional parts, up to a thousand.
    if table.routes.allSatisfy({ $0.groups.joined().count { $0 == .optionalInt } <= 3 }) {
      try expectEqual(
        router.format.explain(url).isMatch, expected != nil,
        "an explanation says what matches \(url)")
    }
    if let expected { try check(expected) }
  }

  func check(_ link: RandomTable.Link) throws {
    let expected = table.url(for: link)
    try expectEqual(format.url(for: link), expected, "URLFormats print \(link), \(table.routes)")
    try expectEqual(
      router.url(for: .link(link)), expected, "RoutePatterns print \(link), \(table.routes)")
    if let expected {
      try expectEqual(format.match(expected), link, "what was printed, \(expected), comes back")
    }
  }
}
