/// Writes something, and then what comes after it; false when that cannot be done.
@usableFromInline
package typealias Writer<Input: Monoid & Sendable> = @Sendable (inout Writing<Input>) -> Bool

/// What has been written, and what is still to be.
///
/// It is a value: a copy is the place to come back to.
@usableFromInline
package struct Writing<Input: Monoid & Sendable> {
  /// What has been written.
  @usableFromInline package var output = Input.empty

  /// What is to be written, the next value last.
  @usableFromInline package var values: [Any] = []

  /// Which alternative was taken at each choice.
  @usableFromInline package var choices: [Int] = []

  /// A description of what has been written; nil when nobody wants it.
  @usableFromInline package var template: Input?

  /// Whether the output may be followed by what is left of an input; see ``Reading``.
  @usableFromInline let isComplete: ((Input) -> Bool)?

  /// How many alternatives were given up that any value can be written by.
  @usableFromInline var detours = 0

  @inlinable
  package init(wantsTemplate: Bool = false, isComplete: ((Input) -> Bool)? = nil) {
    template = wantsTemplate ? .empty : nil
    self.isComplete = isComplete
  }
}

// A value says which alternative writes it, but one that captures nothing can be written by any. So there
// may be as many ways to write a value as there are through the grammar, and one that cannot be written
// would be tried in all of them.
@usableFromInline let maximumDetours = 200

extension Grammar {
  /// What writes the grammar, and then goes on with `next`.
  @inlinable
  func writer(then next: @escaping Writer<Input>) -> Writer<Input> {
    switch self {
    case .piece, .row, .converted, .skip:
      var run = [Action(next)]
      for step in steps(conversionsFirst: true).reversed() {
        switch step {
        case .piece(let piece), .branch(.skip(let piece, _)):
          run.append(Action { $0.write(piece) })
        case .conversion(let conversion):
          run.append(
            Action { [unapply = conversion.unapply] writing in
              var subject: AnyObject?
              return unapply(&writing.values, &subject)
            })
        case .branch(let grammar):
          run = [Action(grammar.writer(then: Action(run.reversed()[...]).run))]
        }
      }
      return Action(run.reversed()[...]).run

    case .choice(let alternatives):
      let writers = alternatives.map { AlternativeWriter($0, then: next) }
      return { writing in
        let start = writing
        var subject: AnyObject?
        for index in writers.indices where writing.detours <= maximumDetours {
          // What is refused at once leaves everything as it was.
          guard writers[index].begin(&writing.values, &subject) else { continue }
          writing.choices.append(index)
          if writers[index].write(&writing) { return true }
          let detours = writing.detours + (writers[index].isByValue ? 0 : 1)
          writing = start
          writing.detours = detours
        }
        return false
      }

    case .repetition(let grammar, let repetition):
      let round = grammar.writer { _ in true }
      return { writing in
        let rounds = repetition.spread(writing.values.removeLast())
        guard rounds.count <= repetition.limit else { return false }
        writing.choices.append(rounds.count)
        let values = writing.values
        for values in rounds {
          writing.values = values
          guard round(&writing) else { return false }
        }
        writing.values = values
        return next(&writing)
      }
    }
  }
}

/// How one alternative is written.
@usableFromInline
struct AlternativeWriter<Input: Monoid & Sendable>: Sendable {
  /// Whether it writes only some values.
  @usableFromInline let isByValue: Bool

  /// Takes the value apart if the alternative is a conversion; false if the value is another's.
  @usableFromInline let begin: @Sendable (inout [Any], inout AnyObject?) -> Bool

  /// Writes the alternative, and what comes after it.
  @usableFromInline let write: Writer<Input>

  @inlinable
  init(_ alternative: Grammar<Input>, then next: @escaping Writer<Input>) {
    if case .converted(let grammar, let conversion) = alternative {
      isByValue = true
      begin = conversion.unapply
      write = grammar.writer(then: next)
    } else {
      isByValue = false
      begin = { _, _ in true }
      write = alternative.writer(then: next)
    }
  }
}

extension Writing {
  @inlinable
  mutating func write(_ piece: Piece<Input>) -> Bool {
    if template != nil { describe(piece) }
    return piece.write(&values, &output)
  }

  @usableFromInline
  mutating func describe(_ piece: Piece<Input>) {
    template = template.map { $0 <> (piece.describe?(values) ?? piece.template) }
  }
}
