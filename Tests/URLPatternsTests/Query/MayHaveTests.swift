import Testing
import URLPatterns

@Suite struct MayHaveTests {
  @Test(arguments: [
    ("", true, nil), ("pages=2", true, nil), ("page=2", true, 2), ("page=2&page=x", true, 2),
    ("page=x", false, nil), ("page=", false, nil), ("page", false, nil),
    ("page=x&page=2", false, nil), ("page&page=2", false, nil),
  ])
  func `an argument may be missing, but not malformed`(query: String, matches: Bool, value: Int?) {
    let number = Capture(Int.self)
    let page = number.optional()
    // As if an earlier case had set it.
    #expect(number ~= "99")
    #expect((MayHave("page", page) ~= QueryArguments(percentEncoded: query)) == matches)
    #expect(page() == value)
  }

  @Test func `a missing argument matches, whatever the pattern for its value`() {
    func expect<Pattern: QueryMatching>(_ pattern: Pattern, _ matches: [String: Bool]) {
      for (query, matches) in matches {
        #expect((pattern ~= QueryArguments(percentEncoded: query)) == matches, "\(query)")
      }
    }
    expect(
      MayHave("lang", OneOf("en", "de")),
      ["": true, "lang=de": true, "lang=fr": false, "lang": false, "lang=": false, "l=fr": true])
    expect(MayHave("lang", "en"), ["": true, "lang=en": true, "lang=de": false])
    expect(MayHave("q", Prefixed("@", "jo")), ["": true, "q=@jo": true, "q=jo": false])
    expect(MayHave("q", Regex("[a-z]+")), ["": true, "q=a": true, "q=1": false])
  }

  private final class Closing {
    let onClose: () -> Void
    init(_ onClose: @escaping () -> Void) { self.onClose = onClose }
    deinit { onClose() }
  }

  @Test func `a value can read its capture while a missing argument removes it`() {
    var seen: [Bool] = []
    var file: OptionalCapture<Closing>!
    file = Capture { _ in Closing { seen.append(file() == nil) } }.optional()
    func matches<Pattern: QueryMatching>(_ pattern: Pattern, _ query: String) -> Bool {
      pattern ~= QueryArguments(percentEncoded: query)
    }
    for query in ["file=a", "", "file=b", ""] { #expect(matches(MayHave("file", file), query)) }
    #expect(seen == [true, true])
  }
}
