// How the parsers of this module work.
//
// A `Parser` is data: a `Grammar`, which says what there is to read and to write, and a `Shape`, which
// says how the parser's value lies among the values that a grammar leaves behind. Those values are
// `Any`, on a stack: a piece pushes what it has read, a conversion pops the values of its grammar and
// pushes what they convert to, and at the end the shape pops the value of the whole parser.
//
// Each thing has one word:
//
// - A *piece* is the smallest part of a grammar, a *row* is parts one after another, and a *choice* is one
//   of several *alternatives*. A *skip* passes over input, and a *repetition* has *rounds*.
// - A *step* is one thing that is done to read or to write a grammar. A *fork* is a step from which one
//   can go on in another way.
// - A *way* is a grammar with one alternative of each choice. An *attempt* is how far a way came with an
//   input.
//
// Whatever can be done with a grammar is one `switch` over its six cases, in a file of its own:
//
// - Reading.swift makes an array of steps of it, which a `Reading` takes one after another. When one fails,
//   it goes back to the latest fork. What has failed once at some place of the input is not tried there
//   again.
// - Writing.swift does the same to write values. What was written is then read again, and accepted only if
//   the values that come back are written in the same way, by pieces with the same values.
// - Ways.swift lists the ways through it. Templates, explanations, outlines and unreachable patterns are
//   all told from them.
// - AlternativeIndex.swift finds the alternatives of a choice that an input can match, by the texts of
//   which the input consists. It needs nothing but the outlines of their ways (Outline.swift).
//
// Nothing recurses while it reads or writes, except rounds within rounds. So however many choices there
// are, they need no more of the stack than one does. Making the steps, and listing the ways, does recurse
// into grammars within grammars: 100 optional parts or alternatives within one another, or 50
// repetitions, fit on a stack of 512 KiB in a debug build. Steps are made once, when a parser is first used
// (`Code`). What takes them is generic over the input, and inlinable, so that a module with an input of its
// own gets code made for it: that is two to three times as fast as general code.
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

/// One piece of input: how it is read, written and described.
@usableFromInline
package final class Piece<Input: Monoid & Sendable>: Sendable {
  /// The texts that it reads, as far as that is known.
  package let outline: Outline

  /// A description of the piece, in the form of the input.
  package let template: Input

  /// Removes the piece from the front of the input and pushes its value; false when it is not there.
  @usableFromInline let read: @Sendable (inout Input, inout [Any]) -> Bool

  /// Pops the value, and appends to the output what reads as it; false when nothing does.
  @usableFromInline let write: @Sendable (inout [Any], inout Input) -> Bool

  /// Whether two of its values are the same; nil when the piece has no value.
  @usableFromInline let areSame: (@Sendable (Any, Any) -> Bool)?

  @usableFromInline let hasValue: Bool

  /// Whether it reads as many texts as its outline has, and its value from these alone.
  @usableFromInline let isFixed: Bool

  /// A description of what the value on top of the stack writes, where it depends on the value.
  let describe: (@Sendable ([Any]) -> Input)?

  @usableFromInline
  package init(
    outline: Outline, template: Input,
    read: @escaping @Sendable (inout Input, inout [Any]) -> Bool,
    write: @escaping @Sendable (inout [Any], inout Input) -> Bool,
    areSame: (@Sendable (Any, Any) -> Bool)? = nil,
    describe: (@Sendable ([Any]) -> Input)? = nil
  ) {
    self.areSame = areSame
    hasValue = areSame != nil
    isFixed =
      !outline.texts.contains(.gap)
      && (!hasValue || !outline.texts.isEmpty
        || outline.conditions.contains { !$0.isOptional })
    self.outline = outline
    self.template = template
    self.read = read
    self.write = write
    self.describe = describe
  }
}

/// How input is skipped, step by step.
@usableFromInline
package final class Skip<Input>: Sendable {
  /// How many steps there are at least.
  @usableFromInline let minimum: Int

  /// Skips one step; false when nothing is left.
  @usableFromInline let advance: @Sendable (inout Input) -> Bool

  /// How much is left: a number that shrinks with each step.
  @usableFromInline let remaining: @Sendable (Input) -> Int

  init(
    minimum: Int, advance: @escaping @Sendable (inout Input) -> Bool,
    remaining: @escaping @Sendable (Input) -> Int
  ) {
    self.minimum = minimum
    self.advance = advance
    self.remaining = remaining
  }
}

/// How the rounds of a repetition become one value, and the value rounds again.
@usableFromInline
package final class Repetition: Sendable {
  /// How many rounds there are at most.
  @usableFromInline let limit: Int

  /// Makes one value of the values that each round has read.
  @usableFromInline let gather: @Sendable ([[Any]]) -> Any

  /// The values of each round, as they are to be written.
  @usableFromInline let spread: @Sendable (Any) -> [[Any]]

  init(
    limit: Int, gather: @escaping @Sendable ([[Any]]) -> Any,
    spread: @escaping @Sendable (Any) -> [[Any]]
  ) {
    self.limit = limit
    self.gather = gather
    self.spread = spread
  }
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
  @usableFromInline let unapply: Unapply

  @usableFromInline typealias Unapply = @Sendable (inout [Any], inout AnyObject?) -> Bool

  @usableFromInline
  init(
    isTotal: Bool, apply: @escaping @Sendable (inout [Any]) -> Bool, unapply: @escaping Unapply
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
