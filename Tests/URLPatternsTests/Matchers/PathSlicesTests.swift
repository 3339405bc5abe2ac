import Testing
import URLPatterns

@Suite struct PathSlicesTests {
  @Test(arguments: [
    ("/a/b/b/c", true), ("/a/b/x/b/c", true), ("/a/b/x/y/z/1/2/3/4/5/6/7/8/b/c", true),
    ("/a/b/c", false), ("/a/b", false), ("/b/c", false), ("", false), ("/a/b/b/x", false),
    ("/x/b/b/c", false),
  ])
  func `both ends are compared without overlap`(path: String, matches: Bool) {
    #expect(((Begins("a", "b") && Ends("b", "c")) ~= Counted(path: path)) == matches)
  }

  @Test func `captures work in each slice`() {
    let id = Capture(Int.self)
    let year = Capture(Int.self)
    switch Counted(path: "/users/7/albums/photos/2026/edit") {
    case Begins("users", id) && Contains("photos", year) && Ends("photos"):
      Issue.record("it matched another ending")
    case Begins("users", id) && Contains("photos", year) && Ends("edit"):
      #expect((id(), year()) == (7, 2026))
    default: Issue.record("it did not match")
    }
  }

  @Test func `more than three patterns in each slice match in a loop`() {
    let path = Counted((0..<25).map(String.init))
    let begins = Begins("0", "1", "2", "3", "4")
    let ends = Ends("20", "21", "22", "23", "24")
    #expect((begins && Contains("5", "6", "7", "8", "9") && ends) ~= path)
    #expect((begins && Contains("15", "16", "17", "18", "19") && ends) ~= path)
    #expect(!((begins && Contains("4", "5", "6", "7", "8") && ends) ~= path))
    #expect(!((begins && Contains("16", "17", "18", "19", "20") && ends) ~= path))
  }
}
