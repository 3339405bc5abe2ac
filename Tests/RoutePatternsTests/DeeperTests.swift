import Foundation
import RoutePatterns
import Testing

// The cases of Deeper, the predecessor of the articles' library, under their original names. Its
// patterns name their captures and capture text, while here the types are enough. The last test has
// the cases that differ.

private struct Captured<A: Sendable>: Sendable { let values: A }

/// Checks which URLs a pattern matches, and which values it captures from them.
private func expect<A: Sendable, S: ClosedPatternState>(
  _ pattern: RoutePattern<A, S>, matches: [(String, A)], misses: [String] = [],
  at location: SourceLocation = #_sourceLocation, by areEqual: (A, A) -> Bool
) throws {
  let router = Router<Captured<A>>().add({ Captured(values: $0) }, route: pattern)
  func parse(_ text: String) throws -> A? {
    router.match(try #require(URL(string: "http://" + text), sourceLocation: location))?.values
  }
  for (text, expected) in matches {
    let match = try #require(try parse(text), "\(text)", sourceLocation: location)
    #expect(areEqual(match, expected), "\(text) is \(match)", sourceLocation: location)
  }
  for text in misses {
    #expect(try parse(text) == nil, "\(text)", sourceLocation: location)
  }
}

private func expect<A: Equatable & Sendable, S: ClosedPatternState>(
  _ pattern: RoutePattern<A, S>, matches: [(String, A)], misses: [String] = [],
  at location: SourceLocation = #_sourceLocation
) throws {
  try expect(pattern, matches: matches, misses: misses, at: location, by: ==)
}

private func expect<each A: Equatable & Sendable, S: ClosedPatternState>(
  _ pattern: RoutePattern<(repeat each A), S>, matches: [(String, (repeat each A))],
  misses: [String] = [], at location: SourceLocation = #_sourceLocation
) throws {
  try expect(pattern, matches: matches, misses: misses, at: location) { lhs, rhs in
    var areEqual = true
    for (left, right) in repeat (each lhs, each rhs) { areEqual = areEqual && left == right }
    return areEqual
  }
}

@Test func testThatPatternMatchesString() throws {
  try expect(lit("recipes"), matches: [("recipes", ())], misses: ["recipe", "recipe/archive"])
  let archive: RoutePattern<Void, Path> = try format("recipes/archive")
  try expect(archive, matches: [("recipes/archive", ())], misses: ["recipes/archives", "recipes"])
}

@Test func testThatPatternMatchesParameter() throws {
  try expect(string, matches: [("123", "123")])
  try expect(
    "recipes" / int / string, matches: [("recipes/123/456", (123, "456"))],
    misses: ["recipes/abc/456", "recipe/123"])
  try expect(string / "recipes", matches: [("123/recipes", "123")], misses: ["123/recipe"])
}

@Test func testThatPatternMatchesCondition() throws {
  let words = "recipe" | lit("recipes")
  try expect(words, matches: [("recipe", ()), ("recipes", ())], misses: ["recipes/archive"])
  try expect(
    words / "archive", matches: [("recipe/archive", ()), ("recipes/archive", ())],
    misses: ["recipes/archives"])
  try expect(
    ("recipe" | "recipes" | "recipes" / "archive") / string,
    matches: [("recipe/123", "123"), ("recipes/archive/123", "123"), ("recipes/123", "123")],
    misses: ["recipes/archive/id/123", "recipes/all/123"])
  try expect(
    ("recipe" / string) | ("recipes" / string / "details"),
    matches: [("recipe/123", .left("123")), ("recipes/123/details", .right("123"))])
}

@Test func testThatPatternMatchesMaybe() throws {
  let details: RoutePattern<Void, Path> = try format("recipe/(details)/archive")
  for pattern in [details, "recipe" / maybe("details") / "archive"] {
    try expect(
      pattern, matches: [("recipe/details/archive", ()), ("recipe/archive", ())],
      misses: ["recipe", "recipe/archive/data"])
  }
  try expect("recipe" /? ("details" / string), matches: [("recipe/details/123", "123")])
  try expect(
    "recipe" /? ("details" | "detail") / string,
    matches: [("recipe/details/123", "123"), ("recipe/detail/123", "123"), ("recipe/123", "123")],
    misses: ["recipe/archive/123", "recipe/details/detail/123"])
  try expect(
    "recipe" /? "details" /? "detail" / string,
    matches: [
      ("recipe/details/123", "123"), ("recipe/detail/123", "123"),
      ("recipe/details/detail/123", "123"),
    ])
}

@Test func testThatPatternMatchesAny() throws {
  try expect("recipe" / any, matches: [("recipe/123", ())], misses: ["recipe"])
  try expect(any / "recipe", matches: [("some/recipe", ())], misses: ["recipe"])
  try expect(
    string / any / "recipe", matches: [("123/recipe/recipe", "123")], misses: ["123/recipe"])
  try expect(
    "recipe" / any / "details",
    matches: [("recipe/archive/details", ()), ("recipe/archive/123/details", ())],
    misses: ["recipe/details", "recipe/archive/details/123"])
  try expect(
    "recipe" / any / "details" / any, matches: [("recipe/archive/details/123", ())],
    misses: ["recipe/archive/details", "recipe/archive"])
  try expect(
    "recipe" / any / ("details" / "recipe" | "view") / any,
    matches: [("recipe/archive/details/recipe/123", ()), ("recipe/archive/view/123", ())],
    misses: ["recipe/archive/details/123", "recipe/archive/overview/123"])
  try expect(
    "recipe" / any / "details" / string, matches: [("recipe/archive/details/123", "123")])
}

@Test func testThatPatternMatchesQueryParameters() throws {
  try expect(
    "recipe" .? string("recipeId") & int("menuId"),
    matches: [("recipe?recipeId=1&menuId=2", ("1", 2)), ("recipe?menuId=2&recipeId=1", ("1", 2))],
    misses: [
      "recipe?recipeId=1&menuId=abc", "recipe?recipeId=1", "recipe?menuId=2",
      "recipe?recipeId=1&orderId=2",
    ])
  try expect(
    "recipe" .?? string("recipeId") & int("menuId"),
    matches: [("recipe?recipeId=1&menuId=2", ("1", 2)), ("recipe?menuId=2", (nil, 2))])
  try expect(
    "recipe" .? string("recipeId") &? int("menuId"),
    matches: [("recipe?recipeId=1&menuId=2", ("1", 2)), ("recipe?recipeId=1", ("1", nil))])
  try expect(
    "recipe" .?? string("recipeId") &? int("menuId"), matches: [("recipe", (nil, nil))])
  try expect(
    "recipe" .? (string("recipeId") | int("menuId")),
    matches: [("recipe?recipeId=1", .left("1")), ("recipe?menuId=2", .right(2))],
    misses: ["recipe"])
}

@Test func testStringToPatternConversion() throws {
  let text =
    "(recipe|recipes|recipes/archive)/*/details/(info)/:int/:string"
    + "?recipeId=:string&(menuId=:int)&(utm=:string|tmp=:string)"
  let pattern: RoutePattern<(Int, String, String, Int?, Either<String, String>), Query> =
    try format(text)
  #expect(pattern.template == text)
  try expect(
    pattern,
    matches: [
      ("recipe/x/details/info/1/a?recipeId=b&menuId=2&utm=c", (1, "a", "b", 2, .left("c"))),
      ("recipes/x/y/details/1/a?recipeId=b&tmp=c", (1, "a", "b", nil, .right("c"))),
      ("recipes/archive/x/details/1/a?recipeId=b&tmp=c", (1, "a", "b", nil, .right("c"))),
    ],
    misses: [
      "recipe/details/1/a?recipeId=b&utm=c", "recipe/x/details/1/a?recipeId=b",
      "recipe/x/details/1/a?utm=c", "recipe/x/info/details/a/1?recipeId=b&utm=c",
    ])
}

@Test func testParamTypeValidation() throws {
  try expect(bool, matches: [("true", true), ("false", false)], misses: ["123", "abc"])
  try expect(int, matches: [("123", 123)], misses: ["abc"])
  try expect(double, matches: [("123.456", 123.456), ("123.456e+07", 123.456e+07)])
  try expect(string, matches: [("abc", "abc"), ("true", "true"), ("123", "123")])
}

@Test func testThatItDoesNotOpenURLWithWrongScheme() {
  var opened: [String] = []
  let router = Router<String>(scheme: "app")
  router.add("recipes", route: "recipes")
  #expect(!router.open(url: URL(string: "http://recipes")!) { opened.append($0) })
  #expect(router.open(url: URL(string: "app://recipes")!) { opened.append($0) })
  #expect(opened == ["recipes"])
}

// Deeper makes each element of an optional part optional; here, the whole part is. In Deeper, a
// wildcard is only allowed at the end or before text. And its booleans have more texts than the two
// that Swift's `Bool` reads.
@Test func `where Deeper differs`() throws {
  try expect("recipe" /? ("details" / string), matches: [], misses: ["recipe/details"])
  try expect("recipe" / any / string, matches: [("recipe/archive/details/123", "123")])
  try expect(bool, matches: [], misses: ["True", "False", "TRUE", "FALSE", "0", "1"])
}
