/// The texts that a parser reads, as far as that can be told without running it.
///
/// With outlines, alternatives are found by what an input begins with, and alternatives are found that
/// others hide. Give one to a ``Parser`` that reads more than one text, or only some texts:
///
/// ```swift
/// let user = Parser<[String], String>(
///   template: ["users", ":String"], outline: Outline([.literal("users"), .anything]),
///   consume: { words in
///     guard words.count > 1, words[0] == "users" else { return nil }
///     defer { words.removeFirst(2) }
///     return words[1]
///   },
///   print: { name, words in
///     words += ["users", name]
///     return true
///   })
/// user.parse(["users", "john"])?.match  // "john"
/// ```
public struct Outline: Hashable, Sendable {
  /// One text, such as an element of a path, or several.
  public enum Text: Hashable, Sendable {
    /// Exactly this text.
    case literal(String)
    /// A text that a conversion accepts.
    case value(Domain)
    /// Any text.
    case anything
    /// Any number of texts, or none.
    case gap
    /// The end, after which nothing can be read.
    case end
  }

  /// The texts that may be read: nothing else is.
  public var texts: [Text]

  /// Whether everything that has these texts is read.
  public var isExact: Bool

  /// What it asks of anything but the texts, such as the arguments of a query.
  package var conditions: [Condition] = []

  /// Something that is asked for wherever it is: a part of the input, and what is read of it.
  package struct Condition: Hashable, Sendable {
    var part: String
    var text: Text
    var isOptional: Bool
  }

  /// The outline of what reads no text, but asks something of another part of the input.
  ///
  /// - Parameter isOptional: Whether the part may be missing.
  @usableFromInline
  package init(_ part: String, _ domain: Domain, isOptional: Bool = false) {
    self.init(isExact: domain != .unknown)
    conditions = domain.outline.texts.map {
      Condition(part: part, text: $0, isOptional: isOptional)
    }
  }

  /// Makes an outline of texts.
  ///
  /// - Parameters:
  ///   - texts: The texts that may be read.
  ///   - isExact: Whether everything that has these texts is read.
  public init(_ texts: [Text] = [], isExact: Bool = true) {
    self.texts = texts
    self.isExact = isExact
  }

  /// The outline of a parser about which nothing is known.
  ///
  /// ```swift
  /// Outline.unknown == Outline([.gap], isExact: false)  // true
  /// ```
  public static var unknown: Outline { Outline([.gap], isExact: false) }

  /// What it reads, if that is one text.
  package var domain: Domain {
    guard isExact, conditions.isEmpty, texts.count == 1 else { return .unknown }
    switch texts[0] {
    case .literal(let text): return .text(text)
    case .value(let domain): return domain
    case .anything: return .all
    case .gap, .end: return .unknown
    }
  }

  /// The same texts, of which it may not read all.
  package var inexact: Outline {
    var outline = self
    outline.isExact = false
    return outline
  }

  /// One outline and then another.
  package static func + (lhs: Outline, rhs: Outline) -> Outline {
    var both = Outline(lhs.texts + rhs.texts, isExact: lhs.isExact && rhs.isExact)
    both.conditions = lhs.conditions + rhs.conditions
    return both
  }

  /// Whether there is anything of these texts: only gaps, which may be empty, stand after the end.
  var isPossible: Bool {
    texts.drop { $0 != .end }.allSatisfy { $0 == .end || $0 == .gap }
  }

  /// The texts without the end, and what stands after it.
  package var textsToEnd: ArraySlice<Text> { texts.prefix { $0 != .end } }

  /// Whether it reads everything that is of the other outline.
  ///
  /// It may do so without being seen to: where several texts together stand for what one does.
  package func covers(_ other: Outline) -> Bool {
    guard isExact, isPossible, other.isPossible else { return false }
    let areMet = conditions.allSatisfy { condition in
      other.conditions.contains {
        $0.part == condition.part && condition.text.covers($0.text)
      }
    }
    return areMet && covers(Array(other.textsToEnd))
  }

  private func covers(_ others: [Text]) -> Bool {
    let texts = textsToEnd
    // From the end: whether what is left of these texts covers what is left of the others, by the
    // number of the other texts before it.
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

extension Outline.Text {
  /// The one text that it stands for, or that is equal to those it stands for.
  package var literal: String? {
    switch self {
    case .literal(let text), .value(.exactly(let text)): text
    case .value, .anything, .gap, .end: nil
    }
  }

  /// Whether the text stands for everything that another one stands for.
  ///
  /// Only a gap covers a gap.
  fileprivate func covers(_ other: Self) -> Bool {
    switch (self, other) {
    case (_, .gap), (.value(.unknown), _): false
    case (.anything, _), (.value(.all), _): true
    case (.literal(let text), .value(.exactly(let other))): text == other
    // A literal is compared with `==`, which takes other bytes for equal.
    case (.value(.exactly), .literal): false
    case (.value(let domain), .literal(let text)),
      (.value(let domain), .value(.exactly(let text))):
      domain.contains(text)
    default: self == other
    }
  }
}
