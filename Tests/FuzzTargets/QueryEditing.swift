import Foundation
import URLPatterns

extension FuzzTarget {
  /// Reads a query and changes it, with bytes for flags, the query, and the changes.
  static let queryEditing = FuzzTarget(name: "query-editing") { input in
    let plusAsSpace = input.bool()
    let text = input.text()
    var query = QueryArguments(percentEncoded: text, plusAsSpace: plusAsSpace)
    try check(query, plainArguments(text, plusAsSpace: plusAsSpace))
    try checkURL(query: text, plusAsSpace: plusAsSpace)
    while !input.isAtEnd {
      let kind = input.number(below: 4)
      let name = input.text()
      var expected = query.map { PlainArgument(name: $0.name, value: $0.value) }
      switch kind {
      case 0:
        query[name] = nil
        expected.removeAll { $0.name == name }
      case 1 where !name.isEmpty:
        query.append(name: name)
        expected.append(PlainArgument(name: name, value: nil))
      default:
        let value = input.text()
        query.append(name: name, value: value)
        expected.append(PlainArgument(name: name, value: value))
      }
      try check(query, expected)
    }
  }

  private static func check(_ query: QueryArguments, _ plain: [PlainArgument]) throws {
    try expectEqual(
      query.map { [$0.name.bytes, $0.value?.bytes] }, plain.map(\.bytes),
      "the arguments are those of the text")
    try expectEqual(query.isEmpty, plain.isEmpty, "a query is empty without arguments")
    for argument in plain.prefix(8) {
      let name = argument.name
      let values = plain.filter { $0.name == name }.map(\.value)
      try expectEqual(query.values(named: name), values, "the values of \(name)")
      try expectEqual(query[name], values.first ?? nil, "the first value of \(name)")
    }
    let written = query.percentEncodedQuery
    try expect(isSpelled(written, with: "!$&'()*+,;=:@/?"), "\(written) is valid in a query")
    let again = QueryArguments(percentEncoded: written)
    try expect(again == query, "\(written) reads back as the same query")
    try expectEqual(
      again.map { [$0.name.bytes, $0.value?.bytes] }, plain.map(\.bytes),
      "\(written) reads back as the same query")
    try expectEqual(again.hashValue, query.hashValue, "equal queries have equal hashes")
    let arguments = written.split(separator: "&")
    try expectEqual(arguments.count, plain.count, "each argument is written")
    for (argument, plain) in zip(arguments, plain) where plain.keepsSpelling {
      try expectEqual(String(argument), plain.spelling, "a read argument keeps its spelling")
    }
    try checkFoundation(written)
  }

  /// Checks that Foundation reads the written query as this package does, if it can decode it.
  private static func checkFoundation(_ written: String) throws {
    let decoded = URLComponents(string: "?" + written)?.queryItems ?? []
    for (item, plain) in zip(decoded, plainArguments(written, plusAsSpace: false))
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

/// An argument in its simplest form.
private struct PlainArgument {
  var spelling = ""
  let name: String
  let value: String?
  /// Whether the spelling must stay the same.
  var keepsSpelling = false

  var bytes: [[UInt8]?] { [name.bytes, value?.bytes] }
}

private func plainArguments(_ text: String, plusAsSpace: Bool) -> [PlainArgument] {
  text.utf8.split(separator: UInt8(ascii: "&")).map { argument in
    let parts = argument.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let (spelling, values) = (
      String(Substring(argument)), parts.map { plainlyDecoded($0, plusAsSpace: plusAsSpace) }
    )
    return PlainArgument(
      spelling: spelling, name: values[0], value: values.count == 1 ? nil : values[1],
      keepsSpelling: isSpelled(spelling, with: "!$'()*,;=:@/?" + (plusAsSpace ? "" : "+")))
  }
}
