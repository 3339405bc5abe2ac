import Foundation
import Testing
import TestSupport
import URLPatterns

@Suite struct CountedPathTests {
  // MARK: Rule 1, finding the path

  @Test(arguments: [
    ("/users/7?x=/1", ["users", "7"]),
    ("/users/7#/a", ["users", "7"]),
    ("/users#a?b/c", ["users"]),
    ("?a/b", []),
    ("", []),
    ("/", []),
    ("users/7", ["users", "7"]),
    ("*", ["*"]),
    ("//a/b", ["a", "b"]),
    ("http://host/users/7?x=1", ["users", "7"]),
    ("http://host", []),
    ("http://host?a/b", []),
    ("/http://host/a", ["http:", "host", "a"]),
    ("a:b/c", ["a:b", "c"]),
    ("a/b://c", ["a", "b:", "c"]), ("1a://b/c", ["1a:", "b", "c"]), ("a%20b://c", ["a b:", "c"]),
    ("host:443", ["host:443"]),
    (":", [":"]), ("://", [":"]), ("://a", [":", "a"]), ("a:", ["a:"]), ("a:/", ["a:"]),
    ("HTTP://me@host:80/a", ["a"]), ("http://[::1]/a", ["a"]), ("http://host\\a", []),
    ("http:/a", ["http:", "a"]), ("http%3A//a", ["http:", "a"]),
    ("http\u{FF1A}//a", ["http\u{FF1A}", "a"]), ("/a\u{FF0F}b", ["a\u{FF0F}b"]),
    // Of a request, nothing is trimmed, and marks join no delimiter.
    ("/a HTTP/1.1", ["a HTTP", "1.1"]), ("/a\r\nHost: x", ["a\r\nHost: x"]), ("/a\0", ["a\0"]),
    ("/a/\u{338}b", ["a", "\u{338}b"]), ("/a?\u{338}b", ["a"]), ("/a%2\u{301}F", ["a%2\u{301}F"]),
  ])
  func `a path or request target ends before its query and fragment`(
    path: String, elements: [String]
  ) {
    let bytes = elements.map { Array($0.utf8) }
    #expect(Counted(path: path).elements.map { Array($0.utf8) } == bytes)
    // In the middle of a longer text, too.
    let part = ("x" + path + "y").dropFirst().dropLast()
    #expect(Counted(path: part).elements.map { Array($0.utf8) } == bytes)
  }

  // MARK: Rule 2, splitting

  @Test(arguments: [
    ("/a/b", ["a", "b"]),
    ("/a/b/", ["a", "b"]),
    ("/a//b/", ["a", "b"]),
    ("////", []),
    ("/a%2Fb/c", ["a/b", "c"]),
    ("/a%2fb", ["a/b"]),
    ("/%2F", ["/"]),
    ("/a;b/c=d", ["a;b", "c=d"]),
    (
      "/abcdefgh/abcdefghijklmno/abcdefghijklmnop",
      ["abcdefgh", "abcdefghijklmno", "abcdefghijklmnop"]
    ),
  ])
  func `a path is split at slashes before it's decoded, and empty elements are dropped`(
    path: String, elements: [String]
  ) {
    #expect(Counted(path: path).elements == elements)
  }

  // MARK: Rule 3, decoding

  @Test(arguments: [
    ("/john%20m", "john m"),
    ("/50%25", "50%"),
    ("/%C3%BC", "ü"),
    ("/%c3%bc", "ü"),
    ("/ü", "ü"),
    ("/ü%C3%BC", "üü"),
    ("/%F0%9F%91%A9", "👩"),
    ("/a+b", "a+b"),
    ("/%00", "\0"),
    ("/%3F%23", "?#"),
    ("/%FF", "%FF"),
    ("/a%FFb%20", "a%FFb%20"),
    ("/%C3", "%C3"),
    ("/%C3%28", "%C3%28"),
    ("/%ED%A0%80", "%ED%A0%80"),
    ("/%C0%AF", "%C0%AF"),
    ("/%F4%90%80%80", "%F4%90%80%80"),
    ("/%EF%BF%BD", "\u{FFFD}"),
    ("/%zz", "%zz"),
    ("/%", "%"),
    ("/%4", "%4"),
    ("/%4/", "%4"),
    ("/a%20%zz", "a%20%zz"),
    ("/%252F", "%2F"),
    ("/ü%FF", "ü%FF"),
    ("/%+1", "%+1"),
    ("/% 1", "% 1"),
  ])
  func `an element is decoded as UTF-8 or keeps its spelling`(path: String, element: String) {
    #expect(Counted(path: path) == .N1(element))
  }

