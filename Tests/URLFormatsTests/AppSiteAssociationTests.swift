import Foundation
import TestSupport
import Testing
import URLFormats
import URLPatterns

private func json(_ file: AppSiteAssociation) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(file), as: UTF8.self)
}

/// Returns the components of a format, without their comments.
private func components<A>(_ format: URLFormat<A>) throws -> [String] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return try AppSiteAssociation(appIDs: [], format).components.map { component in
    var component = component
    component.comment = nil
    return String(decoding: try encoder.encode(component), as: UTF8.self)
  }
}

@Suite struct AppSiteAssociationTests {
  @Test func `the file follows Apple's documentation`() throws {
    enum Page: Matchable { case home, profile(String), retweet(Int) }
    let table =
      scheme("https") </> host("me.com")
      </> URLFormat<Page> {
        iso(Page.home) <¢> root
        iso(Page.profile) <¢> path("users") </> path(.string) </> path("profile")
        iso(Page.retweet) <¢> path("retweet") </> query("tweetId", .int)
      }
    #expect(
      try json(AppSiteAssociation(appIDs: ["ABCDE12345.com.me.app"], table)) == """
        {"applinks":{"details":[{"appIDs":["ABCDE12345.com.me.app"],"components":[\
        {"/":"/","comment":"https://me.com"},\
        {"/":"/users/?*/profile","comment":"https://me.com/users/:string/profile"},\
        {"/":"/retweet","?":{"tweetId":"?*"},"comment":"https://me.com/retweet?tweetId=:int"}]}]}}
        """)
  }

  @Test func `a component says as much as Apple's format can express`() throws {
    let all = AppSiteAssociation.Component(
      path: "/a", query: ["q": "x"], fragment: "", ignoresCase: true, isExcluded: true, comment: "b"
    )
    #expect(
      try json(AppSiteAssociation(appIDs: ["a", "b"], components: [all, .init()])) == """
        {"applinks":{"details":[{"appIDs":["a","b"],"components":[\
        {"#":"","/":"/a","?":{"q":"x"},"caseSensitive":false,"comment":"b","exclude":true},{"/":"*"}]}]}}
        """)
  }

  @Test func `each part of a format is written as a pattern`() throws {
    let cases: [(URLFormat<Void>, [String])] = [
      (path("a") </> path("b"), [#"{"/":"/a/b"}"#]),
      (path("a b") </> path("é/%"), [#"{"/":"/a%20b/%C3%A9%2F%25"}"#]),
      (path(Exactly("é")), [#"{"/":"/%C3%A9"}"#]),
      (path("*") </> path("a?$(b)$"), [#"{"/":"/?/a%3F?(b)$"}"#]),
      (path(any: "me") </> path(Regex("x.*"), printing: "x"), [#"{"/":"/?*/?*"}"#]),
      (root, [#"{"/":"/"}"#]),
      (path("a") </> anything, [#"{"/":"/a"}"#, #"{"/":"/a/*"}"#]),
      (path("a") </> anything </> path("b"), [#"{"/":"/a/b"}"#, #"{"/":"/a/*/b"}"#]),
      (path(any: "a") </> anything </> path("b"), [#"{"/":"/?*/b"}"#]),
      (path("a") </> path("b").optional(), [#"{"/":"/a/b"}"#, #"{"/":"/a"}"#]),
      (path("a") <|> path("b") <|> path("a"), [#"{"/":"/a"}"#, #"{"/":"/b"}"#]),
      (path("a") </> query("q", "x+é"), [#"{"/":"/a","?":{"q":"x%2B%C3%A9"}}"#]),
      (path("a") </> query("q é", "*"), [#"{"/":"/a","?":{"q%20%C3%A9":"%2A"}}"#]),
      (path("a") </> query("q", "x").optional(), [#"{"/":"/a"}"#]),
      (path("a") </> query("q", "x", default: ()), [#"{"/":"/a"}"#]),
      (path("a") </> fragment("b?*$(é"), [##"{"#":"b???(%C3%A9","/":"/a"}"##]),
      (path("a") </> fragment(""), [##"{"#":"","/":"/a"}"##]),
      (path("a") </> fragment("b").optional(), [#"{"/":"/a"}"#]),
      (host("h") </> path("a"), [#"{"/":"/a"}"#]),
      (scheme("HTTP") </> path("a"), [#"{"/":"/a"}"#]),
      (scheme("app") </> path("a"), []),
      (path("a") </> path(".."), []),
      (.empty, []),
    ]
    for (format, expected) in cases {
      #expect(try components(format) == expected, "\(format)")
    }
  }

  @Test func `a captured element is any text, or none if that converts`() throws {
    func expect<A>(_ format: URLFormat<A>, _ expected: String) throws {
      let format = URLFormat<A>(parser: path("a").parser %> format.parser)
      let written = try components(format)
      #expect(written == [expected])
    }
    try expect(path(.int), #"{"/":"/a/?*"}"#)
    try expect(scheme(.string) </> path(.int), #"{"/":"/a/?*"}"#)
    try expect(query("q", .int), #"{"/":"/a","?":{"q":"?*"}}"#)
    try expect(query("q", .rawRepresentable(Tab.self)), #"{"/":"/a","?":{"q":"?*"}}"#)
    try expect(query("q", .string), #"{"/":"/a","?":{"q":"*"}}"#)
    try expect(query(opt: "q", .int), #"{"/":"/a"}"#)
    try expect(query("q", .int, default: 1), #"{"/":"/a"}"#)
    try expect(query(all: "q", .int), #"{"/":"/a"}"#)
    try expect(query(flag: "q"), #"{"/":"/a"}"#)
    try expect(query("q", .int).optional(), #"{"/":"/a"}"#)
    try expect(fragment(.int), ##"{"#":"?*","/":"/a"}"##)
    try expect(fragment(.string), ##"{"#":"*","/":"/a"}"##)
    try expect(fragment(opt: .int), #"{"/":"/a"}"#)
    #expect(try components(path("a") </> rest) == [#"{"/":"/a"}"#, #"{"/":"/a/*"}"#])
    #expect(
      try components(path("a") </> path(opt: .int)) == [#"{"/":"/a/?*"}"#, #"{"/":"/a"}"#])
    let custom = Parser<URLParts, Void>(
      template: .empty, consume: { _ in true }, print: { _ in true })
    #expect(
      try components(path("a") </> URLFormat(parser: custom)) == [#"{"/":"/a"}"#, #"{"/":"/a/*"}"#])
  }

  private enum Tab: String { case posts }

  private enum Language: String, CaseIterable { case en, de, odd = "a/*", none = "" }

  @Test func `the cases of an enum are written out, up to 100 for each row`() throws {
    let language = path(.rawRepresentable(Language.self))
    #expect(
      try components(language.optional() </> path("news"))
        == [#"{"/":"/en/news"}"#, #"{"/":"/de/news"}"#, #"{"/":"/a%2F?/news"}"#, #"{"/":"/news"}"#])
    #expect(
      try components(path("a") </> query("q", .rawRepresentable(Language.self)))
        == [
          #"{"/":"/a","?":{"q":"en"}}"#, #"{"/":"/a","?":{"q":"de"}}"#,
          #"{"/":"/a","?":{"q":"a%2F%2A"}}"#, #"{"/":"/a","?":{"q":""}}"#,
        ])
    #expect(
      try components(path("a") </> fragment(.rawRepresentable(Language.self)))[2...3]
        == [##"{"#":"a/?","/":"/a"}"##, ##"{"#":"","/":"/a"}"##])
    let many = path(.losslessStringConvertible(Many.self))
    #expect(try components(many </> path(.int)).count == 60)
    #expect(
      try components(language </> many) == [
        #"{"/":"/en/?*"}"#, #"{"/":"/de/?*"}"#, #"{"/":"/a%2F?/?*"}"#,
      ])
    #expect(try components(path(.losslessStringConvertible(TooMany.self))) == [#"{"/":"/?*"}"#])
  }

  @Test func `case is ignored where a text ignores it`() throws {
    let format = path(IgnoringCase("Users"), printing: "users") </> path("b")
    #expect(try components(format) == [#"{"/":"/Users/b","caseSensitive":false}"#])
    let file = try JSONEncoder().encode(AppSiteAssociation(appIDs: [], format))
    #expect(try AppleComponents(file).open("https://me.com/uSERS/b"))
    // Whether Apple ignores the case of other letters isn't documented.
    #expect(
      try components(path(IgnoringCase("é"), printing: "É")) == [#"{"/":"/?*"}"#])
  }

  @Test func `the file of a table of 50 rows opens few links that the table doesn't match`() throws
  {
    let language = path(.rawRepresentable(Language.self)).optional()
    let sections = [
      "news", "users", "shop", "maps", "lists", "help", "chat", "photos", "tv", "docs",
    ]
    let rows: [Row] = try sections.flatMap { section in
      [
        section == "news"
          ? try Row(language, [nil, .en]) : try Row(language </> path(section), [nil, .de]),
        try Row(path(section) </> path(.int), [7]),
        try Row(path(section) </> path(.rawRepresentable(Order.self)), Order.allCases),
        try Row(path(IgnoringCase(section), printing: section) </> path("all"), [()]),
        try Row(path(section) </> query("by", .rawRepresentable(Order.self)), Order.allCases),
      ]
    }
    #expect(rows.count == 50)
    let file = AppSiteAssociation(appIDs: [], components: rows.flatMap(\.components))
    let matcher = try AppleComponents(try JSONEncoder().encode(file))
    let printed = rows.flatMap(\.printed)
    #expect(printed.allSatisfy { matcher.open($0.absoluteString) })
    // Links that differ from a printed one in an element or an argument.
    let links = Set(printed.flatMap(\.neighbors)).compactMap { URL(string: $0) }
    let wrong = links.filter { url in
      matcher.open(url.absoluteString) && !rows.contains { $0.matches(url) }
    }
    #expect((links.count, wrong.count) == (477, 120))
  }

  private enum Order: String, CaseIterable { case newest, oldest }

  /// A row of a table, whatever it captures.
  private struct Row {
    let components: [AppSiteAssociation.Component]
    let printed: [URL]
    let matches: (URL) -> Bool

    init<A>(_ format: URLFormat<A>, _ values: [A]) throws {
      let format = URLFormat<A>(
        parser: (scheme("https") </> host("me.com")).parser %> format.parser)
      components = AppSiteAssociation(appIDs: [], format).components
      printed = try values.map { try #require(format.url(for: $0)) }
      matches = { format.match($0) != nil }
    }
  }

  @Test func `a table is listed whole, and a row of many ways ends in a wildcard`() throws {
    let table = URLFormat<Int> {
      for number in 0..<1_000 {
        PartialIso(apply: { number }, unapply: { $0 == number ? () : nil }) <¢> path("\(number)")
      }
    }
    #expect(AppSiteAssociation(appIDs: [], path("a") </> table).components.count == 1_000)
    let row = (0..<60).reduce(path("x")) { row, _ in row </> path("a").optional() } </> path("b")
    let file = AppSiteAssociation(appIDs: [], row)
    #expect(file.components.count == 14 && file.components.allSatisfy { $0.path != "*" })
    let matcher = try AppleComponents(try JSONEncoder().encode(file))
    #expect(matcher.open("https://me.com/x" + String(repeating: "/a", count: 60) + "/b"))
    #expect(!matcher.open("https://me.com/y/a/b"))
    #expect(file.components.last?.path == "/x/*/b")
    let element = (0..<60).reduce(path(any: "x")) { row, _ in row </> path("a").optional() }
    #expect(AppSiteAssociation(appIDs: [], element).components.last?.path == "/?*")
    let language = path("app") </> path("en").optional() </> path("v2").optional()
    let below = AppSiteAssociation(appIDs: [], language </> table).components
    #expect(below.count == 4 * 1_000 && below[5].path == "/app/en/1")
    let gaps = (0..<60).reduce(path("x")) { row, _ in row </> anything </> path("a") }
    #expect(AppSiteAssociation(appIDs: [], gaps).components.count == 16)
    let arguments = (0..<60).reduce(path("x")) { $0 </> query("q\($1)", "a").optional() }
    #expect(try components(arguments) == [#"{"/":"/x"}"#])
  }

  @Test func `the file covers every link that a random table prints`() throws {
    var random = SeededGenerator()
    var links = 0
    for _ in 0..<(runsLongTests ? 50_000 : 100) {
      let rows = (0..<Int.random(in: 1...4, using: &random)).map { _ in random.row(depth: 2).grouped
      }
      let start = [
        scheme("https") </> host("me.com"), address("https://me.com", "app://", "/"),
        address("https://me.com", "https://b.com", "app://me.com"),
      ].randomElement(using: &random)!
      let options = ReadingOptions(rawValue: .random(in: 0..<8, using: &random))
      let format =
        start </> URLFormat(parser: .choice(rows.map(\.format.parser))).reading(options)
      let file = try JSONEncoder().encode(AppSiteAssociation(appIDs: [], format))
      let matcher = try AppleComponents(file)
      for row in rows + rows {
        let value = row.make(&random)
        guard let url = format.url(for: value) else { continue }
        links += 1
        #expect(
          format.match(url) == value,
          "\(url) of \(format), options \(options.rawValue), seed \(random.seed)")
        #expect(
          matcher.open(url.absoluteString),
          """
          \(url) of \(format) is not held by \(String(decoding: file, as: UTF8.self)), \
          seed \(random.seed)
          """)
      }
    }
    #expect(links > 100, "seed \(random.seed)")
  }
}

// MARK: - Random tables

/// The captured value of a row.
private enum Value: Hashable {
  case text(String)
  case number(Int)
  case missing
  case texts([String])
  case group([Value])
}

/// A format that captures several values, with a way to create some.
private struct RandomPiece {
  var format: URLFormat<[Value]>
  var count: Int
  var make: (inout SeededGenerator) -> [Value]

  init(_ format: URLFormat<Void>) {
    self.format =
      PartialIso<Void, [Value]>(apply: { [] }, unapply: { $0.isEmpty ? () : nil }) <¢> format
    (count, make) = (0, { _ in [] })
  }

  init<A>(
    _ format: URLFormat<A>, _ apply: @escaping @Sendable (A) -> Value,
    _ unapply: @escaping @Sendable (Value) -> A?, make: @escaping (inout SeededGenerator) -> Value
  ) {
    self.format =
      PartialIso<A, [Value]>(
        apply: { [apply($0)] }, unapply: { $0.count == 1 ? unapply($0[0]) : nil }) <¢> format
    (count, self.make) = (1, { [make(&$0)] })
  }

  static func + (lhs: RandomPiece, rhs: RandomPiece) -> RandomPiece {
    var both = lhs
    let count = lhs.count
    both.format =
      PartialIso<([Value], [Value]), [Value]>(
        apply: { $0 + $1 }, unapply: { (Array($0.prefix(count)), Array($0.dropFirst(count))) })
      <¢> lhs.format </> rhs.format
    both.count += rhs.count
    both.make = { lhs.make(&$0) + rhs.make(&$0) }
    return both
  }

  /// The same piece, with its values as one value.
  var grouped: RandomPiece {
    let make = make
    return RandomPiece(
      format, { .group($0) }, { if case .group(let values) = $0 { values } else { nil } },
      make: { .group(make(&$0)) })
  }

  /// Returns one or the other.
  static func || (lhs: RandomPiece, rhs: RandomPiece) -> RandomPiece {
    var (either, lhs, rhs) = (lhs.grouped, lhs.grouped, rhs.grouped)
    either.format = URLFormat(parser: .choice([lhs.format.parser, rhs.format.parser]))
    either.make = { Bool.random(using: &$0) ? lhs.make(&$0) : rhs.make(&$0) }
    return either
  }

  var optional: RandomPiece {
    let make = make
    return RandomPiece(
      format.optional(), { $0.map { .group($0) } ?? .missing },
      { value in
        if case .group(let values) = value { return .some(values) }
        return value == .missing ? .some(nil) : nil
      },
      make: { Bool.random(using: &$0) ? .missing : .group(make(&$0)) })
  }
}

private enum Word: String, CaseIterable { case a, star = "*", big = "A", variable = "$(lang)" }

extension Value {
  fileprivate var number: Int? { if case .number(let number) = self { number } else { nil } }
  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
  fileprivate var texts: [String]? { if case .texts(let texts) = self { texts } else { nil } }
}

extension SeededGenerator {
  fileprivate mutating func word() -> String {
    Bool.random(using: &self)
      ? text(maxLength: 4)
      : ["a", "b", "*", "?", "$(lang)", "a*$(", "%2A", "é", "e\u{301}", "A", "", "7"]
        .randomElement(using: &self)!
  }

  fileprivate mutating func texts() -> [String] {
    (0..<Int.random(in: 0...2, using: &self)).map { _ in word() }
  }

  private mutating func number() -> Int { .random(in: -2...2, using: &self) }

  private mutating func name() -> String {
    ["q", "a b", "*", "é"].randomElement(using: &self)!
  }

  fileprivate mutating func row(depth: Int) -> RandomPiece {
    (0..<Int.random(in: 0...4, using: &self)).reduce(RandomPiece(path("x"))) { row, _ in
      row + piece(depth: depth)
    }
  }

  private mutating func piece(depth: Int) -> RandomPiece {
    let ofTexts = { (format: URLFormat<[String]>) in
      RandomPiece(format, { .texts($0) }, { $0.texts }, make: { .texts($0.texts()) })
    }
    let ofText = { (format: URLFormat<String>) in
      RandomPiece(format, { .text($0) }, { $0.text }, make: { .text($0.word()) })
    }
    let ofNumber = { (format: URLFormat<Int>) in
      RandomPiece(format, { .number($0) }, { $0.number }, make: { .number($0.number()) })
    }
    switch Int.random(in: 0..<(depth > 0 ? 24 : 20), using: &self) {
    case 0..<3: return RandomPiece(path(word()))
    case 3: return ofText(path(.string))
    case 4: return ofNumber(path(.int))
    case 5: return RandomPiece(path(any: word()))
    case 6: return RandomPiece([anything, anything].randomElement(using: &self)!)
    case 7: return ofTexts(rest)
    case 8: return RandomPiece(path(Exactly(word())))
    case 9: return RandomPiece(query(name(), word()))
    case 10: return ofText(query(name(), .string))
    case 11: return ofNumber(query(name(), .int))
    case 12:
      return RandomPiece(
        query(opt: name(), .int), { $0.map { .number($0) } ?? .missing },
        { $0 == .missing ? .some(nil) : $0.number.map(Optional.some) },
        make: { Bool.random(using: &$0) ? .missing : .number($0.number()) })
    case 13: return ofTexts(query(all: name(), .string))
    case 14: return ofNumber(query(name(), .int, default: 1))
    case 15: return RandomPiece(fragment(word()))
    case 16: return ofText(fragment(.string))
    case 17:
      return RandomPiece(
        path(.rawRepresentable(Word.self)), { .text($0.rawValue) },
        { $0.text.flatMap(Word.init) },
        make: { .text(Word.allCases.randomElement(using: &$0)!.rawValue) })
    case 18:
      let word = word()
      return RandomPiece(path(IgnoringCase(word), printing: word.uppercased()))
    case 19:
      return RandomPiece(
        otherArguments, { .text(QueryArguments($0.map { $0 }).percentEncodedQuery) },
        { value in
          // A text of another piece may be a query in another spelling.
          value.text.map { QueryArguments(percentEncoded: $0) }.flatMap { query in
            QueryArguments(query.map { $0 }).percentEncodedQuery == value.text ? query : nil
          }
        },
        make: { random in
          let arguments = random.texts().map { (name: $0, value: Optional(random.word())) }
          return .text(QueryArguments(arguments).percentEncodedQuery)
        })
    case 20, 21: return row(depth: depth - 1) || piece(depth: depth - 1)
    default: return piece(depth: depth - 1).optional
    }
  }
}

/// A type with many values.
private struct Many: CaseIterable, LosslessStringConvertible {
  static let allCases = (0..<60).map { Many(number: $0) }
  let number: Int
  var description: String { "\(number)" }
}

extension Many {
  init?(_ description: String) {
    guard let number = Int(description), number < 60 else { return nil }
    self.number = number
  }
}

/// A type with too many values to list.
private struct TooMany: CaseIterable, LosslessStringConvertible {
  static let allCases = repeatElement(TooMany(), count: 1_001)
  var description: String { "x" }
}

extension TooMany {
  init?(_ description: String) { if description != "x" { return nil } }
}

extension URL {
  /// The links that differ from this one in one element, or in the query.
  fileprivate var neighbors: [String] {
    let elements = countedPathComponents().elements
    var paths: [[String]] = [elements + ["xx"]]
    for index in elements.indices {
      for text in ["xx", "1", "DE", elements[index].uppercased(), "x/y"] {
        paths.append(elements)
        paths[paths.count - 1][index] = text
      }
      paths.append(elements)
      paths[paths.count - 1].remove(at: index)
    }
    func link(_ path: [String], _ query: String) -> String {
      "https://me.com/" + path.joined(separator: "/") + query
    }
    let query = query().map { "?" + $0 } ?? ""
    return paths.map { link($0, query) } + ["", "?by=xx", "?by=OLDEST"].map { link(elements, $0) }
  }
}

@Test func `an argument is listed once, however its name is written`() {
  let format = path("a") </> query("caf\u{E9}", "1") </> query("cafe\u{301}", "1")
  let components = AppSiteAssociation(appIDs: [], format).components
  #expect(components.map(\.query) == [["caf%C3%A9": "1"]])
  let same = (path("a") </> query("Page", "1") </> query("page", "1")).reading(.ignoringCase)
  #expect(AppSiteAssociation(appIDs: [], same).components.map(\.query) == [["Page": "1"]])
}
