import Testing
import URLPatterns

@Suite struct BeginsAndEndsTests {
  @Test(arguments: [
    ("/a/b/b/c", true), ("/a/b/x/b/c", true), ("/a/b/x/y/z/1/2/3/4/5/6/7/8/b/c", true),
    ("/a/b/c", false), ("/a/b", false), ("/b/c", false), ("", false), ("/a/b/b/x", false),
    ("/x/b/b/c", false),
  ])
  func `both ends are compared without overlap`(path: String, matches: Bool) {
    #expect(((Begins("a", "b") && Ends("b", "c")) ~= Counted(path: path)) == matches)
  }

  @Test func `both ends capture`() {
    let id = Capture(Int.self)
    let tab = Capture(String.self)
    switch Counted(path: "/users/7/photos/2026/edit/crop") {
    case Begins("users", id) && Ends("edit", tab): #expect((id(), tab()) == (7, "crop"))
    default: Issue.record("it did not match")
    }
  }

  @Test func `documentation examples`() {
    #expect((Begins("a") && Ends("c")) ~= Counted(path: "/a/b/c"))
    #expect((Ends("c") && Begins("a")) ~= Counted(path: "/a/b/c"))
    guard case Begins("users") && Ends("edit") = Counted(path: "/users/john/photos/2026/edit")
    else {
      Issue.record("it did not match")
      return
    }
  }
}
