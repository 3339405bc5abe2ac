import Foundation
import TestSupport
import Testing
import URLFormats

/// Returns a format without the values that it captures.
private func row<A>(_ format: URLFormat<A>) -> URLTemplate { format.templates[0] }

private enum Link: Matchable, Equatable {
  case home, user(Int), list(page: Int?), file([String]), any
}

@Suite struct URLTemplateTests {
  @Test(
    arguments: [
      (row(path("a")), "/a"), (row(path("a:b")), "/a:b"), (row(path(Exactly(":a"))), #"/\:a"#),
      (row(path(Exactly("(a|b)*?#\\"))), ##"/\(a\|b\)\*\?\#\\"##),
      (row(path(Exactly("a/b"))), "/a%2Fb"),
      (row(path(.int)), "/:int"), (row(path(.int(1...9))), "/:int(1...9)"),
      (row(path(.string, prefix: "(", suffix: ")?")), #"/\(:string\)\?"#),
      (row(path("a", prefix: "x", suffix: ".y")), "/xa.y"),
      (row(path(IgnoringCase("A"), printing: "a")), "/a"),
      (row(path(.string(matching: Regex("a+")))), "/:string"),
      (row(path(.split(.double, .double, by: ","))), "/:double,:double"),
      (row(path(printing: "a")), "/:any"), (row(path("a") </> any), "/a/*"), (row(rest), "/:rest"),
      (row(path("a") </> anything), "/a/(*)"), (row(root), ""),
      (row(query("q", "a")), "?q=a"), (row(query("q", Exactly("a"))), "?q=a"),
      (row(query("q", ":int")), #"?q=\:int"#), (row(query("q", .int)), "?q=:int"),
      (row(query("(x", .int)), #"?\(x=:int"#), (row(query("a=b&c", .int)), #"?a\=b\&c=:int"#),
      (row(query("q", "a/b?c")), "?q=a/b?c"),
      (row(query(opt: "q", .int)), "?(q=:int)"), (row(query("q", .int, default: 1)), "?(q=:int)"),
      (row(query(all: "q", .int)), "?(q=:int)*"), (row(query(flag: "q")), "?(q)"),
      (row(query(flag: "q", endsWithEqualsSign: true)), "?(q=)"),
      (row(query("q", .int) </> otherArguments), "?q=:int&*"),
      (row(query("q", .link(path("a")))), "?q=:url"),
      (row(fragment("a")), "#a"), (row(fragment("a=b")), #"#a\=b"#),
      (row(fragment("/a")), #"#\/a"#), (row(fragment("_a")), "#_a"),
      (row(fragment("a_b-c.d~e!$'+,;@")), "#a_b-c.d~e!$'+,;@"),
      (row(fragment(.string)), "#:string"), (row(fragment(opt: .int)), "#(:int)"),
      (row(fragment(query("q", .int))), "#q=:int"),
      (row(fragment(query("(x", .int))), #"#\(x=:int"#),
      (row(fragment(query("q", .int, default: 1))), "#(q=:int)"),
      (row(fragment(query("q", .int) </> query(flag: "f"))), "#q=:int&(f)"),
      (row(fragment(query(flag: "f") </> query("q", .int))), "#(f)&q=:int"),
      (row(fragment(otherArguments)), "#*"), (row(fragment("b").optional()), "#(b)"),
      (row(fragment(anything)), "#/(*)"), (row(fragment(path("b") </> anything)), "#/b/(*)"),
      (row(fragment(path("a") </> path(.int) </> query("q", .int))), "#/a/:int?q=:int"),
      (row(scheme("https")), "https:"), (row(host("me.com")), "//me.com"),
      (row(host("me.com") </> port(80)), "//me.com:80"), (row(host(.string)), "//:string"),
      (row(host(subdomain: .string, of: "me.com")), "//:string.me.com"),
      (row(address("app://")), "app://"), (row(address("app://") </> path("a")), "app://a"),
      (row(address("https://me.com")), "https://me.com"),
      (row(address("https://me.com", "app://x")), "https://me.com"),
      (
        row(query("q", .int) </> address("https://me.com") </> path("a")), "https://me.com/a?q=:int"
      ),
      (row(path("a") </> address("https://me.com", "/")), "https://me.com/a"),
      (row(address("mailto:") </> path(.string)), "mailto::string"),
      (row(path("a").endingWithSlash()), "/a/"), (row(root.endingWithSlash()), "/"),
      (row((host("me.com") </> query("q", .int)).endingWithSlash()), "//me.com/?q=:int"),
      (row(address("app://").endingWithSlash()), "app://"),
      (row(path("a") </> path("b").optional()), "/a/(b)"),
      (row(path("a") </> query("q", .int).optional()), "/a?(q=:int)"),
    ] as [(URLTemplate, String)])
  func `a template shows what each part is`(template: URLTemplate, text: String) {
    #expect(template.render() == text)
    #expect(template.description == text)
  }

  @Test func `each character that has a meaning in its place is escaped there, and no other`() {
    // The template around a text, the characters that are escaped, and those that are at its start.
    let places: [(format: (String) -> URLTemplate, around: (String, String), String, String)] = [
      ({ row(path(Exactly($0))) }, ("/", ""), "*?#%", ":"),
      ({ row(path(Regex("x"), printing: $0)) }, ("/", ""), "*?#%", ":"),
      ({ row(path(.int, prefix: $0)) }, ("/", ":int"), "*?#%", ":"),
      ({ row(path(.int, suffix: $0)) }, ("/:int", ""), "*?#%", ":"),
      ({ row(path(.split(.int, .int, by: $0))) }, ("/:int", ":int"), "*?#%", ":"),
      ({ row(fragment(path(Exactly($0)))) }, ("#/", ""), "*?#%", ":"),
      ({ row(query($0, .int)) }, ("?", "=:int"), "*?&=#", ":"),
      ({ row(query("q", Exactly($0))) }, ("?q=", ""), "*&#", ":"),
      ({ row(fragment(query($0, .int))) }, ("#", "=:int"), "*?&=#", ":"),
      ({ row(fragment(query("q", Exactly($0)))) }, ("#q=", ""), "*&#", ":"),
      ({ row(fragment(Exactly($0))) }, ("#", ""), "*?&=", ":/"),
    ]
    for (template, around, special, first) in places {
      for code in UInt8(ascii: " ")...UInt8(ascii: "~") {
        let character = Character(Unicode.Scalar(code))
        func escaped(isFirst: Bool) -> String {
          if character == "/", special == "*?#%" { return "%2F" }
          let isSpecial = ("\\()|" + special + (isFirst ? first : "")).contains(character)
          return (isSpecial ? "\\" : "") + String(character)
        }
        #expect(
          template("\(character)x").render() == around.0 + escaped(isFirst: true) + "x" + around.1)
        #expect(
          template("x\(character)").render() == around.0 + "x" + escaped(isFirst: false) + around.1)
      }
    }
  }

  @Test func `a template that's joined with another ends with a slash if either does`() {
    let (plain, slash) = (row(path("a")), row(path("b").endingWithSlash()))
    #expect((plain <> slash).render() == "/a/b/")
    #expect((slash <> plain).render() == "/b/a/")
    #expect((plain <> plain).render() == "/a/a")
  }

  @Test func `a text is its own template where its type isn't known`() {
    func argument<P: URLParameter>(_ parameter: P) -> URLFormat<P.Value> { query("q", parameter) }
    #expect("me".urlTemplate == "me" && Exactly("me").urlTemplate == "me")
    #expect(row(argument("me")).render() == "?q=me")
  }

  @Test func `templates that look the same are equal, and others aren't`() {
    #expect(row(path("a") </> root) == row(path("a")))
    #expect(row(path("a").matching(.ignoringCase)) == row(path("a")))
    #expect(row(path(Exactly("a"))) == row(path("a")))
    #expect(row(query("q", ":int")) != row(query("q", .int)))
    #expect(row(fragment("a=b")) != row(fragment(query("a", "b"))))
  }

  @Test(
    arguments: [
      (scheme("a"), scheme("b"), "a:z"), (host("a"), host("b"), "//a/z"),
      (address("a://h"), address("b://h"), "a://h/z"),
      (host("a") </> path("x"), host("b") </> path("x"), "//a/x/z"),
    ] as [(URLFormat<Void>, URLFormat<Void>, String)])
  func `the first of several addresses is shown`(
    first: URLFormat<Void>, second: URLFormat<Void>, template: String
  ) {
    let either = URLFormat(parser: first.parser <|> second.parser)
    #expect((either </> path("z")).description == template)
  }

  @Test(
    arguments: [
      (path("a"), path("b"), "/x/(a|b)"), (path("a/b"), path("c"), "/x/(a/b|c)"),
      (path("a"), root, "/x/(a)"), (root, path("a"), "/x/(|a)"),
      (any, anything, "/x/(*|(*))"), (path("a"), query("q", "1"), "/x/(a|?q=1)"),
      (path("a") </> query("q", "1"), query("r", "2"), "/x/(a?q=1|?r=2)"),
      (query("q", "1"), query("r", "2"), "/x?(q=1|r=2)"),
      (query("q", "1"), root, "/x?(q=1)"), (query("q", "1"), fragment("f"), "/x?(q=1|#f)"),
      (fragment("f"), fragment("g"), "/x#(f|g)"), (fragment("f"), root, "/x#(f)"),
      (path("a"), fragment("f"), "/x/(a|#f)"),
      (fragment(path("a")), fragment(path("b")), "/x#/(a|b)"),
      (fragment(path("a")), fragment(query("q", "1")), "/x#/(a|?q=1)"),
      (fragment(query("q", "1")), fragment(query("r", "2")), "/x#(q=1|r=2)"),
      (path("a").endingWithSlash(), path("b"), "/x/(a|b)"),
      (scheme("s"), path("a"), "s:x"), (host("h"), root, "//h/x"), (port(80), root, "/x(:80)"),
      (path("a"), address("app://"), "app://x"),
    ] as [(URLFormat<Void>, URLFormat<Void>, String)])
  func `a choice of any parts has a template`(
    first: URLFormat<Void>, second: URLFormat<Void>, template: String
  ) {
    let either = URLFormat(parser: first.parser <|> second.parser)
    #expect((path("x") </> either).description == template)
  }

  private static let table =
    address("https://me.com", "app://")
    </> URLFormat<Link> {
      iso(Link.home) <¢> root
      iso(Link.user) <¢> path("users") </> path(.int)
      iso(Link.user) <¢> path("old") </> path("users") </> path(.int)
      iso(Link.list) <¢> path("list") </> path("v1").optional() </> query(opt: "page", .int)
      iso(Link.file) <¢> path("files") </> rest
      iso(Link.any) <¢> path("any") </> any
    }

  @Test func `the template of a value, or of a URL, is that of its row`() throws {
    let templates = Self.table.templates
    #expect(
      templates.map { $0.withoutAddress.render() } == [
        "/", "/users/:int", "/old/users/:int", "/list/(v1)?(page=:int)", "/files/:rest", "/any/*",
      ])
    let home = address("https://me.com", "app://") </> root
    for (format, template) in [
      (home, "/"), (home.endingWithSlash(), "/"), (home </> query("q", "a"), "/?q=a"),
      (home </> fragment(path("a")), "/#/a"),
      (scheme("http") </> host("me.com") </> port(80) </> path("a"), "/a"),
    ] {
      #expect(format.templates[0].withoutAddress.render() == template)
    }
    for (link, row) in [
      (.home, 0), (.user(7), 1), (.list(page: nil), 3), (.list(page: 2), 3), (.file([]), 4),
      (.file(["a", "b"]), 4), (.any, 5),
    ] as [(Link, Int)] {
      #expect(Self.table.template(link) == templates[row])
      let printed = try #require(Self.table.url(for: link))
      #expect(Self.table.template(matching: printed) == templates[row])
    }
    #expect(Self.table.template(matching: url("app://old/users/7")) == templates[2])
    #expect(Self.table.template(matching: url("https://me.com/list/v1")) == templates[3])
    #expect(Self.table.template(matching: url("https://me.com/x")) == nil)
    #expect(Self.table.template(.file([""])) == nil)
    func generic<F: FormatType<URLParts, Link>>(_ format: F) -> URLTemplate? {
      format.template(.user(7))
    }
    #expect(generic(Self.table) == templates[1])
  }

  /// Returns a random table of numbers, whose rows are tables, or come after parts with several
  /// ways.
  private func randomTable(
    _ rows: inout Int, depth: Int, _ random: inout SeededGenerator
  ) -> URLFormat<Int> {
    var table = URLFormat<Int>.empty
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let before: [URLFormat<Void>] = [
        root, path("a"), path("b").optional(), anything </> path("c"),
        URLFormat(parser: path("d").parser <|> path("e").parser),
      ]
      let start = before[Int.random(in: before.indices, using: &random)]
      if depth > 0, Bool.random(using: &random) {
        table.append(start </> randomTable(&rows, depth: depth - 1, &random))
      } else {
        let number = rows
        rows += 1
        table.append(start </> (only(number) <¢> path("\(number)")))
      }
    }
    return table
  }

  @Test func `in a random table of tables, each value has the template of its row`() {
    var random = SeededGenerator()
    for _ in 0..<200 {
      var rows = 0
      let table = randomTable(&rows, depth: 3, &random)
      let templates = table.templates
      #expect(templates.count == rows, "seed \(random.seed)")
      for number in 0..<rows {
        #expect(
          templates[number].render().hasSuffix("/\(number)"), "\(templates), seed \(random.seed)")
        #expect(table.template(number) == templates[number], "\(templates), seed \(random.seed)")
        let printed = table.url(for: number)
        #expect(
          printed.flatMap { table.template(matching: $0) } == templates[number],
          "\(templates), seed \(random.seed)")
      }
    }
  }
}

@Test(
  arguments: [
    (root, "https://me.com/"), (path("a"), "https://me.com/a/"),
    (path("a") </> query("q", "1"), "https://me.com/a/?q=1"),
    (path("a") </> fragment("b"), "https://me.com/a/#b"),
    (path("a") </> fragment(path("b")), "https://me.com/a/#/b"),
  ] as [(URLFormat<Void>, String)])
private func `a slash is printed at the end of a path, and makes no difference in matching`(
  row: URLFormat<Void>, text: String
) throws {
  for format in [
    (address("https://me.com", "app://") </> row).endingWithSlash(),
    address("https://me.com", "app://") </> row.endingWithSlash(),
  ] {
    #expect(format.text(for: ()) == text)
    for text in [text, text.replacing("com/a/", with: "com/a")] {
      #expect(format.match(text) != nil, "\(text)")
    }
    #expect(format.explain(printing: ()).url == text)
    try format.checkRoundTrips(of: [()], links: [text])
  }
  #expect(
    (address("app://") </> row).endingWithSlash().url(for: ()).flatMap {
      (address("app://") </> row).match($0)
    } != nil)
}

@Test func `a link in a link is one of another table`() throws {
  let shop = scheme("https") </> host("shop.com") </> path("items") </> path(.int)
  let login = path("login") </> query("next", .link(shop))
  #expect(login.text(for: 7) == "/login?next=https%3A%2F%2Fshop.com%2Fitems%2F7")
  try login.checkRoundTrips(of: [7])
  for (text, value) in [
    ("/login?next=https://shop.com/items/7", 7), ("/login?next=https://evil.com/items/7", nil),
    ("/login?next=x", nil), ("/login?next=", nil), ("/login", nil),
  ] as [(String, Int?)] {
    #expect(login.match(text) == value, "\(text)")
  }
  let optional = path("login") </> query(opt: "next", .link(shop))
  #expect(optional.match("/login") == .some(nil) && optional.match("/login?next=x") == nil)
}

// Encoded once, as most senders write it, so that a space is left after the query is decoded.
@Test(
  arguments: [
    ("https%3A%2F%2Fme.com%2Fa%20b", "https://me.com/a%20b"),
    ("https%3A%2F%2Fme.com%2Fa%2520b", "https://me.com/a%20b"),
    ("https://me.com/a%20b", "https://me.com/a%20b"),
    ("https%3A%2F%2Fb%C3%BCcher.example%2F%C3%BC", "https://xn--bcher-kva.example/%C3%BC"),
    ("%20https%3A%2F%2Fme.com%0A", "https://me.com"), ("/a%20b", "/a%20b"),
    ("https%3A%2Fevil.example", nil), ("https%3Aevil.example", nil), ("%2F%2F%2Fevil.example", nil),
    ("https%3A%2F%2Fevil.example%5C%40me.com", nil), ("", nil),
  ] as [(String, String?)])
func `a link in a link that's encoded once is read as pasted text is`(
  encoded: String, expected: String?
) throws {
  let login = path("login") </> query("next", .url)
  let link = url("/login?next=\(encoded)")
  #expect(login.match(link)?.absoluteString == expected)
  let inner = host(.string).optional() </> rest
  #expect(
    (login.match(link) == nil)
      == ((path("login") </> query("next", .link(inner))).match(link) == nil))
  #expect(link.queryArguments()["next", as: URL.self]?.absoluteString == expected)
  let next = Capture(URL.self)
  #expect((Has("next", next) ~= link.queryArguments()) == (expected != nil))
  guard let value = login.match(link) else { return }
  let printed = try #require(login.url(for: value))
  #expect(login.match(printed) == value)
  #expect(printed == URL(path: .N1("login"), query: ["next": value.absoluteString]))
}

