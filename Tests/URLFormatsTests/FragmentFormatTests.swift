import Foundation
import Testing
import URLFormats

private let callback =
  path("callback") </> query("v", .int)
  </> fragment(query("code", .string) </> query(opt: "state", .string) </> query(flag: "new"))

@Test(arguments: [
  ("/callback?v=1#code=a%26b&state=s", "a&b", "s", false),
  ("/callback?v=1#state=s&code=%23&new", "#", "s", true),
  ("/callback?v=1&code=q#code=f", "f", nil, false),
  ("/callback?v=1#code=", "", nil, false),
])
func `arguments in the fragment are read and printed`(
  text: String, code: String, state: String?, isNew: Bool
) throws {
  let value = try #require(callback.match(text))
  #expect(value == (1, code, state, isNew))
  let printed = try #require(callback.url(for: (1, code, state, isNew)))
  let again = try #require(callback.match(printed))
  #expect(again == (1, code, state, isNew))
  #expect(printed.fragmentArguments()["code"] == code)
}

@Test func `only arguments in the fragment count there, and only those in the query elsewhere`() {
  for text in [
    "/callback?v=1&code=q", "/callback?v=1", "/callback#v=1&code=a", "/callback?v=1#code",
  ] {
    #expect(callback.match(text) == nil, "\(text)")
  }
  #expect(callback.print((1, "a&b=#", nil, true))?.render() == "/callback?v=1#code=a%26b%3D%23&new")
  #expect(callback.description == "/callback?v=:int#code=:string&(state=:string)&(new)")
  let explanation = callback.explain("/callback?v=1#state=s")
  #expect(explanation.closest.hasSuffix(##"found "#state=s" instead of #code=:string"##))
}

@Test func `a fragment is one text or arguments, and an earlier row may read it as the other`() {
  enum Page: Matchable, Equatable { case text(String), code(String) }
  let texts = iso(Page.text) <¢> path("a") </> fragment(.string)
  let codes = iso(Page.code) <¢> path("a") </> fragment(query("code", .string))
  #expect((texts <|> codes).print(.code("x")) == nil)
  #expect((codes <|> texts).print(.code("x"))?.render() == "/a#code=x")
  #expect((codes <|> texts).print(.text("code=x")) == nil)
  #expect((codes <|> texts).print(.text("x"))?.render() == "/a#x")
  #expect((fragment(.string) </> fragment(query("c", .string))).print(("c=x", "x")) == nil)
  let optional = path("a") </> fragment(query("code", .string)).optional()
  for (text, value) in [("/a", .some(nil)), ("/a#code=x", "x"), ("/a#x", nil)]
    as [(String, String??)]
  {
    #expect(optional.match(text) == value)
  }
}

@Test func `other arguments in the fragment are those that it doesn't name`() throws {
  let format =
    path("a") </> query("q", .int) </> fragment(query("code", .string) </> otherArguments)
  let (q, code, others) = try #require(format.match("/a?q=1&x=2#y=3&code=c&z"))
  #expect(q == 1 && code == "c" && others.percentEncodedQuery == "y=3&z")
  #expect(format.print((q, code, others))?.render() == "/a?q=1#code=c&y=3&z")
  #expect(AppSiteAssociation.AppLinks(appIDs: [], format).components[0].fragment == "?*")
}