  // MARK: Rule 4, dots

  @Test(arguments: [
    ("/a/./b", ["a", "b"]),
    ("/a/../b", ["b"]),
    ("/a/b/../../c", ["c"]),
    ("/..", []),
    ("/../../a", ["a"]),
    ("/.", []),
    ("/a/..", []),
    ("/a/b/..", ["a"]),
    ("/a/%2e%2E/b", ["b"]),
    ("/a/.%2e/b", ["b"]),
    ("/a/%2E./b", ["b"]),
    ("/a/%2e/b", ["a", "b"]),
    ("/a//../b", ["b"]),
    ("/.../a", ["...", "a"]),
    ("/.well-known/a", [".well-known", "a"]),
    ("/a/..b/.c", ["a", "..b", ".c"]),
    ("/a/%2e%2e%2e", ["a", "..."]),
    ("/a/%252e%252e/b", ["a", "%2e%2e", "b"]),
    ("/a/..?/../b", []),
    ("/a%20b/../c%20d/./e", ["c d", "e"]),
    ("../a", ["a"]),
    ("/a/..%2Fb", ["a", "../b"]),
    ("/a/..%FF", ["a", "..%FF"]),
  ])
  func `dots are resolved in every spelling, but never above the root`(
    path: String, elements: [String]
  ) {
    #expect(Counted(path: path).elements == elements)
  }

  // MARK: Rule 5, the limit

  private func path(of count: Int, then rest: String = "") -> String {
    String(repeating: "/a", count: count) + rest
  }

  @Test func `a thousand elements are split off, and the last keeps the rest`() {
    #expect(Counted(path: path(of: 1000)).count == 1000)
    #expect(Counted(path: path(of: 1000, then: "//?x")).count == 1000)
    #expect(Counted(path: path(of: 1001)).elements == Array(repeating: "a", count: 1001))
    #expect(Counted(path: path(of: 1001, then: "//")).last == "a")
    #expect(Counted(path: path(of: 1000, then: "/x%20y/")).last == "x y")

    let long = Counted(path: path(of: 1000, then: "/x%20y/z%2F/%FF//w?q"))
    #expect(long.count == 1001)
    #expect(long.last == "x%20y/z%2F/%FF//w")
  }

  @Test func `dots are resolved before the limit applies`() {
    let up = String(repeating: "/..", count: 1990)
    #expect(Counted(path: path(of: 2000, then: up)).elements == Array(repeating: "a", count: 10))
    let long = Counted(path: path(of: 1000, then: "/b/./c/../%2e%2e/d//e"))
    #expect(long.count == 1001)
    #expect(long.last == "d/e")
  }

  // MARK: Writing

  @Test(arguments: [
    ([], ""),
    (["users", "john"], "/users/john"),
    (["a/b"], "/a%2Fb"),
    (["50%"], "/50%25"),
    (["%2F"], "/%252F"),
    (["ü"], "/%C3%BC"),
    (["a?b#c"], "/a%3Fb%23c"),
    (["-._~!$&'()*+,;=:@"], "/-._~!$&'()*+,;=:@"),
    (["\0 \u{7F}\"<>[\\]^`{|}"], "/%00%20%7F%22%3C%3E%5B%5C%5D%5E%60%7B%7C%7D"),
    (["..."], "/..."),
  ])
  func `everything except pchar is encoded`(elements: [String], path: String) throws {
    #expect(try Counted(elements).percentEncodedPath() == path)
  }

