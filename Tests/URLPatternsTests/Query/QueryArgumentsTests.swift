import Foundation
import Testing
import TestSupport
import URLPatterns

/// Returns the arguments of a query, in which a `+` can be a space.
func arguments(_ query: String, plusAsSpace: Bool) -> QueryArguments {
  let arguments = QueryArguments(percentEncoded: query)
  return plusAsSpace ? arguments.readingPlusAsSpace() : arguments
}

@Suite struct QueryArgumentsTests {
  private typealias Argument = (name: String, value: String?)

  private func expect(
    _ query: QueryArguments, _ expected: [(String, String?)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let read = query.map { [$0.name, $0.value] }
    #expect(read == expected.map { [$0.0, $0.1] }, sourceLocation: sourceLocation)
  }

  @Test func `arguments are split at ampersands and the first equals sign, and then decoded`() {
    for (text, arguments) in [
      ("", []), ("a=1=2&b===", [("a", "1=2"), ("b", "==")]), ("=1&=", [("", "1"), ("", "")]),
      ("a&a=&a=1&a", [("a", nil), ("a", ""), ("a", "1"), ("a", nil)]),
      ("a;b=1?c/d", [("a;b", "1?c/d")]),
      // Empty arguments are dropped.
      ("&", []), ("&&a&&b=1&&", [("a", nil), ("b", "1")]),
      ("a%26b=c%3Dd%23", [("a&b", "c=d#")]), ("ü=%00", [("ü", "\0")]),
      // What can't be decoded stays as it is.
      ("%C3%BC=%FF&b%=%zz", [("ü", "%FF"), ("b%", "%zz")]),
    ] as [(String, [Argument])] {
      let query = QueryArguments(percentEncoded: text)
      expect(query, arguments)
      #expect(query.isEmpty == arguments.isEmpty && query.count == arguments.count)
    }
  }

  @Test func `plus is a plus sign, or a space on request`() {
    expect(QueryArguments(percentEncoded: "a+b=c+d%2B"), [("a+b", "c+d+")])
    expect(QueryArguments(percentEncoded: "a+b=c+d%2B").readingPlusAsSpace(), [("a b", "c d+")])
    #expect(QueryArguments(percentEncoded: "a+b=1").readingPlusAsSpace()["a b"] == "1")
    #expect(URL(string: "?q=a+b")?.queryArguments()["q"] == "a+b")
    #expect(URL(string: "?q=a+b")?.queryArguments().readingPlusAsSpace()["q"] == "a b")
    #expect(URLComponents(string: "?q=a+b")?.queryArguments().readingPlusAsSpace()["q"] == "a b")
  }

  @Test func `the first argument with a name is read, and converted on request`() {
    let query = QueryArguments(
      percentEncoded: "tab=new&page=2&tab=old&flat&empty=&n%61me=x&size=1e3&on=true&order=oldest")
    enum Order: String { case newest, oldest }
    for (name, value) in [
      ("tab", "new"), ("name", "x"), ("n%61me", nil), ("flat", nil), ("empty", ""),
      ("missing", nil), ("ta", nil), ("tabs", nil),
    ] {
      #expect(query[name] == value)
    }
    #expect(query["page", as: Int.self] == 2)
    #expect(query["tab", as: Int.self] == nil)
    #expect(query["missing", as: Int.self] == nil)
    #expect(query["size", as: Double.self] == 1000)
    #expect(query["on", as: Bool.self] == true)
    #expect(query["order", as: Order.self] == .oldest)
    #expect(query["tab", as: Order.self] == nil)
    #expect(query["tab", as: String.self] == "new")
  }

  @Test func `all values of a name are read, and a missing value differs from an empty one`() {
    let query = QueryArguments(percentEncoded: "a=1&b=2&a&a=")
    #expect(query.values(named: "a") == ["1", nil, ""])
    #expect(query.values(named: "b") == ["2"])
    #expect(query.values(named: "c") == [])
    #expect(query.contains(named: "a"))
    #expect(!query.contains(named: "c"))
  }

  @Test func `a literal keeps order and duplicates, and leaves out nil`() {
    let query: QueryArguments = ["tag": "b", "tag": nil, "tag": "a", "flat": nil, "empty": ""]
    expect(query, [("tag", "b"), ("tag", "a"), ("empty", "")])
    #expect(query.percentEncodedQuery == "tag=b&tag=a&empty=")
    #expect(([:] as QueryArguments).isEmpty)
    #expect((["a": nil, "": nil] as QueryArguments).isEmpty)
  }

  @Test func `a sequence keeps order, duplicates and names without a value`() {
    let query = QueryArguments(
      [("b", "1"), ("a", nil), ("a", "2"), ("", nil), ("", "")] as [Argument])
    expect(query, [("b", "1"), ("a", nil), ("a", "2"), ("", "")])
    #expect(query.percentEncodedQuery == "b=1&a&a=2&=")
    #expect(QueryArguments(Array(query)) == query)
  }

  @Test func `every byte but the unreserved ones is encoded`() {
    let query: QueryArguments = ["a b": "+&=;/?#:@!$'()*,[]%", "ü-._~": "\0"]
    #expect(
      query.percentEncodedQuery
        == "a%20b=%2B%26%3D%3B%2F%3F%23%3A%40%21%24%27%28%29%2A%2C%5B%5D%25&%C3%BC-._~=%00")
  }

