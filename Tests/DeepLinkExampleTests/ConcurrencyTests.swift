import DeepLinkExample
import Foundation
import RoutePatterns
import TestSupport
import Testing
import URLFormats
import URLPatterns

/// The whole public API, used from many threads at once.
///
/// Each thread gets the same results as a single thread, and the thread sanitizer
/// (`Tests/sanitize thread`) finds no race.
@Suite struct ConcurrencyTests {
  private static let threads = runsLongTests ? 16 : 4

  /// Calls `body` on one thread and on many, each starting at another number, and compares the
  /// results.
  ///
  /// The many threads come first, so that anything created on first use is created by all of them
  /// at once.
  ///
  /// - Parameter body: A closure that gets the number of a task, less than `count`.
  private func expectTheSame<Value: Equatable & Sendable>(
    _ count: Int, rounds: Int = 3, at location: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable (Int) -> Value
  ) {
    let together = concurrently(threads: Self.threads) { thread in
      (0..<count * rounds).map { step in
        let number = (step + thread * 3) % count
        return (number, body(number))
      }
    }
    let alone = (0..<count).map(body)
    for (thread, found) in together.enumerated() {
      for (number, value) in found where value != alone[number] {
        Issue.record(
          "thread \(thread) found \(value), not \(alone[number])", sourceLocation: location)
      }
    }
  }

  private static let urls = (DeepLinkTests.links.map(\.0) + DeepLinkTests.others)
    .compactMap { URL(string: $0) }

  @Test func `links are read and written in all three styles`() {
    let links = DeepLinkTests.printed.map(\.0)
    expectTheSame(Self.urls.count) { number in
      let url = Self.urls[number]
      return [DeepLink(url: url), DeepLink.format.match(url), DeepLink.router.match(url)]
    }
    expectTheSame(links.count) { number in
      let link = links[number]
      return [link.url, DeepLink.format.url(for: link), DeepLink.router.url(for: link)]
    }
  }

  @Test func `an unused router is matched, printed, opened, and described`() {
    enum Routes: Equatable, Sendable { case me, user(String), tweet(String, Int), page(Int?) }
    for _ in 0..<(runsLongTests ? 50 : 3) {
      let router = Router<Routes>(scheme: "x", host: "h")
      router.add(Routes.me, route: "users" / "me")
      router.add(Routes.user, route: "users" / string)
      router.add(Routes.tweet, route: "users" / string / "tweets" / int)
      router.add(Routes.page, route: "list" .?? int("page"))
      router.onOpen { _ in }
      let urls = ["users/me", "users/a%2Fb", "users/a/tweets/7", "list?page=7", "list", "none"]
        .map { URL(string: "x://h/" + $0)! }
      expectTheSame(urls.count * 5, rounds: 1) { number in
        let url = urls[number % urls.count]
        let route = router.match(url)
        switch number / urls.count {
        case 0: return "\(route as Any)"
        case 1: return "\(route.flatMap { router.url(for: $0) } as Any)"
        case 2: return "\(router.open(url: url))"
        case 3: return router.format.explain(url).description
        default:
          return "\(router.description) \(router.route.template)"
        }
      }
    }
  }

