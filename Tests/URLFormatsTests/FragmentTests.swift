import Foundation
import Testing
import URLFormats

@Suite struct FragmentTests {
  @Test(arguments: [
    ("/a#top", "top"), ("/a?x=1#top", "top"), ("/a#", ""),
    ("/a#?b/c:@!$&'()*+,;=", "?b/c:@!$&'()*+,;="),
    ("/a#caf%C3%A9", "café"), ("/a#a+b%20c%23%25", "a+b c#%"), ("/a#%2e%2E", ".."),
    ("/a", nil), ("/a?x=%23top", nil), ("/a#%FF", nil), ("/a#x%C3", nil),
  ])
  func `a fragment is decoded, or missing if it isn't UTF-8`(text: String, expected: String?) {
    #expect((path("a") </> fragment(.string)).match(text) == expected)
    #expect(URLParts(url(text)).fragment == expected)
    #expect((path("a") </> fragment(opt: .string)).match(text) == .some(expected))
    #expect((path("a") </> fragment(.string).optional()).match(text) == .some(expected))
    if let components = URLComponents(string: text) {
      #expect((path("a") </> fragment(.string)).match(components) == expected)
    }
    #expect(path("a").match(text) != nil, "without `fragment` it makes no difference")
    // A `switch` over Foundation's fragment agrees.
    #expect(url(text).fragment(percentEncoded: false) == expected)
  }

  @Test func `text must be present, and a parameter must be convertible`() {
    let top = path("a") </> fragment("top")
    #expect(top.match("/a#top") != nil)
    #expect(top.match("/a#%74op") != nil)
    for text in ["/a", "/a#", "/a#Top", "/a#top/", "/a#top%20", "/b#top"] {
      #expect(top.match(text) == nil, "\(text)")
    }
    #expect(top.print(())?.render() == "/a#top")
    let empty = path("a") </> fragment("")
    #expect(empty.match("/a#") != nil && empty.match("/a") == nil)
    #expect(empty.text(for: ()) == "/a#")
    let line = path("a") </> fragment(.int)
    #expect(line.match("/a#7") == 7 && line.match("/a#x") == nil)
    let maybeLine = path("a") </> fragment(opt: .int)
    #expect(maybeLine.match("/a") == .some(nil) && maybeLine.match("/a#x") == nil)
    let cup = path("a") </> fragment(Exactly("caf\u{E9}"))
    #expect(cup.match("/a#caf%C3%A9") != nil && cup.match("/a#cafe%CC%81") == nil)
    #expect((path("a") </> fragment("caf\u{E9}")).match("/a#cafe%CC%81") != nil)
  }

  @Test func `it joins with arguments, in any order`() {
    let docs =
      path("docs") </> path(.string) </> query("page", .int, default: 1) </> fragment(.string)
    #expect(docs.description == "/docs/:string?(page=:int)#:string")
    #expect(docs.match("/docs/a?page=2#top")! == ("a", 2, "top"))
    #expect(docs.print(("a", 2, "50%/é #"))?.render() == "/docs/a?page=2#50%25/%C3%A9%20%23")
    let other = fragment(opt: .string) </> query("q", .string) </> path("docs")
    #expect(other.print(("top", "x"))?.render() == "/docs?q=x#top")
    #expect(other.print(("top", "x")) == URLParts(url("/docs?q=x#top")))
    #expect(other.print((nil, "x"))?.render() == "/docs?q=x")
    #expect(other.description == "/docs?q=:string#(:string)")
  }

  @Test func `there's only one fragment`() {
    #expect((fragment(.string) </> fragment(.string)).print(("a", "b")) == nil)
    #expect((fragment(opt: .string) </> fragment(.string)).print((nil, "a")) == nil)
    #expect((fragment("a") </> fragment(opt: .string)).print(nil) == nil)
    #expect((fragment("a") <|> fragment("b")).print(())?.render() == "/#a")
  }

  @Test func `parts with different fragments are different`() {
    let (top, end) = (URLParts(url("/a?x=1#top")), URLParts(url("/a?x=1#end")))
    #expect(top != end)
    #expect(top == URLParts(url("/a?x=1#%74op")) && URLParts(url("/a#")) != URLParts(url("/a")))
    #expect((fragment("top") </> query("x", "1") </> path("a")).print(()) == top)
  }

  @Test func `explanations say what hides it, and why it doesn't match`() {
    enum Page: Matchable, Equatable { case top, all, end }
    let table = URLFormat<Page> {
      iso(Page.top) <¢> path("a") </> fragment("top")
      iso(Page.all) <¢> path("a")
      iso(Page.end) <¢> path("a") </> fragment("end")
    }
    #expect(table.match("/a#top") == .top && table.match("/a#x") == .all)
    #expect((path("a") </> fragment("top")).reason("/a") == "#top is missing")
    #expect((path("a") </> fragment("top")).reason("/a#x") == "found \"#x\" instead of #top")
    #expect(
      (path("a") </> fragment(.int).optional()).reason("/a#x") == "found \"#x\" instead of #:int")
    #expect((path("a") </> fragment(opt: .int)).reason("/a#x") == "found \"#x\" instead of #:int")
    let both = path("a") </> (query("x", .int) </> fragment(.int)).optional()
    #expect(both.reason("/a?x=1") == "#:int is missing")
    #expect(both.reason("/a?x=y#1") == "found \"x=y\" instead of x=:int")
    let item = path("a") </> fragment(path("b") </> query(opt: "id", .int))
    #expect(item.reason("/a#/b%3Fid=1") == "found \"b?id=1\" instead of #/b")
    #expect(item.reason("/a#/%FF") == "found \"%FF\" instead of #/b")
    #expect(item.reason("/a#/b/c") == "found \"c\" after the end")
    #expect(item.reason("/a/b#/b") == "found \"b\" after the end")
    #expect(item.reason("/a#/b?id=x") == "found \"#/b?id=x\" instead of #/b?id=:int")
    #expect(item.reason("/a") == "#/b is missing")
    let token = path("a") </> fragment(query("token", .int))
    #expect(token.reason("/a#x=%26token=1") == "found \"#x=%26token=1\" instead of #token=:int")
    #expect(token.reason("/a#token=%FF") == "found \"#token=%FF\" instead of #token=:int")
    let none = PartialIso<String, Int>(apply: { Int($0) }, unapply: { $0 > 0 ? "\($0)" : nil })
    #expect(
      (path("a") </> fragment(none)).explain(printing: 0).alternatives[0].reason
        == "#:int cannot be printed")
  }
}