  @Test func `setting a value replaces the first and removes the others`() {
    var query = QueryArguments(percentEncoded: "tab=new&page=2&tab=old")
    query["tab"] = "top"
    #expect(query.percentEncodedQuery == "tab=top&page=2")
    query["q"] = "a b"
    #expect(query.percentEncodedQuery == "tab=top&page=2&q=a%20b")
    query["tab"] = nil
    #expect(query.percentEncodedQuery == "page=2&q=a%20b")
    query["missing"] = nil
    #expect(query.count == 2)
  }

  @Test func `setting a value keeps the spelling of the others`() {
    var query = QueryArguments(percentEncoded: "&&a+b=%7e&x=1&&%FF&x&y==").readingPlusAsSpace()
    query["x"] = "a&b"
    expect(query, [("a b", "~"), ("x", "a&b"), ("%FF", nil), ("y", "=")])
    query["a b"] = nil
    expect(query, [("x", "a&b"), ("%FF", nil), ("y", "=")])
    query[""] = "empty"
    expect(query, [("x", "a&b"), ("%FF", nil), ("y", "="), ("", "empty")])
    var many: QueryArguments = [:]
    for number in 0..<200 { many["name\(number)"] = "\(number)" }
    #expect(many.count == 200)
    #expect(many["name199", as: Int.self] == 199)
  }

  @Test func `anything that can't keep its spelling in a query is encoded again`() {
    func printed(_ text: String, plusAsSpace: Bool = false) -> String {
      arguments(text, plusAsSpace: plusAsSpace).percentEncodedQuery
    }
    #expect(printed("a b=c#d&e=%7e") == "a%20b=c%23d&e=%7e")
    #expect(printed("ü=[]") == "%C3%BC=%5B%5D")
    #expect(printed("a=%zz%20&b=%&c=%4") == "a=%25zz%2520&b=%25&c=%254")
    #expect(printed("a+b=c%2Bd&e=%7e", plusAsSpace: true) == "a%20b=c%2Bd&e=%7e")
    #expect(printed("a+b=c+d") == "a+b=c+d")
  }

  @Test func `appending works on arguments from a longer text`() throws {
    let url = try #require(URL(string: "https://example.org/search?q=a+b#top"))
    var query = url.queryArguments()
    query.append(name: "page", value: "2")
    query.append(name: "flat")
    expect(query, [("q", "a+b"), ("page", "2"), ("flat", nil)])
    var form = url.queryArguments().readingPlusAsSpace()
    form.append(name: "x+y", value: "1 +")
    expect(form, [("q", "a b"), ("x+y", "1 +")])
    var empty: QueryArguments = [:]
    empty.append(name: "")
    #expect(empty.isEmpty)
    empty.append(name: "", value: "")
    expect(empty, [("", "")])
  }

  /// Request targets, and the percent-encoded queries that they contain.
  static let targets: [(target: String, query: String)] = [
    ("/admin", ""), ("/admin?", ""), ("/admin?a=1", "a=1"), ("/admin?a=1#b?c=2", "a=1"),
    ("/admin#b?c=2", ""), ("?a=1", "a=1"), ("#?a=1", ""), ("", ""), ("*", ""), ("?", ""),
    ("/a?b?c=1", "b?c=1"), ("/a%3Fb=1", ""), ("/a?b=%23c", "b=%23c"), ("/a?a=1/../b", "a=1/../b"),
    ("http://vault.example/admin?a=1", "a=1"), ("http://vault.example?a=1/b", "a=1/b"),
    ("http://me?a@vault.example/b", "a@vault.example/b"), ("vault.example:443", ""),
    ("//vault.example/admin?a=1", "a=1"), ("/a ?b c", "b c"), ("/a\0?b\0", "b\0"),
    ("/a?\u{338}b", "\u{338}b"), ("/a?b#\u{338}c", "b"), ("/a\u{FF1F}b", ""),
    ("/a?b=1\r\nHost: x", "b=1\r\nHost: x"), ("/a?b=ü+c", "b=ü+c"),
  ]