  @Test(arguments: [
    ([""], 0, ""), (["a", "."], 1, "."), (["a", "b", ".."], 2, ".."),
    (Array(repeating: "a", count: 25) + ["", ".."], 25, ""),
    (Array(repeating: "a", count: 1000) + [""], 1000, ""),
  ])
  func `elements that can't be read back are rejected with their index`(
    elements: [String], index: Int, element: String
  ) throws {
    let error = #expect(throws: UnwritablePath.self) {
      try Counted(elements).percentEncodedPath()
    }
    #expect(error == .element(element, index: index))
    #expect(error?.description.contains("index \(index), \"\(element)\"") == true)
    #expect(error?.description.contains(element.isEmpty ? "drop it" : "resolve it") == true)
  }

  // MARK: The two laws

  @Test func `every path that can be written reads back`() throws {
    var random = SeededGenerator()
    for _ in 0..<(runsLongTests ? 20_000 : 800) {
      let length = Int.random(in: 0...(Bool.random(using: &random) ? 5 : 40), using: &random)
      let counted = Counted((0..<length).map { _ in random.text() })
      let unwritable = counted.elements.firstIndex { ["", ".", ".."].contains($0) }
      do {
        let path = try counted.percentEncodedPath()
        #expect(unwritable == nil, "seed \(random.seed): \(counted.debugDescription)")
        #expect(
          Counted(path: path) == counted
            && Counted(path: path).elements.map(Array.init(utf8:))
              == counted.elements.map(Array.init(utf8:)),
          "seed \(random.seed): \(counted.debugDescription)")
        let url = try #require(URL(string: "myscheme://myhost" + path))
        #expect(url.countedPathComponents() == counted, "seed \(random.seed): \(url)")
      } catch let error as UnwritablePath {
        let expected = unwritable.map { UnwritablePath.element(counted[$0], index: $0) }
        #expect(error == expected, "seed \(random.seed): \(counted.debugDescription)")
      }
    }
  }

  @Test func `texts of every length are written completely`() throws {
    for count in 1...300 {
      let plain = String(repeating: "a", count: count)
      let encoded = String(repeating: "ü", count: count)
      #expect(
        try Counted.N3(plain, encoded, plain).percentEncodedPath()
          == "/\(plain)/\(String(repeating: "%C3%BC", count: count))/\(plain)")
    }
  }

  @Test func `every path that is read can be written`() throws {
    var random = SeededGenerator()
    for _ in 0..<(runsLongTests ? 20_000 : 800) {
      let pieces = [
        "/", "//", "/../", "/./", "%2F", "%2e", "%FF", "%", "?", "#", "a", ".", ":", "://",
      ]
      let path = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        Bool.random(using: &random)
          ? pieces.randomElement(using: &random)! : random.text(maxLength: 3)
      }.joined()
      let counted = Counted(path: path)
      #expect(!counted.contains { ["", ".", ".."].contains($0) }, "seed \(random.seed): \(path)")
      #expect(
        Counted(path: try counted.percentEncodedPath()) == counted, "seed \(random.seed): \(path)")
    }
  }

  @Test func `substrings and bridged strings read the same`() {
    let text = "x/users/jürgen/y"
    #expect(Counted(path: text.dropFirst().dropLast(2)) == .N2("users", "jürgen"))
    #expect(Counted(path: NSString(string: "/users/jürgen") as String) == .N2("users", "jürgen"))
  }

  @Test(arguments: [5, 9, 10, 11, 30, 500, 999, 1_000])
  func `a dot segment anywhere in a long path is resolved`(count: Int) {
    let elements = (0..<count).map { "a\($0)" }
    let path = "/" + elements.joined(separator: "/") + "/x/../b/c/d"
    #expect(Counted(path: path).elements.prefix(999) == (elements + ["b", "c", "d"]).prefix(999))
    #expect(Counted(path: path).count == min(count + 3, 1_001))
  }

  @Test(arguments: 0...40) func `an element of any length is a string like any other`(count: Int) {
    let text = (0..<count).reduce(into: "") {
      $0.append(Character(Unicode.Scalar(97 + UInt8($1 % 26))))
    }
    guard !text.isEmpty else { return }
    for spelled in [text, "%\(String(text.utf8.first!, radix: 16))" + text.dropFirst()] {
      let element = Counted(path: "/\(spelled)/")[0]
      #expect(element == text && element.hashValue == text.hashValue)
      #expect(Array(element.utf8) == Array(text.utf8))
      #expect(
        text ~= element && !(text + "a" ~= element) && !(String(text.dropLast()) + "A" ~= element))
    }
  }

  @Test(arguments: [("é", "e\u{301}"), ("Å", "A\u{30A}"), ("가", "\u{1100}\u{1161}")])
  func `an element that isn't encoded is a string like any other`(one: String, other: String) {
    let (path, otherPath) = (Counted(path: "/\(one)/x"), Counted(path: "/\(other)/x"))
    #expect(path == otherPath)
    #expect(path.hashValue == otherPath.hashValue)
    #expect(path[0].utf16.count == one.utf16.count)
  }
}

extension [UInt8] {
  init(utf8 string: String) { self.init(string.utf8) }
}
