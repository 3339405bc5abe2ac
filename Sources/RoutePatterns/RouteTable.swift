import URLFormats

/// The patterns of a router in order, without the type of its routes.
final class RouteTable: Sendable {
  private struct State {
    var patterns: [Grammar<URLParts>] = []
    /// The code that runs all patterns as one, once it's needed.
    var code: (patterns: Code<URLParts>, whole: Code<URLParts>)?
  }

  private let base: Grammar<URLParts>
  private let options: ReadingOptions
  private let state = Lock(State())

  init(below base: Grammar<URLParts>, reading options: ReadingOptions) {
    self.base = base
    self.options = options
  }

  func append(_ pattern: Grammar<URLParts>) {
    state.withLock { state in
      state.patterns.append(pattern)
      state.code = nil
    }
  }

  /// The code that tries each pattern in turn, by itself and after the scheme, the host, and the base.
  var code: (patterns: Code<URLParts>, whole: Code<URLParts>) {
    state.withLock { state in
      if let code = state.code { return code }
      let table = Grammar.table(state.patterns)
      let code = (Code(table), Code(.row(base, table).reading(options)))
      state.code = code
      return code
    }
  }
}
