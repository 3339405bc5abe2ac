/// Joins two formats, and captures the values of both in one flat tuple.
infix operator </> : ParserJoinPrecedence

// There are only five overloads, because the compiler tries each of them for each operator in an
// expression. It needs those for single values, because it can't infer a tuple of one value from
// the one for tuples.

/// Joins two formats that capture nothing.
@_documentation(visibility: internal)  // One of several overloads.
public func </> (lhs: URLFormat<Void>, rhs: URLFormat<Void>) -> URLFormat<Void> {
  URLFormat(parser: lhs.parser %> rhs.parser)
}

/// Joins a format that captures nothing with one that captures a value.
@_documentation(visibility: internal)  // One of several overloads.
public func </> <A>(lhs: URLFormat<Void>, rhs: URLFormat<A>) -> URLFormat<A> {
  URLFormat(parser: lhs.parser %> rhs.parser)
}

/// Joins a format that captures a value with one that captures nothing.
@_documentation(visibility: internal)  // One of several overloads.
public func </> <A>(lhs: URLFormat<A>, rhs: URLFormat<Void>) -> URLFormat<A> {
  URLFormat(parser: lhs.parser <% rhs.parser)
}

/// Joins two formats, and captures the values of both in one flat tuple.
///
/// ```swift
/// path(.string) </> path("tweets") </> path(.int)
/// // URLFormat<(String, Int)>: /:string/tweets/:int
/// path("search") </> query("q", .string) </> query(opt: "page", .int)
/// // URLFormat<(String, Int?)>: /search?q=:string&(page=:int)
/// ```
///
/// A row of formats can have any length. But where many texts and values alternate, each further
/// value more than doubles the time that the compiler takes. In that case, assign a part of the row
/// to a constant and join that with the rest.
public func </> <each A, each B>(
  lhs: URLFormat<(repeat each A)>, rhs: URLFormat<(repeat each B)>
) -> URLFormat<(repeat each A, repeat each B)> { URLFormat(parser: lhs.parser <%> rhs.parser) }

/// Joins two formats that each capture one value.
///
/// The compiler uses it where it doesn't know the type of a value yet:
///
/// ```swift
/// path(.string) </> path(.int).optional()  // URLFormat<(String, Int?)>
/// ```
@_documentation(visibility: internal)  // One of several overloads.
@_disfavoredOverload
public func </> <A, B>(lhs: URLFormat<A>, rhs: URLFormat<B>) -> URLFormat<(A, B)> {
  URLFormat(parser: lhs.parser <%> rhs.parser)
}

/// Unavailable, because a text in a format is an element, an argument, or something else.
@available(*, unavailable, message: "write a text in a format as path(\"users\")")
public func </> <A>(lhs: String, rhs: URLFormat<A>) -> URLFormat<A> { fatalError() }

/// Unavailable, because a text in a format is an element, an argument, or something else.
@available(*, unavailable, message: "write a text in a format as path(\"users\")")
public func </> <A>(lhs: URLFormat<A>, rhs: String) -> URLFormat<A> { fatalError() }

extension SIMD2 {
  /// Unavailable, because it's only there to make the compiler quick.
  ///
  /// Swift tries the overloads that fit the arguments first only for standard operators such as
  /// `/`, and for operators declared in a type whose name begins with `SIMD` (`isSupportedOperator`
  /// in CSOptimizer.cpp). For any other operator, a row of nine texts before two values takes it
  /// seconds.
  @available(*, unavailable)
  @_documentation(visibility: internal)
  public static func </> (lhs: Self, rhs: Self) -> Self { fatalError() }
}

/// Converts the value that a format captures, usually to a case of an enum.
///
/// ```swift
/// iso(Routes.hello) <¢> path("hello") </> path(.string)
/// // URLFormat<Routes>: /hello/:string
/// ```
@inlinable  // Specializes the conversion.
public func <¢> <A, B>(iso: PartialIso<A, B>, format: URLFormat<A>) -> URLFormat<B> {
  URLFormat(parser: iso <¢> format.parser)
}
