import Foundation
import TestSupport
import Testing
import URLPatterns

/// Inputs far larger than any real one, on a stack of 512 KiB.
///
/// Nothing is lost. `Tests/long` uses the full size, in debug and release builds, and every other
/// run a part of it.
@Suite struct LimitsTests {
  private static let part = runsLongTests ? 1 : 40
  private static let elements = 500_000 / part
  private static let megabyte = (1 << 20) / part
  private static let arguments = 100_000 / part / (runsLongTests ? 1 : 2)
  private static let tenMegabytes = 10 * megabyte / (runsLongTests ? 1 : 4)

  // MARK: Paths

  @Test(arguments: ["/a", "/%41", "/ü", "/%FF", "/element-of-some-length", "//a", "/a?", "/./a"])
  func `no part of a long path is lost`(segment: String)
    async throws
  {
    let path = String(repeating: segment, count: Self.elements)
    try await onSmallStack {
      let counted = Counted(path: path)
      let written = try counted.percentEncodedPath()
      #expect(Counted(path: written) == counted)
      #expect(Counted(path: written).hashValue == counted.hashValue)
      switch segment {
      case "/a", "/element-of-some-length":
        #expect(counted.elements.map { "/" + $0 }.joined() == path)
      case "/%41", "/ü", "/%FF", "//a":
        // The part that isn't split off keeps its spelling.
        #expect(counted.count == 1_001)
        #expect(counted.last.map { path.hasSuffix("/" + $0) } == true)
        let rest = try #require(counted.last)
        let (left, all) = (rest.split(separator: "/"), path.split(separator: "/"))
        #expect(left.count == all.count - 1_000)
      case "/./a":
        #expect(counted.count == 1_001)
        #expect(counted.last?.split(separator: "/").count == path.utf8.count / 4 - 1_000)
      default: #expect(counted == .N1("a"))
      }
    }
  }

  @Test(arguments: ["/", "/..", "/%2e", "/a/..", "/%2E%2e/b/c/../.."])
  func `any number of empty elements and dots leaves nothing`(segment: String) async throws {
    let path = String(repeating: segment, count: Self.elements)
    #expect(await onSmallStack { Counted(path: path) } == .N0)
  }

  @Test(arguments: ["x", "%C3%BC", "ü", "%FF", "x%", "a+", "."])
  func `long elements are read, matched, and written completely`(unit: String) async throws {
    let text = String(repeating: unit, count: Self.megabyte / unit.utf8.count)
    try await onSmallStack {
      let counted = Counted(path: "/a/\(text)/\(text)?\(text)#\(text)")
      let element = ["%C3%BC": "ü", "ü": "ü"][unit].map {
        String(repeating: $0, count: text.utf8.count / unit.utf8.count)
      }
      #expect(counted == .N3("a", element ?? text, element ?? text))
      let written = try counted.percentEncodedPath()
      #expect(Counted(path: written) == counted)
      #expect(counted.description.utf8.count == 4 + 2 * (element ?? text).utf8.count)
      let rest = Capture(String.self)
      #expect(Begins("a", IgnoringCase(element ?? text)) ~= counted)
      #expect((Begins("a") && Ends(OneOf("b", element ?? text))) ~= counted)
      #expect((Begins("a") && Contains(Regex(".*"), rest)) ~= counted)
      #expect(rest() == element ?? text)
    }
  }

  @Test(arguments: ["a*b*c*", "(a|b)*a(a|b){9}", "(a+)+b", "[a-b-]+-[a-b_-]{21}", "(a|\\w)*"])
  func `a regex reads a long element on a small stack`(pattern: String) async throws {
    let element = String(repeating: "a", count: Self.megabyte)
    let doesMatch = try await onSmallStack {
      (try Regex(validating: pattern) ~= element, try Regex(validating: pattern) ~= element + "bcx")
    }
    #expect(
      doesMatch == (["a*b*c*", "(a|b)*a(a|b){9}", "(a|\\w)*"].contains(pattern), false)
        || pattern == "(a|\\w)*" && doesMatch.0)
  }

  @Test func `a long path is written and read`() async throws {
    let counted = Counted(
      (0..<1_001).map { String(repeating: "\($0 % 10)%", count: Self.tenMegabytes / 4_004) })
    let url = await onSmallStack { URL(scheme: "a", host: "b", path: counted) }
    #expect(try #require(url).countedPathComponents() == counted)
  }

  // MARK: Queries

  @Test func `many arguments are read, found, compared and written`()
    async
  {
    let text =
      (0..<Self.arguments).map { "a\($0)=\($0)" }.joined(separator: "&&") + "&flag&x&x=1"
    await onSmallStack {
      let query = QueryArguments(percentEncoded: text)
      let count = query.count - 3
      #expect(query["a\(count - 1)", as: Int.self] == count - 1)
      #expect(query["none"] == nil && query.contains(named: "flag"))
      #expect(query.values(named: "x") == [nil, "1"])
      #expect(query == query && query.hashValue == QueryArguments(query).hashValue)
      #expect(query.percentEncodedQuery == text.replacing("&&", with: "&"))
      #expect(query.lazy.filter { $0.value != nil }.count == count + 1)
      var edited = query
      edited["a0"] = "b&b"
      edited["x"] = nil
      edited.append(name: "last", value: "ü")
      #expect(edited.count == count + 2)
      #expect(edited["a0"] == "b&b" && edited["last"] == "ü")
      #expect(edited["a\(count - 1)", as: Int.self] == count - 1)
    }
  }

  @Test(arguments: ["x&", "x=1&", "&", "=&", "%FF=%&", "x=%26;+&"])
  func `many arguments with the same name are all kept`(argument: String) async {
    let text = String(repeating: argument, count: Self.arguments)
    await onSmallStack {
      let query = QueryArguments(percentEncoded: text).readingPlusAsSpace()
      let count = argument == "&" ? 0 : text.utf8.count / argument.utf8.count
      #expect(query.count == count)
      let name = argument == "=&" ? "" : argument == "%FF=%&" ? "%FF" : "x"
      #expect(query.values(named: name).count == count)
      #expect(QueryArguments(percentEncoded: query.percentEncodedQuery) == query)
    }
  }

  // MARK: URLs

  @Test(arguments: [
    "s://h/*", "s://h/?*", "s://h/#*", "s://*@h/a", "s://*:7/a", "s://h*/a", "s://h/a?x=*",
  ])
  func `long URLs are read and compared`(form: String) async throws {
    for unit in ["a", "%41", "a:", "@", "/", "&=", "?", "%2E%2E/"] {
      let count = Self.tenMegabytes / (runsLongTests ? 1 : 4) / unit.utf8.count
      let text = form.replacing("*", with: String(repeating: unit, count: count))
      try await onSmallStack {
        #expect(Counted(path: text).count <= 1_001)
        // Foundation doesn't accept every text as a URL.
        guard let url = URL(string: text) else { return }
        let counted = url.countedPathComponents()
        let written = try counted.percentEncodedPath()
        #expect(Counted(path: written) == counted)
        #expect(url.has(scheme: "S", host: "h") == (url.host() == "h"))
        #expect(
          url.countedPathComponents(scheme: "s", host: "h")
            == (url.has(scheme: "s", host: "h") ? counted : nil))
        let query = url.queryArguments()
        #expect(QueryArguments(percentEncoded: query.percentEncodedQuery) == query)
      }
    }
  }
}
