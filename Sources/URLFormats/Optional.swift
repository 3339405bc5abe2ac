/// Captures the next element of the path if it can be converted, and nil otherwise.
///
/// ``URLFormat/optional()-1vj9i`` does the same for any format.
///
/// ```swift
/// path(.string) </> path(opt: .int) </> path("edit")  // URLFormat<(String, Int?)>
/// ```
public func path<P: URLParameter>(opt parameter: P) -> URLFormat<P._OptionalValue> {
  path(parameter).optional()
}

extension URLFormat {
  /// Returns a format that captures nil if this one is missing.
  ///
  /// A part of the path is missing if it doesn't match. An argument of the query is missing only if
  /// the query doesn't contain it: one that can't be converted doesn't match, as with
  /// ``query(opt:_:)``. The same goes for the fragment. A scheme, a host, or a port is missing only
  /// if the URL has none of them.
  ///
  /// ```swift
  /// let list = path("list") </> path(.int).optional()  // URLFormat<Int?>
  /// list.match(URL(string: "/list/7")!)  // .some(7)
  /// list.match(URL(string: "/list")!)    // .some(nil)
  /// list.match(URL(string: "/list/x")!)  // nil (it doesn't match)
  /// ```
  public func optional() -> URLFormat<A?> {
    URLFormat<A?>(parser: parser.optional(unless: parser.grammar.missing))
  }
}

extension URLFormat where A == Void {
  /// Returns a format that also matches if this one is missing, but always prints it.
  ///
  /// ```swift
  /// let users = path("v1").optional() </> path("users")  // URLFormat<Void>
  /// users.match(URL(string: "/users")!) != nil  // true
  /// users.print(())?.render()                   // "/v1/users"
  /// ```
  public func optional() -> URLFormat<Void> { URLFormat(parser: parser <|> parser.grammar.missing) }
}

extension Grammar<URLParts> {
  /// A parser that matches a URL with none of this grammar's arguments, and without its fragment.
  ///
  /// An argument that can't be converted isn't missing: `page=x` shouldn't be treated as page 1.
  fileprivate var missing: Parser<URLParts, Void> {
    let templates = pieces.map(\.template)
    // Names are listed once, so that they don't double at each level of nested optional parts.
    var names: [(options: ReadingOptions, names: [String?])] = []
    for template in templates where !template.argumentNames.isEmpty {
      let index = names.firstIndex { $0.options == template.options } ?? names.count
      if index == names.count { names.append((template.options, [])) }
      for name in template.argumentNames where !names[index].names.contains(name) {
        names[index].names.append(name)
      }
    }
    let hasAddress = templates.contains { $0.hasAddress }
    if names.isEmpty, !hasAddress { return .nothing }
    let parts = names.map { withoutArguments($1).grammar.reading($0) }
    return Parser<URLParts, Void>(
      .sequence((hasAddress ? [withoutAddress.grammar] : []) + parts), .whole)
  }
}

private let withoutAddress = Parser<URLParts, Void>(
  template: .empty, texts: [],
  consume: { $0.hasAddress ? nil : unit }, print: { _, _ in true })

private func withoutArguments(_ names: [String?]) -> Parser<URLParts, Void> {
  Parser(
    template: URLTemplate(argumentNames: names), texts: [],
    consume: { parts in
      parts.options.contains(.malformedAsMissing)
        || !names.contains { parts.firstValue(named: $0) != nil } ? unit : nil
    },
    print: { _, _ in true })
}
