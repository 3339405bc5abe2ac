import CommonParsers
public import URLPatterns

/// The scheme: text, compared without case (RFC 3986 §3.1), or a parameter.
///
/// ```swift
/// scheme("https")
/// ```
public func scheme<P: URLParameter>(_ parameter: P) -> URLFormat<P.Value> {
  URLFormat(
    parser: component(
      parameter,
      template: URLParts(scheme: parameter.urlTemplate),
      matches: { $0.has(scheme: $1) },
      read: \.scheme,
      write: { isURIScheme($1) && $0.write(scheme: $1) }
    ))
}

/// The host: text, compared without case (RFC 3986 §3.2.2), or a parameter.
///
/// ```swift
/// host("me.com") </> path("hello")   // URLFormat<Void>
/// host(.string) </> path("hello")    // URLFormat<String>
/// ```
public func host<P: URLParameter>(_ parameter: P) -> URLFormat<P.Value> {
  URLFormat(
    parser: component(
      parameter,
      template: URLParts(
        host: parameter.urlTemplate, isHostPlaceholder: !(parameter is String)),
      matches: { $0.has(host: $1) },
      read: \.host,
      write: { $0.write(host: $1) }
    ))
}

/// The next element of the path: text, or a parameter.
///
/// ```swift
/// path("hello") </> path(.string)  // /hello/:string
/// ```
///
/// Text is compared with `==`, by canonical equivalence; `path(Exactly("café"))` compares bytes. An
/// element that no path can spell (`""`, `"."`, `".."`) is not printed.
@inlinable
@inline(never)  // Specialised once for each parameter, not again for each route.
public func path<P: URLParameter>(_ parameter: P) -> URLFormat<P.Value> {
  if let text = parameter as? String, let parser = literal(text) as? Parser<URLParts, P.Value> {
    return URLFormat(parser: parser)
  }
  return URLFormat(parser: element(parameter.urlConversion, template: parameter.urlTemplate))
}

/// An element that a conversion takes.
@inlinable
package func element<A>(
  _ conversion: PartialIso<String, A>, template: String
) -> Parser<URLParts, A> {
  Parser(
    template: URLParts(path: [template]), outline: conversion.domain.outline,
    consume: { parts in
      guard let value = parts.element.flatMap(conversion.apply) else { return nil }
      _ = parts.skipElement()
      return value
    },
    print: { value, parts in conversion.unapply(value).map { parts.write(element: $0) } ?? false }
  )
}

@usableFromInline
func literal(_ text: String) -> Parser<URLParts, Void> {
  Parser(
    template: URLParts(path: [text]), outline: Outline([.literal(text)]),
    consume: { $0.skipElement(text) }, print: { $0.write(element: text) })
}

/// The next element of the path, whatever the matcher takes; `element` is printed.
///
/// ```swift
/// path("pages") </> path(Regex("contact-us.*"), printing: "contact-us")
/// ```
public func path<M: PatternMatching & Sendable>(
  _ matcher: M, printing element: String
) -> URLFormat<Void> {
  URLFormat(
    parser: Parser(
      template: URLParts(path: [element]), outline: Outline([.anything], isExact: false),
      consume: { parts in
        guard let next = parts.element, matcher ~= next else { return false }
        return parts.skipElement()
      },
      print: { $0.write(element: element) }
    ))
}

/// The next element of the path, whatever it is; `element` is printed.
///
/// ```swift
/// path(any: "me") </> path("settings")  // matches /you/settings, prints /me/settings
/// ```
public func path(any element: String) -> URLFormat<Void> {
  URLFormat(
    parser: Parser(
      template: URLParts(path: [":any"]), outline: Outline([.anything]),
      consume: { $0.skipElement() },
      print: { $0.write(element: element) }
    ))
}

/// The end of the path.
///
/// A match always covers the whole path, so it need not be said, except for the path without elements.
///
/// ```swift
/// iso(Routes.home) <¢> end  // matches https://me.com/
/// ```
public let end = URLFormat<Void>(
  parser: Parser(
    template: .empty, outline: Outline([.end]), consume: { $0.isAtEnd }, print: { _ in true }))

/// The rest of the path, even if nothing; nothing of it is printed.
///
/// ```swift
/// path("news") </> path("latest") </> tail  // matches /news/latest/2026, prints /news/latest
/// ```
public let tail = URLFormat<Void>(
  parser: Parser(
    template: URLParts(path: ["*"]), outline: Outline([.gap, .end]),
    consume: { parts in
      parts.skipToEnd()
      return true
    },
    print: { _ in true }
  ))

/// The rest of the path, element by element.
///
/// ```swift
/// path("files") </> rest  // URLFormat<[String]>
/// ```
public let rest = URLFormat<[String]>(
  parser: Parser(
    template: URLParts(path: ["*"]), outline: Outline([.gap, .end]),
    consume: { parts in
      let elements = Array(parts.path)
      parts.skipToEnd()
      return elements
    },
    print: { elements, parts in elements.allSatisfy { parts.write(element: $0) } }
  ))

/// Any elements, even none, up to where the rest of the format matches; nothing is printed.
///
/// ```swift
/// anything </> path("terms")  // matches /legal/en/terms, prints /terms
/// ```
public let anything = URLFormat<Void>(parser: wildcard(atLeast: 0, printing: []))

/// Any elements, up to where what comes after them matches.
package func wildcard(atLeast minimum: Int, printing elements: [String]) -> Parser<URLParts, Void> {
  .skipping(
    atLeast: minimum, printing: URLParts(path: elements), template: URLParts(path: ["*"]),
    outline: Outline(Array(repeating: .anything, count: minimum) + [.gap]),
    skip: { $0.skipElement() }, remaining: { $0.path.count })
}

private func component<P: URLParameter>(
  _ parameter: P, template: URLParts,
  matches: @escaping @Sendable (URLParts, String) -> Bool,
  read: @escaping @Sendable (URLParts) -> String?,
  write: @escaping @Sendable (inout URLParts, String) -> Bool
) -> Parser<URLParts, P.Value> {
  if let text = parameter as? String {
    let parser = Parser<URLParts, Void>(
      template: template, outline: Outline(isExact: false), consume: { matches($0, text) },
      print: { write(&$0, text) })
    if let parser = parser as? Parser<URLParts, P.Value> { return parser }
  }
  let conversion = parameter.urlConversion
  return Parser(
    template: template,
    outline: Outline(isExact: false),
    consume: { read($0).flatMap(conversion.apply) },
    print: { value, parts in conversion.unapply(value).map { write(&parts, $0) } ?? false }
  )
}
