#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import CommonParsers
public import URLFormats
public import URLPatterns

// A parameter is declared once, as the pattern of an element. Called with a name, it is an argument of
// the query; format(_:_:) takes it by the name in its template; and it is a URLParameter, too.

/// Captures any element, as text.
///
/// ```swift
/// ("users" / string).parse((path: ["users", "john"], query: [:]))?.match  // "john"
/// ```
public let string: RoutePattern<String, Path> = param(.string)

/// Captures an element that is an integer in decimal digits, as `Int.init(_:)` reads it.
///
/// ```swift
/// ("users" / int).parse((path: ["users", "7"], query: [:]))?.match  // 7
/// ("users" / int).parse((path: ["users", "john"], query: [:]))      // nil
/// ```
public let int: RoutePattern<Int, Path> = param(.int)

/// Captures an element that is a floating-point number, as `Double.init(_:)` reads it.
///
/// ```swift
/// double.parse((path: ["1.5e3"], query: [:]))?.match  // 1500.0
/// ```
public let double: RoutePattern<Double, Path> = param(.double)

/// Captures an element that is `true` or `false`.
public let bool: RoutePattern<Bool, Path> = param(.bool)

/// Captures a UUID in upper or lower case, and prints it in upper case.
public let uuid: RoutePattern<UUID, Path> = param(.uuid)

extension RoutePattern where S == Path {
  /// Makes an argument of the query that captures what this pattern captures of an element.
  ///
  /// ```swift
  /// "search" .? string("q") & int("page")
  /// // RoutePattern<(String, Int), Query>: search?q=:string&page=:int
  /// ```
  ///
  /// The argument's value is read as if it were the only element of a path. Of several arguments with
  /// the name, the first one counts; one without a value reads as the empty text, as in
  /// ``FoundationEssentials/URL/routeComponents``.
  public func callAsFunction(_ name: String) -> RoutePattern<A, Query> {
    let template = "\(name.escapedName)=\(template)"
    return RoutePattern<A, Query>(
      parser: argument(name, urlConversion, template: template, withoutValue: ""))
  }

  /// Makes an argument of the query that may be missing, and captures a default value if it is.
  ///
  /// The default isn't printed. An argument that is there but can't be converted doesn't match.
  ///
  /// ```swift
  /// let list = "list" .? int("page", default: 1)  // RoutePattern<Int, Query>: list?(page=:int)
  /// list.parse((path: ["list"], query: [:]))?.match        // 1
  /// list.parse((path: ["list"], query: ["page": "x"]))     // nil
  /// list.print(1)!                                         // (path: ["list"], query: [:])
  /// list.print(2)?.query                                   // ["page": "2"]
  /// ```
  ///
  /// A value counts as the default if the pattern writes the same text for both, so values don't have to
  /// be `Equatable`. A default that the pattern can't write is read, but never printed. The template
  /// doesn't mention the default, so ``format(_:_:)`` reads it as an argument that may be nil.
  public func callAsFunction(_ name: String, default value: A) -> RoutePattern<A, Query>
  where A: Sendable {
    RoutePattern<A, Query>(
      parser: optionalArgument(
        name, urlConversion.defaulting(to: value), template: "\(name.escapedName)=\(template)",
        withoutValue: ""))
  }
}

/// A pattern of an element may be a parameter of a format, and of a `URLFormat`.
///
/// ```swift
/// import URLFormats
///
/// let hex = param({ Int($0, radix: 16) }, { String($0, radix: 16) }, template: ":hex")
/// path("colors") </> path(hex)  // URLFormat<Int>: /colors/:hex
/// ```
extension RoutePattern: URLParameter where S == Path {
  /// The conversion of a text as if it were the only element of a path.
  public var urlConversion: PartialIso<String, A> {
    if let parameter { return parameter.conversion }
    let outlines = parser.grammar.outlines ?? []
    return PartialIso(domain: outlines.count == 1 ? outlines[0].domain : .unknown) {
      [parser] text in
      parser.code.values(of: URLParts(text: text)).map(parser.shape.top)
    } unapply: { [parser] value in
      parser.code.text(for: value, as: parser.shape)
    }
  }

