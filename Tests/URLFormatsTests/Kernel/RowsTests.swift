import Foundation
import TestSupport
import Testing

@testable import URLFormats

// Rows of a few parts, against an interpreter that tries all ways in order.

private enum Part: CaseIterable {
  /// `/a`.
  case literal
  /// An element, which is captured.
  case parameter
  /// Any number of elements.
  case gap
  /// `/o`, as a parser of the user's.
  case own
  /// `https://h`, which is printed, or `app://`.
  case address
  /// `app://`, whose URLs have the first element in place of a host.
  case app
  /// `app:///`, whose URLs have an empty host.
  case emptyHost
  /// `/a` or `/a/b`, whose number is captured.
  case table
  /// The same, or nothing.
  case optionalTable
  /// An element in the fragment, which is captured.
  case fragment

  var grammar: Grammar<URLParts> { Self.grammars[self]! }

  private static let grammars = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.makeGrammar()) })

  private func makeGrammar() -> Grammar<URLParts> {
    let table = URLFormat<String> {
      constant("1") <¢> path("a")
      constant("2") <¢> path("a/b")
    }
    switch self {
    case .literal: return path("a").parser.grammar
    case .parameter: return path(.string).parser.grammar
    case .gap: return anything.parser.grammar
    case .own:
      let element = path("o").parser
      return Parser(
        parse: { element.parse($0) }, print: { element.print($0) },
        template: { _ in path("o").templates[0] }
      ).grammar
    case .address: return URLFormats.address("https://h", "app://").parser.grammar
    case .app: return URLFormats.address("app://").parser.grammar
    case .emptyHost: return URLFormats.address("app:///").parser.grammar
    case .table: return table.parser.grammar
    case .optionalTable:
      let orNothing = PartialIso<String?, String>(
        apply: { $0 ?? "-" }, unapply: { $0 == "-" ? .some(nil) : $0 })
      return (orNothing <¢> table.optional()).parser.grammar
    case .fragment: return URLFormats.fragment(path(.string)).parser.grammar
    }
  }
}

private func constant(_ text: String) -> PartialIso<Void, String> {
  PartialIso(apply: { text }, unapply: { $0 == text ? unit : nil })
}

/// A URL while it's read or written.
private struct Link {
  var scheme: String?, host: String?
  var elements: [String] = []
  var fragment: [String]?
  /// Whether no element has been read.
  var isUnread = true
  /// Whether the host has become an element, or the next element becomes the host.
  var hostIsElement = false
  /// Whether the root is written with a slash.
  var hasSlash = false

  var text: String {
    let start = (scheme.map { $0 + ":" } ?? "") + (host.map { "//" + $0 } ?? "")
    let isWebRoot = scheme == "https" && host != nil && fragment != nil
    let path =
      start
      + (elements.isEmpty && (hasSlash || isWebRoot)
        ? "/" : elements.map { "/" + $0 }.joined())
    return (path.isEmpty ? "/" : path) + (fragment.map { "#/" + $0.joined(separator: "/") } ?? "")
  }

  mutating func write(_ element: String) {
    if hostIsElement {
      (host, hostIsElement) = (element, false)
    } else {
      elements.append(element)
    }
  }

  func skip(_ count: Int) -> Link {
    var rest = self
    rest.elements.removeFirst(count)
    rest.isUnread = isUnread && count == 0
    return rest
  }
}

private struct Row: CustomStringConvertible {
  let parts: [Part]

  var description: String { "\(parts)" }

  /// Whether only a part of the user's comes after the path in the fragment.
  var isAllowed: Bool {
    parts.drop { $0 != .fragment }.dropFirst().allSatisfy { $0 == .own }
  }

  /// The index of the table whose rows are those of the whole.
  var table: Int? { parts.lastIndex(of: .table) }

  var format: URLFormat<[String]> {
    let count = parts.count { [.parameter, .table, .optionalTable, .fragment].contains($0) }
    let shape = Shape<[String]>(
      Array(repeating: String.self, count: count), push: { $1 += $0 },
      form: { $0.suffix(count).map { $0 as! String } })
    return URLFormat(parser: Parser(.sequence(parts.flatMap { $0.grammar.parts }), shape))
  }

  // MARK: Matching

