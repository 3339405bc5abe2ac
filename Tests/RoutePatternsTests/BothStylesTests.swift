import Foundation
import RoutePatterns
import TestSupport
import Testing
import URLFormats
import URLPatterns

@Suite struct BothStylesTests {
  @Test func `a file can use both styles, though they share names`() throws {
    let home = root
    #expect(home.template == "")
    let url = try #require(URL(string: "/a/b?x=1#top"))
    func matches<A>(_ pattern: RoutePattern<A, some PatternState.Kind>) -> Bool {
      let router = Router<Bool>()
      router.add({ _ in true }, route: pattern)
      return router.match(url) != nil
    }
    #expect(matches("a" / rest) && (path("a") </> rest).match(url) == ["b"])
    #expect(matches(any / "b") && (any </> path("b")).match(url) != nil)
    #expect(matches(anything / "b") && (anything </> path("b")).match(url) != nil)
    #expect(!matches(root) && (root </> anything).match(url) != nil)
    #expect(matches("a" / "b" .? fragment(string)))
    #expect((anything </> fragment(.string)).match(url) == "top")
    #expect(matches("a" / "b" .? otherArguments))
    #expect((anything </> otherArguments).match(url) == ["x": "1"])
  }

  @Test func `a host is read in the host only, in all styles`() throws {
    enum Link: Matchable, Equatable { case show(String, Int) }
    let router = Router<Link>(scheme: "https")
    router.add(Link.show, route: subdomain(string, of: "podcasts.example") / "show" / int)
    let format =
      scheme("https")
      </> (iso(Link.show)
        <¢> host(subdomain: .string, of: "podcasts.example") </> path("show") </> path(.int))
    func link(_ url: URL) -> Link? {
      let (label, number) = (Capture(String.self), Capture(Int.self))
      guard url.has(scheme: "https", host: Suffixed(label, ".podcasts.example")) else { return nil }
      switch (url.countedHostLabels(), url.countedPathComponents()) {
      case (.N3(_, "podcasts", "example"), .N2("show", number)):
        return .show(label(), number())
      default: return nil
      }
    }
    for (text, expected) in [
      ("https://de.podcasts.example/show/7", .show("de", 7)),
      ("https:/de.podcasts.example/show/7", nil), ("https:de.podcasts.example/show/7", nil),
      ("https:///de.podcasts.example/show/7", nil),
      ("https://evil.com/de.podcasts.example/show/7", nil),
      ("https://.podcasts.example/show/7", nil), ("https://podcasts.example/show/7", nil),
    ] as [(String, Link?)] {
      let url = try #require(URL(string: text))
      #expect(link(url) == expected, "\(text)")
      #expect(format.match(url) == expected, "\(text)")
      #expect(router.match(url) == expected, "\(text)")
    }
    for file in [format, router.format] {
      #expect(AppSiteAssociation.AppLinks(appIDs: [], file).components.map(\.path) == ["/show/?*"])
    }
  }

  @Test func `a flag ends with an equals sign on request, in all styles`() throws {
    let format = path("a") </> query(flag: "x", endsWithEqualsSign: true)
    let router = Router<Bool>()
    router.add({ $0 }, route: "a" .? flag("x", endsWithEqualsSign: true))
    let isSet = try #require(format.url(for: true))
    var arguments: QueryArguments = [:]
    arguments.append(name: "x", value: "")
    #expect(isSet.absoluteString == "/a?x=")
    #expect(router.url(for: true) == isSet && URL(path: .N1("a"), query: arguments) == isSet)
    #expect(format.url(for: false)?.absoluteString == "/a")
    #expect(router.url(for: false)?.absoluteString == "/a")
    for (text, expected) in [
      ("/a?x=", true), ("/a?x", true), ("/a?x=1", true), ("/a?xy=", false), ("/a", false),
    ] {
      let url = try #require(URL(string: text))
      #expect(format.match(url) == expected && router.match(url) == expected, "\(text)")
      #expect(url.queryArguments().contains(named: "x") == expected, "\(text)")
    }
    #expect(("a" .? flag("x", endsWithEqualsSign: true)).print(true)?.query == ["x": ""])
    let inFragment = path("a") </> fragment(query(flag: "x", endsWithEqualsSign: true))
    #expect(inFragment.url(for: true)?.absoluteString == "/a#x=")
    // The value would be among the others.
    let all = query(all: "x", .string)
    #expect((all </> query(flag: "x")).print(([], true)) != nil)
    #expect((all </> query(flag: "x", endsWithEqualsSign: true)).print(([], true)) == nil)
  }

