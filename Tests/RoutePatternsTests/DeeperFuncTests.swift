import Foundation
import RoutePatterns
import Testing

// The cases of DeeperFunc, the articles' own library, under their original names, so that you can
// compare the two suites side by side. The last test has the two cases that differ. Any URL that a
// router matches here must also be printed, as a URL that matches again.

private enum Intent: Equatable {
  case empty
  case pathAndQueryParams(Int, String, Int, String)
  case singleParam(Int)
  case twoParams(Int, String)
  case anyMiddle, anyEnd, anyStart
  case anyMiddleParam(Int)
  case anyMiddleParams(Int, Int)
  case anyEndParam(Int)
  case anyStartParam(Int)
  case orPattern
  case eitherIntOrString(Either<Int, String>)
  case optionalParam(Int?)
  case optionalSecondParam(Int, String?)
}

private func expect(
  _ router: Router<Intent>, matches: [(String, Intent)], misses: [String] = [],
  at location: SourceLocation = #_sourceLocation
) throws {
  for (text, intent) in matches {
    let url = try #require(URL(string: "http://" + text), sourceLocation: location)
    #expect(router.match(url) == intent, "\(text)", sourceLocation: location)
    let printed = try #require(router.url(for: intent), "\(text)", sourceLocation: location)
    #expect(router.match(printed) == intent, "\(printed)", sourceLocation: location)
  }
  for text in misses {
    let url = try #require(URL(string: "http://" + text), sourceLocation: location)
    #expect(router.match(url) == nil, "\(text)", sourceLocation: location)
  }
}

@Test func testSimpleRoute() throws {
  let router = Router<Intent>()
  router.add(Intent.empty, route: "recipes" /> "info")
  try expect(
    router, matches: [("recipes/info", .empty)],
    misses: ["recipes/data", "recipes", "recipes/info/123"])
}

@Test func testLongPattern() throws {
  let router = Router<Intent>()
  router.add(
    Intent.empty, route: "recipes" /> "info" /> "a" /> "b" /> "c" /> "d" /> "e" /> "f")
  try expect(router, matches: [("recipes/info/a/b/c/d/e/f", .empty)])
}

@Test func testRouteWithPathParamAndQuery() throws {
  let router = Router<Intent>()
  router.add(
    Intent.pathAndQueryParams,
    route: "recipes" /> int >/> string .? int("recipeId") & string("t"))
  try expect(
    router,
    matches: [
      ("recipes/123/abc?recipeId=456&t=A", .pathAndQueryParams(123, "abc", 456, "A")),
      ("recipes/123/abc?t=A&recipeId=456", .pathAndQueryParams(123, "abc", 456, "A")),
    ],
    misses: [
      "recipes/abc/abc?recipeId=456&t=A", "recipes/abc?recipeId=456&t=A",
      "recipes/123/abc?recipeId=abc&t=A", "recipes/123/abc?t=A", "recipes/123/abc?recipeId=abc",
    ])
}

@Test func testPathWithParams() throws {
  let router = Router<Intent>()
  router.add(Intent.singleParam, route: "subscription" /> int)
  try expect(
    router, matches: [("subscription/123", .singleParam(123))],
    misses: ["subscription/abc", "subscription/true", "subscription/abc/123"])
  router.add(Intent.twoParams, route: "subscription" /> int >/> "menu" >/> string)
  try expect(
    router, matches: [("subscription/123/menu/abc", .twoParams(123, "abc"))],
    misses: ["subscription/abc/menu/123"])
}

