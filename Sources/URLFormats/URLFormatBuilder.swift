import CommonParsers

/// Builds a table of formats, one alternative a line, for ``URLFormat/init(_:)``.
@resultBuilder
public enum URLFormatBuilder<A> {
  /// One alternative.
  public static func buildExpression(_ format: URLFormat<A>) -> [URLFormat<A>] { [format] }

  /// The alternatives in order.
  public static func buildBlock(_ formats: [URLFormat<A>]...) -> [URLFormat<A>] {
    formats.flatMap(\.self)
  }

  /// The alternatives behind an `if`.
  public static func buildOptional(_ formats: [URLFormat<A>]?) -> [URLFormat<A>] { formats ?? [] }

  /// The alternatives behind an `if` that holds.
  public static func buildEither(first formats: [URLFormat<A>]) -> [URLFormat<A>] { formats }

  /// The alternatives behind an `else`.
  public static func buildEither(second formats: [URLFormat<A>]) -> [URLFormat<A>] { formats }

  /// The alternatives of all rounds of a loop.
  public static func buildArray(_ formats: [[URLFormat<A>]]) -> [URLFormat<A>] {
    formats.flatMap(\.self)
  }

  /// The alternatives behind an availability check.
  public static func buildLimitedAvailability(_ formats: [URLFormat<A>]) -> [URLFormat<A>] {
    formats
  }
}

extension URLFormat {
  /// Makes a table of formats, one alternative a line, tried in order.
  ///
  /// The compiler checks each line by itself, so a table may be long.
  ///
  /// ```swift
  /// let formats = scheme("https") </> host("me.com") </> URLFormat<Routes> {
  ///   iso(Routes.echo) <¢> path("echo")
  ///   iso(Routes.hello) <¢> path("hello") </> path(.string)
  /// }
  /// ```
  public init(@URLFormatBuilder<A> _ formats: () -> [URLFormat<A>]) {
    self.init(parser: .choice(formats().map(\.parser)))
  }
}
