// Examples of what a row matches, to test it without values of the user's.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import URLPatterns

extension URLFormat {
  /// Some values of a row, written out with all that depends on others in it.
  ///
  /// - Returns: Values that its parts read, each from some text, so the row should print them, and
  ///   guesses by the types of its values, which its parts may refuse.
  func examples(of row: Grammar<URLParts>) -> (read: [A], guessed: [A]) {
    (
      (0...exampleTexts.count).compactMap { row.example($0).map(parser.shape.form) },
      [row.example(0, byTypes: true), parser.shape.examples].compactMap {
        $0.map(parser.shape.form)
      }
    )
  }
}

extension Grammar<URLParts> {
  /// Returns values that the grammar reads, each from some URL, or nil if none are found.
  ///
  /// - Parameters:
  ///   - number: The index of the text to try first, or the number of texts to begin with the empty
  ///     URL.
  ///   - byTypes: Whether to prefer some values of the types that a conversion takes.
  fileprivate func example(_ number: Int, byTypes: Bool = false) -> [Any]? {
    switch self {
    case .piece(let piece):
      return piece.exampleInputs(number).lazy.compactMap { input in
        var (input, values) = (input, [Any]())
        return piece.read(&input, &values) ? values : nil
      }.first
    case .sequence(let parts):
      return parts.reduce([]) { values, part in
        values.flatMap { values in part.example(number, byTypes: byTypes).map { values + $0 } }
      }
    case .choice(let alternatives), .table(let alternatives):
      return alternatives.lazy.compactMap { $0.example(number, byTypes: byTypes) }.first
    case .converted(let grammar, let conversion):
      let guess = byTypes ? URLFormats.examples(of: conversion.types) : nil
      guard var values = guess ?? grammar.example(number, byTypes: byTypes),
        conversion.apply(&values)
      else { return nil }
      return values
    }
  }
}

extension Piece<URLParts> {
  /// URLs that the piece may read: with a text wherever one can be, with its template, and without
  /// any text.
  fileprivate func exampleInputs(_ number: Int) -> [URLParts] {
    let name = role?.part.argumentName
    let texts = exampleTexts[number...] + exampleTexts[..<number] + patterns.flatMap(\.examples)
    let filled = texts.map { text in
      let arguments: QueryArguments = [name ?? "other": text]
      return URL(
        scheme: "https", user: text, host: "example.com", port: 8080, path: .N1(text),
        query: arguments, fragment: name == nil ? text : "?\(arguments)")
    }
    let empty = [template.render(), "/", "/#/"].map { URL(string: $0) }
    return (number == exampleTexts.count ? empty + filled : filled + empty)
      .compactMap { $0.map { URLParts($0) } }
  }
}

private let exampleTexts = [
  "1", "a", "2", "b-3", "true", "0.5", "10", "100", "1000", "en", "1-2", "a-b", "2026-01-31",
  "2026-01-31T12:00:00Z", "6BA7B810-9DAD-11D1-80B4-00C04FD430C8", "https://example.com/a",
]

extension TextPattern {
  /// Texts that match the pattern, if it says so.
  fileprivate var examples: [String] {
    switch self {
    case .literal(let text), .exactly(let text), .ignoringCase(let text), .someText(let text):
      [text]
    case .oneOf(let patterns): patterns.flatMap(\.examples)
    case .between(let prefix, let suffix): exampleTexts.map { prefix + $0 + suffix }
    case .matching, .anyText, .anyTexts, .turn, .changed: []
    }
  }
}
