import Foundation
import RoutePatterns
import URLFormats
import URLPatterns

extension FuzzTarget {
  /// Uses a random table in all styles, with bytes for the table, links to print, and URLs to
  /// match.
  static let routers = FuzzTarget(name: "routers") { input in
    let table = RandomTable(&input)
    let styles = Styles(table)
    for _ in 0..<input.number(below: 4) { try styles.check(table.link(&input)) }
    for _ in 0..<8 where !input.isAtEnd { try styles.check(url(&input)) }
  }

  /// Compares a random table that is divided into nested tables with the same routes in one table.
  static let nesting = FuzzTarget(name: "nesting") { input in
    let table = RandomTable(&input)
    let (flat, format, router) = (table.withPrefixes, table.nestedFormat(), table.nestedRouter())
    for _ in 0..<input.number(below: 8) {
      let link = table.link(&input)
      let expected = flat.print(link).flatMap {
        URL(scheme: "s", host: "h", path: Counted($0.elements), query: $0.query)
      }
      try expectEqual(format.url(for: link), expected, "formats print \(link), \(table.routes)")
      if let router {
        try expectEqual(
          router.url(for: .part(.part(.link(link)))), expected,
          "routers print \(link), \(table.routes)")
      }
    }
    for _ in 0..<8 where !input.isAtEnd {
      let prefix = RandomTable.prefix(input.number(below: table.routes.count))
      guard let url = url(&input, below: prefix),
        let path = url.countedPathComponents(scheme: "s", host: "h")
      else { continue }
      let query = url.queryArguments()
      let expected = path.count > 40 ? format.match(url) : flat.match(path.elements, query)
      try expectEqual(format.match(url), expected, "formats match \(url), \(table.routes)")
      guard let router else { continue }
      try expectEqual(
        router.match(url)?.link, expected, "routers match \(url), \(table.routes)")
      if let expected {
        let template = router.templates[expected.route]
        let isOnlyOne = router.templates.count { $0 == template } == 1
        try expect(
          !isOnlyOne || !router.unreachable.contains { $0.template == template },
          "\(url) reaches \(template)")
      }
    }
  }

  /// Returns a URL of the table's words and others.
  private static func url(_ input: inout FuzzInput, below prefix: [String] = []) -> URL? {
    var text = "s://h" + prefix.map { "/" + encoded($0) }.joined()
    for _ in 0..<input.number(below: 12) {
      text += "/" + (input.number(below: 4) > 0 ? encoded(RandomTable.word(&input)) : input.text())
    }
    switch input.number(below: 8) {
    case 0: text += "?page=7"
    case 1: text += "?q=x&page=1&%C3%A9=2"
    case 2: text += "?" + input.text()
    default: break
    }
    return URL(string: text)
  }

  private static func encoded(_ element: String) -> String {
    String((try? Counted.N1(element).percentEncodedPath())?.dropFirst() ?? "")
  }
}

/// A table in all styles.
private struct Styles {
  let table: RandomTable
  let format: URLFormat<RandomTable.Link>
  let router: Router<RandomLink>?
  /// The table as a router with the host as the first element, or without a host.
  let hostless: [Router<RandomLink>]
  let counter = LookCounter()
  /// Whether an explanation is short, because it lists each way through optional parts, up to a
  /// thousand.
  let canBeExplained: Bool
  /// The indices of the routes that are reported as unreachable.
  let unreachable: Set<Int>

  init(_ table: RandomTable) {
    self.table = table
    format = table.format(counter)
    router = table.router(scheme: "s", host: "h", counter)
    hostless = ["s", nil].compactMap { table.router(scheme: $0, host: nil, LookCounter()) }
    let optionalParts = table.routes.map { $0.groups.joined().count { $0 == .optionalInt } }
    canBeExplained = optionalParts.allSatisfy { $0 <= 3 }
    // Several routes can have the same template, so a route is known only if it's the only one with
    // its template.
    let templates = router?.templates ?? []
    let never = Set(router?.unreachable.map(\.template) ?? [])
    unreachable = Set(
      templates.indices.filter { index in
        never.contains(templates[index]) && templates.filter { $0 == templates[index] }.count == 1
      })
  }

  func check(_ url: URL?) throws {
    guard let url else { return }
    let path = url.countedPathComponents(scheme: "s", host: "h")
    let query = url.queryArguments()
    let elements = path?.count ?? 0
    // The simple way takes too long for a long path.
    let expected =
      elements > 40 ? format.match(url) : path.flatMap { table.match($0.elements, query) }
    _ = counter.take()
    try expectEqual(format.match(url), expected, "URLFormats match \(url), \(table.routes)")
    try checkLooks(elements, url)
    if let router {
      try expectEqual(
        router.match(url)?.link, expected, "RoutePatterns match \(url), \(table.routes)")
      try checkLooks(elements, url)
      if let expected, let path {
        let parsed = router.route.parse((path.elements, url.routeComponents.query))
        try expectEqual(parsed?.match.link, expected, "the pattern of all routes parses \(url)")
        try expectEqual(parsed?.rest.path, [], "the pattern of all routes parses all of \(url)")
      }
      if canBeExplained {
        try expectEqual(
          router.explain(url).isMatch, expected != nil, "an explanation says what matches \(url)")
      }
      if let expected {
        try expect(
          !unreachable.contains(expected.route), "\(url) reaches the route \(expected.route)")
      }
    }
    if table.isSwitch, let path {
      try expectEqual(
        table.matchBySwitch(path, query), expected, "the switch matches \(url), \(table.routes)")
    }
    if let expected, elements <= 40 { try check(expected) }
  }

  /// Checks that matching looks at each element at most once for each part of the table.
  private func checkLooks(_ elements: Int, _ url: URL) throws {
    let parts = table.routes.reduce(0) { $0 + $1.groups.joined().count }
    let looks = counter.take()
    try expect(
      looks <= 2 * (parts + 1) * (elements + 1),
      "\(url) of \(elements) elements took \(looks) looks by \(parts) parts")
  }

  func check(_ link: RandomTable.Link) throws {
    let expected = table.print(link).flatMap {
      URL(scheme: "s", host: "h", path: Counted($0.elements), query: $0.query)
    }
    let printed = format.url(for: link)
    try expectEqual(printed, expected, "URLFormats print \(link), \(table.routes)")
    if let router {
      try expectEqual(
        router.url(for: .link(link)), expected, "RoutePatterns print \(link), \(table.routes)")
      try expectEqual(
        router.route.print(.link(link))?.path, table.print(link)?.elements,
        "the pattern of all routes prints \(link)")
    }
    for router in hostless {
      guard let url = router.url(for: .link(link)) else { continue }
      try expectEqual(router.match(url)?.link, link, "what was printed, \(url), comes back")
    }
    if let printed {
      try expectEqual(format.match(printed), link, "what was printed, \(printed), comes back")
    }
  }
}
