import CommonParsers
import Synchronization
import URLFormats

/// The patterns of a router in order, whatever the type of its routes is.
final class RouteTable: Sendable {
  private struct State {
    var patterns: [Grammar<URLParts>] = []
    /// What runs all of them as one, once it is needed.
    var code: Code<URLParts>?
  }

  private let state = Mutex(State())

  func append(_ pattern: Grammar<URLParts>) {
    state.withLock { state in
      state.patterns.append(pattern)
      state.code = nil
    }
  }

  var patterns: [Grammar<URLParts>] { state.withLock { $0.patterns } }

  /// What tries each pattern in turn.
  var code: Code<URLParts> {
    state.withLock { state in
      if let code = state.code { return code }
      let code = Code(Grammar.choice(state.patterns))
      state.code = code
      return code
    }
  }
}