@Test func testAnyPatternInMiddleRoute() throws {
  var router = Router<Intent>()
  router.add(Intent.anyMiddle, route: "recipes" /> "id" /> any /> "data" /> "abc")
  try expect(
    router, matches: [("recipes/id/123/foo/data/abc", .anyMiddle)], misses: ["recipes/id/data/abc"])

  router = Router()
  router.add(Intent.anyMiddleParam, route: "recipes" /> "id" /> any /> int >/> "data" >/> "abc")
  try expect(
    router, matches: [("recipes/id/foo/123/data/abc", .anyMiddleParam(123))],
    misses: ["recipes/id/123/data/abc"])

  router = Router()
  router.add(Intent.anyMiddleParam, route: "recipes" /> "id" /> any /> "data" /> int >/> "abc")
  try expect(
    router, matches: [("recipes/id/123/data/456/abc", .anyMiddleParam(456))],
    misses: ["recipes/id/foo/data/abc"])

  router = Router()
  router.add(Intent.anyMiddleParam, route: "recipes" /> "id" /> int >/> any >/> "data" >/> "abc")
  try expect(
    router, matches: [("recipes/id/123/abc/foo/data/abc", .anyMiddleParam(123))],
    misses: ["recipes/id/foo/data/abc"])

  router = Router()
  router.add(Intent.anyMiddleParam, route: "recipes" /> int >/> "id" >/> any >/> "data" >/> "abc")
  try expect(
    router, matches: [("recipes/123/id/foo/data/abc", .anyMiddleParam(123))],
    misses: ["recipes/id/abc/foo/data/abc"])

  router = Router()
  router.add(
    Intent.anyMiddleParams,
    route: "recipes" /> "id" /> int >/> any >/> "data" >/> int >/> "abc")
  try expect(router, matches: [("recipes/id/123/foo/data/456/abc", .anyMiddleParams(123, 456))])

  router = Router()
  router.add(
    Intent.anyMiddleParams,
    route: "recipes" /> "id" /> int >/> any >/> "data" >/> any >/> int >/> "abc")
  try expect(router, matches: [("recipes/id/123/foo/data/bar/456/abc", .anyMiddleParams(123, 456))])

  router = Router()
  router.add(
    Intent.anyMiddleParams,
    route: "recipes" /> int >/> "id" >/> any >/> int >/> "data" >/> "abc")
  try expect(router, matches: [("recipes/123/id/foo/456/data/abc", .anyMiddleParams(123, 456))])

  router = Router()
  router.add(
    Intent.anyMiddleParams,
    route: "recipes" /> "id" /> int >/> any >/> int >/> "data" >/> "abc")
  try expect(router, matches: [("recipes/id/123/foo/456/data/abc", .anyMiddleParams(123, 456))])
}

@Test func testAnyPatternAtStart() throws {
  var router = Router<Intent>()
  router.add(Intent.anyStart, route: any /> "data" /> "abc")
  try expect(
    router, matches: [("foo/123/data/abc", .anyStart), ("data/data/abc", .anyStart)])

  router = Router()
  router.add(Intent.anyStartParam, route: any /> int >/> "data" >/> "abc")
  try expect(router, matches: [("foo/123/data/abc", .anyStartParam(123))])

  router = Router()
  router.add(Intent.anyStartParam, route: any /> "data" /> int >/> "abc")
  try expect(router, matches: [("foo/data/123/abc", .anyStartParam(123))])
}

@Test func testAnyPatternAtEndRoute() throws {
  var router = Router<Intent>()
  router.add(Intent.anyEnd, route: "data" /> any)
  try expect(router, matches: [("data/abc/123/456", .anyEnd)], misses: ["data"])

  router = Router()
  router.add(Intent.anyEnd, route: "data" /> "abc" /> any)
  try expect(
    router, matches: [("data/abc/123/456", .anyEnd), ("data/abc/data/abc", .anyEnd)],
    misses: ["data/abc"])

  router = Router()
  router.add(Intent.anyEndParam, route: "data" /> "abc" /> int >/> any)
  try expect(router, matches: [("data/abc/123/456/abc", .anyEndParam(123))])

  router = Router()
  router.add(Intent.anyEndParam, route: "data" /> int >/> "abc" >/> any)
  try expect(router, matches: [("data/123/abc/456/abc", .anyEndParam(123))])

  router = Router()
  router.add(Intent.anyEndParam, route: "data" /> "abc" /> any .? int("id"))
  try expect(router, matches: [("data/abc/123/foo?id=1", .anyEndParam(1))])
}

@Test func testConditionInPath() throws {
  let router = Router<Intent>()
  router.add(Intent.orPattern, route: "recipes" /> ("data" | "info"))
  try expect(
    router, matches: [("recipes/data", .orPattern), ("recipes/info", .orPattern)],
    misses: ["recipes/foo"])
  router.add(
    Intent.eitherIntOrString, route: "recipes" /> (int >/> "info" | "data" /> string))
  try expect(
    router,
    matches: [
      ("recipes/data/abc", .eitherIntOrString(.right("abc"))),
      ("recipes/123/info", .eitherIntOrString(.left(123))),
    ])
}

@Test func testConditionInQuery() throws {
  let router = Router<Intent>()
  router.add(Intent.eitherIntOrString, route: "recipes" .? (int("info") | string("data")))
  try expect(
    router,
    matches: [
      ("recipes?data=abc", .eitherIntOrString(.right("abc"))),
      ("recipes?info=123", .eitherIntOrString(.left(123))),
    ])
  router.add(
    Intent.eitherIntOrString,
    route: "recipes" .? ("info" .? int("recipeId") | "data" .? string("id")))
  try expect(
    router,
    matches: [
      ("recipes/data?id=abc", .eitherIntOrString(.right("abc"))),
      ("recipes/info?recipeId=123", .eitherIntOrString(.left(123))),
    ])
}

@Test func testMaybePath() throws {
  var router = Router<Intent>()
  router.add(Intent.empty, route: "recipes" /? "data" /> "info")
  try expect(
    router, matches: [("recipes/data/info", .empty), ("recipes/info", .empty)],
    misses: ["recipes/foo/info", "recipes/data/abc/info"])

  router = Router()
  router.add(Intent.optionalParam, route: "recipes" /? int >/> "info")
  try expect(
    router,
    matches: [("recipes/123/info", .optionalParam(123)), ("recipes/info", .optionalParam(nil))],
    misses: ["recipes/foo/info", "recipes/123/abc/info"])
}

