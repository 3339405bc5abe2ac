/// What is done of a grammar, one after another.
@usableFromInline
enum Step<Input: Monoid & Sendable>: Sendable {
  case piece(Piece<Input>)
  case conversion(Conversion)
  /// A choice, a skip or a repetition.
  case branch(Grammar<Input>)
}

extension Grammar {
  /// The steps of the grammar: conversions stand after what they convert, or before it.
  @usableFromInline
  func steps(conversionsFirst: Bool) -> [Step<Input>] {
    switch self {
    case .piece(let piece): [.piece(piece)]
    case .row(let parts): parts.flatMap { $0.steps(conversionsFirst: conversionsFirst) }
    case .converted(let grammar, let conversion):
      if conversionsFirst {
        [.conversion(conversion)] + grammar.steps(conversionsFirst: true)
      } else {
        grammar.steps(conversionsFirst: false) + [.conversion(conversion)]
      }
    case .choice, .skip, .repetition: [.branch(self)]
    }
  }
}

/// Something that is done in reading or in writing; false when it cannot be done.
///
/// A closure alone would be wrapped when it is put into an array.
@usableFromInline
struct Action<State>: Sendable {
  @usableFromInline let run: @Sendable (inout State) -> Bool

  @inlinable
  init(_ run: @escaping @Sendable (inout State) -> Bool) {
    self.run = run
  }

  /// Several actions, one after another.
  ///
  /// They are put together as a tree, so that a thousand of them need no more of the stack than ten.
  @inlinable
  init(_ actions: ArraySlice<Action>) {
    switch actions.count {
    case 0: self.init { _ in true }
    case 1: self = actions.first!
    default:
      let half = actions.count / 2
      let (left, right) = (Action(actions.prefix(half)).run, Action(actions.dropFirst(half)).run)
      self.init { left(&$0) && right(&$0) }
    }
  }
}