  /// Returns the first way to read a whole URL, and the number of the row.
  func match(_ url: Link) -> (row: Int, value: [String])? {
    for row in table == nil ? 0..<1 : 0..<2 {
      var ways = [(value: [String](), rest: url)]
      for (index, part) in parts.enumerated() {
        ways = ways.flatMap { way in
          read(part, way.rest)
            .filter { index != table || $0.value == ["\(row + 1)"] }
            .map { (way.value + $0.value, $0.rest) }
        }
      }
      if let way = ways.first(where: { $0.rest.elements.isEmpty }) { return (row, way.value) }
    }
    return nil
  }

  /// Returns all ways to read the front of what's left, in order.
  private func read(_ part: Part, _ link: Link) -> [(value: [String], rest: Link)] {
    var link = link
    func elements(_ texts: [String], as value: [String] = []) -> [(value: [String], rest: Link)] {
      link.elements.starts(with: texts) ? [(value, link.skip(texts.count))] : []
    }
    switch part {
    case .literal: return elements(["a"])
    case .own: return elements(["o"])
    case .parameter: return link.elements.prefix(1).flatMap { elements([$0], as: [$0]) }
    case .gap: return (0...link.elements.count).map { ([], link.skip($0)) }
    case .table: return elements(["a"], as: ["1"]) + elements(["a", "b"], as: ["2"])
    case .optionalTable: return read(.table, link) + elements([], as: ["-"])
    case .address where link.scheme == "https" && link.host == "h": return [([], link)]
    case .address, .app:
      guard link.scheme == "app" else { return [] }
      if link.hostIsElement { return [([], link)] }
      guard link.isUnread else { return [] }
      if let host = link.host, host != "" { link.elements.insert(host, at: 0) }
      (link.hostIsElement, link.isUnread) = (true, false)
      return [([], link)]
    case .emptyHost:
      return link.scheme == "app" && link.host == "" && !link.hostIsElement ? [([], link)] : []
    case .fragment:
      guard link.elements.isEmpty, let first = link.fragment?.first else { return [] }
      link.elements = Array(link.fragment!.dropFirst())
      return [([first], link)]
    }
  }

  // MARK: Printing

  /// Returns the URL of a value, or nil if it's read as another value.
  func text(for value: [String]) -> String? {
    var (link, values) = (Link(), value[...])
    for part in parts {
      switch part {
      case .literal: link.write("a")
      case .own: link.write("o")
      case .parameter: link.write(values.removeFirst())
      case .gap: break
      case .address:
        guard [nil, "https"].contains(link.scheme), [nil, "h"].contains(link.host) else {
          return nil
        }
        (link.scheme, link.host) = ("https", "h")
      case .app:
        guard link.scheme == nil, link.elements.isEmpty else { return nil }
        (link.scheme, link.host, link.hostIsElement) = ("app", "", true)
      case .emptyHost:
        guard [nil, "app"].contains(link.scheme), [nil, ""].contains(link.host) else { return nil }
        (link.scheme, link.host, link.hasSlash) = ("app", "", true)
      case .table, .optionalTable:
        let number = values.removeFirst()
        if number != "-" { link.write("a") }
        if number == "2" { link.write("b") }
      case .fragment: link.fragment = [values.removeFirst()]
      }
    }
    link.hostIsElement = false
    return match(link)?.value == value ? link.text : nil
  }
}

// MARK: - Chance

extension SeededGenerator {
  private mutating func letter() -> String { ["a", "b", "o"].randomElement(using: &self)! }

  /// Returns a value of a row, and elements that read as it unless there's an ambiguity.
  fileprivate mutating func value(of row: Row) -> (value: [String], elements: [[String]]) {
    var (value, elements): ([String], [[String]]) = ([], [[]])
    func add(_ texts: [String]) { elements[elements.count - 1] += texts }
    for part in row.parts {
      switch part {
      case .literal: add(["a"])
      case .own: add(["o"])
      case .gap: for _ in 0..<Int.random(in: 0...2, using: &self) { add([letter()]) }
      case .address, .app, .emptyHost: break
      case .parameter, .fragment:
        let text = letter()
        value.append(text)
        if part == .fragment { elements.append([]) }
        add([text])
      case .table, .optionalTable:
        let all = part == .table ? ["1", "2"] : ["1", "2", "-"]
        let number = all.randomElement(using: &self)!
        value.append(number)
        add(number == "-" ? [] : number == "1" ? ["a"] : ["a", "b"])
      }
    }
    return (value, elements)
  }

