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
    let isMatch = match(parts) != nil
    var alternatives: [Explanation.Alternative] = []
    for attempt in parser.attempts(at: parts) {
      let reason = attempt.reason(in: parts)
      alternatives.append(
        Explanation.Alternative(
          template: attempt.template.render(), matched: attempt.count,
          reason: reason ?? (isMatch ? nil : "the values were refused")))
      if isMatch, reason == nil { break }
    }
    return Explanation(url: parts.render(), alternatives: alternatives, isMatch: isMatch)
  }
}

extension Attempt<URLParts> {
  /// Why the alternative does not match; nil when all of it does.
  fileprivate func reason(in parts: URLParts) -> String? {
    guard let expected else {
      return rest.path.first.map { "\"\($0)\" is left over" }
    }
    let piece = expected.render()
    if expected.scheme != nil { return "the scheme is \(quoted(parts.scheme))" }
    if expected.host != nil { return "the host is \(quoted(parts.host))" }
    if expected.isQuery { return "the query does not have \(piece.dropFirst())" }
    if expected == .empty { return "\(quoted(rest.path.first)) instead of the end" }
    guard let found = rest.path.first else { return "\(piece) is missing" }
    return "found \"\(found)\" instead of \(piece)"
  }

  private func quoted(_ text: String?) -> String {
    text.map { "\"\($0)\"" } ?? "missing"
  }
}