  @Test(arguments: targets)
  func `the query of a request target ends at the fragment`(target: String, query: String) {
    let expected = QueryArguments(percentEncoded: query)
    for target in [target[...], ("x" + target + "y").dropFirst().dropLast()] {
      let read = QueryArguments(requestTarget: target)
      #expect(read.elementsEqual(expected, by: ==), "\(target.debugDescription)")
      #expect(read == expected && read.percentEncodedQuery == expected.percentEncodedQuery)
    }
  }

  @Test func `it is a collection of names and values`() {
    let query = QueryArguments([("a", "1"), ("b", nil), ("c", "3")] as [Argument])
    #expect(query.first?.name == "a")
    #expect(query[query.index(after: query.startIndex)].name == "b")
    #expect(query.dropFirst().map(\.name) == ["b", "c"])
    #expect(query.firstIndex { $0.value == nil }.map { query[$0].name } == "b")
    #expect(query.indices.count == 3)
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func `accessing the end index stops the program with the reason`() async {
      var result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let query: QueryArguments = ["a": "1"]
        _ = query[query.endIndex]
      }
      var message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("There is no argument at endIndex"))
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let query: QueryArguments = ["a": "1"]
        _ = query.index(after: query.endIndex)
      }
      message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("There is no argument at endIndex"))
    }
  #endif

  @Test func `queries are equal if their decoded arguments are, in order`() {
    let pairs = [
      ("a", "&a"), ("a=", "%61="), ("=a", "=%61&"), ("a&b", "&a&&b"), ("ab", "a%62"),
      ("a=b", "%61=%62"), ("b=a", "b=a&"), ("a=1&b=2", "a=1&&b=2"), ("b=2&a=1", "b=%32&a=1"),
    ].map { (QueryArguments(percentEncoded: $0), QueryArguments(percentEncoded: $1)) }
    for (i, (query, _)) in pairs.enumerated() {
      for (j, (_, other)) in pairs.enumerated() { #expect((query == other) == (i == j)) }
    }
    #expect(Set(pairs.flatMap { [$0, $1] }).count == pairs.count)
    #expect(
      QueryArguments(percentEncoded: "a=+").readingPlusAsSpace()
        == QueryArguments(percentEncoded: "a=%20"))
  }

  @Test func `a printed query reads back, from every source`() throws {
    var random = SeededGenerator()
    for _ in 0..<(runsLongTests ? 10_000 : 400) {
      let arguments: [Argument] = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        (random.text(), Int.random(in: 0..<4, using: &random) == 0 ? nil : random.text())
      }.filter { $0 != ("", nil) }
      let query = QueryArguments(arguments)
      let text = query.percentEncodedQuery
      #expect(query.elementsEqual(arguments, by: ==), "seed \(random.seed): \(arguments)")
      #expect(QueryArguments(percentEncoded: text) == query, "seed \(random.seed): \(text)")
      #expect(
        QueryArguments(percentEncoded: text).readingPlusAsSpace() == query,
        "seed \(random.seed): \(text)")
      let url = try #require(
        URL(scheme: "a", host: "b", path: .N1("c"), query: query, fragment: "d"))
      #expect(url.queryArguments() == query, "seed \(random.seed): \(url)")
      let components = try #require(URLComponents(string: url.absoluteString))
      #expect(components.queryArguments() == query, "seed \(random.seed): \(url)")
    }
  }

  @Test(arguments: ["", "a=1&b=2", "a&a=&=&%FF=%zz", "to=a%2Fb&q=a+b&q=%2B", "ü=%C3%BC"])
  func `they're encoded and decoded as the text of the query`(text: String) throws {
    for query in [arguments(text, plusAsSpace: false), arguments(text, plusAsSpace: true)] {
      let data = try JSONEncoder().encode(query)
      #expect(try JSONDecoder().decode(String.self, from: data) == query.percentEncodedQuery)
      #expect(try JSONDecoder().decode(QueryArguments.self, from: data) == query)
      #expect("\(query)" == query.percentEncodedQuery)
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(QueryArguments.self, from: Data("[]".utf8))
    }
  }

  @Test func `lookup finds equal names, and a matcher finds a name by its bytes`() {
    let query = QueryArguments(percentEncoded: "%E2%84%AA=1&K=2&e%CC%81=3")
    #expect(query["K"] == "1")
    #expect(QueryArguments(percentEncoded: "K=1")["\u{212A}"] == "1")
    #expect(QueryArguments(percentEncoded: "%4B=1")["\u{212A}"] == "1")
    #expect(query.values(named: "K") == ["1", "2"])
    #expect(query["\u{E9}"] == "3")
    #expect(query.contains(named: "\u{E9}"))
    #expect(query.first { Exactly("K") ~= $0.name }?.value == "2")
    #expect(query.first { Exactly("\u{E9}") ~= $0.name } == nil)
  }

  @Test func `a lookup finds what a search through all arguments finds, in every spelling`() {
    var random = SeededGenerator()
    let names = [
      "", "a", "b", "page", "eightabc", "eightabd", "longer-name", "K", "\u{212A}", "é", "e\u{301}",
      "a+b", "a b", "%", "\0", "a\0", "Page",
    ]
    let spellings =
      names + ["%61", "p%61ge", "%4B", "%E2%84%AA", "%C3%A9", "a%2Bb", "%00", "%zz", "%FF"]
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        let name = spellings.randomElement(using: &random)!
        let value = ["", "=", "==", "=x", "=7%38", "=longer-value", "=a&&"]
        return name + value.randomElement(using: &random)!
      }.joined(separator: "&")
      for plusAsSpace in [false, true] {
        let query = arguments(text, plusAsSpace: plusAsSpace)
        let expected = text.split(separator: "&").map {
          argument -> (name: String, value: String?) in
          let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          func decoded(_ text: Substring) -> String {
            let spaced = plusAsSpace ? String(text.replacing("+", with: " ")) : String(text)
            return spaced.removingPercentEncoding ?? String(text)
          }
          return (decoded(parts[0]), parts.count > 1 ? decoded(parts[1]) : nil)
        }
        expect(query, expected)
        let readBack = QueryArguments(percentEncoded: query.percentEncodedQuery)
        #expect(readBack == query, "\(text), seed \(random.seed)")
        for name in names {
          let found = expected.filter { $0.name == name }
          #expect(query[name] == found.first?.value, "\(text) \(name), seed \(random.seed)")
          #expect(query.contains(named: name) == !found.isEmpty, "seed \(random.seed)")
          #expect(query.values(named: name) == found.map(\.value), "seed \(random.seed)")
          let alike = expected.first { IgnoringCase(name) ~= $0.name }
          #expect(query.ignoringCase()[name] == alike?.value, "\(text), seed \(random.seed)")
        }
        let chosen = names.shuffled(using: &random).prefix(9)
        let kept = query.filter { chosen.contains($0.name) }
        expect(kept, expected.filter { chosen.contains($0.name) })
        let spelled = text.split(separator: "&").filter {
          chosen.contains(arguments(String($0), plusAsSpace: plusAsSpace).first!.name)
        }
        let written = arguments(spelled.joined(separator: "&"), plusAsSpace: plusAsSpace)
        #expect(kept.percentEncodedQuery == written.percentEncodedQuery, "seed \(random.seed)")
        #expect((kept + ["end": "1"])["end"] == "1", "seed \(random.seed)")
      }
    }
  }

  @Test(arguments: [(15, true), (16, false)])
  func `many combining marks are compared byte for byte`(pairs: Int, isEqual: Bool) {
    let texts = ["\u{301}\u{316}", "\u{316}\u{301}"].map {
      "é" + String(repeating: $0, count: pairs)
    }
    for form in ["*=1", "1=*", "*"] {
      let (one, other) = (
        QueryArguments(percentEncoded: form.replacing("*", with: texts[0])),
        QueryArguments(percentEncoded: form.replacing("*", with: texts[1]))
      )
      #expect(one == one && Set([one, one]).count == 1)
      #expect((one == other) == isEqual && Set([one, other]).count == (isEqual ? 1 : 2))
      #expect(one[texts[0]] == (form == "*=1" ? "1" : nil))
      #expect(one.contains(named: texts[1]) == (isEqual && form != "1=*"))
      #expect(one.ignoringCase().contains(named: texts[1]) == (isEqual && form != "1=*"))
    }
    #expect((IgnoringCase(texts[0]) == IgnoringCase(texts[1])) == isEqual)
    #expect(Set(texts.map(IgnoringCase.init)).count == (isEqual ? 1 : 2))
  }

  @Test func `editing random queries keeps the other arguments byte for byte`() {
    var random = SeededGenerator()
    let pieces = ["%FF", "%26", "%7e", "+", "a", "/", "?", "=", "%C3%BC", "!", "%3d"]
    for _ in 0..<1_000 {
      let others = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        "x"
          + (0..<Int.random(in: 0...5, using: &random)).map { _ in
            pieces.randomElement(using: &random)!
          }.joined()
      }
      let index = Int.random(in: 0...others.count, using: &random)
      func arguments(_ edited: [String]) -> String {
        (others[..<index] + edited + others[index...]).joined(separator: "&")
      }
      var query = QueryArguments(percentEncoded: arguments(["%65dited=1"]))
      let comment: Comment = "seed \(random.seed): \(query)"
      query["edited"] = "2"
      #expect(query.percentEncodedQuery == arguments(["edited=2"]), comment)
      query.append(name: "last", value: "&")
      #expect(query.percentEncodedQuery == arguments(["edited=2"]) + "&last=%26", comment)
      query["edited"] = nil
      query["last"] = nil
      #expect(query.percentEncodedQuery == arguments([]), comment)
    }
  }
}
