import CommonParsers
import Synchronization
import URLFormats

/// The patterns of a router in order, without the type of its routes.
final class RouteTable: Sendable {
  private struct State {
    var patterns: [Grammar<URLParts>] = []
    /// The code that runs all patterns as one, once it's needed.
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

  /// The code that tries each pattern in turn, without the base and below it.
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

// A router describes each of its patterns, and those of the routers within it. Only a table is a row with a
// single part, which distinguishes it from other choices, such as optional parts.
extension Grammar<URLParts> {
  /// Returns a table of patterns, which remains a single part of the rows that it's joined to.
  static func table(_ patterns: [Grammar]) -> Grammar { .row([.row([.choice(patterns)])]) }

  /// The patterns of a table, or nil if this isn't one.
  private var patterns: [Grammar]? {
    guard case .row(let parts) = self, parts.count == 1, case .choice(let patterns) = parts[0]
    else { return nil }
    return patterns
  }

  /// One pattern without tables for each pattern of the table at the end of this one.
  var patternsWithin: [Grammar] { alternatives(ofTables: \.patterns) }

  /// Returns the pattern within this one that corresponds to the choices recorded by reading or writing.
  ///
  /// It removes those choices.
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
