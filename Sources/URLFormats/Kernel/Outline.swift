/// The texts that a parser reads, as far as they're known without running it.
///
/// With outlines, alternatives can be looked up by the texts of an input, and alternatives that
/// others hide can be found.
package struct Outline: Hashable, Sendable {
  /// A single text, such as an element of a path, or any number of texts.
  package enum Text: Hashable, Sendable {
    /// Any text that Swift considers equal to this one.
    case literal(String)
    /// A text that a conversion accepts.
    case value(Domain)
    /// Any text.
    case anything
    /// Any number of texts, including none.
    case gap
    /// The end of the input.
    case end
  }

  /// The only texts that the parser can read.
  package var texts: [Text]

  /// Whether the parser reads every input that has these texts.
  package var isExact: Bool

  /// The requirements for other parts of the input, such as the arguments of a query.
  package var conditions: [Condition] = []

  /// Whether the parser may put a text before those of the input, which it then reads, such as a
  /// host.
  package var changesInput = false

  /// A part of the input that isn't among its texts, as a parser reads it.
  package enum Part: Hashable, Sendable {
    /// A part that there's only one of, such as a port.
    case component(String)
    /// Arguments with this name, or what stands in their place without a name, such as a fragment.
    case argument(String?, Count, rules: Int = 0)

    package enum Count: Sendable { case one, optional, all, none }
  }

  /// A requirement for a part of the input, wherever it is in the input.
  package struct Condition: Hashable, Sendable {
    package var part: Part
    package var text: Text

    /// Whether the part may be missing.
    package var isOptional: Bool {
      if case .argument(_, let count, _) = part {
        count == .optional || count == .all
      } else {
        false
      }
    }
  }

  /// Creates the outline of a parser that reads another part of the input instead of texts.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - domain: What the parser accepts there.
  package init(_ part: Part, _ domain: Domain) {
    self.init(isExact: domain != .unknown)
    conditions = domain.outline.texts.map {
      Condition(part: part, text: $0)
    }
  }

  /// Creates an outline from texts.
  ///
  /// - Parameters:
  ///   - texts: The texts that the parser can read.
  ///   - isExact: Whether the parser reads every input that has these texts.
  package init(_ texts: [Text] = [], isExact: Bool = true) {
    self.texts = texts
    self.isExact = isExact
  }

  /// The outline of a parser whose texts aren't known.
  package static var unknown: Outline { Outline([.gap], isExact: false) }

  /// What the parser accepts if it reads exactly one text and nothing else, or `unknown` otherwise.
  package var domain: Domain {
    guard isExact, conditions.isEmpty, texts.count == 1 else { return .unknown }
    switch texts[0] {
    case .literal(let text): return .text(text)
    case .value(let domain): return domain
    case .anything: return .all
    case .gap, .end: return .unknown
    }
  }

  /// The same outline for a parser that may refuse some of these texts.
  package var inexact: Outline {
    var outline = self
    outline.isExact = false
    return outline
  }

  /// Whether the texts are converted by conversions whose directions undo each other.
  var isLawful: Bool {
    isExact
      && (texts + conditions.map(\.text)).allSatisfy {
        if case .value(let domain) = $0 { domain.isLawful } else { true }
      }
  }

  /// Adds the outline of the next parser.
  mutating func append(_ other: Outline) {
    if other.changesInput, changesInput || !texts.isEmpty { return self = .unknown }
    texts += other.texts
    conditions += other.conditions
    isExact = isExact && other.isExact
    changesInput = changesInput || other.changesInput
  }

  /// Whether any input has these texts: after the end, there can only be gaps, which may be empty.
  var isPossible: Bool {
    texts.drop { $0 != .end }.allSatisfy { $0 == .end || $0 == .gap }
  }

  /// The texts before the end.
  package var textsToEnd: ArraySlice<Text> { texts.prefix { $0 != .end } }

  /// Returns whether this parser reads every input that has the other outline.
  ///
  /// The outlines are compared text by text. So the result is false for some outlines that cover
  /// the other one only as a whole, such as `[.gap, .anything]` and `[.anything, .gap]`.
  package func covers(_ other: Outline) -> Bool {
    guard isExact, isPossible, other.isPossible, changesInput || !other.changesInput else {
      return false
    }
    let areMet = conditions.allSatisfy { condition in
      other.conditions.contains {
        $0.part == condition.part && condition.text.covers($0.text)
      }
    }
    return areMet && covers(Array(other.textsToEnd))
  }

  private func covers(_ others: [Text]) -> Bool {
    let texts = textsToEnd
    // Goes from the last text to the first: `following[n]` is whether the texts after the current
    // one cover the other texts from index `n` on.
    var following = (0...others.count).map { $0 == others.count }
    for text in texts.reversed() {
      var current = following.map { _ in false }
      for index in (0...others.count).reversed() {
        let isMore = index < others.count
        current[index] =
          if text == .gap {
            following[index] || isMore && current[index + 1]
          } else {
            isMore && text.covers(others[index]) && following[index + 1]
          }
      }
      following = current
    }
    return following[0]
  }
}

extension Domain {
  /// Creates the domain of a parser that reads exactly one text, in any of these ways, and nothing
  /// else.
  package init(of ways: [Outline]) {
    if ways.count == 1 {
      self = ways[0].domain
    } else {
      let texts = ways.compactMap { if case .text(let text) = $0.domain { text } else { nil } }
      self = texts.isEmpty || texts.count < ways.count ? .unknown : .oneOf(texts)
    }
  }
}

extension Outline.Text {
  /// The text that this matches, if everything it matches is equal to one text.
  package var literal: String? {
    switch self {
    case .literal(let text), .value(.exactly(let text)): text
    case .value, .anything, .gap, .end: nil
    }
  }

  /// The text that this matches, folded, if everything it matches is equal to one text in any case.
  package var foldedLiteral: String? {
    if case .value(let domain) = self, let matcher = domain.matcher as? IgnoringCase {
      return matcher.text.caseFolded
    }
    return literal?.caseFolded
  }

  /// The texts that this prints, if they're known.
  package var allTexts: [String]? {
    if case .value(let domain) = self, let texts = domain.texts { return texts }
    return literal.map { [$0] }
  }

  /// Returns whether this matches every text that `other` matches.
  ///
  /// Only a gap covers a gap, and the caller handles gaps on the left-hand side.
  fileprivate func covers(_ other: Self) -> Bool {
    switch (self, other) {
    case (_, .gap), (.value(.unknown), _): false
    case (.anything, _), (.value(.all), _): true
    case (.literal(let text), .value(.exactly(let other))): text == other
    case (.value(let domain), .value(.oneOf(let texts))): texts.allSatisfy(domain.contains)
    // A literal is compared with `==`, so it also matches equal strings with other bytes.
    case (.value(let domain), .literal(let text)):
      domain.contains(text) && (!domain.comparesBytes || text.hasOneSpelling)
    case (.value(let domain), .value(.exactly(let text))): domain.contains(text)
    default: self == other
    }
  }
}

extension String {
  /// Whether no other string is equal to this one.
  ///
  /// The Kelvin sign and two more scalars are equal to an ASCII character.
  fileprivate var hasOneSpelling: Bool {
    utf8.allSatisfy { UTF8.isASCII($0) && !"K;`".utf8.contains($0) }
  }
}
