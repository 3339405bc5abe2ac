import Foundation
import RoutePatterns
import TestSupport
import Testing
import URLFormats

/// Texts with several parts, in all three styles.
@Suite struct SplitStylesTests {
  private enum Link: Matchable, Equatable {
    case sim(server: String, code: String, oid: String?, flag: Int?)
    case price(from: String, to: String)
    case person(String, family: String, age: Int?)
    case five(Int, Int, Int, Int, Int)
  }

  private static let router: Router<Link> = {
    let router = Router<Link>(addresses: "LPA:")
    router.add(
      Link.sim,
      route: param(.split(string, .string, .string.optional(), .int.optional(), by: "$"))(
        prefix: "1$"))
    router.add(
      Link.price,
      route: "search" .? param(.split(.string, .string, by: "-"))("price"))
    router.add(
      Link.person,
      route: "people" .? fragment(param(.split(.string, .string, .int.optional(), by: "_"))("name"))
    )
    router.add(Link.five, route: "v" / param(.split(.int, .int, int, .int, .int, by: ".")))
    return router
  }()

  private static let format =
    address("LPA:")
    </> URLFormat<Link> {
      iso(Link.sim)
        <¢> path(
          .split(.string, .string, .string.optional(), .int.optional(), by: "$"), prefix: "1$")
      iso(Link.price) <¢> path("search") </> query("price", .split(.string, .string, by: "-"))
      iso(Link.person) <¢> path("people")
        </> fragment(query("name", .split(.string, .string, .int.optional(), by: "_")))
      iso(Link.five) <¢> path("v") </> path(.split(.int, .int, .int, .int, .int, by: "."))
    }

