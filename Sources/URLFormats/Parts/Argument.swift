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
/// doesn't match; ``query(flag:endsWithEqualsSign:)`` is for those. Names and text are compared
/// with `==`, which uses canonical equivalence. To compare the bytes of a value, write
/// `query("unit", Exactly("K"))`.
public func query<P: URLParameter>(_ name: String, _ parameter: P) -> URLFormat<P.Value> {
  URLFormat(parameter.conversionOfArgument, placeholder: parameter.urlTemplate) {
    ArgumentPart(name: name, content: .first(.required($0)))
  }
}

/// Matches an argument of the query with this text.
@_documentation(visibility: internal)  // One of several overloads.
public func query(_ name: String, _ text: String) -> URLFormat<Void> {
  URLFormat(text) { ArgumentPart(name: name, content: .first(.required($0))) }
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
  URLFormat(opt(parameter.conversionOfArgument), placeholder: parameter.urlTemplate) {
    ArgumentPart(name: name, content: .first(.optional($0)))
  }
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
  let conversion = parameter.conversionOfArgument
  let written = conversion.unapply(value).map { Exactly($0) }
  let defaulting = PartialIso<String?, P.Value>(
    textPattern: conversion.textPattern, place: conversion.place,
    shapeOfText: conversion.shapeOfText,
    parts: conversion.parts.map { .init(allowingEmpty: nil, reason: $0.reason) },
    isOptional: conversion.isOptional
  ) {
    text in
    guard let text else { return value }
    return conversion.apply(text)
  } unapply: { other in
    // Compares the bytes of texts, so that `-0.0` differs from `0.0`, and `nan` equals `nan`.
    conversion.unapply(other).map { text in written.map { $0 ~= text } == true ? nil : text }
  }
  return URLFormat(defaulting, placeholder: parameter.urlTemplate) {
    ArgumentPart(name: name, content: .first(.optional($0)))
  }
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
  let conversion = parameter.conversionOfArgument
  return URLFormat(
    ArgumentPart(
      name: name,
      content: .all(
        TextConversion(
          conversion.forAll(skippingMalformed: false), placeholder: parameter.urlTemplate),
        skippingMalformed: TextConversion(conversion.forAll(skippingMalformed: true)))))
}

extension URLParameter {
  /// The conversion of an argument, which can be empty, and so can its parts.
  fileprivate var conversionOfArgument: PartialIso<String, Value> {
    let conversion = urlConversion
    return conversion.parts?.allowingEmpty ?? conversion
  }
}

