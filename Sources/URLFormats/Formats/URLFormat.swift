#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
// Tables need `iso`, `<¢>`, and matchers, so one import brings them all.
@_exported public import URLPatterns

/// A format that matches, prints, and describes URLs.
///
/// Join formats with `</>`, offer alternatives with `<|>`, and map formats to the cases of an enum
/// with `iso(_:) <¢>`.
///
/// ```swift
/// enum Routes: Matchable {
///   case echo
///   case hello(String)
/// }
///
/// let formats: URLFormat =
///   scheme("https") </> host("me.com") </> [
///     iso(Routes.echo) <¢> path("echo"),
///     iso(Routes.hello) <¢> path("hello") </> path(.string),
///   ].reduce(.empty, <|>)
///
/// formats.match(URL(string: "https://me.com/hello/world")!)
/// // .hello("world")
/// formats.print(.hello("world"))!.render()  // "https://me.com/hello/world"
/// formats.template(.hello("world"))!.render()
/// // "https://me.com/hello/:string"
/// ```
///
/// Alternatives are tried in order. A format must match the whole path. It ignores any other part
/// of the URL that it doesn't mention: the scheme, the host, the fragment, or an argument of the
/// query.
///
/// For a larger table, use ``init(_:)``, which lets the compiler check each alternative separately.
public struct URLFormat<A>: FormatType, Sendable {
  /// The parser behind the format.
  public let parser: Parser<URLParts, A>

  /// Creates a format from a parser.
  public init(parser: Parser<URLParts, A>) {
    let checks = parser.program.checks
    if checks.contains(.path) { parser.grammar.requireReadablePath() }
    if checks.contains(.names) { parser.grammar.requireDistinctNames() }
    self.parser = parser
  }

  /// Creates a format from a program that's already made, without looking through its grammar.
  package init(_ program: Program<URLParts>) {
    parser = Parser(program)
  }

  /// Returns the value of the first alternative that matches the parts of a URL, or nil if none
  /// does.
  public func match(_ parts: URLParts) -> A? {
    guard let values = parser.program.values(of: parts) else { return nil }
    return parser.shape.form(values)
  }

  /// Returns the value of the first alternative that matches a URL, or nil if none does.
  public func match(_ url: URL) -> A? {
    // Calling the method above would copy the parts, which takes 4 % more instructions. So does
    // `map` in place of a `guard`.
    guard let values = parser.program.values(of: URLParts(url)) else { return nil }
    return parser.shape.form(values)
  }

  /// Returns the value of the first alternative that matches the components of a URL, or nil if
  /// none does.
  public func match(_ components: URLComponents) -> A? {
    match(URLParts(components))
  }

  /// Returns the value of the first alternative that matches an HTTP request target, or nil if none
  /// does.
  ///
  /// Use it in a server, for a format with neither a scheme nor a host:
  ///
  /// ```swift
  /// let user = path("users") </> path(.int)
  /// user.match(requestTarget: "/users/7?tab=new")  // 7
  /// user.match(requestTarget: "//users/7")         // 7
  /// user.match(URL(string: "//users/7")!)          // nil (users is the host)
  /// ```
  ///
  /// It takes a target apart as `Counted(path:)` and `QueryArguments(requestTarget:)` do.
  public func match(requestTarget target: String) -> A? {
    parser.program.values(of: URLParts(URLReader(requestTarget: target))).map(parser.shape.form)
  }

  /// Returns the parts of a URL that matches as `value`, or nil if there isn't one.
  public func print(_ value: A) -> URLParts? {
    parser.program.output(for: value, as: parser.shape)
  }

  /// Returns the URL that matches as `value`, or nil if there isn't one.
  ///
  /// ```swift
  /// formats.url(for: .hello("world"))  // https://me.com/hello/world
  /// formats.url(for: .hello(".."))     // nil (no path can contain it)
  /// ```
  public func url(for value: A) -> URL? {
    print(value)?.url
  }
}

extension URLFormat: CustomStringConvertible {
  /// The templates of all alternatives, in the order they're tried.
  ///
  /// Optional parts are in parentheses. Each alternative of a table within this one has a template,
  /// too.
  ///
  /// ```swift
  /// (path("list") </> path(.int).optional()).templates  // [/list/(:int)]
  /// ```
  public var templates: [URLTemplate] { parser.program.templates }

  /// Returns the one of the ``templates`` whose alternative prints `value`, or nil if none does.
  ///
  /// ```swift
  /// formats.template(.hello("world"))!.render()
  /// // "https://me.com/hello/:string"
  /// ```
  public func template(_ value: A) -> URLTemplate? {
    parser.program.write(value, as: parser.shape).map { templates[$0.row] }
  }

  /// Returns the one of the ``templates`` whose alternative matches a URL, or nil if none does.
  ///
  /// Use it to count links, such as old ones that are only matched:
  ///
  /// ```swift
  /// let url = URL(string: "https://me.com/hello/world")!
  /// formats.template(matching: url)!.withoutAddress
  /// // /hello/:string
  /// ```
  public func template(matching url: URL) -> URLTemplate? {
    var reading = Reading(URLParts(url))
    return parser.program.read(&reading) ? templates[reading.row] : nil
  }

  /// The templates of all alternatives, one per line, in the order they're tried.
  ///
  /// ```swift
  /// print(formats)
  /// // https://me.com/echo
  /// // https://me.com/hello/:string
  /// ```
  public var description: String { templates.map(\.description).joined(separator: "\n") }
}

// MARK: - Parts

/// Returns the format for a text, or nil if the parameter isn't one.
///
/// In generic code, the compiler doesn't choose the overload for texts.
func format<P: URLParameter>(
  of parameter: P, _ format: (String) -> URLFormat<Void>
) -> URLFormat<P.Value>? {
  (parameter as? String).flatMap { format($0) as? URLFormat<P.Value> }
}