  @Test func `adding routes while others match loses none`() {
    let router = Router<Int>(scheme: "x", host: "h")
    let found = concurrently(threads: Self.threads) { thread in
      (0..<20).map { step in
        let number = thread * 20 + step
        router.add(number, route: "route" / lit("\(number)"))
        router.onOpen { _ in }
        let url = URL(string: "x://h/route/\(number)")!
        return router.match(url) == number && router.url(for: number) == url
          && router.open(url: url)
          && router.match(URL(string: "x://h/route/none")!) == nil
      }
    }
    #expect(found.allSatisfy { $0.allSatisfy { $0 } })
    #expect(
      Set(router.format.templates.map(\.description))
        == Set((0..<20 * Self.threads).map { "x://h/route/\($0)" }))
    let missing = (0..<20 * Self.threads).filter { (number: Int) in
      router.match(URL(string: "x://h/route/\(number)")!) != number
    }
    #expect(missing == [])
  }

  @Test func `unused formats are matched, printed, and explained`() {
    enum Routes: Matchable, Equatable, Sendable { case a, b(String), c(Int, page: Int?) }
    for _ in 0..<(runsLongTests ? 50 : 3) {
      let formats =
        scheme("x") </> host("h")
        </> URLFormat<Routes> {
          iso(Routes.a) <¢> path("a")
          iso(Routes.b) <¢> path("b") </> path(.string)
          iso(Routes.c) <¢> anything </> path("c") </> path(.int) </> query(opt: "page", .int)
        }
      let urls = ["a", "b/%2F", "x/y/c/7?page=2", "c/7", "c/x", ""].map {
        URL(string: "x://h/" + $0)!
      }
      expectTheSame(urls.count, rounds: 1) { number in
        let (url, route) = (urls[number], formats.match(urls[number]))
        return """
          \(route as Any) \(route.flatMap { formats.url(for: $0) } as Any)
          \(route.flatMap { formats.template($0)?.render() } as Any) \(formats.explain(url))
          \(formats.templates.map { $0.render() })
          """
      }
    }
  }

  @Test func `an unused table of a type without == finds payloads and names of cases`() {
    enum Routes: Sendable { case home, help, user(String), tweet(String, Int), date(Date?) }
    for _ in 0..<(runsLongTests ? 50 : 3) {
      let router = Router<Routes>(scheme: "x", host: "h", base: maybe("v1"))
      for number in 0..<20 {
        router.add({ .tweet("\(number)", $0) }, route: "old" / lit("\(number)") / int)
      }
      router.add(Routes.home, route: root)
      router.add(Routes.help, route: "help")
      router.add({ .date(Date(timeIntervalSince1970: $0)) }, route: "dates" / double)
      router.add(Routes.tweet, route: "users" / string / "tweets" / int)
      router.add(Routes.user, route: "users" / string)
      let routes: [Routes] = [
        .home, .help, .user("a"), .tweet("a", 1), .tweet("19", 1),
        .date(Date(timeIntervalSince1970: 7)), .date(nil),
      ]
      expectTheSame(routes.count * 2, rounds: 2) { number in
        let route = routes[number % routes.count]
        if number < routes.count { return "\(router.url(for: route) as Any)" }
        return "\(router.format.template(route) as Any)"
      }
    }
  }

  @Test func `the parts that all patterns share are combined and used`() {
    expectTheSame(30) { number in
      let pattern: QueryPattern<(String, Int?)> =
        "a" / any / lit("\(number % 5)") / string .?? int("page")
      let path = ["a", "x", "y", "\(number % 5)", "z"]
      let values = pattern.parse((path: path, query: number % 2 == 0 ? [:] : ["page": "7"]))?.match
      return "\(values as Any) \(pattern.print(("z", number)) as Any)"
    }
  }

  @Test func `regexes are compiled, cached, evicted, and matched`() {
    // The long tests create more patterns than the cache holds.
    expectTheSame(runsLongTests ? 1_500 : 100, rounds: 1) { number in
      let regex = try? Regex(validating: "(?i)concurrent-\(number)-([a-z]|[0-9]{2,3})*")
      let isInvalid = (try? Regex(validating: "concurrent-\(number)-(")) == nil
      guard let regex else { return [isInvalid] }
      return [
        regex ~= "Concurrent-\(number)-ab12", regex ~= "concurrent-\(number)-1",
        Regex("a+b*") ~= "aab", Regex("[a-z0-9-]+-[A-Za-z0-9_-]{21}") ~= "a-\(number)", isInvalid,
        regex == regex, regex.hashValue == regex.hashValue,
      ]
    }
  }

  @Test func `all threads read one list and one query, and a separate capture each`() throws {
    let list = Counted(path: "/users/7/photos/ü" + String(repeating: "/x", count: 50))
    let url = try #require(URL(string: "s://h/users/7/a?x=1&y=%26&x"))
    let query = url.queryArguments()
    let words = Begins("users") && Contains("photos", "ü") && Ends("x")
    expectTheSame(40) { number in
      let id = Capture(Int.self)
      var edited = query
      edited["x"] = "\(number)"
      return """
        \(list[number]) \(list.count) \(list.hashValue == Counted(list).hashValue) \(words ~= list)
        \((Begins("users", id)) ~= list) \(id()) \(try! list.percentEncodedPath()) \(edited)
        \(query["x"] as Any) \(query.values(named: "x")) \(query) \(url.countedPathComponents())
        \(url.has(scheme: "S", host: "H")) \(IgnoringCase("ÜBER") ~= "über") \(list.dropFirst(9))
        \(URL(scheme: "s", host: "h", path: list, query: edited) as Any)
        """
    }
  }
}
