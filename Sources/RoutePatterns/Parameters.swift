public import CommonParsers
import URLFormats
public import URLPatterns

/// Matches the element that is exactly this text: a literal.
///
/// A string literal stands for the same pattern: `"users" / string` is `lit("users") / string`. The
/// text may be anything, even with a `/` in it: it is one element, which a URL percent-encodes. It is
/// compared with `==`, by canonical equivalence; ``lit(exactly:)`` compares bytes.
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
  /// Makes the pattern that ``lit(_:)`` makes of the text.
  ///
  /// ```swift
  /// let login: RoutePattern<Void, Path> = "login"  // RoutePattern<Void, Path>: login
  /// ```
  public init(stringLiteral text: String) {
    self = lit(text)
  }
}

/// Matches the path without elements, such as that of `https://me.com/`.
///
/// ```swift
/// let router = Router<Routes>(scheme: "https", host: "me.com")
/// router.add(Routes.showMyProfile, route: root)
/// router.match(URL(string: "https://me.com/")!)  // .showMyProfile
/// ```
public let root = RoutePattern<Void, Path>(template: "", parser: .nothing)

/// Matches any element without capturing it, and prints `element`.
///
/// ```swift
/// let settings = lit(any: "me") / "settings"  // RoutePattern<Void, Path>: :any(me)/settings
/// settings.parse((path: ["you", "settings"], query: [:])) != nil  // true
/// settings.print(())?.path                                        // ["me", "settings"]
/// ```
public func lit(any element: String) -> RoutePattern<Void, Path> {
  RoutePattern(template: ":any(\(element.escaped))", parser: path(any: element).parser)
}

/// Matches an element that a matcher of URLPatterns matches, and prints `element`.
///
/// ```swift
/// let contact = "pages" / lit(matching: Regex("contact-us.*"), printing: "contact-us")
/// contact.parse((path: ["pages", "contact-us_gbr"], query: [:])) != nil  // true
/// contact.print(())?.path                                                // ["pages", "contact-us"]
/// ```
///
/// - Parameters:
///   - matcher: The matcher of the element.
///   - element: The element that is printed.
///   - template: The text that stands for the pattern in a template; without it, `element` does. A
///     matcher cannot be read from a template, so a name of its own, such as `:contact`, keeps
///     ``format(_:_:)`` from reading it as something else.
public func lit<M: PatternMatching & Sendable>(
  matching matcher: M, printing element: String, template: String? = nil
) -> RoutePattern<Void, Path> {
  RoutePattern(
    template: template ?? element.escapedElement, parser: path(matcher, printing: element).parser)
}

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
/// int.print(-7)?.path                                               // ["-7"]
/// ```
public let int: RoutePattern<Int, Path> = param(.int)

/// Captures an element that is a floating-point number, as `Double.init(_:)` reads it.
///
/// ```swift
/// double.parse((path: ["1.5e3"], query: [:]))?.match  // 1500.0
/// ```
public let double: RoutePattern<Double, Path> = param(.double)

/// Captures an element that is `true` or `false`, as `Bool.init(_:)` reads it.
///
/// ```swift
/// bool.parse((path: ["true"], query: [:]))?.match  // true
/// bool.parse((path: ["1"], query: [:]))            // nil
/// ```
public let bool: RoutePattern<Bool, Path> = param(.bool)

/// Captures an argument of the query as text; of several with the name, the first one.
///
/// An argument without a value reads as the empty text, as in `URL.routeComponents`.
///
/// ```swift
/// "search" .? string("q")  // RoutePattern<String, Query>: search?q=:string
/// ```
public func string(_ key: String) -> RoutePattern<String, Query> { param(key, .string) }

/// Captures an argument of the query that is an integer.
///
/// ```swift
/// ("list" .? int("page")).print(2)?.query  // ["page": "2"]
/// ```
public func int(_ key: String) -> RoutePattern<Int, Query> { param(key, .int) }

/// Captures an argument of the query that is a floating-point number.
///
/// ```swift
/// "map" .? double("lat") & double("lon")
/// // RoutePattern<(Double, Double), Query>: map?lat=:double&lon=:double
/// ```
public func double(_ key: String) -> RoutePattern<Double, Query> { param(key, .double) }

/// Captures an argument of the query that is `true` or `false`.
///
/// ```swift
/// "list" .?? bool("all")  // RoutePattern<Bool?, Query>: list?(all=:bool)
/// ```
public func bool(_ key: String) -> RoutePattern<Bool, Query> { param(key, .bool) }

/// Captures an element that is an integer in a range.
///
/// ```swift
/// int(1...100)  // RoutePattern<Int, Path>: :int(1...100)
/// ```
public func int(_ range: ClosedRange<Int>) -> RoutePattern<Int, Path> {
  param(
    .int(in: range),
    template: ":int(\(range.lowerBound)...\(range.upperBound))")
}

/// Captures an argument of the query that is an integer in a range.
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
    PartialIso(apply: { matcher ~= $0 ? $0 : nil }, unapply: { matcher ~= $0 ? $0 : nil }),
    template: template)
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

/// Captures an argument of the query of a type that can be read from its description.
///
/// ```swift
/// "connect" .? param("port", UInt16.self)  // RoutePattern<UInt16, Query>: connect?port=:uint16
/// ```
public func param<T: LosslessStringConvertible & SendableMetatype>(
  _ key: String, _ type: T.Type
) -> RoutePattern<T, Query> {
  param(key, PartialIso<String, T>.losslessStringConvertible)
}

/// Captures an argument of the query that is the raw value of a type, such as a case of an enum.
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

/// Captures an element with two conversions that undo each other.
///
/// ```swift
/// let hex = param({ Int($0, radix: 16) }, { String($0, radix: 16) }, template: ":hex")
/// ("colors" / hex).print(255)?.path  // ["colors", "ff"]
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

/// Captures an argument of the query with two conversions that undo each other.
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

/// Captures an element with an isomorphism.
///
/// ```swift
/// "users" / param(PartialIso.int)  // RoutePattern<Int, Path>: users/:int
/// ```
public func param<A>(
  _ iso: PartialIso<String, A>, template: String? = nil
) -> RoutePattern<A, Path> {
  let template = template ?? iso.urlTemplate
  return RoutePattern(template: template, parser: element(iso, template: template))
}

/// Captures an argument of the query with an isomorphism.
///
/// An argument without a value is read as one with an empty value, as in
/// ``FoundationEssentials/URL/routeComponents``.
///
/// ```swift
/// "list" .? param("page", PartialIso.int)  // RoutePattern<Int, Query>: list?page=:int
/// ```
public func param<A>(
  _ key: String, _ iso: PartialIso<String, A>, template: String? = nil
) -> RoutePattern<A, Query> {
  let template = "\(key.escapedName)=" + (template ?? iso.urlTemplate)
  return RoutePattern(
    template: template, parser: argument(key, iso, template: template, withoutValue: ""))
}
