#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
// A table of formats maps them with `iso` and `<¢>`, so the kernel comes along.
@_exported public import CommonParsers

/// A format of URLs: it matches them, prints them, and describes them.
///
/// Formats are joined with `</>`, offered as alternatives with `<|>`, and mapped to the cases of an
/// enum with `iso(_:) <¢>`.
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
/// formats.match(URL(string: "https://me.com/hello/world")!)  // .hello("world")
/// formats.print(.hello("world"))!.render()                   // "https://me.com/hello/world"
/// formats.template(.hello("world"))!.render()                // "https://me.com/hello/:string"
/// ```
///
/// Write a larger table with ``init(_:)``, where the compiler checks each alternative by itself.
/// Alternatives are tried in order. Whatever a format does not mention may be anything: the scheme, the
/// host, further arguments of the query, the fragment. Only the path has to be matched as a whole.
public struct URLFormat<A>: FormatType, Sendable {
  /// The parser behind the format.
  public let parser: Parser<URLParts, A>

  /// Makes a format of a parser.
  public init(parser: Parser<URLParts, A>) {
    self.parser = parser
  }

  /// Whether all of the path has been read.
  public static func isComplete(_ rest: URLParts) -> Bool { rest.isAtEnd }

  /// The value of the first alternative that matches the parts of a URL, or nil if none does.
  public func match(_ parts: URLParts) -> A? {
    guard let values = parser.code.values(of: parts) else { return nil }
    return parser.shape.top(values)
  }

  /// The value of the first alternative that matches a URL, or nil if none does.
  public func match(_ url: URL) -> A? {
    match(URLParts(url))
  }

  /// The value of the first alternative that matches the components of a URL, or nil if none does.
  public func match(_ components: URLComponents) -> A? {
    match(URLParts(components))
  }

  /// The parts of a URL that matches as `value`, or nil if there is none.
  public func print(_ value: A) -> URLParts? {
    parser.code.output(for: value, as: parser.shape)
  }

  /// The template of the alternative that prints `value`, or nil if there is none.
  public func template(_ value: A) -> URLParts? {
    parser.code.template(for: value, as: parser.shape)
  }

  /// The URL that matches as `value`, or nil if there is none.
  ///
  /// ```swift
  /// formats.url(for: .hello("world"))  // https://me.com/hello/world
  /// formats.url(for: .hello(".."))     // nil (no path can spell it)
  /// ```
  public func url(for value: A) -> URL? {
    print(value)?.url
  }
}

extension URLFormat: CustomStringConvertible {
  /// The templates of all alternatives, one a line, in the order in which they are tried.
  ///
  /// ```swift
  /// print(formats)
  /// // https://me.com/echo
  /// // https://me.com/hello/:string
  /// ```
  public var description: String { templates.map { $0.render() }.joined(separator: "\n") }
}
