/// Matches an argument of the query.
///
/// Pass a string for the value, or a conversion such as `.int`, which captures the value.
///
/// ```swift
/// path("retweet") </> query("tweetId", .int)
/// // URLFormat<Int>: /retweet?tweetId=:int
/// path("list") </> query("format", "json")
/// // URLFormat<Void>: /list?format=json
/// ```
///
/// If several arguments have this name, the first one counts. One without a value, such as `?page`,
/// doesn't match; ``query(flag:)`` is for those. Names and text are compared with `==`, which uses
/// canonical equivalence. To compare the bytes of a value, write `query("unit", Exactly("K"))`.
public func query<P: URLParameter>(_ name: String, _ parameter: P) -> URLFormat<P.Value> {
  URLFormat(.argument(name), parameter.urlConversion, placeholder: parameter.urlTemplate)
}

/// Matches an argument of the query with this text.
@_documentation(visibility: internal)  // One of several overloads.
public func query(_ name: String, _ text: String) -> URLFormat<Void> {
  URLFormat(.argument(name), text.urlConversion, placeholder: text)
}

/// Matches an optional argument of the query, and captures nil if it's missing.
///
/// ```swift
/// path("search") </> query(opt: "page", .int)
/// // URLFormat<Int?>: /search?(page=:int)
/// ```
///
/// If the argument is there, but it can't be converted, the format doesn't match.
public func query<P: URLParameter>(opt name: String, _ parameter: P) -> URLFormat<P._OptionalValue>
{
  optionalArgument(
    .argument(name), opt(parameter.urlConversion), placeholder: parameter.urlTemplate)
}

/// Matches an optional argument of the query, and captures a default value if it's missing.
///
/// The default value isn't printed.
///
/// ```swift
/// let list = path("list") </> query("page", .int, default: 1)
/// // URLFormat<Int>: /list?(page=:int)
/// list.match(URL(string: "/list")!)         // 1
/// list.match(URL(string: "/list?page=1")!)  // 1
/// list.match(URL(string: "/list?page=x")!)
/// // nil (it isn't missing, but it isn't a number)
/// list.print(1)?.render()  // "/list"
/// list.print(2)?.render()  // "/list?page=2"
/// ```
///
/// A value counts as the default if both convert to the same text, so values don't need to be
/// `Equatable`. A default that can't be converted to text is captured, but it can't be printed.
public func query<P: URLParameter>(
  _ name: String, _ parameter: P, default value: P.Value
) -> URLFormat<P.Value> where P.Value: Sendable {
  let conversion = parameter.urlConversion
  let written = conversion.unapply(value).map { Exactly($0) }
  let defaulting = PartialIso<String?, P.Value>(
    textPattern: conversion.textPattern, shapeOfText: conversion.shapeOfText
  ) {
    text in
    guard let text else { return value }
    return conversion.apply(text)
  } unapply: { other in
    // Compares the bytes of texts, so that `-0.0` differs from `0.0`, and `nan` equals `nan`.
    conversion.unapply(other).map { text in written.map { $0 ~= text } == true ? nil : text }
  }
  return optionalArgument(
    .argument(name), defaulting, placeholder: parameter.urlTemplate)
}

/// Returns a format for an optional argument or fragment, whose conversion gets nil if it's
/// missing.
func optionalArgument<A>(
  _ place: _URLRole.Place, _ conversion: PartialIso<String?, A>, placeholder: String
) -> URLFormat<A> {
  URLFormat(
    _URLRole(
      place: place, content: .optional(TextConversion(conversion)), placeholder: placeholder,
      presence: .atMostOnce),
    shape: conversion.shapeOfText)
}

/// Captures the values of all arguments with this name, in order, or an empty array if there aren't
/// any.
///
/// ```swift
/// path("search") </> query(all: "tag", .string)
/// // URLFormat<[String]>: /search?(tag=:string)*
/// ```
///
/// An argument without a value, such as `?tag`, isn't one of them. The format doesn't match if a
/// value can't be converted.
public func query<P: URLParameter>(all name: String, _ parameter: P) -> URLFormat<P._Values> {
  let conversion = parameter.urlConversion
  return URLFormat(
    _URLRole(
      place: .argument(name),
      content: .all(
        TextConversion(conversion.forAll(skippingMalformed: false)),
        skippingMalformed: TextConversion(conversion.forAll(skippingMalformed: true))),
      placeholder: parameter.urlTemplate, presence: .anyNumber))
}

extension PartialIso where A == String {
  /// Returns an isomorphism that converts all of several texts, or those that can be converted.
  fileprivate func forAll(skippingMalformed: Bool) -> PartialIso<[String], [B]> {
    PartialIso<[String], [B]>(textPattern: textPattern) { texts in
      let values = texts.compactMap(apply)
      return skippingMalformed || values.count == texts.count ? values : nil
    } unapply: { values in
      let texts = values.compactMap(unapply)
      return texts.count == values.count ? texts : nil
    }
  }
}

/// Captures whether the query has an argument with this name, with or without a value.
///
/// ```swift
/// path("search") </> query(flag: "exact")
/// // URLFormat<Bool>: /search?(exact)
/// ```
public func query(flag name: String) -> URLFormat<Bool> {
  URLFormat(_URLRole(place: .argument(name), content: .flag, presence: .atMostOnce))
}

/// Captures the arguments of the query that no other part of the format names, in order.
///
/// What your table doesn't know is kept, and printed again in the same spelling:
///
/// ```swift
/// let search = path("search") </> query("q", .string) </> otherArguments
/// // URLFormat<(String, QueryArguments)>: /search?q=:string&*
/// let url = URL(string: "/search?utm_source=mail&q=a&x")!
/// let (text, others) = search.match(url)!
/// others.percentEncodedQuery              // "utm_source=mail&x"
/// search.print((text, others))?.render()  // "/search?q=a&utm_source=mail&x"
/// ```
///
/// An argument that another part names can't be printed.
@_disfavoredOverload  // If RoutePatterns is imported, too, its constant comes first.
public let otherArguments = URLFormat<QueryArguments>(
  _URLRole(place: .otherArguments, content: .arguments(except: []), presence: .anyNumber))

// The compiler considers unavailable overloads only if no other overload fits. (One for
// `path(Int.self)` would slow it down.) `.ci/surface` checks the message.

/// Unavailable, because an argument has a value.
@available(
  *, unavailable, message: "write query(\"q\", .string), or query(flag:) for one without a value"
)
public func query(_ name: String) -> URLFormat<String> { fatalError() }
