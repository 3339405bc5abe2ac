import Foundation
import TestSupport
import Testing
import URLFormats

private enum Routes: Matchable {
  case echo
  case hello(String)
  case page(Int)
}

private let formats =
  scheme("https") </> host("me.com")
  </> URLFormat<Routes> {
    iso(Routes.echo) <¢> path("echo")
    iso(Routes.hello) <¢> path("hello") </> path(.string)
    iso(Routes.page) <¢> path("page") </> query("n", .int)
  }

@Test(arguments: [
  (
    "https://me.com/hello",
    """
    https://me.com/hello matches none of the 3 alternatives.
      https://me.com/echo: found "hello" instead of /echo
    > https://me.com/hello/:string: /:string is missing
      https://me.com/page?n=:int: found "hello" instead of /page
    """
  ),
  (
    "https://me.com/echo/x",
    """
    https://me.com/echo/x matches none of the 3 alternatives.
    > https://me.com/echo: found "x" after the end
      https://me.com/hello/:string: found "echo" instead of /hello
      https://me.com/page?n=:int: found "echo" instead of /page
    """
  ),
  (
    "https://me.com/page?n=x",
    """
    https://me.com/page?n=x matches none of the 3 alternatives.
      https://me.com/echo: found "page" instead of /echo
      https://me.com/hello/:string: found "page" instead of /hello
    > https://me.com/page?n=:int: found "n=x" instead of n=:int
    """
  ),
  (
    "http:/echo",
    """
    http:/echo matches none of the 3 alternatives.
      https://me.com/echo: the scheme is "http"
      https://me.com/hello/:string: the scheme is "http"
      https://me.com/page?n=:int: the scheme is "http"
    """
  ),
  (
    "https://me.com/hello/x",
    """
    https://me.com/hello/x matches https://me.com/hello/:string.
      https://me.com/echo: found "hello" instead of /echo
    """
  ),
])
func `an explanation says how far each alternative got`(text: String, explanation: String) {
  #expect(formats.explain(text).description == explanation)
}

@Test func `the first of several parts that don't match decides what's named`() {
  let either = path("a") </> URLFormat(parser: path("b").parser <|> query("q", "1").parser)
  #expect(either.reason("/a/x?q=2") == #"found "x" instead of /b or q=1"#)
  let optional = (scheme("x") </> query("page", .int)).optional() </> path("a")
  #expect(optional.reason("/a?page=7") == "the scheme is missing")
  let ids = path("a") </> query(all: "id", .int) </> query("x", .int)
  #expect(ids.reason("/a?id=1&x=y&id=z") == #"found "id=1&id=z" instead of (id=:int)*"#)
  #expect(ids.reason("/a?x=y&x=1") == #"found "x=y" instead of x=:int"#)
}

@Test func `an optional part that's incomplete is explained by what it lacks`() {
  let posts = path(.int) </> path("posts") </> query("page", .int) </> query("size", .int)
  #expect((path("users") </> posts.optional()).reason("/users/5") == "/posts is missing")
  let signIn = (query("token", .string) </> query("state", .string)).optional()
  #expect((path("chat") </> signIn).reason("/chat?state=x") == "token=:string is missing")
  #expect(
    (path("chat") </> fragment(signIn)).reason("/chat#state=x")
      == ##"found "#state=x" instead of #token=:string"##)
}

@Test func `what can be missing doesn't count as matched`() {
  enum Page: Matchable { case user(Int), home(QueryArguments), section(Int?) }
  let table = URLFormat<Page> {
    iso(Page.user) <¢> path("users") </> path(.int)
    iso(Page.home) <¢> otherArguments
    iso(Page.section) <¢> fragment(opt: .int)
  }
  let explanation = table.explain("/user/7")
  #expect(explanation.alternatives.map(\.matched) == [0, 0, 0])
  #expect(explanation.closest == #"/users/:int: found "user" instead of /users"#)
}