@Test func testMaybeQuery() throws {
  var router = Router<Intent>()
  router.add(Intent.optionalParam, route: "recipes" .?? int("recipeId"))
  try expect(
    router,
    matches: [("recipes?recipeId=123", .optionalParam(123)), ("recipes", .optionalParam(nil))])

  router = Router()
  router.add(Intent.optionalSecondParam, route: "recipes" .? int("recipeId") &? string("locale"))
  try expect(
    router,
    matches: [
      ("recipes?recipeId=123&locale=en", .optionalSecondParam(123, "en")),
      ("recipes?recipeId=123", .optionalSecondParam(123, nil)),
    ])
}

@Test func testTemplates() {
  let route = "recipes" /> (("info" | "archive") | string) >/> "data"
  #expect(route.template == "recipes/((info|archive)|:string)/data")
  let paramRoute = "recipes" /> int /? "data" >/> string
  #expect(paramRoute.template == "recipes/:int/(data)/:string")
  let queryRoute =
    "recipes" /> int >/> "data" >/> string .? int("recipeId") & string("s") & bool("b")
  #expect(queryRoute.template == "recipes/:int/data/:string?recipeId=:int&s=:string&b=:bool")
  let required = "recipes" .? int("recipeId") & string("s") & (bool("b") | int("i"))
  #expect(required.template == "recipes?recipeId=:int&s=:string&(b=:bool|i=:int)")
  let complexRoute = "recipes" .? int("recipeId") &? string("s") & (bool("b") | int("i"))
  #expect(complexRoute.template == "recipes?recipeId=:int&(s=:string)&(b=:bool|i=:int)")
  let anyRoute = any /> "recipes" /> any /> int >/> "data" >/> string >/> any >/> "info" >/> any
  #expect(anyRoute.template == "*/recipes/*/:int/data/:string/*/info/*")
}

@Test func testStringFormat() throws {
  func expect<each A, S>(
    _ pattern: RoutePattern<(repeat each A), S>, prints values: repeat each A, as text: String
  ) {
    let components = URL(string: "http://" + text)!.routeComponents
    let printed = pattern.print((repeat each values))
    #expect(printed?.path == components.path)
    #expect(printed?.query == components.query)
  }
  var text = "recipe/info"
  let literals: RoutePattern<Void, Path> = try format(text)
  expect(literals, prints: (), as: "recipe/info")
  #expect(literals.template == text)
  try RoutePatternsTests.expect(
    Router().add(Intent.empty, format: text), matches: [("recipe/info", .empty)])

  text = "recipe/:int"
  let single: RoutePattern<Int, Path> = try format(text)
  expect(single, prints: 123, as: "recipe/123")
  #expect(single.template == text)
  try RoutePatternsTests.expect(
    Router().add(Intent.singleParam, format: text), matches: [("recipe/123", .singleParam(123))])

  text = "recipe/:int/:string"
  let two: RoutePattern<(Int, String), Path> = try format(text)
  expect(two, prints: 123, "abc", as: "recipe/123/abc")
  #expect(two.template == text)
  try RoutePatternsTests.expect(
    Router().add(Intent.twoParams, format: text),
    matches: [("recipe/123/abc", .twoParams(123, "abc"))])

  text = "recipe/:int/menu/:string?t=:int&locale=:string"
  let four: RoutePattern<(Int, String, Int, String), Query> = try format(text)
  expect(four, prints: 123, "abc", 456, "en", as: "recipe/123/menu/abc?t=456&locale=en")
  #expect(four.template == text)
  try RoutePatternsTests.expect(
    Router().add(Intent.pathAndQueryParams, format: text),
    matches: [
      ("recipe/123/menu/abc?t=456&locale=en", .pathAndQueryParams(123, "abc", 456, "en"))
    ])
}

// DeeperFunc's wildcard ends where the element after it first matches, even if the rest doesn't
// match there. Here, the whole pattern decides, as it does for `Begins` and `Ends`. Otherwise,
// `(any / "data") / "abc"` and `any / ("data" / "abc")` would differ.
@Test func `a wildcard continues where DeeperFunc's gives up`() throws {
  var router = Router<Intent>()
  router.add(Intent.anyStart, route: any /> "data" /> "abc")
  try expect(router, matches: [("123/data/data/abc", .anyStart)])
  router = Router()
  router.add(Intent.anyMiddleParam, route: "recipes" /> "id" /> any /> int >/> "data" >/> "abc")
  try expect(router, matches: [("recipes/id/foo/123/456/data/abc", .anyMiddleParam(456))])
}
