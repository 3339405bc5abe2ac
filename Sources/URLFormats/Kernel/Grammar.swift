// How the parsers of this module work.
//
// A `Parser` is data. Its `Grammar` says what to read and write, and its `Shape` says how the
// parser's value is laid out among the values that the grammar reads. While reading, these values
// are on a stack of `Any`: a piece pushes the value it reads, and a conversion replaces the values
// of its grammar with the converted value. At the end, the shape pops the value of the whole
// parser.
//
// The code uses ten words. Five are the cases of a grammar:
//
// - A *piece* is the smallest part of a grammar. It reads a certain part of the input, or skips
//   some. A *sequence* is several parts, one after another. A *choice* is one of several
//   alternatives.
// - A *table* is a choice whose alternatives are tried in order whatever comes before it, as if
//   each of them were written out in full.
// - A *conversion* replaces values.
//
// The others are:
//
// - *shape*: how a value is laid out on the stack; *step*: one action in reading or writing a
//   grammar, which can be a fork, from which there are several ways to go on;
// - *row*: an alternative of a table, or of a table within it, written out in full (Rows.swift);
//   *template*: the description of a row; *trace*: how far reading or writing got, to explain why
//   an input doesn't match.
//
// Each thing you can do with a grammar, or with its steps, is in a separate file:
//
// - Steps.swift turns the grammar into an array of steps. They're made once, when a parser is first
//   used (`Program`).
// - Reading.swift takes these steps one by one. When one fails, it goes back to the latest fork. It
//   remembers where reading failed and how much input was left, and doesn't try that again.
// - Writing.swift takes the same steps to write values. It then reads its output, and accepts it if
//   that gives the same value (Comparing.swift).
// - Rows.swift lists the rows, from which templates are made, and writes them out where going back
//   would try them in another order. Ways.swift lists the ways through a grammar, one for each
//   combination of alternatives, by which AlternativeIndex.swift looks them up.
//
// Reading and writing don't recurse, so they need no more stack for many choices than for one.
// Everything else does recurse into nested grammars: 64 nested optional parts or alternatives fit
// on a stack of 512 KiB in a debug build.
//
// Only what converts values into those of the user's types is inlinable, so that the compiler can
// specialize it for them. What runs once for each table isn't specialized at all, because that
// would double its code: `@_semantics("optimize.sil.specialize.generic.never")`.
//
// A closure mentions at most one parameter pack: with two, the Swift 6.3 compiler crashes or joins
// them incorrectly. So only `Shape.swift` creates tuples and takes them apart.

/// A parser as data: what to read and write, without the types of the values.
package indirect enum Grammar<Input: Monoid & Sendable>: Sendable {
  /// One piece of input.
  case piece(Piece<Input>)
  /// Several grammars, one after another.
  case sequence([Grammar])
  /// The first of several grammars that matches together with what comes after it.
  case choice([Grammar])
  /// The first of several grammars that matches together with what comes before and after it.
  case table([Grammar])
  /// A grammar whose values are converted.
  case converted(Grammar, Conversion)

  /// Returns one grammar after another.
  package static func sequence(_ lhs: Grammar, _ rhs: Grammar) -> Grammar {
    .sequence(lhs.parts + rhs.parts)
  }

  /// The grammars of a sequence; any other grammar counts as a sequence of one.
  package var parts: [Grammar] { if case .sequence(let parts) = self { parts } else { [self] } }

  /// All pieces in the grammar.
  package var pieces: [Piece<Input>] {
    switch self {
    case .piece(let piece): [piece]
    case .sequence(let all), .choice(let all), .table(let all): all.flatMap { $0.pieces }
    case .converted(let grammar, _): grammar.pieces
    }
  }

  /// Returns the same grammar with other pieces.
  @_semantics("optimize.sil.specialize.generic.never")
  package func map(_ transform: (Piece<Input>) -> Piece<Input>) -> Grammar {
    switch self {
    case .piece(let piece): .piece(transform(piece))
    case .sequence(let parts): .sequence(parts.map { $0.map(transform) })
    case .choice(let alternatives): .choice(alternatives.map { $0.map(transform) })
    case .table(let alternatives): .table(alternatives.map { $0.map(transform) })
    case .converted(let grammar, let conversion): .converted(grammar.map(transform), conversion)
    }
  }
}