@Test func `a table in an optional part has no rows of the whole`() {
  let table = URLFormat<Int> {
    only(1) <¢> path("x")
    only(2) <¢> path("y")
  }
  let zero = PartialIso<Int?, Int>(apply: { $0 ?? 0 }, unapply: { $0 == 0 ? .some(nil) : $0 })
  let format = URLFormat<Int> {
    zero <¢> path("p") </> (path("a") </> table).optional()
    only(9) <¢> path("q")
  }
  #expect(format.template(matching: url("/q"))?.render() == "/q")
  #expect(format.template(matching: url("/p/a/y"))?.render() == "/p/(a/(x|y))")
  #expect(format.template(9)?.render() == "/q")
}

@Test func `a row with an optional part is one row`() {
  let table = URLFormat<Void> {
    path("a").optional()
    path("b")
  }
  #expect(table.template(matching: url("/b")) == table.templates[1])
}

@Test func `the port of an optional address is as optional as the address`() {
  let format = (address("https://me.com") </> port(.int)).optional() </> path("a")
  #expect(format.description == "https://me.com::int/a")
}

@Test func `of two templates, the first one's address counts`() {
  let one = scheme("a") </> host("h") </> port(1) </> path("x") </> query("q", "1")
  let other = scheme("b") </> host("g") </> port(2) </> path("y") </> query("r", "2")
  for (left, right, both) in [
    (one, other, "a://h:1/x/y?q=1&r=2"), (path("x"), other, "b://g:2/x/y?r=2"),
    (one, path("y"), "a://h:1/x/y?q=1"), (host("h"), other, "b://h:2/y?r=2"),
    (address("a://h") </> path("x"), address("b://g") </> path("y"), "a://h/x/y"),
    (fragment(path("x")), fragment(query("q", "1")), "#/x?q=1"),
  ] {
    #expect((left.templates[0] <> right.templates[0]).render() == both)
  }
}

@Test func `an optional path with a fragment is shown in the path`() {
  #expect((path("a") </> fragment("x")).optional().description == "/(a#x)")
}