@Test func `other arguments are those that the same row doesn't name, in or out of the fragment`() {
  enum Link: Matchable, Equatable {
    case page(Int), others(QueryArguments), both(Int, QueryArguments, QueryArguments)
  }
  let rows = URLFormat<Link> {
    iso(Link.page) <¢> query("page", .int)
    iso(Link.others) <¢> otherArguments
  }
  let both =
    iso(Link.both) <¢> path("a") </> fragment(query("page", .int)) </> otherArguments
    </> fragment(otherArguments)
  for (format, text, value) in [
    (rows, "/?page=x&b=1", .others(["page": "x", "b": "1"])),
    (fragment(rows), "/#page=x&b=1", .others(["page": "x", "b": "1"])),
    (fragment(rows), "/#page=1", .page(1)),
    (fragment(rows).matching(.ignoringCase), "/#PAGE=x", .others(["PAGE": "x"])),
    (both, "/a?page=2#page=1&b=3", .both(1, ["page": "2"], ["b": "3"])),
  ] as [(URLFormat<Link>, String, Link)] {
    #expect(format.match(text) == value, "\(text)")
    #expect(format.print(value)?.render() == text, "\(text)")
    #expect(format.explain(text).isMatch, "\(text)")
    #expect(format.explain(printing: value).url == text, "\(text)")
  }
}

@Test func `a path in the fragment isn't printed after a text there`() {
  let format = fragment("x") </> fragment(root)
  #expect(format.url(for: ()) == nil)
  #expect(format.explain(printing: ()).closest.hasSuffix(": #/ cannot be printed"))
}

@Test func `a fragment that's one text isn't printed beside arguments in it`() {
  let rows = [
    path("a") </> fragment(.string) </> fragment(otherArguments),
    path("a")
      </> (PartialIso(apply: { ($1, $0) }, unapply: { ($1, $0) })
        <¢> fragment(otherArguments) </> fragment(.string)),
  ]
  for row in rows {
    let value = row.match("/a#3")
    #expect(value?.0 == "3" && value?.1.percentEncodedQuery == "3")
    #expect(value.flatMap { row.url(for: $0) } == nil)
    #expect(row.text(for: ("3", [:])) == nil)
  }
}

@Test func `joined parts have the fragment of the first that has one`() throws {
  let format = path("a") </> fragment(query("code", .string) </> query("state", .string))
  let printed = try #require(format.print(("a&b", "s")))
  let read = URLParts(url("/b#sec?t"))
  #expect(printed == URLParts(try #require(printed.url)))
  for (parts, text) in [
    (printed <> read, "/a/b#code=a%26b&state=s"), (read <> printed, "/b/a#sec?t"),
    (printed <> printed, "/a/a#code=a%26b&state=s"), (.empty <> printed, "/a#code=a%26b&state=s"),
  ] {
    #expect(parts.render() == text)
    #expect(parts == URLParts(url(text)), "\(text)")
  }
}

@Test func `what's malformed in an optional fragment is missing where that's asked for`() {
  let part = query("n", .int) </> otherArguments
  let whole = (path("a") </> fragment(part).optional()).matching(.malformedAsMissing)
  let inner = path("a") </> fragment(part.matching(.malformedAsMissing)).optional()
  let usual = path("a") </> fragment(part).optional()
  for (text, isRead) in [
    ("/a", [true, true, true]), ("/a#n=x", [true, true, false]),
    ("/a#n=1&b=2", [true, true, true]),
  ] {
    for (format, isRead) in zip([whole, inner, usual], isRead) {
      let value = format.match(text)
      #expect((value != nil) == isRead, "\(text) \(format)")
      guard let value, let printed = format.url(for: value) else { continue }
      #expect(format.match(printed).map { "\($0 as Any)" } == "\(value as Any)")
      #expect(format.explain(printed).isMatch)
    }
  }
}

