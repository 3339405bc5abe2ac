import Foundation
import TestSupport
import Testing
import URLFormats

@Test
func `case is ignored in literals of the path and in names of arguments, but captures keep theirs`()
{
  let format = (path("users") </> path(.string) </> query("Tab", .string))
    .matching(.ignoringCase)
  #expect(format.match("/USERS/John?tAB=New")! == ("John", "New"))
  #expect(format.match("/use/John?tab=New") == nil)
  #expect(format.print(("John", "New"))?.render() == "/users/John?Tab=New")
  let exact = (path(Exactly("users")) </> path("me")).matching(.ignoringCase)
  #expect(exact.match("/users/ME") != nil)
  #expect(exact.match("/Users/me") == nil)
}

@Test func `a literal that captures something ignores case, too`() {
  enum Link: Matchable { case none, some(Void?, String) }
  let optional = iso(Link.some) <¢> path("a") </> path(opt: "v1") </> path(.string)
  let converted = iso(Link.none) <¢> path("x")
  let table = URLFormat<Link> {
    converted
    optional
  }.matching(.ignoringCase)
  for (text, printed) in [("/a/V1/x", "/a/v1/x"), ("/A/x", "/a/x"), ("/X", "/x")] {
    #expect(table.match(text).flatMap { table.url(for: $0) }?.absoluteString == printed)
  }
  #expect(table.match("/a/v2/x") == nil)
}

@Test func `each option changes one thing`() {
  let format = path("A") </> query("q", .string) </> query(opt: "n", .int)
  let texts = ["/a?q=b", "/A?q=a+b", "/A?q=b&n=x"]
  for (options, expected) in [
    ([], [nil, "a+b", nil]), (.ignoringCase, ["b", "a+b", nil]),
    (.plusAsSpace, [nil, "a b", nil]), (.malformedAsMissing, [nil, "a+b", "b"]),
  ] as [(MatchingOptions, [String?])] {
    let format = format.matching(options)
    #expect(texts.map { format.match($0)?.0 } == expected, "\(options)")
  }
}

@Test func `the first row that matches wins when case is ignored, too`() {
  enum Link: Matchable { case lower, upper }
  let table = URLFormat<Link> {
    iso(Link.lower) <¢> path("users")
    iso(Link.upper) <¢> path("USERS")
  }.matching(.ignoringCase)
  #expect(table.match("/USERS") == .lower)
  #expect(table.print(.upper) == nil)
}

@Test func `names that differ only in case are the same argument`() {
  let both = path("a") </> query("Page", .int) </> query("page", .int)
  #expect(both.match("/a?page=1&Page=2")! == (2, 1))
  let same = both.matching(.ignoringCase)
  #expect(same.match("/a?page=1&Page=2")! == (1, 1))
  #expect(both.print((1, 2)) != nil)
  #expect(same.print((1, 2)) == nil)
}

@Test(arguments: [("/s?q=a+b%2B", "a b+"), ("/s?q=+", " ")])
func `a plus is read as a space`(text: String, value: String) {
  let format = (path("s") </> query("q", .string)).matching(.plusAsSpace)
  #expect(format.match(text) == value)
  #expect(format.match(URLComponents(string: text)!) == value)
  #expect(format.url(for: value).flatMap(format.match) == value)
}

@Test func `an optional argument that cannot be converted is missing`() {
  let list = path("list")
  func check<A: Equatable>(_ format: URLFormat<A>, missing: A, three: A) {
    #expect(format.match("/list?page=x") == nil)
    #expect(format.matching(.malformedAsMissing).match("/list?page=x") == missing)
    #expect(format.matching(.malformedAsMissing).match("/list?page=3") == three)
  }
  check(list </> query(opt: "page", .int), missing: nil, three: 3)
  check(list </> query("page", .int, default: 7), missing: 7, three: 3)
  check(list </> query("page", .int).optional(), missing: nil, three: 3)
  let all = (list </> query(all: "n", .int)).matching(.malformedAsMissing)
  #expect(all.match("/list?n=1&n=x&n&n=2") == [1, 2])
  let required = (list </> query("page", .int)).matching(.malformedAsMissing)
  #expect(required.match("/list?page=x") == nil)
}

