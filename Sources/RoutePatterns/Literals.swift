import CommonParsers
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
  RoutePattern(parser: literal(text, template: text.escapedElement))
}

extension RoutePattern: ExpressibleByStringLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByUnicodeScalarLiteral
where A == Void, S == Path {
  /// Makes the pattern that ``lit(_:)`` makes of the text.
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
public let root = RoutePattern<Void, Path>(parser: .nothing)

/// Matches any element without capturing it, and prints `element`.
///
/// ```swift
/// let settings = lit(any: "me") / "settings"  // RoutePattern<Void, Path>: :any(me)/settings
/// settings.parse((path: ["you", "settings"], query: [:])) != nil  // true
/// settings.print(())?.path                                        // ["me", "settings"]
/// ```
public func lit(any element: String) -> RoutePattern<Void, Path> {
  RoutePattern(parser: anyElement(printing: element, template: ":any(\(element.escaped))"))
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
    parser: matched(by: matcher, printing: element, template: template ?? element.escapedElement))
}
