// How the parsers of this module work.
//
// A `Parser` is data. Its `Grammar` says what to read and write, and its `Shape` says how the
// parser's value is laid out among the values that the grammar reads. While reading, these values
// are on a stack of `Any`: a piece pushes the value it reads, and a conversion replaces the values
// of its grammar with the converted value. At the end, the shape pops the value of the whole
// parser.
//
// The code uses twelve words. Five are the cases of a grammar:
//
// - A *piece* is the smallest part of a grammar. It reads a certain part of the input, or skips
//   some. A *row* is several parts, one after another. A *choice* is one of several alternatives.
// - A *table* is a choice whose alternatives are tried in order whatever comes before it, as if
//   each of them were written out in full.
// - A *conversion* replaces values.
//
// The others are:
//
// - *shape*: how a value is laid out on the stack; *step*: one action in reading or writing a
//   grammar, which can be a fork, from which there are several ways to go on;
// - *pattern*: an alternative of a table, or of a table within it, written out in full
//   (Tables.swift); *template*: the description of a pattern; *outline*: the texts that a grammar
//   reads, as far as they're known; *trace*: how far reading or writing got, to explain why an
//   input doesn't match;
// - *record*: the choices and the values of a reading or a writing, to compare them.
//
// Each thing you can do with a grammar is a `switch` over its five cases, in a separate file:
//
// - Reading.swift turns the grammar into an array of steps, and a `Reading` takes them one by one.
//   When a step fails, it goes back to the latest fork. It remembers where reading failed and how
//   much input was left, and doesn't try that again.
// - Writing.swift does the same for writing values. It then reads its output, and accepts it if
//   that takes the same choices and its pieces have the same values. If not, it writes the value
//   that was read, and accepts the output if both values are written in the same way.
// - Ways.swift lists the ways to take alternatives, from which templates and outlines are made. An
//   outline says which texts a way reads. AlternativeIndex.swift uses this to look up the
//   alternatives of a choice that may match an input.
//
// Reading and writing don't recurse, so they need no more stack for many choices than for one.
// Everything else does recurse into nested grammars: 100 nested optional parts or alternatives fit
// on a stack of 512 KiB in a debug build.
//
// The steps are created once, when a parser is first used (`Code`). Only what converts values into
// those of the user's types is inlinable, so that the compiler can specialize it for them.
//
// A closure mentions at most one parameter pack: with two, the Swift 6.3 compiler crashes or joins
// them incorrectly. So only `Shape.swift` creates tuples and takes them apart.

/// A parser as data: what to read and write, without the types of the values.
package indirect enum Grammar<Input: Monoid & Sendable>: Sendable {
  /// One piece of input.
  case piece(Piece<Input>)
  /// Several grammars, one after another.
  case row([Grammar])
  /// The first of several grammars that matches together with what comes after it.
  case choice([Grammar])
  /// The first of several grammars that matches together with what comes before and after it.
  case table([Grammar])
  /// A grammar whose values are converted.
  case converted(Grammar, Conversion)

  /// The grammars of a row; any other grammar counts as a row of one.
  package var parts: [Grammar] { if case .row(let parts) = self { parts } else { [self] } }

  /// The alternatives of a choice; any other grammar counts as a choice of one.
  package var alternatives: [Grammar] {
    if case .choice(let alternatives) = self { alternatives } else { [self] }
  }

  /// All pieces in the grammar.
  package var pieces: [Piece<Input>] {
    var pieces: [Piece<Input>] = []
    appendPieces(to: &pieces)
    return pieces
  }

  private func appendPieces(to pieces: inout [Piece<Input>]) {
    switch self {
    case .piece(let piece): pieces.append(piece)
    case .row(let parts), .choice(let parts), .table(let parts):
      for part in parts { part.appendPieces(to: &pieces) }
    case .converted(let grammar, _): grammar.appendPieces(to: &pieces)
    }
  }
}

