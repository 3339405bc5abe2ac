import URLFormats
import URLPatterns

/// The element that is this text in the same bytes.
///
/// ``lit(_:)``, and a string literal in its place, takes what `==` takes for equal: `é` as one scalar
/// and as two, and the Kelvin sign, U+212A, for a `K`.
///
/// ```swift
/// let cup = lit(exactly: "café") / int
/// cup.parse((path: ["caf\u{E9}", "7"], query: [:]))?.match    // 7
/// cup.parse((path: ["cafe\u{301}", "7"], query: [:]))?.match  // nil
/// cup.template                                                // "café/:int"
/// ```
///
/// A format that is written as text, as ``format(_:_:)`` reads it, has no spelling for this one: its
/// template is read back as `lit("café")`.
public func lit(exactly text: String) -> RoutePattern<Void, Path> {
  RoutePattern(parser: element(Exactly(text).urlConversion, template: text.escapedElement))
}
