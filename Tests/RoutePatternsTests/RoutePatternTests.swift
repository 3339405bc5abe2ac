import Foundation
import RoutePatterns
import Testing
import URLPatterns

private enum Tab: String { case home, search }

private func parse<A, S>(_ pattern: RoutePattern<A, S>, _ text: String) -> A? {
  pattern.parse(URL(string: "x://" + text)!.routeComponents)?.match
}

@Test func `parameters can have any type that text can be converted to`() {
  #expect(parse("ports" / param(UInt16.self), "ports/8080") == 8080)
  #expect(parse("ports" / param(UInt16.self), "ports/80800") == nil)
  #expect(parse("tabs" / param(Tab.self), "tabs/search") == .search)
  #expect(("tabs" / param(Tab.self)).template == "tabs/:tab")
  #expect(parse("list" .? param(Tab.self)("tab"), "list?tab=home") == .home)
  let hex = param({ Int($0, radix: 16) }, { String($0, radix: 16) }, template: ":hex")
  #expect(parse("colors" / hex, "colors/ff") == 255)
  #expect(hex.print(255)?.path == ["ff"])
  #expect(hex.template == ":hex")
  let year = "news" / string(matching: Regex("20[0-9][0-9]"))
  #expect(parse(year, "news/2026") == "2026")
  #expect(parse(year, "news/1999") == nil)
  #expect(year.print("1999") == nil)
  let page = "pages" / int(1...100)
  #expect(parse(page, "pages/100") == 100)
  #expect(parse(page, "pages/101") == nil)
  #expect(page.print(0) == nil)
  #expect(page.template == "pages/:int(1...100)")
  #expect(parse("list" .? int(1...9)("page"), "list?page=10") == nil)
  let even = int.map({ $0.isMultiple(of: 2) ? $0 : nil }, { $0 })
  #expect(parse("even" / even, "even/3") == nil)
}

@Test func `a matcher's template is its printed text, unless it has its own`() {
  let contact = Regex("contact-us.*")
  #expect(lit(matching: contact, printing: "contact-us").template == "contact-us")
  let named = lit(matching: contact, printing: "contact-us", template: ":contact")
  #expect(("pages" / named).template == "pages/:contact")
  let version = string(matching: Regex("v[0-9]+"), template: ":version")
  #expect((version / "users").template == ":version/users")
  let ids = param(
    { $0.split(separator: ",").map(String.init) }, { $0.joined(separator: ",") }, template: ":ids")
  #expect(("list" .? ids("ids")).template == "list?ids=:ids")
}

@Test func `a pattern matches and prints URLs, with parts that components can't contain`() {
  func expect<A: Equatable, S>(_ pattern: RoutePattern<A, S>, _ value: A, _ text: String) {
    #expect(pattern.match(URL(string: text)!) == value, "\(pattern)")
    #expect(pattern.url(for: value)?.absoluteString == text, "\(pattern)")
  }
  expect("users" / int, 7, "/users/7")
  expect("users" / string, "a/b", "/users/a%2Fb")
  expect("users" .?? int("page"), nil, "/users")
  expect("docs" .? fragment(string), "50%", "/docs#50%25")
  expect("post" .? flag("draft"), true, "/post?draft")
  expect("route" .? string(all: "via"), ["a", "b"], "/route?via=a&via=b")
  expect("search" .? otherArguments, ["a": "1", "b": "2"], "/search?a=1&b=2")
  let user = "users" / int
  for text in ["https://me.com/users/7", "app:/users/7", "/users/7?x=1#y"] {
    #expect(user.match(URL(string: text)!) == 7, "\(text)")
  }
  for text in ["/users", "/users/a", "/users/7/edit", "users://7", "//users/7"] {
    #expect(user.match(URL(string: text)!) == nil, "\(text)")
  }
  #expect(("users" / string).url(for: "..") == nil)
}

