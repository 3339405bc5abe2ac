import Foundation
import Testing
import URLPatterns

/// One line of the data: how a browser reads a text, and how this package does.
private struct Input: Decodable {
  let text: String
  let base: String?
  /// The browser's path and query, or nil if it fails.
  let path: String?
  let query: String?
  /// The reasons why the two read different elements.
  var reasons: Set<String> = []
  /// The elements that this package reads.
  var elements: [String]
  /// The text as the browser reads it.
  var spelling: String?

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    text = try values.decode(String.self)
    base = try values.decode(String?.self)
    path = try values.decode(String?.self)
    query = try values.decode(String?.self)
    elements = (path ?? "").split(separator: "/").map(Self.decoded)
    if values.isAtEnd { return }
    reasons = Set(try values.decode(String.self).split(separator: " ").map(String.init))
    elements = try values.decode([String].self)
    if !values.isAtEnd { spelling = try values.decode(String?.self) }
  }

  /// Returns an element with its escapes decoded, or as it is if they aren't UTF-8.
  private static func decoded(_ element: Substring) -> String {
    // Foundation removes a byte order mark.
    element == "%EF%BB%BF" ? "\u{FEFF}" : element.removingPercentEncoding ?? String(element)
  }

  func url(of text: String) -> URL? {
    guard let base else { return URL(string: text) }
    return URL(string: base).flatMap { URL(string: text, relativeTo: $0) }
  }

  /// The URL, with a comment for the expectations of it.
  var url: (value: URL, comment: Comment)? {
    url(of: text).map { ($0, "\(text.debugDescription) at \(base ?? "-")") }
  }
}

private let inputs: [Input] = {
  let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "whatwg-urls.txt")
  let lines = try! String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  return lines.filter { !$0.hasPrefix("#") }.map {
    try! JSONDecoder().decode(Input.self, from: Data($0.utf8))
  }
}()

@Suite struct WHATWGTests {
  @Test func `each input is read as a browser does, unless there's a reason`() throws {
    #expect(inputs.count == 248)
    for input in inputs {
      let (url, comment) = try #require(input.url)
      #expect(url.countedPathComponents().elements == input.elements, comment)
      // Written the way the browser reads it, it gives the browser's elements.
      if let spelling = input.spelling, let spelled = input.url(of: spelling) {
        let path = try #require(input.path)
        #expect(spelled.countedPathComponents() == Counted(path: path), comment)
        #expect(spelled.countedPathComponents().elements != input.elements, comment)
      }
    }
  }

  @Test func `the query agrees with the WHATWG's if the path does, unless Foundation repairs it`()
    throws
  {
    for input in inputs where input.reasons.isEmpty {
      let (url, comment) = try #require(input.url)
      let asWritten = input.text.prefix { $0 != "#" }.drop { $0 != "?" }.dropFirst()
      let isRepaired = url.absoluteString.contains("%25") && !input.text.contains("%25")
      let query = isRepaired ? asWritten : (input.query ?? "").dropFirst()
      #expect(url.queryArguments() == QueryArguments(percentEncoded: query), comment)
    }
  }

  @Test func `Foundation repairs invalid URLs, and encodes their escapes once more`() throws {
    for (text, path, elements, repaired) in [
      ("https://example.com/a%2Fb c", "/a%2Fb c", ["a/b c"], ["a%2Fb c"]),
      ("https://example.com/%2e%2e/[b]", "/%2e%2e/[b]", ["[b]"], ["%2e%2e", "[b]"]),
      ("https://example.com/%41/%zz", "/%41/%zz", ["A", "%zz"], ["%41", "%zz"]),
    ] {
      #expect(try #require(URL(string: text)).countedPathComponents().elements == repaired)
      // The text of a request target isn't repaired, and without repairs, Foundation rejects it as
      // a URL.
      #expect(Counted(path: path).elements == elements)
      #expect(URL(string: text, encodingInvalidCharacters: false) == nil)
    }
  }
}