/// The smallest part of a grammar: how to read, write, and describe one piece of input.
package final class Piece<Input: Monoid & Sendable>: Sendable {
  /// The texts that the piece reads, as far as they're known.
  package let outline: Outline

  /// A description of the piece.
  package let template: Input.Template

  /// Removes the piece from the front of the input and pushes its value, or returns false if the
  /// input doesn't begin with it.
  let read: @Sendable (inout Input, inout [Any]) -> Bool

  /// Pops the value and appends an input that reads as this value, or returns false if there isn't
  /// one.
  let write: @Sendable (inout [Any], inout Input) -> Bool

  /// Returns whether two values of the piece are the same; nil if the piece has no value.
  let areSame: (@Sendable (Any, Any) -> Bool)?

  /// Whether the piece reads exactly what it writes: as many texts as its outline has, or another
  /// part of the input that must be there.
  let isFixed: Bool

  /// The `PartialIso` between the piece's text and its value, if the piece is one text.
  package let conversion: (any Sendable)?

  /// Returns a description of what the piece writes for the value on top of the stack; nil if the
  /// template describes every value.
  let describe: (@Sendable ([Any]) -> Input.Template)?

  /// Returns the piece to use beside the other pieces of a pattern, or nil if it doesn't depend on
  /// them.
  let adapt: (@Sendable ([Piece]) -> Piece)?

  /// How the piece skips as little input as possible, or nil if it reads a certain part.
  let skip: Skip<Input>?

  init(
    outline: Outline, template: Input.Template,
    read: @escaping @Sendable (inout Input, inout [Any]) -> Bool = { _, _ in true },
    write: @escaping @Sendable (inout [Any], inout Input) -> Bool = { _, _ in true },
    areSame: (@Sendable (Any, Any) -> Bool)? = nil,
    describe: (@Sendable ([Any]) -> Input.Template)? = nil,
    adapt: (@Sendable ([Piece]) -> Piece)? = nil, conversion: (any Sendable)? = nil,
    skip: Skip<Input>? = nil
  ) {
    (self.adapt, self.conversion, self.skip) = (adapt, conversion, skip)
    self.areSame = areSame
    isFixed =
      !outline.texts.contains(.gap) && !outline.changesInput
      && (areSame == nil
        || outline.isLawful
          && (!outline.texts.isEmpty || outline.conditions.contains { !$0.isOptional }))
    self.outline = outline
    self.template = template
    self.read = read
    self.write = write
    self.describe = describe
  }

  /// What a piece does with an input, or with an output.
  package typealias Action = (inout Input) -> Bool

  /// Returns a piece that reads and writes within `action`.
  package func within(
    _ outline: Outline, adapts: Bool = true,
    template change: @escaping @Sendable (Input.Template) -> Input.Template,
    _ action: @escaping @Sendable (inout Input, Action) -> Bool
  ) -> Piece {
    var adaptWithin: (@Sendable ([Piece]) -> Piece)?
    if let adapt, adapts { adaptWithin = { adapt($0).within(outline, template: change, action) } }
    var describeWithin: (@Sendable ([Any]) -> Input.Template)?
    if let describe { describeWithin = { change(describe($0)) } }
    return Piece(
      outline: outline, template: change(template),
      read: { [read] input, values in action(&input) { read(&$0, &values) } },
      write: { [write] values, output in action(&output) { write(&values, &$0) } },
      areSame: areSame, describe: describeWithin, adapt: adaptWithin, conversion: conversion)
  }
}

extension Grammar {
  /// Returns the same grammar with other pieces, except those that skip input.
  package func map(_ transform: (Piece<Input>) -> Piece<Input>) -> Grammar {
    mapParts({ $0.map(transform) }, piece: transform)
  }

  func mapParts(
    _ transform: (Grammar) -> Grammar, piece: (Piece<Input>) -> Piece<Input>
  ) -> Grammar {
    switch self {
    case .piece(let one): .piece(one.skip == nil ? piece(one) : one)
    case .row(let parts): .row(parts.map(transform))
    case .choice(let alternatives): .choice(alternatives.map(transform))
    case .table(let alternatives): .table(alternatives.map(transform))
    case .converted(let grammar, let conversion): .converted(transform(grammar), conversion)
    }
  }
}

/// How a piece skips input, step by step.
struct Skip<Input: Monoid & Sendable>: Sendable {
  /// The least number of steps to skip.
  let minimum: Int

  /// Skips one step, or returns false if nothing is left.
  let advance: @Sendable (inout Input) -> Bool

  /// Returns how much input is left, as a number that shrinks with each step.
  let remaining: @Sendable (Input) -> Int
}

/// How the values of a grammar are converted, and converted back.
@usableFromInline
package final class Conversion: Sendable {
  /// Whether every value of the grammar can be converted.
  let isTotal: Bool

  /// Whether the two directions are known to undo each other.
  let isLawful: Bool

  /// Returns why a value isn't taken apart, or nil if the conversion doesn't do that.
  package let refusal: (@Sendable (Any) -> String)?

  /// Replaces the values on top of the stack with the converted value, or returns false if the
  /// conversion refuses them.
  let apply: @Sendable (inout [Any]) -> Bool

  /// Replaces the values on top of the stack with what they convert back to.
  ///
  /// If the conversion refuses them, this returns false and leaves the stack unchanged. The second
  /// parameter keeps what's known of the value for the next conversion that tries it.
  let unapply: Unapply

  @usableFromInline typealias Unapply = @Sendable (inout [Any], inout Attempt) -> Bool

  /// Creates the conversion of an isomorphism from what it does with a stack.
  @usableFromInline
  init<A, B>(
    _ iso: PartialIso<A, B>, apply: @escaping @Sendable (inout [Any]) -> Bool,
    unapply: @escaping Unapply
  ) {
    isTotal = iso.domain == .all
    isLawful = iso.domain.isLawful
    refusal = iso.constructor.map { constructor in { @Sendable in constructor.refusal(of: $0) } }
    (self.apply, self.unapply) = (apply, unapply)
  }

  /// Creates a conversion from an isomorphism, between values of the given shapes.
  ///
  /// Only the identity has several outer values, and it never refuses them. So the stack needn't be
  /// reversed again.
  @inlinable
  convenience init<A, B>(_ iso: PartialIso<A, B>, from inner: Shape<A>, to outer: Shape<B>) {
    let unapply: Unapply =
      if let constructor = iso.constructor {
        { [shape = inner.count > 1 ? inner : constructor.shape] values, attempt in
          guard let payload = attempt.payload(of: outer.top(values), by: constructor, as: shape)
          else { return false }
          values.drop(last: outer.count)
          values.pushReversed(payload, as: inner)
          return true
        }
      } else {
        { values, _ in
          values.reverse(last: outer.count)
          guard let value = iso.unapply(outer.top(values)) else { return false }
          values.drop(last: outer.count)
          values.pushReversed(value, as: inner)
          return true
        }
      }
    self.init(
      iso,
      apply: { values in
        guard let value = iso.apply(inner.pop(&values)) else { return false }
        outer.push(value, &values)
        return true
      }, unapply: unapply)
  }
}
