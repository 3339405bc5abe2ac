/// Matches the next element of the path, or several if the text contains slashes.
///
/// ```swift
/// path("hello") </> path(.string)  // URLFormat<String>: /hello/:string
/// path("api/stops")                // URLFormat<Void>: /api/stops
/// ```
///
/// Text is compared with `==`, which uses canonical equivalence. To compare bytes, write
/// `path(Exactly("café"))`. The elements `""`, `"."`, and `".."` can't be printed, because no path
/// can contain them. For one element that contains a slash, write `path(Exactly("AC/DC"))`.
///
/// A text that means something in a URL or in other libraries' routes, such as `users/:id`, `{id}`,
/// `*`, `users?page=1`, or `caf%C3%A9`, stops the program. If you mean the characters, write
/// `path(Exactly(":id"))`, also for a text that's known only at run time.
public func path(
  _ text: String, file: StaticString = #fileID, line: UInt = #line
) -> URLFormat<Void> {
  elements(of: text, isPattern: false, file, line)
}

/// Matches the elements of a row's text between its slashes.
package func elements(
  of text: String, isPattern: Bool, _ file: StaticString = #fileID, _ line: UInt = #line
) -> URLFormat<Void> {
  if isWord(text) { return literal(text) }
  requirePathText(text, isPattern: isPattern, file: file, line: line)
  if !text.utf8.contains(UInt8(ascii: "/")) { return literal(text) }
  return text.split(separator: "/").map { literal(String($0)) }.reduce(root, </>)
}

/// Matches the next element of the path if it's equal to this text, which can contain a slash.
package func literal(_ text: String) -> URLFormat<Void> {
  URLFormat(ElementPart(text: .literal(text)))
}

/// Captures the next element of the path, or its text between a prefix, a suffix, or both.
///
/// ```swift
/// path("trails") </> path(.int)  // URLFormat<Int>: /trails/:int
/// path("trails") </> path(.string, suffix: ".gpx")
/// // URLFormat<String>: /trails/:string.gpx
/// let profile = path(.string, prefix: "@")  // URLFormat<String>: /@:string
/// profile.match(URL(string: "/@john")!)     // "john"
/// profile.url(for: "john")                  // /@john
/// ```
///
/// A prefix and a suffix are compared byte by byte, as `Prefixed` and `Suffixed` compare them in a
/// `case`. A slash in them is written as `%2F`. The text between them is never `""`, `"."`, or
/// `".."`.
@_specialize(where P == PartialIso<String, String>)
@_specialize(where P == PartialIso<String, Int>)
public func path<P: URLParameter>(
  _ parameter: P, prefix: String = "", suffix: String = ""
) -> URLFormat<P.Value> {
  if prefix.isEmpty, suffix.isEmpty {
    return format(of: parameter) { path($0) }
      ?? element(parameter.urlConversion, placeholder: parameter.urlTemplate)
  }
  return element(
    parameter.urlConversion.between(prefix, suffix),
    placeholder: prefix.escapedForTemplate + parameter.urlTemplate + suffix.escapedForTemplate)
}

extension PartialIso where A == String {
  /// Returns an isomorphism of a text between a prefix, a suffix, or both.
  package func between(_ prefix: String, _ suffix: String) -> PartialIso {
    if prefix.isEmpty, suffix.isEmpty { return self }
    return PartialIso(
      textPattern: textPattern.between(prefix, suffix), placeholder: placeholder,
      place: (place ?? PlaceInText()).between(prefix, suffix), shapeOfText: shapeOfText,
      parts: parts?.map(text: {
        $0.removing(prefix, atEnd: false)?.rest(without: suffix, atEnd: true)
      }) { $0.between(prefix, suffix) }, isOptional: isOptional
    ) {
      $0.removing(prefix, atEnd: false)?.rest(without: suffix, atEnd: true).flatMap(apply)
    } unapply: {
      unapply($0).flatMap { isUnwritable($0) ? nil : prefix + $0 + suffix }
    }
  }
}

/// Returns a format for an element that a conversion accepts.
package func element<A>(
  _ conversion: PartialIso<String, A>, placeholder: String
) -> URLFormat<A> {
  URLFormat(conversion, placeholder: placeholder) { ElementPart(text: .converted($0)) }
}

/// Matches the next element of the path with a matcher from URLPatterns, and prints `element`.
///
/// ```swift
/// let contact =
///   path("pages") </> path(Regex("contact-us.*"), printing: "contact-us")
/// contact.match(URL(string: "/pages/contact-us_gbr")!) != nil  // true
/// contact.print(())?.render()  // "/pages/contact-us"
/// ```
///
/// A slash in `element` is written as `%2F`.
public func path<M: PatternMatching & Sendable>(
  _ matcher: M, printing element: String
) -> URLFormat<Void> {
  URLFormats.element(
    .matching(matcher, printing: element), placeholder: element.escapedForTemplate)
}