#if os(macOS) || os(Linux) || os(Windows)
  @Test func `a fragment with a part of an address, or another fragment, stops the program`()
    async throws
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = fragment(scheme("https"))
    }
    #expect(try message(result).contains("FragmentFormatTests.swift:\(#line - 3): "))
    #expect(try message(result).contains("a fragment has only a path and arguments\n"))
    await #expect(processExitsWith: .failure) { _ = fragment(port(80) </> query("q", .int)) }
    await #expect(processExitsWith: .failure) { _ = fragment(address("https://me.com")) }
    await #expect(processExitsWith: .failure) { _ = fragment(path("a") </> fragment("b")) }
    await #expect(processExitsWith: .failure) { _ = fragment(path("a").endingWithSlash()) }
    await #expect(processExitsWith: .failure) {
      _ = fragment(host(subdomain: .string, of: "me.com").optional())
    }
  }

  @Test func `a path after one in the fragment stops the program`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = fragment(path("b")) </> path("a")
    }
    #expect(
      try message(result).contains(
        "/a#/b: nothing matches an element after rest, or a path after that of the fragment\n"))
    await #expect(processExitsWith: .failure) { _ = fragment(path("a")) </> fragment(path("a")) }
    await #expect(processExitsWith: .failure) {
      let optional = fragment(path("b") <|> path("c")).optional()
      _ = path("a") </> (optional </> query("q", .int)) </> rest
    }
    _ = fragment(path("a")) </> fragment(query("a", .int)) </> query("b", .int)
    _ = fragment(path("a")) <|> path("b")
  }
#endif

@Test func `an argument that may be missing in the fragment can be another one in the query`()
  throws
{
  let format = path("a") </> fragment(query("code", .int).optional()) </> otherArguments
  for (text, code, others) in [
    ("/a?code=1", nil, ["code": "1"]), ("/a?code=1#code=2", 2, ["code": "1"]),
    ("/a#code=2", 2, [:]),
  ] as [(String, Int?, QueryArguments)] {
    let value = try #require(format.match(text), "\(text)")
    #expect(value == (code, others))
    #expect(format.print(value)?.render() == text)
  }
}

private let chat =
  scheme("https") </> host("chat.example")
  </> URLFormat<ChatLink> {
    iso(ChatLink.conversation)
      <¢> fragment(path("conversation") </> path(.int) </> query(flag: "active"))
    iso(ChatLink.event)
      <¢> fragment(
        path(.string, prefix: "!") </> path(.string, prefix: "$") </> query(all: "via", .string))
    iso(ChatLink.room) <¢> fragment(path(.string, prefix: "!"))
    iso(ChatLink.page) <¢> path("help") </> fragment(.string)
  }

private enum ChatLink: Matchable, Equatable {
  case conversation(Int, Bool)
  case event(String, String, [String])
  case room(String)
  case page(String)
}

@Test(arguments: [
  (ChatLink.conversation(7, true), "https://chat.example/#/conversation/7?active"),
  (.conversation(7, false), "https://chat.example/#/conversation/7"),
  (.event("room:x", "a/b", ["x", "é"]), "https://chat.example/#/!room:x/$a%2Fb?via=x&via=%C3%A9"),
  (.room("50%#?"), "https://chat.example/#/!50%25%23%3F"),
  (.page("/a"), "https://chat.example/help#/a"),
])
private func `a fragment that has a path is a URL within the URL`(
  link: ChatLink, text: String
) throws {
  let root = chat.endingWithSlash()
  #expect(root.match(text) == link)
  #expect(root.match(text.replacing("example/#", with: "example#")) == link)
  let expected = text.replacing("help#", with: "help/#")
  #expect(root.text(for: link) == expected)
  #expect(root.explain(text).isMatch && root.explain(printing: link).url == expected)
  try root.checkRoundTrips(
    of: [
      .conversation(1, true), .event("a", "b", []), .room("a"), .page("a"), link,
    ], links: [text])
  #expect(root.template(link) == root.template(matching: url(text)))
  #expect(
    try #require(URL(string: text)?.countedFragment()).count
      == (text.contains("help") ? 1 : text.count { $0 == "/" } - 3))
}

