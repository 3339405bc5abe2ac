import Foundation
import RoutePatterns
import TestSupport
import Testing
import URLFormats
import URLPatterns

private let date = param(
  { try? Date($0, strategy: .iso8601.year().month().day()) },
  { $0.formatted(.iso8601.year().month().day()) }, template: ":date")

private let day = Date(timeIntervalSince1970: 1_795_305_600)

@Suite struct ParametersTests {
  @Test func `one declaration makes a parameter that works everywhere`() throws {
    let archive = "archive" / date .?? date("until")
    #expect(archive.template == "archive/:date?(until=:date)")
    #expect(archive.print((day, day))! == (["archive", "2026-11-22"], ["until": "2026-11-22"]))
    #expect(archive.parse((["archive", "2026-11-22"], [:]))!.match == (day, nil))
    #expect(archive.parse((["archive", "2026-11-22"], ["until": "tomorrow"])) == nil)
    let router = Router<Date>(scheme: "app")
    router.add({ $0 }, route: "archive" / date)
    #expect(router.match(try #require(URL(string: "app://archive/2026-11-22"))) == day)
    let format = path("archive") </> path(date) </> query(opt: "until", date)
    #expect(format.description == "/archive/:date?(until=:date)")
    #expect(format.url(for: (day, nil))?.absoluteString == "/archive/2026-11-22")
    let dates = path("dates") </> query(all: "on", date)
    #expect(dates.match(try #require(URL(string: "/dates?on=2026-11-22"))) == [day])
    #expect((scheme("app") </> host(date)).url(for: day)?.absoluteString == "app://2026-11-22")
  }

  private enum Tab: String, CaseIterable { case home, search, odd = "a/b?" }

  @Test
  func `a template lists the cases of an enum, and another one can name it with or without them`()
    throws
  {
    let tabs = "tabs" / param(Tab.self) .?? param(Tab.self)("next")
    #expect(
      tabs.template
        == "tabs/:tab(home|search|a/b?)?(next=:tab(home|search|a/b?))")
    #expect(try #require(tabs.print((.odd, .home))) == (["tabs", "a/b?"], ["next": "home"]))
    // Longer lists aren't shown.
    #expect(param(Digit.self).template == ":digit")
  }

  @Test func `an argument of a type with raw values or descriptions is named first`() throws {
    let search = "search" .? param(Tab.self)("tab") & param(UInt16.self)("port")
    #expect(search.template == "search?tab=:tab(home|search|a/b?)&port=:uint16")
    let printed = try #require(search.print((.odd, 80)))
    #expect(printed == (["search"], ["tab": "a/b?", "port": "80"]))
    #expect(search.parse(printed)!.match == (.odd, 80))
    #expect(search.parse((["search"], ["tab": "a", "port": "80"])) == nil)
    #expect(search.parse((["search"], ["tab": "home", "port": "70000"])) == nil)

    let optional = "search" .?? param(Tab.self)("tab") &? param(UInt16.self)("port")
    #expect(optional.parse((["search"], ["port": "80"]))!.match == (nil, 80))

    let list =
      "list" .? param(Tab.self)("tab", default: .home) & param(UInt16.self)("port", default: 80)
    #expect(list.parse((["list"], [:]))!.match == (.home, 80))
    #expect(list.parse((["list"], ["tab": "x"])) == nil)
    #expect(try #require(list.print((.home, 8080))) == (["list"], ["port": "8080"]))
  }

  private enum Digit: String, CaseIterable { case a, b, c, d, e, f, g, h, i, j, k }

  @Test func `a UUID is a parameter`() {
    let keys: QueryPattern<(UUID, UUID)> = "keys" / uuid .? uuid("other")
    #expect(keys.template == "keys/:uuid?other=:uuid")
  }

  @Test func `an argument may have a default, which is not printed`() throws {
    let list = "list" / date .? date("until", default: day) & int(1...9)("page", default: 1)
    #expect(list.template == "list/:date?(until=:date)&(page=:int(1...9))")
    #expect(list.parse((["list", "2026-11-22"], [:]))!.match == (day, day, 1))
    #expect(list.parse((["list", "2026-11-22"], ["page": "10"])) == nil)
    #expect(list.parse((["list", "2026-11-22"], ["page": ""])) == nil)
    #expect(list.print((day, day, 1))! == (["list", "2026-11-22"], [:]))
    #expect(list.print((day, day, 2))! == (["list", "2026-11-22"], ["page": "2"]))
    let (rest, match) = try #require(
      list.parse((["list", "2026-11-22"], ["page": "1", "x": "y"])))
    #expect(match.2 == 1 && rest.query == ["x": "y"])
  }

  @Test func `an argument is read like an element, but can have values that an element can't`() {
    for text in ["", ".", "..", "a/b", "%", "ü"] {
      let printed = ("a" .? string("q")).print(text)
      #expect(printed?.query == ["q": text])
      #expect(printed.flatMap { ("a" .? string("q")).parse($0)?.match } == text)
    }
    let theme = (lit("dark") | lit("light"))("theme")
    #expect(theme.parse(([], ["theme": "light"])) != nil)
    #expect(theme.parse(([], ["theme": "blue"])) == nil)
    #expect(theme.print(())?.query == ["theme": "dark"])
    #expect(theme.template == "theme=(dark|light)")
    let id = (int | string)("id")
    #expect(id.parse(([], ["id": "x"]))?.match == .right("x"))
    #expect(id.print(.right("7")) == nil, "it would come back as .left(7)")
    // The first alternative reads what the second one prints, as the same value.
    let either = (string | string).map(
      {
        switch $0 {
        case .left(let text), .right(let text): text
        }
      }, { .right($0) })("q")
    for text in ["x", "", ".."] { #expect(either.print(text)?.query == ["q": text]) }
    #expect(maybe(int)("id").parse(([], ["id": "7"]))?.match == 7)
  }
}

