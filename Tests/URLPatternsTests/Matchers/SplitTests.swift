import Foundation
import TestSupport
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

  @Test func `five separators at each end are tried`() {
    for words in Array(1...20) + [200] {
      let text = String(repeating: "b-", count: words) + "b"
      let others = Capture(String.self)
      for end in 1...6 {
        let one = Array(repeating: "x", count: end).joined(separator: "-")
        let isFound = end <= 5 || words <= 4
        #expect((Split(one, others, by: "-") ~= "\(one)-\(text)") == isFound, "\(one)-\(text)")
        #expect((Split(others, one, by: "-") ~= "\(text)-\(one)") == isFound, "\(text)-\(one)")
      }
    }
  }

  @Test func `a date or a UUID is found at either end of a title of any length`() throws {
    let (year, month, day) = (Capture(Int.self), Capture(Int.self), Capture(Int.self))
    let (id, title) = (Capture(UUID.self), Capture(String.self))
    let date = Split(year, month, day, by: "-")
    let uuid = try #require(UUID(uuidString: "550E8400-E29B-41D4-A716-446655440000"))
    for count in Array(1...20) + [200] {
      let words = Array(repeating: "a", count: count).joined(separator: "-")
      #expect(Split(date, title, by: "-") ~= "2026-11-29-\(words)")
      #expect([year(), month(), day()] == [2026, 11, 29] && title() == words)
      #expect(Split(title, date, by: "-") ~= "\(words)-2026-11-28")
      #expect([year(), month(), day()] == [2026, 11, 28] && title() == words)
      #expect(Split(id, title, by: "-") ~= "\(uuid)-\(words)" && id() == uuid && title() == words)
      #expect(Split(title, id, by: "-") ~= "\(words)-\(uuid)" && id() == uuid && title() == words)
      #expect(Split(date, Split(title, id, by: "-"), by: "-") ~= "2026-11-27-\(words)-\(uuid)")
      #expect([year(), month(), day()] == [2026, 11, 27] && title() == words && id() == uuid)
    }
  }

  /// Returns a capture of texts with these lengths, modulo three.
  private func capture(_ lengths: Set<Int>) -> Capture<String> {
    Capture { lengths.contains($0.utf8.count % 3) ? $0 : nil }
  }

  @Test(arguments: ["-", "--", ".", "é", "-a-"])
  func `a naive splitter finds the same parts`(separator: String) {
    var random = SeededGenerator()
    let sets: [Set<Int>] = [[0], [1], [2], [0, 1], [1, 2], [0, 1, 2]]
    for _ in 0..<(runsLongTests ? 20_000 : 300) {
      let text = random.text(separatedBy: separator)
      let (one, two, three) = (
        sets.randomElement(using: &random)!, sets.randomElement(using: &random)!,
        sets.randomElement(using: &random)!
      )
      let (a, b, c) = (capture(one), capture(two), capture(three))
      func pair(_ text: String, _ one: Set<Int>, _ two: Set<Int>) -> (String, String)? {
        naiveSplits(of: text, by: separator).first {
          one.contains($0.utf8.count % 3) && two.contains($1.utf8.count % 3)
        }
      }
      let message: Comment = "\(text) by \(separator), \(one) \(two) \(three), seed \(random.seed)"
      let expected = pair(text, one, two)
      #expect((Split(a, b, by: separator) ~= text) == (expected != nil), message)
      if let expected { #expect((a(), b()) == expected, message) }
      // The rest, or the first part, is split again.
      let tries = naiveSplits(of: text, by: separator)
      let later = tries.lazy.compactMap { first, rest in
        one.contains(first.utf8.count % 3) ? pair(rest, two, three).map { (first, $0, $1) } : nil
      }.first
      #expect(
        (Split(a, Split(b, c, by: separator), by: separator) ~= text) == (later != nil), message)
      if let later { #expect((a(), b(), c()) == later, message) }
      let earlier = tries.lazy.compactMap { first, rest in
        three.contains(rest.utf8.count % 3) ? pair(first, one, two).map { ($0, $1, rest) } : nil
      }.first
      #expect(
        (Split(Split(a, b, by: separator), c, by: separator) ~= text) == (earlier != nil), message)
      if let earlier { #expect((a(), b(), c()) == earlier, message) }
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

  @Test func `a split tries ten places, and one inside it ten for each of these`() {
    let text = Capture(String.self)
    var count = 0
    let counting = Capture<Int> { _ in
      count += 1
      return nil
    }
    let element = String(repeating: "a-", count: 500) + "a"
    let two = Split(text, counting, by: "-")
    #expect(!(two ~= element) && count == 10)
    count = 0
    #expect(!(Split(two, text, by: "-") ~= element) && count <= 100)
    count = 0
    #expect(!(Split(Split(two, text, by: "-"), text, by: "-") ~= element) && count <= 1_000)
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

  @Test func `up to ten parts need a separator between each two, and each must match`() {
    func expect<Pattern: PatternMatching>(_ count: Int, _ pattern: (Int) -> Pattern) {
      let texts = (1...count).map { "\($0)" }
      let whole = texts.joined(separator: "-")
      let name = Comment(rawValue: whole)
      #expect(pattern(-1) ~= whole, name)
      let url = URL(string: "s://\(whole)/")!
      #expect(url.has(host: pattern(-1)), name)
      #expect(Has("q", pattern(-1)) ~= ["q": whole], name)
      for other in [whole + "-", "-" + whole, whole + "-0", "", "-", String(whole.dropLast(2))] {
        #expect(!(pattern(-1) ~= other), "\(other)")
        #expect(!(Has("q", pattern(-1)) ~= ["q": other]), "\(other)")
      }
      for wrong in 0..<count {
        #expect(!(pattern(wrong) ~= whole), name)
        #expect(!url.has(host: pattern(wrong)), name)
        #expect(!(Has("q", pattern(wrong)) ~= ["q": whole]), name)
        var others = texts
        others[wrong] = "x"
        #expect(!(pattern(-1) ~= others.joined(separator: "-")), name)
        others[wrong] = ""
        #expect(!(pattern(-1) ~= others.joined(separator: "-")), name)
      }
    }
    /// The text of a part, or another one if that's wrong.
    func part(_ number: Int, _ wrong: Int) -> String { wrong == number - 1 ? "y" : "\(number)" }
    expect(4) { [p = part] in Split(p(1, $0), p(2, $0), p(3, $0), p(4, $0), by: "-") }
    expect(5) { [p = part] in Split(p(1, $0), p(2, $0), p(3, $0), p(4, $0), p(5, $0), by: "-") }
    expect(6) { [p = part] in
      Split(p(1, $0), p(2, $0), p(3, $0), p(4, $0), p(5, $0), p(6, $0), by: "-")
    }
    expect(7) { [p = part] in
      Split(p(1, $0), p(2, $0), p(3, $0), p(4, $0), p(5, $0), p(6, $0), p(7, $0), by: "-")
    }
    expect(8) { [p = part] in
      Split(
        p(1, $0), p(2, $0), p(3, $0), p(4, $0), p(5, $0), p(6, $0), p(7, $0), p(8, $0), by: "-")
    }
    expect(9) { [p = part] in
      Split(
        p(1, $0), p(2, $0), p(3, $0), p(4, $0), p(5, $0), p(6, $0), p(7, $0), p(8, $0), p(9, $0),
        by: "-")
    }
    expect(10) { [p = part] in
      Split(
        p(1, $0), p(2, $0), p(3, $0), p(4, $0), p(5, $0), p(6, $0), p(7, $0), p(8, $0), p(9, $0),
        p(10, $0), by: "-")
    }
  }

  @Test(arguments: [
    ("a-1-2-3", "a", 1, 2, 3), ("a-1-2", "a", 1, 2, nil), ("a-1", "a", 1, nil, nil),
    ("a-1-", "a", 1, nil, nil), ("a-1--", "a", 1, nil, nil), ("a-1--3", "a", 1, nil, 3),
    ("a-1-2-", "a", 1, 2, nil),
  ])
  func `a part that's optional can be empty, or missing at the end`(
    element: String, name: String, first: Int, second: Int?, third: Int?
  ) {
    let (a, b, c, d) = (
      Capture(String.self), Capture(Int.self), Capture(Int.self), Capture(Int.self)
    )
    for text in ["z-7-8-9", element] {
      #expect(Split(a, b, c.optional(), d.optional(), by: "-") ~= text)
    }
    #expect(a() == name && b() == first && c.optional()() == second && d.value == third)
    let three = Split(a, b.optional(), d.optional(), by: "-")
    #expect(three ~= "x" && a() == "x" && b.value == nil && d.value == nil)
    #expect(Split(a, d.optional(), by: "-") ~= "x-y-7" && a() == "x-y" && d.value == 7)
    #expect(Split(a, d.optional(), by: "-") ~= "x" && a() == "x" && d.value == nil)
    #expect(Split(b.optional(), a, by: "-") ~= "-x" && b.value == nil && a() == "x")
    // Inside another one, all of it can be missing.
    let inner = Split(c.optional(), d.optional(), by: ".")
    for (text, values) in [
      ("x-1.2", [1, 2]), ("x-1", [1, nil]), ("x-.2", [nil, 2]), ("x-", [nil, nil]),
      ("x", [nil, nil]),
    ] {
      #expect(Split(a, inner, by: "-") ~= text, "\(text)")
      #expect([c.value, d.value] == values, "\(text)")
    }
  }

  @Test(arguments: [
    "a", "a-", "-1", "a--2", "a-x", "a-1-x", "a-1-2-x", "a-1-2-3-", "a-1-2-3-4", "", "-", ".-1",
    "..-1-2", "a-.", "a-1-.", "a-1-2-..",
  ])
  func `a part that isn't optional can't be missing or empty, and none can be malformed`(
    element: String
  ) {
    let (a, b, c, d) = (
      Capture(String.self), Capture(Int.self), Capture(Int.self), Capture(Int.self)
    )
    #expect(!(Split(a, b, c.optional(), d.optional(), by: "-") ~= element))
  }

  @Test func `only in an argument, a part can be empty`() throws {
    let (a, b) = (Capture(String.self), Capture(String.self))
    for (text, first, second) in [
      ("100-", "100", ""), ("-100", "", "100"), ("-", "", ""), (".-..", ".", ".."), ("--", "-", ""),
    ] {
      let two = Split(a, b, by: "-")
      #expect(Has("q", two) ~= ["q": text] && a() == first && b() == second, "\(text)")
      #expect(!(two ~= text), "\(text)")
      #expect(Has("q", OneOf(two)) ~= ["q": text], "\(text)")
      #expect(Has("q", OneOf("x", Prefixed("<", Suffixed(two, ">")))) ~= ["q": "<\(text)>"])
      #expect(Has("q", Split(two, "x", by: "=")) ~= ["q": text + "=x"], "\(text)")
      #expect(!(OneOf(two) ~= text) && !(Prefixed("<", two) ~= "<" + text), "\(text)")
      #expect(!(Suffixed(two, ">") ~= text + ">") && !(Split(two, "x", by: "=") ~= text + "=x"))
      #expect(Counted.N1(text).contains { two ~= $0 } == false, "\(text)")
      let url = try #require(URL(string: "s://h/#q=" + text))
      #expect(Has("q", two) ~= url.fragmentArguments(), "\(text)")
    }
    #expect(MayHave("q", Split("a", "", by: "-")) ~= ["q": "a-"])
    #expect(!(MayHave("q", Split("a", "", by: "-")) ~= ["q": "a"]))
    #expect(!(Has("q", Split(a, b, by: "-")) ~= ["q": ""]))
    let number = Capture(Int.self)
    #expect(!(Has("q", Split(a, number, by: "-")) ~= ["q": "a-"]))
    #expect(Has("q", Split(a, number.optional(), by: "-")) ~= ["q": "-"] && number.value == nil)
    let url = try #require(URL(string: "https://a-/"))
    #expect(!url.has(host: Split("a", b, by: "-")))
  }

  @Test func `separators that overlap are separators if there's only one way`() {
    let (a, b, c) = (Capture(String.self), Capture(String.self), Capture(String.self))
    for (text, separator, parts) in [
      ("a----c", "--", ["a", "", "c"]), ("a--b----", "--", nil), ("a--b--", "--", ["a", "b", ""]),
      ("a---b--c", "--", nil), ("a--b---c", "--", nil), ("a-----c", "--", nil),
      ("------", "--", nil), ("----", "--", ["", "", ""]), ("abababa", "aba", ["", "b", ""]),
      ("ababa", "aba", nil), ("abababaaba", "aba", nil), ("a--b--c", "--", ["a", "b", "c"]),
    ] {
      #expect((Has("q", Split(a, b, c, by: separator)) ~= ["q": text]) == (parts != nil), "\(text)")
      if let parts { #expect([a(), b(), c()] == parts, "\(text)") }
    }
  }

  @Test func `parts are matched in linear time, and not again for those that are optional`() {
    var count = 0
    let counting = Capture<String> {
      count += 1
      return $0 == "x" ? nil : $0
    }
    let (a, b, c) = (counting.optional(), counting.optional(), counting.optional())
    let split = Split(counting, a, b, c, counting, by: "-")
    #expect(!(split ~= "1-2-3-4-x") && count == 5)
    #expect(!(split ~= String(repeating: "a-", count: 10_000)) && count == 5)
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

  @Test func `each part must match, in an element and in a host`() throws {
    func expect<Pattern: PatternMatching>(_ pattern: Pattern, _ text: String, _ isMatch: Bool)
      throws
    {
      #expect((pattern ~= text) == isMatch, "\(pattern)")
      let url = try #require(URL(string: "https://\(text)/"))
      #expect(url.has(host: pattern) == isMatch, "\(pattern)")
    }
    for (first, second, isMatch) in [
      ("www", "evil.org", true), ("www", "example.org", false), ("w", "evil.org", false),
    ] {
      try expect(Split(first, second, by: "."), "www.evil.org", isMatch)
      try expect(Split(OneOf(first), Regex(second), by: "."), "www.evil.org", isMatch)
    }
    for (first, second, third, isMatch) in [
      ("www", "evil", "org", true), ("www", "evil", "com", false), ("www", "good", "org", false),
      ("w", "evil", "org", false),
    ] {
      try expect(Split(first, second, third, by: "."), "www.evil.org", isMatch)
      try expect(Split(first, Split(second, third, by: "."), by: "."), "www.evil.org", isMatch)
      try expect(Split(Split(first, second, by: "."), third, by: "."), "www.evil.org", isMatch)
    }
    let url = try #require(URL(string: "https://www.EVIL.org/"))
    #expect(url.has(host: Split("www", "evil.ORG", by: ".")))
  }
}
