import CommonParsers

/// A pattern that can never be reached, because earlier ones match all that it matches.
public struct UnreachablePattern: Hashable, Sendable, CustomStringConvertible {
  /// The template of the pattern.
  public let template: String

  /// The template of the earlier one; of several that do so together, all of them.
  public let coveredBy: String

  private let isCoveredByOne: Bool

  fileprivate init(template: String, coveredBy templates: [String]) {
    self.template = template
    coveredBy = templates.joined(separator: " and ")
    isCoveredByOne = templates.count == 1
  }

  /// Both, as a sentence.
  public var description: String {
    "\(template) is never reached: \(coveredBy) \(isCoveredByOne ? "comes" : "come") first."
  }
}

extension UnreachablePattern {
  /// A pattern, and what it reads in each way through it; nil when there are too many.
  typealias Pattern = (template: String, ways: [Outline]?)

  /// The patterns of which no way can be reached.
  static func all(in patterns: [Pattern]) -> [UnreachablePattern] {
    patterns.enumerated().compactMap { index, pattern in
      guard let ways = pattern.ways, !ways.isEmpty,
        let covering = covering(ways, among: patterns[..<index])
      else { return nil }
      return UnreachablePattern(template: pattern.template, coveredBy: covering)
    }
  }

  /// The template of a pattern that covers all of the ways, or those of several that do so together.
  private static func covering(_ ways: [Outline], among patterns: ArraySlice<Pattern>) -> [String]?
  {
    func firstToCover(_ ways: [Outline]) -> Int? {
      patterns.firstIndex { pattern in
        ways.allSatisfy { way in
          pattern.ways?.contains { $0.isExact && $0.reads.covers(way.reads) } ?? false
        }
      }
    }
    if let one = firstToCover(ways) { return [patterns[one].template] }
    let several = ways.compactMap { firstToCover([$0]) }
    guard several.count == ways.count else { return nil }
    return Set(several).sorted().map { patterns[$0].template }
  }
}
