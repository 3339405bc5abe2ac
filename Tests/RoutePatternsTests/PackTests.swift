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
private let cd = int("c") & string("d")
private let ef = int("e") & string("f")
private let gh = int("g") & string("h")
private let ij = int("i") & string("j")
private let kl = int("k") & string("l")
private let abcd = ab & cd
private let efgh = ef & gh

/// Patterns and routes of 1 to 12 values, which parameter packs join.
@Suite struct PackTests {
  private static let paths: Router<Many> = {
    let paths = Router<Many>(scheme: "app", host: "host")
    paths.add(Many.v1, route: "1" / one)
    paths.add(Many.v2, route: "2" / two)
    paths.add(Many.v3, route: "3" / two / one)
    paths.add(Many.v4, route: "4" / four)
    paths.add(Many.v5, route: "5" / four / one)
    paths.add(Many.v6, route: "6" / four / two)
    paths.add(Many.v7, route: "7" / four / two / one)
    paths.add(Many.v8, route: "8" / eight)
    paths.add(Many.v9, route: "9" / eight / one)
    paths.add(Many.v10, route: "10" / eight / two)
    paths.add(Many.v11, route: "11" / eight / two / one)
    paths.add(Many.v12, route: "12" / eight / four)
    return paths
  }()

  private static let queries: Router<Many> = {
    let queries = Router<Many>(scheme: "app", host: "host")
    queries.add(Many.v1, route: "1" .? int("a"))
    queries.add(Many.v2, route: "2" .? ab)
    queries.add(Many.v3, route: "3" .? ab & int("c"))
    queries.add(Many.v4, route: "4" .? abcd)
    queries.add(Many.v5, route: "5" .? abcd & int("e"))
    queries.add(Many.v6, route: "6" .? abcd & ef)
    queries.add(Many.v7, route: "7" .? abcd & ef & int("g"))
    queries.add(Many.v8, route: "8" .? abcd & efgh)
    queries.add(Many.v9, route: "9" .? abcd & efgh & int("i"))
    queries.add(Many.v10, route: "10" .? abcd & efgh & ij)
    queries.add(Many.v11, route: "11" .? abcd & efgh & ij & int("k"))
    queries.add(Many.v12, route: "12" .? abcd & efgh & ij & kl)
    return queries
  }()

  @Test(arguments: 1...12) func `elements are captured in order, and printed`(count: Int) throws {
    let path = Many.texts(count).joined(separator: "/")
    let url = try #require(URL(string: "app://host/\(count)/\(path)"))
    let value = try #require(Self.paths.match(url))
    #expect(String(describing: value) == Many.description(of: count))
    #expect(Self.paths.url(for: value) == url)
  }

  @Test(arguments: 1...12) func `arguments are captured in order, and printed`(count: Int) throws {
    let query = zip("abcdefghijkl", Many.texts(count)).map { "\($0)=\($1)" }
    let url = try #require(URL(string: "app://host/\(count)?\(query.joined(separator: "&"))"))
    let value = try #require(Self.queries.match(url))
    #expect(String(describing: value) == Many.description(of: count))
    #expect(Self.queries.url(for: value) == url)
  }

  @Test func `an optional value follows up to eleven others`() throws {
    try expectOptional(one /? int, 1)
    try expectOptional(two /? int, 2)
    try expectOptional(two / one /? int, 3)
    try expectOptional(four /? int, 4)
    try expectOptional(four / one /? int, 5)
    try expectOptional(four / two /? int, 6)
    try expectOptional(four / two / one /? int, 7)
    try expectOptional(eight /? int, 8)
    try expectOptional(eight / one /? int, 9)
    try expectOptional(eight / two /? int, 10)
    try expectOptional(eight / two / one /? int, 11)
  }

  @Test func `an optional argument follows up to eleven values`() throws {
    try expectOptional(one .?? int("z"), 1)
    try expectOptional(two .?? int("z"), 2)
    try expectOptional(four / one .?? int("z"), 5)
    try expectOptional(eight .?? int("z"), 8)
    try expectOptional(eight / two / one .?? int("z"), 11)
    try expectOptional(one .? int("y") &? int("z"), 1, ["y": "9"])
    try expectOptional(two / one .? int("y") &? int("z"), 3, ["y": "9"])
    try expectOptional(eight / two .? int("y") &? int("z"), 10, ["y": "9"])
  }

  /// Checks a pattern that captures `count` elements, arguments, and an optional 7, which is last
  /// or called `z`.
  private func expectOptional<A, S: PatternState.Closed>(
    _ pattern: RoutePattern<A, S>, _ count: Int, _ query: [String: String] = [:],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    var values = Many.description(of: count, asTuple: true)
    values = values.filter { !"()".contains($0) } + query.values.map { ", \($0)" }.joined()
    let isPath = S.self is any PatternState.PathPrefix.Type
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
