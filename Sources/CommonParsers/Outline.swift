/// What a parser reads and prints, as far as it can be told without running it.
///
/// It serves to find alternatives by what an input begins with, to see which of them hide others, and
/// to know that what is printed will be read as it was meant. Where nothing is known it says so
/// (``unknown``), and the parser has to be run.
@usableFromInline
package struct Outline: Sendable {
  /// What stands for one text, as for one element of a path, or for several.
  package enum Piece: Hashable, Sendable {
    /// This text.
    case literal(String)
    /// What converts, by a conversion that is known.
    case value(Domain)
    /// Any one.
    case anything
    /// Any number, even none.
    case gap
  }

  /// All that it reads is of these pieces.
  package var reads: [Piece]

  /// All that it prints is of these pieces.
  package var prints: [Piece]

  /// Whether it reads everything of these pieces, whatever else there is.
  package var isExact: Bool

  /// Whether it surely reads what it printed.
  package var readsBack: Bool

  /// Whether it leaves no pieces to what comes after it.
  package var isEnd: Bool

  /// The names of what it prints beside the pieces: each can be there only once.
  package var names: [String]

  package init(
    reads: [Piece] = [], prints: [Piece]? = nil, isExact: Bool = true, readsBack: Bool = true,
    isEnd: Bool = false, names: [String] = []
  ) {
    self.reads = reads
    self.prints = prints ?? reads
    self.isExact = isExact
    self.readsBack = readsBack
    self.isEnd = isEnd
    self.names = names
  }

  /// Nothing is known.
  @usableFromInline
  package static var unknown: Outline {
    Outline(reads: [.gap], isExact: false, readsBack: false)
  }

  /// One outline and then another.
  static func + (lhs: Outline, rhs: Outline) -> Outline {
    Outline(
      reads: lhs.reads + rhs.reads, prints: lhs.prints + rhs.prints,
      isExact: lhs.isExact && rhs.isExact && !(lhs.isEnd && !rhs.reads.isEmpty),
      readsBack: lhs.readsBack && rhs.readsBack && !(lhs.isEnd && !rhs.prints.isEmpty)
        && !lhs.names.contains(where: rhs.names.contains),
      isEnd: lhs.isEnd || rhs.isEnd, names: lhs.names + rhs.names)
  }
}

/// Which texts a conversion applies to.
@usableFromInline
package enum Domain: Hashable, Sendable {
  /// All of them.
  case all
  /// Those that `Int.init(_:)` reads.
  case int
  /// Those that `Double.init(_:)` reads.
  case double
  /// `true` and `false`.
  case bool
  /// At least those that it makes itself.
  case own
  /// Nothing is known: it may not even apply to what it makes itself.
  case unknown

  /// Whether it surely holds what the conversion makes itself.
  package var isKnown: Bool { self != .unknown }

  /// What a parameter that converts one text reads and prints.
  package var outline: Outline {
    switch self {
    case .all: Outline(reads: [.anything])
    case .int, .double, .bool: Outline(reads: [.value(self)])
    case .own: Outline(reads: [.anything], isExact: false)
    case .unknown: Outline(reads: [.anything], isExact: false, readsBack: false)
    }
  }

  fileprivate func contains(_ text: String) -> Bool {
    switch self {
    case .int: Int(text) != nil
    case .double: Double(text) != nil
    case .bool: Bool(text) != nil
    case .all, .own, .unknown: true
    }
  }
}

extension Outline.Piece {
  /// Whether everything that the other stands for, this one stands for, too.
  fileprivate func covers(_ other: Self) -> Bool {
    switch (self, other) {
    case (.anything, _): true
    case (.value(let domain), .literal(let text)): domain.contains(text)
    default: self == other
    }
  }

  /// Whether there may be something that both stand for.
  fileprivate func overlaps(_ other: Self) -> Bool {
    switch (self, other) {
    case (.value(let domain), .literal(let text)), (.literal(let text), .value(let domain)):
      domain.contains(text)
    case (.value(.bool), .value(let other)), (.value(let other), .value(.bool)): other == .bool
    case (.literal, .literal): self == other
    default: true
    }
  }
}

extension [Outline.Piece] {
  /// Whether every row of texts that is of the other pieces is of these, too.
  ///
  /// It may be so without being seen: where several pieces together stand for what one does.
  package func covers(_ other: Self) -> Bool {
    runsAlong(other, othersGapsStretch: false) { $0.covers($1) }
  }

  /// Whether there may be a row of texts that is of both.
  func overlaps(_ other: Self) -> Bool {
    runsAlong(other, othersGapsStretch: true) { $0.overlaps($1) }
  }

  /// Whether both can be laid side by side, so that each piece fits one of the other or falls into a
  /// gap.
  private func runsAlong(
    _ other: Self, othersGapsStretch: Bool, _ fits: (Element, Element) -> Bool
  ) -> Bool {
    var start = 0
    while start < Swift.min(count, other.count), self[start] != .gap, other[start] != .gap {
      guard fits(self[start], other[start]) else { return false }
      start += 1
    }
    guard self[start...].contains(.gap) || other[start...].contains(.gap) else {
      return count == other.count
    }
    // From the end: whether what is left of these pieces runs along what is left of the others, by
    // the number of the other pieces before it.
    var following = [Bool](repeating: false, count: other.count + 1)
    for i in (start...count).reversed() {
      var current = following
      for j in (start...other.count).reversed() {
        current[j] =
          if i < count, self[i] == .gap {
            following[j] || j < other.count && current[j + 1]
          } else if j < other.count, other[j] == .gap {
            othersGapsStretch && (current[j + 1] || i < count && following[j])
          } else if i < count, j < other.count {
            fits(self[i], other[j]) && following[j + 1]
          } else {
            i == count && j == other.count
          }
      }
      following = current
    }
    return following[start]
  }
}
