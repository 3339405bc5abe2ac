/// Matches an element that's equal to this text.
///
/// You can also write a string literal: `"users" / string` is the same as `lit("users") / string`.
/// The text can contain any characters, even a `/`, which is percent-encoded in a URL. It's
/// compared with `==`, which uses canonical equivalence. To compare bytes, use ``lit(exactly:)``.
///
/// ```swift
/// lit("login").print(())?.path       // ["login"]
/// ("bands" / lit("AC/DC")).template  // "bands/AC%2FDC"
/// ```
public func lit(_ text: String) -> PathPattern<Void> {
  RoutePattern(literal(text), conversion: { text.urlConversion })
}

extension RoutePattern: ExpressibleByStringInterpolation, ExpressibleByStringLiteral,
  ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByUnicodeScalarLiteral
where A == Void, S == PatternState.Path {
  /// Creates a pattern for one element, or for several if the text contains slashes.
  ///
  /// So `"api/stops"` is the same as `"api" / "stops"`. For one element that contains a slash,
  /// write `lit("AC/DC")`. In an argument or a fragment, the whole text is one value.
  ///
  /// A text that means something in a URL or in other libraries' routes, such as `users/:id`,
  /// `{id}`, `*`, `users?page=1`, or `caf%C3%A9`, stops the program. If you mean the characters,
  /// write `lit(":id")`.
  public init(stringLiteral text: String) {
    self.init(elements(of: text, isPattern: true), conversion: { text.urlConversion })
  }
}

/// Matches a path without elements, such as that of `https://me.com/`.
///
/// ```swift
/// let router = Router<Routes>(scheme: "https", host: "me.com")
/// router.add(Routes.showMyProfile, route: root)
/// router.match(URL(string: "https://me.com/")!)  // .showMyProfile
/// ```
public let root = PathPattern<Void>(URLFormats.root)

/// Matches any element, and prints `element`.
///
/// ```swift
/// let settings = lit(printing: "me") / "settings"
/// // PathPattern<Void>: :any/settings
/// settings.match(URL(string: "/you/settings")!) != nil  // true
/// settings.print(())?.path  // ["me", "settings"]
/// ```
public func lit(printing element: String) -> PathPattern<Void> {
  param(.any(printing: element), template: ":any")
}

/// Matches an element with a matcher from URLPatterns, and prints `element`.
///
/// ```swift
/// let contact =
///   "pages" / lit(matching: Regex("contact-us.*"), printing: "contact-us")
/// contact.match(URL(string: "/pages/contact-us_gbr")!) != nil  // true
/// contact.print(())?.path  // ["pages", "contact-us"]
/// ```
///
/// - Parameters:
///   - matcher: The matcher for the element.
///   - element: The element to print.
///   - template: The text that represents the pattern in a template. By default, it's `element`.
public func lit<M: PatternMatching & Sendable>(
  matching matcher: M, printing element: String, template: String? = nil
) -> PathPattern<Void> {
  param(
    .matching(matcher, printing: element), template: template ?? element.escapedForTemplate)
}

/// Matches an element that has the same bytes as this text.
///
/// In contrast, ``lit(_:)`` and a string literal match any text that `==` considers equal: `é` as
/// one scalar or as two, and the Kelvin sign, U+212A, in place of a `K`.
///
/// ```swift
/// let cup = lit(exactly: "café") / int
/// cup.match(URL(string: "/caf%C3%A9/7")!)   // 7
/// cup.match(URL(string: "/cafe%CC%81/7")!)  // nil
/// cup.template                              // "café/:int"
/// ```
public func lit(exactly text: String) -> PathPattern<Void> {
  param(Exactly(text).urlConversion)
}

// MARK: - Wildcards

/// Matches one or more elements at the start, in the middle, or at the end of a path.
///
/// ```swift
/// any / "users"       // PathPattern<Void>: */users
/// "users" / any       // PathPattern<Void>: users/*
/// int / any / string  // PathPattern<(Int, String)>: :int/*/:string
/// ```
///
/// Before another pattern, it takes as few elements as possible. It captures nothing, and prints
/// `*`.
public let any = PathPattern<Void>(URLFormats.any)

/// Matches zero or more elements at the start, in the middle, or at the end of a path.
///
/// ```swift
/// "news" / anything   // PathPattern<Void>: news/(*)
/// anything / "terms"  // PathPattern<Void>: (*)/terms
/// ```
///
/// Like ``any``, it takes as few elements as possible and captures nothing. It prints nothing.
public let anything = PathPattern<Void>(URLFormats.anything)

/// Captures the rest of the path as an array of elements, which can be empty.
///
/// ```swift
/// let help = "help" / rest
/// // PathPattern<[String]>: help/:rest
/// help.match(URL(string: "/help/a/b")!)  // ["a", "b"]
/// help.url(for: ["a", "b"])              // /help/a/b
/// ```
///
/// Only a query or a fragment can follow it.
public let rest = PathPattern<[String]>(URLFormats.rest)
