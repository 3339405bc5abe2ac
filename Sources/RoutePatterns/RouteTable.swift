import CommonParsers
import Synchronization
import URLFormats

/// The patterns of a router in order, whatever the type of its routes is.
final class RouteTable: Sendable {
  private struct State {
    var patterns: [Grammar<URLParts>] = []
    /// What runs all of them as one, once it is needed.
    var code: (ofRoute: Code<URLParts>, belowBase: Code<URLParts>)?
  }

  private let base: Grammar<URLParts>
  private let state = Mutex(State())

  init(below base: Grammar<URLParts>) {
    self.base = base
  }

  func append(_ pattern: Grammar<URLParts>) {
    state.withLock { state in
      state.patterns.append(pattern)
      state.code = nil
    }
  }

  /// What tries each pattern in turn, by itself and below the base.
  var code: (ofRoute: Code<URLParts>, belowBase: Code<URLParts>) {
    state.withLock { state in
      if let code = state.code { return code }
      let table = Grammar.table(state.patterns)
      let code = (Code(table), Code(.row(base.parts + table.parts)))
      state.code = code
      return code
    }
  }
}

// A router describes each of its patterns, and those of the routers in it. A table is told from other
// choices, such as an optional part, by being a row by itself: nothing else makes a row of one.
extension Grammar<URLParts> {
  /// A table of patterns, which stays one part of the rows that it is joined to.
  static func table(_ patterns: [Grammar]) -> Grammar { .row([.row([.choice(patterns)])]) }

  /// The patterns of a table; nil if this is none.
  private var patterns: [Grammar]? {
    guard case .row(let parts) = self, parts.count == 1, case .choice(let patterns) = parts[0]
    else { return nil }
    return patterns
  }

  /// The patterns without tables in them: one for each pattern of the table in which this one ends.
  var patternsWithin: [Grammar] {
    if let patterns { return patterns.flatMap(\.patternsWithin) }
    switch self {
    case .row(let parts):
      guard let last = parts.last else { return [self] }
      return last.patternsWithin.map { .row(parts.dropLast() + $0.parts) }
    case .converted(let grammar, let conversion):
      return grammar.patternsWithin.map { .converted($0, conversion) }
    case .piece, .choice, .skip, .repetition: return [self]
    }
  }

  /// The one of these patterns that takes some choices, as reading and writing record them.
  ///
  /// It removes them.
  func patternWithin(taking choices: inout ArraySlice<Int>) -> Grammar {
    if let patterns { return patterns[choices.removeFirst()].patternWithin(taking: &choices) }
    switch self {
    case .row(let parts):
      var row: [Grammar] = []
      for part in parts { row += part.patternWithin(taking: &choices).parts }
      return .row(row)
    case .converted(let grammar, let conversion):
      return .converted(grammar.patternWithin(taking: &choices), conversion)
    case .piece, .choice, .skip, .repetition:
      _ = way(taking: &choices)
      return self
    }
  }
}
