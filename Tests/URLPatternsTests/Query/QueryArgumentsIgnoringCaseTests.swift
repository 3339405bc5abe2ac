import Testing
import URLPatterns

@Suite struct QueryArgumentsIgnoringCaseTests {
  private let query = QueryArguments(
    percentEncoded: "TweetID=7&page=2&%50AGE=3&Stra%C3%9Fe=x&a+B=y&long-NAME-of-an-argument=z")

  @Test(arguments: [
    ("tweetid", "7"), ("TWEETID", "7"), ("Page", "2"), ("STRASSE", "x"), ("A+b", "y"),
    ("LONG-name-OF-an-ARGUMENT", "z"), ("tweet", nil), ("tweetidx", nil), ("strase", nil),
  ])
  func `names ignore case on request`(name: String, value: String?) {
    let ignoring = query.ignoringCase()
    #expect(ignoring[name] == value)
    #expect(ignoring.contains(named: name) == (value != nil))
    #expect((Has(name) ~= ignoring) == (value != nil))
    #expect(query["tweetid"] == nil)
  }

  @Test func `everything that looks up a name does`() {
    var ignoring = query.ignoringCase()
    #expect(ignoring.values(named: "page") == ["2", "3"])
    #expect(ignoring == query)
    ignoring["PAGE"] = "4"
    #expect(
      ignoring.percentEncodedQuery
        == "TweetID=7&PAGE=4&Stra%C3%9Fe=x&a+B=y&long-NAME-of-an-argument=z")
    #expect((ignoring.filter { _ in true })["tweetID"] == "7")
    let added: QueryArguments = ["added": "1"]
    #expect((added + query.ignoringCase())["tweetID"] == "7")
    #expect((query.ignoringCase() + added)["ADDED"] == "1")
    #expect((added + query)["tweetID"] == nil)
    #expect((["A": "1"] as QueryArguments).ignoringCase()["a"] == "1")
    #expect(
      QueryArguments(percentEncoded: "A+b=1").readingPlusAsSpace().ignoringCase()["a B"] == "1")
  }
}
