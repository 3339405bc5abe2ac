import CommonParsers

/// A pattern that can never be reached, because earlier ones match all that it matches.
public struct UnreachablePattern: Hashable, Sendable, CustomStringConvertible {
  /// The template of the pattern.
  public let template: String

  /// The template of the earlier one; of several that do so together, all of them.
  public let coveredBy: String

  /// Both, as a sentence.
  public var description: String { "\(template) is never reached: \(coveredBy) comes first." }
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
      return UnreachablePattern(
        template: pattern.template, coveredBy: covering.joined(separator: " and "))
    }
  }

  /// The template of a pattern that covers all of the ways, or those of several that do so together.
  private static func covering(_ ways: [Outline], among patterns: ArraySlice<Pattern>) -> [String]?
  {
    func first(_ ways: [Outline]) -> String? {
      patterns.first { pattern in
        ways.allSatisfy { way in
          pattern.ways?.contains { $0.isExact && $0.reads.covers(way.reads) } ?? false
        }
      }?.template
    }
    if let one = first(ways) { return [one] }
    var several: [String] = []
    for way in ways {
      guard let template = first([way]) else { return nil }
      if !several.contains(template) { several.append(template) }
    }
    return several
  }
}
