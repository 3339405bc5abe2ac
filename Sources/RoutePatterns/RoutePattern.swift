#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
// Tables need matchers, conversions, and explanations, so one import brings them all.
@_exported public import URLFormats

/// A typed pattern for a route, which matches, prints, and describes URLs.
///
/// `A` is the type that the pattern captures: `Void`, a single value, or a flat tuple of any
/// length. `S` is the state of the pattern, which determines what can follow it. For example, a
/// path can't follow a query.
///
/// ```swift
/// let tweet = "users" / string / "tweets" / int
/// // PathPattern<(String, Int)>
/// tweet.template                  // "users/:string/tweets/:int"
/// tweet.print(("john", 7))?.path  // ["users", "john", "tweets", "7"]
/// ```
public struct RoutePattern<A, S: PatternState.Kind>: Sendable {
  /// The pattern as text: literals, parameters such as `:int`, optional parts in parentheses, `|`
  /// between alternatives, `*` for a wildcard, and `#` before a fragment.
  ///
  /// A backslash escapes a character that would otherwise have a special meaning. An argument with
  /// a default looks like an optional one.
  ///
  /// ```swift
  /// ("users" / string /? int .? bool("all")).template
  /// // "users/:string/(:int)?all=:bool"
  /// ```
  public var template: String {
    parser.grammar.rows.map(URLTemplate.route).joined(separator: "\n")
  }

  @usableFromInline let parser: Parser<URLParts, A>

  /// Makes the conversion of the element, if the pattern is for just one.
  @usableFromInline let conversion: MakeConversion<A>?

  @usableFromInline
  init(_ parser: Parser<URLParts, A>, conversion: MakeConversion<A>? = nil) {
    self.init(URLFormat(parser: parser), conversion: conversion)
  }

  /// Creates a pattern that matches and prints what a format does.
  init(_ format: URLFormat<A>, conversion: MakeConversion<A>? = nil) {
    (parser, self.conversion) = (format.parser, conversion)
  }

  /// Returns the captured value if the pattern matches the path, the query, and the fragment of a
  /// URL, or nil.
  ///
  /// ```swift
  /// let user = "users" / int
  /// user.match(URL(string: "/users/7")!)       // 7
  /// user.match(URL(string: "/users/john")!)    // nil
  /// user.match(URL(string: "/users/7/edit")!)  // nil
  /// ```
  ///
  /// A pattern has no scheme and no host, apart from ``subdomain(_:of:file:line:)``, so it accepts
  /// any. A ``Router`` checks them.
  public func match(_ url: URL) -> A? {
    parser.program.values(of: URLParts(url)).map(parser.shape.form)
  }

  /// Returns the relative URL that matches as `value`, or nil if there isn't one.
  ///
  /// ```swift
  /// ("users" / string .?? int("page")).url(for: ("a/b", 2))
  /// // /users/a%2Fb?page=2
  /// ```
  public func url(for value: A) -> URL? {
    parser.program.output(for: value, as: parser.shape)?.url
  }

  /// Returns what makes the conversion of the element, and then changes it.
  @usableFromInline
  func conversion<B>(
    changedBy change: @escaping @Sendable (PartialIso<String, A>) -> PartialIso<String, B>
  ) -> MakeConversion<B>? {
    guard let conversion else { return nil }
    return { change(conversion()) }
  }

  /// Matches the start of `components`.
  ///
  /// If the pattern can match the whole path, it does. Otherwise, its first alternative that
  /// matches decides how much of the path it takes.
  ///
  /// ```swift
  /// let user = "users" / int
  /// user.parse((path: ["users", "7", "edit"], query: [:]))?.match  // 7
  /// user.parse((path: ["users", "7", "edit"], query: [:]))?.rest.path
  /// // ["edit"]
  /// user.parse((path: ["users", "john"], query: [:]))  // nil
  /// ```
  ///
  /// - Returns: The rest of the components and the captured value, or nil if the components don't
  ///   match.
  public func parse(_ components: RouteComponents) -> (rest: RouteComponents, match: A)? {
    let query = QueryArguments(components.query.lazy.map { (name: $0.key, value: $0.value) })
    let parts = URLParts(URLReader(elements: components.path, query: query))
    var reading = Reading(parts, keepsPieces: true)
    if !parser.program.read(&reading) {
      reading = Reading(parts, readsAll: false, keepsPieces: true)
      guard parser.program.read(&reading) else { return nil }
    }
    var rest = (path: Array(reading.input.path), query: components.query)
    for case let role? in reading.pieces.map(\.role) {
      rest.query = role.removingArguments(from: rest.query)
    }
    return (rest, parser.shape.form(reading.values))
  }

