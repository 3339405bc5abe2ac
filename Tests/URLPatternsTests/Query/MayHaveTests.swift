import Testing
import URLPatterns

@Suite struct MayHaveTests {
  @Test(arguments: [
    ("", true, nil), ("pages=2", true, nil), ("page=2", true, 2), ("page=2&page=x", true, 2),
    ("page=x", false, nil), ("page=", false, nil), ("page", false, nil),
    ("page=x&page=2", false, nil), ("page&page=2", false, nil),
  ])
  func `an argument may be missing, but not malformed`(
    query: String, matches: Bool, value: Int?
  ) {
    let page = Capture(Int.self)
    // As if an earlier case had set it.
    #expect(page ~= "99")
    #expect((MayHave("page", page) ~= QueryArguments(percentEncoded: query)) == matches)
    #expect(page.value == value)
  }

  @Test func `a missing argument leaves nil behind an earlier case that set the capture`() {
    let page = Capture(Int.self)
    func read(_ query: QueryArguments) -> Int? {
      switch query {
      case Has("offset", page) && Has("q"): page() + 1_000
      case MayHave("page", page): page.value ?? 1
      default: nil
      }
    }
    #expect(read(["offset": "7", "q": "a"]) == 1_007)
    #expect(read(["offset": "7"]) == 1)
    #expect(read(["offset": "7", "page": "2"]) == 2)
    #expect(read(["offset": "7", "page": "x"]) == nil)
  }

  private final class Closing {
    let onClose: () -> Void
    init(_ onClose: @escaping () -> Void) { self.onClose = onClose }
    deinit { onClose() }
  }

  @Test func `a value can read its capture while a missing argument removes it`() {
    var seen: [Bool] = []
    var file: Capture<Closing>!
    file = Capture { _ in Closing { seen.append(file.value == nil) } }
    func matches<Pattern: QueryMatching>(_ pattern: Pattern, _ query: String) -> Bool {
      pattern ~= QueryArguments(percentEncoded: query)
    }
    for query in ["file=a", "", "file=b", ""] { #expect(matches(MayHave("file", file), query)) }
    #expect(seen == [true, true])
  }
}
