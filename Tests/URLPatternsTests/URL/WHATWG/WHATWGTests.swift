import Foundation
import Testing
import URLPatterns

/// One line of the data: how a browser reads a text, and how this package does.
private struct Input: Decodable {
  /// The reasons why the two read different elements.
  enum Reason: String, CaseIterable {
    /// Browsers treat a backslash as a slash in `http:`, `file:`, and similar schemes.
    case backslash
    /// Browsers remove tabs and newlines, and white space around a URL.
    case trimmed
    /// Browsers add missing slashes before a host, and skip extra ones.
    case authoritySlashes
    /// Browsers treat `http:a` as a relative reference if the base has the scheme, which RFC 3986
    /// §5.2.2 permits for backward compatibility.
    case schemeOfBase
    /// Browsers know about drive letters in file URLs.
    case driveLetter
    /// In browsers, `..` removes an empty element. Here, empty elements are dropped first.
    case emptyElement
    /// A relative reference can't begin with a colon (RFC 3986 §4.2), and Foundation doesn't
    /// resolve it.
    case leadingColon
    /// Foundation resolves this to a path that begins with `//`, which is then read as an
    /// authority.
    case recomposed
    /// Foundation encodes characters that aren't allowed, and each `%` in that path once more.
    case repaired

    /// Returns whether the text gives the reason.
    func holds(for input: Input, readAs url: URL) -> Bool {
      let (text, base) = (input.text, input.base ?? "")
      let isFile = (text + base).lowercased().contains("file:")
      return switch self {
      case .backslash: text.contains("\\")
      case .trimmed: text.contains { $0.isWhitespace }
      case .authoritySlashes:
        text.prefixMatch(of: /(https?|ftp|wss?):\/?([^\/]|$)|\/[\/\\]{2,}/) != nil
      case .schemeOfBase:
        base.hasPrefix(text.prefix { $0 != ":" } + ":") && !text.contains("//")
      case .driveLetter: isFile && (text + base).contains(/[A-Za-z][:|]/)
      case .emptyElement: text.contains("//..")
      case .leadingColon: (text.split(separator: "http:").first ?? "").hasPrefix(":")
      case .recomposed: (text + base).contains(".//") && url.absoluteString.contains("://")
      case .repaired: url.absoluteString.contains("%25") && !text.contains("%25")
      }
    }
  }

  /// The result of this package.
  enum Reading: Equatable {
    /// The elements of the browser's path.
    case same
    /// `URL(string:)` rejects the text.
    case refused
    /// These elements, where a browser fails.
    case elements([String])
    /// These elements, for these reasons. The browser reads the text as if it were written like
    /// this.
    case different([String], [Reason], spelling: String?)
  }

  let text: String
  let base: String?
  /// The browser's path and query, or nil if it fails.
  let path: String?
  let query: String?
  let reading: Reading

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    text = try values.decode(String.self)
    base = try values.decode(String?.self)
    path = try values.decode(String?.self)
    query = try values.decode(String?.self)
    guard !values.isAtEnd else {
      reading = .same
      return
    }
    let words = try values.decode(String.self).split(separator: " ")
    switch words {
    case ["refused"]: reading = .refused
    case ["read"]: reading = .elements(try values.decode([String].self))
    default:
      let elements = try values.decode([String].self)
      let reasons = words.map { Reason(rawValue: String($0))! }
      reading = .different(elements, reasons, spelling: try values.decode(String?.self))
    }
  }

  func url(of text: String) -> URL? {
    guard let base else { return URL(string: text) }
    return URL(string: base).flatMap { URL(string: text, relativeTo: $0) }
  }

  /// The elements of the browser's path.
  var browserElements: [String]? {
    path?.split(separator: "/").map { String($0).removingEscapes ?? String($0) }
  }

  /// The part of the query that Foundation hasn't changed.
  var queryAsWritten: Substring {
    text.prefix { $0 != "#" }.drop { $0 != "?" }.dropFirst()
  }
}

extension String {
  /// Returns the text with its escapes decoded, or nil if one is invalid or they aren't UTF-8.
  ///
  /// Foundation's `removingPercentEncoding` also removes a byte order mark.
  fileprivate var removingEscapes: String? {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let value = UInt8(Substring(digits), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
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
  @Test func `each input is read as expected, or rejected by Foundation`() {
    #expect(inputs.count == 866)
    for input in inputs {
      let comment = Comment(rawValue: "\(input.text.debugDescription) at \(input.base ?? "-")")
      let url = input.url(of: input.text)
      #expect((url == nil) == (input.reading == .refused), comment)
      guard let url else { continue }
      let elements = url.countedPathComponents().elements
      switch input.reading {
      case .same: #expect(elements == input.browserElements, comment)
      case .refused: break
      case .elements(let expected):
        #expect(elements == expected && input.path == nil, comment)
      case .different(let expected, _, _):
        #expect(elements == expected && elements != input.browserElements, comment)
      }
    }
  }

  @Test func `every difference from the WHATWG's result has a reason in the text`() {
    var reasonsGiven: Set<Input.Reason> = []
    for input in inputs {
      guard case .different(_, let reasons, let spelling) = input.reading else { continue }
      let comment = Comment(rawValue: "\(input.text.debugDescription) at \(input.base ?? "-")")
      for reason in reasons {
        #expect(
          input.url(of: input.text).map { reason.holds(for: input, readAs: $0) } == true,
          "\(reason), \(comment)")
        reasonsGiven.insert(reason)
      }
      // Written the way the browser reads it, it gives the same elements.
      guard let spelling else { continue }
      #expect(
        input.url(of: spelling)?.countedPathComponents().elements == input.browserElements, comment)
    }
    #expect(reasonsGiven == Set(Input.Reason.allCases))
  }

  @Test func `the query agrees with the WHATWG's if the path does, unless Foundation repairs it`() {
    for input in inputs {
      guard case .same = input.reading, let url = input.url(of: input.text) else { continue }
      let isRepaired = Input.Reason.repaired.holds(for: input, readAs: url)
      let query = isRepaired ? input.queryAsWritten : (input.query ?? "").dropFirst()
      #expect(
        url.queryArguments() == QueryArguments(percentEncoded: query),
        "\(input.text.debugDescription)")
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

  @Test func `each link survives being read, written, and read again`() throws {
    for input in inputs {
      guard let url = input.url(of: input.text) else { continue }
      let (path, query) = (url.countedPathComponents(), url.queryArguments())
      let written = try #require(URL(scheme: "x", host: "h", path: path, query: query))
      let comment = Comment(rawValue: input.text.debugDescription)
      #expect(Counted(path: try path.percentEncodedPath()) == path, comment)
      #expect(written.countedPathComponents() == path, comment)
      #expect(written.queryArguments() == query, comment)
    }
  }
}
