/// An alternative that can never be reached, because earlier ones match everything it matches.
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

  /// The template of the earlier alternative that covers it, or those of several that cover it
  /// together.
  public let coveredBy: String

  private let isCoveredByOne: Bool

  private init(template: String, coveredBy templates: [String]) {
    self.template = template
    coveredBy = templates.joined(separator: " and ")
    isCoveredByOne = templates.count == 1
  }

  /// A sentence that names both templates.
  public var description: String {
    "\(template) is never reached: \(coveredBy) \(isCoveredByOne ? "comes" : "come") first."
  }
}

extension URLFormat {
  /// The alternatives that can never be reached, because earlier ones match everything they match.
  ///
  /// Use it in a test of your table. All alternatives that it reports are unreachable, but it can't
  /// find every unreachable alternative. For example, it misses one that
  ///
  /// - is covered by your own conversion, by a conversion of a converted value, or by a matcher
  ///   that isn't `Hashable`
  /// - can match in more than 64 ways, such as one with seven optional parts
  /// - is covered only by several earlier wildcards or conversions together, or is an enum whose
  ///   cases all come first as texts, because its initializer could accept others
  /// - requires a part of the URL that's optional in an earlier one, such as `query("page", .int)`
  ///   after `query(opt: "page", .string)`
  ///
  /// It compares each two alternatives that have no literal of their own, which takes seconds for
  /// thousands of them.
  ///
  /// ```swift
  /// let table = URLFormat<Routes> {
  ///   iso(Routes.hello) <¢> path(.string)
  ///   iso(Routes.echo) <¢> path("echo")
  /// }
  /// table.unreachable  // [/echo is never reached: /:string comes first.]
  /// ```
  public var unreachable: [UnreachablePattern] {
    UnreachablePattern.all(in: parser.grammar.patterns)
  }
}

extension UnreachablePattern {
  /// Returns the unreachable patterns.
  package static func all(in patterns: [Grammar<URLParts>]) -> [UnreachablePattern] {
    func template(_ index: Int) -> String { URLTemplate(patterns[index]).render() }
    let ways = patterns.map { $0.outlines }
    var earlier = EarlierOutlines()
    return patterns.indices.compactMap { index in
      defer { earlier.append(ways[index]) }
      return earlier.covering(ways[index]).map { numbers in
        UnreachablePattern(
          template: template(index), coveredBy: numbers.map(template))
      }
    }
  }
}

/// The outlines of patterns in order, indexed by their first and last literals.
///
/// An outline that begins or ends with literals covers only outlines that begin or end with the
/// same ones. So the index finds the outlines that might cover another one without comparing all of
/// them.
private struct EarlierOutlines {
  /// The first and last literals of an outline.
  private struct Literals: Hashable {
    let first: ArraySlice<String?>
    let last: ArraySlice<String?>

    // Patterns can have more literals in common. Looking those up just takes longer.
    private static let limit = 4

    static func of(_ outline: Outline) -> Literals {
      let literals = outline.textsToEnd.map { $0.foldedLiteral }
      let end = literals[((literals.lastIndex(of: nil) ?? -1) + 1)...]
      return Literals(
        first: literals.prefix { $0 != nil }.prefix(limit), last: end.suffix(limit))
    }

    /// The literals of all outlines that might cover one with these.
    var ofCovering: [Literals] {
      (0...first.count).flatMap { length in
        (0...last.count).map { Literals(first: first.prefix(length), last: last.suffix($0)) }
      }
    }
  }

  private var patterns: [[Outline]] = []
  private var numbers: [Literals: [Int]] = [:]

  mutating func append(_ ways: [Outline]) {
    for literals in Set(ways.map(Literals.of)) {
      numbers[literals, default: []].append(patterns.count)
    }
    patterns.append(ways)
  }

  /// Returns the index of a pattern that covers all of the ways, or those of several that do so
  /// together.
  func covering(_ ways: [Outline]) -> [Int]? {
    func numbersOfCovering(_ way: Outline) -> some Sequence<Int> {
      Set(Literals.of(way).ofCovering.flatMap { numbers[$0] ?? [] }).sorted().lazy.filter {
        patterns[$0].contains { $0.covers(way) }
      }
    }
    guard let first = ways.first else { return nil }
    let one = numbersOfCovering(first).first { number in
      ways.dropFirst().allSatisfy { way in patterns[number].contains { $0.covers(way) } }
    }
    if let one { return [one] }
    let several = ways.compactMap { way in numbersOfCovering(way).first { _ in true } }
    return several.count == ways.count ? Set(several).sorted() : nil
  }
}
