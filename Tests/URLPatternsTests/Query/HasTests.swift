import TestSupport
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

  @Test func `names and values are compared as by the subscript`() {
    var random = SeededGenerator()
    for _ in 0..<700 {
      let text = (0..<3).map { _ in "\(random.text(maxLength: 3))=\(random.text(maxLength: 3))" }
        .joined(separator: "&")
      let query = QueryArguments(percentEncoded: text)
      let name = random.text(maxLength: 2)
      let value = Capture(String.self)
      #expect((Has(name, value) ~= query) == (query[name] != nil), "seed \(random.seed)")
      #expect(value.value == query[name], "seed \(random.seed)")
      #expect((Has(name) ~= query) == query.contains(named: name), "seed \(random.seed)")
    }
  }
}
