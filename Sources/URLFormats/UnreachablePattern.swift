import CommonParsers

/// An alternative that can never be reached, because earlier ones match everything that it matches.
///
/// ```swift
/// let table = URLFormat<Routes> {
///   iso(Routes.hello) <¢> path(.string)
///   iso(Routes.echo) <¢> path("echo")
/// }
/// table.unreachable[0].template   // "/echo"
/// table.unreachable[0].coveredBy  // "/:string"
/// ```
public struct UnreachablePattern: Hashable, Sendable, CustomStringConvertible {
  /// The template of the alternative.
  public let template: String

  /// The template of the earlier alternative that covers it, or of all that do so together.
  public let coveredBy: String

  private let isCoveredByOne: Bool

  private init(template: String, coveredBy templates: [String]) {
    self.template = template
    coveredBy = templates.joined(separator: " and ")
    isCoveredByOne = templates.count == 1
  }

  /// Both templates in a sentence.
  ///
  /// ```swift
  /// let table = URLFormat<Routes> {
  ///   iso(Routes.hello) <¢> path(.string)
  ///   iso(Routes.echo) <¢> path("echo")
  /// }
  /// print(table.unreachable[0])
  /// // /echo is never reached: /:string comes first.
  /// ```
  public var description: String {
    "\(template) is never reached: \(coveredBy) \(isCoveredByOne ? "comes" : "come") first."
  }
}

extension URLFormat {
  /// The alternatives that can never be reached, because earlier ones match everything that they match.
  ///
  /// It is meant for a test of the table. What it reports can indeed never be reached. It may miss
  /// an alternative that can be read in more than 64 ways, such as one with seven optional parts,
  /// and one that only several wildcards or conversions of earlier alternatives cover together.
  ///
  /// ```swift
  /// let table = URLFormat<Routes> {
  ///   iso(Routes.hello) <¢> path(.string)
  ///   iso(Routes.echo) <¢> path("echo")
  /// }
  /// table.unreachable  // [/echo is never reached: /:string comes first.]
  /// ```
  public var unreachable: [UnreachablePattern] {
    // The table is what the format ends in; what stands before it is the same for all alternatives.
    let parts = parser.grammar.parts
    let table = parts.last?.alternatives ?? []
    return UnreachablePattern.all(
      in: table.map { alternative in
        let whole = Grammar.row(parts.dropLast() + [alternative])
        return (whole.ways(atMost: 1).first?.template.render() ?? "", alternative)
      })
  }
}

extension UnreachablePattern {
  /// The unreachable ones of some alternatives, which have these templates.
  package static func all(
    in alternatives: [(template: String, grammar: Grammar<URLParts>)]
  ) -> [UnreachablePattern] {
    let patterns = alternatives.map { (template: $0.template, ways: $0.grammar.outlines ?? []) }
    return patterns.indices.compactMap { index in
      covering(patterns[index].ways, among: patterns[..<index].map(\.ways)).map { numbers in
        UnreachablePattern(
          template: patterns[index].template, coveredBy: numbers.map { patterns[$0].template })
      }
    }
  }

  /// The number of a pattern that covers all of the ways, or of several that do so together.
  private static func covering(_ ways: [Outline], among patterns: [[Outline]]) -> [Int]? {
    func firstToCover(_ ways: [Outline]) -> Int? {
      patterns.firstIndex { pattern in
        ways.allSatisfy { way in pattern.contains { $0.covers(way) } }
      }
    }
    if ways.isEmpty { return nil }
    if let one = firstToCover(ways) { return [one] }
    let several = ways.compactMap { firstToCover([$0]) }
    return several.count == ways.count ? Set(several).sorted() : nil
  }
}
