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
/// A `>` marks the alternatives that got furthest. Of a long text, a reason quotes the first and
/// the last 50 characters. For a log, print ``closest``, which is one line, and leave out the
/// values, which can be secret:
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
    public let template: String

    /// The number of pieces that matched: the scheme, the host, elements, and, if no element is
    /// left, required arguments.
    public let matched: Int

    /// The reason why the alternative failed, or nil if it succeeded.
    public var reason: String? { cause?.text }

    /// The same reason as data.
    let cause: Reason?

    /// How the alternative went, in one line.
    fileprivate var line: String { template + (reason.map { ": " + $0 } ?? "") }
  }

  /// The URL or the value as text.
  public let subject: String

  /// The URL that matches or is printed, or nil if none is.
  public private(set) var url: String?

  /// The alternatives in the order they were tried, up to the one that succeeded.
  ///
  /// ```swift
  /// let explanation = formats.explain(URL(string: "https://me.com/hello")!)
  /// explanation.alternatives.map(\.matched)  // [2, 3]
  /// ```
  public private(set) var alternatives: [Alternative] = []

  private let isPrinting: Bool
  let showsValues: Bool

  /// Whether the URL matches, or the value is printed.
  public var isMatch: Bool { url != nil }

  /// The alternative that succeeded or else got furthest, with the reason why it failed, in one
  /// line.
  ///
  /// Of several alternatives that got as far, it's the one with a literal like the element that was
  /// found, or else one that failed for another reason. If all of them found the same element, it
  /// says that no row goes on with that. If no alternative is for the case of a value that wasn't
  /// printed, it says that, too.
  public var closest: String {
    if isMatch { return alternatives.last?.line ?? "" }
    if alternatives.isEmpty { return "there are no alternatives" }
    var candidates = alternatives.filter { $0.cause?.isForCase == true }
    if alternatives.count == 1 { candidates = alternatives }
    if candidates.isEmpty {
      let unknown = alternatives.first { $0.cause?.isForCase == nil }
      return "no row prints this case"
        + (unknown.map { ", unless one like \($0.template) must convert it with map(_:_:)" } ?? "")
    }
    let furthest = candidates.map(\.matched).max()
    let last = candidates.filter { $0.matched == furthest }
    if last.count == 1 { return last[0].line }
    let distances = last.map { $0.cause?.distance ?? .max }
    if let least = distances.min(), least < .max,
      let nearest = distances.firstIndex(of: least)
    {
      return last[nearest].line
    }
    if let other = last.first(where: { $0.cause?.found == nil }) { return other.line }
    let found = last[0].cause?.found
    // Mostly, it's one text, which can be long.
    let isSame = last.map { $0.cause?.found }.allSatisfy {
      haveSameBytes($0, found) || $0.map(Exactly.init) == found.map(Exactly.init)
    }
    return isSame ? "no row goes on with \(quoted(found))" : last[0].line
  }

  func quoted(_ text: String?) -> String {
    // In a log, a text can't begin another line.
    text.map { showsValues ? shortened($0).debugDescription : "…" } ?? "missing"
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
    Explanation(of: parser.program, at: URLParts(url), showingValues: showingValues)
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
  /// Creates an explanation of how far each row of a program gets in matching.
  package init(of program: Program<URLParts>, at parts: URLParts, showingValues: Bool) {
    (isPrinting, showsValues) = (false, showingValues)
    subject = showingValues ? parts.render() : "The URL"
    for row in program.grammar.rows {
      let trace = Trace<URLParts>()
      var reading = Reading(parts, trace: trace)
      if Program(row, program.shape).read(&reading) {
        alternatives.append(Alternative(row, reading.pieces))
        url = subject
        return
      }
      alternatives.append(
        Alternative(
          row, trace.pieces, reason(trace, of: row, in: parts),
          countsArguments: trace.reached.path.isEmpty))
    }
  }

  /// Creates an explanation of how each row of a parser, or only the one with a number, prints a
  /// value.
  package init<A>(
    of parser: Parser<URLParts, A>, printing value: A, showingValues: Bool, byRow number: Int? = nil
  ) {
    (isPrinting, showsValues) = (true, showingValues)
    subject = showingValues ? String(describing: value) : "The value"
    let rows = parser.grammar.rows.map { Program($0, parser.shape) }
    for row in number.map({ [rows[$0]] }) ?? rows {
      let trace = Trace<URLParts>()
      if let writing = row.write(
        value, as: parser.shape, trace: trace, readBy: parser.program)
      {
        url = writing.output.url.map { showingValues ? $0.absoluteString : "a URL" }
        // A part of the user's can write more elements.
        let reason: Reason? = url == nil ? "a URL's path has at most 1,001 elements" : nil
        alternatives.append(Alternative(row.grammar, writing.pieces, reason))
        return
      }
      alternatives.append(Alternative(row.grammar, trace.pieces, reason(trace, of: row, in: rows)))
    }
  }
}