extension PartialIso where A == String {
  /// Returns an isomorphism that converts all of several texts, or those that can be converted.
  fileprivate func forAll(skippingMalformed: Bool) -> PartialIso<[String], [B]> {
    PartialIso<[String], [B]>(
      textPattern: textPattern, place: place,
      parts: parts.map { .init(allowingEmpty: nil, reason: $0.reason) }, isOptional: isOptional
    ) { texts in
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
/// let search =
///   path("search") </> query(flag: "exact", endsWithEqualsSign: true)
/// search.print(true)?.render()  // "/search?exact="
/// ```
///
/// - Parameters:
///   - name: The name.
///   - endsWithEqualsSign: Whether to print an equals sign after the name, for a server that
///     insists on it, such as one made with swift-openapi-runtime 1.11.
public func query(flag name: String, endsWithEqualsSign: Bool = false) -> URLFormat<Bool> {
  URLFormat(
    ArgumentPart(name: name, content: .flag(endsWithEqualsSign: endsWithEqualsSign)))
}

// The compiler considers unavailable overloads only if no other overload fits. (One for
// `path(Int.self)` would slow it down.) `.ci/surface` checks the message.

/// Unavailable, because an argument has a value.
@available(
  *, unavailable, message: "write query(\"q\", .string), or query(flag:) for one without a value"
)
public func query(_ name: String) -> URLFormat<String> { fatalError() }

// A member of the protocol, because the compiler can't find one of `URLFormat<P.Value>` in a long
// expression.
extension FormatType where Input == URLParts {
  /// Returns the same format, whose arguments are printed with some characters as they are.
  ///
  /// Use it for a receiver that doesn't decode them, such as many apps that are paid by UPI:
  ///
  /// ```swift
  /// let pay = address("upi://") </> path("pay")
  ///   </> query("pa", .string).printing(unencoded: "@")
  /// pay.url(for: "shop@bank")  // upi://pay?pa=shop@bank
  /// query("pa", .string).url(for: "shop@bank")  // /?pa=shop%40bank
  /// ```
  ///
  /// The characters can be any of `/?:@!$'()*,;` (RFC 3986 §3.4). Any other, which could mean
  /// something else there, stops the program, and so does a format without arguments.
  public func printing(
    unencoded characters: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    Self(parser: parser.printing(unencoded: characters, file, line))
  }
}

extension Parser where Input == URLParts {
  /// Returns a parser whose arguments are printed with some characters as they are.
  package func printing(
    unencoded characters: String, _ file: StaticString, _ line: UInt
  ) -> Parser {
    let hasArgument = grammar.pieces.contains { $0.role?.part is ArgumentPart }
    let reason = hasArgument ? nil : "only the arguments of a query are printed unencoded"
    if let reason = reason ?? reasonAgainstUnencoded(characters) {
      fatalError(reason, file: file, line: line)
    }
    return with(
      grammar.map { piece in
        guard let role = piece.role, var part = role.part as? ArgumentPart else { return piece }
        part.unencoded += characters
        return piece.with(_URLRole(part, options: role.options))
      })
  }
}

/// The arguments with a name, of the query or in the fragment.
struct ArgumentPart: MovablePart {
  let name: String
  let content: Content
  var isInFragment = false

  /// The characters that aren't encoded although they aren't `unreserved`.
  var unencoded = ""

  enum Content: Sendable {
    /// The text of the first one.
    case first(ConvertedText)
    /// The texts of all, and those that can be converted.
    case all(TextConversion<[String]>, skippingMalformed: TextConversion<[String]>)
    /// Whether there is one, which is printed without a value or with an empty one.
    case flag(endsWithEqualsSign: Bool)
  }

  var functions: Functions {
    let (name, isInFragment, unencoded) = (name, isInFragment, unencoded)
    switch content {
    case .first(let text):
      return text.functions {
        $0.firstValue(named: name, isInFragment)
      } write: {
        $0.write([$1], named: name, isInFragment, unencoded)
      }
    case .all(let conversion, let skippingMalformed):
      return (
        { parts, values in
          let texts = parts.arguments(isInFragment).values(named: name).compactMap(\.self)
          let skips = parts.options.contains(.malformedAsMissing)
          return (skips ? skippingMalformed : conversion).read(texts, &values)
        },
        { values, parts in
          guard let texts = conversion.write(&values) else { return false }
          return parts.write(texts, named: name, isInFragment, unencoded)
        }
      )
    case .flag(let endsWithEqualsSign):
      return (
        { parts, values in
          values.append(parts.firstValue(named: name, isInFragment) != nil)
          return true
        },
        { values, parts in
          let text = endsWithEqualsSign ? "" : nil
          let isThere = values.removeLast() as? Bool == true
          return parts.write(isThere ? [text] : [], named: name, isInFragment, unencoded)
        }
      )
    }
  }

  var component: Component { .query(name: name) }

  var presence: Presence {
    switch content {
    case .first(let text): text.presence
    case .all: .anyNumber
    case .flag: .atMostOnce
    }
  }

  var texts: PartTexts? {
    switch content {
    case .first(let text): text.texts
    case .all(let conversion, _): conversion.texts
    case .flag: nil
    }
  }

  var absence: Missing? {
    Missing(part: Self.self, component: component) { [name] parts, isInFragment in
      parts.options.contains(.malformedAsMissing)
        || parts.firstValue(named: name, isInFragment) == nil
    }
  }

  func template(_ presence: Presence) -> URLTemplate {
    let name = name.escapedForTemplate(special: "*?&=#")
    let value =
      switch content {
      case .flag(endsWithEqualsSign: true): "="
      default: texts.map { "=" + $0.shown { $0.escapedForTemplate(special: "*&#") } } ?? ""
      }
    return URLTemplate(query: [presence.shown(name + value)])
  }

  func write(_ presence: Presence, to uri: inout URITemplateWriter) throws(NotInRFC6570) {
    switch content {
    case .flag(let endsWithEqualsSign):
      let text = encoded(name) + (endsWithEqualsSign ? "=" : "")
      try uri.append(.text(text, hasEqualsSign: endsWithEqualsSign), named: name, isInFragment)
    case .first, .all:
      guard let texts else { return }
      let text = texts.pattern.onlyText
      if text == nil, !unencoded.isEmpty { throw "isn't encoded" }
      let argument: URITemplateWriter.Argument =
        switch (presence, text) {
        case (.once, let text?):
          .text("\(encoded(name))=\(encoded(text))", hasEqualsSign: true)
        case (.once, nil): .required(texts, encodedName: encoded(name))
        default: .optional(texts, isList: presence == .anyNumber)
        }
      try uri.append(argument, named: name, isInFragment)
    }
  }

  func found(in input: URLParts, of _: URLParts) -> Found {
    // The fragment is shown whole and encoded. Decoded, one argument could look like several.
    if isInFragment { return .text(input.fragmentText) }
    // An argument that's there has another value, and of several, it can be any.
    let arguments = values(in: input).map { [name, $0].compactMap(\.self).joined(separator: "=") }
    return .text(arguments.isEmpty ? nil : arguments.joined(separator: "&"))
  }

  func textsInPlace(in input: URLParts, of _: URLParts) -> [String] {
    values(in: input).compactMap(\.self)
  }

  private func values(in input: URLParts) -> ArraySlice<String?> {
    input.arguments(isInFragment).values(named: name).prefix(presence == .anyNumber ? .max : 1)
  }

  func list(in link: inout ListedLink) {
    if isInFragment {
      link.addArgumentInFragment(presence)
    } else if presence == .once {
      link.addArgument(
        name, encodedName: encoded(name),
        pattern(encoded: encoded) { $0.write([""], named: name, false, "") })
    }
  }

  /// Returns a name or a value as it's printed.
  private func encoded(_ text: String) -> String {
    QueryArguments([(name: text, value: nil)]).leavingUnencoded(unencoded).percentEncodedQuery
  }
}

extension URLPart {
  /// The name of an argument, of the query or in the fragment.
  var argumentName: String? { if case .query(let name) = component { name } else { nil } }
}

extension _URLRole {
  /// Returns a query without the arguments that the piece reads.
  package func removingArguments(from query: [String: String]) -> [String: String] {
    guard case .query(let name) = part.component, !part.isInFragment else { return query }
    return name.map { name in query.filter { !options.areNamesSame($0.key, name) } } ?? [:]
  }
}

extension URLParts {
  /// The arguments of the query, or those in the fragment.
  func arguments(_ isInFragment: Bool) -> QueryArguments {
    isInFragment ? applyingOptions(to: QueryArguments(fragmentOf: textWithFragment)) : query
  }

  /// Returns the same arguments, to be read with the options of these parts.
  func applyingOptions(to arguments: QueryArguments) -> QueryArguments {
    if options.isEmpty { return arguments }
    var arguments = arguments
    if options.contains(.plusAsSpace) { arguments.plusAsSpace = true }
    return options.contains(.ignoringCase) ? arguments.ignoringCase() : arguments
  }

  /// Returns the value of the first argument with a name.
  ///
  /// - Returns: `.some(nil)` if the argument doesn't have a value, or nil if it's missing.
  fileprivate func firstValue(named name: String, _ isInFragment: Bool) -> String?? {
    arguments(isInFragment).firstValue(named: name)
  }

  /// Appends arguments with the same name.
  ///
  /// - Returns: False if there are already other arguments with the name, which readers would
  ///   confuse with these, if an argument has neither a name nor a value, which no query can
  ///   express, or if there's another fragment.
  fileprivate mutating func write(
    _ values: [String?], named name: String, _ isInFragment: Bool, _ unencoded: String
  ) -> Bool {
    if values.isEmpty { return true }
    guard let written = writtenArguments(isInFragment) else { return false }
    let others = written.isEmpty ? [] : applyingOptions(to: written).values(named: name)
    if !others.isEmpty {
      return others.map { $0.map(Exactly.init) } == values.map { $0.map(Exactly.init) }
    }
    if name == "", values.contains(nil) { return false }
    let arguments = QueryArguments(values.map { (name: name, value: $0) })
    append(
      unencoded.isEmpty ? arguments : arguments.leavingUnencoded(unencoded), to: written,
      isInFragment)
    return true
  }

  /// The arguments of the query or in the fragment that were written, or nil if the fragment is
  /// something else.
  func writtenArguments(_ isInFragment: Bool) -> QueryArguments? {
    isInFragment ? writtenInFragment?.arguments : writtenQuery
  }

  mutating func append(
    _ arguments: QueryArguments, to written: QueryArguments, _ isInFragment: Bool
  ) {
    if isInFragment {
      writtenFragment = .url(path: writtenInFragment?.path, written + arguments)
    } else {
      writtenQuery = written + arguments
    }
  }
}