@Test func `a path in a fragment is matched whole, and split before it's decoded`() {
  for text in [
    "https://chat.example", "https://chat.example/#", "https://chat.example/#conversation=7",
    "https://chat.example/#/conversation/x", "https://chat.example/#/conversation/7/edit",
    "https://chat.example/#/conversation%2F7", "https://chat.example/conversation/7",
    "https://chat.example/#/", "https://chat.example/#/..", "https://chat.example/#/%FF",
  ] {
    #expect(chat.match(text) == nil, "\(text)")
    #expect(!chat.explain(text).isMatch, "\(text)")
  }
  #expect(chat.match("https://chat.example#/conversation//./7") == .conversation(7, false))
  let long = String(repeating: "a", count: 2_000)
  #expect(chat.match("https://chat.example#/!\(long)") == .room(long))
  #expect(chat.match("https://chat.example#/!a/$b?via=\(long)") == .event("a", "b", [long]))
  #expect(chat.url(for: .room("")) == nil && chat.url(for: .event("a", "..", [])) == nil)
  let ignoring = fragment(path("Room") </> path(.string)).matching(.ignoringCase)
  #expect(ignoring.match("/#/rOOM/A") == "A")
  #expect(ignoring.print("A")?.render() == "/#/Room/A")
}

@Test func `an optional path in a fragment may be missing, and there's only one`() {
  let optional = path("a") </> fragment(path("b").optional() </> path(.int).optional())
  for (text, value) in [("/a", .some(nil)), ("/a#/7", 7), ("/a#/b", .some(nil)), ("/a#/c", nil)]
    as [(String, Int??)]
  {
    #expect(optional.match(text) == value, "\(text)")
  }
  #expect(optional.print(7)?.render() == "/a#/b/7")
  let both = fragment(path(.int)) </> fragment(.string)
  #expect(both.print((1, "/1"))?.render() == "/#/1" && both.print((1, "/2")) == nil)
  let joined = fragment(path(.int)) </> fragment(query("a", .int))
  #expect(joined.print((1, 2))?.render() == "/#/1?a=2" && joined.match("/#/1?a=2")! == (1, 2))
  let reversed = fragment(query("a", .int)) </> fragment(path(.int))
  #expect(reversed.print((1, 2))?.render() == "/#/2?a=1")
}

