import Foundation
import RoutePatterns
import TestSupport
import Testing
import URLPatterns

private enum Routes {
  case a, b(String), c(Int), d(Int?), e(String?), f(Either<String, Void>)
}

private func unreachable(_ add: (Router<Routes>) -> Void) -> [String] {
  let router = Router<Routes>()
  add(router)
  return router.format.unreachable.map(\.description)
}

@Test func `a pattern is covered completely, or not at all`() {
  #expect(
    unreachable {
      $0.add(Routes.b, route: "users" / string)
      $0.add(Routes.a, route: "users" / (lit("me") | lit("you")))
      $0.add(Routes.e, route: "users" / "x" /? string)
      $0.add(Routes.f, route: "users" / (string | lit("x") / "y"))
    } == [
      "/users/(me|you) is never reached: /users/:string comes first.",
      "/users/(:string|x/y) is never reached: /users/:string and /users/x/(:string) come first.",
    ])
  #expect(
    unreachable {
      $0.add(Routes.e, route: "users" /? string)
      $0.add(Routes.a, route: "users")
      $0.add(Routes.c, route: "users" / int)
      $0.add(Routes.d, route: "users" .?? int("page"))
      $0.add(Routes.a, route: "users" / "x" / "y")
    } == [
      "/users is never reached: /users/(:string) comes first.",
      "/users/:int is never reached: /users/(:string) comes first.",
      "/users?(page=:int) is never reached: /users/(:string) comes first.",
    ])
}

@Test func `a pattern that is reported matches nothing`() throws {
  let words = ["a", "b", "1"]
  var random = SeededGenerator()
  for _ in 0..<80 {
    let router = Router<Int>(scheme: "x", host: "h")
    let count = Int.random(in: 2...6, using: &random)
    for number in 0..<count { router.add(number, route: randomPath(of: words, using: &random)) }
    let templates = router.description.split(separator: "\n").map(String.init)
    let reported = Set(router.format.unreachable.map(\.template))
    for _ in 0..<50 {
      let path = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        words.randomElement(using: &random)!
      }
      let url = try #require(
        URL(scheme: "x", host: "h", path: Counted(path)), "seed \(random.seed)")
      guard let number = router.match(url) else { continue }
      // A template can occur twice, and the first of the two can be reachable.
      let isFirst = templates.firstIndex(of: templates[number]) == number
      #expect(
        !reported.contains(templates[number])
          || isFirst && templates.filter { $0 == templates[number] }.count > 1,
        "\(url) \(templates), seed \(random.seed)")
    }
  }
}
