#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An explanation of which alternative of a format matches a URL or prints a value, and why the
/// others don't.
///
/// It lists the alternatives that were tried, and how far each of them got:
///
/// ```swift
/// print(formats.explain(URL(string: "https://me.com/hello")!))
/// // https://me.com/hello matches none of the 2 alternatives.
/// //   https://me.com/echo: found "hello" instead of /echo
/// // > https://me.com/hello/:string: /:string is missing
/// print(formats.explain(printing: .hello("..")))
/// // hello("..") is printed by none of the 2 alternatives.
/// //   https://me.com/echo: the value belongs to another case
/// // > https://me.com/hello/:string: /:string cannot be printed
/// ```
///
/// A `>` marks the alternatives that got furthest. For a log, print ``closest``, which is one line,
/// and leave out the values, which can be secret:
///
/// ```swift
/// let link = URL(string: "https://me.com/hello/a/token")!
/// print(formats.explain(link).closest)
/// // https://me.com/hello/:string: found "token" after the end
/// print(formats.explain(link, showingValues: false).closest)
/// // https://me.com/hello/:string: found … after the end
/// ```
public struct Explanation: Sendable, CustomStringConvertible {
  /// An alternative that was tried.
  public struct Alternative: Sendable {
    /// The template of the alternative, or `/` if it's empty.
    public var template: String

    /// The number of pieces that matched: the scheme, the host, elements, and required arguments.
    public var matched: Int

    /// The reason why the alternative failed, or nil if it succeeded.
    public var reason: String?

    /// How the alternative went, in one line.
    fileprivate var line: String { template + (reason.map { ": " + $0 } ?? "") }
  }

  /// The URL or the value as text.
  public var subject: String

  /// The URL that matches or is printed, or nil if none is.
  public var url: String?

  /// The alternatives in the order they were tried, up to the one that succeeded.
  ///
  /// ```swift
  /// let explanation = formats.explain(URL(string: "https://me.com/hello")!)
  /// explanation.alternatives.map(\.matched)  // [2, 3]
  /// ```
  public var alternatives: [Alternative] = []

  private let isPrinting: Bool
  private let showsValues: Bool

  /// Whether the URL matches, or the value is printed.
  public var isMatch: Bool { url != nil }

  /// The alternative that succeeded or else got furthest, with the reason why it failed, in one
  /// line.
  ///
  /// If a value wasn't printed, alternatives for other cases only count if there are no others, and
  /// those that may be for other cases only before these.
  public var closest: String {
    if isMatch { return alternatives.last?.line ?? "" }
    let mayBeSameCase = alternatives.filter { $0.reason != belongsToAnotherCase }
    let sameCase = mayBeSameCase.filter { $0.reason?.hasPrefix(belongsToAnotherCase) != true }
    let candidates = [sameCase, mayBeSameCase].first { !$0.isEmpty } ?? alternatives
    let furthest = candidates.map(\.matched).max()
    return candidates.first { $0.matched == furthest }?.line ?? "there are no alternatives"
  }

  /// The explanation as text, with a line for each alternative that failed.
  public var description: String {
    let count = alternatives.count
    let summary =
      if let url {
        (isPrinting ? "is printed as \(url) by " : "matches ") + (alternatives.last?.template ?? "")
      } else if count == 1 {
        isPrinting ? "is not printed" : "does not match"
      } else {
        "\(isPrinting ? "is printed by" : "matches") none of the \(count) alternatives"
      }
    let furthest = alternatives.map(\.matched).max() ?? 0
    let lines = alternatives.filter { $0.reason != nil }.map {
      (furthest > 0 && $0.matched == furthest ? "> " : "  ") + $0.line
    }
    return (["\(subject) \(summary)."] + lines).joined(separator: "\n")
  }
}

extension URLFormat {
  /// Explains how far each alternative gets in matching a URL.
  ///
  /// - Parameters:
  ///   - url: The URL to match.
  ///   - showingValues: Whether to show the URL and its parts, which can be secret.
  public func explain(_ url: URL, showingValues: Bool = true) -> Explanation {
    Explanation(of: parser.grammar, at: URLParts(url), showingValues: showingValues)
  }

  /// Explains which alternative prints a value, and why the others don't.
  ///
  /// ```swift
  /// print(formats.explain(printing: .hello("world")))
  /// // hello("world") is printed as https://me.com/hello/world by …:string.
  /// //   https://me.com/echo: the value belongs to another case
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value to print.
  ///   - showingValues: Whether to show the value and URLs, which can be secret.
  public func explain(printing value: A, showingValues: Bool = true) -> Explanation {
    Explanation(of: parser, printing: value, showingValues: showingValues)
  }
}

extension Explanation {
  /// Creates an explanation of how far each row of a grammar gets in matching.
  package init(of grammar: Grammar<URLParts>, at parts: URLParts, showingValues: Bool) {
    (isPrinting, showsValues) = (false, showingValues)
    subject = showingValues ? parts.render() : "The URL"
    for row in grammar.rows {
      let trace = Trace<URLParts>()
      var reading = Reading(parts, trace: trace)
      if Program(row).read(&reading) {
        alternatives.append(Alternative(row, reading.pieces))
        url = subject
        return
      }
      alternatives.append(Alternative(row, trace.pieces, reason: reason(trace, in: parts)))
    }
  }

