import Foundation
import RoutePatterns
import Testing

// The cases of Deeper and DeeperFunc, the libraries that this one continues, as far as the articles'
// tests don't contain them. Any URL that a pattern matches must also be printed, as a URL that
// matches again.

private struct Captured<A: Sendable>: Sendable { let values: A }

/// Checks which URLs a pattern matches, and the description of the values that it captures.
private func check<A: Sendable, S: PatternState.Closed>(
  _ pattern: RoutePattern<A, S>, _ matches: KeyValuePairs<String, String> = [:],
  misses: [String] = [], at location: SourceLocation = #_sourceLocation
) throws {
  let router = Router<Captured<A>>(scheme: "http").add({ Captured(values: $0) }, route: pattern)
  for (text, expected) in matches {
    let url = try #require(URL(string: "http://" + text), sourceLocation: location)
    let captured = router.match(url)
    #expect(captured.map { "\($0.values)" } == expected, "\(text)", sourceLocation: location)
    let printed = captured.flatMap { pattern.print($0.values) }
    let again = printed.flatMap { pattern.parse($0)?.match }
    #expect(again.map { "\($0)" } == expected, "\(text), printed", sourceLocation: location)
  }
  for text in misses {
    let url = try #require(URL(string: "http://" + text), sourceLocation: location)
    #expect(router.match(url) == nil, "\(text)", sourceLocation: location)
  }
}

@Test func `Deeper's literals and parameters`() throws {
  try check(
    "recipes" / int / string, ["recipes/123/456": #"(123, "456")"#],
    misses: ["recipes/abc/456", "recipe/123"])
  try check(
    "subscription" / int / "menu" / string,
    ["subscription/123/menu/abc": #"(123, "abc")"#], misses: ["subscription/abc/menu/123"])
  try check(
    lit("recipes") / "info" / "a" / "b" / "c" / "d" / "e" / "f",
    ["recipes/info/a/b/c/d/e/f": "()"], misses: ["recipes/info"])
  try check(double, ["123.456": "123.456", "123.456e+07": "1234560000.0"])
}

@Test func `Deeper's conditions`() throws {
  try check(
    ("recipe" | "recipes" | "recipes" / "archive") / string,
    ["recipe/123": "123", "recipes/archive/123": "123", "recipes/123": "123"],
    misses: ["recipes/archive/id/123", "recipes/all/123"])
  try check(
    ("recipe" / string) | ("recipes" / string / "details"),
    ["recipe/123": #"left("123")"#, "recipes/123/details": #"right("123")"#])
  try check(
    "recipes" .? ("info" .? int("recipeId") | "data" .? string("id")),
    ["recipes/data?id=abc": #"right("abc")"#, "recipes/info?recipeId=123": "left(123)"])
  try check(
    "recipe" .? (string("recipeId") | int("menuId")),
    ["recipe?recipeId=1": #"left("1")"#, "recipe?menuId=2": "right(2)"], misses: ["recipe"])
}

@Test func `Deeper's optional parts`() throws {
  try check(
    "recipe" /? ("details" | "detail") / string,
    ["recipe/details/123": "123", "recipe/detail/123": "123", "recipe/123": "123"],
    misses: ["recipe/archive/123", "recipe/details/detail/123"])
  try check(
    "recipe" /? "details" /? "detail" / string,
    ["recipe/details/123": "123", "recipe/detail/123": "123", "recipe/details/detail/123": "123"])
  try check(
    "recipes" /? int / "info", ["recipes/123/info": "Optional(123)", "recipes/info": "nil"],
    misses: ["recipes/foo/info", "recipes/123/abc/info"])
  try check(
    "recipe" .?? string("recipeId") &? int("menuId"),
    ["recipe": "(nil, nil)", "recipe?menuId=2": "(nil, Optional(2))"])
  try check(
    "recipes" .? int("recipeId") &? string("locale"),
    ["recipes?recipeId=1&locale=en": #"(1, Optional("en"))"#, "recipes?recipeId=1": "(1, nil)"])
}

@Test func `Deeper's wildcards`() throws {
  try check("recipe" / any, ["recipe/123": "()"], misses: ["recipe"])
  try check(string / any / "recipe", ["123/recipe/recipe": "123"], misses: ["123/recipe"])
  try check(
    "recipe" / any / "details" / any, ["recipe/archive/details/123": "()"],
    misses: ["recipe/archive/details", "recipe/archive"])
  try check(
    "recipe" / any / ("details" / "recipe" | "view") / any,
    ["recipe/archive/details/recipe/123": "()", "recipe/archive/view/123": "()"],
    misses: ["recipe/archive/details/123", "recipe/archive/overview/123"])
  try check(
    "recipes" / "id" / any / int / "data" / "abc", ["recipes/id/foo/123/data/abc": "123"],
    misses: ["recipes/id/123/data/abc"])
  try check(
    "recipes" / int / "id" / any / "data" / "abc",
    ["recipes/123/id/foo/data/abc": "123"], misses: ["recipes/id/abc/foo/data/abc"])
  try check(
    "recipes" / "id" / int / any / "data" / any / int / "abc",
    ["recipes/id/123/foo/data/bar/456/abc": "(123, 456)"])
  try check(any / "data" / int / "abc", ["foo/data/123/abc": "123"])
  try check("data" / int / "abc" / any, ["data/123/abc/456/abc": "123"])
  try check("data" / "abc" / any .? int("id"), ["data/abc/123/foo?id=1": "1"])
}

@Test func `Deeper's templates`() {
  let route = "recipes" / (("info" | "archive") | string) / "data"
  #expect(route.template == "recipes/((info|archive)|:string)/data")
  let query = "recipes" .? int("recipeId") &? string("s") & (bool("b") | int("i"))
  #expect(query.template == "recipes?recipeId=:int&(s=:string)&(b=:bool|i=:int)")
  let any = any / "recipes" / any / int / "data" / string / any / "info" / any
  #expect(any.template == "*/recipes/*/:int/data/:string/*/info/*")
}

// Deeper makes each element of an optional part optional; here, the whole part is. Its wildcards are
// only allowed at the end or before text, and end where the element after them first matches, even if
// the rest doesn't match there. And its booleans have more texts than the two that `Bool` reads.
@Test func `where Deeper differs`() throws {
  try check("recipe" /? ("details" / string), misses: ["recipe/details"])
  try check("recipe" / any / string, ["recipe/archive/details/123": "123"])
  try check(any / "data" / "abc", ["123/data/data/abc": "()"])
  try check(
    "recipes" / "id" / any / int / "data" / "abc",
    ["recipes/id/foo/123/456/data/abc": "456"])
  try check(bool, misses: ["True", "False", "TRUE", "FALSE", "0", "1"])
}
