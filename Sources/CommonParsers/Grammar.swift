// How the parsers of this module work.
//
// A `Parser` is data: a `Grammar`, which says what there is to read and to write, and a `Shape`, which
// says how the parser's value lies among the values that a grammar leaves behind. Those values are
// `Any`, on a stack: a piece pushes what it has read, a conversion pops the values of its grammar and
// pushes what they convert to, and at the end the shape pops the value of the whole parser.
//
// Whatever can be done with a grammar is one `switch` over its six cases, in a file of its own:
//
// - Reading.swift makes a `Reader` of it: a closure that reads the grammar from the front of the input
//   and then calls the closure that reads what comes after it. A choice can therefore try its next
//   alternative when what comes after it fails. A `Reading` is a value, so a copy of it is the place to
//   come back to. What has failed once at some place of the input is not tried there again. Pieces and
//   conversions, which leave no choice, are just steps one after another (Step.swift).
// - Writing.swift makes a `Writer` of it, in the same way. Its last step reads what was written, and
//   accepts it only if reading takes the same alternatives as writing did.
// - Ways.swift lists the ways through it: grammars without choices. Templates, explanations, outlines
//   and unreachable patterns are all told from them.
// - AlternativeIndex.swift finds the alternatives of a choice that an input can match, by the texts of
//   which the input consists. It needs nothing but the outlines of their ways (Outline.swift).
//
// Closures are made once, when a parser is first used (`Code`). Everything that they do is generic over
// the input, and inlinable, so that a module with an input of its own gets closures made for it: they
// are two to three times as fast as general ones.
//
// One rule keeps Swift 6.3 content: a closure mentions at most one pack of types, because the compiler
// crashes on two, or joins them wrongly. So tuples are made and taken apart in `Shape.swift` only.

/// A parser as data: what there is to read and to write, without the types of the values.
@usableFromInline
package indirect enum Grammar<Input: Monoid & Sendable>: Sendable {
  /// One piece of input.
  case piece(Piece<Input>)
  /// Grammars one after another.
  case row([Grammar])
  /// The first of several that goes through, together with what comes after it.
  case choice([Grammar])
  /// A grammar whose values are converted.
  case converted(Grammar, Conversion)
  /// As little input as possible, whatever it is. It is written, and described, as the piece is.
  case skip(Piece<Input>, Skip<Input>)
  /// A grammar as often as it can be read, without going back.
  case repetition(Grammar, Repetition)

  /// The grammars of a row; a grammar of another kind is a row of itself.
  package var parts: [Grammar] { if case .row(let parts) = self { parts } else { [self] } }

  /// The grammars of a choice; a grammar of another kind is a choice of itself.
  package var alternatives: [Grammar] {
    if case .choice(let alternatives) = self { alternatives } else { [self] }
  }
}

extension Grammar {
  /// How much of the stack it takes to read the grammar, in units of up to 4 KB in a debug build.
  ///
  /// A choice, a skip and a repetition take one unit each, and what stands within another a second one.
  /// Pieces and their conversions take none, however many there are in a row.
  @usableFromInline
  package var depth: Int {
    switch self {
    case .piece: 0
    case .row(let parts): parts.reduce(0) { $0 + $1.depth }
    case .choice(let alternatives): alternatives.map(\.depthWithin).max() ?? 1
    case .converted(.converted(let grammar, _), _): grammar.depthWithin
    case .converted(let grammar, _): grammar.depth
    case .skip: 1
    case .repetition(let grammar, _): grammar.depthWithin
    }
  }

  private var depthWithin: Int {
    let depth = depth
    return depth == 0 ? 1 : depth + 2
  }

  /// The depth that fits into 512 KiB, which is what a thread has, in a debug build.
  @usableFromInline
  package static var maximumDepth: Int { 100 }
}

/// One piece of input: how it is read, written and described.
@usableFromInline
package struct Piece<Input: Monoid & Sendable>: Sendable {
  /// The texts that it reads, as far as that is known.
  package let outline: Outline

  /// A description of the piece, in the form of the input.
  package let template: Input

  /// Removes the piece from the front of the input and pushes its value; false when it is not there.
  @usableFromInline let read: @Sendable (inout Input, inout [Any]) -> Bool

  /// Pops the value, and appends to the output what reads as it; false when nothing does.
  @usableFromInline let write: @Sendable (inout [Any], inout Input) -> Bool

  /// A description of what the value on top of the stack writes, where it depends on the value.
  let describe: (@Sendable ([Any]) -> Input)?

  @usableFromInline
  package init(
    outline: Outline, template: Input,
    read: @escaping @Sendable (inout Input, inout [Any]) -> Bool,
    write: @escaping @Sendable (inout [Any], inout Input) -> Bool,
    describe: (@Sendable ([Any]) -> Input)? = nil
  ) {
    self.outline = outline
    self.template = template
    self.read = read
    self.write = write
    self.describe = describe
  }
}

/// How input is skipped, step by step.
@usableFromInline
package struct Skip<Input>: Sendable {
  /// How many steps there are at least.
  @usableFromInline let minimum: Int

  /// Skips one step; false when nothing is left.
  @usableFromInline let advance: @Sendable (inout Input) -> Bool

  /// How much is left: a number that shrinks with each step.
  @usableFromInline let remaining: @Sendable (Input) -> Int
}

/// How the rounds of a repetition become one value, and the value rounds again.
@usableFromInline
package struct Repetition: Sendable {
  /// How many rounds there are at most.
  @usableFromInline let limit: Int

  /// Makes one value of the values that each round has read.
  @usableFromInline let gather: @Sendable ([[Any]]) -> Any

  /// The values of each round, as they are to be written.
  @usableFromInline let spread: @Sendable (Any) -> [[Any]]
}

/// How the values of a grammar are converted to those of another, and back.
@usableFromInline
package struct Conversion: Sendable {
  /// Whether all values of the grammar can be converted.
  let isTotal: Bool

  /// Pops what was read and pushes what it converts to; false when the conversion refuses it.
  @usableFromInline let apply: @Sendable (inout [Any]) -> Bool

  /// Pops what is to be written and pushes what it converts back to; false, and the values as they
  /// were, when the conversion refuses it.
  ///
  /// The value is kept as a ``Subject``, for the next conversion that is asked about it.
  @usableFromInline let unapply: @Sendable (inout [Any], inout AnyObject?) -> Bool

  @usableFromInline
  init(
    isTotal: Bool, apply: @escaping @Sendable (inout [Any]) -> Bool,
    unapply: @escaping @Sendable (inout [Any], inout AnyObject?) -> Bool
  ) {
    self.isTotal = isTotal
    self.apply = apply
    self.unapply = unapply
  }

  /// A conversion by an isomorphism, between values that lie in certain shapes.
  @inlinable
  init<A, B>(_ iso: PartialIso<A, B>, from inner: Shape<A>, to outer: Shape<B>) {
    self.init(isTotal: iso.domain == .all) { values in
      guard let value = iso.apply(inner.pop(&values)) else { return false }
      outer.push(value, &values)
      return true
    } unapply: { values, subject in
      values.reverse(last: outer.count)
      let value = subject as? Subject<B> ?? Subject(outer.top(values))
      subject = value
      guard let converted = iso.unapply(value) else {
        values.reverse(last: outer.count)
        return false
      }
      values.drop(last: outer.count)
      inner.push(converted, &values)
      // The next value to be written is the last of the stack.
      values.reverse(last: inner.count)
      return true
    }
  }
}
