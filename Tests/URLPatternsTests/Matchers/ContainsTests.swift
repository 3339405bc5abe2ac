import Testing
import TestSupport
import URLPatterns

/// A matcher for a text that counts how often it was asked.
private final class Asked: PatternMatching {
  let text: String
  var count = 0
  init(_ text: String) { self.text = text }
  static func ~= (pattern: Asked, element: String) -> Bool {
    pattern.count += 1
    return pattern.text == element
  }
}

@Suite struct ContainsTests {
  @Test(arguments: [
    ("/a/b", true), ("/a/b/c", true), ("/x/a/b", true), ("/x/a/b/c", true), ("/a/a/b", true),
    ("/1/2/3/4/5/6/7/8/9/a/b", true), ("/1/2/3/4/5/6/7/8/9/10/11/a/b/c", true),
    ("/a/c/b", false), ("/b/a", false), ("/a", false), ("", false), ("/x/a/x/b", false),
    ("/1/2/3/4/5/6/7/8/9/a/x/b", false),
  ])
  func `adjacent elements are found anywhere in a path`(path: String, matches: Bool) {
    #expect((Contains("a", "b") ~= Counted(path: path)) == matches)
  }

  @Test func `different matchers mix, and the first place counts`() {
    let id = Capture(Int.self)
    #expect(
      Contains(IgnoringCase("ITEMS"), id) ~= Counted(path: "/x/items/y/items/7/items/8"))
    #expect(id() == 7)
  }

  @Test func `captures take their values from the place that matches, not from an earlier one`() {
    let id = Capture(Int.self)
    let name = Capture(String.self)
    #expect(Contains(id, name, "x") ~= Counted(path: "/1/a/2/b/x"))
    #expect(id() == 2 && name() == "b")
    #expect(!(Contains("a", "b", id) ~= Counted(path: "/a")))
  }

  @Test func `each pattern looks at each element at most once`() {
    for count in [0, 1, 5, 9, 10, 11, 1_000, 4_000] {
      let (a, b) = (Asked("a"), Asked("b"))
      #expect(!(Contains(a, b) ~= Counted(repeatElement("a", count: count))))
      #expect(a.count <= count && b.count <= count, "\(count): \(a.count), \(b.count)")
    }
  }

  @Test func `it finds the same place as a search in an array`() {
    var random = SeededGenerator()
    for _ in 0..<(runsLongTests ? 20_000 : 600) {
      func elements(_ counts: ClosedRange<Int>) -> [String] {
        (0..<Int.random(in: counts, using: &random)).map { _ in
          ["a", "b"].randomElement(using: &random)!
        }
      }
      let path = elements(0...25)
      let (first, inner, last) = (elements(2...2), elements(2...2), elements(2...2))
      let comment: Comment = "seed \(random.seed): \(path) \(first) \(inner) \(last)"
      func isIn(_ slice: some Sequence<String>) -> Bool {
        let slice = Array(slice)
        return slice.indices.dropLast().contains { Array(slice[$0...].prefix(2)) == inner }
      }
      let begins = Array(path.prefix(2)) == first
      let ends = Array(path.suffix(2)) == last
      let (b, c, e) = (
        Begins(first[0], first[1]), Contains(inner[0], inner[1]), Ends(last[0], last[1])
      )
      let counted = Counted(path)
      #expect((c ~= counted) == isIn(path), comment)
      #expect(((b && c) ~= counted) == (begins && isIn(path.dropFirst(2))), comment)
      #expect(((c && e) ~= counted) == (ends && isIn(path.dropLast(2))), comment)
      let all = path.count >= 4 && begins && ends && isIn(path.dropFirst(2).dropLast(2))
      #expect(((b && c && e) ~= counted) == all, comment)
      #expect(((b && e) ~= counted) == (path.count >= 4 && begins && ends), comment)
    }
  }
}
