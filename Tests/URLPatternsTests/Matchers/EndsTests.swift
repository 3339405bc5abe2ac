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
}
