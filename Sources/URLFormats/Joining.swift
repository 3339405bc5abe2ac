public import CommonParsers

/// Joins two formats; the values of both are one flat tuple.
infix operator </> : ParserJoinPrecedence

/// Joins a format and what it asks of the query: another spelling of `</>`.
infix operator <?> : ParserJoinPrecedence

// These four, and no more: each overload is tried for each operator of an expression. With the last
// alone the compiler cannot see a tuple of one.

/// Joins two formats, neither of which captures a value.
public func </> (lhs: URLFormat<Void>, rhs: URLFormat<Void>) -> URLFormat<Void> {
  URLFormat(parser: lhs.parser %> rhs.parser)
}

/// Joins two formats, of which the right one captures a value.
public func </> <A>(lhs: URLFormat<Void>, rhs: URLFormat<A>) -> URLFormat<A> {
  URLFormat(parser: lhs.parser %> rhs.parser)
}

/// Joins two formats, of which the left one captures a value.
public func </> <A>(lhs: URLFormat<A>, rhs: URLFormat<Void>) -> URLFormat<A> {
  URLFormat(parser: lhs.parser <% rhs.parser)
}

/// Joins two formats, and captures the values of both in one flat tuple.
///
/// ```swift
/// path(.string) </> path("tweets") </> path(.int)
/// // URLFormat<(String, Int)>: /:string/tweets/:int
/// ```
///
/// A row of formats may have any length. If the compiler knows the types, from `iso(Routes.c) <¢>`
/// or from an annotation, it checks a row that captures ten values in 0.1 s. If it does not, each
/// value after the eighth takes it about ten times as long as the one before: then annotate the
/// row, or give a part of it a name and join that with the rest.
public func </> <each A, each B>(
  lhs: URLFormat<(repeat each A)>, rhs: URLFormat<(repeat each B)>
) -> URLFormat<(repeat each A, repeat each B)> {
  URLFormat(parser: lhs.parser <%> rhs.parser)
}

/// Joins a path with an argument of the query, neither of which captures a value.
public func <?> (lhs: URLFormat<Void>, rhs: URLFormat<Void>) -> URLFormat<Void> {
  lhs </> rhs
}

/// Joins a path with an argument of the query, which captures a value.
public func <?> <A>(lhs: URLFormat<Void>, rhs: URLFormat<A>) -> URLFormat<A> {
  lhs </> rhs
}

/// Joins a path that captures a value with an argument of the query that does not.
public func <?> <A>(lhs: URLFormat<A>, rhs: URLFormat<Void>) -> URLFormat<A> {
  lhs </> rhs
}

/// Joins a path with an argument of the query, and captures the values of both in one flat tuple.
///
/// ```swift
/// path("search") <?> query("q", .string) <?> query(opt: "page", .int)
/// // URLFormat<(String, Int?)>: /search?q=:string&(page=:int)
/// ```
public func <?> <each A, each B>(
  lhs: URLFormat<(repeat each A)>, rhs: URLFormat<(repeat each B)>
) -> URLFormat<(repeat each A, repeat each B)> {
  lhs </> rhs
}

/// Converts what a format captures, most often to a case of an enum.
///
/// ```swift
/// iso(Routes.hello) <¢> path("hello") </> path(.string)  // URLFormat<Routes>: /hello/:string
/// ```
@inlinable  // So that the conversion is specialised: printing took half as long again without.
public func <¢> <A, B>(iso: PartialIso<A, B>, format: URLFormat<A>) -> URLFormat<B> {
  URLFormat(parser: iso <¢> format.parser)
}
