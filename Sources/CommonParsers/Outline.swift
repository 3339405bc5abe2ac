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
  ///
  /// ```swift
  /// Outline([.literal("users"), .gap, .end]).texts.count  // 3
  /// ```
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
  ///
  /// ```swift
  /// Outline([.literal("users")]).texts == [.literal("users")]  // true
  /// ```
  public var texts: [Text]

  /// Whether everything that has these texts is read.
  ///
  /// ```swift
  /// Outline([.anything]).isExact  // true
  /// Outline.unknown.isExact       // false
  /// ```
  public var isExact: Bool

  /// Makes an outline of texts.
  ///
  /// ```swift
  /// Outline([.literal("users"), .anything]).isExact  // true
  /// ```
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

  /// The same texts, of which it may not read all.
  package var inexact: Outline { Outline(texts, isExact: false) }

  /// One outline and then another.
  static func + (lhs: Outline, rhs: Outline) -> Outline {
    Outline(lhs.texts + rhs.texts, isExact: lhs.isExact && rhs.isExact)
  }

  /// Whether there is anything of these texts: none of them stands after the end.
  var isPossible: Bool {
    guard let end = texts.firstIndex(of: .end) else { return true }
    return texts[end...].allSatisfy { $0 == .end }
  }

  /// Whether it reads everything that is of the other outline.
  ///
  /// It may do so without being seen to: where several texts together stand for what one does.
  package func covers(_ other: Outline) -> Bool {
    guard isExact, isPossible, other.isPossible else { return false }
    return covers(other.texts.filter { $0 != .end })
  }

  private func covers(_ others: [Text]) -> Bool {
    let texts = texts.filter { $0 != .end }
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
  /// Whether the text stands for everything that another one stands for.
  ///
  /// Only a gap covers a gap.
  fileprivate func covers(_ other: Self) -> Bool {
    switch (self, other) {
    case (_, .gap): false
    case (.anything, _): true
    case (.value(let domain), .literal(let text)): domain.contains(text)
    default: self == other
    }
  }
}

/// Which texts a conversion takes.
public enum Domain: Hashable, Sendable {
  /// All of them.
  case all
  /// Those that `Int.init(_:)` reads.
  case int
  /// Those that `Double.init(_:)` reads.
  case double
  /// `true` and `false`.
  case bool
  /// This text, in the same bytes.
  case exactly(String)
  /// Nobody knows.
  case unknown

  /// The texts that a type's own initializer reads.
  init<T>(of type: T.Type) {
    self =
      switch type {
      case is String.Type: .all
      case is Int.Type: .int
      case is Double.Type: .double
      case is Bool.Type: .bool
      default: .unknown
      }
  }

  /// The outline of what converts one text.
  @usableFromInline
  package var outline: Outline {
    switch self {
    case .all: Outline([.anything])
    case .int, .double, .bool: Outline([.value(self)])
    // Literals are looked up by canonical equivalence, so the conversion may refuse what is found.
    case .exactly(let text): Outline([.literal(text)], isExact: false)
    case .unknown: Outline([.anything], isExact: false)
    }
  }

  fileprivate func contains(_ text: String) -> Bool {
    switch self {
    case .all: true
    case .int: Int(text) != nil
    case .double: Double(text) != nil
    case .bool: Bool(text) != nil
    case .exactly(let exact): exact.utf8.elementsEqual(text.utf8)
    case .unknown: false
    }
  }
}