@Test func `rows are written as they come to mind`() throws {
  enum Link: Equatable { case wiki(String, Int), list(Int), help(Int) }
  let router = Router<Link>(scheme: "https")
  router.add(Link.wiki, route: subdomain(string, of: "w.org") / "wiki" / int)
  for number in 1...2 { router.add(Link.list, route: "list\(number)" / int) }
  router.add(Link.help, route: "help" .? string("x").map({ _ in () }, { "a" }) & fragment(int))
  for (text, link) in [
    ("https://de.w.org/wiki/7", .wiki("de", 7)), ("https://w.org/list2/7", .list(7)),
    ("https://w.org/help?x=a#7", .help(7)),
  ] as [(String, Link)] {
    #expect(router.match(try #require(URL(string: text))) == link)
  }
}

@Test func `a value of unknown type joins others, and patterns have rules for reading`() {
  let elements = string / int.map(.identity)
  #expect(elements.print(("a", 2))?.path == ["a", "2"])
  let path = string .? int("page").map(.identity)
  #expect(path.parse((["a"], ["page": "2"]))!.match == ("a", 2))
  let query = string("q") & int("page").map(.identity)
  #expect(("search" .? query).print(("a", 2))! == (["search"], ["q": "a", "page": "2"]))
  let list = "list" .?? int("page").matching(.malformedAsMissing)
  #expect(list.parse((["list"], ["page": "x"]))?.match == .some(nil))
}

@Test func `optional other arguments and an enum before a domain have templates`() {
  enum Language: String, CaseIterable { case en, de }
  #expect(("x" .?? otherArguments).template == "x?(*)")
  #expect(
    subdomain(param(Language.self), of: "w.org").template == "//:language(en|de).w.org")
  #expect((subdomain(string, of: "w.org") / "x").template == "//:string.w.org/x")
}

@Test func `a pattern for an element has a prefix, a suffix, or both`() throws {
  enum Link: Equatable { case profile(String), trail(String), page(Int), search(String) }
  let router = Router<Link>(scheme: "https", host: "me.com")
  router.add(Link.profile, route: string(prefix: "@"))
  router.add(Link.trail, route: "trails" / string(suffix: ".gpx"))
  router.add(Link.page, route: "pages" / int(prefix: "page-", suffix: ".html"))
  router.add(Link.search, route: "search" .? string(prefix: "@")("user"))
  for (path, link) in [
    ("@john", .profile("john")), ("trails/a.gpx", .trail("a")), ("pages/page-7.html", .page(7)),
    ("search?user=%40john", .search("john")),
  ] as [(String, Link)] {
    let url = try #require(URL(string: "https://me.com/" + path))
    #expect(router.match(url) == link)
    #expect(router.url(for: link) == url)
  }
  #expect(
    router.format.templates.map(\.description) == [
      "https://me.com/@:string", "https://me.com/trails/:string.gpx",
      "https://me.com/pages/page-:int.html", "https://me.com/search?user=@:string",
    ])
  #expect(
    AppSiteAssociation.AppLinks(appIDs: [], router.format).components.map(\.path)
      == ["/@?*", "/trails/?*.gpx", "/pages/page-?*.html", "/search"])
  let range = path(int(prefix: "page-")(1...9))
  #expect(range.matching(.ignoringCase).match(URL(string: "/PAGE-3")!) == 3)
  #expect(AppSiteAssociation.AppLinks(appIDs: [], range).components.map(\.path) == ["/page-?*"])
  let twice = path(int(prefix: "b", suffix: "y")(prefix: "a", suffix: "z"))
  #expect(twice.url(for: 7)?.absoluteString == "/ab7yz")
  #expect(twice.matching(.ignoringCase).match(URL(string: "/AB7YZ")!) == 7)
  #expect(AppSiteAssociation.AppLinks(appIDs: [], twice).components.map(\.path) == ["/ab?*yz"])
}

