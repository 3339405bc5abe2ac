import Foundation
import TestSupport
import Testing
import URLPatterns

@Suite struct QueryArgumentsEditingTests {
  @Test(arguments: [
    ("", "", ""), ("a=1", "", "a=1"), ("", "a=1", "a=1"), ("a=1", "a=2&b", "a=1&a=2&b"),
    ("a=%41/", "b=+", "a=%41/&b=+"),
  ])
  func `plus joins queries in their spelling`(left: String, right: String, sum: String) {
    let joined = QueryArguments(percentEncoded: left) + QueryArguments(percentEncoded: right)
    #expect(joined.percentEncodedQuery == sum)
    let url = URL(string: "https://example.org/a?\(left)#f")!
    #expect((url.queryArguments() + QueryArguments(percentEncoded: right)) == joined)
  }

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func `plus keeps what a plus sign means on either side`(left: Bool, right: Bool) {
    let sum =
      arguments("a=b+c", plusAsSpace: left)
      + arguments("d=e+f", plusAsSpace: right)
    #expect(sum["a"] == (left ? "b c" : "b+c"))
    #expect(sum["d"] == (right ? "e f" : "e+f"))
  }

  @Test func `filter gives arguments in their spelling, or an array`() {
    let query = QueryArguments(percentEncoded: "q=a&&utm_x=%41/+&q=b&utm_y&=&utm_z=")
    let known = query.filter { !$0.name.hasPrefix("utm_") }
    #expect(known.percentEncodedQuery == "q=a&q=b&=")
    #expect(
      query.filter { $0.name.hasPrefix("utm_") }.percentEncodedQuery == "utm_x=%41/+&utm_y&utm_z=")
    #expect(query.filter { _ in false }.isEmpty)
    let url = URL(string: "https://example.org/a?q=a+b&x=%20#f")!
    #expect(url.queryArguments().readingPlusAsSpace().filter { $0.name == "q" }["q"] == "a b")
    #expect(throws: CancellationError.self) {
      try query.filter { _ in throw CancellationError() }
    }
  }

  @Test(arguments: [
    ("", ["c"], "tag=c"), ("a=1", ["c", "d"], "a=1&tag=c&tag=d"),
    ("tag=a&page=2&tag=b", ["c", "d"], "tag=c&tag=d&page=2"),
    ("a=1&tag&b=%41", ["", "&"], "a=1&tag=&tag=%26&b=%41"), ("tag=a&page=2&tag", [], "page=2"),
    ("tag", [], ""), ("a", [], "a"),
    // The other arguments keep their spelling.
    ("%7e=%3d/?!&%74ag=1&b=%C3%BC+%FF", ["c"], "%7e=%3d/?!&tag=c&b=%C3%BC+%FF"),
  ])
  func `several values are set at once`(before: String, values: [String], after: String) {
    var query = QueryArguments(percentEncoded: before)
    query.setValues(values, named: "tag")
    #expect(query.percentEncodedQuery == after)
    #expect(query.values(named: "tag") == values)
  }

  @Test func `editing is what it is on a list of names and values`() {
    var random = SeededGenerator()
    for _ in 0..<1_000 {
      var list: [(name: String, value: String?)] = (0..<Int.random(in: 0...6, using: &random)).map {
        _ in (["a", "b", "é", ""].randomElement(using: &random)!, random.text(maxLength: 3))
      }
      var query = QueryArguments(list)
      let values = (0..<Int.random(in: 0...3, using: &random)).map { _ in random.text(maxLength: 2)
      }
      query.setValues(values, named: "a")
      let place = list.firstIndex { $0.name == "a" } ?? list.count
      list.removeAll { $0.name == "a" }
      list.insert(contentsOf: values.map { ("a", $0) }, at: place)
      #expect(query == QueryArguments(list), "seed \(random.seed)")
      #expect(
        query.values(named: "é") == list.filter { $0.name == "é" }.map(\.value),
        "seed \(random.seed)")
      #expect(
        query.filter { $0.name == "b" } == QueryArguments(list.filter { $0.name == "b" }),
        "seed \(random.seed)")
      #expect(query + query == QueryArguments(list + list), "seed \(random.seed)")
    }
  }
}
