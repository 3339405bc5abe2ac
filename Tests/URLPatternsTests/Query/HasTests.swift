import Testing
import URLPatterns

@Suite struct HasTests {
  @Test(arguments: [
    ("tweetId=7", 7), ("a=1&tweetId=7&tweetId=8", 7), ("tweet%49d=%37", 7), ("tweetId=+7", 7),
    ("", nil), ("tweetId", nil), ("tweetId=", nil), ("tweetId=x", nil),
    ("tweetId=x&tweetId=7", nil),
    ("tweetId&tweetId=7", nil), ("tweetid=7", nil), ("tweetId2=7", nil), ("x=tweetId=7", nil),
  ])
  func `the first argument of the name decides, and a capture binds it`(
    query: String, expected: Int?
  ) {
    let id = Capture(Int.self)
    let matches = Has("tweetId", id) ~= QueryArguments(percentEncoded: query)
    #expect(matches == (expected != nil))
    #expect(id.value == expected)
  }

  @Test(arguments: [
    ("edit", true), ("edit=", true), ("edit=false", true), ("a&%65dit", true),
    ("", false), ("edits", false), ("a=edit", false),
  ])
  func `a name alone matches with a value and without`(query: String, expected: Bool) {
    #expect((Has("edit") ~= QueryArguments(percentEncoded: query)) == expected)
  }
}
