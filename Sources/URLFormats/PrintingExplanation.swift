import CommonParsers

/// An explanation of which alternative of a format prints a value, and why the others don't.
///
/// Print it to a log:
///
/// ```swift
/// print(formats.explain(printing: .hello("..")))
/// // hello("..") is printed by none of the 2 alternatives.
/// //   https://me.com/echo: the value belongs to another case
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
  /// //   https://me.com/echo: the value belongs to another case
  /// ```
  public func explain(printing value: A) -> PrintingExplanation {
    PrintingExplanation(of: parser, value, url: { $0.render().orRoot }, name: { $0.render() })
  }
}

extension PrintingExplanation {
  /// Creates an explanation of how each pattern of a parser prints a value.
  ///
  /// - Parameters:
  ///   - url: Returns the URL of the printed parts, or nil if there isn't one.
  ///   - name: Returns the template of a pattern.
  package init<A>(
    of parser: Parser<URLParts, A>, _ value: A, url: (URLParts) -> String?,
    name: (URLTemplate) -> String
  ) {
    self.value = String(describing: value)
    alternatives = []
    let patterns = parser.grammar.patterns
    let codes = patterns.map { Code($0) }
    for (pattern, code) in zip(patterns, codes) {
      let trace = Trace<URLParts>()
      let writing = code.written(
        Array(value, as: parser.shape), trace: trace, readBy: parser.code)
      self.url = writing.flatMap { url($0.output) }
      var reason: String?
      if writing == nil {
        let isUnknown = trace.refusedType == A.self && isWithoutCases(value)
        reason =
          isUnknown
          ? "\(A.self) is not an enum, and does not implement match(_:) or deconstruct(_:)"
            + (Mirror(reflecting: value).displayStyle == .struct
              ? ": convert it with memberwise(_:)" : "")
          : trace.reason { parts in
            let index = codes.firstIndex { $0.reads(parts) }
            return index.map { (name(URLTemplate(patterns[$0])).orRoot, $0 == alternatives.count) }
          }
      } else if self.url == nil {
        reason = "no URL with this scheme and host can contain it"
      }
      alternatives.append(
        Explanation.Alternative(
          name(URLTemplate(pattern)), writing?.pieces ?? trace.pieces, reason: reason))
      if writing != nil { break }
    }
  }
}

extension Code<URLParts> {
  fileprivate func reads(_ parts: URLParts) -> Bool {
    var reading = Reading(parts)
    return read(&reading)
  }
}

extension Trace<URLParts> {
  /// The type whose value belongs to another case, if that's why writing failed.
  fileprivate var refusedType: Any.Type? {
    if case .conversion(let conversion)? = failure { conversion.typeOfCases } else { nil }
  }

  /// The reason why writing failed.
  ///
  /// - Parameter reader: Returns the template of the first pattern that reads an output, and whether it's the
  ///   pattern that was written.
  fileprivate func reason(
    readBy reader: (URLParts) -> (template: String, isItself: Bool)?
  ) -> String {
    switch failure {
    case .conversion:
      return refusedType == nil ? "the value was refused" : "the value belongs to another case"
    case .rest, nil:
      let url = input.render().orRoot
      guard let other = reader(input) else { return "no pattern matches \(url)" }
      return other.isItself
        ? "\(url) comes back as another value" : "\(url) is matched by \(other.template) first"
    case .piece:
      let name = expected.first { $0.isVisible }?.name
      return "\(name ?? "a part without a template") cannot be written"
    }
  }
}
