public import CommonParsers
import URLFormats
public import URLPatterns

/// A literal: the element that is just this text.
///
/// A string literal stands for one too: `"users" / string` is `lit("users") / string`. Any text will
/// do, `/` included: it is one element, percent-encoded in a URL. It is compared with `==`, by canonical
/// equivalence; ``lit(exactly:)`` compares bytes.
///
/// ```swift
/// lit("login").print(())?.path  // ["login"]
/// ```
public func lit(_ text: String) -> RoutePattern<Void, Path> {
  RoutePattern(template: text.escapedElement, parser: path(text).parser)
}

extension RoutePattern: ExpressibleByStringLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByUnicodeScalarLiteral
where A == Void, S == Path {
  /// The pattern ``lit(_:)`` makes of the text.
  public init(stringLiteral text: String) {
    self = lit(text)
  }
}

/// The path without elements, as of `https://me.com/`.
///
/// ```swift
/// router.add(Routes.home, route: root)
/// ```
public let root = RoutePattern<Void, Path>(template: "", parser: .nothing)

/// Any element, which is not captured; `element` is printed.
///
/// ```swift
/// lit(any: "me") / "settings"  // matches /you/settings, prints /me/settings
/// ```
public func lit(any element: String) -> RoutePattern<Void, Path> {
  RoutePattern(template: ":any(\(element.escaped))", parser: path(any: element).parser)
}

/// An element that a matcher of URLPatterns takes; `element` is printed.
///
/// ```swift
/// "pages" / lit(matching: Regex("contact-us.*"), printing: "contact-us")
/// ```
///
/// - Parameter template: How the pattern shows in a template; by default as what is printed. A matcher
///   cannot be read from text, so a name of its own, as `:contact`, keeps ``format(_:_:)`` from reading
///   it as something else.
public func lit<M: PatternMatching & Sendable>(
  matching matcher: M, printing element: String, template: String? = nil
) -> RoutePattern<Void, Path> {
  RoutePattern(
    template: template ?? element.escapedElement, parser: path(matcher, printing: element).parser)
}

/// Any element, as text.
///
/// ```swift
/// ("users" / string).parse((path: ["users", "john"], query: [:]))?.match  // "john"
/// ```
public let string: RoutePattern<String, Path> = param(.string)

/// An element that is an integer in decimal digits, as `Int.init(_:)` reads it.
///
/// ```swift
/// ("users" / int).parse((path: ["users", "7"], query: [:]))?.match  // 7
/// ("users" / int).parse((path: ["users", "john"], query: [:]))      // nil
/// int.print(-7)?.path                                               // ["-7"]
/// ```
public let int: RoutePattern<Int, Path> = param(.int)

/// An element that is a floating-point number, as `Double.init(_:)` reads it.
///
/// ```swift
/// double.parse((path: ["1.5e3"], query: [:]))?.match  // 1500
/// ```
public let double: RoutePattern<Double, Path> = param(.double)

/// An element that is `true` or `false`, as `Bool.init(_:)` reads it.
///
/// ```swift
/// bool.parse((path: ["true"], query: [:]))?.match  // true
/// bool.parse((path: ["1"], query: [:]))  // nil
/// ```
public let bool: RoutePattern<Bool, Path> = param(.bool)

/// The text of an argument of the query; of several with the name it is the first.
///
/// An argument without a value reads as the empty text, as in ``Foundation/URL/routeComponents``.
///
/// ```swift
/// ("search" .? string("q")).template  // "search?q=:string"
/// ```
public func string(_ key: String) -> RoutePattern<String, Query> { param(key, .string) }

/// An argument of the query that is an integer.
///
/// ```swift
/// ("list" .? int("page")).print(2)?.query  // ["page": "2"]
/// ```
public func int(_ key: String) -> RoutePattern<Int, Query> { param(key, .int) }

/// An argument of the query that is a floating-point number.
///
/// ```swift
/// ("map" .? double("lat") & double("lon")).template  // "map?lat=:double&lon=:double"
/// ```
public func double(_ key: String) -> RoutePattern<Double, Query> { param(key, .double) }

/// An argument of the query that is `true` or `false`.
///
/// ```swift
/// ("list" .?? bool("all")).template  // "list?(all=:bool)"
/// ```
public func bool(_ key: String) -> RoutePattern<Bool, Query> { param(key, .bool) }

/// An element that is an integer of a range.
///
/// ```swift
/// int(1...100).template  // ":int(1...100)"
/// ```
public func int(_ range: ClosedRange<Int>) -> RoutePattern<Int, Path> {
  param(
    .int(in: range),
    template: ":int(\(range.lowerBound)...\(range.upperBound))")
}

/// An argument of the query that is an integer of a range.
///
/// ```swift
/// ("list" .? int("page", 1...9)).parse((path: ["list"], query: ["page": "10"]))  // nil
/// ```
public func int(_ key: String, _ range: ClosedRange<Int>) -> RoutePattern<Int, Query> {
  param(
    key,
    .int(in: range),
    template: ":int(\(range.lowerBound)...\(range.upperBound))")
}

