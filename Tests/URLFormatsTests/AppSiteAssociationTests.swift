import Foundation
import TestSupport
import Testing
import URLFormats

private let (app, clip) = ("ABCDE12345.com.me.app", "ABCDE12345.com.me.app.Clip")

private func json(_ file: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(file), as: UTF8.self)
}

/// Returns the paths in the file for universal links.
func paths<A>(_ format: URLFormat<A>) -> [String] {
  AppSiteAssociation.AppLinks(appIDs: [], format).components.map(\.path)
}

/// Returns the components of a format, without their comments.
private func components<A>(_ format: URLFormat<A>) throws -> [String] {
  try AppSiteAssociation.AppLinks(appIDs: [], format).components.map { component in
    var component = component
    component.comment = nil
    return try json(component)
  }
}

@Suite struct AppSiteAssociationTests {
  @Test func `the file follows Apple's documentation`() throws {
    enum Page: Matchable { case home, profile(String), retweet(Int) }
    let table =
      scheme("https") </> host("me.com")
      </> URLFormat<Page> {
        iso(Page.home) <¢> root
        iso(Page.profile) <¢> path("users") </> path(.string) </> path("profile")
        iso(Page.retweet) <¢> path("retweet") </> query("tweetId", .int)
      }
    #expect(
      try json(AppSiteAssociation(appIDs: ["ABCDE12345.com.me.app"], table)) == """
        {"applinks":{"details":[{"appIDs":["ABCDE12345.com.me.app"],"components":[\
        {"/":"/","comment":"https://me.com"},\
        {"/":"/users/?*/profile","comment":"https://me.com/users/:string/profile"},\
        {"/":"/retweet","?":{"tweetId":"?*"},"comment":"https://me.com/retweet?tweetId=:int"}]}]}}
        """)
  }

  @Test func `a component says as much as Apple's format can express`() throws {
    let all = AppSiteAssociation.Component(
      path: "/a", query: ["q": "x"], fragment: "", ignoresCase: true, isExcluded: true, comment: "b"
    )
    #expect(
      try json(AppSiteAssociation(.init(appIDs: [app, clip], components: [all, .init()]))) == """
        {"applinks":{"details":[{"appIDs":["ABCDE12345.com.me.app","ABCDE12345.com.me.app.Clip"],"components":[\
        {"#":"","/":"/a","?":{"q":"x"},"caseSensitive":false,"comment":"b","exclude":true},{"/":"*"}]}]}}
        """)
  }

  @Test func `a file is composed of the links of several apps, of passwords, and of app clips`()
    throws
  {
    let links = AppSiteAssociation.AppLinks(appIDs: [app], path("a"))
    let other = AppSiteAssociation.AppLinks(appIDs: [clip], components: [.init(path: "/b")])
    #expect(
      try json(AppSiteAssociation(links, other, webCredentials: [app], appClips: [clip])) == """
        {"appclips":{"apps":["ABCDE12345.com.me.app.Clip"]},"applinks":{"details":[\
        {"appIDs":["ABCDE12345.com.me.app"],"components":[{"/":"/a","comment":"/a"}]},\
        {"appIDs":["ABCDE12345.com.me.app.Clip"],"components":[{"/":"/b"}]}]},\
        "webcredentials":{"apps":["ABCDE12345.com.me.app"]}}
        """)
    #expect(try json(AppSiteAssociation(webCredentials: [app])).hasPrefix(#"{"webcredentials""#))
    #expect(try json(AppSiteAssociation()) == "{}")
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func `an app without a team, and a table without https links, stop the program`()
      async throws
    {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = AppSiteAssociation(appIDs: ["com.me.app"], path("a"))
      }
      #expect(try message(result).contains("AppSiteAssociationTests.swift:"))
      #expect(
        try message(result).contains(
          "write the team before the bundle, as in ABCDE12345.com.me.app\n"))
      await #expect(processExitsWith: .failure) {
        _ = AppSiteAssociation(webCredentials: ["ABCDE12345"])
      }
      // A first label of ten characters isn't a team unless all are letters or digits.
      await #expect(processExitsWith: .failure) {
        _ = AppSiteAssociation.AppLinks(appIDs: ["my-company.app"], components: [])
      }
      await #expect(processExitsWith: .failure) {
        _ = AppSiteAssociation.AppLinks(appIDs: ["ABCDE1234-.com.me.app"], components: [])
      }
      await #expect(processExitsWith: .failure) {
        _ = AppSiteAssociation.AppLinks(appIDs: ["ABCDE1234.com.me.app"], components: [])
      }
      await #expect(processExitsWith: .failure) {
        _ = AppSiteAssociation.AppLinks(appIDs: [app, "com.me.app"], components: [])
      }
      _ = AppSiteAssociation.AppLinks(appIDs: ["ABCDE12345.my-company.app"], components: [])
      let table = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = AppSiteAssociation(appIDs: [], scheme("app") </> path("a"))
      }
      #expect(try message(table).contains("begin it with an address such as https://me.com\n"))
      await #expect(processExitsWith: .failure) {
        _ = AppSiteAssociation(appIDs: [], address("app://") </> path("a"))
      }
      _ = AppSiteAssociation(appIDs: [app], address("app://", "https://me.com") </> path("a"))
    }
  #endif

  @Test func `each part of a format is written as a pattern`() throws {
    let cases: [(URLFormat<Void>, [String])] = [
      (path("a") </> path("b"), [#"{"/":"/a/b"}"#]),
      (path("a b") </> path(Exactly("é/%")), [#"{"/":"/a%20b/%C3%A9%2F%25"}"#]),
      (path(Exactly("é")), [#"{"/":"/%C3%A9"}"#]),
      (path(Exactly("*")) </> path(Exactly("a?$(b)$")), [#"{"/":"/?/a%3F?(b)$"}"#]),
      (path(printing: "me") </> path(Regex("x.*"), printing: "x"), [#"{"/":"/?*/x"}"#]),
      (path(Regex(".*"), printing: "x"), [#"{"/":"/x"}"#]),
      (
        path(IgnoringCase("About"), printing: "about"),
        [#"{"/":"/About","caseSensitive":false}"#]
      ),
      (
        path(OneOf("en", "fr"), printing: "en") </> path("a"),
        [#"{"/":"/en/a"}"#, #"{"/":"/fr/a"}"#]
      ),
      (path(OneOf("en", Regex("f.")), printing: "en"), [#"{"/":"/en"}"#]),
      (
        path(OneOf("a", Exactly("b"), IgnoringCase("c"), OneOf("d")), printing: "a"),
        ["a", "b", "c", "d"].map { #"{"/":"/\#($0)","caseSensitive":false}"# }
      ),
      (
        path(OneOf(IgnoringCase("EN"), "fr"), printing: "fr"),
        ["EN", "fr"].map { #"{"/":"/\#($0)","caseSensitive":false}"# }
      ),
      (path(Exactly("a"), prefix: "x", suffix: ".html"), [#"{"/":"/xa.html"}"#]),
      (path("a").endingWithSlash(), [#"{"/":"/a"}"#, #"{"/":"/a/"}"#]),
      (root.endingWithSlash(), [#"{"/":"/"}"#]),
      (
        (path("a") </> path(printing: "b") </> anything).endingWithSlash(),
        [#"{"/":"/a/?*"}"#]
      ),
      (root, [#"{"/":"/"}"#]),
      (path("a") </> anything, [#"{"/":"/a"}"#, #"{"/":"/a/*"}"#]),
      (path("a") </> anything </> path("b"), [#"{"/":"/a/b"}"#, #"{"/":"/a/*/b"}"#]),
      (path(printing: "a") </> anything </> path("b"), [#"{"/":"/?*/b"}"#]),
      (path("a") </> anything </> path(printing: "b"), [#"{"/":"/a/?*"}"#]),
      (path("a") </> path("b").optional(), [#"{"/":"/a/b"}"#, #"{"/":"/a"}"#]),
      (path("a") <|> path("b") <|> path("a"), [#"{"/":"/a"}"#, #"{"/":"/b"}"#]),
      (path("a").matching(.ignoringCase) </> path("b"), [#"{"/":"/a/b","caseSensitive":false}"#]),
      (path("a") </> path("b").matching(.ignoringCase), [#"{"/":"/a/b","caseSensitive":false}"#]),
      (
        path("a") </> query("q", "x").matching(.ignoringCase),
        [#"{"/":"/a","?":{"q":"x"},"caseSensitive":false}"#]
      ),
      (path("a") </> query("q", "x+é"), [#"{"/":"/a","?":{"q":"x%2B%C3%A9"}}"#]),
      (path("a") </> query("q é", "*"), [#"{"/":"/a","?":{"q%20%C3%A9":"%2A"}}"#]),
      (path("a") </> query("q", "x").optional(), [#"{"/":"/a"}"#]),
      (path("a") </> query("q", "x", default: ()), [#"{"/":"/a"}"#]),
      (path("a") </> fragment("b?*$(é"), [##"{"#":"b???(%C3%A9","/":"/a"}"##]),
      (path("a") </> fragment(""), [##"{"#":"","/":"/a"}"##]),
      (path("a") </> fragment("tab=2"), [##"{"#":"tab=2","/":"/a"}"##]),
      (path("a") </> fragment(query("tab", "2")), [##"{"#":"?*","/":"/a"}"##]),
      (path("a") </> fragment(path("b") </> path("c d")), [##"{"#":"/b/c%20d","/":"/a"}"##]),
      (
        path("a") </> fragment(path("b") </> path(printing: "c") </> query("q", "x")),
        [##"{"#":"/b/?*?*","/":"/a"}"##]
      ),
      (
        fragment(path("f") </> path(printing: "g").optional() </> query("q", "x").optional()),
        ["/f/?*?*", "/f/?*", "/f?*", "/f"].map { ##"{"#":"\##($0)","/":"/"}"## }
      ),
      (
        fragment(path("b") </> query("q", "x") <|> path("c")),
        [##"{"#":"/b?*","/":"/"}"##, ##"{"#":"/c","/":"/"}"##]
      ),
      (path("a") </> query("q", "1").optional() <|> path("a"), [#"{"/":"/a"}"#]),
      (path("a") </> fragment(path("b").optional()), [#"{"/":"/a"}"#]),
      (path("a") </> fragment(anything), [#"{"/":"/a"}"#]),
      (
        path("a") </> fragment(anything </> path("b")),
        [##"{"#":"/b","/":"/a"}"##, ##"{"#":"/*/b","/":"/a"}"##]
      ),
      (path("a") </> fragment("b").optional(), [#"{"/":"/a"}"#]),
      (host("h") </> path("a"), [#"{"/":"/a"}"#]), (address("/") </> path("a"), [#"{"/":"/a"}"#]),
      (scheme("HTTP") </> host("h") </> path("a"), [#"{"/":"/a"}"#]),
      (
        (scheme("app") </> path("b")) <|> (scheme("https") </> host("h") </> path("a")),
        [#"{"/":"/a"}"#]
      ),
      ((scheme("https") </> path("b")) <|> (host("h") </> path("a")), [#"{"/":"/a"}"#]),
      (scheme("https") </> (path("b") <|> (host("h") </> path("a"))), [#"{"/":"/a"}"#]),
      (scheme("https") </> host("h").optional() </> path("a"), [#"{"/":"/a"}"#]),
      ((scheme("https") </> host("") </> path("b")) <|> path("a"), [#"{"/":"/a"}"#]),
      ((path("a") </> query("q", "x", default: ())) <|> path("a"), [#"{"/":"/a"}"#]),
      (
        URLFormat(parser: path("a").parser <|> (path("b") </> query("q", "x")).parser),
        [#"{"/":"/a"}"#, #"{"/":"/b","?":{"q":"x"}}"#]
      ),
      // The first component ignores case, so it's no part of the second.
      (
        URLFormat(
          parser: (path("a").matching(.ignoringCase) </> query("q", "x")).parser
            <|> path("a").parser),
        [#"{"/":"/a","?":{"q":"x"},"caseSensitive":false}"#, #"{"/":"/a"}"#]
      ),
      (path("a") </> path(".."), []),
      (.empty, []),
    ]
    for (format, expected) in cases {
      #expect(try components(format) == expected, "\(format)")
    }
  }

  @Test func `a captured element is any text, or none if that converts`() throws {
    func expect<A>(_ format: URLFormat<A>, _ expected: String) throws {
      let format = URLFormat<A>(parser: path("a").parser %> format.parser)
      let written = try components(format)
      #expect(written == [expected])
    }
    try expect(path(.int), #"{"/":"/a/?*"}"#)
    try expect(scheme(.string) </> host("h") </> path(.int), #"{"/":"/a/?*"}"#)
    try expect(query("q", .int), #"{"/":"/a","?":{"q":"?*"}}"#)
    try expect(query("q", .rawRepresentable(Tab.self)), #"{"/":"/a","?":{"q":"?*"}}"#)
    try expect(query("q", .string), #"{"/":"/a","?":{"q":"*"}}"#)
    try expect(query(opt: "q", .int), #"{"/":"/a"}"#)
    try expect(query("q", .int, default: 1), #"{"/":"/a"}"#)
    try expect(query(all: "q", .int), #"{"/":"/a"}"#)
    try expect(query(flag: "q"), #"{"/":"/a"}"#)
    try expect(query("q", .int).optional(), #"{"/":"/a"}"#)
    try expect(fragment(.int), ##"{"#":"?*","/":"/a"}"##)
    try expect(fragment(.string), ##"{"#":"*","/":"/a"}"##)
    try expect(fragment(opt: .int), #"{"/":"/a"}"#)
    try expect(fragment(path("b") </> query(opt: "q", .int)), ##"{"#":"/b*","/":"/a"}"##)
    try expect(query("q", .int).optional() </> fragment("b"), ##"{"#":"b","/":"/a"}"##)
    #expect(paths(path(.string, prefix: "@")) == ["/@?*"])
    #expect(paths(path(.rawRepresentable(Tab.self), suffix: ".gpx")) == ["/?*.gpx"])
    #expect(paths(path(.string, prefix: "é*", suffix: "?")) == ["/%C3%A9??*%3F"])
    let choice = path(.string(matching: OneOf("a", Exactly("b"))), prefix: "x", suffix: ".y")
    #expect(paths(choice) == ["/xa.y", "/xb.y"])
    let page = path(.int, prefix: "page-", suffix: ".html") </> anything </> path("x")
    #expect(paths(page) == ["/page-?*.html/x", "/page-?*.html/*/x"])
    #expect(try components(path("a") </> rest) == [#"{"/":"/a"}"#, #"{"/":"/a/*"}"#])
    #expect(try components(path("a") </> path(opt: .int)) == [#"{"/":"/a/?*"}"#, #"{"/":"/a"}"#])
    let custom = Parser<URLParts, Void>(
      template: .empty, consume: { _ in unit }, print: { _, _ in true })
    #expect(
      try components(path("a") </> URLFormat(parser: custom)) == [#"{"/":"/a"}"#, #"{"/":"/a/*"}"#])
  }

  @Test func `a gap is left out beside an element of any text, but not farther from it`() {
    #expect(paths(anything </> path("a") </> path(.string)) == ["/a/?*", "/*/a/?*"])
    #expect(paths(anything </> path(.string) </> path("a")) == ["/?*/a"])
  }

  private enum Tab: String { case posts }

  @Test func `case is ignored where a table ignores it`() throws {
    let format = (path("Users") </> path(.int)).matching(.ignoringCase)
    #expect(try components(format) == [#"{"/":"/Users/?*","caseSensitive":false}"#])
    let file = try JSONEncoder().encode(AppSiteAssociation(appIDs: [], format))
    #expect(try AppleComponents(file).open("https://me.com/uSERS/7"))
  }

  @Test func `a table is listed whole, and a row of many ways ends in a wildcard`() throws {
    let table = URLFormat<Int> {
      for number in 0..<1_000 {
        only(number) <¢> path("\(number)")
      }
    }
    #expect(paths(path("a") </> table).count == 1_000)
    let row = (0..<60).reduce(path("x")) { row, _ in row </> path("a").optional() } </> path("b")
    let file = AppSiteAssociation(appIDs: [], row)
    #expect(
      file.appLinks[0].components.count == 14
        && file.appLinks[0].components.allSatisfy { $0.path != "*" })
    let matcher = try AppleComponents(try JSONEncoder().encode(file))
    #expect(matcher.open("https://me.com/x" + String(repeating: "/a", count: 60) + "/b"))
    #expect(!matcher.open("https://me.com/y/a/b"))
    #expect(file.appLinks[0].components.last?.path == "/x/*/b")
    let element = (0..<60).reduce(path(printing: "x")) { row, _ in row </> path("a").optional() }
    #expect(paths(element).last == "/?*")
    let language = path("app") </> path("en").optional() </> path("v2").optional()
    let below = paths(language </> table)
    #expect(below.count == 4 * 1_000 && below[5] == "/app/en/1")
    let gaps = (0..<60).reduce(path("x")) { row, _ in row </> anything </> path("a") }
    #expect(paths(gaps).count == 16)
    let four = path(.string(matching: OneOf("a", "b", "c", "d")))
    let five = path(.string(matching: OneOf("a", "b", "c", "d", "e")))
    #expect(paths(four </> four).count == 16)
    let seventeen = OneOf(
      "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q")
    #expect(paths(path(.string(matching: seventeen))) == ["/?*"])
    #expect(paths(four </> five) == ["/a/?*", "/b/?*", "/c/?*", "/d/?*"])
    let arguments = (0..<60).reduce(path("x")) { $0 </> query("q\($1)", "a").optional() }
    #expect(try components(arguments) == [#"{"/":"/x"}"#])
    let schemes = (0..<70).map { scheme("app\($0)") } + [scheme("https")]
    let anyScheme = schemes.dropFirst().reduce(schemes[0], <|>)
    #expect(try components(anyScheme </> host("h") </> path("a")) == [#"{"/":"/a"}"#])
    let hosts = URLFormat<Void>(parser: .choice((0..<70).map { host("h\($0)").parser }))
    #expect(try components(scheme("https") </> hosts </> path("a")) == [#"{"/":"/a"}"#])
    let ownHost = URLFormat<Void>(
      parser: Parser(
        parse: { ($0, unit) }, print: { URLParts(url("//h")) }, template: { _ in .empty }))
    #expect(paths(scheme("https") </> ownHost </> path("a")) == ["/a", "/*/a"])
    let parts = (0..<7).reduce(path("b").optional()) { $0 </> path("b\($1)").optional() }
    let start = address("https://me.com", "app://") </> path("z")
    let either = URLFormat(parser: .choice([start.parser, parts.parser]))
    #expect(paths(either </> path("c")) == ["/c", "/*/c"])
  }
}

@Test func `an argument is listed once, however its name is written`() {
  let format = path("a") </> query("caf\u{E9}", "1") </> query("cafe\u{301}", "1")
  let components = AppSiteAssociation.AppLinks(appIDs: [], format).components
  #expect(components.map(\.query) == [["caf%C3%A9": "1"]])
  let same = (path("a") </> query("Page", "1") </> query("page", "1")).matching(.ignoringCase)
  #expect(AppSiteAssociation.AppLinks(appIDs: [], same).components.map(\.query) == [["Page": "1"]])
}

@Test func `other arguments in a fragment may follow its path`() {
  let site = address("https://me.com")
  for (format, fragments) in [
    (site </> fragment(path("s") </> otherArguments), ["/s*"]),
    (site </> fragment(path("s") </> query("q", "1") </> otherArguments), ["/s?*"]),
    (site </> fragment(otherArguments), [nil]),
  ] as [(URLFormat<QueryArguments>, [String?])] {
    let components = AppSiteAssociation.AppLinks(appIDs: [], format).components
    #expect(components.map(\.fragment) == fragments, "\(format)")
  }
}

@Test func `an address behind a scheme has the host`() {
  let format = scheme("https") </> address("https://me.com") </> path("a")
  #expect(paths(format) == ["/a"])
}
