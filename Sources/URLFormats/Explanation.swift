#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import CommonParsers

/// Why a URL matches a format or does not: which alternatives were tried, and how far each came.
///
/// Its description is meant for a log:
///
/// ```swift
/// print(formats.explain(URL(string: "https://me.com/hello")!))
/// // https://me.com/hello matches none of 2 formats.
/// //   https://me.com/echo: found "hello" instead of /echo
/// // > https://me.com/hello/:string: /:string is missing
/// ```
///
/// A `>` marks those that came furthest.
public struct Explanation: Sendable, CustomStringConvertible {
  /// One alternative.
  public struct Alternative: Sendable {
    /// The template of the alternative.
    public var template: String

    /// How many of its pieces matched.
    public var matched: Int

    /// Why it does not match; nil when it does.
    public var reason: String?
  }

  /// The URL.
  public var url: String

  /// The alternatives in the order in which they were tried, up to the one that matched.
  public var alternatives: [Alternative]

  /// Whether the URL matches.
  public var isMatch: Bool

  /// The explanation, one alternative a line.
  public var description: String {
    let furthest = alternatives.map(\.matched).max()
    let summary =
      isMatch
      ? "\(url) matches \(alternatives.last?.template ?? "")."
      : "\(url) matches none of \(alternatives.count) formats."
    let lines = alternatives.compactMap { alternative in
      alternative.reason.map {
        "\(alternative.matched == furthest ? ">" : " ") \(alternative.template): \($0)"
      }
    }
    return ([summary] + lines).joined(separator: "\n")
  }
}

extension URLFormat {
  /// How far each alternative comes with `url`.
  ///
  /// ```swift
  /// formats.explain(URL(string: "https://me.com/hello/world")!).isMatch  // true
  /// ```
  public func explain(_ url: URL) -> Explanation {
    explain(URLParts(url))
  }

  /// How far each alternative comes with `components`.
  ///
  /// ```swift
  /// formats.explain(URLComponents(string: "/hello")!).alternatives[1].reason  // "the scheme is missing"
  /// ```
  public func explain(_ components: URLComponents) -> Explanation {
    explain(URLParts(components))
  }

  private func explain(_ parts: URLParts) -> Explanation {
    Explanation(of: parser, at: parts) { $0.template.render() }
  }
}

extension Explanation {
  /// How far each alternative of a parser comes.
  ///
  /// - Parameter template: How an alternative is called. Those that follow one another under one name
  ///   are told as one, by the one that came furthest.
  package init<A>(
    of parser: Parser<URLParts, A>, at parts: URLParts,
    _ template: (Attempt<URLParts>) -> String
  ) {
    var reading = Reading(parts, isRecording: true)
    isMatch = parser.code.read(&reading)
    url = parts.render()
    alternatives = []
    var ways = parser.grammar.ways(atMost: 1_000)
    if isMatch, var choices = reading.choices?[...] {
      let taken = parser.grammar.way(taking: &choices)
      ways = ways.prefix { $0.choices != taken.choices } + [taken]
    }
    for way in ways {
      let attempt = way.attempt(at: parts, while: \.isAtEnd)
      let alternative = Alternative(
        template: template(attempt), matched: attempt.count, reason: attempt.reason(in: parts))
      if let last = alternatives.last, last.template == alternative.template {
        let isFurther = alternative.reason == nil || alternative.matched > last.matched
        if isFurther { alternatives[alternatives.count - 1] = alternative }
      } else {
        alternatives.append(alternative)
      }
    }
  }
}

extension Attempt<URLParts> {
  /// Why the alternative does not match; nil when all of it does.
  fileprivate func reason(in parts: URLParts) -> String? {
    if isRefused { return "the values were refused" }
    guard let expected else {
      return rest.path.first.map { "\"\($0)\" is left over" }
    }
    let piece = expected.render()
    if expected.scheme != nil { return "the scheme is \(quoted(parts.scheme))" }
    if expected.host != nil { return "the host is \(quoted(parts.host))" }
    if expected.isQuery { return "the query does not have \(piece.dropFirst())" }
    if expected == .empty { return "\(quoted(rest.path.first)) instead of the end" }
    guard let found = rest.path.first, matched.path.last != "*" else {
      return "\(piece) is missing"
    }
    return "found \"\(found)\" instead of \(piece)"
  }

  private func quoted(_ text: String?) -> String {
    text.map { "\"\($0)\"" } ?? "missing"
  }
}