extension PartialIso where A == String, B == Int {
  fileprivate static func int(in range: ClosedRange<Int>) -> PartialIso {
    PartialIso(
      apply: { Int($0).flatMap { range.contains($0) ? $0 : nil } },
      unapply: { range.contains($0) ? String($0) : nil })
  }
}

/// An element that a matcher of URLPatterns takes, such as `Regex("v[0-9]+")`.
///
/// ```swift
/// string(matching: Regex("v[0-9]+")) / "users"
/// ```
///
/// - Parameter template: How the pattern shows in a template. A matcher cannot be read from text, so a
///   name of its own, as `:version`, keeps ``format(_:_:)`` from reading it as any string.
public func string<M: PatternMatching & Sendable>(
  matching matcher: M, template: String = ":string"
) -> RoutePattern<String, Path> {
  param(
    PartialIso(apply: { matcher ~= $0 ? $0 : nil }, unapply: { matcher ~= $0 ? $0 : nil }),
    template: template)
}

/// An element of any type that its description can be read back into.
///
/// ```swift
/// "ports" / param(UInt16.self)
/// ```
public func param<T: LosslessStringConvertible & SendableMetatype>(
  _ type: T.Type
) -> RoutePattern<T, Path> {
  param(PartialIso<String, T>.losslessStringConvertible)
}

/// An element that is the raw value of a type.
///
/// ```swift
/// enum Tab: String { case home, search }
/// "tabs" / param(Tab.self)
/// ```
public func param<T: RawRepresentable & SendableMetatype>(
  _ type: T.Type
) -> RoutePattern<T, Path> where T.RawValue == String {
  param(PartialIso<String, T>.rawRepresentable)
}

/// An argument of the query of any type that its description can be read back into.
///
/// ```swift
/// ("connect" .? param("port", UInt16.self)).template  // "connect?port=:uint16"
/// ```
public func param<T: LosslessStringConvertible & SendableMetatype>(
  _ key: String, _ type: T.Type
) -> RoutePattern<T, Query> {
  param(key, PartialIso<String, T>.losslessStringConvertible)
}

/// An argument of the query that is the raw value of a type.
///
/// ```swift
/// enum Tab: String { case home, search }
/// ("app" .? param("tab", Tab.self)).print(.search)?.query  // ["tab": "search"]
/// ```
public func param<T: RawRepresentable & SendableMetatype>(
  _ key: String, _ type: T.Type
) -> RoutePattern<T, Query> where T.RawValue == String {
  param(key, PartialIso<String, T>.rawRepresentable)
}

/// An element that is converted by two functions that undo each other.
///
/// ```swift
/// let hex = param({ Int($0, radix: 16) }, { String($0, radix: 16) }, template: ":hex")
/// ("colors" / hex).print(255)?.path  // ["colors", "ff"]
/// ```
///
/// - Parameters:
///   - apply: Converts the element; nil does not match.
///   - unapply: Converts back to what `apply` reads; nil is not printed.
///   - template: How the pattern shows in a template; by default the type in lower case, as `:int`.
public func param<A>(
  _ apply: @escaping @Sendable (String) -> A?, _ unapply: @escaping @Sendable (A) -> String?,
  template: String? = nil
) -> RoutePattern<A, Path> {
  param(PartialIso(apply: apply, unapply: unapply), template: template)
}

/// An argument of the query that is converted by two functions that undo each other.
///
/// ```swift
/// let ids = param(
///   "ids", { $0.split(separator: ",").map(String.init) }, { $0.joined(separator: ",") },
///   template: ":ids")
/// ("list" .? ids).print(["a", "b"])?.query  // ["ids": "a,b"]
/// ```
public func param<A>(
  _ key: String, _ apply: @escaping @Sendable (String) -> A?,
  _ unapply: @escaping @Sendable (A) -> String?, template: String? = nil
) -> RoutePattern<A, Query> {
  param(key, PartialIso(apply: apply, unapply: unapply), template: template)
}

/// An element that an isomorphism converts.
///
/// ```swift
/// param(PartialIso.int).template  // ":int"
/// ```
public func param<A>(
  _ iso: PartialIso<String, A>, template: String? = nil
) -> RoutePattern<A, Path> {
  let template = template ?? iso.urlTemplate
  return RoutePattern(template: template, parser: element(iso, template: template))
}

/// An argument of the query that an isomorphism converts.
///
/// An argument without a value reads as one with the empty value, as in ``Foundation/URL/routeComponents``.
///
/// ```swift
/// param("page", PartialIso.int).template  // "page=:int"
/// ```
public func param<A>(
  _ key: String, _ iso: PartialIso<String, A>, template: String? = nil
) -> RoutePattern<A, Query> {
  let template = "\(key.escapedName)=" + (template ?? iso.urlTemplate)
  return RoutePattern(
    template: template, parser: argument(key, iso, template: template, withoutValue: ""))
}