@Test func `a format keeps its rules inside another one`() {
  let inner = (path("users") </> query("q", .string)).matching([.ignoringCase, .plusAsSpace])
  let outer = path("Site") </> inner </> query("r", .string)
  #expect(outer.match("/Site/USERS?Q=a+b&r=c+d")! == ("a b", "c+d"))
  #expect(outer.match("/site/users?q=a&r=b") == nil)
  #expect(outer.match("/Site/users?q=a&R=b") == nil)
}

@Test func `an explanation follows the rules`() {
  let format = (path("users") </> query("Page", .int)).matching(.ignoringCase)
  #expect(format.reason("/Users?page=x") == "found \"Page=x\" instead of Page=:int")
}

@Test func `what is read leniently may not be hidden by an earlier row`() {
  let page = query(opt: "page", .int)
  let table = URLFormat<Int?> {
    path("a") </> page
    (path("a") </> page).matching(.malformedAsMissing)
  }
  #expect(table.match("/a?page=x") == .some(nil))
}

// MARK: - Other arguments

@Test(arguments: [
  ("/s?q=a", ""), ("/s?q=a&utm=1", "utm=1"), ("/s?x&q=a&y=%26&x=2", "x&y=%26&x=2"),
  ("/s?q=a&q=b&z=%FF", "z=%FF"), ("/s?q=a&&x=b+c&y=%2f&", "x=b+c&y=%2f"),
])
func `arguments that nothing names are kept and printed again`(text: String, others: String) {
  let format = path("s") </> query("q", .string) </> otherArguments
  let value = format.match(text)!
  #expect(value.1.percentEncodedQuery == others)
  let query = format.url(for: value)?.query(percentEncoded: true)
  #expect(query == ["q=a", others].filter { !$0.isEmpty }.joined(separator: "&"))
  #expect(format.url(for: value).flatMap(format.match)! == value)
}

@Test func `other arguments are those that no part of the row names, wherever it is`() {
  let inner: URLFormat<(Int?, Int?)> = query(opt: "a", .int) </> query(opt: "b", .int)
  let format = otherArguments </> path("s") </> inner
  #expect(format.match("/s?a=1&c=3&b=2")! == (["c": "3"], 1, 2))
  #expect(format.print((["c": "3"], nil, 2))?.render() == "/s?c=3&b=2")
  #expect(format.print((["a": "3"], nil, 2)) == nil)
  let table =
    URLFormat<QueryArguments> {
      path("x") </> otherArguments
      path("y") </> query("b", "1") </> otherArguments
    } </> query("c", "2")
  #expect(table.match("/x?a=1&b=1&c=2") == ["a": "1", "b": "1"])
  #expect(table.match("/y?a=1&b=1&c=2") == ["a": "1"])
}

@Test func `other arguments with the name of another one are not printed`() {
  let format = path("s") </> query(opt: "q", .string) </> otherArguments
  #expect(format.print(("a", ["q": "b"])) == nil)
  #expect(format.print((nil, ["q": "b"])) == nil)
  #expect(format.print((nil, [:])) != nil)
  let insensitive = format.matching(.ignoringCase)
  #expect(insensitive.match("/s?Q=a&P=b")! == ("a", ["P": "b"]))
  #expect(insensitive.print((nil, ["Q": "b"])) == nil)
}

// MARK: - The law

@Test func `what prints reads back, whatever the rules`() throws {
  var random = SeededGenerator()
  let seed = random.seed
  let texts = ["a", "A", "x+y", "1", "%2B", "É", "e\u{301}", ""]
  let words = ["users", "Users", "a", "É"]
  for _ in 0..<100 {
    let format =
      (path(words.randomElement(using: &random)!) </> path(.string)
      </> query(["q", "Q"].randomElement(using: &random)!, .string)
      </> query(opt: "page", .int) </> query(all: "Tag", .string) </> otherArguments)
      .matching(MatchingOptions(rawValue: .random(in: 0...7, using: &random)))
    for _ in 0..<8 {
      let others = (0..<Int.random(in: 0...2, using: &random)).map { _ in
        (
          name: ["z", "PAGE", "tag", "x+y", ""].randomElement(using: &random)!,
          value: Bool.random(using: &random) ? texts.randomElement(using: &random) : nil
        )
      }
      let value = (
        texts.randomElement(using: &random)!, texts.randomElement(using: &random)!,
        Bool.random(using: &random) ? Int.random(in: -1...1, using: &random) : nil,
        (0..<Int.random(in: 0...2, using: &random)).map { _ in texts.randomElement(using: &random)!
        },
        QueryArguments(others)
      )
      guard let printed = format.url(for: value) else { continue }
      let read = try #require(format.match(printed), "\(printed), seed \(seed)")
      #expect(read == value, "\(printed), seed \(seed)")
    }
  }
}

