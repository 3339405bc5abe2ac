import Foundation
import RoutePatterns
import TestSupport
import Testing

extension Many: Matchable {}

private let one = int
private let two = int / string
private let four = two / two
private let eight = four / four

private let ab = int("a") & string("b")
private let abcd = ab & int("c") & string("d")

/// Patterns and routes of 1 to 12 values, which parameter packs join.
@Suite struct PackTests {
  private static let router: Router<Many> = {
    let router = Router<Many>(scheme: "app", host: "host")
    router.add(Many.v1, route: "1" / one)
    router.add(Many.v2, route: "2" / two)
    router.add(Many.v3, route: "3" / two / one)
    router.add(Many.v4, route: "4" / two / one .? string("b"))
    router.add(Many.v5, route: "5" .? abcd & int("e"))
    router.add(Many.v6, route: "6" / four .? ab)
    router.add(Many.v7, route: "7" / four / one .? param(.string)("b", default: "") & int("c"))
    router.add(Many.v11, route: "11" / eight / two / one)
    router.add(Many.v12, route: "12" / eight .? abcd)
    return router
  }()

  @Test(
    arguments: [
      (1, "1"), (2, "1/b"), (3, "1/b/3"), (4, "1/b/3?b=d"), (5, "?a=1&b=b&c=3&d=d&e=5"),
      (6, "1/b/3/d?a=5&b=f"), (7, "1/b/3/d/5?b=f&c=7"),
      (11, "1/b/3/d/5/f/7/h/9/j/11"),
      (12, "1/b/3/d/5/f/7/h?a=9&b=j&c=11&d=l"),
    ] as [(Int, String)])
  func `values are captured in order, and printed`(count: Int, text: String) throws {
    let slash = text.hasPrefix("?") ? "" : "/"
    let url = try #require(URL(string: "app://host/\(count)\(slash)\(text)"))
    let value = try #require(Self.router.match(url))
    #expect(String(describing: value) == Many.description(of: count))
    #expect(Self.router.url(for: value) == url)
  }

  @Test func `an optional value follows up to eleven others`() throws {
    try expectOptional(one /? int, 1)
    try expectOptional(two / one /? int, 3)
    try expectOptional(eight / two / one /? int, 11)
    try expectOptional(one .?? int("z"), 1)
    try expectOptional(eight / two / one .?? int("z"), 11)
    try expectOptional(one .? int("y") &? int("z"), 1, ["y": "9"])
    try expectOptional(eight / two .? int("y") &? int("z"), 10, ["y": "9"])
  }

  /// Checks a pattern that captures `count` elements, arguments, and an optional 7, which is last
  /// or called `z`.
  private func expectOptional<A, S: PatternState.Kind>(
    _ pattern: RoutePattern<A, S>, _ count: Int, _ query: [String: String] = [:],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    var values = Many.description(of: count, asTuple: true)
    values = values.filter { !"()".contains($0) } + query.values.map { ", \($0)" }.joined()
    let isPath = S.self == PatternState.Path.self
    for (text, path, query) in [
      ("nil", [], query),
      ("Optional(7)", isPath ? ["7"] : [], isPath ? query : query.merging(["z": "7"]) { $1 }),
    ] {
      let components = (path: Many.texts(count) + path, query: query)
      let value = try #require(pattern.parse(components)?.match, sourceLocation: location)
      #expect(String(describing: value) == "(\(values), \(text))", sourceLocation: location)
      let printed = try #require(pattern.print(value), sourceLocation: location)
      #expect(printed == components, sourceLocation: location)
    }
  }
}
