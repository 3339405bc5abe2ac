import CommonParsers
import Synchronization

/// The patterns of a router in order, whatever the type of its routes is.
///
/// What is generic looks up types at each step, which took longer than the steps.
@usableFromInline
final class PatternList: Sendable {
  private struct State: Sendable {
    var patterns: [(template: String, parser: UntypedParser)] = []
    /// All as one, once they are needed.
    var joined: UntypedParser?
  }

  private let state = Mutex(State())
  private let join: @Sendable ([UntypedParser]) -> UntypedParser

  /// Makes an empty list, for routes of a type.
  init<U>(of type: U.Type) {
    join = { UntypedParser(Parser<RouteInput, U>.table($0.map { Parser($0) })) }
  }

  /// Adds a pattern at the end.
  func append(_ parser: UntypedParser, template: String) {
    state.withLock { state in
      state.patterns.append((template, parser))
      state.joined = nil
    }
  }

  /// The patterns.
  var all: [(template: String, parser: UntypedParser)] { state.withLock { $0.patterns } }

  /// The parser that tries each in turn.
  @usableFromInline
  var joined: UntypedParser {
    state.withLock { state in
      if let joined = state.joined { return joined }
      let joined = join(state.patterns.map(\.parser))
      state.joined = joined
      return joined
    }
  }
}
