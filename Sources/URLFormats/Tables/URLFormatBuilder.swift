/// A result builder for a table of formats, with one alternative on each line.
///
/// Use it with ``URLFormat/init(_:)``:
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
  // Each line of a table is a closure, because Swift takes time that grows with the square of a
  // function's length to optimize it.

  /// Creates a table with one alternative.
  @inlinable
  @inline(never)
  public static func buildExpression(
    _ format: @autoclosure () -> URLFormat<A>
  ) -> [URLFormat<A>] { [format()] }

  /// Creates a table of several alternatives, in order.
  @inlinable
  public static func buildBlock(_ formats: [URLFormat<A>]...) -> [URLFormat<A>] {
    formats.flatMap(\.self)
  }

  /// Creates a table of the alternatives inside an `if` without an `else`.
  public static func buildOptional(_ formats: [URLFormat<A>]?) -> [URLFormat<A>] { formats ?? [] }

  /// Creates a table of the alternatives inside an `if` whose condition is true.
  public static func buildEither(first formats: [URLFormat<A>]) -> [URLFormat<A>] { formats }

  /// Creates a table of the alternatives inside an `else`.
  public static func buildEither(second formats: [URLFormat<A>]) -> [URLFormat<A>] { formats }

  /// Creates a table of the alternatives from all iterations of a loop.
  public static func buildArray(_ formats: [[URLFormat<A>]]) -> [URLFormat<A>] {
    formats.flatMap(\.self)
  }
}

extension URLFormat {
  /// Creates a table of formats, which are tried in order.
  ///
  /// Write one alternative on each line. The compiler checks each line separately, so a table can
  /// be long.
  ///
  /// ```swift
  /// let formats = scheme("https") </> host("me.com") </> URLFormat<Routes> {
  ///   iso(Routes.echo) <¢> path("echo")
  ///   iso(Routes.hello) <¢> path("hello") </> path(.string)
  /// }
  /// formats.match(URL(string: "https://me.com/echo")!)  // .echo
  /// ```
  @inlinable  // Specializes the loop.
  public init(@URLFormatBuilder<A> _ formats: () -> [URLFormat<A>]) {
    self.init(parser: .table(formats().map { $0.parser }))
  }

  /// Adds an alternative, which is tried after those before it.
  ///
  /// Write a long table as the statements of a function, because Swift checks each of them by
  /// itself. It checks the lines in braces together, also those of tables within them, in time that
  /// grows with the square of their number: 300 rows take six times as long.
  ///
  /// ```swift
  /// func makeFormat() -> URLFormat<Routes> {
  ///   var rows = URLFormat<Routes>.empty
  ///   rows.append(iso(Routes.echo) <¢> path("echo"))
  ///   rows.append(iso(Routes.hello) <¢> path("hello") </> path(.string))
  ///   return scheme("https") </> host("me.com") </> rows
  /// }
  /// makeFormat().templates
  /// // [https://me.com/echo, https://me.com/hello/:string]
  /// ```
  ///
  /// Append all rows before you match or print a URL: the first match after a row was appended
  /// prepares the whole table again.
  @inline(never)  // Keeps the closure a function of its own, as above.
  public mutating func append(_ alternative: @autoclosure () -> URLFormat) {
    self = self <|> alternative()
  }
}
