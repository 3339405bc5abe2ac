import Testing
import URLPatterns

@Suite struct BeginsTests {
  @Test(arguments: [
    ("/news/latest", true), ("/news/latest/a", true), ("/news/latest/a/b/c/d/e/f/g/h/i/j/k", true),
    ("/news", false), ("", false), ("/latest/news", false), ("/a/news/latest", false),
    ("/news/a/latest", false),
  ])
  func `the first elements are compared`(path: String, matches: Bool) {
    #expect((Begins("news", "latest") ~= Counted(path: path)) == matches)
  }

  @Test func `patterns reach past the tenth element`() {
    let path = Counted((0..<25).map(String.init))
    #expect(Begins("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11") ~= path)
    #expect(!(Begins("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "x") ~= path))
    #expect(!(Begins("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10") ~= path.prefix(10)))
  }
}