@Test func `an optional argument follows its own rules, wherever they stand`() {
  let page = query("Page", .int)
  for list in [
    page.matching(.malformedAsMissing).optional(), page.optional().matching(.malformedAsMissing),
  ] {
    let format = path("list") </> list </> query(opt: "size", .int)
    #expect(format.match("/list?Page=x")! == (nil, nil))
    #expect(format.match("/list?Page=2")! == (2, nil))
    #expect(format.match("/list?size=x") == nil)
  }
  for list in [page.matching(.ignoringCase).optional(), page.optional().matching(.ignoringCase)] {
    #expect((path("list") </> list).match("/list?PAGE=2") == .some(2))
    #expect((path("list") </> list).match("/list?PAGE=x") == nil)
  }
}

@Test func `a plus in other arguments is printed so that it reads back`() {
  let format = (path("s") </> otherArguments).matching(.plusAsSpace)
  #expect(format.match("/s?x=1+2")?["x"] == "1 2")
  for (query, text) in [
    (QueryArguments(percentEncoded: "x=1+2&y=%2b"), "/s?x=1%2B2&y=%2b"),
    (["x": "1 2"], "/s?x=1%202"),
    (format.match("/s?x=1+2")!, "/s?x=1%202"),
  ] {
    #expect(format.print(query)?.render() == text)
  }
}

@Test func `rows that ignore case are found like others`() {
  let words = ["straße", "ΟΔΟΣ", "caf\u{E9}", "users", "K"]
  let table = URLFormat<Int> {
    for number in 0..<50 {
      only(number) <¢> path("row\(number)") </> path(words[number % 5])
    }
  }.matching(.ignoringCase)
  for (text, number) in [
    ("/ROW5/STRASSE", 5), ("/Row6/οδος", 6), ("/row7/CAFE%CC%81", 7), ("/rOW8/USERS", 8),
    ("/row9/%E2%84%AA", 9), ("/row9/x", nil), ("/row50/straße", nil), ("/row5/strase", nil),
  ] as [(String, Int?)] {
    #expect(table.match(text) == number, "\(text)")
  }
  #expect(table.text(for: 6) == "/row6/%CE%9F%CE%94%CE%9F%CE%A3")
}

@Test(arguments: [
  ("/Pages/PAGE-2.HTML", 2), ("/pages/page-2.html", 2), ("/pages/page-x.html", nil),
  ("/pages/pag-2.html", nil), ("/pages/page-.html", nil),
])
func `case is ignored in a prefix and a suffix`(text: String, value: Int?) {
  let page = path("pages") </> path(.int, prefix: "page-", suffix: ".html")
  let ignoring = page.matching(.ignoringCase)
  #expect(ignoring.match(text) == value)
  #expect(ignoring.text(for: 2) == "/pages/page-2.html")
  #expect(page.match("/pages/PAGE-2.html") == nil)
  #expect(path(.string, suffix: ".html").matching(.ignoringCase).match("/a.HTML") == "a")
}

@Test func `case is ignored in the ASCII letters of a prefix, at the cost of its length`() {
  let street = path(.string, prefix: "Straße-").matching(.ignoringCase)
  #expect(street.match("/STRA%C3%9FE-A") == "A")
  #expect(street.match("/STRASSE-A") == nil)
  let long = String(repeating: "s", count: 100_000)
  #expect(street.match("/" + long) == nil)
  #expect(street.match("/stra%C3%9Fe-" + long) == long)
}
