import CommonParsers

/// Builds a table of formats for ``URLFormat/init(_:)``, with one alternative on each line.
///
/// ```swift
/// let beta = true
/// let formats = URLFormat<Routes> {
///   iso(Routes.echo) <¢> path("echo")
///   if beta {
///     iso(Routes.hello) <¢> path("hello") </> path(.string)
///   }
/// }
/// formats.templates  // [/echo, /hello/:string]
/// ```
@resultBuilder
public enum URLFormatBuilder<A> {
  /// Makes a table of one alternative.
  public static func buildExpression(_ format: URLFormat<A>) -> [URLFormat<A>] { [format] }

  /// Makes a table of several alternatives, in order.
  public static func buildBlock(_ formats: [URLFormat<A>]...) -> [URLFormat<A>] {
    formats.flatMap(\.self)
  }

  /// Makes a table of the alternatives inside an `if` without `else`.
  public static func buildOptional(_ formats: [URLFormat<A>]?) -> [URLFormat<A>] { formats ?? [] }

  /// Makes a table of the alternatives inside an `if` whose condition holds.
  public static func buildEither(first formats: [URLFormat<A>]) -> [URLFormat<A>] { formats }

  /// Makes a table of the alternatives inside an `else`.
  public static func buildEither(second formats: [URLFormat<A>]) -> [URLFormat<A>] { formats }

  /// Makes a table of the alternatives from all iterations of a loop.
  public static func buildArray(_ formats: [[URLFormat<A>]]) -> [URLFormat<A>] {
    formats.flatMap(\.self)
  }

  /// Makes a table of the alternatives inside an availability check.
  public static func buildLimitedAvailability(_ formats: [URLFormat<A>]) -> [URLFormat<A>] {
    formats
  }
}

extension URLFormat {
  /// Makes a table of formats, with one alternative on each line; they are tried in order.
  ///
  /// The compiler checks each line by itself, so that a table may be long.
  ///
  /// ```swift
  /// let formats = scheme("https") </> host("me.com") </> URLFormat<Routes> {
  ///   iso(Routes.echo) <¢> path("echo")
  ///   iso(Routes.hello) <¢> path("hello") </> path(.string)
  /// }
  /// formats.match(URL(string: "https://me.com/echo")!)  // .echo
  /// ```
  public init(@URLFormatBuilder<A> _ formats: () -> [URLFormat<A>]) {
    self.init(parser: .choice(formats().map(\.parser)))
  }
}
