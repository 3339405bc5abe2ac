import Testing
import URLPatterns

@Suite struct EndsTests {
  @Test(arguments: [
    ("/terms/en", true), ("/a/terms/en", true), ("/a/b/c/d/e/f/g/h/i/j/k/terms/en", true),
    ("/en", false), ("", false), ("/en/terms", false), ("/terms/en/a", false),
    ("/terms/a/en", false),
  ])
  func `the last elements are compared`(path: String, matches: Bool) {
    #expect((Ends("terms", "en") ~= Counted(path: path)) == matches)
  }

  @Test func `three elements are compared, and more`() {
    let path = Counted(path: "/x/a/b/c/d")
    #expect(Ends("b", "c", "d") ~= path && Ends("a", "b", "c", "d") ~= path)
    #expect(!(Ends("a", "c", "d") ~= path) && !(Ends("x", "b", "c", "d") ~= path))
  }

  @Test func `different matchers mix and capture`() {
    let page = Capture(Int.self)
    #expect(Ends(OneOf("page", "p"), page) ~= Counted(path: "/a/b/p/7"))
    #expect(page() == 7)
    #expect(!(Ends("page", page) ~= Counted(path: "/a/page/last")))
  }
}
