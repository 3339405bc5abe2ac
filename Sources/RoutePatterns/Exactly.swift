import URLFormats
import URLPatterns

/// Matches an element that has the same bytes as this text.
///
/// In contrast, ``lit(_:)`` and a string literal match any text that `==` considers equal: `é` as one scalar
/// or as two, and the Kelvin sign, U+212A, in place of a `K`.
///
/// ```swift
/// let cup = lit(exactly: "café") / int
/// cup.parse((path: ["caf\u{E9}", "7"], query: [:]))?.match    // 7
/// cup.parse((path: ["cafe\u{301}", "7"], query: [:]))?.match  // nil
/// cup.template                                                // "café/:int"
/// ```
///
/// A template doesn't show the difference, so ``template(_:_:)`` reads it back as `lit("café")`.
public func lit(exactly text: String) -> PathPattern<Void> {
  RoutePattern(parser: element(Exactly(text).urlConversion, template: text.escapedElement))
}