  /// A part of a row in both styles, which captures nothing.
  private struct Part<S: PatternState.Kind> {
    let pattern: RoutePattern<Void, S>
    let format: URLFormat<Void>

    /// Drops the captures, for which this value is printed.
    init<A: Sendable>(_ pattern: RoutePattern<A, S>, _ format: URLFormat<A>, _ value: A) {
      let dropping = PartialIso<A, Void>(apply: { _ in () }, unapply: { _ in value })
      (self.pattern, self.format) = (pattern.map(dropping), dropping <¢> format)
    }
  }

  private static let elements: [Part<PatternState.Path>] = [
    Part("a", path("a"), ()), Part("b", path("b"), ()), Part(int, path(.int), 1),
    Part(maybe("a"), path("a").optional(), ()), Part(maybe(int), path(opt: .int), nil),
    Part("a" | lit("b"), URLFormat(parser: path("a").parser <|> path("b").parser), ()),
    Part(any / "b", any </> path("b"), ()), Part(anything / "b", anything </> path("b"), ()),
    Part(int(7...9), path(.int(7...9)), 8),
    Part(string(prefix: "a"), path(.string, prefix: "a"), "b"),
    Part(string(matching: OneOf("a", "b")), path(.string(matching: OneOf("a", "b"))), "a"),
  ]

  private static let arguments: [Part<PatternState.Query>] = [
    Part(int("s"), query("s", .int), 1), Part(int("t"), query("t", .int), 1),
    Part(maybe(int("s")), query(opt: "s", .int), nil),
    Part(maybe(int("t")), query(opt: "t", .int), nil), Part(flag("u"), query(flag: "u"), true),
    Part(
      flag("v", endsWithEqualsSign: true), query(flag: "v", endsWithEqualsSign: true), true),
    Part(maybe(int("s") & int("t")), (query("s", .int) </> query("t", .int)).optional(), nil),
    Part(maybe(fragment(int)), fragment(opt: .int), nil),
    Part(int("t", default: 1), query("t", .int, default: 1), 2),
  ]

  @Test func `rows are matched, printed, and explained alike in both styles`() throws {
    var random = SeededGenerator()
    for _ in 0..<(runsLongTests ? 20_000 : 100) {
      let router = Router<Int>(scheme: "https", host: "h")
      var rows: [URLFormat<Int>] = []
      for number in 0..<Int.random(in: 1...3, using: &random) {
        let parts = (0...Int.random(in: 0...2, using: &random)).map { _ in
          Self.elements.randomElement(using: &random)!
        }
        let options = (0...Int.random(in: 0...2, using: &random)).map { _ in
          Self.arguments.randomElement(using: &random)!
        }
        let pattern = parts.dropFirst().reduce(parts[0].pattern) { $0 / $1.pattern }
        let query = options.dropFirst().reduce(options[0].pattern) { $0 & $1.pattern }
        let whole: QueryPattern<Void> = pattern .? query
        let format = (parts.map(\.format) + options.map(\.format)).reduce(URLFormats.root, </>)
        router.add(number, route: whole)
        rows.append(PartialIso(apply: { number }, unapply: { $0 == number ? () : nil }) <¢> format)
      }
      let format = scheme("https") </> host("h") </> rows.reduce(.empty, <|>)
      #expect(router.format.templates == format.templates, "seed \(random.seed)")
      let components = [router.format, format].map {
        AppSiteAssociation.AppLinks(appIDs: [], $0).components
      }
      #expect(components[0] == components[1], "seed \(random.seed)")
      for number in rows.indices {
        let text = router.url(for: number)?.absoluteString
        #expect(text == format.url(for: number)?.absoluteString, "seed \(random.seed)")
        #expect(router.format.explain(printing: number).url == text, "seed \(random.seed)")
        #expect(format.explain(printing: number).url == text, "seed \(random.seed)")
      }
      for _ in 0..<5 {
        let elements = (0..<Int.random(in: 0...3, using: &random)).map { _ in
          ["a", "b", "7", "c"].randomElement(using: &random)!
        }
        let query = ["", "?s=1", "?s=x", "?t=1", "?t=x&s=1", "?s=1&t=1#1", "#x", "?u", "?v=", "?v"]
          .randomElement(using: &random)!
        let url = try #require(URL(string: "https://h/" + elements.joined(separator: "/") + query))
        let (one, other) = (router.format.explain(url), format.explain(url))
        #expect(one.description == other.description, "seed \(random.seed)")
        #expect(one.closest == other.closest, "seed \(random.seed)")
        let template = router.format.template(matching: url)
        #expect(template == format.template(matching: url), "seed \(random.seed)")
        #expect(router.match(url) == format.match(url), "seed \(random.seed)")
      }
    }
  }
}
