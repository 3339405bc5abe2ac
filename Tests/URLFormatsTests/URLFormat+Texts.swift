import Foundation
import Testing
import URLFormats

// Texts in place of URLs, in all tests of formats.

func url(_ text: String) -> URL { URL(string: text)! }

extension URLFormat {
  func match(_ text: String) -> A? { match(URL(string: text)!) }

  func explain(_ text: String) -> Explanation { explain(URL(string: text)!) }

  /// Returns the reason why the last row that was tried doesn't match.
  func reason(_ text: String) -> String? { explain(text).alternatives.last?.reason }

  /// Returns the text of the URL that a value is printed as.
  func text(for value: A) -> String? { url(for: value)?.absoluteString }
}

/// Returns an isomorphism between nothing and a number.
func only(_ number: Int) -> PartialIso<Void, Int> {
  PartialIso(apply: { number }, unapply: { $0 == number ? unit : nil })
}

/// The even numbers.
let even = PartialIso<Int, Int>(
  apply: { $0.isMultiple(of: 2) ? $0 : nil }, unapply: { $0.isMultiple(of: 2) ? $0 : nil })

#if os(macOS) || os(Linux) || os(Windows)
  /// Returns what a program that stopped has written.
  func message(_ result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }
#endif
