import CommonParsers

/// Matches the next element of the path if it can, and captures nil if it cannot.
///
/// Unlike ``URLFormat/optional()-1vj9i``, it can be joined with formats that capture values:
///
/// ```swift
/// path(.string) </> path(opt: .int) </> path("edit")  // URLFormat<(String, Int?)>
/// ```
public func path<P: URLParameter>(opt parameter: P) -> URLFormat<P.OptionalValue> {
  let conversion = parameter.urlOptionalConversion
  let some = PartialIso<String, P.OptionalValue>(
    domain: conversion.domain, apply: { conversion.apply($0) },
    unapply: { conversion.unapply($0) ?? nil })
  let none = PartialIso<Void, P.OptionalValue>(
    domain: .all, apply: { conversion.apply(nil) },
    unapply: { conversion.unapply($0) == .some(nil) ? unit : nil })
  return URLFormat(
    parser: element(some, template: parameter.urlTemplate) <|> (none <¢> .nothing))
}

extension URLFormat {
  /// Makes a format that may be missing: it captures nil then.
  ///
  /// A part of the path is missing if it does not match. An argument of the query is missing only
  /// if the query does not have it: an argument that is there but cannot be converted does not
  /// match, as with ``query(opt:_:)``. So it is with the fragment.
  ///
  /// ```swift
  /// let list = path("list") </> path(.int).optional()  // URLFormat<Int?>
  /// list.match(URL(string: "/list/7")!)  // .some(7)
  /// list.match(URL(string: "/list")!)    // .some(nil)
  /// list.match(URL(string: "/list/x")!)  // nil (it does not match)
  /// ```
  public func optional() -> URLFormat<A?> { URLFormat<A?>(parser: parser.optionalPart()) }
}

extension URLFormat where A == Void {
  /// Makes a format that may be missing, and that is printed.
  ///
  /// ```swift
  /// let users = path("v1").optional() </> path("users")  // URLFormat<Void>
  /// users.match(URL(string: "/users")!) != nil  // true
  /// users.print(())?.render()                   // "/v1/users"
  /// ```
  public func optional() -> URLFormat<Void> { URLFormat(parser: parser.optionalPart()) }
}

extension Parser where Input == URLParts {
  /// The parser where it matches, and nil where it is missing.
  package func optionalPart() -> Parser<URLParts, A?> { optional(unless: missing) }

  /// Matches where none of the parser's arguments is there, nor its fragment.
  ///
  /// An argument that cannot be converted is not missing: a link that says `page=x` is not a link to
  /// the first page.
  fileprivate var missing: Parser<URLParts, Void> {
    let names = grammar.templates.flatMap(\.argumentNames)
    if names.isEmpty { return .nothing }
    return Parser<URLParts, Void>(
      template: URLParts(withoutArguments: names),
      outline: names.reduce(Outline()) { $0 + Outline($1.map { "no \($0)" } ?? "none", .all) },
      consume: { parts in !names.contains { parts.firstValue(named: $0) != nil } },
      print: { _ in true })
  }
}

extension Parser where Input == URLParts, A == Void {
  /// The parser where it matches, and nothing where it is missing.
  package func optionalPart() -> Parser<URLParts, Void> { self <|> missing }
}