/// Matches the next element of the path, whatever it is, and prints `element`.
///
/// ```swift
/// let settings = path(printing: "me") </> path("settings")
/// settings.match(URL(string: "/you/settings")!) != nil  // true
/// settings.print(())?.render()                          // "/me/settings"
/// ```
///
/// A slash in `element` is written as `%2F`.
public func path(printing element: String) -> URLFormat<Void> {
  URLFormats.element(.any(printing: element), placeholder: ":any")
}

extension PartialIso<String, Void> {
  /// Returns an isomorphism that accepts what a matcher matches.
  package static func matching<M: PatternMatching & Sendable>(
    _ matcher: M, printing text: String
  ) -> PartialIso {
    PartialIso(
      textPattern: pattern(of: matcher) ?? .someText(printing: text),
      apply: { matcher ~= $0 ? unit : nil },
      unapply: { _ in text })
  }

  /// Returns an isomorphism that accepts any text.
  package static func any(printing text: String) -> PartialIso {
    PartialIso(apply: { _ in unit }, unapply: { _ in text })
  }
}

/// Matches a path without elements, and adds nothing to formats that it's joined with.
///
/// ```swift
/// let home =
///   scheme("https") </> host("me.com") </> (iso(Routes.home) <¢> root)
/// home.match(URL(string: "https://me.com/")!)     // .home
/// home.match(URL(string: "https://me.com/echo")!)  // nil
/// ```
@_disfavoredOverload  // If RoutePatterns is imported, too, its constant comes first.
public let root = URLFormat<Void>(parser: .nothing)

/// Captures the next element of the path if it can be converted, and nil otherwise.
///
/// ``URLFormat/optional()-1vj9i`` does the same for any format.
///
/// ```swift
/// path(.string) </> path(opt: .int) </> path("edit")
/// // URLFormat<(String, Int?)>
/// ```
public func path<P: URLParameter>(opt parameter: P) -> URLFormat<P._OptionalValue> {
  path(parameter).optional()
}

/// An element of the path.
struct ElementPart: PathPart, NameablePart {
  var text: RequiredText
  var isInFragment = false

  var functions: Functions {
    switch text {
    case .literal(let text):
      (
        { parts, _ in parts.readElement(text) },
        { [isInFragment] _, parts in parts.write(element: text, isInFragment: isInFragment) }
      )
    case .converted(let conversion):
      (
        { parts, values in
          guard let text = parts.element(as: conversion.texts.pattern),
            conversion.read(text, &values)
          else { return false }
          parts.position += 1
          return true
        },
        { [isInFragment] values, parts in
          guard let text = conversion.write(&values) else { return false }
          return parts.write(element: text, isInFragment: isInFragment)
        }
      )
    }
  }

  var texts: PartTexts? { text.texts }

  func template(_: Presence) -> URLTemplate {
    URLTemplate(path: [text.texts.shown(\.escapedForTemplate)].filter { !$0.isEmpty })
  }

  func write(_: Presence, to uri: inout URITemplateWriter) throws(NotInRFC6570) {
    try uri.append(element: text.texts, isInFragment)
  }
}

extension URLParts {
  /// Whether all elements have been read.
  var isAtEnd: Bool { position >= elements.count }

  /// Returns the next element, as the pattern has it where case is ignored, or nil at the end.
  func element(as pattern: TextPattern) -> String? {
    if isAtEnd { return nil }
    let element = elements[position]
    return options.contains(.ignoringCase) ? pattern.restored(element) ?? element : element
  }

  /// Reads the next element if it's equal to `text`.
  mutating func readElement(_ text: String) -> Bool {
    guard !isAtEnd,
      text ~= elements[position]
        || options.contains(.ignoringCase) && IgnoringCase(text) ~= elements[position]
    else { return false }
    position += 1
    return true
  }

  /// Appends an element, or returns false if it would be read as something else or not at all.
  package mutating func write(element: String, isInFragment: Bool) -> Bool {
    if isUnwritable(element) { return false }
    if isInFragment { return write(elementOfFragment: element) }
    if elements.count > PathReader.maxSplits { return false }
    if nextElementIsHost { return write(elementInPlaceOfHost: element) }
    if elements.isEmpty { elements.reserveCapacity(6) }  // Few paths are longer.
    elements.append(element)
    return true
  }
}