  /// Returns a URL that reads as a value of a row, or is similar.
  fileprivate mutating func link(of row: Row) -> (value: [String], link: Link) {
    var (value, elements) = value(of: row)
    if Int.random(in: 0..<3, using: &self) == 0 {
      let index = Int.random(in: 0...elements[0].count, using: &self)
      let end = min(elements[0].count, index + Int.random(in: 0...1, using: &self))
      elements[0].replaceSubrange(index..<end, with: Bool.random(using: &self) ? [letter()] : [])
    }
    var link = Link(elements: elements[0])
    if elements.count > 1 || Int.random(in: 0..<4, using: &self) == 0 {
      link.fragment = elements.count > 1 ? elements[1] : [letter()]
    }
    let hasEmptyHost = row.parts.contains(.emptyHost)
    let isApp =
      row.parts.contains(.app) || hasEmptyHost || Int.random(in: 0..<5, using: &self) == 0
    if isApp, Int.random(in: 0..<10, using: &self) > 0 {
      link.scheme = "app"
      let isEmpty = Int.random(in: 0..<10, using: &self) > (hasEmptyHost ? 1 : 7)
      link.host = isEmpty || link.elements.isEmpty ? "" : link.elements.removeFirst()
      link.hasSlash = Bool.random(using: &self)
    } else if Int.random(in: 0..<10, using: &self) > 0 {
      (link.scheme, link.host) = ("https", Int.random(in: 0..<10, using: &self) > 0 ? "h" : "o")
    }
    return (value, link)
  }
}

// MARK: - Tests

/// Returns all rows of this many parts that a format can have.
private func rows(ofParts count: Int) -> [Row] {
  (0..<count).reduce([[]]) { rows, _ in
    rows.flatMap { row in Part.allCases.map { row + [$0] } }
  }.map { Row(parts: $0) }.filter(\.isAllowed)
}

@Suite(.timeLimit(.minutes(10))) struct RowsTests {
  @Test(arguments: 0...4)
  func `a row of any parts is matched and printed like a naive interpreter does`(count: Int) throws
  {
    var random = SeededGenerator()
    for row in rows(ofParts: count) {
      // There are 7,000 rows of four parts.
      if count == 4, !runsLongTests, Int.random(in: 0..<12, using: &random) > 0 { continue }
      let format = row.format
      #expect(format.templates.count == (row.table == nil ? 1 : 2), "\(row)")
      let file =
        row.parts.contains(.app) || row.parts.contains(.emptyHost)
        ? nil
        : try AppleComponents(JSONEncoder().encode(AppSiteAssociation(appIDs: [], format)))
      for _ in 0..<(count < 3 || runsLongTests ? 8 : 2) {
        let (value, link) = random.link(of: row)
        let (url, expected) = (url(link.text), row.match(link))
        let comment: Comment = "\(row) \(url), seed \(random.seed)"
        #expect(format.match(url) == expected?.value, comment)
        #expect(format.explain(url).isMatch == (expected != nil), comment)
        let template = expected.map { format.templates[$0.row] }
        #expect(format.template(matching: url) == template, comment)
        for value in [value, expected?.value].compactMap(\.self) {
          let text = row.text(for: value)
          #expect(format.text(for: value) == text, "\(value) \(comment)")
          #expect(format.explain(printing: value).url == text, "\(value) \(comment)")
        }
        if let file, expected != nil, link.scheme == "https" {
          #expect(file.open(link.text), comment)
        }
      }
    }
  }

  @Test func `rows are tried in order, also after several parts that are converted`() {
    let start = PartialIso<Void, Int>(apply: { 1 }, unapply: { _ in unit })
    let optional = word("a").orNothing() %> word("c").orNothing()
    let rows: Words<String> = .table([
      constant("first") <¢> word("a") %> word("b"), constant("second") <¢> word("b"),
    ])
    for (parts, words) in [(optional, ["a", "b"]), (word("s") %> optional, ["s", "a", "b"])] {
      let match = ((start <¢> parts) <%> rows).parse(words)?.match
      #expect(match.map { $0 == (1, "first") } == true)
    }
  }
}
