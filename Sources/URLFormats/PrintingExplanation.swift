import CommonParsers

/// An explanation of which alternative of a format prints a value, and why the others don't.
///
/// Print it to a log:
///
/// ```swift
/// print(formats.explain(printing: .hello("..")))
/// // hello("..") is printed by none of the 2 alternatives.
/// //   https://me.com/echo: the value was refused
/// // > https://me.com/hello/:string: /:string cannot be written
/// ```
public struct PrintingExplanation: Sendable, CustomStringConvertible {
  /// The value as text.
  public var value: String

  /// The printed URL, or nil if no alternative prints the value.
  public var url: String?

  /// The alternatives in the order they were tried, up to the one that prints the value.
  public var alternatives: [Explanation.Alternative]

  /// The explanation as text, with a line for each alternative that failed.
  public var description: String {
    let printed = url.map { "is printed as \($0) by \(alternatives.last?.template ?? "")" }
    let notPrinted =
      alternatives.count == 1
      ? "is not printed" : "is printed by none of the \(alternatives.count) alternatives"
    return alternatives.description(after: "\(value) \(printed ?? notPrinted).")
  }
}

extension URLFormat {
  /// Explains which alternative prints a value, and why the others don't.
  ///
  /// ```swift
  /// print(formats.explain(printing: .hello("world")))
  /// // hello("world") is printed as https://me.com/hello/world by https://me.com/hello/:string.
  /// //   https://me.com/echo: the value was refused
  /// ```
  public func explain(printing value: A) -> PrintingExplanation {
    PrintingExplanation(of: parser, value, url: { $0.render().orRoot }) { $0.template.render() }
  }
}

extension PrintingExplanation {
  /// Creates an explanation of how each alternative of a parser prints a value.
  ///
  /// - Parameters:
  ///   - url: Returns the URL of the printed parts, or nil if there isn't one.
  ///   - name: Returns the name of an alternative.
  package init<A>(
    of parser: Parser<URLParts, A>, _ value: A, url: (URLParts) -> String?,
    name: (Attempt<URLParts>) -> String
  ) {
    self.value = String(describing: value)
    alternatives = []
    var ways = parser.grammar.ways(atMost: 1_000)
    var taken: [Int]?
    if let writing = parser.code.written({ $0.push(value, as: parser.shape) }) {
      self.url = url(writing.output)
      var choices = writing.choices[...]
      let way = parser.grammar.way(taking: &choices)
      taken = way.choices
      ways = ways.prefix { $0.choices != way.choices } + [way]
    }
    for way in ways {
      let attempt = way.attempt(toWrite: value, as: parser.shape)
      var reason = attempt.reason
      if way.choices == taken {
        reason = self.url == nil ? "no URL with this scheme and host can contain it" : nil
      } else if attempt.isMatch {
        let other = parser.reader(of: attempt.rest).map { name($0).orRoot } ?? "another alternative"
        reason = "\(attempt.rest.render().orRoot) is matched by \(other) first"
      }
      alternatives.append(name(attempt), attempt, reason: reason)
    }
  }
}

extension Parser where Input == URLParts {
  /// Returns the alternative that matches the parts of a URL.
  fileprivate func reader(of parts: URLParts) -> Attempt<URLParts>? {
    var reading = Reading(parts, isRecording: true)
    guard code.read(&reading), var choices = reading.choices?[...] else { return nil }
    return grammar.way(taking: &choices).attempt(at: parts, while: \.isAtEnd)
  }
}

extension Attempt<URLParts> {
  /// The reason why the alternative doesn't print the value, or nil if it does.
  fileprivate var reason: String? {
    if isMatch { return nil }
    if let typeWithoutCases {
      return """
        \(typeWithoutCases) is not an enum, and does not implement match(_:) or deconstruct(_:)
        """
    }
    if isRefused { return "the value was refused" }
    guard let piece = expected?.template.render() else {
      return "\(rest.render().orRoot) comes back as another value"
    }
    return "\(piece.isEmpty ? "a part without a template" : piece) cannot be written"
  }
}