@Test func `a URL is a parameter`() throws {
  let router = Router<URL>(scheme: "https", host: "me.com")
  router.add({ $0 }, route: "login" .? param(URL.self)("next"))
  let link = try #require(URL(string: "https://me.com/login?next=https%3A%2F%2Fme.com%2Fa%20b"))
  let next = try #require(router.match(link))
  #expect(next.absoluteString == "https://me.com/a%20b")
  #expect(
    router.url(for: next)?.absoluteString
      == "https://me.com/login?next=https%3A%2F%2Fme.com%2Fa%2520b")
  #expect(router.description == "https://me.com/login?next=:url")
  let optional = "login" .?? param(URL.self)("next")
  #expect(optional.parse((path: ["login"], query: ["next": "https:x"])) == nil)
}

@Test func `a link within a link is matched and printed alike in all styles`() throws {
  let router = Router<URL>()
  router.add({ $0 }, route: "login" .? param(URL.self)("next"))
  let format = path("login") </> query("next", .url)
  let rows = scheme("https") </> host("me.com") </> URLFormats.rest
  let linked = path("login") </> query("next", .link(rows))
  let pieces = [
    "https:", "app:", "HTTPS:", "/", "//", "\\", "?", "#", "@", ":80", "me.com", "me.com",
    "evil.com",
    "%41", "%zz", "%2F", " ", "ü", "%C3%BC", "<", ">", "..", "a", "&q=", "+", "\u{200B}",
  ]
  var random = SeededGenerator()
  for _ in 0..<(runsLongTests ? 50_000 : 2_000) {
    let text =
      ["", "https://me.com"].randomElement(using: &random)!
      + (0...Int.random(in: 0...5, using: &random)).map { _ in
        pieces.randomElement(using: &random)!
      }.joined()
    let url = try #require(URL(path: .N1("login"), query: ["next": text]))
    let (expected, next) = (URL(pasted: text), Capture(URL.self))
    let isMatch = Has("next", next) ~= url.queryArguments()
    let name: Comment = "\(text), seed \(random.seed)"
    #expect((isMatch ? next() : nil) == expected, name)
    #expect(url.queryArguments()["next", as: URL.self] == expected, name)
    #expect(format.match(url) == expected && router.match(url) == expected, name)
    #expect(linked.match(url) == expected.flatMap(rows.match), name)
    guard let expected else { continue }
    let printed = URL(path: .N1("login"), query: ["next": expected.absoluteString])
    #expect(format.url(for: expected) == printed && router.url(for: expected) == printed, name)
  }
}

@Test func `the values of one element or argument belong to one case`() throws {
  enum Link: Equatable { case map(Double, Double, zoom: Int), version(Int, Int), search(Int, Int) }
  let router = Router<Link>()
  router.add(Link.map, route: "map" / param(.split(.double, .double, by: ",")) / int)
  router.add(
    Link.version, route: param(.split(int, int(prefix: "r"), by: "."))(prefix: "v", suffix: ".zip"))
  router.add(Link.search, route: "search" .? param(.split(.int, .int, by: "..."))("range"))
  for (link, path) in [
    (.map(48.2, 16.37, zoom: 12), "/map/48.2,16.37/12"), (.version(1, 2), "/v1.r2.zip"),
    (.search(1, 9), "/search?range=1...9"),
  ] as [(Link, String)] {
    #expect(router.match(try #require(URL(string: path))) == link)
    #expect(router.url(for: link)?.absoluteString == path)
  }
  #expect(
    router.description
      == "/map/:double,:double/:int\n/v:int.r:int.zip\n/search?range=:int...:int")
}

@Test func `a default of which the text reads as another value isn't printed`() {
  let number = param({ $0 == "x" ? 2 : nil }, { (_: Int) in "x" }, template: ":n")
  let pattern = "a" .? number("page", default: 1)
  #expect(pattern.print(1)?.query == [:])
}

@Test func `each of several texts of a parameter is read in any case`() {
  let language: PathPattern<Void> = "en" | "fr"
  let format = path(language).matching(.ignoringCase)
  #expect(format.match(URL(string: "/FR")!) != nil)
}

@Test func `a parameter keeps the rules for reading of its pattern`() {
  let format = path(lit("x y").matching(.ignoringCase))
  #expect(format.match(URL(string: "/X%20Y")!) != nil)
  #expect(format.print(())?.render() == "/x%20y")
  #expect(path("x").match(URL(string: "/X")!) == nil)
  let components = AppSiteAssociation.AppLinks(appIDs: [], format).components
  #expect(components.map(\.ignoresCase) == [true])
}

#if os(macOS) || os(Linux) || os(Windows)
  @Test func `a pattern of several elements as an argument or an element stops the program`()
    async throws
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = path("a" / int)
    }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      error.contains("a/:int isn't one element: an argument, or an element, is just one\n"))
    let ofRoot = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = path(RoutePatterns.root)
    }
    let rootError = String(decoding: try #require(ofRoot).standardErrorContent, as: UTF8.self)
    #expect(rootError.contains("root isn't one element"))
    await #expect(processExitsWith: .failure) { _ = (maybe("a") / int)("q") }
    await #expect(processExitsWith: .failure) { _ = query("q", anything / string) }
  }
#endif