  private static func link(_ url: URL) -> Link? {
    let (one, other) = (Capture(String.self), Capture(String.self))
    let (oid, flag) = (Capture(String.self).optional(), Capture(Int.self).optional())
    let numbers = (0..<5).map { _ in Capture(Int.self) }
    guard let path = url.countedPathComponents(scheme: "lpa") else { return nil }
    switch (path, url.queryArguments(), url.fragmentArguments()) {
    case (.N1(Split("1", one, other, oid, flag, by: "$")), _, _):
      return .sim(server: one(), code: other(), oid: oid(), flag: flag())
    case (.N1("search"), Has("price", Split(one, other, by: "-")), _):
      return .price(from: one(), to: other())
    case (.N1("people"), _, Has("name", Split(one, other, flag, by: "_"))):
      return .person(one(), family: other(), age: flag())
    case (
      .N2("v", Split(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], by: ".")), _, _
    ):
      return .five(numbers[0](), numbers[1](), numbers[2](), numbers[3](), numbers[4]())
    default: return nil
    }
  }

  @Test(
    arguments: [
      (.sim(server: "smdp.example", code: "K2", oid: "1.2", flag: 1), "1$smdp.example$K2$1.2$1"),
      (.sim(server: "smdp.example", code: "K2", oid: nil, flag: 1), "1$smdp.example$K2$$1"),
      (.sim(server: "smdp.example", code: "K2", oid: "1.2", flag: nil), "1$smdp.example$K2$1.2"),
      (.sim(server: "smdp.example", code: "K2", oid: nil, flag: nil), "1$smdp.example$K2"),
      (.price(from: "100", to: ""), "search?price=100-"),
      (.price(from: "", to: ""), "search?price=-"),
      (.price(from: "1-2", to: ".."), "search?price=1-2-.."),
      (.person("Jane", family: "", age: nil), "people#name=Jane_"),
      (.person("", family: "Doe", age: 7), "people#name=_Doe_7"),
      (.five(1, -2, 3, 4, 5), "v/1.-2.3.4.5"),
    ] as [(Link, String)])
  private func `parts are matched and printed alike`(link: Link, text: String) throws {
    let url = try #require(URL(string: "LPA:" + text))
    #expect(Self.link(url) == link)
    for (match, print) in [
      (Self.router.match, Self.router.url), (Self.format.match, Self.format.url),
    ] as [((URL) -> Link?, (Link) -> URL?)] {
      #expect(match(url) == link)
      #expect(print(link) == url)
    }
  }

  @Test(arguments: [
    ("1$smdp.example$K2$$", "1$smdp.example$K2"), ("1$smdp.example$K2$", "1$smdp.example$K2"),
    ("people#name=Jane_Doe_", "people#name=Jane_Doe"),
  ])
  func `what's empty at the end isn't printed`(text: String, printed: String) throws {
    let url = try #require(URL(string: "LPA:" + text))
    let link = try #require(Self.format.match(url))
    #expect(Self.link(url) == link && Self.router.match(url) == link)
    #expect(Self.format.url(for: link)?.absoluteString == "LPA:" + printed)
    #expect(Self.router.url(for: link)?.absoluteString == "LPA:" + printed)
  }

  @Test(
    arguments: [
      (.sim(server: "", code: "K2", oid: nil, flag: nil)),
      (.sim(server: "a", code: "", oid: nil, flag: nil)),
      (.sim(server: "a", code: "", oid: "x", flag: 1)),
      (.sim(server: "a", code: "b", oid: "", flag: nil)),
      (.sim(server: "a$b", code: "c", oid: nil, flag: nil)),
      (.sim(server: "..", code: "c", oid: nil, flag: nil)), (.price(from: "a", to: "b-c")),
      (.person("a_b", family: "c", age: nil)),
    ] as [Link])
  private func `values that would be read as others aren't printed`(link: Link) {
    #expect(Self.format.url(for: link) == nil)
    #expect(Self.router.url(for: link) == nil)
  }

  @Test(arguments: [
    (
      "1$smdp.example",
      #"found "1$smdp.example" instead of 1$:string$:string($:string($:int)): :string is missing"#
    ),
    ("2$a$b", #"found "2$a$b" instead of 1$:string$:string($:string($:int))"#),
    ("1$a$$c", #"found "1$a$$c" instead of 1$:string$:string($:string($:int)): "" is not :string"#),
    (
      "1$a$b$c$d",
      #"found "1$a$b$c$d" instead of 1$:string$:string($:string($:int)): "d" is not :int"#
    ),
    (
      "1$a$b$c$1$2",
      #"found "1$a$b$c$1$2" instead of 1$:string$:string($:string($:int)): there are more than 4 parts"#
    ),
    ("search?price=1", #"found "price=1" instead of price=:string-:string: :string is missing"#),
    (
      "people#name=a_b_c",
      ##"found "#name=a_b_c" instead of #name=:string_:string(_:int): "c" is not :int"##
    ),
    ("v/1.2.x.4.5", #"found "1.2.x.4.5" instead of /:int.:int.:int.:int.:int: "x" is not :int"#),
    ("v/1.2.3.4", #"found "1.2.3.4" instead of /:int.:int.:int.:int.:int: :int is missing"#),
  ])
  func `a reason names the part, without a slash where the address has none`(
    text: String, reason: String
  ) throws {
    let url = try #require(URL(string: "LPA:" + text))
    #expect(Self.link(url) == nil)
    for explanation in [Self.format.explain(url), Self.router.format.explain(url)] {
      let found = explanation.alternatives.compactMap(\.reason) + [explanation.closest]
      #expect(found.contains(reason), "\(explanation)")
    }
    let hidden = Self.format.explain(url, showingValues: false).description
    #expect(!hidden.contains("smdp") && !hidden.contains("\"d\""))
  }

  @Test func `reasons under an address without a slash have none before the first element`() throws
  {
    enum Page: Matchable, Equatable { case page(Int, Int), user(String) }
    let pages = URLFormat<Page> {
      iso(Page.page) <¢> path("p") </> path(.int) </> path(.int)
      iso(Page.user) <¢> path(.string, prefix: "@")
    }
    for (format, reasons) in [
      (address("app:") </> pages, ["/:int is missing", #"found "p" instead of @:string"#]),
      (scheme("app") </> pages, ["/:int is missing", #"found "p" instead of @:string"#]),
      (
        address("app:", "app://") </> pages,
        ["/:int is missing", #"found "p" instead of @:string"#]
      ),
      (address("app:/") </> pages, ["/:int is missing", #"found "p" instead of /@:string"#]),
    ] {
      let start = format.description.hasPrefix("app:/") ? "app:/" : "app:"
      let url = try #require(URL(string: start + "p/7"))
      #expect(format.explain(url).alternatives.map(\.reason) == reasons, "\(format)")
    }
    let row = address("app:") </> path(.int)
    let root = try #require(URL(string: "app:"))
    #expect(row.explain(root).closest == "app::int: :int is missing")
    #expect(
      (address("app:") </> path(.string)).explain(printing: "").closest
        == "app::string: :string cannot be printed")
    #expect(path(.string).explain(printing: "").closest == "/:string: /:string cannot be printed")
  }

  @Test func `templates show what can be missing, and Apple's file has any text`() throws {
    #expect(
      Self.format.description == """
        LPA:1$:string$:string($:string($:int))
        LPA:search?price=:string-:string
        LPA:people#name=:string_:string(_:int)
        LPA:v/:int.:int.:int.:int.:int
        """)
    #expect(Self.router.format.description == Self.format.description)
    for (format, template) in [
      (path(.split(.int, .int.optional(), by: "-")).description, "/:int(-:int)"),
      (path(.split(.int.optional(), .int, by: "-")).description, "/(:int)-:int"),
      (path(.split(.int, .int.optional(), .int, by: "-")).description, "/:int-(:int)-:int"),
    ] {
      #expect(format == template)
    }
    let url = try #require(URL(string: "LPA:1$a$b"))
    #expect(
      Self.format.template(matching: url)?.render() == "LPA:1$:string$:string($:string($:int))")
    let file = AppSiteAssociation.AppLinks(
      appIDs: [], path("s") </> path(.split(.string, .int.optional(), .int.optional(), by: "-")))
    #expect(file.components.map(\.path) == ["/s/?*"])
    let price = AppSiteAssociation.AppLinks(
      appIDs: [], query("price", .split(.string, .string, by: "-")))
    #expect(price.components.map(\.query) == [["price": "?*"]])
  }

  @Test func `an argument's parts can be empty in each form of it, and within other parts`() throws
  {
    let pair: PartialIso<String, (String, String)> = .split(.string, .string, by: "-")
    func text<A>(_ format: URLFormat<A>, _ text: String) -> String? {
      URL(string: text).flatMap { format.match($0) }.flatMap { format.url(for: $0)?.absoluteString }
    }
    for link in ["/?q=a-", "/?q=-", "/?q=-b"] {
      #expect(text(query("q", pair), link) == link)
      #expect(text(query(opt: "q", pair), link) == link)
      #expect(text(query(all: "q", pair), link + "&q=-") == link + "&q=-")
      #expect(text(query("q", pair, default: ("x", "")), link) == link)
      #expect(
        text(fragment(query("q", pair)), "/#" + link.dropFirst(2)) == "/#" + link.dropFirst(2))
      #expect(text(query("q", pair.map(.identity)), link) == link)
      #expect(text(query("q", pair).matching([.ignoringCase, .plusAsSpace]), link) == link)
      let patterns = [
        param(pair)("q"), param(pair).map({ $0 }, { $0 })("q"),
        param(pair).matching(.ignoringCase)("q"),
      ]
      for pattern in patterns {
        #expect(text(PartialIso.identity <¢> (root .? pattern), link) == link)
      }
    }
    #expect(text(query("q", pair, default: ("x", "")), "/?q=x-") == "/")
    #expect(text(query("q", .split(pair, .string, by: ".")), "/?q=-.") == "/?q=-.")
    let around = param(pair)(prefix: "<", suffix: ">")("q")
    #expect(around.match(URL(string: "/?q=%3Ca-%3E")!)?.0 == "a")
    #expect(around.match(URL(string: "/?q=a-")!) == nil)
    for element in ["a-", "-", "-b", "a-..", ".-a"] {
      #expect(path(pair).match(URL(string: "/" + element)!) == nil, "\(element)")
      #expect(fragment(pair).match(URL(string: "/#" + element)!) == nil, "\(element)")
      #expect(path(.split(pair, .string, by: "=")).match(URL(string: "/\(element)=a")!) == nil)
    }
    // Only text can be empty.
    #expect(query("q", .split(.int, .int, by: "-")).match(URL(string: "/?q=1-")!) == nil)
    let empty = query("q", .split(.string, .int.optional(), by: "-"))
    #expect(empty.match(URL(string: "/?q=")!).map { $0.0 == "" && $0.1 == nil } == true)
    #expect(empty.url(for: ("", nil))?.absoluteString == "/?q=")
  }

  @Test(arguments: ["-", "--", ".", "é"])
  func `a naive splitter finds the same parts in both`(separator: String) throws {
    var random = SeededGenerator()
    for _ in 0..<(runsLongTests ? 20_000 : 500) {
      let optional = (0..<4).map { _ in Bool.random(using: &random) }
      let count = Int.random(in: 1...6, using: &random)
      let texts = (0..<count).map { _ in
        ["a", "bc", "", "x", ".", "é"].randomElement(using: &random)!
      }
      let text = texts.joined(separator: separator)
      let message: Comment = "\(text) by \(separator), \(optional), seed \(random.seed)"
      func naive(isArgument: Bool) -> [String?]? {
        var parts: [[UInt8]] = [[]]
        var rest = Array(text.utf8)[...]
        while let byte = rest.first {
          if rest.starts(with: separator.utf8) {
            rest = rest.dropFirst(separator.utf8.count)
            parts.append([])
          } else {
            parts[parts.count - 1].append(byte)
            rest = rest.dropFirst()
          }
        }
        let texts = parts.map { String(decoding: $0, as: UTF8.self) }
        if texts.count > 4 || texts.contains("x") { return nil }
        var values: [String?] = []
        for (index, isOptional) in optional.enumerated() {
          guard index < texts.count, !(isOptional && texts[index] == "") else {
            guard isOptional else { return nil }
            values.append(nil)
            continue
          }
          if !isArgument, ["", ".", ".."].contains(texts[index]) { return nil }
          values.append(texts[index])
        }
        return values
      }
      let known: @Sendable (String) -> String? = { $0 == "x" ? nil : $0 }
      let text1 = PartialIso<String, String>(apply: known, unapply: known)
      func part(_ index: Int) -> PartialIso<String, String?> {
        let required = PartialIso<String, String?>(
          apply: { text1.apply($0).map { .some($0) } }, unapply: { $0.flatMap(text1.unapply) })
        return optional[index] ? text1.optional() : required
      }
      let parameter: PartialIso<String, (String?, String?, String?, String?)> =
        .split(part(0), part(1), part(2), part(3), by: separator)
      func check(
        _ format: URLFormat<(String?, String?, String?, String?)>, _ url: URL?,
        _ expected: [String?]?
      ) {
        guard let url else { return }
        let found = format.match(url)
        #expect(found.map { [$0.0, $0.1, $0.2, $0.3] } == expected, message)
        guard let found, let printed = format.url(for: found) else {
          // An element isn't empty.
          #expect(expected == nil || expected == [nil, nil, nil, nil], message)
          return
        }
        #expect(format.match(printed).map { [$0.0, $0.1, $0.2, $0.3] } == expected, message)
      }

      check(path(parameter), URL(path: .N1(text)), naive(isArgument: false))
      check(query("q", parameter), URL(path: .N0, query: ["q": text]), naive(isArgument: true))
      let captures = (0..<4).map { _ in Capture(known) }
      let isArgument = Bool.random(using: &random)
      func matches<Pattern: PatternMatching>(_ pattern: Pattern) -> Bool {
        isArgument ? Has("q", pattern) ~= ["q": text] : pattern ~= text
      }
      let (a, b, c, d) = (captures[0], captures[1], captures[2], captures[3])
      let isMatch =
        switch (optional[2], optional[3]) {
        case (false, false): matches(Split(a, b, c, d, by: separator))
        case (false, true): matches(Split(a, b, c, d.optional(), by: separator))
        case (true, false): matches(Split(a, b, c.optional(), d, by: separator))
        case (true, true): matches(Split(a, b, c.optional(), d.optional(), by: separator))
        }
      if optional[0] || optional[1] { continue }
      let expected = naive(isArgument: isArgument)
      #expect(isMatch == (expected != nil), message)
      if let expected { #expect(captures.map(\.value) == expected, message) }
    }
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func `an optional part stops the program where it isn't a part`() async throws {
      await #expect(processExitsWith: .failure) { _ = query("q", .int.optional()) }
      await #expect(processExitsWith: .failure) { _ = query(opt: "q", .int.optional()) }
      await #expect(processExitsWith: .failure) { _ = query(all: "q", .int.optional()) }
      await #expect(processExitsWith: .failure) { _ = fragment(.int.optional()) }
      await #expect(processExitsWith: .failure) { _ = path(.int.optional(), prefix: "a") }
      await #expect(processExitsWith: .failure) { _ = param(PartialIso.int.optional()) }
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = path(.int.optional())
      }
      let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(message.contains("write path(opt:)"))
    }
  #endif
}