  /// Creates an explanation of how each row of a parser prints a value.
  package init<A>(of parser: Parser<URLParts, A>, printing value: A, showingValues: Bool) {
    (isPrinting, showsValues) = (true, showingValues)
    subject = showingValues ? String(describing: value) : "The value"
    let rows = parser.grammar.rows.map { Program($0) }
    for row in rows {
      let trace = Trace<URLParts>()
      if let writing = row.written(
        value, as: parser.shape, trace: trace, readBy: parser.program)
      {
        url = writing.output.url.map { showingValues ? $0.absoluteString : "a URL" }
        let reason = url == nil ? "no URL with this scheme and host can contain it" : nil
        alternatives.append(Alternative(row.grammar, writing.pieces, reason: reason))
        return
      }
      let reason = reason(trace, of: row, in: rows)
      alternatives.append(Alternative(row.grammar, trace.pieces, reason: reason))
    }
  }
}

extension Explanation.Alternative {
  fileprivate init(_ row: Grammar<URLParts>, _ pieces: [Piece<URLParts>], reason: String? = nil) {
    // Pieces that don't show in a template don't count, and neither do those that match where
    // they're missing.
    self.init(
      template: URLTemplate(row).render().orRoot,
      matched: pieces.count {
        $0.isVisible && ($0.part.map { $0.presence == .once } ?? true)
      },
      reason: reason)
  }
}

extension String {
  /// The text of a URL or a template, or `/` if it's empty.
  var orRoot: String { isEmpty ? "/" : self }
}

extension Piece<URLParts> {
  /// Whether the piece shows in a template.
  fileprivate var isVisible: Bool { part?.isVisible ?? (template != .empty) }

  /// The piece in a sentence: an element with its slash, or an argument as it's written, and what
  /// it must match if that isn't in the template.
  fileprivate var name: String {
    // An argument without its question mark.
    let name = part?.nameInQuery == nil ? template.render() : URLTemplate.route(.piece(self))
    return name + (part?.texts.first?.matcher.map { " matching \($0)" } ?? "")
  }
}

// MARK: - Reasons

extension Explanation {
  private func quoted(_ text: String?) -> String {
    text.map { showsValues ? "\"\($0)\"" : "…" } ?? "missing"
  }

  /// The reason why reading failed.
  private func reason(_ trace: Trace<URLParts>, in parts: URLParts) -> String {
    let input = trace.input
    switch trace.failure {
    case .conversion: return "the values were refused"
    case .rest: return "found \(quoted(input.path.first)) after the end"
    case .piece, nil: break
    }
    let visible = trace.expected.filter { $0.isVisible }
    guard let piece = visible.first else { return "a part without a template does not match" }
    let names = visible.map { $0.name }.joined(separator: " or ")
    let found: String?
    switch piece.part?.place {
    case .address(let all):
      let expected = all.map { $0.scheme == nil ? "a relative URL" : $0.template }
      let address = parts.address
      return address.isEmpty
        ? "the scheme is missing"
        : "found \(quoted(address)) instead of \(expected.joined(separator: " or "))"
    case .scheme: return "the scheme is \(quoted(parts.scheme))"
    case .port: return "the port is \(quoted(parts.port.map { "\($0)" }))"
    case .host: return "the host is \(quoted(parts.host))"
    case .argument(let name) where piece.part?.isInFragment == false:
      // An argument that's there has another value, and of several, it can be any.
      let values = input.values(named: name).prefix(piece.part?.presence == .anyNumber ? .max : 1)
      let arguments = values.map { [name, $0].compactMap(\.self).joined(separator: "=") }
      found = arguments.isEmpty ? nil : arguments.joined(separator: "&")
    case .fragment:
      found = input.fragment.map { "#" + $0 }
    case .argument:
      // What's in the fragment is shown as a whole. Decoded, it could look like something else.
      let text = input.textWithFragment
      found = text.firstIndex(of: "#").map { String(text[$0...]) }
    case .path, .slash, .otherArguments, .startOfFragment, nil:
      let isAfterGap = trace.pieces.last { $0.part?.place == .path }?.part?.texts == [.gap]
      found = isAfterGap ? nil : input.path.first
    }
    return found.map { "found \(quoted($0)) instead of \(names)" } ?? "\(names) is missing"
  }

  /// The reason why writing a row failed.
  private func reason(
    _ trace: Trace<URLParts>, of row: Program<URLParts>, in rows: [Program<URLParts>]
  ) -> String {
    switch trace.failure {
    case .conversion(let conversion, let value):
      return conversion.refusal(value ?? ())
    case .rest, nil:
      let url = showsValues ? trace.input.render().orRoot : "the URL"
      guard let reader = rows.first(where: { $0.values(of: trace.input) != nil }) else {
        return "no row matches \(url)"
      }
      if reader === row { return "\(url) comes back as another value" }
      return "\(url) is matched by \(URLTemplate(reader.grammar).render().orRoot) first"
    case .piece:
      let name = trace.expected.first { $0.isVisible }?.name
      return "\(name ?? "a part without a template") cannot be printed"
    }
  }
}
