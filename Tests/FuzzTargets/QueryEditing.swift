import Foundation
import URLPatterns

extension FuzzTarget {
  /// Reads a query and changes it, with bytes for flags, the query, and the changes.
  static let queryEditing = FuzzTarget(name: "query-editing") { input in
    let plusAsSpace = input.bool()
    let text = input.text()
    var query = QueryArguments(percentEncoded: text, plusAsSpace: plusAsSpace)
    var plain = PlainQuery(text, plusAsSpace: plusAsSpace)
    try check(query, plain)
    try checkURL(query: text, plusAsSpace: plusAsSpace)
    while !input.isAtEnd {
      let kind = input.number(below: 4)
      let name = input.text()
      let value = kind == 0 || kind == 2 ? input.text() : nil
      if kind <= 1 {
        query[name] = value
        plain.set(value, named: name)
      } else {
        if let value { query.append(name: name, value: value) } else { query.append(name: name) }
        plain.append(name, value)
      }
      try check(query, plain)
    }
  }

  private static func check(_ query: QueryArguments, _ plain: PlainQuery) throws {
    try expectEqual(
      query.map { [$0.name.bytes, $0.value?.bytes] }, plain.arguments.map(\.bytes),
      "the arguments are those of the text")
    try expectEqual(query.isEmpty, plain.arguments.isEmpty, "a query is empty without arguments")
    for argument in plain.arguments.prefix(8) {
      try checkLookUp(of: argument.name, in: query, plain)
      try checkLookUp(of: argument.spelling, in: query, plain)
    }
    let written = query.percentEncodedQuery
    try expect(isSpelled(written, with: "!$&'()*+,;=:@/?"), "\(written) is valid in a query")
    for plusAsSpace in plain.plusAsSpace ? [false, true] : [false] {
      let again = QueryArguments(percentEncoded: written, plusAsSpace: plusAsSpace)
      try expect(again == query, "\(written) reads back as the same query")
      try expectEqual(
        again.map { [$0.name.bytes, $0.value?.bytes] }, plain.arguments.map(\.bytes),
        "\(written) reads back as the same query")
      try expectEqual(again.hashValue, query.hashValue, "equal queries have equal hashes")
    }
    let arguments = written.split(separator: "&")
    try expectEqual(arguments.count, plain.arguments.count, "each argument is written")
    for (argument, plain) in zip(arguments, plain.arguments) where plain.keepsSpelling {
      try expectEqual(String(argument), plain.spelling, "a read argument keeps its spelling")
    }
    try checkFoundation(written)
  }

  private static func checkLookUp(
    of name: String, in query: QueryArguments, _ plain: PlainQuery
  ) throws {
    let values = plain.arguments.filter { $0.name == name }.map(\.value)
    try expectEqual(query.values(named: name), values, "the values of \(name)")
    try expectEqual(query.contains(named: name), !values.isEmpty, "whether there is \(name)")
    try expectEqual(query[name], values.first ?? nil, "the first value of \(name)")
    try expectEqual(
      query[name, as: Int.self], (values.first ?? nil).flatMap { Int($0) }, "\(name) as a number")
  }

  /// Checks that Foundation reads the written query as this package does, if it can decode it.
  private static func checkFoundation(_ written: String) throws {
    guard !written.isEmpty else { return }
    let items = URLComponents(string: "?" + written)?.percentEncodedQueryItems
    try expectEqual(
      items.map { items in items.map { [$0.name, $0.value] } },
      PlainQuery(written, plusAsSpace: false).arguments.map { [$0.encodedName, $0.encodedValue] },
      "Foundation splits a query where this package does")
    let decoded = URLComponents(string: "?" + written)?.queryItems ?? []
    for (item, plain) in zip(decoded, PlainQuery(written, plusAsSpace: false).arguments)
    where isDecodable(plain.spelling.utf8) {
      // Foundation drops a byte order mark at the start.
      guard !plain.spelling.uppercased().contains("%EF%BB%BF") else { continue }
      try expectEqual(
        [item.name.bytes, item.value?.bytes], plain.bytes, "Foundation decodes an argument alike")
    }
  }

  /// Checks that a URL's query is the one that Foundation finds in it.
  private static func checkURL(query: String, plusAsSpace: Bool) throws {
    for text in [query, "https://h/a?" + query] {
      guard let url = URL(string: text), let components = URLComponents(string: url.absoluteString)
      else { continue }
      let expected = QueryArguments(
        percentEncoded: components.percentEncodedQuery ?? "", plusAsSpace: plusAsSpace)
      try expect(
        url.queryArguments(plusAsSpace: plusAsSpace) == expected
          && components.queryArguments(plusAsSpace: plusAsSpace) == expected,
        "the query of \(url) is Foundation's")
    }
  }
}

/// A query in its simplest form, an array.
private struct PlainQuery {
  struct Argument {
    var spelling: String
    var name: String
    var value: String?
    /// Whether the spelling must stay the same.
    var keepsSpelling: Bool

    init(reading spelling: String, plusAsSpace: Bool) {
      self.spelling = spelling
      let parts = spelling.utf8.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      name = plainlyDecoded(parts[0], plusAsSpace: plusAsSpace)
      value = parts.count == 1 ? nil : plainlyDecoded(parts[1], plusAsSpace: plusAsSpace)
      keepsSpelling =
        isSpelled(spelling, with: "!$'()*+,;=:@/?")
        && !(plusAsSpace && spelling.utf8.contains(UInt8(ascii: "+")))
    }

    init(name: String, value: String?) {
      spelling = ""
      self.name = name
      self.value = value
      keepsSpelling = false
    }

    var bytes: [[UInt8]?] { [name.bytes, value?.bytes] }
    private var parts: [Substring] {
      spelling.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    }
    var encodedName: String? { parts.first.map(String.init) }
    var encodedValue: String? { parts.count > 1 ? String(parts[1]) : nil }
  }

  private(set) var arguments: [Argument]
  let plusAsSpace: Bool

  init(_ text: String, plusAsSpace: Bool) {
    self.plusAsSpace = plusAsSpace
    arguments = text.utf8.split(separator: UInt8(ascii: "&")).map {
      Argument(reading: String(Substring($0)), plusAsSpace: plusAsSpace)
    }
  }

  mutating func append(_ name: String, _ value: String?) {
    if name.isEmpty, value == nil { return }
    arguments.append(Argument(name: name, value: value))
  }

  mutating func set(_ value: String?, named name: String) {
    guard let first = arguments.firstIndex(where: { $0.name == name }) else {
      if let value { append(name, value) }
      return
    }
    if let value { arguments[first] = Argument(name: name, value: value) }
    let kept = value == nil ? nil : first
    arguments = arguments.indices.filter { $0 == kept || arguments[$0].name != name }
      .map { arguments[$0] }
  }
}