@Test func `64 optional parts in one another are explained and listed on a small stack`() async {
  await onSmallStack {
    var nested = path("a")
    for _ in 0..<64 { nested = (path("a") </> nested).optional() }
    let format = path("x") </> nested
    let url = url("/x" + String(repeating: "/a", count: 65))
    #expect(format.explain(url).isMatch)
    #expect(format.explain(printing: ()).url == url.absoluteString)
    #expect(format.templates.count == 1)
    #expect(!AppSiteAssociation.AppLinks(appIDs: [], format).components.isEmpty)
    #expect(throws: Never.self) { try format.checkRoundTrips(of: [()]) }
  }
}

@Test func `the closest alternative is one line for a log`() {
  for (text, line) in [
    ("https://me.com/echo/token", #"https://me.com/echo: found "token" after the end"#),
    (
      "https://me.com/page?n=token",
      #"https://me.com/page?n=:int: found "n=token" instead of n=:int"#
    ),
    ("https://me.com/hello/token", "https://me.com/hello/:string"),
    ("https://token.com", #"https://me.com/echo: the host is "token.com""#),
    ("token:", #"https://me.com/echo: the scheme is "token""#),
  ] {
    let url = url(text)
    #expect(formats.explain(url).closest == line)
    let secret = formats.explain(url, showingValues: false)
    #expect(!secret.closest.contains("token") && !secret.description.contains("token"), "\(secret)")
    #expect(secret.isMatch == formats.explain(url).isMatch)
  }
  #expect(
    formats.explain(printing: .hello("..")).closest
      == "https://me.com/hello/:string: /:string cannot be printed")
  let printed = formats.explain(printing: .hello("token"), showingValues: false)
  #expect(
    printed.description.hasPrefix("The value is printed as a URL by https://me.com/hello/:string."))
  #expect(!printed.description.contains("token"))
  let hidden = (path(.string) <|> path("a") </> path(.string)).explain(
    printing: "../token", showingValues: false)
  #expect(!hidden.description.contains("token"))
  #expect(URLFormat<Void>.empty.explain(printing: ()).closest == "there are no alternatives")
}

@Test func `of a match, the closest alternative is the one that matches`() {
  // The first row reads more pieces before it fails.
  let table = URLFormat<Routes> {
    iso(Routes.echo) <¢> path("a") </> path("b") </> path("c") </> path("d")
    iso(Routes.hello) <¢> path("a") </> path(.string) </> anything
  }
  let explanation = table.explain("/a/b/c/x")
  #expect(explanation.isMatch)
  #expect(explanation.alternatives.map(\.matched) == [3, 3])
  #expect(explanation.closest == "/a/:string/(*)")
}

private let odd = URLFormat<Routes> {
  iso(Routes.page) <¢> even <¢> path(.int)
  iso(Routes.echo) <¢> anything </> path("terms")
  iso(Routes.hello) <¢> path(.string)
}

@Test(arguments: [
  (
    "/legal/en/terms",
    """
    /legal/en/terms matches /(*)/terms.
      /:int: found "legal" instead of /:int
    """
  ),
  (
    "/7",
    """
    /7 matches /:string.
    > /:int: the values were refused
    > /(*)/terms: /terms is missing
    """
  ),
  ("/8", "/8 matches /:int."),
])
func `an explanation searches and converts like matching`(text: String, explanation: String) {
  #expect(odd.explain(text).description == explanation)
}

private let list = path("list") </> query("page", .int).optional()

@Test(
  arguments: [
    ((path("a") </> anything).explain("/a/b"), "/a/b matches /a/(*)."),
    (
      list.explain("/list?page=x"),
      """
      /list?page=x does not match.
      > /list?(page=:int): found "page=x" instead of page=:int
      """
    ),
    (
      (path("café") </> query(opt: "q", .int)).explain("/tea"),
      """
      /tea does not match.
        /café?(q=:int): found "tea" instead of /café
      """
    ),
    (
      (root <|> path("a") </> path("b")).explain("/a"),
      """
      /a matches none of the 2 alternatives.
        /: found "a" after the end
      > /a/b: /b is missing
      """
    ),
    (root.explain("/"), "/ matches /."),
    (
      (path(.string(matching: Regex("v[0-9]"))) </> path("a")).explain("/x/a"),
      """
      /x/a does not match.
        /:string/a: found "x" instead of /:string matching Regex("v[0-9]")
      """
    ),
    (
      query("q", .string(matching: IgnoringCase("a"))).explain("/?q=x"),
      """
      /?q=x does not match.
        ?q=:string: found "q=x" instead of q=:string matching IgnoringCase("a")
      """
    ),
    (
      path(.string(matching: OneOf("a", "b"))).explain("/"),
      """
      / does not match.
        /:string: /:string matching OneOf("a", "b") is missing
      """
    ),
    (
      (path("a") </> three).explain("/a/x"),
      """
      /a/x does not match.
      > /a: a part without a template does not match
      """
    ),
  ] as [(Explanation, String)])
func `an explanation says only what's true`(explanation: Explanation, text: String) {
  #expect(explanation.description == text)
}

/// A format of a number, made of three closures.
private let three = URLFormat<Int>(
  parser: Parser(
    parse: { parts in
      parts.path.first.flatMap { Int($0) }.map { (URLParts(url("/")), $0) }
    }, print: { URLParts(url("/\($0)")) }, template: { _ in nil }))

@Test func `a matcher that doesn't list its texts is named in an explanation`() {
  let format = path(.string(matching: Suffixed(Regex("[a-z]+"), ".pdf")))
  #expect(format.explain("/").closest == "/:string: /:string matching Suffixed is missing")
}

@Test func `elements that are left over are the reason, and not an argument that's missing, too`() {
  enum Page: Matchable { case home(String), search(String), top, filtered(String, Int) }
  let films = URLFormat<Page> {
    iso(Page.home) <¢> query("token", .string)
    iso(Page.search) <¢> path("films") </> query("q", .string)
    iso(Page.top) <¢> path("films") </> path("top")
    iso(Page.filtered) <¢> query("sort", .string) </> path("films") </> path("by") </> path(.int)
  }
  for (text, line) in [
    ("/films/7", #"no row goes on with "7""#), ("/films/7?q=a", #"no row goes on with "7""#),
    ("/films/tops?q=a", #"/films/top: found "tops" instead of /top"#),
    ("/film/7?token=x", #"/films?q=:string: found "film" instead of /films"#),
    ("/films/by/x?sort=a", #"/films/by/:int?sort=:string: found "x" instead of /:int"#),
    ("/films", "/films?q=:string: q=:string is missing"),
    ("/", "?token=:string: token=:string is missing"),
  ] {
    #expect(films.explain(url(text)).closest == line, "\(text)")
  }
  #expect(films.explain(url("/films/7?q=a")).alternatives.map(\.matched) == [0, 1, 1, 0])
  let other = host("me.com") </> query("q", .string)
  #expect(other.reason("//x.com/a?q=b") == #"the host is "x.com""#)
}

@Test func `an argument in the fragment is named with what's before it there`() {
  let page = path("settings") </> fragment(path("page") </> query("n", .int))
  for (text, reason) in [
    ("/settings#/page", ##"found "#/page" instead of #/page?n=:int"##),
    ("/settings#/page?n=x", ##"found "#/page?n=x" instead of #/page?n=:int"##),
    ("/settings#/page/x", #"found "x" after the end"#), ("/settings", "#/page is missing"),
  ] {
    #expect(page.reason(text) == reason)
  }
  let signIn = fragment(query("code", .string) </> query("n", .string(matching: Regex("[0-9]"))))
  #expect(
    signIn.reason("/#code=a")
      == ##"found "#code=a" instead of #code=:string&n=:string matching Regex("[0-9]")"##)
}

@Test func `each edit of a letter or two makes a text like a literal, and more don't`() {
  let words = URLFormat<Int> {
    only(1) <¢> path("history")
    only(2) <¢> path("x")
    only(3) <¢> path(String(repeating: "ab", count: 20))
  }
  func isLike(_ text: String, _ literal: String) -> Bool {
    words.explain(url("/" + text)).closest
      == "/\(literal): found \(text.debugDescription) instead of /\(literal)"
  }
  let letters = Array("history")
  for index in letters.indices {
    var (removed, changed, swapped, doubled) = (letters, letters, letters, letters)
    removed.remove(at: index)
    changed[index] = "é"
    swapped.swapAt(index, max(index - 1, 0))
    doubled.insert(letters[index], at: index)
    for edited in [removed, changed, doubled] + (index > 0 ? [swapped] : []) {
      #expect(isLike(String(edited), "history"))
    }
  }
  for (text, isMeant) in [
    ("hstry", true), ("hstr", true), ("hst", false), ("hixxory", false), ("xhistoryx", true),
    ("hxsxtory", true), ("hxsxtoryx", false), ("HISTORY", false),
    ("yrotsih", false),
  ] {
    #expect(isLike(text, "history") == isMeant, "\(text)")
  }
  let long = String(repeating: "ab", count: 20)
  for (text, isMeant) in [
    ("ab" + long + "ababab", true), (long + "ababababa", false), (String(long.dropLast(8)), true),
    (String(long.dropLast(9)), false), (long.replacing("ab", with: "ac", maxReplacements: 4), true),
    (long.replacing("ab", with: "ac", maxReplacements: 5), false),
  ] {
    #expect(isLike(text, long) == isMeant, "\(text)")
  }
}

@Test func `a relative URL lacks the scheme of an address`() {
  let format = address("https://me.com") </> path("a")
  #expect(format.reason("/a") == "the scheme is missing")
}

private enum Book: Matchable, Equatable { case home, author(String), book(Isbn), branch(Int) }

/// Nothing creates one without its text.
private struct Isbn: Equatable {
  let text: String
}

private let isbn = PartialIso<String, Isbn>(
  apply: { $0.count == 3 ? Isbn(text: $0) : nil }, unapply: { $0.text })

private let library =
  scheme("https") </> host("me.com")
  </> URLFormat<Book> {
    iso(Book.home) <¢> root
    iso(Book.author) <¢> path(OneOf("en", "de"), printing: "en") </> path("authors")
      </> path(.string)
    iso(Book.book) <¢> path("books") </> path(isbn)
    path("books") </> path("authors") </> (iso(Book.author) <¢> path(.string))
  }

@Test(arguments: [
  ("/bok/123", #"https://me.com/books/:isbn: found "bok" instead of /books"#),
  ("/Books/123", #"https://me.com/books/:isbn: found "Books" instead of /books"#),
  ("/books/x", #"https://me.com/books/:isbn: found "x" instead of /:isbn"#),
  ("/books/author/x", #"https://me.com/books/authors/:string: found "author" instead of /authors"#),
  (
    "/it/authors/a",
    #"https://me.com/en/authors/:string: found "it" instead of /en matching OneOf("en", "de")"#
  ),
  ("/en/books/123", #"https://me.com/en/authors/:string: found "books" instead of /authors"#),
])
func `of the rows that got as far, the closest is the one that's probably meant`(
  path: String, line: String
) {
  let url = url("https://me.com" + path)
  #expect(library.explain(url).closest == line)
}

@Test func `it says if no row goes on with an element, or prints a case`() throws {
  let words = URLFormat<Void> {
    root
    path("books")
    path("authors")
  }
  for text in ["x", "bo", "booksbooks", "é", "\n", "\"", "\u{1B}"] {
    let parts = URL(scheme: "x", host: "h", path: .N1(text))
    let explanation = words.explain(try #require(parts))
    #expect(explanation.closest == "no row goes on with \(text.debugDescription)")
    #expect(!explanation.closest.contains("\n"))
  }
  let url = url("/token")
  #expect(words.explain(url, showingValues: false).closest == "no row goes on with …")
  let branch = library.explain(printing: .branch(9)).closest
  #expect(branch.hasPrefix("no row prints this case, unless one like https://me.com/books/:isbn"))
  #expect(
    (only(1) <¢> words).explain(printing: 2).closest
      == "/: the conversion's second function returned nil")
}

@Test func `an element is like a literal that isn't much longer or shorter`() {
  func closest(_ literals: [String], _ text: String) -> String {
    let rows = literals.map { path($0) }.reduce(.empty, <|>)
    return rows.explain(text).closest
  }
  #expect(
    closest(["orders", "hello"], "/hellos") == #"/hello: found "hellos" instead of /hello"#)
  for (literals, text) in [(["a", "b"], "xyb"), (["ab", "cd"], "xb")] {
    #expect(closest(literals, "/\(text)") == #"no row goes on with "\#(text)""#)
  }
}

@Test func `an element with one wrong letter is explained by the literal that's meant`() {
  let words = ["about", "orders", "settings", "üben"]
  let table = words.map { path($0) }.reduce(.empty, <|>)
  for word in words {
    for index in word.indices {
      let (start, end) = (word[..<index], word[word.index(after: index)...])
      let texts = ["\(start)\(end)", "\(start)x\(end)", "\(start)x\(word[index...])", word + "x"]
      for text in texts {
        let link = URL(path: .N1(text))!
        #expect(
          table.explain(link).closest
            == "/\(word): found \(text.debugDescription) instead of /\(word)")
      }
    }
  }
}

@Test func `a long text is quoted without its middle`() {
  let (family, page) = ("👩‍👩‍👧", path("a") </> path("b"))
  func quoted(_ text: String) -> String? {
    let reason = page.explain(URL(scheme: "x", host: "h", path: .N2("a", text))!).closest
    return reason.split(separator: "found ").last?.split(separator: " instead").first.map {
      String($0.dropFirst().dropLast())
    }
  }
  func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
  let marked = "e" + repeated("\u{301}", 7)
  for (text, expected) in [
    (repeated("a", 100), nil), (repeated("é", 100), nil), (repeated(family, 100), nil),
    (repeated("a", 50) + "b" + repeated("c", 50), repeated("a", 50) + "…" + repeated("c", 50)),
    (
      repeated("a", 49) + "12" + repeated("c", 10_000) + "34" + repeated("e", 49),
      repeated("a", 49) + "1…4" + repeated("e", 49)
    ),
    (repeated(family, 1_000), repeated(family, 50) + "…" + repeated(family, 50)),
    (repeated("e\u{301}", 1_000), repeated("e\u{301}", 50) + "…" + repeated("e\u{301}", 50)),
    (repeated(marked, 150), repeated(marked, 50) + "…" + repeated(marked, 50)),
    (repeated("books", 10_000), repeated("books", 10) + "…" + repeated("books", 10)),
  ] as [(String, String?)] {
    #expect(quoted(text) == expected ?? text)
  }
  // A character can have any number of marks.
  #expect(
    quoted("e" + repeated("\u{301}", 100_000)).map { $0.unicodeScalars.count < 1_000 } == true)
  let long = repeated("a", 1_000_000)
  for format in [
    path("b"), path(long) </> query("q", "x"), path(long) </> fragment("x"),
    path(long) </> fragment(query("x", "y")), path(long) </> path("b"), path(long) </> path(long),
  ] {
    let text = "//h/\(long)/\(long)/c?q=\(long)#\(long)"
    #expect(format.explain(text).alternatives[0].reason.map { $0.count < 200 } == true)
  }
}
