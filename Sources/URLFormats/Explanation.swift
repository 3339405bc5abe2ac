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
    Explanation(of: parser.grammar, at: parts) { $0.render() }
  }
}

extension Explanation {
  /// Creates an explanation of how far each pattern of a grammar gets.
  ///
  /// - Parameter name: Returns the template of a pattern.
  package init(
    of grammar: Grammar<URLParts>, at parts: URLParts, name: (URLTemplate) -> String
  ) {
    url = parts.render()
    isMatch = false
    alternatives = []
    for pattern in grammar.patterns {
      let trace = Trace<URLParts>()
      var reading = Reading(parts, trace: trace)
      isMatch = Code(pattern).read(&reading)
      alternatives.append(
        Alternative(
          name(URLTemplate(pattern)), isMatch ? reading.pieces : trace.pieces,
          reason: isMatch ? nil : trace.reason(in: parts)))
      if isMatch { break }
    }
  }
}

extension Explanation.Alternative {
  init(_ template: String, _ pieces: [Piece<URLParts>], reason: String?) {
    // Pieces that don't show in a template, such as `end`, don't count.
    self.init(
      template: template.orRoot, matched: pieces.count { $0.isVisible }, reason: reason)
  }
}

extension Piece<URLParts> {
  /// Whether the piece shows in a template.
  var isVisible: Bool { !template.render().isEmpty || template.hasAddress }
}

extension Trace<URLParts> {
  /// The reason why reading failed.
  fileprivate func reason(in parts: URLParts) -> String {
    let found = input.path.first
    switch failure {
    case .conversion: return "the values were refused"
    case .rest: return "\(quoted(found)) is left over"
    case .piece, nil: break
    }
    let visible = expected.filter { $0.isVisible }
    guard let piece = visible.first else {
      if expected.contains(where: { $0.outline.texts == [.end] }) {
        return "found \(quoted(found)) after the end"
      }
      let present = expected.flatMap { $0.template.argumentNames }
        .filter { input.firstValue(named: $0) != nil }
      if present.contains(nil) { return "there is a fragment" }
      if present.isEmpty { return "a part without a template does not match" }
      return "the query has " + present.map { quoted($0) }.joined(separator: ", ")
    }
    if let expected = piece.template.address {
      let address = URLTemplate(scheme: parts.scheme, host: parts.host, port: parts.port).render()
      return address.isEmpty
        ? "the scheme is missing"
        : "found \(quoted(address)) instead of \(expected.isEmpty ? "a relative URL" : expected)"
    }
    if piece.template.scheme != nil { return "the scheme is \(quoted(parts.scheme))" }
    if piece.template.port != nil { return "the port is \(quoted(parts.port.map { "\($0)" }))" }
    if piece.template.host != nil { return "the host is \(quoted(parts.host))" }
    let names = visible.map { $0.name }.joined(separator: " or ")
    if let name = piece.template.argumentNames.first {
      // An argument that's there has another value.
      guard let value = input.firstValue(named: name) else { return "\(names) is missing" }
      let text = [name, value].compactMap(\.self).joined(separator: "=")
      return "found \(quoted((name == nil ? "#" : "") + text)) instead of \(names)"
    }
    guard let found, pieces.last(where: { $0.isVisible })?.template.path.last != "*" else {
      return "\(names) is missing"
    }
    return "found \(quoted(found)) instead of \(names)"
  }
}

extension Piece<URLParts> {
  /// The piece in a sentence: an element with its slash, or an argument as it's written.
  var name: String {
    template.query.first ?? template.render()
  }
}

private func quoted(_ text: String?) -> String {
  text.map { "\"\($0)\"" } ?? "missing"
}