@Test func `arguments that were read aren't in the rest`() {
  let list = ("list" .? int("page")).matching(.ignoringCase)
  let read = list.parse((path: ["LIST"], query: ["PAGE": "2", "x": "1"]))
  #expect(read?.match == 2 && read?.rest.query == ["x": "1"])
  let search = "search" .? string("q") & otherArguments
  #expect(search.parse((path: ["search"], query: ["q": "a", "x": "1"]))?.rest.query == [:])
  let lenient = "list" .? maybe(int("page")).matching(.malformedAsMissing)
  let rest = lenient.parse((path: ["list"], query: ["page": "x", "q": "a"]))?.rest
  #expect(rest?.query == ["q": "a"])
}

@Test func `a pattern is described by its template`() {
  #expect("\("users" / string)" == "users/:string")
  #expect((lit("film/v1") / lit("a|b") / lit(":c")).template == #"film%2Fv1/a\|b/\:c"#)
}

@Test func `components are both the unread input and the output`() {
  let pattern = "a" / string .? int("page")
  let parsed = pattern.parse((path: ["a", "b", "c"], query: ["page": "1", "other": "2"]))
  #expect(parsed?.rest.path == ["c"])
  #expect(parsed?.rest.query == ["other": "2"])
  #expect(parsed?.match.0 == "b")
  #expect(pattern.print(("", 1)) == nil)
  #expect(pattern.print(("..", 1)) == nil)
  #expect((int("a") & int("a")).print((1, 2)) == nil)
}

@Test(
  arguments: [
    ("appscheme://users/me", ["users", "me"], [:]),
    ("https://me.com/a%2Fb//c/?x=1&x=2&y", ["me.com", "a/b", "c"], ["x": "1"]),
    ("/a/../b", ["b"], [:]), ("appscheme:///a", ["a"], [:]),
  ] as [(String, [String], [String: String])])
func `the host is the first component`(text: String, path: [String], query: [String: String]) {
  let components = URL(string: text)!.routeComponents
  #expect(components.path == path)
  #expect(components.query == query)
}

@Test func `the compiler takes many literals in a row, with and without a type to aim at`() {
  let literals = "a" / "b" / "c" / "d" / "e" / "f" / "g" / "h"
  #expect(literals.template == "a/b/c/d/e/f/g/h")
  let values = "a" / "b" / "c" / "d" / string / "e" / "f" / "g" / int / "h"
  #expect(values.print(("x", 7))?.path.joined() == "abcdxefg7h")
  let last: PathPattern<Int> = "a" / "b" / "c" / "d" / "e" / "f" / "g" / "h" / int
  #expect(last.template == "a/b/c/d/e/f/g/h/:int")
}

@Suite struct ExactlyTests {
  private enum Routes: Hashable { case exact(Int), equal(Int) }

  @Test func `a literal can be compared byte for byte`() throws {
    let router = Router<Routes>(scheme: "app", host: "h")
    router.add(Routes.exact, route: lit(exactly: "café") / int)
    router.add(Routes.equal, route: "café" / int)
    #expect(router.match(try #require(URL(string: "app://h/caf%C3%A9/7"))) == .exact(7))
    #expect(router.match(try #require(URL(string: "app://h/cafe%CC%81/7"))) == .equal(7))
    #expect(router.url(for: .exact(7))?.absoluteString == "app://h/caf%C3%A9/7")
    #expect(router.url(for: .equal(7)) == nil, "its URL leads to the first pattern")
    #expect(
      router.format.templates.map(\.description) == ["app://h/café/:int", "app://h/café/:int"])
  }

  @Test func `a host that is read as the first element can be compared byte for byte`() throws {
    let router = Router<Routes>(scheme: "app")
    router.add(Routes.exact, route: lit(exactly: "K") / int)
    #expect(router.match(try #require(URL(string: "app://K/7"))) == .exact(7))
    #expect(router.match(try #require(URL(string: "app://%E2%84%AA/7"))) == nil)
    #expect(router.url(for: .exact(7))?.absoluteString == "app://K/7")
  }
}
