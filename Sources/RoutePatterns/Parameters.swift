public import CommonParsers
public import URLPatterns

/// A literal: the element that is just this text.
///
/// A string literal stands for one too: `"users" / string` is `lit("users") / string`.
public func lit(_ text: String) -> RoutePattern<Void, Path> {
  RoutePattern(
    template: text,
    parser: Parser(
      template: .empty,
      outline: Outline(reads: [.literal(text)]),
      consume: { $0.skipElement(text) },
      print: { $0.write(element: text) }
    ))
}

extension RoutePattern: ExpressibleByStringLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByUnicodeScalarLiteral
where A == Void, S == Path {
  /// The pattern ``lit(_:)`` makes of the text.
  public init(stringLiteral text: String) {
    self = lit(text)
  }
}

/// The path without elements.
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
  RoutePattern(
    template: ":any",
    parser: Parser(
      template: .empty,
      outline: Outline(reads: [.anything], prints: [.literal(element)]),
      consume: { $0.skipElement() },
      print: { $0.write(element: element) }
    ))
}

/// An element that a matcher of URLPatterns takes; `element` is printed.
///
/// ```swift
/// "pages" / lit(matching: Regex("contact-us.*"), printing: "contact-us")
/// ```
public func lit<M: PatternMatching & Sendable>(
  matching matcher: M, printing element: String
) -> RoutePattern<Void, Path> {
  RoutePattern(
    template: element,
    parser: Parser(
      template: .empty,
      outline: Outline(
        reads: [.anything], prints: [.literal(element)], isExact: false,
        readsBack: matcher ~= element),
      consume: { input in
        guard let next = input.element, matcher ~= next else { return false }
        return input.skipElement()
      },
      print: { $0.write(element: element) }
    ))
}

/// Any element, as text.
public let string: RoutePattern<String, Path> = param(.string)

/// An element that is an integer in decimal digits.
public let int: RoutePattern<Int, Path> = param(.int)

/// An element that is a floating-point number.
public let double: RoutePattern<Double, Path> = param(.double)

/// An element that is `true` or `false`.
public let bool: RoutePattern<Bool, Path> = param(.bool)

/// The text of an argument of the query.
public func string(_ key: String) -> RoutePattern<String, Query> { param(key, .string) }

/// An argument of the query that is an integer.
public func int(_ key: String) -> RoutePattern<Int, Query> { param(key, .int) }

/// An argument of the query that is a floating-point number.
public func double(_ key: String) -> RoutePattern<Double, Query> { param(key, .double) }

/// An argument of the query that is `true` or `false`.
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
public func int(_ key: String, _ range: ClosedRange<Int>) -> RoutePattern<Int, Query> {
  param(
    key,
    .int(in: range),
    template: ":int(\(range.lowerBound)...\(range.upperBound))")
}

extension PartialIso where A == String, B == Int {
  fileprivate static func int(in range: ClosedRange<Int>) -> PartialIso {
    PartialIso(
      domain: .own,
      apply: { Int($0).flatMap { range.contains($0) ? $0 : nil } },
      unapply: { range.contains($0) ? String($0) : nil })
  }
}

/// An element that a matcher of URLPatterns takes, such as `Regex("v[0-9]+")`.
///
/// ```swift
/// string(matching: Regex("v[0-9]+")) / "users"
/// ```
public func string<M: PatternMatching & Sendable>(
  matching matcher: M
) -> RoutePattern<String, Path> {
  param(
    PartialIso(
      domain: .own, apply: { matcher ~= $0 ? $0 : nil }, unapply: { matcher ~= $0 ? $0 : nil }),
    template: ":string")
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
public func param<T: LosslessStringConvertible & SendableMetatype>(
  _ key: String, _ type: T.Type
) -> RoutePattern<T, Query> {
  param(key, PartialIso<String, T>.losslessStringConvertible)
}

/// An argument of the query that is the raw value of a type.
public func param<T: RawRepresentable & SendableMetatype>(
  _ key: String, _ type: T.Type
) -> RoutePattern<T, Query> where T.RawValue == String {
  param(key, PartialIso<String, T>.rawRepresentable)
}

/// An element that is converted by two functions that undo each other.
///
/// ```swift
/// let hex = param({ Int($0, radix: 16) }, { String($0, radix: 16) }, template: ":hex")
/// ```
public func param<A>(
  _ apply: @escaping @Sendable (String) -> A?, _ unapply: @escaping @Sendable (A) -> String?,
  template: String? = nil
) -> RoutePattern<A, Path> {
  param(PartialIso(apply: apply, unapply: unapply), template: template)
}

/// An argument of the query that is converted by two functions that undo each other.
public func param<A>(
  _ key: String, _ apply: @escaping @Sendable (String) -> A?,
  _ unapply: @escaping @Sendable (A) -> String?, template: String? = nil
) -> RoutePattern<A, Query> {
  param(key, PartialIso(apply: apply, unapply: unapply), template: template)
}

/// An element that an isomorphism converts.
public func param<A>(
  _ iso: PartialIso<String, A>, template: String? = nil
) -> RoutePattern<A, Path> {
  RoutePattern(
    template: template ?? ":\(A.self)".lowercased(),
    parser: Parser(
      template: .empty,
      outline: iso.outline,
      consume: { input in
        guard let value = input.element.flatMap(iso.apply) else { return nil }
        _ = input.skipElement()
        return value
      },
      print: { value, output in iso.unapply(value).map { output.write(element: $0) } ?? false }
    ))
}

/// An argument of the query that an isomorphism converts.
public func param<A>(
  _ key: String, _ iso: PartialIso<String, A>, template: String? = nil
) -> RoutePattern<A, Query> {
  RoutePattern(
    template: "\(key)=" + (template ?? ":\(A.self)".lowercased()),
    parser: Parser(
      template: .empty,
      outline: Outline(isExact: false, readsBack: iso.domain.isKnown, names: [key]),
      consume: { $0.takeArgument(key).flatMap(iso.apply) },
      print: { value, output in iso.unapply(value).map { output.write(key, value: $0) } ?? false }
    ))
}
