#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import CommonParsers

/// An explanation of why a URL matches a format, or why it doesn't.
///
/// It lists the alternatives that were tried, and how far each of them got. Print it to a log:
///
/// ```swift
/// print(formats.explain(URL(string: "https://me.com/hello")!))
/// // https://me.com/hello matches none of the 2 alternatives.
/// //   https://me.com/echo: found "hello" instead of /echo
/// // > https://me.com/hello/:string: /:string is missing
/// ```
///
/// A `>` marks the alternatives that got furthest.
public struct Explanation: Sendable, CustomStringConvertible {
  /// An alternative that was tried.
  public struct Alternative: Sendable {
    /// The template of the alternative, or `/` if it's empty.
    public var template: String

    /// The number of pieces that matched: the scheme, the host, elements, and arguments.
    public var matched: Int

    /// The reason why the alternative failed, or nil if it succeeded.
    public var reason: String?
  }

  /// The URL as text.
  public var url: String

  /// The alternatives in the order they were tried, up to the one that matched.
  ///
  /// ```swift
  /// let explanation = formats.explain(URL(string: "https://me.com/hello")!)
  /// explanation.alternatives.map(\.matched)  // [2, 3]
  /// ```
  public var alternatives: [Alternative]

  /// Whether the URL matches.
  public var isMatch: Bool

  /// The explanation as text, with a line for each alternative that failed.
  public var description: String {
    let noMatch =
      alternatives.count == 1
      ? "does not match" : "matches none of the \(alternatives.count) alternatives"
    return alternatives.description(
      after: "\(url) \(isMatch ? "matches \(alternatives.last?.template ?? "")" : noMatch).")
  }
}

extension String {
  /// The text of a URL or a template, or `/` if it's empty.
  var orRoot: String { isEmpty ? "/" : self }
}

extension [Explanation.Alternative] {
  /// Returns a summary, followed by a line for each alternative that failed.
  func description(after summary: String) -> String {
    let furthest = map(\.matched).max() ?? 0
    let lines = compactMap { alternative in
      let isFurthest = furthest > 0 && alternative.matched == furthest
      return alternative.reason.map { "\(isFurthest ? ">" : " ") \(alternative.template): \($0)" }
    }
    return ([summary] + lines).joined(separator: "\n")
  }

  /// Adds an alternative, keeping only the one that got furthest of those with the same name.
  ///
  /// One that succeeded comes last.
  mutating func append(_ name: String, _ attempt: Attempt<URLParts>, reason: String?) {
    let alternative = Explanation.Alternative(
      template: name.orRoot,
      // Pieces that don't show in a template, such as `end`, don't count.
      matched: attempt.matched.count { !$0.template.render().isEmpty }, reason: reason)
    guard let index = firstIndex(where: { $0.template == alternative.template }) else {
      return append(alternative)
    }
    if reason == nil {
      remove(at: index)
      append(alternative)
    } else if attempt.isMatch || alternative.matched > self[index].matched {
      self[index] = alternative
    }
  }
}

extension URLFormat {
  /// Explains how far each alternative gets in matching a URL.
  public func explain(_ url: URL) -> Explanation {
    explain(URLParts(url))
  }

  /// Explains how far each alternative gets in matching the components of a URL.
  ///
  /// ```swift
  /// let explanation = formats.explain(URLComponents(string: "/hello")!)
  /// explanation.alternatives[1].reason  // "the scheme is missing"
  /// ```
  public func explain(_ components: URLComponents) -> Explanation {
    explain(URLParts(components))
  }

  private func explain(_ parts: URLParts) -> Explanation {
    Explanation(of: parser, at: parts) { $0.template.render() }
  }
}

extension Explanation {
  /// Creates an explanation of how far each alternative of a parser gets.
  ///
  /// - Parameter template: Returns the name of an alternative. Of several in a row with the same name, only
  ///   the one that got furthest is listed.
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
      alternatives.append(template(attempt), attempt, reason: attempt.reason(in: parts))
    }
  }
}

extension Attempt<URLParts> {
  /// The reason why the alternative doesn't match, or nil if it does.
  fileprivate func reason(in parts: URLParts) -> String? {
    if isMatch { return nil }
    if isRefused { return "the values were refused" }
    let found = rest.path.first
    guard let (template, outline) = expected else { return "\(quoted(found)) is left over" }
    let piece = template.render()
    if template.scheme != nil { return "the scheme is \(quoted(parts.scheme))" }
    if template.host != nil { return "the host is \(quoted(parts.host))" }
    if piece.isEmpty {
      if outline.texts == [.end] { return "\(quoted(found)) instead of the end" }
      let present = template.argumentNames.filter { parts.firstValue(named: $0) != nil }
      if present.contains(nil) { return "there is a fragment" }
      let names = present.map { quoted($0) }.joined(separator: ", ")
      return names.isEmpty
        ? "a part without a template does not match" : "the query has \(names)"
    }
    if template.fragmentTemplate != nil { return "the fragment is \(quoted(parts.fragment))" }
    if template.isQuery { return "the query does not have \(piece.dropFirst())" }
    guard let found, matched.last?.template.path.last != "*" else { return "\(piece) is missing" }
    return "found \"\(found)\" instead of \(piece)"
  }

  private func quoted(_ text: String?) -> String {
    text.map { "\"\($0)\"" } ?? "missing"
  }
}