@Test func `a fragment continues the path, but nothing runs over its start`() {
  let words = path("a") </> rest </> fragment(path("f") </> rest)
  #expect(words.match("/a/b#/f/g/h")! == (["b"], ["g", "h"]))
  #expect(words.print((["b"], ["g", "h"]))?.render() == "/a/b#/f/g/h")
  let gaps = anything </> path("z") </> fragment(path("f") </> anything </> path("g"))
  for (text, isMatch) in [
    ("/z#/f/g", true), ("/a/z#/f/x/y/g", true), ("/z/f/g", false), ("/z#/f", false),
    ("/a#/z/f/g", false), ("/z#/x/f/g", false), ("/z", false),
  ] {
    #expect((gaps.match(text) != nil) == isMatch, "\(text)")
    #expect(gaps.explain(text).isMatch == isMatch, "\(text)")
  }
  for text in ["/a", "/a#x", "/a#/b", "/a#/b?c=d"] { #expect(path("a").match(text) != nil) }
  let one = PartialIso<[String], String>(apply: { $0.count == 1 ? $0[0] : nil }, unapply: { [$0] })
  let last = URLFormat(parser: (one <¢> fragment(anything </> path("s") </> rest)).parser)
  #expect(last.match("/#/s/s/a") == "a" && last.print("a")?.render() == "/#/s/a")
  let table = (anything </> path("z") </> fragment(path("f"))) <|> path("q")
  #expect(table.match("/a/z#/f") != nil && table.match("/a/z#/g") == nil)
  let missing = path("a") </> fragment(path("b") </> path(.int)).optional()
  for (text, value) in [("/a", .some(nil)), ("/a#/b/7", 7), ("/a#/b/x", nil), ("/a#/", nil)]
    as [(String, Int??)]
  {
    #expect(missing.match(text) == value, "\(text)")
  }
  let many = (0..<7).map { path("o\($0)").optional() }.reduce(path("m"), </>)
  let ways = (path("a") </> fragment(many </> path("end")).optional()) <|> path("b")
  #expect(ways.match("/a#/m/o1/o5/end") != nil && ways.match("/a#/m/o1") == nil)
  let app = address("app://") </> path("a") </> fragment(path("b") </> path(.int))
  #expect(app.match("app://a#/b/7") == 7 && app.print(7)?.render() == "app://a#/b/7")
}

@Test func `a row of a table can have a path in the fragment after one of texts`() {
  let table = URLFormat<Void> {
    path("p") </> fragment(path("q"))
    path("p") </> path("r") </> fragment(path("s") </> query("t", "u"))
  }
  let rooms = URLFormat<(String, Bool)> {
    path("p") </> fragment(path("room") </> path(.string) </> query(flag: "active"))
    path("p") </> path("q") </> fragment(path(.string) </> path("r") </> query(flag: "active"))
    path("p") </> path(.string) </> fragment(path("room") </> query(flag: "active"))
  }
  #expect(table.match("/p#/q") != nil && table.match("/p/r#/s?t=u") != nil)
  #expect(rooms.match("/p#/room/a?active")! == ("a", true))
  #expect(rooms.match("/p/q#/a/r")! == ("a", false))
  #expect(rooms.match("/p/a#/room")! == ("a", false))
}

@Test func `arguments after a path without elements have a slash`() {
  let tab = fragment(root </> query("tab", .string))
  #expect(tab.description == "#/?tab=:string" && tab.print("a")?.render() == "/#/?tab=a")
  for text in ["/#/?tab=a", "/#tab=a", "/#?tab=a"] { #expect(tab.match(text) == "a") }
  #expect(tab.match("/#/x?tab=a") == nil && tab.match("/") == nil)
  #expect(fragment(query("tab", .string)).print("a")?.render() == "/#tab=a")
}

@Test func `a table in the fragment has all its rows, and one row is no table`() {
  let table = URLFormat<Void> {
    path("a")
    path("b")
  }
  let format = fragment(table)
  #expect(format.match("#/a") != nil && format.match("#/b") != nil)
  #expect(format.templates.map { $0.render() } == ["#/a", "#/b"])
  #expect((table </> fragment(path("c"))).templates.map { $0.render() } == ["/a#/c", "/b#/c"])
}

@Test func `a path in the fragment is read with the options of its table`() {
  let page = fragment(path("a") </> query("q", .string))
  #expect(page.matching(.plusAsSpace).match("#/a?q=x+y") == "x y")
  #expect(page.matching(.ignoringCase).match("#/A?Q=x") == "x")
}

@Test func `a plus in the arguments of a path in the fragment is printed to read back`() {
  let format = fragment(path("a") </> otherArguments).matching(.plusAsSpace)
  let arguments = QueryArguments(percentEncoded: "q=x+y")
  #expect(format.text(for: arguments) == "/#/a?q=x%2By")
}

@Test func `a fragment is kept where the path has been read in part, or is full`() throws {
  let (rest, _) = try #require(path("users").parser.parse(URLParts(url("/users/7#b%26=%FF"))))
  #expect(rest.render() == "/7#b%26=%FF")
  let joined = URLParts(url("/a")) <> URLParts(url("/b#c=%26"))
  #expect(joined.render() == "/a/b#c=%26")
  let full = URLFormats.rest </> fragment(path(.string))
  let elements = Array(repeating: "a", count: 1_001)
  #expect(full.match(try #require(full.url(for: (elements, "b"))))?.1 == "b")
  let front = (anything </> fragment(path("b"))).parser.parse(URLParts(url("/x#/b")))
  #expect(front != nil)
}

@Test func `a row of many elements has a path in the fragment, too`() {
  let long = (0..<32).reduce(root) { row, _ in row </> path("a") } </> fragment(path("x"))
  let table = URLFormat<Void> {
    long
    path("b")
  }
  #expect(table.match(String(repeating: "/a", count: 32) + "#/x") != nil)
}
