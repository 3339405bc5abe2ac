import Foundation
import Testing
import URLPatterns

@Suite struct SplitTests {
  @Test(arguments: [
    ("my-title-42", "my-title", 42), ("title-42", "title", 42), ("a-4-2", "a-4", 2),
    ("my--7", "my-", 7), ("-a-7", "-a", 7), ("42", nil, nil), ("title-", nil, nil), ("-", nil, nil),
    ("-42", nil, nil), ("--42", "-", 42), ("..-42", nil, nil), ("", nil, nil),
    ("my-title", nil, nil), ("ü-é-3", "ü-é", 3),
  ])
  func `an element is split at its last separator`(element: String, title: String?, id: Int?) {
    let (first, second) = (Capture(String.self), Capture(Int.self))
    #expect((Split(first, second, by: "-") ~= element) == (id != nil))
    if id != nil { #expect(first() == title && second() == id) }
  }

  @Test(arguments: [
    ("42-my-title", 42, "my-title"), ("42-title", 42, "title"), ("4-2-a", 4, "2-a"),
    ("-5-a", -5, "a"), ("x-42", nil, nil),
    ("42-" + String(repeating: "word-", count: 1_000) + "x", 42, nil),
  ])
  func `or else at the first one, or at one between`(element: String, id: Int?, title: String?) {
    let (first, second) = (Capture(Int.self), Capture(String.self))
    #expect((Split(first, second, by: "-") ~= element) == (id != nil))
    if let id { #expect(first() == id) }
    if let title { #expect(second() == title) }
  }

  @Test func `at most 16 places are tried`() {
    for words in 0..<20 {
      let tail = String(repeating: "b-", count: words)
      // The separator after "a-x" is neither the first nor the last.
      let isFound = Split("a-x", Capture(String.self), by: "-") ~= "a-x-\(tail)c"
      #expect(isFound == (words <= 14), "\(words)")
    }
  }

  @Test(arguments: [
    ("1-2-3-4", [1, 2, 3, 4]), ("1-2-3", nil), ("1-2-3-4-5", nil), ("1-2-x-4", nil),
    ("1-2--4", nil), ("1-2-3-4-", nil),
  ])
  func `four parts are parts of parts`(element: String, values: [Int]?) {
    let parts = (0..<4).map { _ in Capture(Int.self) }
    let (a, b, c, d) = (parts[0], parts[1], parts[2], parts[3])
    func expect<Pattern: PatternMatching>(_ pattern: Pattern) {
      #expect((pattern ~= element) == (values != nil))
      if let values { #expect(parts.map { $0() } == values) }
    }
    expect(Split(a, Split(b, c, d, by: "-"), by: "-"))
    expect(Split(Split(a, b, c, by: "-"), d, by: "-"))
    expect(Split(Split(a, b, by: "-"), Split(c, d, by: "-"), by: "-"))
    expect(Split(a, OneOf(Split(b, Capture(matching: Split(c, d, by: "-")), by: "-")), by: "-"))
  }

  @Test func `a split inside another one tries all of its places, and more of them share tries`() {
    let text = Capture(String.self)
    let words = Array(repeating: "a", count: 15)
    for first in words.indices.dropFirst() {
      for second in words.indices.dropFirst(first + 2) {
        var words = words
        words[first...] = ["x"] + words[(first + 1)...]
        words[second...] = ["y"] + words[(second + 1)...]
        let inner = Split(Prefixed("x-", text), Prefixed("y-", text), by: "-")
        #expect(Split(text, inner, by: "-") ~= "b-\(words.joined(separator: "-"))-c")
      }
    }
    var count = 0
    let counting = Capture<Int> { _ in
      count += 1
      return nil
    }
    let element = String(repeating: "a-", count: 500) + "a"
    let two = Split(text, counting, by: "-")
    #expect(!(two ~= element) && count == 16)
    #expect(!(Split(two, text, by: "-") ~= element) && (200...300).contains(count))
    count = 0
    let four = Split(text, Split(Split(text, two, by: "-"), text, by: "-"), by: "-")
    #expect(!(four ~= element) && count < 1_000)
    // Each element has its own.
    count = 0
    #expect(!(two ~= element) && count == 16)
  }

  @Test(arguments: [
    ("48.2,16.37,12", [48.2, 16.37, 12]), ("-1,0,1e2", [-1, 0, 100]), ("1,2", nil),
    ("1,2,3,4", nil), ("1,,3", nil), (",1,2", nil), ("1,2,", nil), ("", nil), ("1,2,x", nil),
    (",1,2,3", nil), ("1,2,3,", nil), ("1,..,3", nil),
  ])
  func `three parts need two separators`(element: String, values: [Double]?) {
    let (a, b, c) = (Capture(Double.self), Capture(Double.self), Capture(Double.self))
    #expect((Split(a, b, c, by: ",") ~= element) == (values != nil))
    if let values { #expect([a(), b(), c()] == values) }
    let text = Capture(String.self)
    #expect(!(Split(text, text, text, by: ",") ~= element) || values != nil || element == "1,2,x")
  }

  @Test func `the separator is compared byte for byte, and an empty one never matches`() {
    let text = Capture(String.self)
    #expect(Split("a", "b", by: "é") ~= "aéb")
    #expect(!(Split("a", "b", by: "é") ~= "ae\u{301}b"))
    #expect(!(Split("a", "b", by: "X") ~= "axb"))
    #expect(!(Split(text, text, by: "") ~= "ab"))
    #expect(!(Split(text, text, by: "longer than the element") ~= "ab"))
    #expect(Split(text, "b", by: "--") ~= "a---b")
    #expect(text() == "a-")
    #expect(Split("a", "b", by: "-") == Split("a", "b", by: "-"))
    #expect(Split("a", "b", by: "-") != Split("a", "b", by: "."))
    #expect(Begins(Split("a", text, by: ".")) ~= .N2("a.c", "d") && text() == "c")
  }

  @Test func `a host is split without regard to case`() throws {
    let url = try #require(URL(string: "https://DE-X-M.example.org/a"))
    #expect(url.has(host: Split("De", Suffixed("m", ".Example.org"), by: "-X-")))
    #expect(url.has(host: Split("DE-x-m", "EXAMPLE", "org", by: ".")))
    #expect(!url.has(host: Split("de", "example.org", by: ".")))
  }
}
