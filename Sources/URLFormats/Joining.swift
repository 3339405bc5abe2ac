public import CommonParsers

/// Joins two formats; the values of both are one flat tuple.
infix operator </> : ParserJoinPrecedence

/// Joins a format and what it asks of the query: another spelling of `</>`.
infix operator <?> : ParserJoinPrecedence

// These four, and no more: each overload is tried for each operator of an expression. With the last
// alone the compiler cannot see a tuple of one.

/// Both formats in order, neither with a value.
///
/// ```swift
/// path("news") </> path("latest")  // URLFormat<Void>, /news/latest
/// ```
public func </> (lhs: URLFormat<Void>, rhs: URLFormat<Void>) -> URLFormat<Void> {
  URLFormat(parser: lhs.parser %> rhs.parser)
}

/// Both formats in order, with the value of the right one.
///
/// ```swift
/// path("users") </> path(.int)  // URLFormat<Int>, /users/:int
/// ```
public func </> <A>(lhs: URLFormat<Void>, rhs: URLFormat<A>) -> URLFormat<A> {
  URLFormat(parser: lhs.parser %> rhs.parser)
}

/// Both formats in order, with the value of the left one.
///
/// ```swift
/// path(.string) </> path("profile")  // URLFormat<String>, /:string/profile
/// ```
public func </> <A>(lhs: URLFormat<A>, rhs: URLFormat<Void>) -> URLFormat<A> {
  URLFormat(parser: lhs.parser <% rhs.parser)
}

/// Both formats in order, with the values of both in one flat tuple.
///
/// ```swift
/// path(.string) </> path("tweets") </> path(.int)  // URLFormat<(String, Int)>
/// ```
///
/// A row may be of any length. Where the compiler knows the types, by `iso(Routes.c) <¢>` or an
/// annotation, ten values are checked in 0.1 s. Where it does not, each value after the eighth takes it
/// about ten times as long as the one before: annotate the row, or name a part and join it with the rest.
public func </> <each A, each B>(
  lhs: URLFormat<(repeat each A)>, rhs: URLFormat<(repeat each B)>
) -> URLFormat<(repeat each A, repeat each B)> {
  URLFormat(parser: lhs.parser <%> rhs.parser)
}

/// Both formats in order, neither with a value.
///
/// ```swift
/// path("list") <?> query("format", "json")  // URLFormat<Void>, /list?format=json
/// ```
public func <?> (lhs: URLFormat<Void>, rhs: URLFormat<Void>) -> URLFormat<Void> {
  lhs </> rhs
}

/// Both formats in order, with the value of the right one.
///
/// ```swift
/// path("search") <?> query("q", .string)  // URLFormat<String>, /search?q=:string
/// ```
public func <?> <A>(lhs: URLFormat<Void>, rhs: URLFormat<A>) -> URLFormat<A> {
  lhs </> rhs
}

/// Both formats in order, with the value of the left one.
///
/// ```swift
/// path(.int) <?> query("format", "json")  // URLFormat<Int>, /:int?format=json
/// ```
public func <?> <A>(lhs: URLFormat<A>, rhs: URLFormat<Void>) -> URLFormat<A> {
  lhs </> rhs
}

/// Both formats in order, with the values of both in one flat tuple.
///
/// ```swift
/// path("search") <?> query("q", .string) <?> query(opt: "page", .int)
/// // URLFormat<(String, Int?)>
/// ```
public func <?> <each A, each B>(
  lhs: URLFormat<(repeat each A)>, rhs: URLFormat<(repeat each B)>
) -> URLFormat<(repeat each A, repeat each B)> {
  lhs </> rhs
}

/// `format` with its value converted by `iso`, which is often a case of an enum.
///
/// ```swift
/// iso(Routes.hello) <¢> path("hello") </> path(.string)  // URLFormat<Routes>
/// ```
public func <¢> <A, B>(iso: PartialIso<A, B>, format: URLFormat<A>) -> URLFormat<B> {
  URLFormat(parser: iso <¢> format.parser)
}