  /// Returns the components that match as `value`, or nil if there aren't any.
  ///
  /// A wildcard prints `*`. The result is nil if the components would match as another value, if
  /// they would contain one of the elements `""`, `"."`, or `".."`, or if they can't contain all
  /// that the pattern prints.
  ///
  /// ```swift
  /// ("users" / int).print(7)?.path     // ["users", "7"]
  /// (int | string).print(.right("7"))  // nil (it would match as .left(7))
  /// ```
  public func print(_ value: A) -> RouteComponents? {
    guard let printed = parser.program.output(for: value, as: parser.shape), !printed.hasAddress,
      printed.fragment == nil
    else { return nil }
    let query = dictionary(printed.query)
    return query.count == printed.query.count ? (Array(printed.path), query) : nil
  }

  /// Returns a pattern that converts the captured value.
  ///
  /// ```swift
  /// let even = int.map({ $0 % 2 == 0 ? $0 : nil }, { $0 })
  /// even.match(URL(string: "/3")!)  // nil
  /// ```
  ///
  /// - Parameters:
  ///   - apply: Converts the captured value, or returns nil if it doesn't match.
  ///   - unapply: Converts a value back, or returns nil if it can't be printed.
  public func map<B>(
    _ apply: @escaping @Sendable (A) -> B?, _ unapply: @escaping @Sendable (B) -> A?
  ) -> RoutePattern<B, S> {
    map(PartialIso(apply: apply, unapply: unapply))
  }

  /// Returns a pattern that converts the captured value with an isomorphism.
  ///
  /// ```swift
  /// struct Paging: Equatable { let page: Int, size: Int }
  /// let paging = (int("page") & int("size")).map(memberwise(Paging.init))
  /// paging.print(Paging(page: 2, size: 10))!.query
  ///   == ["page": "2", "size": "10"]
  /// // true
  /// ```
  @inlinable
  public func map<B>(_ iso: PartialIso<A, B>) -> RoutePattern<B, S> {
    RoutePattern<B, S>(iso <¢> parser, conversion: conversion { $0.map(iso) })
  }

  /// Returns the same pattern with other rules for matching URLs. In this one, `page=x` counts as
  /// missing:
  ///
  /// ```swift
  /// "list" .?? int("page").matching(.malformedAsMissing)
  /// // QueryPattern<Int?>: list?(page=:int)
  /// ```
  ///
  /// Set the rules of the argument, as here, and not of the ``int`` that it's made from.
  public func matching(_ options: MatchingOptions) -> RoutePattern {
    RoutePattern(
      parser.with(parser.grammar.matching(options)),
      conversion: conversion { $0.matching(options) })
  }
}

/// Converts the value that a pattern captures, usually to a case of an enum.
///
/// The result is a row for a table of formats:
///
/// ```swift
/// enum Page: Matchable { case film(Int) }
/// let film = iso(Page.film) <¢> ("films" / int)  // URLFormat<Page>
/// film.url(for: .film(7))                        // /films/7
/// ```
public func <¢> <A, B, S: PatternState.Kind>(
  iso: PartialIso<A, B>, pattern: RoutePattern<A, S>
) -> URLFormat<B> { URLFormat(parser: iso <¢> pattern.parser) }

extension RoutePattern: CustomStringConvertible {
  /// The pattern's ``template``.
  public var description: String { template }
}

/// Makes the conversion of an element, which a pattern that's only joined never asks for.
@usableFromInline typealias MakeConversion<A> = @Sendable () -> PartialIso<String, A>