/// The smallest part of a grammar: how to read, write, and describe one piece of input.
package final class Piece<Input: Monoid & Sendable>: Sendable {
  /// What the piece reads of the texts of the input.
  package let patterns: [TextPattern]

  /// A description of the piece.
  package let template: Input.Template

  /// What the piece is, if the input's type tells its parts apart.
  package let role: Input._Role?

  /// Whether the piece reads that something is missing, which is no progress.
  let isAbsence: Bool

  /// Removes the piece from the front of the input and pushes its value, or returns false if the
  /// input doesn't begin with it.
  let read: @Sendable (inout Input, inout [Any]) -> Bool

  /// Pops the value and appends an input that reads as this value, or returns false if there isn't
  /// one.
  let write: @Sendable (inout [Any], inout Input) -> Bool

  /// Returns a description of what the piece writes for the value on top of the stack; nil if the
  /// template describes every value.
  let describe: (@Sendable ([Any]) -> Input.Template)?

  /// Returns the piece to use in its role beside others, or nil if it doesn't depend on them.
  package let beside: (@Sendable (Input._Role, _ others: [Input._Role]) -> Piece)?

  /// The piece that reads one step of what this one skips, or nil if it reads a certain part.
  let skip: Piece?

  init(
    patterns: [TextPattern], template: Input.Template, role: Input._Role? = nil,
    isAbsence: Bool = false,
    read: @escaping @Sendable (inout Input, inout [Any]) -> Bool = { _, _ in true },
    write: @escaping @Sendable (inout [Any], inout Input) -> Bool = { _, _ in true },
    describe: (@Sendable ([Any]) -> Input.Template)? = nil,
    beside: (@Sendable (Input._Role, _ others: [Input._Role]) -> Piece)? = nil,
    skip: Piece? = nil
  ) {
    (self.patterns, self.template, self.role, self.isAbsence) = (
      patterns, template, role, isAbsence
    )
    (self.read, self.write) = (read, write)
    (self.describe, self.beside, self.skip) = (describe, beside, skip)
  }
}

/// How the values of a grammar are converted, and converted back.
@usableFromInline
package final class Conversion: Sendable {
  /// Returns why a value isn't converted back.
  @usableFromInline let refusal: @Sendable (Any) -> Reason

  /// Replaces the values on top of the stack with the converted value, or returns false if the
  /// conversion refuses them.
  @usableFromInline let apply: @Sendable (inout [Any]) -> Bool

  /// Replaces the values on top of the stack with what they convert back to.
  ///
  /// If the conversion refuses them, this returns false and leaves the stack unchanged. The second
  /// parameter keeps what's known of the value (`Subject`) for the next conversion that tries it.
  @usableFromInline let unapply: @Sendable (inout [Any], inout AnyObject?) -> Bool

  /// Creates a conversion from an isomorphism, between values of the given shapes.
  @inlinable
  init<A, B>(_ iso: PartialIso<A, B>, from inner: Shape<A>, to outer: Shape<B>) {
    apply = { values in
      guard let value = iso.apply(inner.pop(&values)) else { return false }
      outer.push(value, &values)
      return true
    }
    guard let constructor = iso.constructor else {
      unapply = { values, _ in
        // Only the identity has several outer values, and it refuses none, so their order never has
        // to be restored.
        values.reverse(last: outer.count)
        guard let value = iso.unapply(outer.top(values)) else { return false }
        values.drop(last: outer.count)
        values.pushReversed(value, as: inner)
        return true
      }
      refusal = { _ in iso.refusal }
      return
    }
    let shape = inner.count > 1 ? inner : constructor.shape
    unapply = { values, known in
      let subject = known as? Subject<B> ?? Subject(outer.top(values))
      known = subject
      guard let payload = constructor.payload(of: subject, as: shape) else { return false }
      values.drop(last: outer.count)
      values.pushReversed(payload, as: inner)
      return true
    }
    refusal = { constructor.refusal(of: $0, as: shape) }
  }
}