  /// The pattern's ``template``.
  public var urlTemplate: String { template }
}

/// Captures an element that is an integer in a range.
///
/// ```swift
/// int(1...100)  // RoutePattern<Int, Path>: :int(1...100)
/// ```
public func int(_ range: ClosedRange<Int>) -> RoutePattern<Int, Path> {
  param(
    PartialIso(
      domain: Domain(matching: range), apply: { Int($0).flatMap { range.contains($0) ? $0 : nil } },
      unapply: { range.contains($0) ? String($0) : nil }),
    template: ":int(\(range.lowerBound)...\(range.upperBound))")
}

/// Captures an element that a matcher of URLPatterns matches, such as `Regex("v[0-9]+")`.
///
/// ```swift
/// string(matching: Regex("v[0-9]+")) / "users"  // RoutePattern<String, Path>: :string/users
/// ```
///
/// - Parameters:
///   - matcher: The matcher of the element.
///   - template: The text that stands for the pattern in a template. A matcher cannot be read from
///     a template, so a name of its own, such as `:version`, keeps ``format(_:_:)`` from reading it
///     as any string.
public func string<M: PatternMatching & Sendable>(
  matching matcher: M, template: String = ":string"
) -> RoutePattern<String, Path> {
  param(
    PartialIso(
      domain: Domain(matching: matcher), apply: { matcher ~= $0 ? $0 : nil },
      unapply: { matcher ~= $0 ? $0 : nil }), template: template)
}

/// Captures an element of a type that can be read from its description.
///
/// ```swift
/// "ports" / param(UInt16.self)  // RoutePattern<UInt16, Path>: ports/:uint16
/// ```
public func param<T: LosslessStringConvertible & SendableMetatype>(
  _ type: T.Type
) -> RoutePattern<T, Path> {
  param(PartialIso<String, T>.losslessStringConvertible)
}

/// Captures an element that is the raw value of a type, such as a case of an enum.
///
/// ```swift
/// enum Tab: String { case home, search }
/// "tabs" / param(Tab.self)  // RoutePattern<Tab, Path>: tabs/:tab
/// ```
public func param<T: RawRepresentable & SendableMetatype>(
  _ type: T.Type
) -> RoutePattern<T, Path> where T.RawValue == String {
  param(PartialIso<String, T>.rawRepresentable)
}

/// Captures an element with two conversions that undo each other.
///
/// This makes a parameter of your own, which is used like ``int``: as an element, as an argument of the
/// query, and in a format.
///
/// ```swift
/// let hex = param({ Int($0, radix: 16) }, { String($0, radix: 16) }, template: ":hex")
/// "colors" / hex                  // RoutePattern<Int, Path>: colors/:hex
/// "colors" .?? hex("background")  // RoutePattern<Int?, Query>: colors?(background=:hex)
///
/// let color: RoutePattern<Int, Path> = try format("colors/:hex", hex)
/// color.print(255)?.path  // ["colors", "ff"]
/// ```
///
/// - Parameters:
///   - apply: Converts the element, or returns nil if it does not match.
///   - unapply: Converts back to text that `apply` reads, or returns nil if there is none.
///   - template: The text that stands for the pattern in a template; without it, a colon and the
///     name of the type in lower case, such as `:int`.
public func param<A>(
  _ apply: @escaping @Sendable (String) -> A?, _ unapply: @escaping @Sendable (A) -> String?,
  template: String? = nil
) -> RoutePattern<A, Path> {
  param(PartialIso(apply: apply, unapply: unapply), template: template)
}

/// Captures an element with an isomorphism.
///
/// ```swift
/// "users" / param(.int)  // RoutePattern<Int, Path>: users/:int
/// ```
public func param<A>(
  _ iso: PartialIso<String, A>, template: String? = nil
) -> RoutePattern<A, Path> {
  RoutePattern(
    parser: element(iso, template: template ?? iso.urlTemplate),
    parameter: RoutePattern.Parameter(iso))
}