extension Explanation.Alternative {
  fileprivate init(
    _ row: Grammar<URLParts>, _ pieces: [Piece<URLParts>], _ cause: Reason? = nil,
    countsArguments: Bool = true
  ) {
    // Pieces that don't show in a template don't count, and neither do those that match where
    // they're missing, or arguments of an optional part.
    let required = countsArguments ? row.required : []
    self.init(
      template: URLTemplate(row).render().orRoot,
      matched: pieces.count { piece in
        guard let part = piece.role?.part else { return piece.isVisible }
        return piece.isVisible && part.presence == .once
          && (part.component == .address || part.patternOfPath != nil
            || required.contains { $0 === piece })
      },
      cause: cause)
  }
}

extension Reason {
  /// The number of letters to insert or remove between the element that was found and a literal, or
  /// nil if no literal is like it.
  fileprivate var distance: Int? {
    guard let found else { return nil }
    return literals.compactMap { literal in
      // Eight letters are four typing errors. With a limit, the time doesn't grow with the square
      // of the length.
      edits(from: literal, to: found, atMost: min(max(1, literal.count / 2), 8))
    }.min()
  }
}

/// Returns a text, or its first and last 50 characters if it has more than a hundred.
///
/// A URL can have an element of any length, and a reason quotes it for each row.
private func shortened(_ text: String) -> String {
  // Few characters have more than eight scalars, but one can have any number.
  let start = String(text.unicodeScalars.prefix(8 * 50)).prefix(50)
  let end = String(text.unicodeScalars.suffix(8 * 50)).suffix(50)
  let count = start.utf8.count + end.utf8.count
  return count < text.utf8.count ? "\(start)…\(end)" : text
}

/// Returns the number of scalars to insert or remove, or nil if there are more than a limit.
///
/// This is Myers' algorithm. (`difference(from:)` has no limit.)
private func edits(from old: String, to new: String, atMost limit: Int) -> Int? {
  // A scalar has up to four bytes.
  if abs(old.utf8.count - new.utf8.count) > 4 * limit { return nil }
  let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
  // By how much further they are in `old` than in `new`: where the edits so far can get in `old`.
  var ends = [Int](repeating: -1, count: 2 * limit + 3)
  let middle = limit + 1
  ends[middle + 1] = 0
  for count in 0...limit {
    for lead in stride(from: -count, through: count, by: 2) {
      var end = max(ends[middle + lead + 1], ends[middle + lead - 1] + 1)
      while end < old.count, end - lead < new.count, old[end] == new[end - lead] { end += 1 }
      if end >= old.count, end - lead >= new.count { return count }
      ends[middle + lead] = end
    }
  }
  return nil
}

extension Grammar<URLParts> {
  /// The pieces that are on every way.
  fileprivate var required: [Piece<URLParts>] {
    switch self {
    case .piece(let piece): [piece]
    case .converted(let grammar, _): grammar.required
    case .sequence(let parts): parts.flatMap { $0.required }
    case .choice, .table: []
    }
  }
}
